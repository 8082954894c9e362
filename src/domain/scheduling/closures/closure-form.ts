import { z } from "zod";
import { optionalText, requiredText } from "../../text/text-field.ts";
import { epochDayOf, parseDate } from "../clock/calendar-date.ts";
import { endsAfterStart, parseEndTime, parseTime } from "../clock/clock-time.ts";
import { dateField, endTimeField, timeField } from "../clock/date-time-fields.ts";

/** The most days one entry may cover: two years. Also a constraint of the database. */
const longestClosureDays = 732;

/**
 * `from`, `to`: the first and the last day; `dateRequired`, `closureDateInvalid`: not a date of the calendar. `fromTime`,
 * `toTime`: null together for whole days; `startInvalid`, `endInvalid`.
 */
const rangeFields = {
  from: dateField("dateRequired", "closureDateInvalid"),
  to: dateField("dateRequired", "closureDateInvalid"),
  fromTime: timeField("startRequired", "startInvalid").nullable().default(null),
  toTime: endTimeField("endRequired", "endInvalid").nullable().default(null),
};

const timeOffFields = {
  kind: z.enum(["off", "extra"], { error: "kindRequired" }),
  ...rangeFields,
  /** The owner's alone. `reasonTooLong`: over 200 characters. */
  privateReason: optionalText(200, "reasonTooLong"),
};

/** `closureNameRequired`, `closureNameTooLong`: over 100 characters. */
const specialDayFields = {
  name: requiredText(100, "closureNameRequired", "closureNameTooLong"),
  ...rangeFields,
};

/** In a change nothing has a default: what isn't sent stays as it is. */
const changedTimes = { fromTime: rangeFields.fromTime.unwrap(), toTime: rangeFields.toTime.unwrap() };

export const timeOffChangeSchema = z.strictObject({ ...timeOffFields, ...changedTimes }).partial();

export const specialDayChangeSchema = z.strictObject({ ...specialDayFields, ...changedTimes }).partial();

type Range = { from: string; to: string; fromTime: string | null; toTime: string | null; kind?: "off" | "extra" };

type Complaint = { field: "to" | "fromTime" | "toTime"; code: string };

/**
 * What is wrong with fields that are fine each by itself. `rangeReversed`: the last day is before the first;
 * `rangeTooLong`: over two years; `endBeforeStart`: the hours end before they begin; `startRequired`, `endRequired`: one
 * time without the other, or extra hours without any.
 */
export const rangeComplaint = ({ from, to, fromTime, toTime, kind }: Range): Complaint | null => {
  if (parseDate(from) !== null && parseDate(to) !== null) {
    if (to < from) return { field: "to", code: "rangeReversed" };
    if (epochDayOf(to) - epochDayOf(from) >= longestClosureDays) return { field: "to", code: "rangeTooLong" };
  }
  if (fromTime === null && (toTime !== null || kind === "extra")) return { field: "fromTime", code: "startRequired" };
  if (toTime === null && fromTime !== null) return { field: "toTime", code: "endRequired" };
  if (fromTime === null || toTime === null) return null;
  if (parseTime(fromTime) === null || parseEndTime(toTime) === null) return null;
  return endsAfterStart(fromTime, toTime) ? null : { field: "toTime", code: "endBeforeStart" };
};

const refuseRange = (range: Range, context: z.RefinementCtx): void => {
  const complaint = rangeComplaint(range);
  if (complaint) context.addIssue({ code: "custom", message: complaint.code, path: [complaint.field] });
};

export const timeOffFormSchema = z.strictObject(timeOffFields).superRefine(refuseRange);

export const specialDayFormSchema = z.strictObject(specialDayFields).superRefine(refuseRange);
