import type { BusinessHoursWeek } from "#contract/scheduling/business-hours.ts";
import { type Weekday, weekdays } from "#domain/scheduling/clock/weekday.ts";
import { type BusinessWeek, resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import type { HoursRow } from "./store.ts";

export const presentWeek = (rows: readonly HoursRow[]): BusinessHoursWeek => {
  const week = toBusinessWeek(rows);
  return { days: weekdays.map((dayOfWeek) => ({ dayOfWeek, ...week[dayOfWeek] })), revision: revisionOf(rows) };
};

export const toBusinessWeek = (rows: readonly HoursRow[]): BusinessWeek =>
  resolveBusinessWeek(
    rows.map((row) => ({
      dayOfWeek: row.day_of_week as Weekday,
      isOpen: row.is_open,
      startTime: row.start_time,
      endTime: row.end_time,
    })),
  );

/** The time of the last save: every save writes at least one row, and none is ever removed. */
export const revisionOf = (rows: readonly HoursRow[]): string =>
  rows
    .map((row) => row.updated_at)
    .sort(Temporal.Instant.compare)
    .at(-1)
    ?.toString() ?? "";
