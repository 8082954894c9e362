import { createHash } from "node:crypto";
import type { RouteResponse } from "#contract/route.ts";
import type { checkOutSubscription as checkOutRoute, SubscriptionStatus } from "#contract/subscription.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { billedStateOf } from "#domain/subscription/billed-state.ts";
import { isLiveStatus, type KnownSubscription } from "#domain/subscription/known-subscription.ts";
import { describePlanChange } from "#domain/subscription/plan-change.ts";
import { recordAudit } from "../../platform/audit.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { presentChange } from "./present.ts";
import {
  acceptReading,
  askingPayPal,
  listSubscriptions,
  type ReadingDeps,
  readFromPayPal,
  refreshOwnSubscription,
} from "./reading-service.ts";
import { toKnown } from "./reconciling/reconcile-service.ts";
import { findStatus } from "./status-service.ts";
import { type SubscriptionRow, saveSubscription } from "./store.ts";

/** Asks PayPal about every subscription that isn't over. */
export const refreshSubscriptionStatus = async (deps: ReadingDeps, ownerId: OwnerId): Promise<SubscriptionStatus> => {
  const now = deps.clock.now();
  const open = (await listSubscriptions(deps, ownerId)).filter((row) => mayHaveChanged(toKnown(row), now));
  await Promise.all(open.map(({ id }) => refreshOwnSubscription(deps, ownerId, id)));
  return findStatus(deps, ownerId);
};

/** What is over stays over, also what PayPal forgot, and what nobody approved within a day is never approved. */
const mayHaveChanged = ({ status, createdAt }: KnownSubscription, now: Temporal.Instant): boolean => {
  if (status === "APPROVAL_PENDING") return now.since(createdAt).total("hours") < 24;
  return status !== "CANCELLED" && status !== "EXPIRED" && status !== "GONE";
};

/**
 * What the payer is to approve: the running subscription with another number of agents, or a new one. An unpaid one isn't
 * revised, as nobody would be billed for it: a new one takes its place.
 */
export const checkOut = async (
  deps: ReadingDeps,
  ownerId: OwnerId,
  agents: number,
): Promise<RouteResponse<typeof checkOutRoute>> => {
  await refreshSubscriptionStatus(deps, ownerId);
  const rows = await listSubscriptions(deps, ownerId);
  const now = deps.clock.now();
  const subscriptions = rows.map((row) => ({ row, billedState: billedStateOf(toKnown(row), now) }));
  const running = subscriptions.find((one) => one.billedState === "active");
  if (running) return revise(deps, running.row, agents);
  // The first payment is on its way: a second subscription would be billed beside it.
  if (subscriptions.some((one) => one.billedState === "processing")) throw new AppError("edit-conflict");
  return begin(deps, ownerId, agents, rows);
};

const revise = async ({ paypal, log }: ReadingDeps, running: SubscriptionRow, agents: number) => {
  const change = describePlanChange(toKnown(running), agents);
  if (change === null) throw new AppError("edit-conflict");
  const { approveUrl } = await askingPayPal(log, () => paypal.reviseSubscription(running.id, agents));
  return { subscription: running.id, approveUrl, change: presentChange(change) };
};

const begin = async (deps: ReadingDeps, ownerId: OwnerId, agents: number, rows: readonly SubscriptionRow[]) => {
  const { db, clock, paypal, log } = deps;
  const now = clock.now();
  const past = rows.filter(({ status }) => status !== "APPROVAL_PENDING").map(({ id }) => id);
  const { planId, created } = await askingPayPal(log, async () => {
    const plan = await paypal.planId();
    const requestId = requestIdOf([ownerId, plan, agents, ...past.sort(), Math.floor(now.epochMilliseconds / hourMs)]);
    return { planId: plan, created: await paypal.createSubscription({ ownerId, planId: plan, agents, requestId }) };
  });
  await db.withOwner(ownerId, async (tx) => {
    await tx.run(saveSubscription, {
      ownerId,
      id: created.id,
      planId,
      status: "APPROVAL_PENDING",
      agents,
      ...{ heldAgents: null, heldUntil: null, nextBillingAt: null, paidUntil: null },
      ...{ unpaidSince: null, activeSince: null },
      createdAt: now,
      // Before any reading: what PayPal said of it in the meantime stays.
      reading: 0,
      now,
    });
    await recordAudit(tx, ownerId, {
      actor: "owner",
      action: "subscription.begun",
      subjectId: created.id,
      details: { agents },
    });
  });
  return { subscription: created.id, approveUrl: created.approveUrl, change: null };
};

const hourMs = 3_600_000;

/** The same choice within the hour is one request to PayPal: two clicks begin one subscription. */
const requestIdOf = (parts: readonly (string | number)[]): string =>
  createHash("sha256").update(parts.join("|")).digest("hex").slice(0, 36);

/** The browser says that the payer approved; what counts is what PayPal says. */
export const confirmSubscription = async (
  deps: ReadingDeps,
  ownerId: OwnerId,
  subscription: string,
): Promise<SubscriptionStatus> => {
  await askingPayPal(deps.log, async () => {
    const { number, subscription: found } = await readFromPayPal(deps, subscription);
    if (found === null || found.status === "APPROVAL_PENDING") throw new AppError("payment-not-confirmed");
    const reason = await acceptReading(deps, ownerId, { number, subscription: found });
    if (reason !== null) throw new AppError("payment-not-confirmed");
  });
  const kept = (await listSubscriptions(deps, ownerId)).find(({ id }) => id === subscription);
  if (kept && kept.surplus_at !== null) throw new AppError("already-subscribed");
  return findStatus(deps, ownerId);
};

/** Everything that PayPal would go on billing. */
export const cancelSubscription = async (
  deps: ReadingDeps,
  ownerId: OwnerId,
  reason: string,
  actor: "owner" | "administrator" = "owner",
): Promise<SubscriptionStatus> => {
  const { db, log, paypal } = deps;
  const live = (await listSubscriptions(deps, ownerId)).filter((row) => isLiveStatus(toKnown(row).status));
  if (live.length === 0) throw new AppError("not-found");
  for (const { id } of live) {
    await askingPayPal(log, () => paypal.cancelSubscription(id, reason));
    await refreshOwnSubscription(deps, ownerId, id);
    await db.withOwner(ownerId, (tx) =>
      recordAudit(tx, ownerId, { actor, action: "subscription.cancelled", subjectId: id }),
    );
  }
  return findStatus(deps, ownerId);
};
