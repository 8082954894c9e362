import type { OwnerId } from "#domain/owner-id.ts";
import { mailSecondSubscription } from "../mail-service.ts";
import { type ReadingDeps, refreshOwnSubscription } from "../reading-service.ts";
import { markSurplusEnded, selectSurplus } from "../store.ts";

/**
 * Ends a subscription that is billed in addition to another: it is cancelled at PayPal, its payments are refunded, and
 * the owner is notified. Repeating it after a failure does nothing twice.
 */
export const endSurplus = async (deps: ReadingDeps, ownerId: OwnerId, id: string): Promise<void> => {
  const { db, clock, paypal } = deps;
  const [[row]] = await db.read(ownerId, (tx) => [tx.run(selectSurplus, { ownerId, id })]);
  if (!row || row.refund_since === null || row.surplus_ended_at !== null) return;
  await paypal.cancelSubscription(id, "Another subscription of this account is active");
  const payments = await paypal.listPayments(id, { since: row.refund_since, until: clock.now() });
  for (const payment of payments) await paypal.refundPayment(payment.id);
  await refreshOwnSubscription(deps, ownerId, id);
  const refunded = payments.reduce((sum, { amount }) => sum + amount, 0);
  await db.withOwner(ownerId, async (tx) => {
    const isFirst = (await tx.run(markSurplusEnded, { ownerId, id, now: clock.now() })).length > 0;
    // One that was replaced because nobody paid it ends without a word: the new one's mail says enough.
    if (isFirst && refunded > 0) await mailSecondSubscription(tx, deps, ownerId, { id, refunded });
  });
};
