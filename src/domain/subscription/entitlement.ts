/** What is on record about an owner's subscription. */
export type Subscription = {
  subscribed: boolean;
  /** Null while no end is known. */
  subscriptionEnd: Temporal.Instant | null;
  maxAgents: number;
};

/** Every account may have this many active agents without paying. */
const freeActiveAgents = 1;

/** How many agents may be active: what the plan includes while the subscription is valid, else one. */
export const maxActiveAgents = (subscription: Subscription | null, now: Temporal.Instant): number =>
  subscription !== null && isSubscriptionValid(subscription, now) ? subscription.maxAgents : freeActiveAgents;

/** Subscribed, and the end, if there is one, is still to come. */
export const isSubscriptionValid = (
  { subscribed, subscriptionEnd }: Pick<Subscription, "subscribed" | "subscriptionEnd">,
  now: Temporal.Instant,
): boolean => subscribed && (subscriptionEnd === null || Temporal.Instant.compare(subscriptionEnd, now) > 0);
