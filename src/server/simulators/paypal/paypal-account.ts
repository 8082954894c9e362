import { createHmac } from "node:crypto";

export type SimulatedPayPalAccount = {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** What every request carries once it has signed in. */
  token: string;
  /** The one certificate's path; nobody outside can guess it. */
  certificatePath: string;
};

/** Made from the installation's secret: all of its processes know the same account, and nobody else does. */
export const simulatedPayPalAccount = (secret: string): SimulatedPayPalAccount => ({
  clientId: `sim-${digest(secret, "paypal client")}`,
  clientSecret: digest(secret, "paypal secret"),
  webhookId: `WHSIM${digest(secret, "paypal webhook").slice(0, 12).toUpperCase()}`,
  token: digest(secret, "paypal token"),
  certificatePath: `/v1/notifications/certs/CERT-${digest(secret, "paypal certificate")}`,
});

const digest = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(purpose).digest("hex").slice(0, 32);
