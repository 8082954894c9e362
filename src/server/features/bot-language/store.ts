import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

export const selectBotLanguage = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("whatsapp_credentials").select("preferred_language").where("user_id", "=", param("ownerId")),
);

export const upsertBotLanguage = defineQuery<{ ownerId: string; language: string }>()((db, param) =>
  db
    .insertInto("whatsapp_credentials")
    .values({ user_id: param("ownerId"), preferred_language: param("language") })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ preferred_language: param("language"), updated_at: sql`now()` }),
    ),
);
