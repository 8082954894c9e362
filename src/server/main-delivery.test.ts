// @module-tag trial
import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signAsTwilio } from "./integrations/whatsapp/twilio/webhooks/signature.ts";
import { freePort } from "./platform/postgres/free-port.ts";
import { openMessageStore } from "./simulators/twilio/messages/message-store.ts";
import { openSenderStore } from "./simulators/twilio/senders/sender-store.ts";
import { simulatedAccount } from "./simulators/twilio/twilio-account.ts";
import { buildNumber } from "./testing/builders/build-number.ts";
import { insertOwner, testSecret } from "./testing/builders/build-owner.ts";
import { buildAgent, buildType } from "./testing/builders/build-scheduling.ts";
import { buildSubscription } from "./testing/builders/build-subscription.ts";
import { setUpProcessTests } from "./testing/processes/set-up-process-tests.ts";
import { embeddedDatabaseUrl, processTestTimeoutMs, startSpawned } from "./testing/processes/spawn-daybook.ts";
import { readRows } from "./testing/read-rows.ts";
import { trialLength } from "./testing/trial-length.ts";
import { waitUntil } from "./testing/wait-until.ts";

const dir = setUpProcessTests(2);

const messageCount = trialLength({ short: 150, long: 1_000 });
const deliveries = 3;
const connections = 20;
const clientCount = 100;
const number = "+34910200300";

/** Always the same order, which has nothing to do with the one they were sent in. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, index) => ({ item, key: createHash("sha1").update(`${index}`).digest("hex") }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);

const paramsOf = (index: number) => ({
  MessageSid: `SM${String(index).padStart(32, "0")}`,
  From: `whatsapp:+346115${5_000 + (index % clientCount)}`,
  To: `whatsapp:${number}`,
  Body: `menu`,
  NumMedia: "0",
});

/** The simulated WhatsApp takes answers only to people who have written, and these messages go past it. */
const openWindows = async (twilioDir: string): Promise<void> => {
  const store = await openMessageStore(twilioDir);
  for (let index = 0; index < clientCount; index++) {
    await store.add({
      ...{ direction: "inbound", status: "received", text: "hi", opener: null, options: [], isTemplate: false },
      ...{ errorCode: null, refusal: null, statusCallback: null },
      from: paramsOf(index).From.replace("whatsapp:", ""),
      to: number,
      at: Temporal.Now.instant().toString(),
    });
  }
};

test(`${messageCount} messages, each delivered ${deliveries} times over ${connections} connections, half after kill -9: each acts once, none is lost`, async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const publicUrl = `http://localhost:${port}`;
  const environment = { DATA_DIR: dir.path, PORT: String(port) };
  const twilioDir = join(dir.path, "twilio");
  let daybook = await startSpawned(environment);
  const adminUrl = embeddedDatabaseUrl(dir.path);
  const { id: ownerId } = await insertOwner(adminUrl);
  await buildSubscription(adminUrl, ownerId, { maxAgents: 1 });
  const twilio = { senders: openSenderStore(twilioDir) };
  await buildNumber({ adminUrl, twilio, origin: publicUrl }, ownerId, number);
  await buildAgent(adminUrl, ownerId);
  await buildType(adminUrl, ownerId);

  await openWindows(twilioDir);

  const { accountSid, authToken } = simulatedAccount(testSecret, twilioDir);
  const inbound = "/webhooks/twilio/inbound";
  const deliver = async (index: number): Promise<void> => {
    const params = { ...paramsOf(index), AccountSid: accountSid };
    const signature = signAsTwilio(authToken, publicUrl + inbound, params);
    await waitUntil(
      `message ${index}`,
      async () => {
        const answer = await fetch(url + inbound, {
          method: "POST",
          headers: { "x-twilio-signature": signature, "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams(params),
        }).catch(() => null);
        // Providers retry until it is accepted.
        return answer?.status === 204;
      },
      processTestTimeoutMs,
    );
  };
  const all = shuffled(Array.from({ length: messageCount * deliveries }, (_, index) => index % messageCount));
  const deliverAll = async (indexes: readonly number[]): Promise<void> => {
    const waiting = [...indexes];
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await deliver(next);
      }),
    );
  };

  const half = all.length / 2;
  const delivering = deliverAll(all.slice(0, half));
  await waitUntil(
    "some answers",
    async () => {
      const [row] = await readRows<{ count: number }>(
        adminUrl,
        "select count(*)::int as count from messages where author = 'bot'",
      );
      return (row?.count ?? 0) > 50;
    },
    processTestTimeoutMs,
  );
  await daybook.kill();
  daybook = await startSpawned(environment);
  await delivering;
  await deliverAll(all.slice(half));

  const counts = await waitUntil(
    "all answers",
    async () => {
      const [row] = await readRows<Record<string, number>>(
        adminUrl,
        `select count(*) filter (where author = 'client')::int as received,
           count(*) filter (where author = 'client' and status = 'done')::int as done,
           count(*) filter (where author = 'bot')::int as answered,
           count(*) filter (where author = 'bot' and status in ('sent', 'delivered', 'read'))::int as sent,
           count(*) filter (where status in ('received', 'queued', 'sending'))::int as waiting from messages`,
      );
      return row?.waiting === 0 && row;
    },
    processTestTimeoutMs,
  );
  expect(counts).toEqual({
    received: messageCount,
    done: messageCount,
    answered: messageCount,
    sent: messageCount,
    waiting: 0,
  });
  // What phones show: one answer each. Only what the provider accepted while we died could be duplicated.
  const shown = (await (await openMessageStore(twilioDir)).list()).filter(({ direction }) => direction === "outbound");
  expect(shown.length).toBeGreaterThanOrEqual(messageCount);
  expect(shown.length - messageCount).toBeLessThanOrEqual(4);
  expect(await daybook.stop()).toBe(0);
});
