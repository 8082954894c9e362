import type { Break } from "#contract/scheduling/breaks.ts";
import { type Weekday, weekdays } from "#domain/scheduling/clock/weekday.ts";
import type { BreakRow } from "./store.ts";

/** Monday first; within a day in the order given. */
export const presentBreaks = (rows: readonly BreakRow[]): Break[] => {
  const byDay = Map.groupBy(rows.map(presentBreak), (pause) => pause.dayOfWeek);
  return weekdays.flatMap((weekday) => byDay.get(weekday) ?? []);
};

export const presentBreak = (row: BreakRow): Break => ({
  id: row.id,
  dayOfWeek: row.day_of_week as Weekday,
  startTime: row.start_time,
  endTime: row.end_time,
  breakName: row.break_name,
  isActive: row.is_active,
  version: row.version,
});
