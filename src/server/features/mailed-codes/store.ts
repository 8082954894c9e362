import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

const now = sql<Temporal.Instant>`now()`;

type NewCode = { scopeHash: string; ownerId: string; codeHash: string; tries: number; minutes: number };

/** A newer code takes the place of the one before, with tries of its own. */
export const saveMailedCode = defineQuery<NewCode>()((db, param) => {
  const row = {
    user_id: param("ownerId"),
    code_hash: param("codeHash"),
    tries_left: param("tries"),
    expires_at: sql<Temporal.Instant>`now() + make_interval(mins => ${param("minutes")})`,
  };
  return db
    .insertInto("mailed_codes")
    .values({ scope_hash: param("scopeHash"), ...row })
    .onConflict((conflict) => conflict.column("scope_hash").doUpdateSet(row));
});

/** One try is taken before anything is compared: of many at once, none is free. */
export const useCodeTry = defineUnownedQuery<{ scopeHash: string }>("signing-in")((db, param) =>
  db
    .updateTable("mailed_codes")
    .set({ tries_left: sql`tries_left - 1` })
    .where("scope_hash", "=", param("scopeHash"))
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .returning(["code_hash", "user_id"]),
);

/** When two try at once, only one gets a row. */
export const spendMailedCode = defineUnownedQuery<{ scopeHash: string; codeHash: string }>("signing-in")((db, param) =>
  db
    .deleteFrom("mailed_codes")
    .where("scope_hash", "=", param("scopeHash"))
    .where("code_hash", "=", param("codeHash"))
    .returning("user_id"),
);

export const deleteMailedCodes = defineQuery<{ ownerId: string }>()((db, param) =>
  db.deleteFrom("mailed_codes").where("user_id", "=", param("ownerId")),
);

export const deleteOldCodes = defineUnownedQuery("routine")((db) =>
  db.deleteFrom("mailed_codes").where("expires_at", "<", now),
);

/** What Better Auth compares with: for a moment, and for a code that only this process knows. */
export const insertSignInTicket = defineUnownedQuery<{ email: string; hash: string }>("signing-in")((db, param) =>
  db.insertInto("verification").values({
    identifier: sql`'sign-in-otp-' || ${param("email")}::text`,
    value: sql`${param("hash")}::text || ':0'`,
    expires_at: sql`now() + interval '1 minute'`,
  }),
);
