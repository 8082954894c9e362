import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

type GrantParams = { ownerId: string; email: string; agents: number | null; until: Temporal.Instant | null };

/** What it entitles to is settled afterwards. */
export const saveGrant = defineQuery<GrantParams>()((db, param) =>
  db
    .insertInto("subscribers")
    .values({
      user_id: param("ownerId"),
      email: param("email"),
      granted_agents: param("agents"),
      granted_until: param("until"),
    })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        granted_agents: param("agents"),
        granted_until: param("until"),
        updated_at: sql`now()`,
      }),
    ),
);

/** Of everything that PayPal no longer bills. What is still to be approved may yet be paid for. */
export const revokePaidTime = defineQuery<{ ownerId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("paypal_subscriptions")
    .set({ revoked_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("status", "in", [sql.lit("CANCELLED"), sql.lit("EXPIRED"), sql.lit("GONE")])
    .where("revoked_at", "is", null),
);
