import { z } from "zod";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../platform/db/database.ts";
import { defineJob, type Enqueue } from "../../platform/jobs/job.ts";
import { ownerIdSchema } from "../../platform/jobs/owner-id-schema.ts";

// graphile-worker waits exponentially longer between attempts: eight are about an hour. What is given up is found again
// by the routine for stuck ones.
const maxAttempts = 8;

export const advanceRegistrationJob = defineJob({
  name: "advance-registration",
  payload: z.object({ ownerId: ownerIdSchema, registrationId: z.uuid() }),
  maxAttempts,
});

/** Gives back what was bought for a registration beyond the one number it has. */
export const tidyRegistrationJob = defineJob({
  name: "tidy-registration",
  payload: z.object({ ownerId: ownerIdSchema, registrationId: z.uuid() }),
  maxAttempts: 20,
});

export const releaseNumberJob = defineJob({
  name: "release-number",
  payload: z.object({ ownerId: ownerIdSchema, numberId: z.uuid() }),
  maxAttempts,
});

/** One thing at a time per owner: nobody registers what somebody else gives back. */
const queueOf = (ownerId: OwnerId): string => `numbers:${ownerId}`;

// By their keys the routine for stuck ones finds them (in SQL).

export const enqueueRegistration = (
  enqueue: Enqueue,
  tx: Tx,
  { ownerId, registrationId, runAt }: { ownerId: OwnerId; registrationId: string; runAt?: Temporal.Instant },
): Promise<void> =>
  enqueue(
    tx,
    advanceRegistrationJob,
    { ownerId, registrationId },
    { queue: queueOf(ownerId), key: `registration:${registrationId}`, ...(runAt && { runAt }) },
  );

export const enqueueRelease = (
  enqueue: Enqueue,
  tx: Tx,
  { ownerId, numberId, runAt }: { ownerId: OwnerId; numberId: string; runAt?: Temporal.Instant },
): Promise<void> =>
  enqueue(
    tx,
    releaseNumberJob,
    { ownerId, numberId },
    { queue: queueOf(ownerId), key: `release:${numberId}`, ...(runAt && { runAt }) },
  );

export const enqueueTidying = (enqueue: Enqueue, tx: Tx, ownerId: OwnerId, registrationId: string): Promise<void> =>
  enqueue(
    tx,
    tidyRegistrationJob,
    { ownerId, registrationId },
    { queue: queueOf(ownerId), key: `tidying:${registrationId}` },
  );
