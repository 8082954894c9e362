import { z } from "zod";
import { idSchema, instantSchema } from "../fields.ts";

/** One message of a chat, as both sides see it. */
export const chatMessageSchema = z.strictObject({
  id: idSchema,
  /** `notice`: sent by Daybook itself about an appointment, reminders included. */
  author: z.enum(["client", "bot", "owner", "notice"]),
  /** `buttons` and `list` have options; `media`, `location` and `other` say what came without showing it. */
  kind: z.enum(["text", "choice", "media", "location", "other", "buttons", "list"]),
  text: z.string(),
  /** The label of the button that opens a list. */
  opener: z.string().nullable(),
  options: z.array(z.strictObject({ id: z.string(), title: z.string(), description: z.string().nullable() })),
  /** `received` waits for its answer and `done` has it; the others are stations of what was sent. */
  status: z.enum(["received", "done", "queued", "sending", "sent", "delivered", "read", "failed", "not_sent"]),
  /** Why it was not sent or failed: a code. */
  reason: z.string().nullable(),
  at: instantSchema,
});

export type ChatMessage = z.infer<typeof chatMessageSchema>;
