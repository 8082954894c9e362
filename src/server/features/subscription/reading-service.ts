import type { OwnerId } from "#domain/owner-id.ts";
import { paidUntil } from "#domain/subscription/paid-until.ts";
import {
  type DistrustReason,
  distrust,
  type ProviderSubscription,
  readQuantity,
} from "#domain/subscription/provider-subscription.ts";
import type { PayPalGateway } from "../../integrations/paypal/gateway.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Log } from "../../platform/log.ts";
import { type SettleDeps, settle } from "./settle-service.ts";
import { drawReading, saveSubscription, selectSubscriptions } from "./store.ts";

export type ReadingDeps = SettleDeps & { db: Database; paypal: PayPalGateway; log: Log };

/** PayPal's answer, with the number that says when it was asked. */
export type Reading = { number: number; subscription: ProviderSubscription };

/** Null when PayPal knows no such subscription. */
export const readSubscription = async ({ db, paypal }: ReadingDeps, id: string): Promise<Reading | null> => {
  const [drawn] = await db.run(drawReading, {});
  const subscription = await paypal.findSubscription(id);
  if (subscription === null || subscription.id !== id || !drawn) return null;
  return { number: drawn.reading, subscription };
};

/**
 * Takes a reading into the owner's record. Whatever isn't the owner's own, on our plan, changes nothing and is named.
 * One that we began ourselves is followed to its end even if someone changed it at PayPal by hand: its plan and count
 * then stay as they were agreed.
 */
export const acceptReading = async (
  deps: ReadingDeps,
  ownerId: OwnerId,
  { number: reading, subscription }: Reading,
): Promise<DistrustReason | null> => {
  const { db, clock, paypal, log } = deps;
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectSubscriptions, { ownerId })]);
  const before = rows.find(({ id }) => id === subscription.id);
  const reason = distrust(subscription, { planId: before?.plan_id ?? (await paypal.planId()), ownerId });
  if (reason !== null) log.warn({ reason, subscription: subscription.id }, "a subscription isn't what was agreed");
  if (reason !== null && (!before || reason === "other-owner")) return reason;
  await db.withOwner(ownerId, async (tx) => {
    await tx.run(saveSubscription, {
      ownerId,
      id: subscription.id,
      planId: before?.plan_id ?? subscription.planId,
      status: subscription.status,
      agents: (reason === null ? readQuantity(subscription.quantity) : null) ?? before?.agents ?? 1,
      nextBillingAt: subscription.status === "ACTIVE" ? subscription.nextBillingAt : null,
      paidUntil: paidUntil(subscription, before?.paid_until ?? null),
      createdAt: subscription.createdAt,
      reading,
      now: clock.now(),
    });
    await settle(tx, deps, ownerId);
  });
  return null;
};
