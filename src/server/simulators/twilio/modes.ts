import { z } from "zod";

/** How the simulator misbehaves; every mode can be switched while it runs. */
export const modesSchema = z.strictObject({
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
});

export type Modes = z.infer<typeof modesSchema>;

export const usualModes: Modes = {
  duplicateCallbacks: false,
  outOfOrderCallbacks: false,
  lateErrors: true,
  away: false,
  review: "approved",
  reviewSeconds: 0,
};
