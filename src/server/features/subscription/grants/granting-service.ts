import type { OwnerId } from "#domain/owner-id.ts";
import { mayBeGranted, mustCancelFirst, premiumGrant } from "#domain/subscription/admin-grant.ts";
import type { PayPalGateway } from "../../../integrations/paypal/gateway.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { lockForOwner } from "../../../platform/db/owner-lock.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { ReadingDeps } from "../reading-service.ts";
import { reconcileSubscription, toKnown } from "../reconciling/reconcile-service.ts";
import { cancelSubscription, refreshSubscriptionStatus } from "../service.ts";
import {
  type SubscriberRow,
  type SubscriptionRow,
  selectEmail,
  selectSubscriber,
  selectSubscriptions,
} from "../store.ts";
import { revokePaidTime, saveGrant } from "./granting-store.ts";

export type GrantingDeps = Omit<ReadingDeps, "paypal"> & { paypal: PayPalGateway | null };

/** Premium that the administrator gives. */
export const grantPremium = (deps: GrantingDeps, ownerId: OwnerId, administratorId: OwnerId): Promise<void> =>
  deps.db.withOwner(ownerId, async (tx) => {
    const { email, row, rows } = await lockRecord(tx, ownerId);
    if (!mayBeGranted(rows.map(toKnown))) throw new AppError("edit-conflict");
    const { end, maxAgents } = premiumGrant(row?.max_agents ?? null, deps.clock.now());
    await tx.run(saveGrant, { ownerId, email, agents: maxAgents, until: end });
    await reconcileSubscription(tx, deps, ownerId);
    const details = { administratorId, agents: maxAgents, until: String(end) };
    await recordAudit(tx, ownerId, {
      ...{ actor: "administrator", action: "subscription.granted", subjectId: ownerId, details },
    });
  });

/**
 * Takes away whatever entitles the owner: a grant, and time that was paid ahead. What PayPal bills has to be cancelled
 * there, before or together with this, as nobody should pay for what they can't use.
 */
export const revokeSubscription = async (
  deps: GrantingDeps,
  ownerId: OwnerId,
  administratorId: OwnerId,
  { cancelAtPayPal }: { cancelAtPayPal: boolean },
): Promise<void> => {
  const { db, clock, paypal } = deps;
  if (paypal !== null) await refreshSubscriptionStatus({ ...deps, paypal }, ownerId);
  const [known] = await db.read(ownerId, (tx) => [tx.run(selectSubscriptions, { ownerId })]);
  if (cancelAtPayPal && mustCancelFirst(known.map(toKnown))) {
    if (paypal === null) throw new AppError("provider-failed");
    await cancelSubscription({ ...deps, paypal }, ownerId, "Cancelled by the administrator", "administrator");
  }
  await db.withOwner(ownerId, async (tx) => {
    const { email, rows } = await lockRecord(tx, ownerId);
    if (mustCancelFirst(rows.map(toKnown))) throw new AppError("subscription-live");
    await tx.run(saveGrant, { ownerId, email, agents: null, until: null });
    await tx.run(revokePaidTime, { ownerId, now: clock.now() });
    await reconcileSubscription(tx, deps, ownerId);
    const details = { administratorId };
    await recordAudit(tx, ownerId, {
      ...{ actor: "administrator", action: "subscription.revoked", subjectId: ownerId, details },
    });
  });
};

type LockedRecord = { email: string; row: SubscriberRow | undefined; rows: SubscriptionRow[] };

const lockRecord = async (tx: Tx, ownerId: OwnerId): Promise<LockedRecord> => {
  await lockForOwner(tx, ownerId, "agents");
  const [[account], [row], rows] = await Promise.all([
    tx.run(selectEmail, { ownerId }),
    tx.run(selectSubscriber, { ownerId }),
    tx.run(selectSubscriptions, { ownerId }),
  ]);
  if (!account) throw new AppError("not-found");
  return { email: account.email, row, rows };
};
