import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutbound } from "./create-outbound.ts";
import { OutboundError } from "./outbound-error.ts";

/** A server that says what it likes, byte by byte. */
let speak: (socket: Socket, request: string) => void;
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (data) => speak(socket, data.toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const limits = { maxBytes: 10_000, timeoutMs: 500, atOnce: 3 };
const { call } = createOutbound({ reach: "public-or-here", ...limits });
const outcomeOf = (address: string, init = {}): Promise<string | number> =>
  call(address, init).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof OutboundError ? error.reason : `not ours: ${String(error)}`),
  );

const answer = (head: string, body: string | Buffer = "") => {
  speak = (socket) => {
    socket.write(`${head}\r\n\r\n`);
    socket.end(body);
  };
};
const sized = (body: Buffer, encoding: string) =>
  answer(`HTTP/1.1 200 OK\r\ncontent-encoding: ${encoding}\r\ncontent-length: ${body.length}`, body);

describe("a server whose answer", () => {
  test.each<[string, () => void, string | number]>([
    ["has the status 999", () => answer("HTTP/1.1 999 Odd\r\ncontent-length: 0"), 999],
    ["has the status 600", () => answer("HTTP/1.1 600 Odd\r\ncontent-length: 0"), 600],
    ["switches protocols", () => answer("HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade"), "unreachable"],
    ["isn't HTTP", () => answer("SSH-2.0-OpenSSH_9.6"), "unreachable"],
    ["is empty", () => (speak = (socket) => void socket.end()), "unreachable"],
    ["is cut off", () => answer("HTTP/1.1 200 OK\r\ncontent-length: 100", "half"), "unreachable"],
    ["has too long a head", () => answer(`HTTP/1.1 200 OK\r\nx: ${"x".repeat(100_000)}`), "unreachable"],
    ["says that it is too large", () => answer("HTTP/1.1 200 OK\r\ncontent-length: 100000000"), "too-large"],
    ["is too large", () => answer("HTTP/1.1 200 OK", "x".repeat(20_000)), "too-large"],
    ["is large once it is unpacked", () => sized(gzipSync(Buffer.alloc(5_000_000)), "gzip"), "too-large"],
    [
      "is large once it is unpacked by brotli",
      () => sized(brotliCompressSync(Buffer.alloc(1_000_000)), "br"),
      "too-large",
    ],
    ["isn't packed as it says", () => sized(Buffer.from("plain"), "gzip"), "unreachable"],
    ["is packed with an object's own word", () => sized(Buffer.from("plain"), "constructor"), 200],
    ["never comes", () => (speak = () => {}), "too-slow"],
    ["never ends", () => (speak = (socket) => void socket.write("HTTP/1.1 200 OK\r\n\r\nx")), "too-slow"],
    ["redirects without end", () => answer("HTTP/1.1 302 Found\r\nlocation: /on\r\ncontent-length: 0"), "unreachable"],
    [
      "redirects to nowhere",
      () => answer("HTTP/1.1 302 Found\r\nlocation: http://[\r\ncontent-length: 0"),
      "unreachable",
    ],
    [
      "redirects inside",
      () => answer("HTTP/1.1 302 Found\r\nlocation: https://10.0.0.1/\r\ncontent-length: 0"),
      "private-address",
    ],
  ])("%s has an end", async (_, behave, outcome) => {
    behave();
    expect(await outcomeOf(base, { followsRedirects: true })).toBe(outcome);
  });

  test.each([
    ["drips", "HTTP/1.1 200 OK\r\n\r\n", "x"],
    ["drips its head", "HTTP/1.1 200 OK\r\n", "x: y\r\n"],
    ["says that it goes on", "", "HTTP/1.1 100 Continue\r\n\r\n"],
  ])("%s is left after the whole time", async (_, first, drop) => {
    speak = (socket) => {
      socket.write(first);
      const dripping = setInterval(() => socket.write(drop), 20);
      socket.on("close", () => clearInterval(dripping));
    };
    expect(await outcomeOf(base)).toBe("too-slow");
  });

  test("is of empty packed blocks is left, too", async () => {
    const empty = gzipSync("");
    speak = (socket) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n");
      const more = setInterval(() => socket.write(Buffer.concat(Array(200).fill(empty))), 1);
      socket.on("close", () => clearInterval(more));
    };
    expect(await outcomeOf(base)).toBe("too-large");
  });
});

test("no more calls than allowed are under way; the others wait their time", async () => {
  let open = 0;
  let mostOpen = 0;
  speak = (socket) => {
    mostOpen = Math.max(mostOpen, ++open);
    setTimeout(() => {
      open--;
      socket.end("HTTP/1.1 204 No\r\n\r\n");
    }, 60);
  };
  expect(await Promise.all(Array.from({ length: 12 }, () => outcomeOf(base)))).toEqual(Array(12).fill(204));
  expect(mostOpen).toBe(3);
  speak = () => {};
  // The fourth may get the turn of one that has just ended, and no answer either.
  for (const outcome of await Promise.all(Array.from({ length: 5 }, () => outcomeOf(base))))
    expect(["busy", "too-slow"]).toContain(outcome);
});

test("credentials don't go to another origin", async () => {
  const asked: string[] = [];
  // Calls of the test before may still come in.
  const target = new URL("/credentials", base).href;
  speak = (socket, request) => {
    if (!request.includes("/credentials")) return void socket.destroy();
    asked.push(request);
    const to = target.replace("127.0.0.1", "localhost");
    socket.end(asked.length === 1 ? `HTTP/1.1 302 Found\r\nlocation: ${to}\r\n\r\n` : "HTTP/1.1 204 No\r\n\r\n");
  };
  const anywhere = createOutbound({ reach: "anywhere", ...limits });
  await anywhere.call(target, { headers: { authorization: "Basic eDp5" }, followsRedirects: true });
  expect(asked.map((request) => /authorization/i.test(request))).toEqual([true, false]);
});

test.each([
  ["pause", (socket: Socket) => void socket.write("first")],
  [
    "drip",
    (socket: Socket) => {
      const drip = setInterval(() => socket.write("x"), 5);
      socket.on("close", () => clearInterval(drip));
    },
  ],
])("an answer that is read bit by bit may not %s", async (_, send) => {
  speak = (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    send(socket);
  };
  const { stream } = await createOutbound({ reach: "anywhere", ...limits, timeoutMs: 200 }).open(base);
  await expect(stream.toArray()).rejects.toMatchObject({ reason: "too-slow" });
});

test("an answer waits for a slow reader", async () => {
  const length = 2_000_000;
  speak = (socket) => void socket.end(`HTTP/1.1 200 OK\r\n\r\n${"x".repeat(length)}`);
  const { stream } = await createOutbound({ reach: "anywhere", ...limits, timeoutMs: 300 }).open(base);
  await sleep(1_000);
  expect((await stream.toArray()).reduce((sum, part) => sum + part.length, 0)).toBe(length);
});
