import { z } from "zod";
import { defineJob } from "../../../platform/jobs/job.ts";

/** Look at PayPal again: something happened to this subscription. */
export const refreshJob = defineJob({
  name: "refresh-subscription",
  payload: z.object({ subscription: z.string() }),
  // Days of retries: PayPal may be away.
  maxAttempts: 15,
});

/** PayPal bills this one beside another. */
export const endSurplusJob = defineJob({
  name: "end-surplus-subscription",
  payload: z.object({ ownerId: z.uuid(), subscription: z.string() }),
  maxAttempts: 20,
});
