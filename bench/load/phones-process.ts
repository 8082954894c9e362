import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { signAsTwilio } from "#server/integrations/whatsapp/twilio/webhooks/signature.ts";
import { createAnswerReader, openConnection } from "./connection.ts";
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
  const phones = await Promise.all(people.map((person) => openPhone(origin, person, rounds)));
  const startedMs = performance.now();
  await Promise.all(
    phones.map(async ({ from, messages, post }, index) => {
      // Not all in the same instant: they don't know of each other.
      await sleep((pauseMs * index) / people.length);
      for (const message of messages) {
        const sentMs = performance.now();
        const answered = new Promise<void>((resolve) => waiting.set(from, resolve));
        await post(message);
        await answered;
        waitsMs.push(performance.now() - sentMs);
        if (pauseMs > 0) await sleep(pauseMs * (0.5 + Math.random()));
      }
    }),
  );
  const seconds = (performance.now() - startedMs) / 1_000;
  for (const { close } of phones) close();
  return { waitsMs, seconds };
};

/**
 * One person's messages, signed beforehand, and a connection for them: the app needs the same two processors, and isn't
 * measured by how long others take to sign and to speak HTTP.
 */
const openPhone = async (origin: string, person: Person, rounds: number) => {
  const socket = await openConnection(Number(new URL(origin).port));
  const readAnswer = createAnswerReader(socket);
  return {
    from: person.from,
    messages: Array.from({ length: rounds }, (_, round) => toWire(person, lines[round % lines.length] as string)),
    post: async (message: string): Promise<void> => {
      socket.write(message);
      const status = await readAnswer();
      if (status !== "204") throw new Error(`a message was answered with ${status}`);
    },
    close: () => socket.destroy(),
  };
};

let messageCount = 0;

const toWire = ({ from, to }: Person, text: string): string => {
  const path = "/webhooks/twilio/inbound";
  const params = {
    AccountSid: benchAccount.accountSid,
    MessageSid: `SM${String(++messageCount).padStart(32, "0")}`,
    From: `whatsapp:${from}`,
    To: `whatsapp:${to}`,
    Body: text,
    NumMedia: "0",
  };
  const body = new URLSearchParams(params).toString();
  const headers = {
    host: "localhost",
    "x-twilio-signature": signAsTwilio(benchAccount.authToken, publicUrl + path, params),
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${head.join("")}\r\n${body}`;
};

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
