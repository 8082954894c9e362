import { type Selectable, sql } from "kysely";
import { defineQuery, defineUnownedQuery, type Param } from "../../platform/db/query.ts";
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
  | "state"
  | "billed_agents"
  | "paused_agents"
>;

export type SubscriptionRow = Pick<
  Selectable<PaypalSubscriptions>,
  | "id"
  | "plan_id"
  | "status"
  | "agents"
  | "held_agents"
  | "held_until"
  | "next_billing_at"
  | "paid_until"
  | "unpaid_since"
  | "active_since"
  | "provider_created_at"
  | "revoked_at"
  | "surplus_at"
>;

type OwnerParams = { ownerId: string };

export const selectSubscriber = defineQuery<OwnerParams>()((db, param) =>
  db
    .selectFrom("subscribers")
    .select(["paypal_subscription_id", "subscribed", "subscription_tier", "subscription_end", "max_agents"])
    .select(["next_billing_at", "deactivated_agents", "granted_agents", "granted_until"])
    .select(["state", "billed_agents", "paused_agents"])
    .where("user_id", "=", param("ownerId")),
);

export const selectSubscriptions = defineQuery<OwnerParams>()((db, param) =>
  db
    .selectFrom("paypal_subscriptions")
    .select(["id", "plan_id", "status", "agents", "held_agents", "held_until", "next_billing_at", "paid_until"])
    .select(["unpaid_since", "active_since", "provider_created_at", "revoked_at", "surplus_at"])
    .where("user_id", "=", param("ownerId")),
);

export const selectEmail = defineQuery<OwnerParams>()((db, param) =>
  db.selectFrom("user").select("email").where("id", "=", param("ownerId")),
);

/** Drawn before PayPal is asked: see the table. */
export const selectNextReadingNumber = defineUnownedQuery("no-owners-rows")((db) =>
  db.selectNoFrom(sql<number>`nextval('paypal_reading')`.as("reading")),
);

type SubscriptionParams = OwnerParams & {
  id: string;
  planId: string;
  status: string;
  agents: number;
  heldAgents: number | null;
  heldUntil: Temporal.Instant | null;
  nextBillingAt: Temporal.Instant | null;
  paidUntil: Temporal.Instant | null;
  unpaidSince: Temporal.Instant | null;
  activeSince: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  reading: number;
  now: Temporal.Instant;
};

/** What PayPal answers again each time it is asked. */
const answeredOf = (param: Param<SubscriptionParams>) => ({
  status: param("status"),
  agents: param("agents"),
  held_agents: param("heldAgents"),
  held_until: param("heldUntil"),
  next_billing_at: param("nextBillingAt"),
  paid_until: param("paidUntil"),
  unpaid_since: param("unpaidSince"),
  active_since: param("activeSince"),
  reading: param("reading"),
  checked_at: param("now"),
});

/** Writes nothing when a later question was answered already, nor over another owner's row. */
export const saveSubscription = defineQuery<SubscriptionParams>()((db, param) =>
  db
    .insertInto("paypal_subscriptions")
    .values({
      id: param("id"),
      user_id: param("ownerId"),
      plan_id: param("planId"),
      provider_created_at: param("createdAt"),
      ...answeredOf(param),
    })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(answeredOf(param))
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
  state: string;
  billedAgents: number | null;
  reconcileAt: Temporal.Instant | null;
  pausedAgents: string[];
};

export const saveSubscriber = defineQuery<SubscriberParams>()((db, param) => {
  const columns = {
    email: param("email"),
    paypal_subscription_id: param("subscriptionId"),
    subscribed: param("subscribed"),
    subscription_tier: param("tier"),
    subscription_end: param("subscriptionEnd"),
    max_agents: param("maxAgents"),
    next_billing_at: param("nextBillingAt"),
    deactivated_agents: param("deactivatedAgents"),
    state: param("state"),
    billed_agents: param("billedAgents"),
    reconcile_at: param("reconcileAt"),
    paused_agents: sql<string[]>`${param("pausedAgents")}::uuid[]`,
  };
  return db
    .insertInto("subscribers")
    .values({ user_id: param("ownerId"), ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...columns, updated_at: sql`now()` }));
});

export const forgetDeactivated = defineQuery<OwnerParams>()((db, param) =>
  db
    .updateTable("subscribers")
    .set({ deactivated_agents: 0 })
    .where("user_id", "=", param("ownerId"))
    .where("deactivated_agents", ">", 0),
);

type SurplusParams = OwnerParams & { id: string; refundSince: Temporal.Instant; now: Temporal.Instant };

/** Once one too many, always: the work of ending it may be under way. */
export const markSurplus = defineQuery<SurplusParams>()((db, param) =>
  db
    .updateTable("paypal_subscriptions")
    .set({ surplus_at: param("now"), refund_since: param("refundSince") })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("id"))
    .where("surplus_at", "is", null),
);

export const selectSurplus = defineQuery<OwnerParams & { id: string }>()((db, param) =>
  db
    .selectFrom("paypal_subscriptions")
    .select(["agents", "refund_since", "surplus_ended_at"])
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("id"))
    .where("surplus_at", "is not", null),
);

/** Returns no row the second time. */
export const markSurplusEnded = defineQuery<OwnerParams & { id: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("paypal_subscriptions")
    .set({ surplus_ended_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("id"))
    .where("surplus_ended_at", "is", null)
    .returning("id"),
);

/** PayPal no longer knows it. Writes nothing when a later question was answered, nor over an end. */
export const markRowGone = defineQuery<OwnerParams & { id: string; reading: number; now: Temporal.Instant }>()(
  (db, param) =>
    db
      .updateTable("paypal_subscriptions")
      .set({
        status: sql.lit("GONE"),
        next_billing_at: null,
        unpaid_since: null,
        reading: param("reading"),
        checked_at: param("now"),
      })
      .where("user_id", "=", param("ownerId"))
      .where("id", "=", param("id"))
      .where("reading", "<", param("reading"))
      .where("status", "in", [sql.lit("APPROVED"), sql.lit("ACTIVE"), sql.lit("SUSPENDED")])
      .returning("id"),
);

export const findSubscriptionOwner = defineUnownedQuery<{ id: string }>("finding-the-owner")((db, param) =>
  db.selectNoFrom(sql<string | null>`find_subscription_owner(${param("id")})`.as("owner")),
);

type PlanParams = { clientId: string; price: number };

export const selectPayPalPlan = defineUnownedQuery<PlanParams>("no-owners-rows")((db, param) =>
  db
    .selectFrom("paypal_plans")
    .select("plan_id")
    .where("client_id", "=", param("clientId"))
    .where("price", "=", param("price")),
);

export const insertPlan = defineUnownedQuery<PlanParams & { planId: string }>("no-owners-rows")((db, param) =>
  db
    .insertInto("paypal_plans")
    .values({ client_id: param("clientId"), price: param("price"), plan_id: param("planId") })
    .onConflict((conflict) => conflict.columns(["client_id", "price"]).doNothing()),
);
