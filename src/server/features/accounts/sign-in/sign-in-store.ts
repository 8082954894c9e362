import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";

const now = sql<Temporal.Instant>`now()`;

/** No row: the code opened a session a moment ago. The codes before and after the present one are right as well. */
export const spendTotpCode = defineQuery<{ ownerId: string; code: string }>()((db, param) =>
  db
    .insertInto("used_totp_codes")
    .values({ user_id: param("ownerId"), code: param("code") })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "code"])
        .doUpdateSet({ used_at: now })
        .where("used_totp_codes.used_at", "<", sql<Temporal.Instant>`now() - interval '5 minutes'`),
    )
    .returning("code"),
);

export const forgetTotpCodes = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .deleteFrom("used_totp_codes")
    .where("user_id", "=", param("ownerId"))
    .where("used_at", "<", sql<Temporal.Instant>`now() - interval '5 minutes'`),
);

/** A row if the owner is asked for a second step. */
export const selectSecondFactor = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user").select("id").where("id", "=", param("ownerId")).where("two_factor_enabled", "=", true),
);

/** The same, by the address. */
export const selectProtected = defineUnownedQuery<{ email: string }>("signing-in")((db, param) =>
  db.selectFrom("user").select("id").where("email", "=", param("email")).where("two_factor_enabled", "=", true),
);

export const deleteSessionByToken = defineUnownedQuery<{ token: string }>("signing-in")((db, param) =>
  db.deleteFrom("session").where("token", "=", param("token")),
);

/** Of those with a second factor; the others' first step is the only one, and the database notes it by itself. */
export const noteSignIn = defineUnownedQuery<{ token: string }>("signing-in")((db, param) =>
  db
    .updateTable("user")
    .from("session")
    .set((row) => ({ last_sign_in_at: row.ref("session.created_at") }))
    .whereRef("session.user_id", "=", "user.id")
    .where("session.token", "=", param("token")),
);

const codeMark = (email: string) => sql<string>`'signed-in-by-code-' || ${email}::text`;

/** The first of two steps was a mailed code; the session that the second one opens has to know. */
export const rememberCode = defineUnownedQuery<{ email: string }>("signing-in")((db, param) =>
  db.insertInto("verification").values({
    identifier: codeMark(param("email")),
    value: "code",
    expires_at: sql`now() + interval '10 minutes'`,
  }),
);

export const takeRememberedCode = defineUnownedQuery<{ email: string }>("signing-in")((db, param) =>
  db
    .deleteFrom("verification")
    .where("identifier", "=", codeMark(param("email")))
    .where("expires_at", ">", now)
    .returning("id"),
);

export const selectSuspended = defineUnownedQuery<{ ownerId: string }>("signing-in")((db, param) =>
  db.selectFrom("user").select("id").where("id", "=", param("ownerId")).where("suspended_at", "is not", null),
);

export const selectVerifiedAddress = defineUnownedQuery<{ email: string }>("signing-in")((db, param) =>
  db.selectFrom("user").select("id").where("email", "=", param("email")).where("email_verified", "=", true),
);
