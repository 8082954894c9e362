import { toAgentCount } from "./agent-count.ts";
import type { Grant } from "./decide-subscription.ts";
import { isLiveStatus, type KnownSubscription } from "./known-subscription.ts";

const grantDays = 30;

/** What an administrator gives: premium for thirty days, for as many agents as the record had, at least one. */
export const premiumGrant = (maxAgentsBefore: number | null, now: Temporal.Instant): Grant => ({
  end: now.add({ hours: 24 * grantDays }),
  maxAgents: toAgentCount(maxAgentsBefore ?? 1),
});

/** Whether there is something to give: an owner who pays PayPal has what they pay for; one who owes a payment may be helped. */
export const mayBeGranted = (
  known: readonly Pick<KnownSubscription, "status" | "unpaidSince" | "isSurplus">[],
): boolean =>
  !known.some(({ status, unpaidSince, isSurplus }) => status === "ACTIVE" && unpaidSince === null && !isSurplus);

/** Whether PayPal would go on billing for what is about to be taken away. */
export const mustCancelFirst = (known: readonly Pick<KnownSubscription, "status">[]): boolean =>
  known.some(({ status }) => isLiveStatus(status));
