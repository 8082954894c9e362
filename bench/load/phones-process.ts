import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { signAsTwilio } from "#server/integrations/whatsapp/twilio/webhooks/signature.ts";
import { benchAccount, type ChatLoad, type ChatLoadReport, type Person, publicUrl } from "./phones.ts";

/** Who waits for an answer, by number. */
const waiting = new Map<string, () => void>();
const contents: object[] = [];

/** As little of the provider as the channel needs. */
const provider = createServer(async (asked, reply) => {
  const body = await readBody(asked);
  reply.setHeader("content-type", "application/json");
  if (asked.url?.includes("/Messages.json")) {
    const to = new URLSearchParams(body).get("To")?.replace("whatsapp:", "") ?? "";
    waiting.get(to)?.();
    reply.writeHead(201).end(JSON.stringify({ sid: `SM${crypto.randomUUID().replaceAll("-", "")}`, status: "queued" }));
  } else if (asked.method === "POST") {
    const content = { ...(JSON.parse(body) as object), sid: `HX${contents.length}` };
    contents.push(content);
    reply.writeHead(201).end(JSON.stringify(content));
  } else reply.end(JSON.stringify({ contents, meta: { key: "contents" } }));
});

const readBody = async (asked: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** What a returning client writes; nothing is booked, so that every round finds the same calendar. */
const lines = ["menu", "book", "tomorrow", "back"];

const converse = async ({ origin, people, rounds, pauseMs }: ChatLoad): Promise<ChatLoadReport> => {
  const waitsMs: number[] = [];
  const startedMs = performance.now();
  await Promise.all(
    people.map(async (person, index) => {
      // Not all in the same instant: they don't know of each other.
      await sleep((pauseMs * index) / people.length);
      for (let round = 0; round < rounds; round++) {
        const sentMs = performance.now();
        const answered = new Promise<void>((resolve) => waiting.set(person.from, resolve));
        await post(origin, person, lines[round % lines.length] as string);
        await answered;
        waitsMs.push(performance.now() - sentMs);
        if (pauseMs > 0) await sleep(pauseMs * (0.5 + Math.random()));
      }
    }),
  );
  return { waitsMs, seconds: (performance.now() - startedMs) / 1_000 };
};

let messageCount = 0;

const post = async (origin: string, { from, to }: Person, text: string): Promise<void> => {
  const path = "/webhooks/twilio/inbound";
  const params = {
    AccountSid: benchAccount.accountSid,
    MessageSid: `SM${String(++messageCount).padStart(32, "0")}`,
    From: `whatsapp:${from}`,
    To: `whatsapp:${to}`,
    Body: text,
    NumMedia: "0",
  };
  const status = await send(origin + path, new URLSearchParams(params).toString(), {
    "x-twilio-signature": signAsTwilio(benchAccount.authToken, publicUrl + path, params),
    "content-type": "application/x-www-form-urlencoded",
  });
  if (status !== 204) throw new Error(`a message was answered with ${status}`);
};

/** Not `fetch`, which takes twice the processor time: the app needs the same two processors. */
const send = (url: string, body: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { method: "POST", agent: connections, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode));
    });
    asking.once("error", reject);
    asking.end(body);
  });

const connections = new Agent({ keepAlive: true });

process.on("message", (chat: ChatLoad) => {
  converse(chat).then(
    (report) => process.send?.(report),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.on("disconnect", () => process.exit());
provider.listen(0, "127.0.0.1", () => {
  process.send?.({ apiBase: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` });
});
