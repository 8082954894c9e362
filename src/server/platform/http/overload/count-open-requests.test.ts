import fastify from "fastify";
import { expect, test } from "vitest";
import { captureLog } from "../../../testing/capture-log.ts";
import { waitUntil } from "../../../testing/wait-until.ts";
import { countOpenRequests } from "./count-open-requests.ts";

test("a request counts until it is answered, refused, failed or given up", async () => {
  const app = fastify();
  const open = countOpenRequests(app, captureLog().log);
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

test("a handler that never ends is answered for, one that streams is let be", async () => {
  const app = fastify();
  const { log, lines } = captureLog();
  countOpenRequests(app, log, 100);
  const late = Promise.withResolvers<string>();
  app.get("/never", () => late.promise);
  app.get("/stream", (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200);
    reply.raw.write("first ");
    setTimeout(() => reply.raw.end("last"), 300);
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const streamed = fetch(`${address}/stream`).then((answer) => answer.text());
  expect((await fetch(`${address}/never`)).status).toBe(500);
  late.resolve("too late");
  expect(await streamed).toBe("first last");
  expect(lines.map(({ msg }) => msg)).toEqual(["a request had no answer in time"]);
  await app.close();
});
