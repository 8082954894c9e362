import type { OwnerId } from "#domain/owner-id.ts";
import { decideSubscription, type Grant, type SubscriptionDecision } from "#domain/subscription/decide-subscription.ts";
import type { KnownStatus, KnownSubscription } from "#domain/subscription/known-subscription.ts";
import { mailAfter, type RecordedSubscription } from "#domain/subscription/subscription-mails.ts";
import type { SubscriptionState } from "#domain/subscription/subscription-state.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { lockForOwner } from "../../../platform/db/owner-lock.ts";
import type { Enqueue } from "../../../platform/jobs/job.ts";
import { deactivateSurplusAgents, reactivateAgents } from "../../agents/fitting-service.ts";
import { mailAgentsDeactivated, mailSubscriptionChange } from "../mail-service.ts";
import {
  markSurplus,
  type SubscriberRow,
  type SubscriptionRow,
  saveSubscriber,
  selectEmail,
  selectSubscriber,
  selectSubscriptions,
} from "../store.ts";
import { endSurplusJob } from "./reconcile-jobs.ts";

export type ReconcileDeps = { clock: Clock; enqueue: Enqueue; publicUrl: string };

/**
 * Brings the owner's record in line with what PayPal last said and with the time: the entitlement, the agents that may
 * stay active, the moment to look again, and what the owner is notified of. Takes the `agents` lock, so that no agent slips in
 * while the limit falls, and so that each change is notified once.
 */
export const reconcileSubscription = async (tx: Tx, deps: ReconcileDeps, ownerId: OwnerId): Promise<void> => {
  await lockForOwner(tx, ownerId, "agents");
  const [[account], [row], rows] = await Promise.all([
    tx.run(selectEmail, { ownerId }),
    tx.run(selectSubscriber, { ownerId }),
    tx.run(selectSubscriptions, { ownerId }),
  ]);
  if (!account) return;
  const decision = decideFor(row ?? null, rows, deps.clock.now());
  // Nobody who only looked at the prices needs a record.
  if (!row && !decision.subscribed && decision.unpaid === null) return;
  const agents = await fitAgents({ tx, clock: deps.clock, ownerId }, row ?? null, decision);
  await tx.run(saveSubscriber, { ownerId, email: account.email, ...decision, ...agents.record });
  for (const { id, refundSince } of decision.surplus) {
    await tx.run(markSurplus, { ownerId, id, refundSince, now: deps.clock.now() });
    await deps.enqueue(tx, endSurplusJob, { ownerId, subscription: id }, { key: `surplus:${id}` });
  }
  const mail = mailAfter(recordedOf(row ?? null), decision);
  if (mail !== null) await mailSubscriptionChange(tx, deps, ownerId, { kind: mail, decision });
  // The email about a pause also says that the others come back.
  if (agents.deactivated > 0 && decision.state !== "paused")
    await mailAgentsDeactivated(tx, deps, ownerId, { deactivated: agents.deactivated, maxAgents: decision.maxAgents });
};

/** Deactivates what the plan no longer includes. What a pause took comes back when it is over. */
const fitAgents = async (
  context: { tx: Tx; clock: Clock; ownerId: OwnerId },
  row: SubscriberRow | null,
  { state, subscribed, maxAgents }: SubscriptionDecision,
) => {
  const { tx, ownerId } = context;
  const taken = await deactivateSurplusAgents(tx, ownerId, maxAgents);
  const paused = [...(row?.paused_agents ?? []), ...taken];
  if (subscribed && row !== null && row.paused_agents.length > 0)
    await reactivateAgents(context, row.paused_agents, maxAgents);
  const hasMore = maxAgents > (row?.max_agents ?? 1);
  const record = {
    deactivatedAgents: hasMore ? 0 : (row?.deactivated_agents ?? 0) + taken.length,
    pausedAgents: state === "paused" ? paused : [],
  };
  return { deactivated: taken.length, record };
};

/** The decision from rows, for showing as well as for settling. */
export const decideFor = (
  row: SubscriberRow | null,
  rows: readonly SubscriptionRow[],
  now: Temporal.Instant,
): SubscriptionDecision => decideSubscription(rows.map(toKnown), grantOf(row), now);

export const toKnown = (row: SubscriptionRow): KnownSubscription => ({
  id: row.id,
  status: row.status as KnownStatus,
  agents: row.agents,
  held: row.held_agents === null || row.held_until === null ? null : { agents: row.held_agents, until: row.held_until },
  createdAt: row.provider_created_at,
  activeSince: row.active_since,
  nextBillingAt: row.next_billing_at,
  paidUntil: row.paid_until,
  unpaidSince: row.unpaid_since,
  isRevoked: row.revoked_at !== null,
  isSurplus: row.surplus_at !== null,
});

const grantOf = (row: SubscriberRow | null): Grant | null =>
  row === null || row.granted_agents === null ? null : { end: row.granted_until, maxAgents: row.granted_agents };

const recordedOf = (row: SubscriberRow | null): RecordedSubscription => ({
  state: (row?.state ?? "none") as SubscriptionState,
  subscriptionId: row?.paypal_subscription_id ?? null,
  billedAgents: row?.billed_agents ?? null,
  maxAgents: row?.max_agents ?? 1,
});
