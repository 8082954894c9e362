import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createMovableClock } from "../../../platform/clock.ts";
import { startTwilioServer } from "../../../simulators/twilio/twilio-server.ts";
import { closedAddress } from "../../../testing/processes/closed-address.ts";
import { tempDir } from "../../../testing/temp-dir.ts";
import { createTwilioClient } from "./client.ts";
import { ensureContent } from "./contents.ts";
import { TwilioRefusal, TwilioSilence } from "./twilio-error.ts";

const account = { accountSid: "AC1", authToken: "a token" };
const sidSchema = z.object({ sid: z.string() });
const request = { part: "api", path: "/Messages.json", form: { Body: "a & b = ä" } } as const;

/** A provider that answers as each test wants, and tells what it got. */
let server: Server;
let respond: (reply: ServerResponse) => void;
const heard: { url: string; authorization: string; connection: unknown; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (message, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const { url = "", headers, socket } = message;
    const body = Buffer.concat(chunks).toString();
    heard.push({ url, authorization: headers.authorization ?? "", connection: socket.remotePort, body });
    respond(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => void heard.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const apiBase = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const client = (timeoutMs?: number) => createTwilioClient({ ...account, apiBase: apiBase() }, timeoutMs);
const answer =
  (status: number, body: string, headers = {}) =>
  (reply: ServerResponse) =>
    void reply.writeHead(status, headers).end(body);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("requests are signed in, encoded, and go over connections that are kept", async () => {
  respond = answer(201, `{"sid":"SM1"}`);
  const own = client();
  for (let count = 0; count < 6; count += 1) expect(await own.post(request, sidSchema)).toEqual({ sid: "SM1" });
  expect(heard[0]).toMatchObject({
    url: "/api/2010-04-01/Accounts/AC1/Messages.json",
    authorization: `Basic ${Buffer.from("AC1:a token").toString("base64")}`,
    body: "Body=a+%26+b+%3D+%C3%A4",
  });
  // While the last one's answer is put away, the next may take a second one.
  expect(new Set(heard.map(({ connection }) => connection)).size).toBeLessThanOrEqual(2);
});

describe("what the Twilio client doesn't do", () => {
  test.each([
    [400, `{"code":63016,"message":"Outside"}`, { status: 400, code: 63016, message: "Outside" }],
    [503, "<html>busy</html>", { status: 503, code: null }],
    [429, "", { status: 429, code: null }],
    [404, `{"code":"twenty"}`, { status: 404, code: null }],
    [400, `[]`, { status: 400, code: null }],
  ])("%i %s is reported with what Twilio said of it", async (status, body, expected) => {
    respond = answer(status, body);
    const error = await failure(client().post(request, sidSchema));
    expect(error).toBeInstanceOf(TwilioRefusal);
    expect(error).toMatchObject(expected);
  });

  test("a redirect isn't followed: the credentials are for this address alone", async () => {
    respond = answer(307, "", { location: `${apiBase()}/elsewhere` });
    expect(await failure(client().post(request, sidSchema))).toMatchObject({ status: 307 });
    expect(heard).toHaveLength(1);
  });
});

describe("Twilio not answering", () => {
  test.each<[string, (reply: ServerResponse) => void]>([
    ["cut before the answer", (reply) => reply.destroy()],
    [
      "cut within the answer",
      (reply) => void reply.writeHead(201, { "content-length": "99" }).write("{", () => reply.destroy()),
    ],
    ["an answer that isn't JSON", answer(200, "<html>")],
    ["an answer without an id", answer(201, "{}")],
    ["no answer in time", () => {}],
    ["an answer that doesn't end", (reply) => void reply.writeHead(200).write("{")],
  ])("%s may hide a success", async (_, behave) => {
    respond = behave;
    const error = await failure(client(300).post(request, sidSchema));
    expect(error).toBeInstanceOf(TwilioSilence);
    expect(error).toMatchObject({ mayHaveArrived: true });
  });

  test.each([
    ["nobody listening", closedAddress],
    ["no such host", async () => "http://nowhere.invalid"],
  ])("%s: it never left", async (_, base) => {
    const error = await failure(createTwilioClient({ ...account, apiBase: await base() }).post(request, sidSchema));
    expect(error).toBeInstanceOf(TwilioSilence);
    expect(error).toMatchObject({ mayHaveArrived: false });
  });

  test("an invalid address of our own isn't taken for Twilio being silent", async () => {
    const wrong = createTwilioClient({ ...account, apiBase: "not an address" });
    expect(await failure(wrong.post(request, sidSchema))).toBeInstanceOf(TypeError);
  });
});

describe("lists from Twilio", () => {
  const list = () => client().list({ part: "content", path: "/Content" }, "contents", sidSchema);
  const page = (sid: string, next: string | null) =>
    JSON.stringify({ contents: [{ sid }], meta: { next_page_url: next } });

  test.each([
    ["https://evil.example/v1/Content?Page=1"],
    ["https://content.twilio.com.evil.example/v1/Content?Page=1"],
    ["http://127.0.0.1/latest/meta-data"],
    [null],
  ])("end where the next page would be %s", async (next) => {
    respond = answer(200, page("HX1", next));
    expect(await list()).toEqual([{ sid: "HX1" }]);
    expect(heard).toHaveLength(1);
  });

  test("that never end are left", async () => {
    respond = answer(200, page("HX1", "https://content.twilio.com/v1/Content?Page=1"));
    expect((await list()).length).toBeLessThan(50);
  });

  test("a content on the third page is found, and not made again", async () => {
    using dir = tempDir();
    const twilio = await startTwilioServer({
      ...{ directory: dir.path, secret: "a secret", clock: createMovableClock(), platformNumber: "+15550100000" },
      ...{ publicUrl: "http://localhost:1", localUrl: "http://127.0.0.1:1" },
    });
    try {
      const own = createTwilioClient({ ...twilio.account, apiBase: twilio.apiBase });
      const content = (name: string) => ({
        ...{ friendly_name: name, language: "en", variables: {}, types: { "twilio/text": { body: "Hi" } } },
      });
      const sids: string[] = [];
      for (let count = 0; count < 203; count += 1) {
        const json = content(`content_${count}`);
        sids.push((await own.post({ part: "content", path: "/Content", json }, sidSchema)).sid);
      }
      expect(await ensureContent(own, content("content_202"))).toBe(sids[202]);
      expect(sids).not.toContain(await ensureContent(own, content("content_203")));
    } finally {
      await twilio.stop();
    }
  });
});
