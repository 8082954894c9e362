import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChatMessage } from "#contract/chat/chat-message.ts";
import { createWhatsAppApp, type WhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";

let app: WhatsAppApp;
let owner: TestOwner;

beforeAll(async () => {
  app = await createWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });
  owner = await app.owner({ timeZone: "Europe/Madrid", name: "Salon Aurora" });
  await buildAgent(app.adminUrl, owner.id, { name: "Ana" });
  await buildType(app.adminUrl, owner.id, { name: "Haircut" });
});
afterAll(() => app.close());

type Trial = { messages: ChatMessage[]; isTyping: boolean; testAppointments: number };

const read = async () => (await owner.call("GET", "/api/v1/bot-trial")).body as Trial;

const say = async (body: { text: string; choice?: string }): Promise<ChatMessage> => {
  const { length } = (await read()).messages;
  expect((await owner.call("POST", "/api/v1/bot-trial/messages", body)).status).toBe(201);
  const { messages } = await waitUntil("the bot's answer", async () => {
    const trial = await read();
    return !trial.isTyping && trial.messages.length >= length + 2 && trial;
  });
  return messages.at(-1) as ChatMessage;
};

const tap = (message: ChatMessage, title: string) => {
  const option = message.options.find((one) => one.title === title);
  return say({ text: title, choice: option?.id ?? "none" });
};

test("an owner without number or subscription books with the own bot, and removes what was booked", async () => {
  expect(await read()).toEqual({ messages: [], isTyping: false, testAppointments: 0 });
  const asked = await say({ text: "Haircut tomorrow at 3pm" });
  expect(asked.text).toContain("I'm the automatic assistant of Salon Aurora.");
  const summary = await say({ text: "Luna" });
  expect(summary.text).not.toContain("automatic assistant");
  const done = await tap(summary, "Confirm");
  expect(done.text).toContain("You're booked");
  expect((await read()).testAppointments).toBe(1);
  const listed = await owner.call("GET", "/api/v1/appointments?from=2027-03-01&to=2027-03-31");
  expect(listed.body).toMatchObject({ appointments: [{ clientName: "Luna", isTest: true }] });
  // Nobody is notified or reminded, and the owner isn't a client.
  expect(await readRows(app.adminUrl, "select id from notices where user_id = $1", [owner.id])).toEqual([]);
  expect((await owner.call("GET", "/api/v1/clients")).body).toMatchObject({ clients: [] });

  const removed = await owner.call("DELETE", "/api/v1/bot-trial/appointments");
  expect(removed.body).toEqual({ deletedAppointments: 1 });
  expect((await read()).testAppointments).toBe(0);
  await owner.call("DELETE", "/api/v1/bot-trial");
  expect((await read()).messages).toEqual([]);
  expect((await say({ text: "hello" })).text).toContain("I'm the automatic assistant");
});

test("nobody types hundreds of messages a minute", async () => {
  const busy = await app.owner({ timeZone: "Europe/Madrid", name: "Salon Nimbus" });
  const send = () => busy.call("POST", "/api/v1/bot-trial/messages", { text: "menu" });
  // More than two minutes' worth, whenever a minute begins.
  const statuses = (await Promise.all(Array.from({ length: 130 }, send))).map(({ status }) => status);
  expect(statuses).toContain(429);
});

test("another owner's trial is another chat", async () => {
  const other = await app.owner({ timeZone: "Europe/Madrid", name: "Salon Boreal" });
  await say({ text: "hello" });
  expect((await other.call("GET", "/api/v1/bot-trial")).body).toMatchObject({ messages: [] });
});
