import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Look at the owner's record again, as when a paid time ends. */
export const settleJob = defineJob({
  name: "settle-subscription",
  payload: z.object({ ownerId: z.uuid() }),
  maxAttempts: 15,
});

/** Look at PayPal again: something happened to this subscription. */
export const refreshJob = defineJob({
  name: "refresh-subscription",
  payload: z.object({ subscription: z.string() }),
  // Days of retries: PayPal may be away.
  maxAttempts: 15,
});

/** PayPal bills two subscriptions of one owner; this is the older one. */
export const cancelSupersededJob = defineJob({
  name: "cancel-superseded-subscription",
  payload: z.object({ subscription: z.string() }),
  maxAttempts: 20,
});
