import { z } from "zod";
import { optionalText } from "../../text/text-field.ts";
import { endsAfterStart } from "../clock/clock-time.ts";
import { endTimeField, timeField } from "../clock/date-time-fields.ts";

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
