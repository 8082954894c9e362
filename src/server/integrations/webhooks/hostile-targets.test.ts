import { generateKeyPair } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onlyPublic } from "../../platform/outbound/public-only.ts";
import { selfSignedCertificate } from "../../simulators/paypal/self-signed-certificate.ts";
import { createWebhookSender } from "./create-webhook-sender.ts";
import { makeWebhookSecret } from "./sign-webhook.ts";

let plain: Server;
let secure: Server;
let ca: string;
let calls = 0;
let respond: (response: ServerResponse) => void = (response) => void response.end();

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

beforeAll(async () => {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  ca = selfSignedCertificate(privateKey, "hook.example.com");
  const key = privateKey.export({ type: "pkcs8", format: "pem" });
  const serve = (_: unknown, response: ServerResponse): void => {
    calls += 1;
    response.on("error", () => {});
    respond(response);
  };
  plain = createServer(serve);
  secure = createSecureServer({ key, cert: ca }, serve);
  await Promise.all([listen(plain), listen(secure)]);
});
afterAll(() => {
  for (const server of [plain, secure]) {
    server.closeAllConnections();
    server.close();
  }
});

const message = () => ({ id: "m", sentAt: Temporal.Now.instant(), body: "{}" });
const secrets = [makeWebhookSecret()];
const sender = createWebhookSender({ allowsLoopback: true, timeoutMs: 400 });
const send = () => sender.send(`http://127.0.0.1:${portOf(plain)}/hook`, message(), secrets);

describe("a target that", () => {
  test.each<[string, (response: ServerResponse) => void, object]>([
    ["hangs", () => {}, { problem: "too-slow" }],
    [
      "drips",
      (response) => {
        const timer = setInterval(() => response.write("."), 20);
        response.on("close", () => clearInterval(timer));
      },
      { problem: "too-slow" },
    ],
    [
      "says that it answers 10 GB",
      (response) => void response.writeHead(200, { "content-length": "10737418240" }).write("x"),
      { problem: "too-large" },
    ],
    [
      "answers without end",
      (response) => {
        const fill = (): void => {
          while (!response.destroyed && response.write("x".repeat(65_536)));
        };
        response.on("drain", fill);
        fill();
      },
      { problem: "too-large" },
    ],
    ["hangs up", (response) => void response.socket?.destroy(), { problem: "unreachable" }],
    ["refuses", (response) => void response.writeHead(500).end("no"), { status: 500 }],
  ])("%s is cut off", async (_, how, answer) => {
    respond = how;
    const outcome = await send();
    expect(outcome.answer).toEqual(answer);
  });

  test("redirects to this machine isn't followed", async () => {
    calls = 0;
    const location = `http://127.0.0.1:${portOf(plain)}/inside`;
    respond = (response) => void response.writeHead(307, { location }).end();
    expect((await send()).answer).toEqual({ status: 307 });
    expect(calls).toBe(1);
  });

  test("answers with what can't be stored is still an answer", async () => {
    respond = (response) => void response.end(`a\0b${"🌻".repeat(5_000)}`);
    const { text } = await send();
    expect(text).toMatch(/^ab🌻/u);
    expect(text?.isWellFormed()).toBe(true);
    expect(text?.length).toBeLessThanOrEqual(2_000);
  });
});

test("a name that leads to a private address on the third try is refused on that try", async () => {
  calls = 0;
  respond = (response) => void response.writeHead(503).end();
  const url = `https://hook.example.com:${portOf(secure)}/hook`;
  let looks = 0;
  // Public at first: the check lets it pass, and the trial leads the call to this machine.
  const check = onlyPublic(((_host: string, _options: object, found: (error: null, all: object[]) => void) => {
    looks += 1;
    found(null, [{ address: looks < 3 ? "93.184.216.34" : "192.168.0.7", family: 4 }]);
  }) as never);
  const lookup = ((host: string, options: { all?: boolean }, found: (...of: unknown[]) => void) =>
    check(host, { all: true }, (error) => {
      if (error) found(error, []);
      else if (options.all) found(null, [{ address: "127.0.0.1", family: 4 }]);
      else found(null, "127.0.0.1", 4);
    })) as never;
  const public_ = createWebhookSender({ allowsLoopback: false, timeoutMs: 2_000, trial: { ca, lookup } });
  const tries = [];
  for (let count = 0; count < 3; count++) tries.push((await public_.send(url, message(), secrets)).answer);
  expect(tries).toEqual([{ status: 503 }, { status: 503 }, { problem: "private-address" }]);
  expect(calls).toBe(2);
});

test.each([
  ["http://example.com/hook", "not-https"],
  ["https://127.0.0.1/hook", "private-address"],
  ["https://localhost/hook", "private-address"],
  ["https://[::1]/hook", "private-address"],
  ["https://169.254.169.254/latest", "private-address"],
  ["https://db.internal/hook", "private-address"],
  ["https://exa%mple/hook", "addressInvalid"],
  ["https://example.com/hook", null],
])("the address %s is said to be: %s", (url, problem) => {
  expect(createWebhookSender({ allowsLoopback: false }).problemOf(url)).toBe(problem);
});
