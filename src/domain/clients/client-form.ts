import { z } from "zod";
import { linesPattern, plainTextPattern } from "../text/text-field.ts";

/** What an owner may write about a client. Codes: `nameTooLong`, `notesTooLong`, `controlCharacters`. */
export const clientFormSchema = z.strictObject({
  /** Blank means that nobody knows it. */
  name: z
    .string({ error: "notText" })
    .trim()
    .max(100, { error: "nameTooLong", abort: true })
    .regex(plainTextPattern, { error: "controlCharacters" })
    .transform((name) => name || null),
  notes: longText(2000, "notesTooLong"),
});

/** What an owner writes to a client: `textRequired` or `replyTooLong` (WhatsApp by Twilio carries 1,600 characters). */
export const ownerReplySchema = z.strictObject({
  text: longText(1600, "replyTooLong").refine((text) => text !== "", { error: "textRequired" }),
});

/** Text of several lines, as typed apart from outer spaces; what can't be stored or only hides things is refused. */
function longText(maxLength: number, tooLong: string) {
  return z
    .string({ error: "notText" })
    .trim()
    .max(maxLength, { error: tooLong, abort: true })
    .regex(linesPattern, { error: "controlCharacters" });
}
