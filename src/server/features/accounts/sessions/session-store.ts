import { sql } from "kysely";
import type { SessionEnd } from "#contract/account/account.ts";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";

const now = sql<Temporal.Instant>`now()`;

/** As the session gate looks for it. */
const tokenHash = sql<string>`encode(sha256(convert_to(gone.token, 'UTF8')), 'hex')`.as("token_hash");

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

/** Ended by the owner from another session: the browser there gets the reason why it has to sign in again. */
export const deleteSession = defineQuery<OwnSession>()((db, param) =>
  db
    .with("gone", (ending) =>
      ending
        .deleteFrom("session")
        .where("user_id", "=", param("ownerId"))
        .where("id", "=", param("sessionId"))
        .returning("token"),
    )
    .insertInto("ended_sessions")
    .columns(["token_hash", "reason"])
    .expression((rows) => rows.selectFrom("gone").select([tokenHash, sql<string>`'signed-out'`.as("reason")]))
    .returning("token_hash"),
);

export const deleteOtherSessions = defineQuery<OwnSession & { reason: SessionEnd }>()((db, param) =>
  db
    .with("gone", (ending) =>
      ending
        .deleteFrom("session")
        .where("user_id", "=", param("ownerId"))
        .where("id", "<>", param("sessionId"))
        .returning("token"),
    )
    .insertInto("ended_sessions")
    .columns(["token_hash", "reason"])
    .expression((rows) =>
      rows.selectFrom("gone").select([tokenHash, sql<string>`${param("reason")}::text`.as("reason")]),
    ),
);

export const deleteAllSessions = defineQuery<{ ownerId: string; reason: SessionEnd }>()((db, param) =>
  db
    .with("gone", (ending) => ending.deleteFrom("session").where("user_id", "=", param("ownerId")).returning("token"))
    .insertInto("ended_sessions")
    .columns(["token_hash", "reason"])
    .expression((rows) =>
      rows.selectFrom("gone").select([tokenHash, sql<string>`${param("reason")}::text`.as("reason")]),
    ),
);

/** How long a sign-in by code replaces the current password. */
export const isFreshCode = sql<boolean>`coalesce(signed_in_by_code_at > now() - interval '10 minutes', false)`;

export const selectSignedInByCode = defineQuery<OwnSession>()((db, param) =>
  db
    .selectFrom("session")
    .select(isFreshCode.as("by_code"))
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("sessionId")),
);

export const markSignedInByCode = defineUnownedQuery<{ token: string }>("signing-in")((db, param) =>
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

/** An emailed code was entered in the settings: it replaces the password, as a sign-in by code does. */
export const markIdentityProven = defineQuery<OwnSession>()((db, param) =>
  db
    .updateTable("session")
    .set({ signed_in_by_code_at: now })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("sessionId")),
);
