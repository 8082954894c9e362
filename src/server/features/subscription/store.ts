import { type Selectable, sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";
import type { PaypalSubscriptions, Subscribers } from "../../platform/db/schema.gen.ts";

export type SubscriberRow = Pick<
  Selectable<Subscribers>,
  | "paypal_subscription_id"
  | "subscribed"
  | "subscription_tier"
  | "subscription_end"
  | "max_agents"
  | "next_billing_at"
  | "deactivated_agents"
  | "granted_agents"
  | "granted_until"
>;

export type SubscriptionRow = Pick<
  Selectable<PaypalSubscriptions>,
  "id" | "plan_id" | "status" | "agents" | "next_billing_at" | "paid_until" | "provider_created_at" | "revoked_at"
>;

type OwnerParams = { ownerId: string };

export const selectSubscriber = defineQuery<OwnerParams>()((db, param) =>
  db
    .selectFrom("subscribers")
    .select(["paypal_subscription_id", "subscribed", "subscription_tier", "subscription_end", "max_agents"])
    .select(["next_billing_at", "deactivated_agents", "granted_agents", "granted_until"])
    .where("user_id", "=", param("ownerId")),
);

export const selectSubscriptions = defineQuery<OwnerParams>()((db, param) =>
  db
    .selectFrom("paypal_subscriptions")
    .select(["id", "plan_id", "status", "agents", "next_billing_at", "paid_until", "provider_created_at", "revoked_at"])
    .where("user_id", "=", param("ownerId")),
);

export const selectEmail = defineQuery<OwnerParams>()((db, param) =>
  db.selectFrom("user").select("email").where("id", "=", param("ownerId")),
);

export const countActiveAgents = defineQuery<OwnerParams>()((db, param) =>
  db
    .selectFrom("agents")
    .select(sql<number>`count(*)`.as("active"))
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true),
);

/** Drawn before PayPal is asked: see the table. */
export const drawReading = defineQuery()((db) => db.selectNoFrom(sql<number>`nextval('paypal_reading')`.as("reading")));

type SubscriptionParams = OwnerParams & {
  id: string;
  planId: string;
  status: string;
  agents: number;
  nextBillingAt: Temporal.Instant | null;
  paidUntil: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  reading: number;
  now: Temporal.Instant;
};

/** Writes nothing when a later question was answered already, nor over another owner's row. */
export const saveSubscription = defineQuery<SubscriptionParams>()((db, param) =>
  db
    .insertInto("paypal_subscriptions")
    .values({
      id: param("id"),
      user_id: param("ownerId"),
      plan_id: param("planId"),
      status: param("status"),
      agents: param("agents"),
      next_billing_at: param("nextBillingAt"),
      paid_until: param("paidUntil"),
      provider_created_at: param("createdAt"),
      reading: param("reading"),
      checked_at: param("now"),
    })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({
          status: param("status"),
          agents: param("agents"),
          next_billing_at: param("nextBillingAt"),
          paid_until: param("paidUntil"),
          reading: param("reading"),
          checked_at: param("now"),
        })
        .where("paypal_subscriptions.reading", "<", param("reading"))
        .where("paypal_subscriptions.user_id", "=", param("ownerId")),
    ),
);

type SubscriberParams = OwnerParams & {
  email: string;
  subscriptionId: string | null;
  subscribed: boolean;
  tier: string | null;
  subscriptionEnd: Temporal.Instant | null;
  maxAgents: number;
  nextBillingAt: Temporal.Instant | null;
  deactivatedAgents: number;
};

export const saveSubscriber = defineQuery<SubscriberParams>()((db, param) =>
  db
    .insertInto("subscribers")
    .values({
      user_id: param("ownerId"),
      email: param("email"),
      paypal_subscription_id: param("subscriptionId"),
      subscribed: param("subscribed"),
      subscription_tier: param("tier"),
      subscription_end: param("subscriptionEnd"),
      max_agents: param("maxAgents"),
      next_billing_at: param("nextBillingAt"),
      deactivated_agents: param("deactivatedAgents"),
    })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        email: param("email"),
        paypal_subscription_id: param("subscriptionId"),
        subscribed: param("subscribed"),
        subscription_tier: param("tier"),
        subscription_end: param("subscriptionEnd"),
        max_agents: param("maxAgents"),
        next_billing_at: param("nextBillingAt"),
        deactivated_agents: param("deactivatedAgents"),
        updated_at: sql`now()`,
      }),
    ),
);

export const forgetDeactivated = defineQuery<OwnerParams>()((db, param) =>
  db
    .updateTable("subscribers")
    .set({ deactivated_agents: 0 })
    .where("user_id", "=", param("ownerId"))
    .where("deactivated_agents", ">", 0),
);
