import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { signAsTwilio } from "#server/integrations/whatsapp/twilio/webhooks/signature.ts";
import { simulatedAccount } from "#server/simulators/twilio/twilio-account.ts";
import { testSecret } from "#server/testing/builders/build-owner.ts";
import { readRows } from "#server/testing/read-rows.ts";
import type { ScaleOwner } from "./scale-site.ts";

type Sent = { path: string; headers: Record<string, string>; body: string };

const send = (agent: Agent, port: number, { path, headers, body }: Sent): Promise<number> =>
  new Promise((resolve) => {
    const all = { ...headers, "content-length": String(Buffer.byteLength(body)) };
    const asking = request({ agent, port, host: "127.0.0.1", path, method: "POST", headers: all }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", () => resolve(0));
    });
    asking.on("error", () => resolve(0));
    asking.end(body);
  });

/** Bookings per second by this many connections that each wait for their answer. */
export const measureBookings = async (port: number, owners: readonly ScaleOwner[], ms: number): Promise<number> => {
  const end = performance.now() + ms;
  let booked = 0;
  await Promise.all(
    owners.map(async (owner) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (performance.now() < end) if ((await send(agent, port, owner.nextBooking())) === 201) booked += 1;
      agent.destroy();
    }),
  );
  return booked / (ms / 1_000);
};

const inbound = "/webhooks/twilio/inbound";
const waiting = "select count(*)::int as count from messages where status in ('received', 'queued', 'sending')";

type Messages = {
  port: number;
  publicUrl: string;
  twilioDir: string;
  databaseUrl: string;
  owners: readonly ScaleOwner[];
};

/** Messages per second from the first webhook until every one has its answer at the provider. */
export const measureMessages = async (place: Messages, count: number): Promise<number> => {
  const { accountSid, authToken } = simulatedAccount(testSecret, place.twilioDir);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const began = performance.now();
  let sent = 0;
  const deliver = async (): Promise<void> => {
    while (sent < count) {
      const index = sent++;
      const params = {
        ...{ MessageSid: `SM${randomUUID().replaceAll("-", "")}`, AccountSid: accountSid, NumMedia: "0", Body: "menu" },
        From: `whatsapp:+346${30_000_000 + index}`,
        To: `whatsapp:${place.owners[index % place.owners.length]?.number}`,
      };
      const headers = {
        "x-twilio-signature": signAsTwilio(authToken, place.publicUrl + inbound, params),
        "content-type": "application/x-www-form-urlencoded",
      };
      const status = await send(agent, place.port, {
        ...{ path: inbound, headers, body: new URLSearchParams(params).toString() },
      });
      if (status !== 204) throw new Error(`a message was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, deliver));
  while ((await readRows<{ count: number }>(place.databaseUrl, waiting))[0]?.count !== 0) await sleep(50);
  agent.destroy();
  return count / ((performance.now() - began) / 1_000);
};
