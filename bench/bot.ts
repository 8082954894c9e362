import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { conversationHandlers } from "#server/features/conversations/jobs.ts";
import { createTwilioChannel } from "#server/integrations/whatsapp/twilio/create-twilio-channel.ts";
import { signAsTwilio } from "#server/integrations/whatsapp/twilio/webhooks/signature.ts";
import { createMovableClock } from "#server/platform/clock.ts";
import { startWorker } from "#server/platform/jobs/worker.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { startBenchApp } from "./bench-app.ts";
import type { Figure } from "./figure.ts";

const conversations = 200;
/** Between an answer and the next message people read, think and type. */
const thinkMs = 4_000;
const account = { accountSid: `AC${"0".repeat(32)}`, authToken: "a-token-for-measuring" };

/**
 * 200 people talk to the bots of 20 businesses at once. Once without a pause, which shows how many messages a second get
 * their answer; once as fast as people type, which shows how long each waits: from the webhook's first byte to the
 * provider's receipt of the reply.
 */
export const measureBot = async (): Promise<Figure[]> => {
  const provider = await startProvider();
  const channel = createTwilioChannel({ ...account, apiBase: provider.apiBase }, publicUrl);
  const app = await startBenchApp({ whatsapp: channel });
  const log = createLog("silent");
  const worker = await startWorker({
    adminUrl: app.adminUrl,
    handlers: conversationHandlers({ db: app.db, clock: createMovableClock(), channel, log }),
    routines: [],
    concurrency: 8,
    alone: true,
    log,
    metrics: createMetrics(),
  });
  try {
    const numbers = await buildBusinesses(app);
    const people = Array.from({ length: conversations }, (_, index) => ({
      from: `+346115${10_000 + index}`,
      to: numbers[index % numbers.length] as string,
    }));
    const talk = (rounds: number, pauseMs: number) =>
      converse({ origin: app.origin, provider }, people, rounds, pauseMs);
    await talk(2, 0);
    const busy = await talk(6, 0);
    const calm = await talk(4, thinkMs);
    return [
      { name: "bot-messages-per-second", value: busy.waitsMs.length / busy.seconds, better: "higher", goal: 50 },
      { name: "bot-reply-median-ms", value: at(calm.waitsMs, 0.5), better: "lower", goal: 300 },
      { name: "bot-reply-p95-ms", value: at(calm.waitsMs, 0.95), better: "lower", goal: 1_000 },
    ];
  } finally {
    await worker.stop();
    await app.close();
    await provider.close();
  }
};

const publicUrl = "http://localhost:3000";

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] as number;

type Person = { from: string; to: string };

/** What a returning customer writes; nothing is booked, so that every round finds the same calendar. */
const lines = ["menu", "book", "tomorrow", "back"];
let messageCount = 0;

const converse = async (
  { origin, provider }: { origin: string; provider: Provider },
  people: readonly Person[],
  rounds: number,
  pauseMs: number,
) => {
  const waitsMs: number[] = [];
  const startedMs = performance.now();
  await Promise.all(
    people.map(async (person, index) => {
      // Not all in the same instant: they don't know of each other.
      await sleep((pauseMs * index) / people.length);
      for (let round = 0; round < rounds; round++) {
        const sentMs = performance.now();
        const answered = provider.nextTo(person.from);
        await post(origin, person, lines[round % lines.length] as string);
        await answered;
        waitsMs.push(performance.now() - sentMs);
        if (pauseMs > 0) await sleep(pauseMs * (0.5 + Math.random()));
      }
    }),
  );
  return { waitsMs, seconds: (performance.now() - startedMs) / 1_000 };
};

const post = async (origin: string, { from, to }: Person, text: string): Promise<void> => {
  const path = "/webhooks/twilio/inbound";
  const params = {
    MessageSid: `SM${String(++messageCount).padStart(32, "0")}`,
    From: `whatsapp:${from}`,
    To: `whatsapp:${to}`,
    Body: text,
    NumMedia: "0",
  };
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: {
      "x-twilio-signature": signAsTwilio(account.authToken, publicUrl + path, params),
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(params),
  });
  if (answer.status !== 204) throw new Error(`a message was answered with ${answer.status}`);
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const buildBusinesses = (app: Awaited<ReturnType<typeof startBenchApp>>): Promise<string[]> =>
  Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const owner = await app.owner({ timeZone: "Europe/Madrid" });
      const number = `+34910${300_000 + index}`;
      await buildSubscription(app.adminUrl, owner.id, { maxAgents: 3 });
      await buildAgent(app.adminUrl, owner.id, { name: "Ana" });
      await buildAgent(app.adminUrl, owner.id, { name: "Luis" });
      await buildType(app.adminUrl, owner.id, { name: "Haircut" });
      await buildType(app.adminUrl, owner.id, { name: "Beard", duration: 45 });
      await asAdmin(app.adminUrl, (client) =>
        client.query(
          "insert into whatsapp_phone_numbers (user_id, phone_number, verification_status) values ($1, $2, 'verified')",
          [owner.id, number],
        ),
      );
      return number;
    }),
  );

type Provider = { apiBase: string; nextTo(client: string): Promise<void>; close(): Promise<void> };

/** As little of the provider as the channel needs: what is measured is ours. */
const startProvider = async (): Promise<Provider> => {
  const waiting = new Map<string, () => void>();
  const contents: object[] = [];
  const server: Server = createServer(async (request, reply) => {
    const body = await readBody(request);
    reply.setHeader("content-type", "application/json");
    if (request.url?.includes("/Messages.json")) {
      const to = new URLSearchParams(body).get("To")?.replace("whatsapp:", "") ?? "";
      waiting.get(to)?.();
      reply
        .writeHead(201)
        .end(JSON.stringify({ sid: `SM${crypto.randomUUID().replaceAll("-", "")}`, status: "queued" }));
    } else if (request.method === "POST") {
      const content = { ...(JSON.parse(body) as object), sid: `HX${contents.length}` };
      contents.push(content);
      reply.writeHead(201).end(JSON.stringify(content));
    } else reply.end(JSON.stringify({ contents, meta: { key: "contents" } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiBase: `http://127.0.0.1:${port}`,
    nextTo: (client) => new Promise((resolve) => waiting.set(client, resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};
