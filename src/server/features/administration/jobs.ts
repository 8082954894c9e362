import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { keepFigures } from "./store.ts";

export const administrationRoutines = ({ db, clock }: { db: Database; clock: Clock }): Routine[] => [
  {
    name: "keep-appointment-figures",
    schedule: "* * * * *",
    isFirst: true,
    run: async () => void (await db.run(keepFigures, { now: clock.now() })),
  },
];
