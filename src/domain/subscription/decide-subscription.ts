import type { Subscription } from "./entitlement.ts";
import type { ProviderStatus } from "./provider-subscription.ts";

/** What is kept of one of the owner's subscriptions at PayPal: its last reading. */
export type KnownSubscription = {
  id: string;
  status: ProviderStatus;
  agents: number;
  createdAt: Temporal.Instant;
  nextBillingAt: Temporal.Instant | null;
  /** See `paidUntil`. */
  paidUntil: Temporal.Instant | null;
  /** The administrator took away what was paid ahead. Were PayPal to bill it again, it would count again. */
  isRevoked: boolean;
};

/** Entitled by the administrator's word; PayPal knows nothing of it. */
export type Grant = { end: Temporal.Instant | null; maxAgents: number };

/** What marks a grant on record, where PayPal's id would be. */
const grantMark = "admin-granted";

export type SubscriptionTier = "agent-based" | "premium";

export type SubscriptionDecision = Subscription & {
  tier: SubscriptionTier | null;
  subscriptionId: string | null;
  /** When PayPal bills next; null when it won't. */
  nextBillingAt: Temporal.Instant | null;
  /** Others that PayPal bills as well: one too many each, to be cancelled there. */
  superseded: readonly string[];
};

/**
 * What an owner is entitled to, from everything PayPal last said about their subscriptions. It depends on nothing but
 * these readings, so events may come in any order and any number of times.
 */
export const decideSubscription = (
  known: readonly KnownSubscription[],
  grant: Grant | null,
  now: Temporal.Instant,
): SubscriptionDecision => {
  const active = known.filter(({ status }) => status === "ACTIVE").sort(newestFirst);
  const [current, ...others] = active;
  const superseded = others.map(({ id }) => id);
  // While PayPal goes on billing there is no end: a payment that is booked hours late must not lock anyone out.
  if (current) return { ...paid(current, null), nextBillingAt: current.nextBillingAt, superseded };
  const ending = known.filter(isPaid).sort(longestFirst)[0];
  const [best] = [
    ...(grant !== null && isAhead(grant.end, now) ? [granted(grant)] : []),
    ...(ending && isAhead(ending.paidUntil, now) ? [paid(ending, ending.paidUntil)] : []),
  ].sort((a, b) => b.maxAgents - a.maxAgents);
  if (best) return best;
  return {
    ...nothing,
    subscriptionId: ending?.id ?? null,
    subscriptionEnd: ending?.paidUntil ?? grant?.end ?? null,
  };
};

const nothing: SubscriptionDecision = {
  subscribed: false,
  tier: null,
  subscriptionEnd: null,
  maxAgents: 1,
  subscriptionId: null,
  nextBillingAt: null,
  superseded: [],
};

const paid = ({ id, agents }: KnownSubscription, subscriptionEnd: Temporal.Instant | null): SubscriptionDecision => ({
  ...nothing,
  subscribed: true,
  tier: "agent-based",
  subscriptionEnd,
  maxAgents: agents,
  subscriptionId: id,
});

const granted = ({ end, maxAgents }: Grant): SubscriptionDecision => ({
  ...nothing,
  subscribed: true,
  tier: "premium",
  subscriptionEnd: end,
  maxAgents,
  subscriptionId: grantMark,
});

type PaidSubscription = KnownSubscription & { paidUntil: Temporal.Instant };

/** Suspended, cancelled and expired alike last as long as they are paid; one never approved was never paid. */
const isPaid = (subscription: KnownSubscription): subscription is PaidSubscription =>
  subscription.paidUntil !== null &&
  !subscription.isRevoked &&
  !["APPROVAL_PENDING", "APPROVED"].includes(subscription.status);

const isAhead = (end: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  end === null || Temporal.Instant.compare(end, now) > 0;

const newestFirst = (a: KnownSubscription, b: KnownSubscription): number =>
  Temporal.Instant.compare(b.createdAt, a.createdAt) || b.id.localeCompare(a.id);

const longestFirst = (a: PaidSubscription, b: PaidSubscription): number =>
  Temporal.Instant.compare(b.paidUntil, a.paidUntil) || newestFirst(a, b);
