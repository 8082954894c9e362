import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { makeWebhookSecret, signWebhook } from "./sign-webhook.ts";

const body = JSON.stringify({ type: "client.created", data: { name: "María José 🌻" } });
const message = { id: "6f2c1c8e-0000-4000-8000-000000000001", sentAt: Temporal.Now.instant(), body };
const isAccepted = (secret: string, text: string, headers: Readonly<Record<string, string>>): boolean => {
  try {
    new Webhook(secret).verify(text, headers);
    return true;
  } catch {
    return false;
  }
};

describe("the verifier of Standard Webhooks", () => {
  const [secret, previous] = [makeWebhookSecret(), makeWebhookSecret()];
  const headers = signWebhook(message, [secret, previous]);

  test("accepts both secrets while one replaces the other", () => {
    expect([secret, previous].map((one) => isAccepted(one, body, headers))).toEqual([true, true]);
  });

  test.each<[string, () => boolean]>([
    ["another secret", () => isAccepted(makeWebhookSecret(), body, headers)],
    ["another body", () => isAccepted(secret, `${body} `, headers)],
    ["another id", () => isAccepted(secret, body, { ...headers, "webhook-id": "x" })],
    [
      "a message of yesterday",
      () => {
        const sentAt = message.sentAt.subtract({ hours: 24 });
        return isAccepted(secret, body, signWebhook({ ...message, sentAt }, [secret]));
      },
    ],
  ])("refuses %s", (_, verify) => {
    expect(verify()).toBe(false);
  });
});
