import { z } from "zod";
import { optionalEmailSchema } from "../accounts/account-email.ts";
import { channels } from "../notices/channel/choose-channel.ts";
import { textLine, textLines } from "../text/text-field.ts";
import { tagsSchema } from "./tags.ts";

export const notesLength = 5_000;

/** Blank means that nobody knows it. */
export const optionalClientNameSchema = textLine(100, "nameTooLong").transform((name) => name || null);

export const clientNotesSchema = textLines(notesLength, "notesTooLong");

/**
 * What an owner may write about a client. Codes: `nameTooLong`, `emailInvalid`, `notesTooLong`, `controlCharacters`; see
 * `tagsSchema`.
 */
export const clientFormSchema = z.strictObject({
  name: optionalClientNameSchema,
  email: optionalEmailSchema,
  /** Null: WhatsApp where it can be used, else mail. */
  channelChoice: z.enum(channels).nullable(),
  notes: clientNotesSchema,
  tags: tagsSchema,
});

/** What an owner writes to a client: `textRequired` or `replyTooLong` (WhatsApp by Twilio carries 1,600 characters). */
export const ownerReplySchema = z.strictObject({
  text: textLines(1600, "replyTooLong").refine((text) => text !== "", { error: "textRequired" }),
});
