import { z } from "zod";
import { textLine, textLines } from "../text/text-field.ts";

/** What an owner may write about a client. Codes: `nameTooLong`, `notesTooLong`, `controlCharacters`. */
export const clientFormSchema = z.strictObject({
  /** Blank means that nobody knows it. */
  name: textLine(100, "nameTooLong").transform((name) => name || null),
  notes: textLines(2000, "notesTooLong"),
});

/** What an owner writes to a client: `textRequired` or `replyTooLong` (WhatsApp by Twilio carries 1,600 characters). */
export const ownerReplySchema = z.strictObject({
  text: textLines(1600, "replyTooLong").refine((text) => text !== "", { error: "textRequired" }),
});
