import { z } from "zod";

/**
 * Text of one line, stored as typed apart from outer spaces: any script and emoji, but no control characters, no
 * line separators and no broken halves of a character (PostgreSQL can't store NUL, and the others only hide things).
 */
export const plainTextPattern = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Several lines of any script; no other control characters than their ends and tabs. */
export const linesPattern = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** A text that must be there. Codes: `required`, `tooLong`, and `controlCharacters` for what can't be stored. */
export const requiredText = (maxLength: number, required: string, tooLong: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? required : "notText") })
    .trim()
    .min(1, { error: required, abort: true })
    .max(maxLength, { error: tooLong, abort: true })
    .regex(plainTextPattern, { error: "controlCharacters" });

/** A text that may be missing or blank, which both mean null. */
export const optionalText = (maxLength: number, tooLong: string) =>
  z
    .string({ error: "notText" })
    .trim()
    .max(maxLength, { error: tooLong, abort: true })
    .regex(plainTextPattern, { error: "controlCharacters" })
    .nullish()
    .transform((text) => text || null);
