import { handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { advanceConversationJob } from "./advance-jobs.ts";
import { answerNext } from "./answering-service.ts";
import { type ReplyDeps, sendReplies } from "./sending-service.ts";
import { failAbandonedMessages } from "./sweep-store.ts";

/** The bot's work: messages of one conversation in order, then everything there is to say. */
export const conversationHandlers = (deps: ReplyDeps): JobHandler[] => [
  handleJob(advanceConversationJob, async ({ ownerId, conversationId }) => {
    while (await answerNext(deps, { ownerId, conversationId }));
    await sendReplies(deps, ownerId, conversationId);
  }),
];

export const conversationRoutines = ({ db }: Pick<ReplyDeps, "db">): Routine[] => [
  {
    name: "fail-abandoned-messages",
    schedule: "*/5 * * * *",
    run: async () => void (await db.run(failAbandonedMessages, {})),
  },
];
