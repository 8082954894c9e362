import type { KnownStatus, KnownSubscription } from "./known-subscription.ts";
import type { SubscriptionState } from "./subscription-state.ts";

/** How long everything works after a renewal has failed. */
export const graceDays = 7;

/** An approval that brought no payment within this time no longer prevents a new subscription. */
const approvalHours = 24;

/** What one PayPal subscription means for the owner, in our states; null when it means nothing. */
export type BilledState = Exclude<SubscriptionState, "none" | "granted" | "grantEnded"> | null;

/** PayPal's word, with a failed payment distinguished. */
type Situation = KnownStatus | "ACTIVE_UNPAID";

/** `covered`: paid for, or within the grace; `uncovered`: neither. */
type Row = { covered: BilledState; uncovered: BilledState };

/** PayPal's states × ours. What each means for the owner, and which ways lead out of it, says `stateTable`. */
export const billedStateTable: Record<Situation, Row> = {
  // Nobody has agreed to pay yet.
  APPROVAL_PENDING: { covered: null, uncovered: null },
  // Agreed; the first payment is on its way, or stuck.
  APPROVED: { covered: "processing", uncovered: null },
  // While PayPal goes on billing there is no end: a payment that is booked hours late must not lock anyone out.
  ACTIVE: { covered: "active", uncovered: "active" },
  // PayPal tries again every few days …
  ACTIVE_UNPAID: { covered: "pastDue", uncovered: "paused" },
  // … and then gives up, until someone has it continue.
  SUSPENDED: { covered: "pastDue", uncovered: "paused" },
  CANCELLED: { covered: "ending", uncovered: "ended" },
  EXPIRED: { covered: "ending", uncovered: "ended" },
  GONE: { covered: "ending", uncovered: "ended" },
};

export const billedStateOf = (subscription: KnownSubscription, now: Temporal.Instant): BilledState => {
  const situation = situationOf(subscription);
  const isAway = subscription.isSurplus || (subscription.isRevoked && situation !== "ACTIVE");
  if (isAway) return null;
  const end = coveredUntil(subscription);
  const isCovered = end !== null && Temporal.Instant.compare(end, now) > 0;
  const billedState = billedStateTable[situation][isCovered ? "covered" : "uncovered"];
  // What was never paid can't have ended.
  return billedState === "ended" && subscription.paidUntil === null ? null : billedState;
};

/** Until when it counts by time alone; null when it never did. */
export const coveredUntil = (subscription: KnownSubscription): Temporal.Instant | null => {
  const { paidUntil, unpaidSince, createdAt } = subscription;
  if (subscription.status === "APPROVED") return createdAt.add({ hours: approvalHours });
  // An owner who has never paid gets no grace period: it could be repeated every week for free.
  if (paidUntil === null || unpaidSince === null) return paidUntil;
  const graceEnd = unpaidSince.add({ hours: graceDays * 24 });
  return Temporal.Instant.compare(graceEnd, paidUntil) > 0 ? graceEnd : paidUntil;
};

const situationOf = ({ status, unpaidSince }: KnownSubscription): Situation =>
  status === "ACTIVE" && unpaidSince !== null ? "ACTIVE_UNPAID" : status;
