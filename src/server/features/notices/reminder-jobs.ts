import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";
import { ownerIdSchema } from "../../platform/jobs/owner-id-schema.ts";

export const remindClientJob = defineJob({
  name: "remind-client",
  payload: z.object({ ownerId: ownerIdSchema, appointmentId: z.uuid(), kind: z.enum(["reminder24h", "reminder2h"]) }),
  maxAttempts: 8,
});

export type ReminderPayload = z.infer<typeof remindClientJob.payload>;

/** One job per appointment and reminder: a later one takes the earlier one's place. */
export const reminderJob = (payload: ReminderPayload) => ({
  task: remindClientJob.name,
  payload: JSON.stringify(payload),
  queue: null,
  key: `${payload.kind}:${payload.appointmentId}`,
  maxAttempts: remindClientJob.maxAttempts,
});
