import { z } from "zod";
import type { OwnerId } from "#domain/owner-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Written in the owner's own transaction, so that the id in it is proven. */
const ownerIdSchema = z.uuid().transform((id) => id as string as OwnerId);

/** Answers what waits in a conversation and sends what has been answered. */
export const advanceConversationJob = defineJob({
  name: "advance-conversation",
  payload: z.object({ ownerId: ownerIdSchema, conversationId: z.uuid() }),
  // graphile-worker waits exponentially longer between attempts: eight are about an hour. An answer later than that
  // surprises more than it helps.
  maxAttempts: 8,
});
