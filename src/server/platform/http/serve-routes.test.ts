import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { errorBodySchema, errorStatus } from "#contract/errors.ts";
import { defineRoute } from "#contract/route.ts";
import { boundedText } from "#domain/text/text-field.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { KeyGate } from "../api-keys/key-gate.ts";
import { serve, serveRoutes } from "./serve-routes.ts";

const shared = { summary: "For tests", tag: "Test", access: "public" } as const;

const addNote = defineRoute({
  ...shared,
  method: "POST",
  path: "/api/v1/test-notes",
  body: z.strictObject({
    text: boundedText(100, "textTooLong", "invalid"),
    tags: z
      .array(z.strictObject({ name: boundedText(100, "tooLong", "invalid") }))
      .max(5)
      .optional(),
  }),
  response: z.strictObject({ text: z.string(), key: z.string().nullable() }),
  status: 201,
  idempotent: true,
});

const readNote = defineRoute({
  ...shared,
  method: "GET",
  path: "/api/v1/test-notes/:noteId",
  params: z.strictObject({ noteId: boundedText(100, "tooLong") }),
  query: z.strictObject({ fail: z.enum(["crash", "contract", "data"]).optional() }),
  response: z.strictObject({ id: z.string() }),
});

const forget = defineRoute({
  ...shared,
  method: "DELETE",
  path: "/api/v1/test-notes/:noteId",
  params: z.strictObject({ noteId: boundedText(100, "tooLong") }),
  response: z.undefined(),
  status: 204,
});

const served = [
  serve(addNote, async ({ body }, { idempotencyKey }) => ({ text: body.text, key: idempotencyKey })),
  serve(readNote, async ({ params, query }) => {
    if (query.fail === "crash") throw new Error("the password is hunter2");
    if (query.fail === "data") throw Object.assign(new Error("Key (email)=(a@b.c) exists"), { code: "23505" });
    return (query.fail === "contract" ? { id: 5 } : { id: params.noteId }) as { id: string };
  }),
  serve(forget, async () => undefined),
];

const keys: KeyGate = { isUsed: () => false, enter: () => Promise.reject(new Error("no key")) };

let t: TestApp;

beforeAll(async () => {
  const sessions = { find: async () => null, renew: async () => null };
  const isAdministrator = async () => false;
  t = await createTestApp({
    plugins: [async (app) => serveRoutes(app, served, { sessions, keys, isAdministrator, checkResponses: true })],
  });
});

afterAll(() => t.close());

const json = { "content-type": "application/json" };
const post = (payload: string, headers: Record<string, string> = json) =>
  t.app.inject({ method: "POST", url: "/api/v1/test-notes", headers, payload });

/** Every refusal has the one shape and the status its code has in the one table. */
const refusal = (answer: { statusCode: number; json(): unknown; headers: Record<string, unknown> }) => {
  const body = errorBodySchema.parse(answer.json());
  expect(answer.statusCode).toBe(errorStatus[body.code]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  return body;
};

describe("requests to routes", () => {
  test.each<[string, unknown, Record<string, string>]>([
    ["an unknown field", { text: "a", owner: "b" }, { owner: "unknown" }],
    ["an unknown field deep inside", { text: "a", tags: [{ name: "x", id: 1 }] }, { "tags.0.id": "unknown" }],
    ["a missing field", {}, { text: "invalid" }],
    ["a wrong type", { text: 5 }, { text: "invalid" }],
    ["two wrong fields", { text: null, tags: "x" }, { text: "invalid", tags: "invalid" }],
    ["a rule of ours, by its code", { text: "x".repeat(101) }, { text: "textTooLong" }],
    ["a field named as an inherited one", { text: "a", constructor: 1 }, { constructor: "unknown" }],
    ["more such", { text: "a", toString: 1, valueOf: 2 }, { toString: "unknown", valueOf: "unknown" }],
    ["null", null, { body: "invalid" }],
    ["a list", [], { body: "invalid" }],
    ["a number", 5, { body: "invalid" }],
    ["NUL in a text", { text: "a\0b" }, { text: "invalid" }],
    ["NUL deep inside", { text: "a", tags: [{ name: "\0" }] }, { "tags.0.name": "invalid" }],
    ["half of a surrogate pair", { text: "a\ud83d" }, { text: "invalid" }],
  ])("%s is refused by name", async (_, body, fields) => {
    expect(refusal(await post(JSON.stringify(body)))).toMatchObject({ code: "invalid-input", fields });
  });

  test.each([
    ["broken", '{"text":'],
    ["empty", ""],
    ["not JSON", "text=a"],
    ["with a prototype", '{"text":"a","__proto__":{"admin":true}}'],
    ["with a constructor's prototype", '{"text":"a","constructor":{"prototype":{"admin":true}}}'],
  ])("a body that is %s is malformed", async (_, body) => {
    expect(refusal(await post(body)).code).toBe("malformed-body");
  });

  test.each([
    ["of lists", "[".repeat(100_000) + "]".repeat(100_000)],
    ["of objects", `{"text":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`],
  ])("a deep nest %s is refused quickly", async (_, body) => {
    const startedAt = process.cpuUsage();
    expect(refusal(await post(body)).code).toBe("invalid-input");
    expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(1_000);
  });

  test("a body too large is 413", async () => {
    expect(refusal(await post(JSON.stringify({ text: "x".repeat(300_000) }))).code).toBe("body-too-large");
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml"])(
    "%s is 415",
    async (type) => {
      expect(refusal(await post('{"text":"a"}', { "content-type": type })).code).toBe("unsupported-media-type");
    },
  );

  test("a body without a type is 415", async () => {
    expect(refusal(await post('{"text":"a"}', {})).code).toBe("unsupported-media-type");
  });

  test("thousands of unknown fields don't all come back", async () => {
    const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 1]));
    const { fields } = refusal(await post(JSON.stringify({ text: "a", ...body })));
    expect(Object.keys(fields ?? {})).toHaveLength(50);
  });

  test("query fields are checked as well, inherited names among them", async () => {
    const read = async (query: string) => refusal(await t.app.inject(`/api/v1/test-notes/1?${query}`)).fields;
    expect(await read("page=2")).toEqual({ page: "unknown" });
    expect(await read("fail=maybe")).toEqual({ fail: "invalid" });
    expect(await read("constructor=1")).toEqual({ constructor: "unknown" });
    expect((await t.app.inject("/api/v1/test-notes/1?__proto__=1")).body).toContain('"fields":{"__proto__":"unknown"}');
    expect(await read("fail=%00")).toEqual({ fail: "invalid" });
  });

  test("a route without query or body takes none", async () => {
    const answer = await t.app.inject({
      method: "DELETE",
      url: "/api/v1/test-notes/1?force=1",
      headers: json,
      payload: '{"all":true}',
    });
    expect(refusal(answer).fields).toEqual({ force: "unknown", all: "unknown" });
  });

  test("a GET's body is left unread", async () => {
    const answer = await t.app.inject({
      method: "GET",
      url: "/api/v1/test-notes/1",
      headers: json,
      payload: '{"broken',
    });
    expect(answer.json()).toEqual({ id: "1" });
  });

  test.each([
    ["k-1", 201],
    ["!~", 201],
    ["x".repeat(200), 201],
    ["x".repeat(201), 400],
    ["", 400],
    ["two words", 400],
    ["schlüssel", 400],
  ])("Idempotency-Key %j is answered with %i", async (key, status) => {
    const answer = await post('{"text":"a"}', { ...json, "idempotency-key": key });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(
      status === 201 ? { key } : { code: "invalid-input", fields: { "Idempotency-Key": "invalid" } },
    );
  });
});

describe("answers of routes", () => {
  test("private answers are never stored", async () => {
    const answer = await post('{"text":"ü"}');
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
    });
    expect(answer.json()).toEqual({ text: "ü", key: null });
  });

  test("204 has no body", async () => {
    const answer = await t.app.inject({ method: "DELETE", url: "/api/v1/test-notes/1" });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  });

  test.each(["crash", "contract", "data"])("a failure (%s) says nothing of its cause", async (fail) => {
    const answer = await t.app.inject(`/api/v1/test-notes/1?fail=${fail}`);
    expect(answer.json()).toEqual({ code: "internal", message: "An unexpected error occurred" });
    expect(answer.statusCode).toBe(500);
  });
});

describe("addresses of routes", () => {
  test.each([
    ["GET", "/api/v1/nothing"],
    ["POST", "/api/v1/nothing"],
    ["GET", "/api"],
    ["GET", "/api/v1/test-notes/%E0%A4%A"],
    ["GET", `/api/v1/test-notes/${"x".repeat(201)}`],
    ["GET", "/API/v1/me"],
    ["GET", "//api/v1/me"],
    ["GET", "/api/v1/me/"],
    ["POST", "/"],
    ["PUT", "/assets/x.js"],
  ] as const)("%s %s is not found, in the one shape", async (method, url) => {
    expect(refusal(await t.app.inject({ method, url })).code).toBe("not-found");
  });

  test.each([
    ["PATCH", "/api/v1/test-notes/1", "GET, DELETE"],
    ["GET", "/api/v1/test-notes", "POST"],
    ["DELETE", "/api/v1/me", "GET, PATCH"],
  ] as const)("%s %s says which methods there are", async (method, url, allow) => {
    const answer = await t.app.inject({ method, url });
    expect(refusal(answer).code).toBe("method-not-allowed");
    expect(answer.headers.allow).toBe(allow);
  });

  test("a route whose schema lets unknown fields pass isn't served", () => {
    const loose = { ...addNote, body: z.strictObject({ inner: z.array(z.object({ a: z.string() })).optional() }) };
    const sessions = { find: async () => null, renew: async () => null };
    const options = { sessions, keys, isAdministrator: async () => false };
    expect(() =>
      serveRoutes(t.app, [serve(loose, async () => ({ text: "", key: null }))], { ...options, checkResponses: true }),
    ).toThrow("unknown fields pass at inner");
  });

  test("a route that would take a text of any length isn't served", () => {
    const endless = { ...addNote, body: z.strictObject({ inner: z.array(z.string().max(5)).max(5) }) };
    const served = [serve(endless, async () => ({ text: "", key: null }))];
    const sessions = { find: async () => null, renew: async () => null };
    const options = { sessions, keys, isAdministrator: async () => false, checkResponses: true };
    expect(() => serveRoutes(t.app, served, options)).toThrow("any length at inner");
  });
});

describe("requests Node itself can't read", () => {
  const raw = async (request: string): Promise<string> => {
    if (!t.app.server.listening) await t.app.listen({ host: "127.0.0.1", port: 0 });
    return new Promise((resolve, reject) => {
      let answer = "";
      const socket = connect((t.app.server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(request));
      socket.on("data", (data) => {
        answer += data.toString();
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", reject);
    });
  };

  test.each([
    ["no HTTP at all", "\x16\x03\x01 hello\r\n\r\n", "malformed"],
    ["two lengths", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab", "malformed"],
  ])("%s gets the one shape", async (_, request, fault) => {
    const answer = await raw(request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const body = errorBodySchema.parse(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))));
    expect(body).toMatchObject({ code: "invalid-input", fields: { request: fault } });
  });

  test("a body that lies about its length by chunks is cut off at the limit", async () => {
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    const head = "POST /api/v1/test-notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    const answer = await raw(`${head}transfer-encoding: chunked\r\nconnection: close\r\n\r\n${chunk.repeat(6)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"body-too-large"');
  });
});
