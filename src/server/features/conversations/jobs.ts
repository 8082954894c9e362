import { setImmediate } from "node:timers/promises";
import { prepareReading } from "#domain/conversation/reading/prepare-reading.ts";
import { languages } from "#domain/languages.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { advanceConversationJob } from "./answering/advance-jobs.ts";
import { answerNext } from "./answering/answering-service.ts";
import { type ReplyDeps, sendReplies } from "./sending/sending-service.ts";
import { failAbandonedMessages } from "./sending/sweep-store.ts";

/** The bot's work: messages of one conversation in order, then everything there is to say. */
export const conversationHandlers = (deps: ReplyDeps): JobHandler[] => [
  handleJob(advanceConversationJob, async ({ ownerId, conversationId }) => {
    while (await answerNext(deps, { ownerId, conversationId }));
    await sendReplies(deps, ownerId, conversationId);
  }),
];

/** The bot's own preparation for the first message. A language at a time, so that nothing else waits long. */
export const prepareBot = async (): Promise<void> => {
  for (const language of languages) {
    await setImmediate();
    prepareReading(language);
  }
};

export const conversationRoutines = ({ db }: Pick<ReplyDeps, "db">): Routine[] => [
  {
    name: "fail-abandoned-messages",
    schedule: "*/5 * * * *",
    run: async () => void (await db.run(failAbandonedMessages, {})),
  },
];
