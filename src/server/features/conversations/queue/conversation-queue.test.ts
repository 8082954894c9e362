import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../platform/db/database.ts";
import { createMetrics } from "../../../platform/metrics/create-metrics.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { createWhatsAppApp, type WhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";
import { receiveMessage } from "../receiving/receiving-service.ts";
import { type ConversationQueue, startConversationQueue } from "./queue-jobs.ts";

// The app stores messages and has no queue of its own, as with ROLE=web; queues are opened as other processes would.
const now = "2027-03-01T08:00:00Z";
let app: WhatsAppApp;
let salon: Awaited<ReturnType<typeof buildSalon>>;
const opened: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  app = await createWhatsAppApp({ hasWorker: false, hasCallbacks: false, now });
  salon = await buildSalon(app);
});
afterEach(async () => {
  app.twilio.modes.away = false;
  for (const process of opened.splice(0)) await process.stop();
});
afterAll(() => app.close());

const run = (text: string, values: unknown[] = []) => asAdmin(app.adminUrl, (client) => client.query(text, values));

const openProcess = async (): Promise<ConversationQueue & { workerId: string }> => {
  const db = openDatabase(app.adminUrl, 4);
  const workerId = randomUUID();
  const { clock, channel, log, adminUrl } = app;
  const queue = await startConversationQueue({
    ...{ db, clock, channel, log, adminUrl },
    ...{ workerId, metrics: createMetrics() },
  });
  const stop = async () => {
    await queue.stop();
    await db.close();
  };
  opened.push({ stop });
  return { ...queue, workerId, stop };
};

let people = 0;
const person = async () => {
  const client = `+346127${70_000 + people++}`;
  await app.twilio.messages.add({
    ...{ direction: "inbound", from: client, to: salon.number, text: "Hi", opener: null, options: [] },
    ...{ isTemplate: false, status: "received", errorCode: null, refusal: null, statusCallback: null, at: now },
  });
  let count = 0;
  const write = (text: string) =>
    receiveMessage(app, {
      ...{
        providerMessageId: `${client.slice(1)}-${count++}`,
        sender: salon.number,
        client,
        profileName: "Cleo",
        text,
      },
      ...{ choiceId: null, media: [], hasLocation: false, isHandledByProvider: false },
    });
  const heard = async () =>
    (await app.phone(client)).filter(({ direction }) => direction === "outbound").map(({ text }) => text);
  const conversation = async () => {
    const [row] = await readRows<{ id: string; failures: number; is_due: boolean; claimed_by: string | null }>(
      app.adminUrl,
      `select v.id, failures, due_at is not null as is_due, claimed_by from conversations v join clients c on c.id = client_id
        where channel_address = $1`,
      [client],
    );
    return row;
  };
  const hears = (times: number) => waitUntil("answers", async () => (await heard()).length >= times, 20_000);
  return { write, heard, hears, conversation };
};
type Person = Awaited<ReturnType<typeof person>>;

const untilFailed = ({ conversation }: Person, times: number) =>
  waitUntil("a failure", async () => {
    const row = await conversation();
    return row !== undefined && row.failures >= times && row.claimed_by === null;
  });

const dueNow = () => run("update conversations set due_at = now() where due_at is not null");

test("a message stored elsewhere is answered, and nothing is left to do", async () => {
  await openProcess();
  const cleo = await person();
  await cleo.write("menu");
  await cleo.hears(1);
  await waitUntil("rest", async () => (await cleo.conversation())?.claimed_by === null);
  expect(await cleo.conversation()).toMatchObject({ is_due: false, failures: 0 });
});

test("a provider that is away: all of it is kept, in order, and leaves when it is back; new messages are answered", async () => {
  await openProcess();
  const cleo = await person();
  app.twilio.modes.away = true;
  await cleo.write("menu");
  await untilFailed(cleo, 1);
  await cleo.write("my appointments");
  await untilFailed(cleo, 2);
  const written = await readRows<{ text: string; author: string; status: string }>(
    app.adminUrl,
    "select text, author, status from messages where conversation_id = $1 order by position",
    [(await cleo.conversation())?.id],
  );
  expect(written.filter(({ author }) => author === "client").map(({ status }) => status)).toEqual(["done", "done"]);
  expect(await cleo.heard()).toEqual([]);
  app.twilio.modes.away = false;
  await dueNow();
  await cleo.hears(2);
  expect(await cleo.heard()).toEqual(written.filter(({ author }) => author === "bot").map(({ text }) => text));
  await waitUntil("rest", async () => (await cleo.conversation())?.failures === 0);
});

test("a reply whose answer got lost isn't sent again, though the clock has been set since it was written", async () => {
  await openProcess();
  const cleo = await person();
  await cleo.write("menu");
  await cleo.hears(1);
  await waitUntil("rest", async () => (await cleo.conversation())?.claimed_by === null);
  const id = (await cleo.conversation())?.id;
  // The app's clock is months ahead of the provider's. As after a kill: nobody wrote down that the provider has it.
  await run(
    "update messages set status = 'sending', provider_message_id = null where conversation_id = $1 and author = 'bot'",
    [id],
  );
  await cleo.write("my appointments");
  await cleo.hears(2);
  await waitUntil("rest", async () => (await cleo.conversation())?.claimed_by === null);
  expect(await cleo.heard()).toHaveLength(2);
});

test("what another process is at is left to it, until it has died", { tags: "trial" }, async () => {
  const cleo = await person();
  await cleo.write("menu");
  const other = randomUUID();
  await run("insert into job_workers values ($1, '{}', now())", [other]);
  await run("update conversations set claimed_by = $1 where id = $2", [other, (await cleo.conversation())?.id]);
  const mine = await openProcess();
  await run("insert into job_workers values ($1, '{}', now())", [mine.workerId]);
  const ben = await person();
  await ben.write("menu");
  await ben.hears(1);
  await run("select free_conversations()");
  expect(await cleo.heard()).toEqual([]);
  expect(await cleo.conversation()).toMatchObject({ claimed_by: other });
  await run("delete from job_workers where process_id = $1", [other]);
  await run("select free_conversations()");
  await cleo.hears(1);
});

test("what can't be answered is tried again, given up after eight times, and tried again when the client writes", {
  tags: "trial",
}, async () => {
  await openProcess();
  const cleo = await person();
  const zone = `select time_zone from user_profiles where user_id = '${salon.owner.id}'`;
  const [{ time_zone: before } = { time_zone: "" }] = await readRows<{ time_zone: string }>(app.adminUrl, zone);
  const setZone = (value: string) =>
    run("update user_profiles set time_zone = $2 where user_id = $1", [salon.owner.id, value]);
  await setZone("Nowhere/None");
  await cleo.write("menu");
  await untilFailed(cleo, 1);
  expect(await cleo.conversation()).toMatchObject({ is_due: true });
  await run("update conversations set failures = 7, due_at = now() where id = $1", [(await cleo.conversation())?.id]);
  await untilFailed(cleo, 8);
  expect(await cleo.conversation()).toMatchObject({ is_due: false });
  await setZone(before);
  await cleo.write("my appointments");
  await cleo.hears(2);
  await waitUntil("rest", async () => (await cleo.conversation())?.failures === 0);
});

test("two processes share the work, and each conversation stays in order", { tags: "trial" }, async () => {
  await Promise.all([openProcess(), openProcess(), openProcess()]);
  const everyone = await Promise.all(Array.from({ length: 10 }, person));
  for (let round = 0; round < 6; round++)
    await Promise.all(everyone.map(({ write }) => write(round % 2 === 0 ? "menu" : "my appointments")));
  for (const { hears, heard } of everyone) {
    await hears(6);
    // The first reply alone begins with the line about the assistant.
    const texts = (await heard()).map((text) => text.replace(/^I'm the automatic assistant.*\n/, ""));
    expect(texts).toEqual(texts.map((_, index) => texts[index % 2]));
    expect(texts).toHaveLength(6);
    expect(texts[0]).not.toBe(texts[1]);
  }
});

test("a process that is asked to stop leaves nothing on its way", async () => {
  const process = await openProcess();
  const cleo = await person();
  await cleo.write("menu");
  await cleo.hears(1);
  await process.stop();
  const left = "select status from messages where conversation_id = $1 and author = 'bot'";
  expect(await readRows(app.adminUrl, left, [(await cleo.conversation())?.id])).toEqual([{ status: "sent" }]);
  expect(await cleo.conversation()).toMatchObject({ claimed_by: null, is_due: false });
});

test("a queue that leaves due messages unprocessed says so, and goes on when it can", { tags: "trial" }, async () => {
  const { isRunning } = await openProcess();
  const cleo = await person();
  await run("alter function claim_conversations rename to claim_conversations_away");
  await cleo.write("menu");
  await waitUntil("the alarm", () => !isRunning(), 20_000);
  await run("alter function claim_conversations_away rename to claim_conversations");
  await cleo.hears(1);
  await waitUntil("the end of it", isRunning);
});

test("a message that nobody was notified of, as an older version leaves it, is found", { tags: "trial" }, async () => {
  const cleo = await person();
  await cleo.write("menu");
  await run("update conversations set due_at = null where id = $1", [(await cleo.conversation())?.id]);
  await openProcess();
  await run("select resume_conversations()");
  expect(await cleo.conversation()).toMatchObject({ is_due: false });
  await run("update messages set updated_at = now() - interval '2 minutes' where conversation_id = $1", [
    (await cleo.conversation())?.id,
  ]);
  await run("select resume_conversations()");
  await cleo.hears(1);
});

test("what a process has claimed without hearing of it doesn't stay with it", { tags: "trial" }, async () => {
  const cleo = await person();
  await cleo.write("menu");
  const { workerId } = await openProcess();
  await cleo.hears(1);
  await waitUntil("rest", async () => (await cleo.conversation())?.claimed_by === null);
  await run("update conversations set claimed_by = $1, updated_at = now() - interval '1 minute' where id = $2", [
    ...[workerId, (await cleo.conversation())?.id],
  ]);
  await waitUntil("its release", async () => (await cleo.conversation())?.claimed_by === null, 20_000);
});
