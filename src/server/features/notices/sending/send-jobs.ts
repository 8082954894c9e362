import { z } from "zod";
import type { OwnerId } from "#domain/owner-id.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { ownerIdSchema } from "../../../platform/jobs/owner-id-schema.ts";

export const sendNoticeJob = defineJob({
  name: "send-notice",
  payload: z.object({ ownerId: ownerIdSchema, noticeId: z.uuid() }),
  // graphile-worker waits exponentially longer between attempts: eleven are about ten hours.
  maxAttempts: 11,
});

/** A notice's job as the queue takes it. By its key the sweep for abandoned notices finds it again (in SQL). */
export const sendingJob = (ownerId: OwnerId, noticeId: string, queue: string) => ({
  task: sendNoticeJob.name,
  payload: JSON.stringify({ ownerId, noticeId }),
  queue,
  key: `notice:${noticeId}`,
  maxAttempts: sendNoticeJob.maxAttempts,
});
