import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A secret as the Standard Webhooks convention has it, with 256 random bits. */
export const makeWebhookSecret = (): string => prefix + randomBytes(32).toString("base64");

export type WebhookMessage = { id: string; sentAt: Temporal.Instant; body: string };

/** The headers of the Standard Webhooks convention; one signature for each secret that is valid. */
export const signWebhook = (
  { id, sentAt, body }: WebhookMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(sentAt.epochMilliseconds / 1000));
  const sign = (secret: string): string =>
    createHmac("sha256", Buffer.from(secret.slice(prefix.length), "base64"))
      .update(`${id}.${timestamp}.${body}`)
      .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map((secret) => `v1,${sign(secret)}`).join(" "),
  };
};
