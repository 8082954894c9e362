import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedLink } from "../testing/queued-mails.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createLog } from "./log.ts";

const captured = () => {
  const stream = new PassThrough();
  let text = "";
  stream.on("data", (data) => {
    text += data;
  });
  return { stream, text: () => text };
};

const output = captured();
let t: TestApp;

/** Fails in the ways a feature may, with what a person typed in the message. */
const failing = async (app: FastifyInstance): Promise<void> => {
  app.post("/simulator/fail", async (request) => {
    const { email } = request.body as { email: string };
    const cause = Object.assign(new Error(`Key (email)=(${email}) already exists.`), {
      code: "23505",
      detail: email,
      parameters: [email],
    });
    throw new Error("could not be stored", { cause });
  });
};

beforeAll(async () => {
  t = await createTestApp({ log: createLog("debug", output.stream), plugins: [failing] });
});

afterAll(() => t.close());

test("a run with personal data leaves none of it in the log", async () => {
  const email = "greta.secretive@example.com";
  const person = { name: "Greta Secretive", email, password: "gretas-password" };
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    t.app.inject({ method: "POST", url, payload, headers: { "content-type": "application/json", ...headers } });
  await post("/api/auth/sign-up/email", person);
  await post("/api/auth/sign-in/email", { email, password: "gretas-wrong-password" });
  await t.app.inject(await mailedLink(t.adminUrl, email));
  await post("/api/auth/sign-up/email", person);
  const signedIn = await post("/api/auth/sign-in/email", { email, password: person.password });
  const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
  await t.app.inject({ url: `/api/v1/me?email=${email}`, headers: { cookie } });
  await t.app.inject({ url: `/greta.secretive/${email}` });
  await post("/api/v1/me/language", `{"email":"${email}`, { cookie });
  await post("/simulator/fail", person);

  const log = output.text();
  expect(log).toContain("POST /api/auth/sign-in/email");
  expect(log).toContain("could not be stored");
  expect(log).toContain("database refused the data (23505)");
  const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  expect(token.length).toBeGreaterThan(20);
  for (const secret of [/greta/i, /secretive/i, /password/i, /eyJ/, token]) expect(log).not.toMatch(secret);
});

test("every line can be matched with the request it is about", async () => {
  const { headers } = await t.app.inject("/healthz");
  const lines = output.text().trim().split("\n");
  const line = lines.map((text) => JSON.parse(text)).find(({ reqId }) => reqId === headers["x-request-id"]);
  expect(line).toMatchObject({ route: "GET /healthz", status: 200, msg: "answered" });
});

test.each([
  [
    "a mail server's refusal",
    new Error("550 5.1.1 <ada@example.com> no such user"),
    "550 5.1.1 <(address)> no such user",
  ],
  ["an unreadable text", thrownBy(() => JSON.parse("ada lovelace")), "not understood"],
  ["a text thrown instead of an error", "ada@example.com", "string"],
])("%s is told without the person", (_, error, message) => {
  const { stream, text } = captured();
  createLog("info", stream).error({ err: error }, "failed");
  expect(JSON.parse(text()).err.message).toBe(message);
  expect(text()).not.toMatch(/ada/);
});

test("a message of several lines doesn't come back as part of the stack", () => {
  const { stream, text } = captured();
  const error = Object.assign(new Error("first\nada lovelace\nthird"), { code: "22001" });
  createLog("info", stream).error({ err: error }, "failed");
  expect(text()).not.toMatch(/ada lovelace/);
  expect(JSON.parse(text()).err.stack).toMatch(/^\s+at /);
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
