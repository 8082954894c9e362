import type { ProviderStatus } from "./provider-subscription.ts";

/** PayPal's words, and one of our own: `GONE`, when PayPal no longer knows what it once billed. */
export type KnownStatus = ProviderStatus | "GONE";

/** What is kept of one of the owner's subscriptions at PayPal: its last reading, and what came before. */
export type KnownSubscription = {
  id: string;
  status: KnownStatus;
  /** What PayPal bills next. */
  agents: number;
  /** After a lowering: this many stay until the paid month is over. */
  held: { agents: number; until: Temporal.Instant } | null;
  createdAt: Temporal.Instant;
  /** When it was first seen active; of two, the earlier one counts. */
  activeSince: Temporal.Instant | null;
  nextBillingAt: Temporal.Instant | null;
  /** See `paidUntil`. */
  paidUntil: Temporal.Instant | null;
  /** Since when a payment is owed, as far as we could tell the owner; null while all is paid. */
  unpaidSince: Temporal.Instant | null;
  /** The administrator took away what was paid ahead. Were PayPal to bill it again, it would count again. */
  isRevoked: boolean;
  /** One too many beside another: it is being cancelled, or was. */
  isSurplus: boolean;
};

/** Whether PayPal will go on billing it, now or after a failed payment is made good. */
export const isLiveStatus = (status: KnownStatus): boolean => status === "ACTIVE" || status === "SUSPENDED";

/** How many agents it includes at this moment. */
export const includedAgents = (
  { agents, held }: Pick<KnownSubscription, "agents" | "held">,
  now: Temporal.Instant,
): number => (held !== null && Temporal.Instant.compare(held.until, now) > 0 ? Math.max(held.agents, agents) : agents);
