import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { testSecret } from "../../testing/builders/build-owner.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { startPayPalServer } from "../paypal/paypal-server.ts";
import { startTwilioServer } from "../twilio/twilio-server.ts";
import { awayFile } from "./away-switch.ts";

test("a file takes a provider away from every process that shares the folder, and brings it back", async () => {
  using dir = tempDir();
  const options = { directory: dir.path, secret: testSecret, clock: createMovableClock() };
  const addresses = { publicUrl: "http://localhost:1", localUrl: "http://127.0.0.1:1" };
  const servers = [
    await startPayPalServer({ ...options, ...addresses }),
    await startPayPalServer({ ...options, ...addresses }),
    await startTwilioServer({ ...options, ...addresses, platformNumber: "+15550100000" }),
  ];
  const statuses = () => Promise.all(servers.map(async ({ apiBase }) => (await fetch(`${apiBase}/v1/nothing`)).status));
  try {
    expect(await statuses()).not.toContain(503);
    writeFileSync(awayFile(dir.path), "");
    expect(await statuses()).toEqual([503, 503, 503]);
    rmSync(awayFile(dir.path));
    expect(await statuses()).not.toContain(503);
  } finally {
    for (const server of servers) await server.stop();
  }
});

test("a simulator that can't write its records says that it is its own fault, so that it is tried again", async () => {
  using dir = tempDir();
  const options = { directory: dir.path, secret: testSecret, clock: createMovableClock() };
  const addresses = { publicUrl: "http://localhost:1", localUrl: "http://127.0.0.1:1" };
  const server = await startTwilioServer({ ...options, ...addresses, platformNumber: "+15550100000" });
  try {
    rmSync(join(dir.path, "messages.jsonl"), { force: true });
    mkdirSync(join(dir.path, "messages.jsonl"));
    const { accountSid, authToken } = server.account;
    const send = (body: URLSearchParams | string) =>
      fetch(`${server.apiBase}/api/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: "POST",
        headers: {
          authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body,
      });
    const message = { From: "whatsapp:+15550100000", To: "whatsapp:+34600000001", Body: "hi" };
    expect((await send(new URLSearchParams(message))).status).toBe(500);
    expect((await send("a=".repeat(1_000_000))).status).toBe(400);
  } finally {
    await server.stop();
  }
});
