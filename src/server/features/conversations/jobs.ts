import { setImmediate } from "node:timers/promises";
import { prepareReading } from "#domain/conversation/reading/prepare-reading.ts";
import { languages } from "#domain/languages.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { resumeConversations } from "./queue/queue-store.ts";
import { failAbandonedMessages } from "./sending/sweep-store.ts";

/** The bot's own preparation for the first message. A language at a time, so that nothing else waits long. */
export const prepareBot = async (): Promise<void> => {
  for (const language of languages) {
    await setImmediate();
    prepareReading(language);
  }
};

export const conversationRoutines = ({ db }: { db: Database }): Routine[] => [
  {
    name: "fail-abandoned-messages",
    schedule: "*/5 * * * *",
    run: async () => void (await db.run(failAbandonedMessages, {})),
  },
  {
    name: "resume-conversations",
    schedule: "* * * * *",
    run: async () => void (await db.run(resumeConversations, {})),
  },
];
