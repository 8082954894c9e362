import { z } from "zod";
import { toNormalForm } from "./normal-form.ts";
import { hasHidden, isVisible, withoutHiddenInLines } from "./visible-text.ts";

/**
 * Text of one line, stored as typed apart from outer spaces: any script and emoji, but no control characters, no
 * line separators and no broken halves of a character (PostgreSQL can't store NUL, and the others only hide things).
 */
export const plainTextPattern = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Several lines of any script; no other control characters than their ends and tabs. */
const linesPattern = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

type Complaint = string | ((issue: { input?: unknown }) => string);

/** The code for a missing text, and the one for what isn't a text. */
export const missingOr =
  (required: string, notText: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === null ? required : notText;

/**
 * A text from outside. Its length as sent is checked first, and nothing else looks at a longer one: every schema of input
 * begins with this (`findUnbounded` holds the API to it).
 */
export const boundedText = (maxLength: number, tooLong: string, error: Complaint = tooLong) =>
  z.string({ error }).max(maxLength, { error: tooLong, abort: true });

/** How much longer than what is kept a text may be as sent: outer spaces, accents as signs of their own, hidden signs. */
const asSent = 10;

/**
 * One line, in one normal form. `controlCharacters` for what can't be stored; `hiddenCharacters` for signs that nobody
 * sees, or for marks with nothing to sit on: they make one name look like another, or like none.
 */
export const textLine = (maxLength: number, tooLong: string, error: Complaint = "notText") =>
  boundedText(asSent * maxLength, tooLong, error)
    .overwrite(toNormalForm)
    .trim()
    .max(maxLength, { error: tooLong, abort: true })
    .regex(plainTextPattern, { error: "controlCharacters", abort: true })
    .refine((text) => text === "" || (isVisible(text) && !hasHidden(text)), { error: "hiddenCharacters", abort: true });

/** A line that must be there: `required` when nothing can be read. Else as `textLine`. */
export const requiredText = (maxLength: number, required: string, tooLong: string) =>
  boundedText(asSent * maxLength, tooLong, missingOr(required, "notText"))
    .overwrite(toNormalForm)
    .trim()
    .min(1, { error: required, abort: true })
    .max(maxLength, { error: tooLong, abort: true })
    .regex(plainTextPattern, { error: "controlCharacters", abort: true })
    .refine(isVisible, { error: required, abort: true })
    .refine((text) => !hasHidden(text), { error: "hiddenCharacters", abort: true });

/** A line that may be missing or blank, which both mean null. */
export const optionalText = (maxLength: number, tooLong: string) =>
  textLine(maxLength, tooLong)
    .nullish()
    .transform((text) => text || null);

/**
 * Text of several lines, in one normal form. It is often pasted, and nobody can find a sign they don't see in a page of
 * text: here such signs are left out.
 */
export const textLines = (maxLength: number, tooLong: string, error: Complaint = "notText") =>
  boundedText(asSent * maxLength, tooLong, error)
    .overwrite((text) => withoutHiddenInLines(toNormalForm(text)))
    .trim()
    .max(maxLength, { error: tooLong, abort: true })
    .regex(linesPattern, { error: "controlCharacters", abort: true })
    .overwrite((text) => (isVisible(text) ? text : ""));
