import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

type Owner = { ownerId: string };

export const selectOwner = defineQuery<Owner>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .innerJoin("user as u", "u.id", "p.user_id")
    .leftJoin("whatsapp_credentials as k", "k.user_id", "p.user_id")
    .select(["p.company_name", "u.name as owner_name", "u.email as owner_email", "k.preferred_language"])
    .select(sql<string | null>`wizard_name_of(p.user_id)`.as("wizard_name"))
    .where("p.user_id", "=", param("ownerId")),
);

export const selectTeam = defineQuery<Owner>()((db, param) =>
  db
    .selectFrom("agents")
    .select(["id", "name", "email", "phone"])
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", sql.lit(true))
    .orderBy("created_at")
    .orderBy("id"),
);

type CommandState = Owner & { conversationId: string; state: string };

export const saveCommandState = defineQuery<CommandState>()((db, param) =>
  db
    .updateTable("conversations")
    .set({ command_state: sql`${param("state")}::jsonb` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("conversationId")),
);
