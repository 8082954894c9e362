import { z } from "zod";
import { endsAfterStart } from "../clock/clock-time.ts";
import { endTimeField, timeField } from "../clock/date-time-fields.ts";
import { type Weekday, weekdaySchema, weekdays } from "../clock/weekday.ts";

/** The opening hours of one weekday. A closed day keeps its times, so that opening it again restores them. */
export type DayHours = { isOpen: boolean; startTime: string; endTime: string };

export type BusinessWeek = Readonly<Record<Weekday, DayHours>>;

/** Without a record of its own a weekday has these: open Monday to Friday, closed on weekends, 09:00 to 17:00. */
const defaultDayHours = (weekday: Weekday): DayHours => ({
  isOpen: weekday !== "Saturday" && weekday !== "Sunday",
  startTime: "09:00",
  endTime: "17:00",
});

/** The whole week from whatever days are on record. */
export const resolveBusinessWeek = (records: readonly (DayHours & { dayOfWeek: Weekday })[]): BusinessWeek => {
  const week = Object.fromEntries(weekdays.map((weekday) => [weekday, defaultDayHours(weekday)]));
  for (const { dayOfWeek, isOpen, startTime, endTime } of records) week[dayOfWeek] = { isOpen, startTime, endTime };
  return week as BusinessWeek;
};

/** `startRequired`, `startInvalid`, `endRequired`, `endInvalid`, `weekdayUnknown`, `isOpenRequired`. */
export const businessDaySchema = z.strictObject({
  dayOfWeek: weekdaySchema,
  isOpen: z.boolean({ error: "isOpenRequired" }),
  startTime: timeField("startRequired", "startInvalid"),
  endTime: endTimeField("endRequired", "endInvalid"),
});

export type BusinessDay = z.infer<typeof businessDaySchema>;

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
