import { z } from "zod";

/** How the simulator misbehaves; every mode can be switched while it runs. */
export const modesSchema = z.strictObject({
  /** Every message from a phone is delivered twice. */
  duplicateInbound: z.boolean(),
  /** Every report is delivered twice. */
  duplicateCallbacks: z.boolean(),
  /** A message's reports come last first. */
  outOfOrderCallbacks: z.boolean(),
  /** As at Twilio, what WhatsApp refuses is first accepted and then reported; otherwise it is refused at once. */
  lateErrors: z.boolean(),
  /** Nothing works: every request is answered with 503. */
  away: z.boolean(),
  /** What WhatsApp's review says, and after how long. */
  review: z.enum(["approved", "rejected"]),
  reviewSeconds: z.number().min(0).max(3_600),
  /** What the shop for numbers has: some, none, or only such that are gone when one asks for them. */
  stock: z.enum(["some", "none", "gone"]),
  /** What happens to buying: `unanswered` sells and cuts the line, `doubled` sells two for one request. */
  purchase: z.enum(["accepted", "refused", "unanswered", "doubled"]),
  /** What happens to registering a sender: `unanswered` registers and cuts the line, `declined` ends offline. */
  sender: z.enum(["accepted", "refused", "unanswered", "declined"]),
  /** How long a sender is on its way, by the app's clock. */
  senderSeconds: z.number().min(0).max(172_800),
  /** WhatsApp has taken every sender offline. */
  sendersOffline: z.boolean(),
  /** How long the shop for numbers and the senders let one wait for an answer. */
  slowSeconds: z.number().min(0).max(60),
});

export type TwilioModes = z.infer<typeof modesSchema>;

export const usualModes: TwilioModes = {
  duplicateInbound: false,
  duplicateCallbacks: false,
  outOfOrderCallbacks: false,
  lateErrors: true,
  away: false,
  review: "approved",
  reviewSeconds: 0,
  stock: "some",
  purchase: "accepted",
  sender: "accepted",
  senderSeconds: 8,
  sendersOffline: false,
  slowSeconds: 0,
};
