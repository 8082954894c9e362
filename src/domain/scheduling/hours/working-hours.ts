import { z } from "zod";
import { endsAfterStart } from "../clock/clock-time.ts";
import { endTimeField, timeField } from "../clock/date-time-fields.ts";
import { type Weekday, weekdays } from "../clock/weekday.ts";
import { weekdaySchema } from "../clock/weekday-field.ts";

/** When an agent works on one weekday. */
export type WorkingDay = { start: string; end: string };

/** An agent's week, keyed by the full English weekday name; a day without a key is a day off. */
export type WorkingHours = { readonly [weekday in Weekday]?: WorkingDay | undefined };

/** Whether somebody works on a weekday; without a week of their own they work whenever the business is open. */
export const worksOn = (hours: WorkingHours | null, weekday: Weekday): boolean =>
  hours === null || hours[weekday] !== undefined;

/** New agents work Monday to Friday, 09:00 to 17:00. */
export const defaultWorkingHours: WorkingHours = Object.fromEntries(
  weekdays.slice(0, 5).map((weekday) => [weekday, { start: "09:00", end: "17:00" }]),
);

/** `endBeforeStart`: a day that doesn't end after it starts; also the codes of `timeField` and `weekdayUnknown`. */
export const workingHoursSchema = z.partialRecord(
  weekdaySchema,
  z
    .strictObject({ start: timeField("startRequired", "startInvalid"), end: endTimeField("endRequired", "endInvalid") })
    .refine((day) => endsAfterStart(day.start, day.end), { error: "endBeforeStart", path: ["end"] }),
);

/** Neighboring weekdays with the same hours: "Monday - Friday: 9:00 AM - 5:00 PM" as data. */
export type WorkingHoursRange = { from: Weekday; to: Weekday; start: string; end: string };

/** An agent's week in as few lines as it has stretches of equal days. */
export const summarizeWorkingHours = (hours: WorkingHours): WorkingHoursRange[] => {
  const ranges: WorkingHoursRange[] = [];
  let open: WorkingHoursRange | null = null;
  for (const weekday of weekdays) {
    const day = hours[weekday];
    if (!day) open = null;
    else if (open && open.start === day.start && open.end === day.end) open.to = weekday;
    else {
      open = { from: weekday, to: weekday, start: day.start, end: day.end };
      ranges.push(open);
    }
  }
  return ranges;
};
