import { describe, expect, test } from "vitest";
import { parseInbound } from "./inbound.ts";
import { explainRefusal, isSignedByTwilio, signAsTwilio } from "./signature.ts";
import { parseStatus } from "./status.ts";

const accountSid = "AC1";
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const unnamed = (fields: Record<string, string>, url = "/webhooks/twilio/status") => ({
  url,
  headers: {},
  body: form(fields),
});
/** As Twilio sends it: with the account. */
const request = (fields: Record<string, string>, url?: string) => unnamed({ AccountSid: accountSid, ...fields }, url);

describe("a Twilio signature", () => {
  // Twilio's own published example.
  const fields = {
    CallSid: "CA1234567890ABCDE",
    Caller: "+12349013030",
    Digits: "1234",
    From: "+12349013030",
    To: "+18005551212",
  };
  const example = { url: "/myapp.php?foo=1&bar=2", body: form(fields) };
  const account = { authToken: "12345", publicUrl: "https://mycompany.com" };
  const signed = (signature: string | string[] | undefined, change: Partial<typeof example> = {}) =>
    isSignedByTwilio({ ...example, ...change, headers: { "x-twilio-signature": signature } }, account);
  const good = "0/KCTR6DLpKmkAf8muzZqo1nDgQ=";

  test("Twilio's example is accepted", () => expect(signed(good)).toBe(true));
  test.each([
    ["none", undefined, {}],
    ["empty", "", {}],
    ["two", [good, good], {}],
    ["another", "0/KCTR6DLpKmkAf8muzZqo1nDgA=", {}],
    ["for another address", good, { url: "/myapp.php?foo=1&bar=3" }],
    ["with a parameter more", good, { body: `${example.body}&X=1` }],
    ["with a parameter less", good, { body: example.body.replace("&Digits=1234", "") }],
    ["with a parameter twice", good, { body: `${example.body}&Digits=12` }],
    ["with a poisoned name", good, { body: `${example.body}&__proto__=1` }],
  ])("a signature that is %s is refused", (_, signature, change) => {
    expect(signed(signature, change)).toBe(false);
  });

  test("a parameter that comes twice is signed with both values", () => {
    const signature = signAsTwilio("12345", "https://mycompany.com/a", new URLSearchParams("Media=b&Media=a&Media=b"));
    const twice = { url: "/a", body: "Media=b&Media=a", headers: { "x-twilio-signature": signature } };
    expect(isSignedByTwilio(twice, account)).toBe(true);
  });

  test.each([
    ["https://mycompany.com", "https://mycompany.com:443", true],
    ["https://mycompany.com:8443", "https://mycompany.com:8443", true],
    ["https://mycompany.com:8443", "https://mycompany.com", true],
    ["http://[::1]:3000", "http://[::1]:3000", true],
    ["http://[::1]", "http://[::1]:80", true],
    ["https://mycompany.com/daybook", "https://mycompany.com:443/daybook", true],
    ["https://mycompany.com", "https://mycompany.com:444", false],
    ["https://mycompany.com", "http://mycompany.com", false],
    ["https://mycompany.com", "https://yourcompany.com", false],
  ])("at %s, signed for %s: %s", (publicUrl, called, isAccepted) => {
    const headers = { "x-twilio-signature": signAsTwilio("12345", `${called}${example.url}`, fields) };
    expect(isSignedByTwilio({ ...example, headers }, { ...account, publicUrl })).toBe(isAccepted);
  });
});

describe("a body of tens of thousands of parameters", () => {
  const names = Array.from({ length: 50_000 }, (_, at) => at.toString(36));
  const body = names.join("&");
  const signature = signAsTwilio("12345", "https://a.example/in", new URLSearchParams(body));
  const request = { url: "/in", body, headers: { host: "a.example", "x-twilio-signature": signature } };

  test("is nobody's, whatever its signature, as Twilio never sends so many", () => {
    expect(isSignedByTwilio(request, { authToken: "12345", publicUrl: "https://a.example" })).toBe(false);
    expect(explainRefusal(request, { authToken: "12345" })).toEqual({ cause: "secret", detail: null });
  });

  test("takes no more time to sign than by their number", () => {
    const before = process.cpuUsage();
    signAsTwilio("12345", "https://a.example/in", new URLSearchParams(body));
    // By the square of their number it takes some ten seconds.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });
});

test.each<[string, Record<string, string>, ReturnType<typeof explainRefusal>]>([
  ["for the host that was asked", { host: "a.example" }, { cause: "public-url", detail: "https://a.example" }],
  [
    "for the host behind a proxy",
    { "x-forwarded-host": "a.example" },
    { cause: "public-url", detail: "https://a.example" },
  ],
  ["for a host nobody names", { host: "b.example" }, { cause: "secret", detail: null }],
  ["for a host that is none", { host: "a.example/x?" }, { cause: "secret", detail: null }],
])("a refused signature %s is explained", (_, headers, expected) => {
  const signature = signAsTwilio("12345", "https://a.example/in", { Body: "Hola" });
  const request = {
    url: "/in",
    body: form({ Body: "Hola" }),
    headers: { ...headers, "x-twilio-signature": signature },
  };
  expect(explainRefusal(request, { authToken: "12345" })).toEqual(expected);
  expect(explainRefusal({ ...request, headers }, { authToken: "12345" }).cause).toBe("unsigned");
});

describe("a status report", () => {
  test.each([
    ["queued", undefined, []],
    ["sending", undefined, []],
    ["sent", undefined, [{ status: "sent", reason: null }]],
    ["delivered", undefined, [{ status: "delivered", reason: null }]],
    ["read", undefined, [{ status: "read", reason: null }]],
    ["undelivered", "63003", [{ status: "failed", reason: "not-on-whatsapp" }]],
    ["failed", "63016", [{ status: "failed", reason: "outside-window" }]],
    ["failed", undefined, [{ status: "failed", reason: "rejected" }]],
    ["dancing", undefined, []],
  ])('"%s" with the error code %s is read', (status, code, reports) => {
    const fields = { MessageSid: "SM1", MessageStatus: status, ...(code ? { ErrorCode: code } : {}) };
    const expected = reports.map((report) => ({ providerMessageId: "SM1", reference: "a.b", ...report }));
    expect(parseStatus(request(fields, "/webhooks/twilio/status?ref=a.b"), accountSid)).toEqual(expected);
  });

  test.each([
    ["without an account", {}],
    ["of another account", { AccountSid: "AC9" }],
  ])("%s is refused", (_, account) => {
    expect(parseStatus(unnamed({ MessageSid: "SM1", MessageStatus: "sent", ...account }), accountSid)).toBeNull();
  });

  test("without a message or a reference there is nothing to say, or nobody to say it about", () => {
    expect(parseStatus(request({ MessageStatus: "sent" }), accountSid)).toBeNull();
    const report = request({ MessageSid: "SM1", MessageStatus: "sent" });
    expect(parseStatus(report, accountSid)).toMatchObject([{ reference: null }]);
  });
});

describe("an inbound message", () => {
  const base = { MessageSid: "SM1", From: "whatsapp:+34612345678", To: "whatsapp:+15550100000", Body: "Hola" };
  const plain = {
    providerMessageId: "SM1",
    sender: "+15550100000",
    client: "+34612345678",
    profileName: null,
    text: "Hola",
    choiceId: null,
    media: [],
    hasLocation: false,
    isHandledByProvider: false,
  };
  test.each([
    ["text", {}, {}],
    ["a name", { ProfileName: "María" }, { profileName: "María" }],
    ["a tapped button", { ButtonPayload: "confirm" }, { choiceId: "confirm" }],
    ["a chosen row", { ListId: "slot:10", ButtonPayload: "" }, { choiceId: "slot:10" }],
    ["a voice message", { NumMedia: "1", MediaContentType0: "audio/ogg" }, { media: ["audio/ogg"] }],
    ["an absurd number of media", { NumMedia: "1e9" }, { media: Array(10).fill("") }],
    ["a location", { Latitude: "40.4" }, { hasLocation: true }],
    ["a client without a number", { From: "whatsapp:US.134912086" }, { client: "US.134912086" }],
    ["stop, answered by Twilio", { OptOutType: "STOP" }, { isHandledByProvider: true }],
  ])("is read: %s", (_, fields, expected) => {
    expect(parseInbound(request({ ...base, ...fields }), accountSid)).toEqual([{ ...plain, ...expected }]);
  });

  test.each([
    ["no id and no sender", { MessageSid: "", From: "" }],
    ["another account", { AccountSid: "AC9" }],
    ["an empty account", { AccountSid: "" }],
    ["an id with a control character", { MessageSid: "SM\u0000" }],
    ["a sender with a line break", { From: "whatsapp:+34612345678\n" }],
    ["a receiver with a control character", { To: "whatsapp:+1555010\u00000000" }],
    ["a sender that is no address", { From: "whatsapp:nobody" }],
    ["an endless sender", { From: `whatsapp:+${"1".repeat(60_000)}` }],
  ])("%s is refused", (_, fields) => {
    expect(parseInbound(request({ ...base, ...fields }), accountSid)).toBeNull();
  });

  test("without an account isn't Twilio's, whatever its signature", () => {
    expect(parseInbound(unnamed(base), accountSid)).toBeNull();
  });

  test("a parameter that comes twice leaves open which one is meant", () => {
    const { body, ...rest } = request(base);
    for (const again of ["From=whatsapp:%2B34600000000", "Body=Hola", "Unknown=1&Unknown=1"])
      expect(parseInbound({ ...rest, body: `${body}&${again}` }, accountSid)).toBeNull();
    expect(parseInbound({ ...rest, body, url: "/webhooks/twilio/inbound?ref=a&ref=b" }, accountSid)).toBeNull();
  });
});
