import { appointmentDateSchema, appointmentTimeSchema } from "../appointments/appointment-form.ts";
import { epochDayOf, parseDate } from "../clock/calendar-date.ts";
import { longestWaitDays } from "./waitlist-request.ts";

/** What a wait is about, as a form has it. Without times: at any time of the day. */
export const waitFields = {
  from: appointmentDateSchema,
  to: appointmentDateSchema,
  fromTime: appointmentTimeSchema.nullable(),
  toTime: appointmentTimeSchema.nullable(),
};

type Days = { from: string; to: string; fromTime: string | null; toTime: string | null };

/** `rangeReversed`: the last day is before the first; `waitTooLong`: over a year; `endRequired`, `endBeforeStart`: of the times. */
export const waitComplaint = ({ from, to, fromTime, toTime }: Days): { field: string; code: string } | null => {
  // Fields that are wrong by themselves have been complained about.
  if (parseDate(from) === null || parseDate(to) === null) return null;
  if (to < from) return { field: "to", code: "rangeReversed" };
  if (epochDayOf(to) - epochDayOf(from) > longestWaitDays) return { field: "to", code: "waitTooLong" };
  if ((fromTime === null) !== (toTime === null)) return { field: "toTime", code: "endRequired" };
  return fromTime !== null && toTime !== null && toTime < fromTime ? { field: "toTime", code: "endBeforeStart" } : null;
};
