// @module-tag trial
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { createWhatsAppApp, type WhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon } from "../../../testing/builders/build-salon.ts";
import { startSendingWorker } from "../../../testing/processes/sending-worker.ts";
import { processTestTimeoutMs } from "../../../testing/processes/spawn-daybook.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { trialLength } from "../../../testing/trial-length.ts";
import { waitUntil } from "../../../testing/wait-until.ts";
import { receiveMessage } from "../receiving/receiving-service.ts";

vi.setConfig({ testTimeout: 3 * processTestTimeoutMs, hookTimeout: processTestTimeoutMs });

const now = "2027-03-01T08:00:00Z";
let app: WhatsAppApp;
let number: string;
let ownerId: string;

beforeAll(async () => {
  app = await createWhatsAppApp({ hasWorker: false, hasCallbacks: true, now });
  const salon = await buildSalon(app);
  number = salon.number;
  ownerId = salon.owner.id;
});
afterAll(() => app.close());

/** Each is answered in its own way, and alone. */
const lines = ["menu", "my appointments"];
const linesEach = 12;
const people = trialLength({ short: 8, long: 40 });
const workersAtOnce = 2;
const rounds = trialLength({ short: 2, long: 50 });

const phoneOf = (index: number): string => `+346115${10_000 + index}`;

/** Signed and delivered twice, as providers do. */
const write = async (client: string, index: number): Promise<void> => {
  const inbound = {
    ...{ providerMessageId: `${client.slice(1)}-${index}`, sender: number, client, profileName: "Cleo" },
    ...{ text: lines[index % lines.length] ?? "", choiceId: null, media: [], hasLocation: false },
    isHandledByProvider: false,
  };
  await receiveMessage(app, inbound);
  await receiveMessage(app, inbound);
};

/** What each phone got, in order. */
const received = async (): Promise<Map<string, string[]>> => {
  const all = (await app.twilio.messages.list()).filter(({ direction }) => direction === "outbound");
  return new Map([...Map.groupBy(all, ({ to }) => to)].map(([to, got]) => [to, got.map(({ text }) => text)]));
};

const countReceived = async (): Promise<number> => [...(await received()).values()].flat().length;

/** Killed processes are found to be dead, and nobody waits for pauses. */
const passTime = () =>
  asAdmin(app.adminUrl, async (client) => {
    await client.query("delete from job_workers");
    await client.query("select free_conversations()");
    await client.query("update conversations set due_at = now() where due_at > now()");
  });

test(`${workersAtOnce * rounds} kills while several processes answer: each message once, and in order`, async () => {
  const account = { ...app.twilio.account, apiBase: app.twilio.apiBase };
  const setup = { databaseUrl: app.adminUrl, account, publicUrl: app.origin, now };
  // People open their window at the simulator by writing to it.
  for (let person = 0; person < people; person++) {
    await app.twilio.messages.add({
      ...{ direction: "inbound", from: phoneOf(person), to: number, text: "Hi", opener: null, options: [] },
      ...{ isTemplate: false, status: "received", errorCode: null, refusal: null, statusCallback: null, at: now },
    });
  }
  let written = 0;
  const writeSome = async (count: number): Promise<void> => {
    for (const end = Math.min(written + count, people * linesEach); written < end; written++)
      await write(phoneOf(written % people), Math.floor(written / people));
  };
  const perRound = Math.ceil((people * linesEach) / rounds);
  for (let round = 0; round < rounds; round++) {
    const workers = await Promise.all(Array.from({ length: workersAtOnce }, () => startSendingWorker(setup)));
    const before = await countReceived();
    await writeSome(perRound);
    await waitUntil("some answers", async () => (await countReceived()) >= before + (round % 5), processTestTimeoutMs);
    await Promise.all(workers.map((worker) => worker.kill()));
    await passTime();
  }
  const last = await Promise.all([startSendingWorker(setup), startSendingWorker(setup)]);
  await waitUntil(
    "the rest",
    async () => {
      const sql = "select 1 from messages where user_id = $1 and status in ('received', 'queued', 'sending') limit 1";
      return (await readRows(app.adminUrl, sql, [ownerId])).length === 0;
    },
    processTestTimeoutMs,
  );
  await Promise.all(last.map((worker) => worker.kill()));

  const phones = await received();
  // The first reply alone begins with the line about the assistant.
  const plain = (text: string): string => text.replace(/^I'm the automatic assistant.*\n/, "");
  const [one = ""] = [...phones.values()].map((texts) => plain(texts[0] ?? ""));
  let doubled = 0;
  for (let person = 0; person < people; person++) {
    const texts = phones.get(phoneOf(person)) ?? [];
    // Side by side the same comes only from what the provider took after it had been asked.
    const once = texts.filter((text, index) => text !== texts[index - 1]);
    doubled += texts.length - once.length;
    expect(once).toHaveLength(linesEach);
    expect(once.map((text) => plain(text) === one)).toEqual(once.map((_, index) => index % 2 === 0));
  }
  expect(doubled).toBeLessThanOrEqual(2);
  const ends = "select author, status, count(*)::int from messages where user_id = $1 group by 1, 2 order by 1, 2";
  const counts = await readRows<{ author: string; status: string; count: number }>(app.adminUrl, ends, [ownerId]);
  expect(counts.filter(({ status }) => !["done", "sent", "delivered", "read"].includes(status))).toEqual([]);
  const total = (author: string) =>
    counts.filter((row) => row.author === author).reduce((sum, { count }) => sum + count, 0);
  expect([total("client"), total("bot")]).toEqual([people * linesEach, people * linesEach]);
  const left = "select 1 from conversations where due_at is not null or claimed_by is not null";
  await waitUntil("rest", async () => (await readRows(app.adminUrl, left)).length === 0, processTestTimeoutMs);
});
