import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEvent } from "../../integrations/paypal/subscription-payload.ts";
import { signAsTwilio } from "../../integrations/whatsapp/twilio/webhooks/signature.ts";
import { createFakePayPal } from "../apps/fake-paypal.ts";
import { createTestApp, type TestApp } from "../apps/test-app.ts";
import { createWhatsAppApp, type WhatsAppApp } from "../apps/whatsapp-app.ts";
import { buildSalon, type Salon } from "../builders/build-salon.ts";
import { readEverything } from "../read-rows.ts";

/** What a sender that knows the secret, or a broken one, might put anywhere. */
const hostile: readonly string[] = [
  "",
  "\0",
  "+346\u000012345678",
  "+34612345678\n",
  "\r\n+34612345678",
  "+34612345678\u001b[2J",
  "\ud800",
  "\ufeff+34612345678",
  "\u202e+34612345678",
  "+34612345678,+34612345679",
  "' or 1=1 --",
  "nobody",
  "null",
  "9".repeat(100_000),
  `+${"9".repeat(70)}`,
  "💈".repeat(5_000),
];

describe("a signed message or report", () => {
  let app: WhatsAppApp;
  let salon: Salon;
  let other: Salon;
  beforeAll(async () => {
    app = await createWhatsAppApp({ hasWorker: false, hasCallbacks: false, now: "2027-03-01T08:00:00Z" });
    salon = await buildSalon(app);
    other = await buildSalon(app);
  });
  afterAll(() => app.close());

  let count = 0;
  const good = (): Record<string, string> => ({
    AccountSid: app.twilio.account.accountSid,
    MessageSid: `SM${String(count++).padStart(32, "0")}`,
    From: "whatsapp:+34612345678",
    To: `whatsapp:${salon.number}`,
    Body: "menu",
    NumMedia: "0",
  });

  /** Signed as the provider would, doubles included. */
  const send = async (path: string, params: readonly (readonly [string, string])[]): Promise<number> => {
    // What arrives is what the form's encoding made of it.
    const form = new URLSearchParams(params.map(([name, value]) => [name, value]));
    const response = await app.app.inject({
      method: "POST",
      url: path,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": signAsTwilio(app.twilio.account.authToken, app.origin + path, form),
      },
      payload: form.toString(),
    });
    return response.statusCode;
  };
  const inbound = "/webhooks/twilio/inbound";
  const status = "/webhooks/twilio/status";

  /** The answer, and whether anything in the database is other than before. */
  const outcome = async (path: string, params: readonly (readonly [string, string])[]) => {
    const before = JSON.stringify(await readEverything(app.adminUrl));
    const answer = await send(path, params);
    return { answer, isKept: JSON.stringify(await readEverything(app.adminUrl)) !== before };
  };

  test("is taken when it is whole", async () => {
    expect(await outcome(inbound, Object.entries(good()))).toEqual({ answer: 204, isKept: true });
  });

  test.each([
    ["MessageSid", hostile.filter((value) => !/^\w{1,100}$/.test(value))],
    ["From", hostile],
    ["To", hostile],
    ["AccountSid", hostile],
  ])("is refused when its %s is hostile, and keeps nothing", async (field, values) => {
    const before = await readEverything(app.adminUrl);
    for (const value of values) {
      const label = `${field} ${JSON.stringify(value.slice(0, 40))}`;
      expect(await send(inbound, Object.entries({ ...good(), [field]: value })), label).toBe(400);
    }
    expect(await readEverything(app.adminUrl)).toEqual(before);
  });

  test.each([
    "Body",
    "ProfileName",
    "ListId",
    "ButtonPayload",
    "NumMedia",
    "MediaContentType0",
    "Latitude",
    "OptOutType",
  ])("is taken whatever its %s says", async (field) => {
    for (const value of hostile) {
      expect(await send(inbound, Object.entries({ ...good(), NumMedia: "1", [field]: value }))).toBe(204);
    }
  });

  test("is refused when it comes from a number of ours: two bots would talk forever", async () => {
    for (const From of [salon.number, other.number, app.twilio.platformNumber]) {
      expect(await outcome(inbound, Object.entries({ ...good(), From: `whatsapp:${From}` })), From).toEqual({
        answer: 400,
        isKept: false,
      });
    }
  });

  test("is refused when it doesn't name the account, as a message and as a report", async () => {
    const { AccountSid: _, ...unnamed } = good();
    const report = { ...unnamed, MessageStatus: "sent" };
    expect(await outcome(inbound, Object.entries(unnamed))).toEqual({ answer: 400, isKept: false });
    expect(await outcome(status, Object.entries(report))).toEqual({ answer: 400, isKept: false });
  });

  test.each(Object.keys({ From: 1, To: 1, MessageSid: 1, Body: 1, AccountSid: 1, Unknown: 1 }))(
    "is refused when %s comes twice",
    async (field) => {
      const params = Object.entries({ ...good(), Unknown: "1" });
      const double = [...params, [field, "whatsapp:+34612345678"] as const];
      expect(await outcome(inbound, double)).toEqual({ answer: 400, isKept: false });
      expect(await outcome(status, [...double, ["MessageStatus", "sent"]])).toEqual({ answer: 400, isKept: false });
    },
  );

  test.each(["MessageSid", "MessageStatus", "ErrorCode", "AccountSid", "From"])(
    "about a message's fate never fails, whatever its %s says",
    async (field) => {
      const ref = `notice.${salon.owner.id}.${salon.owner.id}`;
      const before = await readEverything(app.adminUrl);
      for (const value of hostile) {
        for (const MessageStatus of ["sent", "failed"]) {
          const params = { ...good(), MessageStatus, ErrorCode: "63016", [field]: value };
          const answer = await send(`${status}?ref=${ref}`, Object.entries(params));
          expect([204, 400], `${field} ${JSON.stringify(value.slice(0, 40))}`).toContain(answer);
        }
      }
      expect(await readEverything(app.adminUrl)).toEqual(before);
    },
    60_000,
  );

  test.each(["", "a", "notice.x.y", `notice.${"0".repeat(9_000)}`, "%00", "notice.%00.%00", "%", "%ff"])(
    "with the reference %j is nobody's",
    async (ref) => {
      const params = Object.entries({ ...good(), MessageStatus: "sent" });
      expect([204, 403]).toContain(await send(`${status}?ref=${ref}`, params));
    },
  );
});

describe("a signed payment event", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp({ paypal: { ...createFakePayPal(""), isSigned: async () => true, readEvent } });
  });
  afterAll(() => t.close());

  const deep = (opening: string, closing: string) => opening.repeat(20_000) + closing.repeat(20_000);
  const event = { id: "WH-1", event_type: "BILLING.SUBSCRIPTION.UPDATED", resource: { id: "I-ABCDEFGH1234" } };
  const variants: string[] = [
    ...hostile.flatMap((value) => [
      JSON.stringify({ ...event, id: value }),
      JSON.stringify({ ...event, event_type: value }),
      JSON.stringify({ ...event, id: "WH-x", resource: { id: value, billing_agreement_id: value } }),
      value,
    ]),
    '{"id":"\\ud800","event_type":"\\udfff"}',
    '{"id":1e999,"event_type":-1e999}',
    '{"id":"WH-2","id":"WH-3","event_type":"A","event_type":"\\u0000"}',
    '{"__proto__":{"id":"WH-4"},"constructor":1,"id":"WH-4","event_type":"A"}',
    "null",
    "[]",
    "7",
    '"text"',
    `{"id":"WH-5","event_type":"A","resource":${"9".repeat(100_000)}}`,
    `{"id":"WH-6","event_type":"A","resource":${deep("[", "]")}}`,
    `{"id":"WH-7","event_type":"A","resource":${deep('{"a":', "}").replace("}", "1}")}}`,
    JSON.stringify({ ...event, id: ["WH-8"] }),
    JSON.stringify({ ...event, id: "WH-9", resource: [] }),
    JSON.stringify({ ...event, id: "WH-10", resource: { id: 10 ** 30 } }),
  ];

  test("never fails, whatever it says", async () => {
    for (const payload of variants) {
      const headers = { "content-type": "application/json" };
      const { statusCode } = await t.app.inject({ method: "POST", url: "/webhooks/paypal", headers, payload });
      expect([204, 400], payload.slice(0, 80)).toContain(statusCode);
    }
  });
});
