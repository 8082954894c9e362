import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { guardGlobalFetch } from "./guard-global-fetch.ts";

const own = globalThis.fetch;
let says = "";
let heard = "";
const server = createServer((socket) => {
  socket.on("error", () => {});
  socket.on("data", (data) => {
    heard += data.toString();
    if (heard.includes("\r\n\r\n")) socket.end(says);
  });
});
let base: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  guardGlobalFetch();
});
afterEach(() => {
  heard = "";
});
afterAll(() => {
  globalThis.fetch = own;
  server.close();
});

test("a library's call arrives, and so does its answer", async () => {
  says = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"keys":[]}';
  const headers = { authorization: "Bearer x" };
  const answer = await fetch(base, { method: "POST", headers, body: new URLSearchParams({ code: "a b" }) });
  expect([answer.status, await answer.json()]).toEqual([200, { keys: [] }]);
  expect(heard).toMatch(/^POST \/ [\s\S]*authorization: Bearer x[\s\S]*code=a\+b$/i);
});

test.each([
  ["status 999", "HTTP/1.1 999 Odd\r\n\r\n"],
  ["a redirect that must not be", "HTTP/1.1 302 Found\r\nlocation: /\r\n\r\n"],
  ["two megabytes", `HTTP/1.1 200 OK\r\n\r\n${"x".repeat(2_000_000)}`],
])("%s is an error that can be caught", async (_, answer) => {
  says = answer;
  await expect(fetch(base, { redirect: "error" })).rejects.toThrow();
});

test("a redirect that a library looks at itself is shown to it", async () => {
  says = "HTTP/1.1 302 Found\r\nlocation: https://elsewhere.example/\r\n\r\n";
  const answer = await fetch(base, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://elsewhere.example/"]);
});
