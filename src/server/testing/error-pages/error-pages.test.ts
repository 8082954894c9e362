import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorBodySchema } from "#contract/errors.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { createServer } from "../../platform/http/server/create-server.ts";
import { inboxRoutes } from "../../simulators/inbox/inbox-routes.ts";
import { createFileInboxStore } from "../../simulators/inbox/inbox-store.ts";
import { createTestApp, type TestApp } from "../apps/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({
    plugins: [
      async (app) => {
        await app.register(inboxRoutes, { store: createFileInboxStore(join(app.prefix || "/nowhere", "inbox")) });
        app.get("/test/fails", async () => {
          throw new Error("unforeseen");
        });
        app.get("/test/overloaded", async () => {
          throw new AppError("unavailable", { retryAfterSeconds: 5 });
        });
        app.get("/test/away", async () => {
          throw new AppError("unavailable", { retryAfterSeconds: 2 });
        });
      },
    ],
  });
  mkdirSync(join(t.siteDir, "assets"), { recursive: true });
  writeFileSync(join(t.siteDir, "assets/real.js"), "1");
  await t.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => t.close());

const portOf = (app: { server: TestApp["app"]["server"] }): number => (app.server.address() as AddressInfo).port;

/** Everything that comes back until the connection is closed. */
const send = (port: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("data", (data) => {
      answer += data.toString();
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });

const get = (path: string, ...lines: string[]): string =>
  `GET ${path} HTTP/1.1\r\n${["host: x", "connection: close", ...lines].join("\r\n")}\r\n\r\n`;

const post = (path: string, type: string, body: string, length = Buffer.byteLength(body)): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`;

const required = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

const expectSafe = (answer: string, status: number): void => {
  const head = answer.slice(0, answer.indexOf("\r\n\r\n")).toLowerCase();
  expect(head).toMatch(new RegExp(`^http/1\\.1 ${status} `));
  for (const name of required) expect(head, name).toContain(`\r\n${name}: `);
};

describe("every answer has the security headers", () => {
  test.each<[string, number, string]>([
    ["a page of the app", 404, get("/assets/missing.js")],
    ["an unknown call", 404, get("/api/v1/nothing")],
    ["an address that can't be read", 404, get("/%E0%A4%A")],
    ["an address with a parameter too long", 404, get(`/api/v1/agents/${"a".repeat(300)}/deletion`)],
    ["a way out of the folder", 404, get("/assets/..%2f..%2fpackage.json")],
    ["a file that can't be given in that part", 400, get("/assets/real.js", "range: bytes=90-99")],
    ["a wrong method", 404, "DELETE /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"],
    ["signed out", 401, get("/api/v1/me")],
    ["a body too large", 413, post("/api/v1/contact-messages", "application/json", "", 300_000_000)],
    ["a body of another kind", 415, post("/api/v1/contact-messages", "text/plain", "x")],
    ["a body that isn't JSON", 400, post("/api/v1/contact-messages", "application/json", "{")],
    ["a failure", 500, get("/test/fails")],
    ["an overloaded server", 503, get("/test/overloaded")],
    ["a database that is away", 503, get("/test/away")],
    ["the simulated inbox", 404, get("/simulator/inbox/nothing")],
    ["no host", 400, "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
    ["an expectation nobody meets", 417, get("/", "expect: miracles")],
    ["no HTTP at all", 400, "\x16\x03\x01 hello\r\n\r\n"],
    ["two lengths", 400, "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab"],
    ["a head too large", 431, get("/", `x-big: ${"y".repeat(20_000)}`)],
    ["an address too long", 431, get(`/${"y".repeat(20_000)}`)],
  ])("%s (%i)", async (_, status, request) => expectSafe(await send(portOf(t.app), request), status));

  test("a server that is closing", async () => {
    const app = createServer({ ...quick, forceCloseConnections: "idle" });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.get("/slow", async () => {
      await held;
      return "";
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    const asked = once(app.server, "request");
    // Both on one connection, the second behind an answer that is still to come.
    const answers = send(portOf(app), `GET /slow HTTP/1.1\r\nhost: x\r\n\r\n${get("/slow")}`);
    await asked;
    const closing = app.close();
    await sleep(50);
    release();
    const text = await answers;
    await closing;
    if (text.includes(" 503 ")) expectSafe(text.slice(text.lastIndexOf("HTTP/1.1 503")), 503);
    for (const name of required) expect(text.toLowerCase()).toContain(`\r\n${name}: `);
  });
});

/** Limits that a test can wait for. */
const quick = { secure: false, paypal: false, bodyLimit: 1_024, headMs: 300, requestMs: 900, keepAliveMs: 400 };

describe("nobody keeps a connection by being slow", () => {
  const app = createServer({ ...quick, forceCloseConnections: true });
  const sockets: Socket[] = [];
  beforeAll(async () => {
    app.post("/", async () => "done");
    app.get("/", async () => "done");
    await app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  const openConnections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );

  /** A client that keeps its side open, whatever it is told. */
  const open = async (text: string, trickle = ""): Promise<() => string> => {
    let answer = "";
    const socket = connect({ port: portOf(app), host: "127.0.0.1", allowHalfOpen: true });
    sockets.push(socket);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      answer += data.toString();
    });
    await once(socket, "connect");
    socket.write(text);
    const timer = trickle === "" ? null : setInterval(() => socket.writable && socket.write(trickle), 50);
    socket.once("close", () => timer && clearInterval(timer));
    return () => answer;
  };

  test.each<[string, number | null, string, string]>([
    ["says nothing", 408, "", ""],
    ["begins a head", 408, "GET / HT", ""],
    ["doesn't end its head", 408, "GET / HTTP/1.1\r\nhost: x\r\n", ""],
    ["brings its head letter by letter", 408, "GET / HTTP/1.1\r\nx: ", "y"],
    [
      "doesn't end its body",
      408,
      "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\ncontent-type: application/json\r\n\r\n{",
      "",
    ],
    [
      "brings its body letter by letter",
      408,
      "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 999\r\ncontent-type: application/json\r\n\r\n{",
      " ",
    ],
    ["talks nonsense", 400, "nonsense\r\n\r\n", "more"],
    ["sends too much", 431, `GET / HTTP/1.1\r\nx: ${"y".repeat(20_000)}`, "y"],
    ["stays after its answer", 200, "GET / HTTP/1.1\r\nhost: x\r\n\r\n", ""],
  ])(
    "a caller that %s is answered with %s and let go",
    { tags: "trial", timeout: 20_000 },
    async (_, status, text, trickle) => {
      const answer = await open(text, trickle);
      await expect.poll(answer, { timeout: 5_000 }).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      if (status !== 200) {
        expectSafe(answer(), Number(status));
        expect(errorBodySchema.safeParse(JSON.parse(answer().slice(answer().indexOf("\r\n\r\n")))).success).toBe(true);
      }
      await expect.poll(openConnections, { timeout: 5_000 }).toBe(0);
    },
  );
});
