import { addDays, weekOf } from "#domain/scheduling/clock/calendar-date.ts";

/** The zone of every business that a journey opens. */
export const zone = "Europe/Madrid";
export const today = Temporal.Now.plainDateISO(zone).toString();
/** A Monday whose whole week lies ahead, whatever the day of the run. */
export const monday = weekOf(addDays(today, 14))[0] ?? today;
