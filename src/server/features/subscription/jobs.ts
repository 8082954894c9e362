import type { OwnerId } from "#domain/owner-id.ts";
import type { PayPalGateway } from "../../integrations/paypal/gateway.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { createEnqueue, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import type { Log } from "../../platform/log.ts";
import { refreshSubscription } from "./events/event-service.ts";
import { forgetOldEvents, listOpenSubscriptions, listSubscribersToReconcile } from "./events/event-store.ts";
import type { ReadingDeps } from "./reading-service.ts";
import { endSurplusJob, refreshJob } from "./reconciling/reconcile-jobs.ts";
import { reconcileSubscription } from "./reconciling/reconcile-service.ts";
import { endSurplus } from "./reconciling/surplus-service.ts";

export type SubscriptionJobDeps = {
  db: Database;
  clock: Clock;
  log: Log;
  publicUrl: string;
  paypal: PayPalGateway | null;
};

/** Without PayPal there is nobody to ask; ends are noted all the same. */
export const subscriptionHandlers = (deps: SubscriptionJobDeps): JobHandler[] => [
  handleJob(refreshJob, ({ subscription }) => refreshSubscription(askable(deps), subscription)),
  handleJob(endSurplusJob, ({ ownerId, subscription }) => endSurplus(askable(deps), ownerId as OwnerId, subscription)),
];

const keptDays = 90;

export const subscriptionRoutines = (deps: SubscriptionJobDeps): Routine[] => [
  { name: "reconcile-subscriptions", schedule: "7 4 * * *", run: () => reconcileSubscriptions(deps) },
  { name: "settle-due-subscriptions", schedule: "* * * * *", run: () => reconcileDue(deps) },
  {
    name: "forget-old-payment-events",
    schedule: "57 3 * * *",
    run: async () =>
      void (await deps.db.run(forgetOldEvents, { before: deps.clock.now().subtract({ hours: 24 * keptDays }) })),
  },
];

/** Approvals come within a day; by then each subscription was looked at daily, and once after it. */
const approvalDays = 3;

/** Daily: whatever a lost event would have said, PayPal is asked about every subscription that it bills or may bill. */
export const reconcileSubscriptions = async ({ db, clock, paypal }: SubscriptionJobDeps): Promise<void> => {
  if (paypal === null) return;
  const enqueue = createEnqueue(clock);
  const begunSince = clock.now().subtract({ hours: 24 * approvalDays });
  for (const { id } of await db.run(listOpenSubscriptions, { begunSince })) {
    const options = { queue: `paypal:${id}`, key: `reconcile:${id}` };
    await db.transaction((tx) => enqueue(tx, refreshJob, { subscription: id }, options));
  }
};

/** The end of a grace period, of a paid period or of a grant, and lowerings whose date has come. */
const reconcileDue = async (deps: SubscriptionJobDeps): Promise<void> => {
  const failures: unknown[] = [];
  for (const { user_id } of await deps.db.run(listSubscribersToReconcile, { now: deps.clock.now() })) {
    // One that can't be settled doesn't keep the others waiting.
    await reconcileOwner(deps, user_id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} subscriptions can't be settled`);
};

const reconcileOwner = (deps: SubscriptionJobDeps, id: string): Promise<void> => {
  const ownerId = id as OwnerId;
  const settling = { ...deps, enqueue: createEnqueue(deps.clock) };
  return deps.db.withOwner(ownerId, (tx) => reconcileSubscription(tx, settling, ownerId));
};

const askable = (deps: SubscriptionJobDeps): ReadingDeps => {
  const { paypal } = deps;
  if (paypal === null) throw new Error("PayPal isn't configured");
  return { ...deps, paypal, enqueue: createEnqueue(deps.clock) };
};
