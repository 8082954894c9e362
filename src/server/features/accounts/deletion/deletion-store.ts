import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";

type Leaving = { ownerId: string; placeholder: string };

/** The address is free again at once, and the account can no longer be found by it. */
export const markLeaving = defineQuery<Leaving>()((db, param) =>
  db
    .updateTable("user")
    .set({
      email: param("placeholder"),
      name: "",
      image: null,
      two_factor_enabled: false,
      deletion_requested_at: sql<Temporal.Instant>`now()`,
    })
    .where("id", "=", param("ownerId"))
    .where("deletion_requested_at", "is", null)
    .returning("id"),
);

export const deleteCredentials = defineQuery<{ ownerId: string }>()((db, param) =>
  db.deleteFrom("account").where("user_id", "=", param("ownerId")),
);

export const deleteSecondFactor = defineQuery<{ ownerId: string }>()((db, param) =>
  db.deleteFrom("two_factor").where("user_id", "=", param("ownerId")),
);

/** They can no longer be booked, however long the rest takes. */
export const deactivateAllAgents = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .updateTable("agents")
    .set({ is_active: false })
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true),
);

export const selectLeaving = defineUnownedQuery("routine")((db) =>
  db.selectFrom("user").select("id").where("deletion_requested_at", "is not", null).orderBy("deletion_requested_at"),
);

/** A large account takes longer to remove than any request may. */
export const allowLongStatement = defineUnownedQuery("no-owners-rows")((db) =>
  db.selectNoFrom(sql`set_config('statement_timeout', '600000', true)`.as("set")),
);

export const eraseAccountRows = {
  ...defineQuery<{ ownerId: string }>()((db, param) =>
    db.selectNoFrom(sql<boolean>`erase_account(${param("ownerId")}::uuid)`.as("erased")),
  ),
  patienceMs: 605_000,
};

/** What was kept under the address alone; mails that still waited for it, too. */
export const forgetAddress = defineUnownedQuery<{ email: string }>("routine")((db, param) =>
  db.selectNoFrom(sql`forget_address(${param("email")}::text, true)`.as("done")),
);

/** Run daily: what a job that failed for good still names. */
export const forgetDeadJobs = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql`forget_dead_jobs()`.as("done")),
);
