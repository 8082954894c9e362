import { setTimeout } from "node:timers/promises";
import { prepareReading } from "#domain/conversation/reading/prepare-reading.ts";
import { prepareChat } from "#domain/landing-demo/prepare-chat.ts";
import { languages } from "#domain/languages.ts";
import { prepareCommands } from "#domain/owner-commands/prepare-commands.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { learnedReader } from "../../platform/learned-reader.ts";
import { resumeConversations } from "./queue/queue-store.ts";
import { failAbandonedMessages } from "./sending/sweep-store.ts";

/** Long enough for a request that came meanwhile to get its answer from the database. */
const preparationPauseMs = 20;

/** The bot's own preparation for the first message, in steps with pauses: nobody's first request waits for all of it. */
export const prepareBot = async (): Promise<void> => {
  for (const step of [
    () => void learnedReader(),
    ...languages.flatMap(prepareReading),
    ...prepareChat(),
    ...prepareCommands(),
  ]) {
    await setTimeout(preparationPauseMs, undefined, { ref: false });
    step();
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
