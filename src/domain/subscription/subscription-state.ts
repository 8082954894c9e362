import type { KnownSubscription, SubscriptionDecision } from "./decide-subscription.ts";

/**
 * Where an owner stands, in one word. `processing`: approved, the first payment is on its way; `active`: PayPal renews
 * it; `suspended` and `ending`: it lasts as long as it is paid; `granted`: by an administrator; `none`: nothing counts.
 */
export const subscriptionStates = ["none", "processing", "active", "suspended", "ending", "granted"] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

export const subscriptionState = (
  decision: Pick<SubscriptionDecision, "subscribed" | "subscriptionId">,
  known: readonly Pick<KnownSubscription, "id" | "status">[],
): SubscriptionState => {
  if (!decision.subscribed) return known.some(({ status }) => status === "APPROVED") ? "processing" : "none";
  const current = known.find(({ id }) => id === decision.subscriptionId);
  if (!current) return "granted";
  if (current.status === "ACTIVE") return "active";
  return current.status === "SUSPENDED" ? "suspended" : "ending";
};

/** An end this near is worth a word on the dashboard. */
const soonDays = 7;

/** Whether access ends within the next days. */
export const endsSoon = (
  { subscribed, subscriptionEnd }: Pick<SubscriptionDecision, "subscribed" | "subscriptionEnd">,
  now: Temporal.Instant,
): boolean =>
  subscribed &&
  subscriptionEnd !== null &&
  Temporal.Instant.compare(subscriptionEnd, now.add({ hours: soonDays * 24 })) <= 0;
