import type { OwnerId } from "#domain/owner-id.ts";
import {
  decideSubscription,
  type Grant,
  type KnownSubscription,
  type SubscriptionDecision,
} from "#domain/subscription/decide-subscription.ts";
import type { ProviderStatus } from "#domain/subscription/provider-subscription.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Tx } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { mailOwner } from "../accounts/owner-mail-service.ts";
import { deactivateSurplusAgents } from "../agents/fitting-service.ts";
import { cancelSupersededJob, settleJob } from "./settle-jobs.ts";
import {
  type SubscriberRow,
  type SubscriptionRow,
  saveSubscriber,
  selectEmail,
  selectSubscriber,
  selectSubscriptions,
} from "./store.ts";

export type SettleDeps = { clock: Clock; enqueue: Enqueue; publicUrl: string };

/**
 * Brings the owner's record in line with what PayPal last said and with the time: the entitlement, the agents that may
 * stay active, and the moment to look again. Takes the `agents` lock, so that no agent slips in while the limit falls.
 */
export const settle = async (tx: Tx, deps: SettleDeps, ownerId: OwnerId): Promise<void> => {
  await lockForOwner(tx, ownerId, "agents");
  const [[account], [row], rows] = await Promise.all([
    tx.run(selectEmail, { ownerId }),
    tx.run(selectSubscriber, { ownerId }),
    tx.run(selectSubscriptions, { ownerId }),
  ]);
  if (!account) return;
  const decision = decideFor(row ?? null, rows, deps.clock.now());
  // Nobody who only looked at the prices needs a record.
  if (!row && !decision.subscribed) return;
  const deactivated = await deactivateSurplusAgents(tx, ownerId, decision.maxAgents);
  const hasMore = decision.maxAgents > (row?.max_agents ?? 1);
  await tx.run(saveSubscriber, {
    ownerId,
    email: account.email,
    ...decision,
    deactivatedAgents: hasMore ? 0 : (row?.deactivated_agents ?? 0) + deactivated,
  });
  await followUp(tx, deps, ownerId, decision);
  if (deactivated > 0) await tellOwner(tx, deps, ownerId, { deactivated, maxAgents: decision.maxAgents });
};

/** The decision from rows, for showing as well as for settling. */
export const decideFor = (
  row: SubscriberRow | null,
  rows: readonly SubscriptionRow[],
  now: Temporal.Instant,
): SubscriptionDecision => decideSubscription(rows.map(toKnown), grantOf(row), now);

export const toKnown = (row: SubscriptionRow): KnownSubscription => ({
  id: row.id,
  status: row.status as ProviderStatus,
  agents: row.agents,
  createdAt: row.provider_created_at,
  nextBillingAt: row.next_billing_at,
  paidUntil: row.paid_until,
  isRevoked: row.revoked_at !== null,
});

const grantOf = (row: SubscriberRow | null): Grant | null =>
  row === null || row.granted_agents === null ? null : { end: row.granted_until, maxAgents: row.granted_agents };

const followUp = async (
  tx: Tx,
  { enqueue }: SettleDeps,
  ownerId: OwnerId,
  { subscribed, subscriptionEnd, superseded }: SubscriptionDecision,
): Promise<void> => {
  for (const subscription of superseded) {
    await enqueue(tx, cancelSupersededJob, { subscription }, { key: `superseded:${subscription}` });
  }
  if (!subscribed || subscriptionEnd === null) return;
  // A moment later, since the queue's clock and ours may differ by a little.
  await enqueue(tx, settleJob, { ownerId }, { key: `settle:${ownerId}`, runAt: subscriptionEnd.add({ seconds: 2 }) });
};

const tellOwner = (
  tx: Tx,
  { enqueue, publicUrl }: SettleDeps,
  ownerId: OwnerId,
  { deactivated, maxAgents }: { deactivated: number; maxAgents: number },
): Promise<void> =>
  mailOwner(tx, enqueue, ownerId, (name) => ({
    kind: "agentsDeactivated",
    name,
    deactivated: String(deactivated),
    maxAgents: String(maxAgents),
    url: `${publicUrl}/subscription`,
  }));
