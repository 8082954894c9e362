import { z } from "zod";
import type { OwnerId } from "#domain/owner-id.ts";
import type { PaymentEvent } from "../../integrations/paypal/subscription-payload.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { insertEvent } from "./event-store.ts";
import { acceptReading, type Reading, type ReadingDeps, readSubscription } from "./reading-service.ts";
import { refreshJob } from "./settle-jobs.ts";
import { selectEmail } from "./store.ts";

type EventDeps = { db: Database; clock: Clock; enqueue: Enqueue };

/** Stored once, together with the job that looks at PayPal: an event says that something happened, never what holds. */
export const takeEvent = ({ db, clock, enqueue }: EventDeps, event: PaymentEvent): Promise<void> =>
  db.transaction(async (tx) => {
    const isNew = (await tx.run(insertEvent, { ...event, now: clock.now() })).length > 0;
    if (!isNew || event.subscriptionId === null) return;
    await enqueue(tx, refreshJob, { subscription: event.subscriptionId }, { queue: `paypal:${event.subscriptionId}` });
  });

/** Whose subscription it is, only PayPal can say: by the id that we gave it. */
export const refreshSubscription = async (deps: ReadingDeps, id: string): Promise<void> => {
  const reading = await readSubscription(deps, id);
  if (reading === null) return;
  const ownerId = await findOwner(deps, reading);
  if (ownerId === null) await endOrphan(deps, reading);
  else await acceptReading(deps, ownerId, reading);
};

const findOwner = async ({ db }: ReadingDeps, { subscription }: Reading): Promise<OwnerId | null> => {
  const { success, data } = z.uuid().safeParse(subscription.customId);
  if (!success) return null;
  const ownerId = data as string as OwnerId;
  const [account] = await db.run(selectEmail, { ownerId });
  return account ? ownerId : null;
};

/** Approved after the account was deleted: nobody is left to cancel it. Other things sold by the same PayPal account stay. */
const endOrphan = async ({ paypal, log }: ReadingDeps, { subscription }: Reading): Promise<void> => {
  if (subscription.status !== "ACTIVE" || subscription.planId !== (await paypal.planId())) return;
  log.warn({ subscription: subscription.id }, "a subscription without an account is cancelled");
  await paypal.cancelSubscription(subscription.id, "The account was deleted");
};
