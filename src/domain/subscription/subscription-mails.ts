import type { SubscriptionDecision } from "./decide-subscription.ts";
import { type SubscriptionState, stateTable } from "./subscription-state.ts";

/** What was on record when the owner was last notified. */
export type RecordedSubscription = {
  state: SubscriptionState;
  subscriptionId: string | null;
  billedAgents: number | null;
  maxAgents: number;
};

export const subscriptionMails = [
  "subscriptionStarted",
  "planRaised",
  "planLowered",
  "loweringUndone",
  "paymentFailed",
  "paymentMended",
  "bookingPaused",
  "subscriptionCancelled",
  "subscriptionEnded",
] as const;

export type SubscriptionMail = (typeof subscriptionMails)[number];

type Decided = Pick<SubscriptionDecision, "state" | "subscriptionId" | "billedAgents" | "maxAgents" | "unpaid">;

/**
 * What the owner is written when the record changes from one to the other. It depends on the two alone, and the record is
 * written together with the mail: events that repeat find nothing new and write nobody.
 */
export const mailAfter = (before: RecordedSubscription, after: Decided): SubscriptionMail | null => {
  const isSame = before.subscriptionId === after.subscriptionId;
  if (after.state === "active") {
    if (before.state === "active" && isSame) return changeMail(before, after);
    return isSame && isUnpaid(before.state) ? "paymentMended" : "subscriptionStarted";
  }
  if (after.state === before.state) return null;
  if (after.state === "pastDue") return "paymentFailed";
  if (after.state === "paused") return "bookingPaused";
  if (after.state === "ending") return "subscriptionCancelled";
  const wasLive = before.state === "active" || isUnpaid(before.state);
  if (after.state === "granted") return wasLive ? mailBesideGrant(before, after) : null;
  return stateTable[before.state].isEntitled || wasLive ? "subscriptionEnded" : null;
};

const isUnpaid = (state: SubscriptionState): boolean => state === "pastDue" || state === "paused";

/** The administrator's word carries on what PayPal no longer pays for. */
const mailBesideGrant = (before: RecordedSubscription, after: Decided): SubscriptionMail | null => {
  if (after.unpaid === null) return "subscriptionCancelled";
  return before.state === "active" ? "paymentFailed" : null;
};

const changeMail = (before: RecordedSubscription, after: Decided): SubscriptionMail | null => {
  const [from, to] = [before.billedAgents ?? before.maxAgents, after.billedAgents ?? after.maxAgents];
  if (to === from) return null;
  if (to < from) return "planLowered";
  if (to > before.maxAgents) return "planRaised";
  return to === before.maxAgents ? "loweringUndone" : "planLowered";
};
