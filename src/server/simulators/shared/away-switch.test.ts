import { rmSync, writeFileSync } from "node:fs";
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
