import fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captureLog } from "../../../testing/capture-log.ts";
import { handleErrors } from "../errors/error-handler.ts";
import { type ProcessLoad, usualLimits } from "./overload-level.ts";
import { refuseOverload } from "./refuse-overload.ts";

const paths = ["/", "/api/v1/me", "/api/auth/sign-in/email", "/webhooks/twilio/inbound", "/simulator/api/chat"];
const probes = ["/healthz", "/readyz", "/metrics"];
const rest: ProcessLoad = { lagMs: 0, waitingPerConnection: 0, openRequests: 50 };

const { log, lines } = captureLog();
let app = fastify();
let load = rest;
const refused = { stranger: 0, known: 0 };

beforeEach(() => {
  app = fastify();
  load = rest;
  lines.splice(0);
  Object.assign(refused, { stranger: 0, known: 0 });
  handleErrors(app, log);
  refuseOverload(app, {
    limits: usualLimits,
    load: () => load,
    isOurs: (cookie) => cookie === "ours",
    log,
    onRefused: (who) => {
      refused[who] += 1;
    },
  });
  for (const path of [...paths, ...probes, "/assets/*", "/api/v1/session"]) app.get(path, async () => "fine");
});
afterEach(() => app.close());

const statusOf = async (url: string, cookie = "") => (await app.inject({ url, headers: { cookie } })).statusCode;

test("a process at rest refuses nobody", async () => {
  for (const path of [...paths, ...probes]) expect(await statusOf(path)).toBe(200);
});

test("a stranger is refused before owners and providers are", async () => {
  load = { ...rest, lagMs: 300 };
  const answer = await app.inject("/api/v1/me");
  expect([answer.statusCode, answer.headers["retry-after"], answer.json().code]).toEqual([503, "5", "unavailable"]);
  expect(await statusOf("/api/v1/me", "ours")).toBe(200);
  expect(await statusOf("/webhooks/twilio/inbound")).toBe(200);
  expect(await statusOf("/simulator/api/chat")).toBe(200);
  expect(refused).toEqual({ stranger: 1, known: 0 });
});

test("the files of a page that was served come with it", async () => {
  load = { ...rest, lagMs: 300 };
  expect(await statusOf("/")).toBe(503);
  expect(await statusOf("/assets/page-1a2b.js")).toBe(200);
  expect(await statusOf("/api/v1/session")).toBe(200);
  load = { ...rest, lagMs: 5_000 };
  expect(await statusOf("/assets/page-1a2b.js")).toBe(503);
});

test("far behind, everybody is refused", async () => {
  load = { ...rest, waitingPerConnection: 60 };
  expect(await statusOf("/api/v1/me", "ours")).toBe(503);
  expect(await statusOf("/webhooks/twilio/inbound")).toBe(503);
  expect(refused).toEqual({ stranger: 0, known: 2 });
});

test("probes are always answered", async () => {
  load = { lagMs: 60_000, waitingPerConnection: 1_000, openRequests: 1_000 };
  for (const path of probes) expect(await statusOf(path)).toBe(200);
});

test("it is over as soon as the load is", async () => {
  load = { ...rest, lagMs: 5_000 };
  expect(await statusOf("/")).toBe(503);
  load = rest;
  expect(await statusOf("/")).toBe(200);
});

test("many refusals are one line of the log, without a stack", async () => {
  load = { ...rest, lagMs: 300 };
  for (let sent = 0; sent < 40; sent++) await statusOf("/");
  await app.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ msg: "overloaded: requests refused", strangers: 40, known: 0 });
  expect(JSON.stringify(lines)).not.toContain("stack");
});
