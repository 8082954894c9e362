import { expect, test } from "vitest";
import { createTwilioChannel } from "../../integrations/whatsapp/twilio/create-twilio-channel.ts";
import { signAsTwilio } from "../../integrations/whatsapp/twilio/webhooks/signature.ts";
import { checkWebhooks } from "../../operate/doctor/check-database.ts";
import { testOrigin } from "../../testing/apps/sample-app-deps.ts";
import { createTestApp, openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { captureLog } from "../../testing/capture-log.ts";
import { eventually } from "../../testing/wait-until.ts";
import { findWebhookRefusals } from "./webhook-service.ts";

const t = await openTestApp();
const path = "/webhooks/twilio/status";
const account = { accountSid: `AC${"0".repeat(32)}`, authToken: "1".repeat(32) };
const params = { AccountSid: account.accountSid, MessageSid: "SM1", MessageStatus: "queued" };

/** A process of its own, which has noted nothing yet. */
const openSite = async () => {
  await asAdmin(t.adminUrl, (client) => client.query("delete from webhook_refusals"));
  const { log, lines } = captureLog();
  const whatsapp = createTwilioChannel(account, testOrigin);
  const site = await createTestApp({ databaseUrl: t.adminUrl, whatsapp, log });
  const post = async (signedFor: string | null, authToken = account.authToken, host = "localhost:3000") => {
    const signature =
      signedFor === null ? {} : { "x-twilio-signature": signAsTwilio(authToken, signedFor + path, params) };
    const headers = { ...signature, host, "content-type": "application/x-www-form-urlencoded" };
    const payload = new URLSearchParams(params).toString();
    return (await site.app.inject({ method: "POST", url: path, headers, payload })).statusCode;
  };
  const warnings = () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  return { site, warnings, post };
};

test.each<[string, string, string, string, string | null, RegExp]>([
  [
    "signed for another address",
    "https://book.example.com",
    account.authToken,
    "public-url",
    "https://book.example.com",
    /PUBLIC_URL, or/,
  ],
  ["signed with another token", testOrigin, "2".repeat(32), "secret", null, /check TWILIO_AUTH_TOKEN, PUBLIC_URL/],
])(
  "webhooks %s are counted, logged and shown, until one is genuine",
  async (_, signedFor, token, cause, detail, said) => {
    const { site, warnings, post } = await openSite();
    const host = new URL(signedFor).host;
    for (let sent = 0; sent < 3; sent++) expect(await post(signedFor, token, host)).toBe(403);
    await eventually(async () =>
      expect(await findWebhookRefusals(t.db)).toEqual([
        { provider: "whatsapp", cause, detail, hasWorked: false, count: 1 },
      ]),
    );
    expect(warnings()).toEqual(["webhook refused: its signature is wrong"]);
    const figures = (await site.app.inject("/metrics")).body;
    expect(figures).toContain(`daybook_webhooks_refused_total{provider="whatsapp",cause="${cause}"} 3`);
    expect(await checkWebhooks(t.adminUrl)).toEqual({ state: "fault", text: expect.stringMatching(said) });

    expect(await post(testOrigin)).toBe(204);
    await eventually(async () => expect(await findWebhookRefusals(t.db)).toEqual([]));
    expect((await checkWebhooks(t.adminUrl)).state).toBe("fine");
    await site.close();
  },
);

test("strangers who don't sign at all are counted, and are nobody's fault", async () => {
  const { site, warnings, post } = await openSite();
  expect(await post(null)).toBe(403);
  expect((await site.app.inject("/metrics")).body).toContain('cause="unsigned"} 1');
  expect([warnings(), await findWebhookRefusals(t.db)]).toEqual([[], []]);
  await site.close();
});
