import { z } from "zod";
import type { OwnerId } from "#domain/owner-id.ts";
import type { ProviderSubscription } from "#domain/subscription/provider-subscription.ts";
import type { PaymentEvent } from "../../../integrations/paypal/subscription-payload.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Enqueue } from "../../../platform/jobs/job.ts";
import { acceptReading, markSubscriptionGone, type ReadingDeps, readFromPayPal } from "../reading-service.ts";
import { refreshJob } from "../reconciling/reconcile-jobs.ts";
import { findSubscriptionOwner, selectEmail } from "../store.ts";
import { insertEvent } from "./event-store.ts";

type EventDeps = { db: Database; clock: Clock; enqueue: Enqueue };

/** Stored once, together with the job that looks at PayPal: an event says that something happened, never what holds. */
export const takeEvent = ({ db, clock, enqueue }: EventDeps, event: PaymentEvent): Promise<void> =>
  db.transaction(async (tx) => {
    const isNew = (await tx.run(insertEvent, { ...event, now: clock.now() })).length > 0;
    if (!isNew || event.subscriptionId === null) return;
    await enqueue(tx, refreshJob, { subscription: event.subscriptionId }, { queue: `paypal:${event.subscriptionId}` });
  });

/** PayPal says whose subscription it is, by the id that we gave it. What it no longer knows may be on record. */
export const refreshSubscription = async (deps: ReadingDeps, id: string): Promise<void> => {
  const { number, subscription } = await readFromPayPal(deps, id);
  if (subscription === null) {
    const [found] = await deps.db.run(findSubscriptionOwner, { id });
    if (found?.owner) await markSubscriptionGone(deps, found.owner as OwnerId, id, number);
    return;
  }
  const ownerId = await findOwner(deps, subscription);
  if (ownerId === null) await endOrphan(deps, subscription);
  else await acceptReading(deps, ownerId, { number, subscription });
};

const findOwner = async ({ db }: ReadingDeps, subscription: ProviderSubscription): Promise<OwnerId | null> => {
  const { success, data } = z.uuid().safeParse(subscription.customId);
  if (!success) return null;
  const ownerId = data as string as OwnerId;
  const [account] = await db.run(selectEmail, { ownerId });
  return account ? ownerId : null;
};

/** Approved after the account was deleted: nobody is left to cancel it. Other things sold by the same PayPal account stay. */
const endOrphan = async ({ paypal, log }: ReadingDeps, subscription: ProviderSubscription): Promise<void> => {
  if (subscription.status !== "ACTIVE" || subscription.planId !== (await paypal.planId())) return;
  log.warn({ subscription: subscription.id }, "a subscription without an account is cancelled");
  await paypal.cancelSubscription(subscription.id, "The account was deleted");
};
