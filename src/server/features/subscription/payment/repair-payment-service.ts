import type { SubscriptionStatus } from "#contract/subscription.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { PayPalError } from "../../../integrations/paypal/paypal-error.ts";
import { recordAudit } from "../../../platform/audit.ts";
import { askingPayPal, listSubscriptions, type ReadingDeps, refreshOwnSubscription } from "../reading-service.ts";
import { toKnown } from "../reconciling/reconcile-service.ts";
import { refreshSubscriptionStatus } from "../service.ts";
import { findStatus } from "../status-service.ts";

/**
 * The owner has fixed the payment at PayPal: a suspended subscription is reactivated and the amount owed is collected.
 * Answers with the state afterward; another failed payment changes nothing.
 */
export const mendPayment = async (deps: ReadingDeps, ownerId: OwnerId): Promise<SubscriptionStatus> => {
  await refreshSubscriptionStatus(deps, ownerId);
  const unpaid = (await listSubscriptions(deps, ownerId))
    .map(toKnown)
    .filter((row) => row.unpaidSince !== null && !row.isSurplus);
  for (const { id } of unpaid) {
    await askingPayPal(deps.log, () => collect(deps, id));
    await refreshOwnSubscription(deps, ownerId, id);
    await deps.db.withOwner(ownerId, (tx) =>
      recordAudit(tx, ownerId, { actor: "owner", action: "subscription.collected", subjectId: id }),
    );
  }
  return findStatus(deps, ownerId);
};

const collect = async ({ paypal, log }: ReadingDeps, id: string): Promise<void> => {
  const subscription = await paypal.findSubscription(id);
  if (subscription === null) return;
  try {
    if (subscription.status === "SUSPENDED") await paypal.activateSubscription(id, "The payment was seen to");
    if (subscription.owed !== null) await paypal.collectOwed(id, subscription.owed);
  } catch (error) {
    // PayPal says no: the card fails once more, or nothing is owed by now.
    if (!(error instanceof PayPalError) || error.status !== 422) throw error;
    log.info({ issue: error.issue, debugId: error.debugId }, "PayPal couldn't collect what is owed");
  }
};
