import fastify from "fastify";
import { expect, test } from "vitest";
import { waitUntil } from "../../../testing/wait-until.ts";
import { countOpenRequests } from "./count-open-requests.ts";

test("a request counts until it is answered, refused, failed or given up", async () => {
  const app = fastify();
  const open = countOpenRequests(app);
  const release = Promise.withResolvers<string>();
  app.get("/slow", () => release.promise);
  app.get("/fail", async () => {
    throw new Error("no");
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const leaving = new AbortController();
  const left = fetch(`${address}/slow`, { signal: leaving.signal }).catch(() => "left");
  const waiting = fetch(`${address}/slow`);
  await waitUntil("both", () => open() === 2);
  await (await fetch(`${address}/fail`)).text();
  await (await fetch(`${address}/nowhere`)).text();
  await waitUntil("the end of what failed", () => open() === 2);
  leaving.abort();
  expect(await left).toBe("left");
  await waitUntil("the one that stays", () => open() === 1);
  release.resolve("done");
  expect(await (await waiting).text()).toBe("done");
  await waitUntil("rest", () => open() === 0);
  await app.close();
});
