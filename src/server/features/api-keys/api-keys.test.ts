import { beforeAll, describe, expect, test } from "vitest";
import { keyCallLimit } from "#domain/api-keys/api-key.ts";
import { openTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAdministrator } from "../../testing/builders/build-administrator.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { captureLog } from "../../testing/capture-log.ts";
import { readRows } from "../../testing/read-rows.ts";

let t: TestApp;
const log = captureLog();

beforeAll(async () => {
  t = await openTestApp({ log: log.log });
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
});

type Made = { key: { id: string; name: string; lastUsedAt: string | null; ending: string }; secret: string };

const makeKey = async (owner: TestOwner, scope = "book", name = "Website"): Promise<Made> => {
  const { status, body } = await owner.call("POST", "/api/v1/api-keys", { name, scope });
  expect(status).toBe(201);
  return body as Made;
};

type Send = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: object; headers?: Record<string, string> };

const call = async (secret: string, url: string, { method = "GET", body, headers = {} }: Send = {}) => {
  const sent = { method, url, headers: { authorization: `Bearer ${secret}`, ...headers } };
  const response = await t.app.inject(body === undefined ? sent : { ...sent, payload: body });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

const keysOf = async (owner: TestOwner) =>
  ((await owner.call("GET", "/api/v1/api-keys")).body as { keys: Made["key"][] }).keys;

const buildShop = async () => {
  const owner = await t.owner({ timeZone: "UTC" });
  const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  const typeId = await buildType(t.adminUrl, owner.id, { name: "Haircut" });
  const booking = (appointmentTime: string) => ({
    ...{ clientName: "Cleo Client", clientPhone: "+34612345678", agentId, appointmentTypeId: typeId },
    ...{ appointmentDate: "2027-03-05", appointmentTime },
  });
  return { owner, agentId, booking };
};

describe("an API key", () => {
  test("is shown once, stored as a hash, and says when it was last used", async () => {
    const owner = await t.owner();
    const { key, secret } = await makeKey(owner);
    expect(secret).toMatch(/^daybook_[\w-]{43}$/);
    expect(key).toMatchObject({ name: "Website", lastUsedAt: null, ending: secret.slice(-4) });
    const stored = await readRows(t.adminUrl, "select * from api_keys where id = $1", [key.id]);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(8, 40));
    expect((await call(secret, "/api/v1/agents")).status).toBe(200);
    const [used] = await keysOf(owner);
    expect(used?.lastUsedAt).not.toBeNull();
    expect((await call(secret, "/api/v1/agents")).status).toBe(200);
    expect((await keysOf(owner))[0]?.lastUsedAt).toBe(used?.lastUsedAt);
  });

  test("books in the owner's name: the appointment and its history name the key, also after it was revoked", async () => {
    const { owner, booking } = await buildShop();
    const { key, secret } = await makeKey(owner, "book", "Front desk");
    const made = await call(secret, "/api/v1/appointments", { method: "POST", body: booking("10:00") });
    expect(made).toMatchObject({ status: 201, body: { appointment: { source: "api" } } });
    const path = `/api/v1/appointments/${made.body.appointment.id}`;
    const { version } = made.body.appointment;
    expect((await call(secret, `${path}/cancel`, { method: "POST", body: { version } })).status).toBe(200);
    expect((await owner.call("DELETE", `/api/v1/api-keys/${key.id}`)).status).toBe(204);
    const { history } = (await owner.call("GET", path)).body as { history: object[] };
    expect(history).toMatchObject([
      { action: "created", actor: "owner", byKey: { name: "Front desk" } },
      { action: "cancelled", actor: "owner", byKey: { name: "Front desk" } },
    ]);
    const other = (await owner.call("POST", "/api/v1/appointments", booking("12:00"))).body as {
      appointment: { id: string; source: string };
    };
    expect(other.appointment.source).toBe("dashboard");
    const own = (await owner.call("GET", `/api/v1/appointments/${other.appointment.id}`)).body;
    expect(own).toMatchObject({ history: [{ byKey: null }] });
  });

  test("ends with its revocation, with the suspension of the account and with its deletion", async () => {
    const ends: ((owner: TestOwner, keyId: string) => Promise<unknown>)[] = [
      (owner, keyId) => owner.call("DELETE", `/api/v1/api-keys/${keyId}`),
      ({ id }) => ask(`update "user" set deletion_requested_at = now() where id = '${id}'`),
      ({ id }) => ask(`update "user" set suspended_at = now(), suspension_reason = 'Spam' where id = '${id}'`),
    ];
    for (const end of ends) {
      const owner = await t.owner();
      const { key, secret } = await makeKey(owner);
      expect((await call(secret, "/api/v1/agents")).status).toBe(200);
      await end(owner, key.id);
      expect(await call(secret, "/api/v1/agents")).toMatchObject({ status: 401, body: { code: "key-invalid" } });
    }
  });
});

const ask = (text: string) => asAdmin(t.adminUrl, (client) => client.query(text));

describe("attacks with keys", () => {
  test("a business's key opens nothing of another one, which can't revoke it either", async () => {
    const [mine, theirs] = [await buildShop(), await buildShop()];
    const { secret } = await makeKey(mine.owner, "manage");
    const foreign = await makeKey(theirs.owner);
    const deleted = await call(secret, `/api/v1/agents/${theirs.agentId}`, { method: "DELETE" });
    expect(deleted).toMatchObject({ status: 404 });
    const body = { ...mine.booking("10:00"), agentId: theirs.agentId };
    expect(await call(secret, "/api/v1/appointments", { method: "POST", body })).toMatchObject({ status: 400 });
    expect((await mine.owner.call("DELETE", `/api/v1/api-keys/${foreign.key.id}`)).status).toBe(404);
    expect((await keysOf(mine.owner)).map(({ id }) => id)).not.toContain(foreign.key.id);
  });

  test.each([
    ["read", "POST", "/api/v1/appointments", "book"],
    ["book", "PUT", "/api/v1/business-hours", "manage"],
    ["manage", "GET", "/api/v1/account", "signedIn"],
    ["manage", "GET", "/api/v1/me", "signedIn"],
    ["manage", "GET", "/api/v1/session", "signedIn"],
    ["manage", "GET", "/api/v1/api-keys", "signedIn"],
    ["manage", "POST", "/api/v1/api-keys", "signedIn"],
    ["manage", "GET", "/api/v1/subscription", "signedIn"],
    ["manage", "GET", "/api/v1/feeds", "signedIn"],
    ["manage", "GET", "/api/v1/admin/users", "signedIn"],
  ] as const)("a key that may %s is refused %s %s", async (scope, method, url, needed) => {
    const { secret } = await makeKey(await t.owner(), scope);
    const answer = await call(secret, url, method === "GET" ? {} : { method, body: {} });
    expect(answer).toMatchObject({ status: 403, body: { code: "key-scope", fields: { scope: needed } } });
  });

  test("a key of the administrator's opens no administration", async () => {
    const { secret } = await makeKey(await buildAdministrator(t), "manage");
    expect(await call(secret, "/api/v1/admin/health")).toMatchObject({ status: 403, body: { code: "key-scope" } });
  });

  test("a key counts in its header alone, and never beside a cookie", async () => {
    const owner = await t.owner();
    const { secret } = await makeKey(owner);
    const names = ["key", "api_key", "access_token", "Authorization"];
    for (const name of names) {
      const { statusCode } = await t.app.inject({ url: `/api/v1/agents?${name}=${secret}` });
      expect(statusCode).toBe(401);
    }
    const inUrl = await owner.call("GET", `/api/v1/agents?api_key=${secret}`);
    expect(inUrl.status).toBe(400);
    const both = await call(secret, "/api/v1/agents", { headers: { cookie: owner.cookie } });
    expect(both).toMatchObject({ status: 400, body: { fields: { Authorization: "keyWithCookie" } } });
    const wrong = await call(`${secret.slice(0, -1)}!`, "/api/v1/agents", { headers: {} });
    expect(wrong).toMatchObject({ status: 401, body: { code: "key-invalid" } });
    const basic = await owner.call("GET", "/api/v1/agents", undefined, { authorization: "Basic YTpi" });
    expect(basic.status).toBe(200);
  });

  test("no page of another site can use a cookie by adding a key that is none", async () => {
    const owner = await t.owner();
    const { statusCode } = await t.app.inject({
      method: "POST",
      url: "/api/v1/breaks",
      headers: { cookie: owner.cookie, authorization: "Bearer x", origin: "https://evil.example" },
      payload: {},
    });
    expect(statusCode).toBe(403);
  });

  test("twenty keys at most, also when fifty are made together", async () => {
    const owner = await t.owner();
    const form = { name: "Website", scope: "read" };
    const answers = await Promise.all(Array.from({ length: 50 }, () => owner.call("POST", "/api/v1/api-keys", form)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.every(({ status, body }) => status === 409 && isFull(body))).toBe(true);
    expect(await keysOf(owner)).toHaveLength(20);
  });

  test("fifty bookings of one time by key make one appointment", async () => {
    const { owner, booking } = await buildShop();
    const { secret } = await makeKey(owner);
    const send = { method: "POST", body: booking("15:00") } as const;
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(secret, "/api/v1/appointments", send)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  test("the limit is told with every answer and refused beyond, one key at a time", async () => {
    const owner = await t.owner();
    const [one, other] = [await makeKey(owner), await makeKey(owner)];
    const first = await call(one.secret, "/api/v1/agents");
    expect(first.headers).toMatchObject({
      "ratelimit-limit": String(keyCallLimit.hits),
      "ratelimit-remaining": String(keyCallLimit.hits - 1),
    });
    await ask(`update rate_limits set hits = ${keyCallLimit.hits} where key = 'api key ${one.key.id}'`);
    const refused = await call(one.secret, "/api/v1/agents");
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect(refused.headers["ratelimit-remaining"]).toBe("0");
    expect(refused.headers["retry-after"]).toBe(refused.headers["ratelimit-reset"]);
    expect((await call(other.secret, "/api/v1/agents")).status).toBe(200);
  });

  test("the log has no key, whatever the answer was", async () => {
    expect(log.text()).not.toMatch(/daybook_/);
    expect(log.text()).toContain("answered");
  });
});

const isFull = (body: unknown): boolean => (body as { code?: string }).code === "api-keys-full";
