import { z } from "zod";
import { endsAfterStart } from "../clock/clock-time.ts";
import { endTimeField, timeField } from "../clock/date-time-fields.ts";
import type { Weekday } from "../clock/weekday.ts";
import { weekdaySchema } from "../clock/weekday-field.ts";
import type { BusinessDay } from "./business-hours.ts";

/** `startRequired`, `startInvalid`, `endRequired`, `endInvalid`, `weekdayUnknown`, `isOpenRequired`. */
export const businessDaySchema = z.strictObject({
  dayOfWeek: weekdaySchema,
  isOpen: z.boolean({ error: "isOpenRequired" }),
  startTime: timeField("startRequired", "startInvalid"),
  endTime: endTimeField("endRequired", "endInvalid"),
});

/**
 * The days of one save. `endBeforeStart`: an open day whose end is not after its start, the issue's path naming
 * the day; `weekdayRepeated`: a day given twice.
 */
export const businessDaysSchema = z
  .array(businessDaySchema)
  .min(1)
  .max(7)
  .superRefine((days, context) => {
    const seen = new Set<Weekday>();
    for (const day of days) {
      if (seen.has(day.dayOfWeek))
        context.addIssue({ code: "custom", message: "weekdayRepeated", path: [day.dayOfWeek] });
      seen.add(day.dayOfWeek);
    }
    for (const weekday of daysEndingBeforeStart(days)) {
      context.addIssue({ code: "custom", message: "endBeforeStart", path: [weekday, "endTime"] });
    }
  });

/** The open days whose end is not after their start, for the form to name. */
export const daysEndingBeforeStart = (days: readonly BusinessDay[]): Weekday[] =>
  days.filter((day) => day.isOpen && !endsAfterStart(day.startTime, day.endTime)).map((day) => day.dayOfWeek);
