import { z } from "zod";
import { optionalText } from "../../text/text-field.ts";
import { endMinutesOf, endsAfterStart, minutesOf } from "../clock/clock-time.ts";
import { endTimeField, timeField } from "../clock/date-time-fields.ts";
import type { Weekday } from "../clock/weekday.ts";
import type { BusinessWeek } from "./business-hours.ts";

/** A pause in a weekday's opening hours during which nothing is booked. */
export type BusinessBreak = { dayOfWeek: Weekday; startTime: string; endTime: string; isActive: boolean };

/** What the break dialog opens with. */
export const defaultBreak = { startTime: "12:00", endTime: "13:00" } as const;

/** `startRequired`, `endRequired`: empty; `startInvalid`, `endInvalid`: not a time; `breakNameTooLong`: over 100. */
export const breakFields = {
  startTime: timeField("startRequired", "startInvalid"),
  endTime: endTimeField("endRequired", "endInvalid"),
  breakName: optionalText(100, "breakNameTooLong"),
};

/** The break dialog's form. `endBeforeStart`: the end is not after the start. */
export const breakFormSchema = z
  .strictObject(breakFields)
  .refine(({ startTime, endTime }) => endsAfterStart(startTime, endTime), {
    error: "endBeforeStart",
    path: ["endTime"],
  });

/** Breaks can only be added for open days. */
export const canHaveBreak = (week: BusinessWeek, weekday: Weekday): boolean => week[weekday].isOpen;

/** The active breaks of a weekday by their start. */
export const activeBreaksOf = <T extends BusinessBreak>(breaks: readonly T[], weekday: Weekday): T[] =>
  breaks
    .filter((pause) => pause.isActive && pause.dayOfWeek === weekday)
    .sort(
      (a, b) => minutesOf(a.startTime) - minutesOf(b.startTime) || endMinutesOf(a.endTime) - endMinutesOf(b.endTime),
    );
