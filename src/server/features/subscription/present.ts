import type { SubscriptionStatus } from "#contract/subscription.ts";
import type { SubscriptionDecision } from "#domain/subscription/decide-subscription.ts";
import { isLiveStatus, type KnownSubscription } from "#domain/subscription/known-subscription.ts";
import type { PlanChange } from "#domain/subscription/plan-change.ts";
import { agentPrice } from "#domain/subscription/price.ts";
import { endsSoon, listSubscriptionOptions } from "#domain/subscription/subscription-state.ts";

type Facts = {
  decision: SubscriptionDecision;
  known: readonly KnownSubscription[];
  activeAgents: number;
  deactivatedAgents: number;
  now: Temporal.Instant;
};

export const presentSubscription = ({ decision, known, now, ...counts }: Facts): SubscriptionStatus => {
  const { state, unpaid, isProcessing, pendingChange } = decision;
  const canCancel = known.some(({ status, isSurplus }) => isLiveStatus(status) && !isSurplus);
  return {
    subscribed: decision.subscribed,
    subscriptionTier: decision.tier,
    subscriptionEnd: decision.subscriptionEnd?.toString() ?? null,
    maxAgents: decision.maxAgents,
    state,
    ways: listSubscriptionOptions({ state, isProcessing, isUnpaid: unpaid !== null, isLive: canCancel }),
    isProcessing,
    nextBillingAt: decision.nextBillingAt?.toString() ?? null,
    billedAgents: decision.billedAgents,
    pendingChange: pendingChange && { agents: pendingChange.agents, from: pendingChange.from.toString() },
    unpaid: unpaid && presentUnpaid(unpaid, now),
    pricePerAgent: agentPrice.amount,
    currency: agentPrice.currency,
    canCancel,
    endsSoon: state !== "pastDue" && endsSoon(decision, now),
    ...counts,
  };
};

const presentUnpaid = (
  { id, since, until, paidUntil }: NonNullable<SubscriptionDecision["unpaid"]>,
  now: Temporal.Instant,
): SubscriptionStatus["unpaid"] => {
  const isPaidAhead = paidUntil !== null && Temporal.Instant.compare(paidUntil, now) > 0;
  return {
    subscription: id,
    since: since.toString(),
    until: until?.toString() ?? null,
    paidUntil: isPaidAhead ? paidUntil.toString() : null,
  };
};

export const presentChange = (change: PlanChange) => ({
  ...change,
  billedFrom: change.billedFrom?.toString() ?? null,
});
