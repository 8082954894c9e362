import { limitToEpochMs } from "../clock/business-clock.ts";
import { epochDayOf } from "../clock/calendar-date.ts";
import { endMinutesOf, minutesOf } from "../clock/clock-time.ts";
import type { ZoneOffsets } from "../clock/zone-offsets.ts";
import { reasonBits } from "../slots/slot-reason.ts";
import type { BlockedSpan } from "../slots/sweep-availability.ts";

/**
 * An agent's exception on a date or a range of dates. `off`: absent, all day or during these hours of each of the
 * days. `extra`: there during these hours too. What is off stays off, whatever is extra.
 */
export type TimeOff = {
  kind: "off" | "extra";
  from: string;
  /** The last of the days. */
  to: string;
  /** Null together: all day. */
  fromTime: string | null;
  toTime: string | null;
};

/** The days that are looked at: the first one and how many. */
export type DayRange = { firstEpochDay: number; dayCount: number };

/** The time off around a range of days, as instants. An appointment may begin on a day and end on the next. */
export const timeOffSpans = (
  table: ZoneOffsets,
  timeOff: readonly TimeOff[],
  { firstEpochDay, dayCount }: DayRange,
): BlockedSpan[] => {
  const spans: BlockedSpan[] = [];
  for (const { kind, from, to, fromTime, toTime } of timeOff) {
    if (kind !== "off") continue;
    const firstDay = Math.max(epochDayOf(from), firstEpochDay - 1);
    const lastDay = Math.min(epochDayOf(to), firstEpochDay + dayCount);
    if (firstDay > lastDay) continue;
    if (fromTime === null || toTime === null) {
      spans.push(span(table, [firstDay, 0], [lastDay + 1, 0]));
      continue;
    }
    for (let day = firstDay; day <= lastDay; day++) {
      spans.push(span(table, [day, minutesOf(fromTime)], [day, endMinutesOf(toTime)]));
    }
  }
  return spans;
};

/** The extra hours of one day as pairs of minutes. */
export const extraMinutesOn = (timeOff: readonly TimeOff[], date: string): [number, number][] =>
  timeOff.flatMap(({ kind, from, to, fromTime, toTime }): [number, number][] =>
    kind === "extra" && fromTime !== null && toTime !== null && from <= date && date <= to
      ? [[minutesOf(fromTime), endMinutesOf(toTime)]]
      : [],
  );

const span = (
  table: ZoneOffsets,
  [firstDay, firstMinute]: readonly [number, number],
  [lastDay, lastMinute]: readonly [number, number],
): BlockedSpan => ({
  startMs: limitToEpochMs(table, firstDay, firstMinute),
  endMs: limitToEpochMs(table, lastDay, lastMinute),
  reason: reasonBits["time-off"],
});
