import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";
import { ownerIdSchema } from "../../platform/jobs/owner-id-schema.ts";

/** Added by `record_change`, in the transaction of the change. */
export const publishWebhooksJob = defineJob({
  name: "publish-webhooks",
  payload: z.object({ ownerId: ownerIdSchema }),
  maxAttempts: 25,
});

export const sendWebhooksJob = defineJob({
  name: "send-webhooks",
  payload: z.object({ ownerId: ownerIdSchema, webhookId: z.string() }),
  maxAttempts: 25,
});

/** Of the worker's places, as many as endpoints that hang may take. */
const queues = 3;

/** One job for each endpoint at most, and one endpoint of each queue at a time. */
export const placeOfSending = (webhookId: string) => ({
  key: `webhook:${webhookId}`,
  queue: `webhooks-${Number.parseInt(webhookId.slice(-4), 16) % queues}`,
});
