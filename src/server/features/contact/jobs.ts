import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { deleteMessagesBefore } from "./store.ts";

/** As the privacy policy promises. */
const keptFor = Temporal.Duration.from({ hours: 365 * 24 });

export const contactRoutines = ({ db, clock }: { db: Database; clock: Clock }): Routine[] => [
  {
    name: "forget-contact-messages",
    schedule: "32 3 * * *",
    run: async () => void (await db.run(deleteMessagesBefore, { before: clock.now().subtract(keptFor) })),
  },
];
