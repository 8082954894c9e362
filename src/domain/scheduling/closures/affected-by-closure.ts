import { limitToEpochMs } from "../clock/business-clock.ts";
import { epochDayOf } from "../clock/calendar-date.ts";
import { endMinutesOf, minutesOf } from "../clock/clock-time.ts";
import { zoneOffsets } from "../clock/zone-offsets.ts";
import type { SpecialDay } from "./special-day.ts";
import { type TimeOff, timeOffSpans } from "./time-off.ts";

/** An appointment's place, without its buffer. */
export type PlacedAppointment = { date: string; startMs: number; endMs: number };

/** Whether an appointment overlaps an agent's time off. */
export const isInTimeOff = (timeOff: TimeOff, zone: string, { date, startMs, endMs }: PlacedAppointment): boolean =>
  timeOffSpans(zoneOffsets(zone), [timeOff], { firstEpochDay: epochDayOf(date), dayCount: 1 }).some(
    (span) => span.startMs < endMs && startMs < span.endMs,
  );

/** Whether special hours leave an appointment of their days outside. */
export const isOutsideSpecialDay = (
  { from, to, hours }: Pick<SpecialDay, "from" | "to" | "hours">,
  zone: string,
  { date, startMs, endMs }: PlacedAppointment,
): boolean => {
  if (date < from || date > to) return false;
  if (hours === null) return true;
  const [table, day] = [zoneOffsets(zone), epochDayOf(date)];
  return (
    startMs < limitToEpochMs(table, day, minutesOf(hours.startTime)) ||
    endMs > limitToEpochMs(table, day, endMinutesOf(hours.endTime))
  );
};
