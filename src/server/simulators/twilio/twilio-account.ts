import { createHmac } from "node:crypto";

export type SimulatedAccount = { accountSid: string; authToken: string };

/**
 * The installation's account at the simulator, made from its secret: the same in every process of the installation,
 * and nobody else can sign in its name.
 */
export const simulatedAccount = (secret: string): SimulatedAccount => ({
  accountSid: `AC${digest(secret, "simulated account")}`,
  authToken: digest(secret, "simulated token"),
});

const digest = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(purpose).digest("hex").slice(0, 32);
