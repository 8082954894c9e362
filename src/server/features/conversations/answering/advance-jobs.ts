import { z } from "zod";
import { defineJob } from "../../../platform/jobs/job.ts";
import { ownerIdSchema } from "../../../platform/jobs/owner-id-schema.ts";

/** Answers what waits in a conversation and sends what has been answered. */
export const advanceConversationJob = defineJob({
  name: "advance-conversation",
  payload: z.object({ ownerId: ownerIdSchema, conversationId: z.uuid() }),
  // graphile-worker waits exponentially longer between attempts: eight are about an hour. An answer later than that
  // surprises more than it helps.
  maxAttempts: 8,
});
