import type { SubscriptionStatus } from "#contract/subscription.ts";
import type { KnownSubscription, SubscriptionDecision } from "#domain/subscription/decide-subscription.ts";
import type { PlanChange } from "#domain/subscription/plan-change.ts";
import { agentPrice } from "#domain/subscription/price.ts";
import { isLive } from "#domain/subscription/provider-subscription.ts";
import { endsSoon, subscriptionState } from "#domain/subscription/subscription-state.ts";

type Facts = {
  decision: SubscriptionDecision;
  known: readonly KnownSubscription[];
  activeAgents: number;
  deactivatedAgents: number;
  now: Temporal.Instant;
};

export const presentSubscription = ({ decision, known, now, ...counts }: Facts): SubscriptionStatus => ({
  subscribed: decision.subscribed,
  subscriptionTier: decision.tier,
  subscriptionEnd: decision.subscriptionEnd?.toString() ?? null,
  maxAgents: decision.maxAgents,
  state: subscriptionState(decision, known),
  nextBillingAt: decision.nextBillingAt?.toString() ?? null,
  pricePerAgent: agentPrice.amount,
  currency: agentPrice.currency,
  canCancel: known.some(({ status }) => isLive(status)),
  endsSoon: endsSoon(decision, now),
  ...counts,
});

export const presentChange = (change: PlanChange) => ({
  ...change,
  billedFrom: change.billedFrom?.toString() ?? null,
});
