import type { OwnerId } from "#domain/owner-id.ts";
import { isDatabaseAway } from "../../platform/db/is-database-away.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import type { Log } from "../../platform/log.ts";
import { type CalendarDeps, refreshCalendar } from "./reading-service.ts";
import { findDueCalendars } from "./store.ts";
import { writeCalendar } from "./writing-service.ts";

const pageSize = 500;
const atOnce = 4;

export const calendarRoutines = (deps: CalendarDeps & { log: Log }): Routine[] => [
  { name: "read-calendars", schedule: "* * * * *", run: () => syncDueCalendars(deps) },
];

/** Reads what is due and writes what isn't written yet; what a run can't do, the next one finds again. */
export const syncDueCalendars = async (deps: CalendarDeps & { log: Log }): Promise<void> => {
  const due = await deps.db.run(findDueCalendars, { now: deps.clock.now(), pageSize });
  const work = async (): Promise<void> => {
    for (let next = due.shift(); next; next = due.shift()) {
      const place = { ownerId: next.user_id as OwnerId, calendarId: next.id };
      try {
        const state = next.is_to_read ? await refreshCalendar(deps, place) : null;
        if (!state?.problem) await writeCalendar(deps, place);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        deps.log.error(
          { err: error, calendarId: place.calendarId },
          "a calendar couldn't be read; the next run tries again",
        );
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
