import { epochDayOf, parseDate } from "../clock/calendar-date.ts";
import { endsAfterStart, parseEndTime, parseTime } from "../clock/clock-time.ts";

const longestAbsenceDays = 31;

type Absence = { from: string; to: string; fromTime?: string | undefined; toTime?: string | undefined };

type Complaint = { field: "to" | "fromTime" | "toTime"; code: string };

/**
 * What is wrong with fields that are fine each by itself. `endBeforeStart`: days or hours that end before they begin;
 * `absenceTooLong`: over 31 days; `hoursOfOneDay`: hours of several days; `startRequired`, `endRequired`: one time without
 * the other.
 */
export const absenceComplaint = ({ from, to, fromTime, toTime }: Absence): Complaint | null => {
  // What isn't a date or a time is refused as such.
  if (parseDate(from) === null || parseDate(to) === null) return null;
  if (to < from) return { field: "to", code: "endBeforeStart" };
  if (epochDayOf(to) - epochDayOf(from) >= longestAbsenceDays) return { field: "to", code: "absenceTooLong" };
  if (fromTime === undefined && toTime === undefined) return null;
  if (fromTime === undefined) return { field: "fromTime", code: "startRequired" };
  if (toTime === undefined) return { field: "toTime", code: "endRequired" };
  if (from !== to) return { field: "to", code: "hoursOfOneDay" };
  if (parseTime(fromTime) === null || parseEndTime(toTime) === null) return null;
  return endsAfterStart(fromTime, toTime) ? null : { field: "toTime", code: "endBeforeStart" };
};
