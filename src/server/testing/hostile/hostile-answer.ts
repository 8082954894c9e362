import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";

/** Chance that repeats with its seed: a number below `below`. */
export type Dice = (below: number) => number;

export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  return (below) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** An answer that keeps to no rule: its status line, head, framing, packing and contents, and how it is sent. */
export type HostileAnswer = { described: string; send(socket: Socket): Promise<void> };

const statusLines = [
  ...["HTTP/1.1 200 OK", "HTTP/1.1 207 Multi-Status", "HTTP/1.1 201 Created", "HTTP/1.1 204 No Content"],
  ...["HTTP/1.1 999 Odd", "HTTP/1.1 600", "HTTP/1.1 000 Zero", "HTTP/1.1 -1 No", "HTTP/1.1 99999 Large"],
  ...["HTTP/1.1 101 Switching", "HTTP/1.1 100 Continue", "HTTP/1.1 103 Early", "HTTP/1.1 304 Not Modified"],
  ...["HTTP/1.1 301 Moved", "HTTP/1.1 303 See", "HTTP/1.1 307 Again", "HTTP/1.1 401 No", "HTTP/1.1 404 No"],
  ...["HTTP/1.1 429 Slow", "HTTP/1.1 500 Broken", "HTTP/1.1 503 Busy", "HTTP/9.9 200 OK", "HTTP/1.0 200 OK"],
  ...["ICY 200 OK", "200 OK", "", "\0\0\0", `HTTP/1.1 200 ${"x".repeat(30_000)}`, "HTTP/1.1 2 00 OK"],
];

const headers = [
  ...["content-type: application/json", "content-type: text/xml; charset=nonsense", "content-type: text/calendar"],
  ...["location: /again", "location: http://127.0.0.1:1/", "location: http://[", "location: file:///etc/passwd"],
  ...["location: https://10.0.0.1/", `location: /${"x".repeat(9_000)}`, "connection: close", "connection: upgrade"],
  ...["upgrade: h2c", "set-cookie: a=b", "etag: \xff\xfe", `etag: "${"x".repeat(9_000)}"`, "date: never"],
  ...["transfer-encoding: identity", "content-length: 5", "content-length: 9", "content-length: -1", "keep-alive: x"],
  ...["content-length: 99999999999", "retry-after: -5", "x\0y: z", "no colon", ": no name", " folded", "trailer: x"],
  ...[
    "content-encoding: gzip",
    "content-encoding: br",
    "content-encoding: gzip, gzip",
    "content-encoding: constructor",
  ],
];

const contents: (() => string)[] = [
  () => "",
  () => "{",
  () => "null",
  () => `{"access_token":"t","expires_in":1e999}`,
  () => `{"access_token":"t","expires_in":300,"sid":"x","id":"x","status":"ACTIVE","plans":[{}],"meta":{}}`,
  () => `{"contents":[],"meta":{"next_page_url":"https://content.twilio.com/v1/Content?Page=1"}}`,
  () => "[".repeat(200_000),
  () => `{"a":`.repeat(50_000),
  () => "<Contents>".repeat(40_000),
  () => `<ListBucketResult><NextContinuationToken>x</NextContinuationToken></ListBucketResult>`,
  () => "<Error><Code>InternalError</Code></Error>",
  () => `<d:multistatus xmlns:d="DAV:">${"<d:response><d:propstat><d:prop>".repeat(7_000)}`,
  () => `<d:multistatus xmlns:d="DAV:">${"<d:response><d:a/></d:response>".repeat(7_000)}</d:multistatus>`,
  () => `<!DOCTYPE a [<!ENTITY b "${"c".repeat(1_000)}">]><a>${"&b;".repeat(9_000)}</a>`,
  () =>
    `<d:multistatus xmlns:d="DAV:"><d:response><d:href>/on/</d:href><d:propstat><d:prop><d:current-user-principal><d:href>/on/</d:href></d:current-user-principal></d:prop></d:propstat></d:response></d:multistatus>`,
  () => "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n".repeat(9_000),
  () =>
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20200101T000000Z\r\nRRULE:FREQ=SECONDLY\r\nDURATION:PT1S\r\nEND:VEVENT\r\nEND:VCALENDAR`,
  () => `BEGIN:VCALENDAR\r\n${" ".repeat(200_000)}\r\nEND:VCALENDAR`,
  () => `${"e\u0301".repeat(100_000)}`,
  () => "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----",
  () => "\ud800\0\uffff".repeat(1_000),
  () => "x".repeat(300_000),
];

/** A few kilobytes that unpack to thirty megabytes. Made once: the server's own work isn't what is measured. */
const bomb = gzipSync(Buffer.alloc(30_000_000));
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const pack: ((content: Buffer) => Buffer)[] = [
  (content) => content,
  (content) => content,
  (content) => gzipSync(content),
  (content) => deflateSync(content),
  (content) => brotliCompressSync(content.subarray(0, 10_000), quickly),
  (content) => gzipSync(content).subarray(0, 20),
  () => bomb,
];

const packNames = ["", "", "gzip", "deflate", "br", "gzip", "gzip"];

const chunked = (content: Buffer, dice: Dice): Buffer => {
  const size = [content.length.toString(16), "ffffffff", "-1", "zz", "1;x=y", "0"][dice(6)];
  return Buffer.concat([
    Buffer.from(`${size}\r\n`),
    content,
    Buffer.from(["\r\n0\r\n\r\n", "", "\r\n0\r\nx: y\r\n"][dice(3)] ?? ""),
  ]);
};

const framings: ((content: Buffer, dice: Dice) => { head: string[]; body: Buffer })[] = [
  (content) => ({ head: [`content-length: ${content.length}`], body: content }),
  (content) => ({ head: [`content-length: ${content.length + 7}`], body: content }),
  (content) => ({ head: [`content-length: ${Math.max(0, content.length - 3)}`], body: content }),
  (content) => ({ head: [], body: content }),
  (content, dice) => ({ head: ["transfer-encoding: chunked"], body: chunked(content, dice) }),
  (content, dice) => ({ head: ["transfer-encoding: chunked", "content-length: 3"], body: chunked(content, dice) }),
];

type Sending = (socket: Socket, bytes: Buffer, dice: Dice) => Promise<void>;

const sendings: Record<string, Sending> = {
  whole: async (socket, bytes) => void socket.end(bytes),
  open: async (socket, bytes) => void socket.write(bytes),
  cut: async (socket, bytes, dice) => {
    socket.write(bytes.subarray(0, dice(bytes.length + 1)));
    await sleep(5);
    socket.resetAndDestroy();
  },
  ended: async (socket, bytes, dice) => void socket.end(bytes.subarray(0, dice(bytes.length + 1))),
  dripped: async (socket, bytes, dice) => {
    const start = dice(Math.min(bytes.length, 200) + 1);
    socket.write(bytes.subarray(0, start));
    for (let at = start; at < bytes.length && !socket.destroyed; at++) {
      socket.write(bytes.subarray(at, at + 1));
      await sleep(5);
    }
  },
  endless: async (socket, bytes) => {
    while (!socket.destroyed && socket.writable) {
      if (!socket.write(bytes.length > 0 ? bytes : "x")) await sleep(2);
      await sleep(0);
    }
  },
  silent: async () => {},
  repeated: async (socket, bytes) => {
    socket.write(Buffer.concat([bytes, bytes, bytes]));
    socket.end();
  },
};

export const hostileAnswer = (dice: Dice): HostileAnswer => {
  const pick = <T>(items: readonly T[]): T => items[dice(items.length)] as T;
  const status = pick(statusLines);
  const packing = dice(pack.length);
  const content = Buffer.from(pick(contents)());
  const framing = dice(framings.length);
  const framed = (framings[framing] as (typeof framings)[number])(
    (pack[packing] as (typeof pack)[number])(content),
    dice,
  );
  const extra = Array.from({ length: dice(4) }, () => pick(headers));
  if (dice(20) === 0) extra.push(...Array.from({ length: 3_000 }, (_, at) => `x-${at}: y`));
  const packed = packNames[packing] ? [`content-encoding: ${packNames[packing]}`] : [];
  const head = [status, ...framed.head, ...packed, ...extra].join("\r\n");
  const [name, send] = pick(Object.entries(sendings));
  const bytes = Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), framed.body]);
  return {
    described: `${name}: ${head.slice(0, 200)} | ${content.toString().slice(0, 60)}`,
    send: (socket) => send(socket, bytes, dice),
  };
};
