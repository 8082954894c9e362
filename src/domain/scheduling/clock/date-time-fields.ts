import { boundedText, missingOr } from "../../text/text-field.ts";
import { parseDate } from "./calendar-date.ts";
import { parseEndTime, parseTime } from "./clock-time.ts";
import { isTimeZone } from "./zone-offsets.ts";

/** A date field with the caller's codes for a missing and for a malformed or impossible date. */
export const dateField = (required: string, invalid: string) =>
  boundedText(40, invalid, missingOr(required, invalid))
    .min(1, { error: required, abort: true })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: invalid, abort: true })
    .refine((text) => parseDate(text) !== null, { error: invalid });

/** A time field with the caller's codes for a missing and for a malformed or impossible time. */
export const timeField = (required: string, invalid: string) => timeTextField(parseTime, required, invalid);

/** `timeField` for an end, which may also be `24:00`. */
export const endTimeField = (required: string, invalid: string) => timeTextField(parseEndTime, required, invalid);

const timeTextField = (parse: (text: string) => number | null, required: string, invalid: string) =>
  boundedText(40, invalid, missingOr(required, invalid))
    .min(1, { error: required, abort: true })
    .regex(/^\d{2}:\d{2}$/, { error: invalid, abort: true })
    .refine((text) => parse(text) !== null, { error: invalid });

/** `timeZoneUnknown`: not the exact name of an IANA zone. */
export const timeZoneSchema = boundedText(100, "timeZoneUnknown").refine((text) => isTimeZone(text), {
  error: "timeZoneUnknown",
});
