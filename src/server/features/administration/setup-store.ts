import { sql } from "kysely";
import { defineUnownedQuery } from "../../platform/db/query.ts";

export type SetupState = "open" | "exists" | "used";

export const selectSetupState = defineUnownedQuery<{ fingerprint: string }>("signing-in")((db, param) =>
  db.selectNoFrom(sql<SetupState>`admin_setup_state(${param("fingerprint")})`.as("state")),
);

/** How many administrators there have been. */
export const selectSetupCount = defineUnownedQuery("signing-in")((db) =>
  db.selectNoFrom(sql<number>`admin_setup_count()`.as("administrators")),
);

type NewUser = { id: string; name: string; email: string; timeZone: string | null; language: string | null };

/** Marked as verified: the operator of the server needn't prove a mailbox. No row when the address has an account. */
export const insertVerifiedUser = defineUnownedQuery<NewUser>("signing-in")((db, param) =>
  db
    .insertInto("user")
    .values({
      id: param("id"),
      name: param("name"),
      email: param("email"),
      email_verified: true,
      time_zone: param("timeZone"),
      language: param("language"),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id"),
);

type NewAdministrator = { userId: string; username: string; fingerprint: string; now: Temporal.Instant };

export const createAdministrator = defineUnownedQuery<NewAdministrator>("signing-in")((db, param) =>
  db.selectNoFrom(
    sql<boolean>`create_administrator(${param("userId")}::uuid, ${param("username")}, ${param("fingerprint")},
      ${param("now")}::timestamptz)`.as("created"),
  ),
);

/** Marks it as used, so that nobody uses it again; false when somebody just has. */
export const spendSecret = defineUnownedQuery<{ fingerprint: string }>("signing-in")((db, param) =>
  db.selectNoFrom(sql<boolean>`spend_setup_secret(${param("fingerprint")})`.as("spent")),
);
