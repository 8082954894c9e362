import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { prepareBot } from "./jobs.ts";

test("requests are answered while the bot prepares itself", async () => {
  const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let isPreparing = true;
  const preparing = prepareBot().then(() => {
    isPreparing = false;
  });
  let answers = 0;
  while (isPreparing) {
    await fetch(address);
    answers += 1;
  }
  await preparing;
  server.closeAllConnections();
  server.close();
  // Each takes several turns of the event loop; with one step per turn it was one answer.
  expect(answers).toBeGreaterThan(5);
});
