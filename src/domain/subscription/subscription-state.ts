/**
 * The state of an owner's subscription, in one word. `processing`: approved, the first payment is on its way; `active`: PayPal renews
 * it; `pastDue`: a renewal failed and everything still works; `paused`: it wasn't made good in time; `ending`: cancelled,
 * paid to a date; `ended`: that date is over; `granted`: by an administrator; `grantEnded`: that is over; `none`: never had one.
 */
export const subscriptionStates = [
  "none",
  "processing",
  "active",
  "pastDue",
  "paused",
  "ending",
  "ended",
  "granted",
  "grantEnded",
] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * What an owner can do. `subscribe`: begin one at PayPal; `change`: another number of agents; `mend`: make the payment good
 * at PayPal; `cancel`: end the billing; `check`: ask PayPal once more, which is possible always.
 */
export const subscriptionOptions = ["subscribe", "change", "mend", "cancel", "check"] as const;

export type SubscriptionOption = (typeof subscriptionOptions)[number];

type StateRow = {
  /** The bot books, the number answers, and as many agents may be active as the plan includes. */
  isEntitled: boolean;
  /** Said on every page until it is over. */
  hasBanner: boolean;
  ways: readonly SubscriptionOption[];
};

/** What each state gives and which ways lead out of it. None is without one. */
export const stateTable: Record<SubscriptionState, StateRow> = {
  none: { isEntitled: false, hasBanner: false, ways: ["subscribe", "check"] },
  processing: { isEntitled: false, hasBanner: false, ways: ["check"] },
  active: { isEntitled: true, hasBanner: false, ways: ["change", "cancel", "check"] },
  // A new subscription replaces the unpaid one as soon as it is active.
  pastDue: { isEntitled: true, hasBanner: true, ways: ["mend", "subscribe", "cancel", "check"] },
  paused: { isEntitled: false, hasBanner: true, ways: ["mend", "subscribe", "cancel", "check"] },
  ending: { isEntitled: true, hasBanner: false, ways: ["subscribe", "check"] },
  ended: { isEntitled: false, hasBanner: false, ways: ["subscribe", "check"] },
  granted: { isEntitled: true, hasBanner: false, ways: ["subscribe", "check"] },
  grantEnded: { isEntitled: false, hasBanner: false, ways: ["subscribe", "check"] },
};

type Situation = {
  state: SubscriptionState;
  /** Another subscription is approved and waits for its first payment. */
  isProcessing: boolean;
  /** A payment is owed, whatever else entitles the owner. */
  isUnpaid: boolean;
  /** PayPal goes on billing, or would. */
  isLive: boolean;
};

/**
 * What an owner can do in this state: without options that would bill twice, and with those that an unpaid or running
 * subscription adds.
 */
export const listSubscriptionOptions = ({ state, isProcessing, isUnpaid, isLive }: Situation): SubscriptionOption[] => {
  const open = new Set<SubscriptionOption>(stateTable[state].ways);
  if (isProcessing) open.delete("subscribe");
  if (isUnpaid) open.add("mend");
  if (isLive) open.add("cancel");
  return subscriptionOptions.filter((way) => open.has(way));
};

/** An end this near is worth a word on the dashboard. */
const soonDays = 7;

/** Whether access ends within the next days. */
export const endsSoon = (
  { subscribed, subscriptionEnd }: { subscribed: boolean; subscriptionEnd: Temporal.Instant | null },
  now: Temporal.Instant,
): boolean =>
  subscribed &&
  subscriptionEnd !== null &&
  Temporal.Instant.compare(subscriptionEnd, now.add({ hours: soonDays * 24 })) <= 0;
