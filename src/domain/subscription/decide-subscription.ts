import { type BilledState, billedStateOf, coveredUntil } from "./billed-state.ts";
import type { Subscription } from "./entitlement.ts";
import { includedAgents, type KnownSubscription } from "./known-subscription.ts";
import type { SubscriptionState } from "./subscription-state.ts";

/** Granted by the administrator; PayPal isn't involved. */
export type Grant = { end: Temporal.Instant | null; maxAgents: number };

/** What marks a grant on record, where PayPal's id would be. */
const grantMark = "admin-granted";

export type SubscriptionTier = "agent-based" | "premium";

/** A subscription that duplicates another. Payments since that moment are refunded. */
export type SurplusSubscription = { id: string; refundSince: Temporal.Instant };

type Unpaid = {
  id: string;
  since: Temporal.Instant;
  /** When everything works. */
  until: Temporal.Instant | null;
  paidUntil: Temporal.Instant | null;
};

export type SubscriptionDecision = Subscription & {
  state: SubscriptionState;
  tier: SubscriptionTier | null;
  subscriptionId: string | null;
  /** When PayPal bills next; null when it won't. */
  nextBillingAt: Temporal.Instant | null;
  /** For how many agents PayPal bills next; null when it won't. */
  billedAgents: number | null;
  /** A lowering that still waits for the billing date. */
  pendingChange: { agents: number; from: Temporal.Instant } | null;
  /** What PayPal couldn't collect; `until` when everything works, null when it never did. */
  unpaid: Unpaid | null;
  isProcessing: boolean;
  /** To be cancelled at PayPal. */
  surplus: readonly SurplusSubscription[];
  /** When time alone changes something next. */
  reconcileAt: Temporal.Instant | null;
};

type WithState = { subscription: KnownSubscription; billedState: BilledState };

/**
 * What an owner is entitled to, from everything PayPal last said about their subscriptions. It depends on nothing but
 * these readings, so events may come in any order and any number of times.
 */
export const decideSubscription = (
  known: readonly KnownSubscription[],
  grant: Grant | null,
  now: Temporal.Instant,
): SubscriptionDecision => {
  const all = known.map((subscription): WithState => ({ subscription, billedState: billedStateOf(subscription, now) }));
  const those = (...states: BilledState[]) =>
    all.filter(({ billedState }) => states.includes(billedState)).map(({ subscription }) => subscription);
  const [current, ...doubles] = those("active").sort(earliestFirst);
  const unpaid = those("pastDue", "paused").sort(longestFirst);
  const isProcessing = those("processing").length > 0;
  if (current) {
    const surplus = [
      ...doubles.map(({ id, createdAt }) => ({ id, refundSince: createdAt })),
      // Subscribed again instead of paying what was owed: what the old subscription was paid until now is kept.
      ...unpaid.map(({ id }) => ({ id, refundSince: now })),
    ];
    return withReconciling({ ...billed(current, now), isProcessing, surplus }, now);
  }
  const shared = { isProcessing, unpaid: unpaidOf(unpaid[0]) };
  const entitled = [
    ...(grant !== null && isAhead(grant.end, now) ? [granted(grant)] : []),
    ...those("pastDue")
      .sort(longestFirst)
      .slice(0, 1)
      .map((subscription) => ending(subscription, "pastDue", now)),
    ...those("ending")
      .sort(longestFirst)
      .slice(0, 1)
      .map((subscription) => ending(subscription, "ending", now)),
  ].sort((a, b) => b.maxAgents - a.maxAgents);
  const decision = entitled[0] ?? over({ unpaid, ended: those("ended").sort(longestFirst), grant, isProcessing });
  return withReconciling({ ...decision, ...shared }, now);
};

const nothing: SubscriptionDecision = {
  state: "none",
  subscribed: false,
  tier: null,
  subscriptionEnd: null,
  maxAgents: 1,
  subscriptionId: null,
  nextBillingAt: null,
  billedAgents: null,
  pendingChange: null,
  unpaid: null,
  isProcessing: false,
  surplus: [],
  reconcileAt: null,
};

const paid = (subscription: KnownSubscription, now: Temporal.Instant): SubscriptionDecision => ({
  ...nothing,
  subscribed: true,
  tier: "agent-based",
  maxAgents: includedAgents(subscription, now),
  subscriptionId: subscription.id,
});

const billed = (subscription: KnownSubscription, now: Temporal.Instant): SubscriptionDecision => {
  const { agents, held, nextBillingAt } = subscription;
  const isHeld = includedAgents(subscription, now) > agents;
  return {
    ...paid(subscription, now),
    state: "active",
    nextBillingAt,
    billedAgents: agents,
    pendingChange: isHeld && held ? { agents, from: held.until } : null,
  };
};

const ending = (
  subscription: KnownSubscription,
  state: "pastDue" | "ending",
  now: Temporal.Instant,
): SubscriptionDecision => ({
  ...paid(subscription, now),
  state,
  subscriptionEnd: coveredUntil(subscription),
});

const granted = ({ end, maxAgents }: Grant): SubscriptionDecision => ({
  ...nothing,
  state: "granted",
  subscribed: true,
  tier: "premium",
  subscriptionEnd: end,
  maxAgents,
  subscriptionId: grantMark,
});

type Past = {
  unpaid: readonly KnownSubscription[];
  ended: readonly KnownSubscription[];
  grant: Grant | null;
  isProcessing: boolean;
};

/** There is no entitlement, no longer or not yet. */
const over = ({ unpaid, ended, grant, isProcessing }: Past): SubscriptionDecision => {
  const last = unpaid[0] ?? ended[0];
  const subscriptionEnd = last ? coveredUntil(last) : (grant?.end ?? null);
  const record = { ...nothing, subscriptionId: last?.id ?? null, subscriptionEnd };
  if (unpaid.length > 0) return { ...record, state: "paused" };
  if (isProcessing) return { ...record, state: "processing" };
  if (last) return { ...record, state: "ended" };
  return { ...record, state: grant === null ? "none" : "grantEnded" };
};

const unpaidOf = (subscription: KnownSubscription | undefined): Unpaid | null => {
  if (!subscription || subscription.unpaidSince === null) return null;
  const { id, unpaidSince: since, paidUntil } = subscription;
  return { id, since, until: coveredUntil(subscription), paidUntil };
};

const withReconciling = (decision: SubscriptionDecision, now: Temporal.Instant): SubscriptionDecision => {
  const { subscribed, subscriptionEnd, pendingChange } = decision;
  const moments = [subscribed ? subscriptionEnd : null, pendingChange?.from ?? null]
    .filter((moment) => moment !== null)
    .filter((moment) => isAhead(moment, now))
    .sort(Temporal.Instant.compare);
  return { ...decision, reconcileAt: moments[0] ?? null };
};

const isAhead = (end: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  end === null || Temporal.Instant.compare(end, now) > 0;

/** The first one counts; a second was approved by mistake, as in another tab. */
const earliestFirst = (a: KnownSubscription, b: KnownSubscription): number =>
  Temporal.Instant.compare(a.activeSince ?? a.createdAt, b.activeSince ?? b.createdAt) ||
  Temporal.Instant.compare(a.createdAt, b.createdAt) ||
  a.id.localeCompare(b.id);

const longestFirst = (a: KnownSubscription, b: KnownSubscription): number => {
  const [endA, endB] = [coveredUntil(a), coveredUntil(b)];
  if (endA === null || endB === null) return Number(endA === null) - Number(endB === null);
  return Temporal.Instant.compare(endB, endA) || Temporal.Instant.compare(b.createdAt, a.createdAt);
};
