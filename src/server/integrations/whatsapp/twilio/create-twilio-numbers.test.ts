import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { businessCategories } from "#domain/numbers/business-category.ts";
import { createMovableClock } from "../../../platform/clock.ts";
import { usualModes } from "../../../simulators/twilio/modes.ts";
import { type SimulatedTwilio, startTwilioServer } from "../../../simulators/twilio/twilio-server.ts";
import { tempDir } from "../../../testing/temp-dir.ts";
import type { ProviderOutcome, SenderProfile, WhatsAppNumbers } from "../numbers.ts";
import { createTwilioNumbers } from "./create-twilio-numbers.ts";
import { toProviderFailure } from "./number-errors.ts";
import { toSenderReport } from "./sender-status.ts";

// Against the simulator, on the wire.
const dir = tempDir();
const clock = createMovableClock(Temporal.Instant.from("2027-03-01T08:00:00Z"));
let twilio: SimulatedTwilio;
let numbers: WhatsAppNumbers;

beforeAll(async () => {
  twilio = await startTwilioServer({
    directory: dir.path,
    secret: "a secret",
    clock,
    platformNumber: "+15550100000",
    publicUrl: "http://localhost:1",
    localUrl: "http://127.0.0.1:1",
  });
  numbers = createTwilioNumbers(
    { ...twilio.account, apiBase: twilio.apiBase },
    { inboundUrl: "https://a.example/in", statusUrl: "https://a.example/status", countries: ["US", "ES"] },
  );
});
afterAll(async () => {
  await twilio.stop();
  dir[Symbol.dispose]();
});
beforeEach(() => void Object.assign(twilio.modes, usualModes));

const must = async <Value>(outcome: Promise<ProviderOutcome<Value>>): Promise<Value> => {
  const settled = await outcome;
  if (!settled.ok) throw new Error(`${settled.reason}: ${settled.detail}`);
  return settled.value;
};

let references = 0;
const buy = async () => {
  const reference = `daybook test ${references++}`;
  const [phoneNumber = ""] = await must(numbers.searchNumbers("US"));
  return { reference, ...(await must(numbers.buyNumber(phoneNumber, reference))) };
};

const profile: SenderProfile = {
  name: "Salon Ada",
  description: "Cuts\nand colours",
  address: "High Street 1",
  website: "https://salon.example",
  email: "hello@salon.example",
  category: "beauty",
  logoUrl: "https://a.example/files/logo.jpg",
};
const bare: SenderProfile = {
  ...{ name: "Salon", description: null, address: null, website: null, email: null, category: null, logoUrl: null },
};

describe("a number to buy", () => {
  test("is bought once and found by its reference until it is given back", async () => {
    const { reference, numberId, phoneNumber } = await buy();
    expect(phoneNumber).toMatch(/^\+1\d{3}55501\d{2}$/);
    expect(await must(numbers.findBoughtNumbers(reference))).toEqual([{ numberId, phoneNumber }]);
    expect(await numbers.buyNumber(phoneNumber, "another")).toMatchObject({ ok: false, reason: "taken" });
    await must(numbers.releaseNumber(numberId));
    await must(numbers.releaseNumber(numberId));
    expect(await must(numbers.findBoughtNumbers(reference))).toEqual([]);
  });

  test.each([
    [{ purchase: "refused" }, "refused"],
    [{ stock: "gone" }, "taken"],
    [{ purchase: "unanswered" }, "away"],
    [{ away: true }, "away"],
  ] as const)("with %j is %s", async (modes, reason) => {
    const [phoneNumber = ""] = await must(numbers.searchNumbers("US"));
    Object.assign(twilio.modes, modes);
    expect(await numbers.buyNumber(phoneNumber, "refused")).toMatchObject({ ok: false, reason });
  });

  test("may be sold out", async () => {
    twilio.modes.stock = "none";
    expect(await must(numbers.searchNumbers("US"))).toEqual([]);
  });
});

describe("a WhatsApp sender", () => {
  test("gets the whole profile and both addresses, and becomes online in its time", async () => {
    const { phoneNumber } = await buy();
    expect(await must(numbers.findSender(phoneNumber))).toBeNull();
    const { senderId } = await must(numbers.registerSender(phoneNumber, profile));
    expect(await must(numbers.findSender(phoneNumber))).toEqual({ senderId });
    expect(await twilio.senders.find(senderId)).toMatchObject({
      phoneNumber,
      webhook: {
        callback_url: "https://a.example/in",
        fallback_url: "https://a.example/in",
        status_callback_url: "https://a.example/status",
      },
      profile: {
        name: "Salon Ada",
        vertical: "Beauty, Spa and Salon",
        emails: [{ email: "hello@salon.example" }],
        websites: [{ website: "https://salon.example" }],
      },
    });
    expect(await must(numbers.getSender(senderId))).toEqual({ state: "preparing", detail: null });
    clock.moveTo(clock.now().add({ seconds: 9 }));
    expect(await must(numbers.getSender(senderId))).toEqual({ state: "online", detail: null });
    twilio.modes.sendersOffline = true;
    expect(await must(numbers.getSender(senderId))).toMatchObject({ state: "offline", detail: expect.any(String) });
    await must(numbers.removeSender(senderId));
    await must(numbers.removeSender(senderId));
    expect(await must(numbers.findSender(phoneNumber))).toBeNull();
    expect(await must(numbers.getSender(senderId))).toMatchObject({ state: "offline" });
  });

  test("registered without a fallback gets one when it is looked at, once it is online", async () => {
    const { phoneNumber } = await buy();
    const { senderId } = await must(numbers.registerSender(phoneNumber, profile));
    const webhookNow = async () => (await twilio.senders.find(senderId))?.webhook;
    const callBackAt = async (callback_url: string) => {
      const sender = await twilio.senders.find(senderId);
      if (sender) await twilio.senders.put({ ...sender, webhook: { callback_url } });
    };
    await callBackAt("https://a.example/in");
    await must(numbers.getSender(senderId));
    expect(await webhookNow()).toEqual({ callback_url: "https://a.example/in" });
    clock.moveTo(clock.now().add({ seconds: 9 }));
    for (let looks = 0; looks < 2; looks++) {
      expect(await must(numbers.getSender(senderId))).toEqual({ state: "online", detail: null });
      expect(await webhookNow()).toMatchObject({
        callback_url: "https://a.example/in",
        fallback_url: "https://a.example/in",
        status_callback_url: "https://a.example/status",
      });
    }
    // Where the operator brings the messages elsewhere, it stays so.
    await callBackAt("https://elsewhere.example/in");
    await must(numbers.getSender(senderId));
    expect(await webhookNow()).toEqual({ callback_url: "https://elsewhere.example/in" });
  });

  test("may be of any trade, and say nothing but its name", async () => {
    const { phoneNumber } = await buy();
    for (const category of [null, ...businessCategories]) {
      const { senderId } = await must(numbers.registerSender(phoneNumber, { ...bare, category }));
      await must(numbers.removeSender(senderId));
    }
  });

  test.each([
    [{ sender: "refused" }, "refused"],
    [{ sender: "unanswered" }, "away"],
    [{ away: true }, "away"],
  ] as const)("with %j is %s", async (modes, reason) => {
    const { phoneNumber } = await buy();
    Object.assign(twilio.modes, modes);
    expect(await numbers.registerSender(phoneNumber, profile)).toMatchObject({ ok: false, reason });
  });

  test("needs a number of ours, and only once", async () => {
    expect(await numbers.registerSender("+12015550199", bare)).toMatchObject({ ok: false, reason: "refused" });
    const { phoneNumber } = await buy();
    await must(numbers.registerSender(phoneNumber, bare));
    expect(await numbers.registerSender(phoneNumber, bare)).toMatchObject({ ok: false, reason: "refused" });
  });
});

test.each([
  ["CREATING", "preparing"],
  ["PENDING_VERIFICATION", "preparing"],
  ["VERIFYING", "preparing"],
  ["TWILIO_REVIEW", "preparing"],
  ["DRAFT", "preparing"],
  ["STUBBED", "preparing"],
  ["a new word", "preparing"],
  ["ONLINE", "online"],
  ["ONLINE:UPDATING", "online"],
  ["OFFLINE", "offline"],
])("the sender status %s means %s", (status, state) => expect(toSenderReport({ status }).state).toBe(state));

test("an error that isn't about a request isn't an answer of the provider", () => {
  expect(() => toProviderFailure(new TypeError("a bug"))).toThrow(TypeError);
});
