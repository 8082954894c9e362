import { z } from "zod";
import { languages } from "../languages.ts";
import type { Asked, SettledAnswers } from "./deciding/decision.ts";
import type { Done, OwnerAction } from "./deciding/owner-action.ts";
import type { OwnerCommand } from "./owner-command.ts";

const object = <Value extends object>() =>
  z.custom<Value>((value) => typeof value === "object" && value !== null && "kind" in value);

/** The state of somebody's commands, as stored with the conversation. What doesn't parse starts over. */
const ownerStateSchema = z.strictObject({
  version: z.literal(1),
  /** Whose state it is: another phone, or the same one verified again, starts over. */
  senderId: z.string().nullable(),
  language: z.enum(languages).optional(),
  /** Until when the person is a client of the business. */
  customerUntilMs: z.number().optional(),
  /** Codes that were wrong, of which only this many are looked at. */
  wrongCodes: z.strictObject({ count: z.int(), sinceMs: z.number() }).optional(),
  /** Read back, and done after a yes. */
  pending: z.strictObject({ nonce: z.string(), action: object<OwnerAction>(), askedAtMs: z.number() }).optional(),
  /** Asked, because the command could mean several things. */
  open: z
    .strictObject({
      nonce: z.string(),
      command: object<OwnerCommand>(),
      settled: z.custom<SettledAnswers>((value) => typeof value === "object" && value !== null),
      asked: z.custom<Asked>((value) => typeof value === "string"),
      values: z.array(z.string()),
    })
    .optional(),
  lastDone: object<Done>().optional(),
  /** The day that was shown last. */
  shown: z.strictObject({ date: z.string(), atMs: z.number() }).optional(),
  /** Asked which business is meant, on the number that several share, and what was written. */
  choosing: z.strictObject({ nonce: z.string(), ids: z.array(z.string()), text: z.string() }).optional(),
});

export type OwnerState = z.infer<typeof ownerStateSchema>;

export const newOwnerState = (senderId: string | null): OwnerState => ({ version: 1, senderId });

/** A stored state; that of another phone, or one that can't be read, starts over. Wrong codes stay counted. */
export const readOwnerState = (stored: unknown, senderId: string | null): OwnerState => {
  const parsed = ownerStateSchema.safeParse(stored);
  if (!parsed.success) return newOwnerState(senderId);
  if (parsed.data.senderId === senderId) return parsed.data;
  const { wrongCodes } = parsed.data;
  return { ...newOwnerState(senderId), ...(wrongCodes && { wrongCodes }) };
};
