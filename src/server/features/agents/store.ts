import { type Selectable, sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery } from "../../platform/db/query.ts";
import type { Agents } from "../../platform/db/schema.gen.ts";

const columns = [
  "id",
  "name",
  "email",
  "phone",
  "specialties",
  "working_hours",
  "is_active",
  "avatar",
  "color",
  "created_at",
  "version",
] as const;

export type AgentRow = Pick<Selectable<Agents>, (typeof columns)[number]>;

export const selectAgents = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("agents")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc"),
);

export const selectBookingAgents = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("agents")
    .select(["id", "name", "email", "is_active"])
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true)
    .orderBy(sql`lower(name)`)
    .orderBy("id"),
);

export const selectAgent = defineQuery<{ ownerId: string; agentId: string }>()((db, param) =>
  db.selectFrom("agents").select("id").where("user_id", "=", param("ownerId")).where("id", "=", param("agentId")),
);

export const selectAgentForUpdate = defineQuery<{ ownerId: string; agentId: string }>()((db, param) =>
  db
    .selectFrom("agents")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("agentId"))
    .forUpdate(),
);

export const countActiveAgents = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("agents")
    .select(sql<number>`count(*)`.as("active"))
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true),
);

export const selectActiveAgents = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("agents")
    .select(["id", "name", "created_at"])
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true)
    .forUpdate(),
);

export const reactivateOldest = defineQuery<{ ownerId: string; agentIds: string[]; places: number }>()((db, param) =>
  db
    .updateTable("agents")
    .set({ is_active: true, ...nextVersion })
    .where("user_id", "=", param("ownerId"))
    .where("id", "in", (eb) =>
      eb
        .selectFrom("agents as taken")
        .select("taken.id")
        .where("taken.user_id", "=", param("ownerId"))
        .where("taken.is_active", "=", false)
        .where(sql<boolean>`taken.id = any(${param("agentIds")}::uuid[])`)
        .orderBy("taken.created_at")
        .orderBy("taken.id")
        .limit(param("places")),
    )
    .returning("id"),
);

export const deactivateAgents = defineQuery<{ ownerId: string; agentIds: string[] }>()((db, param) =>
  db
    .updateTable("agents")
    .set({ is_active: false, ...nextVersion })
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id = any(${param("agentIds")}::uuid[])`),
);

export const selectSubscription = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("subscribers")
    .select(["subscribed", "subscription_end", "max_agents"])
    .where("user_id", "=", param("ownerId")),
);

export type AgentValues = {
  name: string;
  email: string;
  phone: string | null;
  specialties: string[];
  /** As JSON. */
  workingHours: string;
  isActive: boolean;
};

/** What only a change can give. */
type AgentLooks = { avatar: string | null; color: string | null };

export const insertAgent = defineQuery<AgentValues & { ownerId: string }>()((db, param) =>
  db
    .insertInto("agents")
    .values({
      user_id: param("ownerId"),
      name: param("name"),
      email: param("email"),
      phone: param("phone"),
      specialties: param("specialties"),
      working_hours: sql`${param("workingHours")}::jsonb`,
      is_active: param("isActive"),
    })
    .returning(columns),
);

export const updateAgentRow = defineQuery<AgentValues & AgentLooks & { ownerId: string; agentId: string }>()(
  (db, param) =>
    db
      .updateTable("agents")
      .set({
        name: param("name"),
        email: param("email"),
        phone: param("phone"),
        specialties: param("specialties"),
        working_hours: sql`${param("workingHours")}::jsonb`,
        is_active: param("isActive"),
        avatar: param("avatar"),
        color: param("color"),
        ...nextVersion,
      })
      .where("user_id", "=", param("ownerId"))
      .where("id", "=", param("agentId"))
      .returning(columns),
);

export const deleteAgentRow = defineQuery<{ ownerId: string; agentId: string }>()((db, param) =>
  db.deleteFrom("agents").where("user_id", "=", param("ownerId")).where("id", "=", param("agentId")),
);
