import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

const now = sql<Temporal.Instant>`now()`;

type OwnSession = { ownerId: string; sessionId: string };

export const selectSessions = defineQuery<OwnSession>()((db, param) =>
  db
    .selectFrom("session")
    .select(["id", "ip_address", "user_agent", "created_at", "expires_at"])
    .where("user_id", "=", param("ownerId"))
    .where("expires_at", ">", now)
    .orderBy(sql`id = ${param("sessionId")}::uuid`, "desc")
    .orderBy("created_at", "desc")
    .limit(200),
);

export const deleteSession = defineQuery<OwnSession>()((db, param) =>
  db.deleteFrom("session").where("user_id", "=", param("ownerId")).where("id", "=", param("sessionId")).returning("id"),
);

export const deleteOtherSessions = defineQuery<OwnSession>()((db, param) =>
  db.deleteFrom("session").where("user_id", "=", param("ownerId")).where("id", "<>", param("sessionId")),
);

export const deleteAllSessions = defineQuery<{ ownerId: string }>()((db, param) =>
  db.deleteFrom("session").where("user_id", "=", param("ownerId")),
);

/** How long a sign-in by code stands for the current password. */
export const isFreshCode = sql<boolean>`coalesce(signed_in_by_code_at > now() - interval '10 minutes', false)`;

export const selectSignedInByCode = defineQuery<OwnSession>()((db, param) =>
  db
    .selectFrom("session")
    .select(isFreshCode.as("by_code"))
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("sessionId")),
);

export const markSignedInByCode = defineQuery<{ token: string }>()((db, param) =>
  db.updateTable("session").set({ signed_in_by_code_at: now }).where("token", "=", param("token")),
);

/** The code has served its purpose. */
export const unmarkSignedInByCode = defineQuery<OwnSession>()((db, param) =>
  db
    .updateTable("session")
    .set({ signed_in_by_code_at: null })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("sessionId")),
);
