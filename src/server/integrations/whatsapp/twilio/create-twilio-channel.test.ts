import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createMovableClock } from "../../../platform/clock.ts";
import { usualModes } from "../../../simulators/twilio/modes.ts";
import { type SimulatedTwilio, startTwilioServer } from "../../../simulators/twilio/twilio-server.ts";
import { closedAddress } from "../../../testing/processes/closed-address.ts";
import { tempDir } from "../../../testing/temp-dir.ts";
import type { WhatsAppChannel } from "../channel.ts";
import { createTwilioClient } from "./client.ts";
import { createContent } from "./contents.ts";
import { createTwilioChannel } from "./create-twilio-channel.ts";

// Against the simulator, on the wire.
const dir = tempDir();
const clock = createMovableClock(Temporal.Instant.from("2027-03-01T08:00:00Z"));
const from = "+15550100000";
let twilio: SimulatedTwilio;
let channel: WhatsAppChannel;

beforeAll(async () => {
  twilio = await startTwilioServer({
    directory: dir.path,
    secret: "a secret",
    clock,
    platformNumber: from,
    publicUrl: "http://localhost:1",
    localUrl: "http://127.0.0.1:1",
  });
  channel = createTwilioChannel({ ...twilio.account, apiBase: twilio.apiBase }, "http://localhost:1");
});
afterAll(async () => {
  await twilio.stop();
  dir[Symbol.dispose]();
});
beforeEach(() => void Object.assign(twilio.modes, usualModes, { lateErrors: false }));

let phones = 100;
/** Someone who has just written, so that anything may be sent. */
const writer = async () => {
  const to = `+34612777${phones++}`;
  await twilio.messages.add({
    ...{ direction: "inbound", from: to, to: from, text: "Hola", opener: null, options: [], isTemplate: false },
    ...{ status: "received", errorCode: null, refusal: null, statusCallback: null, at: clock.now().toString() },
  });
  return { from, to, reference: null };
};
const last = async (to: string) => (await twilio.messages.list(to)).at(-1);
const refused = (reason: string) => ({ ok: false, reason });

describe("WhatsApp texts", () => {
  test("arrive as written, line breaks and all", async () => {
    const envelope = await writer();
    const result = await channel.sendText(envelope, "Grüße,\n{{1}} & 💈 = +");
    expect(result).toEqual({ ok: true, providerMessageId: expect.stringMatching(/^SM[0-9a-f]{32}$/) });
    expect(await last(envelope.to)).toMatchObject({ text: "Grüße,\n{{1}} & 💈 = +", statusCallback: null });
  });

  test.each([
    ["", refused("content-rejected")],
    ["x".repeat(1_601), refused("content-rejected")],
    ["x".repeat(1_600), { ok: true }],
  ])("are held to WhatsApp's length", async (text, result) => {
    expect(await channel.sendText(await writer(), text)).toMatchObject(result);
  });

  test.each([
    ["+34600111222", refused("outside-window")],
    ["+34600000003", refused("outside-window")],
    ["12345", refused("not-on-whatsapp")],
  ])("to %s are refused", async (to, result) => {
    expect(await channel.sendText({ from, to, reference: null }, "Hola")).toMatchObject(result);
  });

  test("after 24 hours only templates go", async () => {
    const envelope = await writer();
    const now = clock.now();
    clock.moveTo(now.add({ hours: 23, minutes: 59 }));
    expect(await channel.sendText(envelope, "Hola")).toMatchObject({ ok: true });
    clock.moveTo(now.add({ hours: 24, minutes: 1 }));
    expect(await channel.sendText(envelope, "Hola")).toMatchObject(refused("outside-window"));
    clock.moveTo(now);
  });

  test("need a number of ours, our credentials and a provider that answers", async () => {
    const { to } = await writer();
    const envelope = { from, to, reference: null };
    expect(await channel.sendText({ ...envelope, from: "+15550100009" }, "Hola")).toMatchObject(
      refused("sender-unavailable"),
    );
    const stranger = createTwilioChannel(
      { ...twilio.account, authToken: "0".repeat(32), apiBase: twilio.apiBase },
      "http://localhost:1",
    );
    expect(await stranger.sendText(envelope, "Hola")).toMatchObject({
      ...refused("sender-unavailable"),
      isRetryable: true,
    });
    const nowhere = createTwilioChannel({ ...twilio.account, apiBase: await closedAddress() }, "http://localhost:1");
    expect(await nowhere.sendText(envelope, "Hola")).toEqual({
      ...refused("provider-away"),
      isRetryable: true,
      mayHaveArrived: false,
    });
  });
});

describe("WhatsApp menus", () => {
  const options = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `slot:${index}`, title: `Time ${index}`, description: "free" }));

  test("a list of ten shows titles, ids and descriptions", async () => {
    const envelope = await writer();
    const menu = { text: "When?\nChoose:", opener: "Times", options: options(10) };
    expect(await channel.sendList(envelope, menu)).toMatchObject({ ok: true });
    expect(await last(envelope.to)).toMatchObject({ text: menu.text, opener: "Times", options: menu.options });
  });

  test("three buttons in another language go by the same content as three in the first", async () => {
    const envelope = await writer();
    const buttons = (titles: string[]) => ({ text: "?", buttons: titles.map((title) => ({ id: title, title })) });
    await channel.sendButtons(envelope, buttons(["Confirm", "Change", "Cancel"]));
    await channel.sendButtons(envelope, buttons(["Bestätigen", "Ändern", "Abbrechen"]));
    expect((await last(envelope.to))?.options.map(({ title }) => title)).toEqual(["Bestätigen", "Ändern", "Abbrechen"]);
  });

  test("what WhatsApp would refuse isn't even sent", async () => {
    const envelope = await writer();
    const long = { id: "a", title: "x".repeat(21) };
    expect(await channel.sendList(envelope, { text: "?", opener: "Times", options: options(11) })).toMatchObject(
      refused("content-rejected"),
    );
    expect(await channel.sendButtons(envelope, { text: "?", buttons: [long] })).toMatchObject(
      refused("content-rejected"),
    );
    expect(await channel.sendButtons(envelope, { text: "?", buttons: [] })).toMatchObject(refused("content-rejected"));
  });
});

describe("WhatsApp templates", () => {
  const template = (name: string) => ({
    name,
    language: "pt" as const,
    text: "Hi {{1}}, see you.",
    samples: ["Ana"],
    buttons: [],
  });

  test("may have buttons whose ids are filled in, too", async () => {
    twilio.modes.reviewSeconds = 0;
    const buttons = [{ id: "yes:{{2}}", title: "Yes" }];
    const made = await channel.ensureTemplate({ ...template("daybook_buttons"), samples: ["Ana", "1"], buttons });
    const { status } = await channel.ensureTemplate({ ...template("daybook_buttons"), samples: ["Ana", "1"], buttons });
    expect(status).toBe("approved");
    const envelope = { from, to: "+34612345998", reference: null };
    await channel.sendTemplate(envelope, { ...made, variables: ["Eva", "42"] });
    expect(await last(envelope.to)).toMatchObject({
      text: "Hi Eva, see you.",
      options: [{ id: "yes:42", title: "Yes" }],
    });
  });

  test("are created and submitted once, then only asked for", async () => {
    twilio.modes.reviewSeconds = 0.2;
    const first = await channel.ensureTemplate(template("daybook_once"));
    expect(first.status).toBe("pending");
    expect(await channel.ensureTemplate(template("daybook_once"))).toEqual(first);
    await expect.poll(() => channel.ensureTemplate(template("daybook_once"))).toEqual({ ...first, status: "approved" });
    const envelope = { from, to: "+34612345999", reference: "r" };
    expect(await channel.sendTemplate(envelope, { ...first, variables: ["Eva"] })).toMatchObject({ ok: true });
    expect(await last(envelope.to)).toMatchObject({
      text: "Hi Eva, see you.",
      isTemplate: true,
      statusCallback: "http://localhost:1/webhooks/twilio/status?ref=r",
    });
  });

  test("made twice by two processes are one: the one that was submitted", async () => {
    twilio.modes.reviewSeconds = 0;
    const client = createTwilioClient({ ...twilio.account, apiBase: twilio.apiBase });
    const content = {
      ...{ friendly_name: "daybook_twice", language: "pt_BR", variables: { 1: "Ana" } },
      types: { "twilio/text": { body: "Hi {{1}}, see you." } },
    };
    await createContent(client, content);
    const submitted = await createContent(client, content);
    const path = `/Content/${submitted}/ApprovalRequests/whatsapp`;
    const json = { name: "daybook_twice", category: "UTILITY" };
    await client.post({ part: "content", path, json }, z.unknown());
    const ensured = await channel.ensureTemplate(template("daybook_twice"));
    expect(ensured).toEqual({ providerId: submitted, status: "approved" });
  });

  test("that WhatsApp refuses can't be sent outside the window", async () => {
    twilio.modes.review = "rejected";
    const { providerId, status } = await channel.ensureTemplate(template("daybook_refused"));
    expect(status).toBe("rejected");
    const envelope = { from, to: "+34612345998", reference: null };
    const sending = channel.sendTemplate(envelope, { providerId, variables: ["Eva"] });
    expect(await sending).toMatchObject(refused("outside-window"));
  });

  test("don't take line breaks as values", async () => {
    const { providerId } = await channel.ensureTemplate(template("daybook_lines"));
    const envelope = { from, to: "+34612345997", reference: null };
    const sending = channel.sendTemplate(envelope, { providerId, variables: ["Eva\nMaría"] });
    expect(await sending).toMatchObject(refused("content-rejected"));
  });
});

test("a sent message is found again, one from before or with another text isn't", async () => {
  const envelope = await writer();
  const since = Temporal.Now.instant();
  const find = (texts: string[], from = since, others: string[] = []) =>
    channel.findSent(envelope, { texts, since: from, others });
  const { providerMessageId } = (await channel.sendText(envelope, "Hola")) as { providerMessageId: string };
  expect(await find(["Adiós", "Hola"])).toEqual({ ok: true, providerMessageId });
  expect(await find(["Hola"], since, [providerMessageId])).toEqual({ ok: true, providerMessageId: null });
  // Stamped by a clock that was an hour ahead, and sent long after.
  expect(await find(["Hola"], since.add({ hours: 1 }))).toEqual({ ok: true, providerMessageId });
  expect(await find(["Hola"], since.add({ hours: 3 }))).toEqual({ ok: true, providerMessageId: null });
  expect(await find(["Adiós"])).toEqual({ ok: true, providerMessageId: null });
  twilio.modes.away = true;
  expect(await find(["Hola"])).toMatchObject({ ok: false, mayHaveArrived: true });
});
