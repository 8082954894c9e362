import type { OwnerId } from "#domain/owner-id.ts";
import { keepProviderState } from "#domain/subscription/keep-provider-state.ts";
import {
  type DistrustReason,
  type ProviderSubscription,
  subscriptionMismatch,
} from "#domain/subscription/provider-subscription.ts";
import type { PayPalGateway } from "../../integrations/paypal/gateway.ts";
import { PayPalError } from "../../integrations/paypal/paypal-error.ts";
import type { Database } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { Log } from "../../platform/log.ts";
import { type ReconcileDeps, reconcileSubscription, toKnown } from "./reconciling/reconcile-service.ts";
import {
  markRowGone,
  type SubscriptionRow,
  saveSubscription,
  selectNextReadingNumber,
  selectSubscriptions,
} from "./store.ts";

export type ReadingDeps = ReconcileDeps & { db: Database; paypal: PayPalGateway; log: Log };

/** PayPal's answer, with the number that says when it was asked; null when PayPal knows no such subscription. */
export type SubscriptionReading = { number: number; subscription: ProviderSubscription | null };

export const readFromPayPal = async ({ db, paypal }: ReadingDeps, id: string): Promise<SubscriptionReading> => {
  const [drawn] = await db.run(selectNextReadingNumber, {});
  const subscription = await paypal.findSubscription(id);
  return { number: drawn?.reading ?? 0, subscription: subscription?.id === id ? subscription : null };
};

/**
 * Takes a reading into the owner's record. Whatever isn't the owner's own, on our plan, changes nothing and is named.
 * One that we began ourselves is followed to its end even if someone changed it at PayPal by hand: its plan and count
 * then stay as they were agreed.
 */
export const acceptReading = async (
  deps: ReadingDeps,
  ownerId: OwnerId,
  { number: reading, subscription }: { number: number; subscription: ProviderSubscription },
): Promise<DistrustReason | null> => {
  const { db, clock, paypal, log } = deps;
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectSubscriptions, { ownerId })]);
  const known = rows.find(({ id }) => id === subscription.id);
  const reason = subscriptionMismatch(subscription, { planId: known?.plan_id ?? (await paypal.planId()), ownerId });
  if (reason !== null) log.warn({ reason, subscription: subscription.id }, "a subscription isn't what was agreed");
  if (reason !== null && (!known || reason === "other-owner")) return reason;
  await db.withOwner(ownerId, async (tx) => {
    // What comes next depends on what was known: of two answers at once, the other waits.
    await lockForOwner(tx, ownerId, "agents");
    const before = (await tx.run(selectSubscriptions, { ownerId })).find(({ id }) => id === subscription.id);
    const agreed = reason === null ? subscription : { ...subscription, quantity: String(before?.agents ?? 1) };
    const { held, ...kept } = keepProviderState(before ? toKnown(before) : null, agreed, clock.now());
    await tx.run(saveSubscription, {
      ...kept,
      ownerId,
      id: subscription.id,
      planId: before?.plan_id ?? subscription.planId,
      heldAgents: held?.agents ?? null,
      heldUntil: held?.until ?? null,
      createdAt: subscription.createdAt,
      reading,
      now: clock.now(),
    });
    await reconcileSubscription(tx, deps, ownerId);
  });
  return null;
};

/** PayPal no longer knows what it once billed: it lasts as long as it is paid. */
export const markSubscriptionGone = async (
  deps: ReadingDeps,
  ownerId: OwnerId,
  id: string,
  reading: number,
): Promise<void> => {
  const { db, clock, log } = deps;
  await db.withOwner(ownerId, async (tx) => {
    await lockForOwner(tx, ownerId, "agents");
    const marked = await tx.run(markRowGone, { ownerId, id, reading, now: clock.now() });
    if (marked.length === 0) return;
    log.warn({ subscription: id }, "PayPal no longer knows a subscription");
    await reconcileSubscription(tx, deps, ownerId);
  });
};

/** Asks PayPal about one of the owner's own, for someone who waits. */
export const refreshOwnSubscription = (deps: ReadingDeps, ownerId: OwnerId, id: string): Promise<void> =>
  askingPayPal(deps.log, async () => {
    const { number, subscription } = await readFromPayPal(deps, id);
    if (subscription) await acceptReading(deps, ownerId, { number, subscription });
    else await markSubscriptionGone(deps, ownerId, id, number);
  });

export const listSubscriptions = async ({ db }: { db: Database }, ownerId: OwnerId): Promise<SubscriptionRow[]> => {
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectSubscriptions, { ownerId })]);
  return rows;
};

/** For someone who waits: PayPal's failure as a refusal, with what its support would ask for in the log. */
export const askingPayPal = async <Answer>(log: Log, ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    const { status, issue, debugId } = error;
    log.warn({ err: error, status, issue, debugId }, "PayPal failed");
    throw new AppError("provider-failed");
  }
};
