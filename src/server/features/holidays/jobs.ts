import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { refreshHolidays } from "./filling-service.ts";

/** At night, so that next year's holidays exist long before anyone asks for them. */
export const holidayRoutines = (deps: { db: Database; clock: Clock }): Routine[] => [
  { name: "refresh-holidays", schedule: "17 3 * * *", run: () => refreshHolidays(deps) },
];
