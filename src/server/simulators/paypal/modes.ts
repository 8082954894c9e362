import { z } from "zod";

/** How the simulator misbehaves; every mode can be switched while it runs. */
export const payPalModesSchema = z.strictObject({
  /** Nothing works: every request is answered with 503. */
  away: z.boolean(),
  /** Every answer takes this much longer. */
  slowMs: z.number().min(0).max(60_000),
  /** Events are reported to the app; twice with `duplicateWebhooks`. */
  webhooks: z.boolean(),
  duplicateWebhooks: z.boolean(),
  /** Approval is followed by the first payment only later: see the simulator's `activate`. */
  lateActivation: z.boolean(),
  /** What happens to a payment that is due. */
  payments: z.enum(["succeed", "fail"]),
});

export type PayPalModes = z.infer<typeof payPalModesSchema>;

export const usualPayPalModes: PayPalModes = {
  away: false,
  slowMs: 0,
  webhooks: true,
  duplicateWebhooks: false,
  lateActivation: false,
  payments: "succeed",
};
