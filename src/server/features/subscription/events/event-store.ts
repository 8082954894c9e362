import { sql } from "kysely";
import { defineUnownedQuery } from "../../../platform/db/query.ts";

type EventParams = { id: string; type: string; subscriptionId: string | null; now: Temporal.Instant };

/** Returns no row for an event that came before. */
export const insertEvent = defineUnownedQuery<EventParams>("finding-the-owner")((db, param) =>
  db
    .insertInto("payment_events")
    .values({
      id: param("id"),
      type: param("type"),
      paypal_subscription_id: param("subscriptionId"),
      received_at: param("now"),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id"),
);

/** One sent once more after that only makes us look at PayPal, which changes nothing. */
export const forgetOldEvents = defineUnownedQuery<{ before: Temporal.Instant }>("routine")((db, param) =>
  db.deleteFrom("payment_events").where("received_at", "<", param("before")),
);

export const listOpenSubscriptions = defineUnownedQuery<{ begunSince: Temporal.Instant }>("routine")((db, param) =>
  db.selectFrom(sql<{ id: string }>`list_open_subscriptions(${param("begunSince")})`.as("open")).select("id"),
);

export const listSubscribersToReconcile = defineUnownedQuery<{ now: Temporal.Instant }>("routine")((db, param) =>
  db.selectFrom(sql<{ user_id: string }>`list_subscribers_to_reconcile(${param("now")})`.as("due")).select("user_id"),
);
