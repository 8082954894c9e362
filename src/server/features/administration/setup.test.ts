import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { createSetupSecret } from "../../platform/setup-secret.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { createPerson } from "../../testing/builders/account-person.ts";
import { testSecret } from "../../testing/builders/build-owner.ts";
import { readRows } from "../../testing/read-rows.ts";
import { eraseAccount } from "../accounts/deletion/erasing-service.ts";
import { renewSetup } from "./setup-service.ts";

const { text: secret } = createSetupSecret(testSecret, undefined);
const form = { secret, username: "Root", email: "root@example.com", password: "a fine long password" };

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const setUp = async (body: object = form, remoteAddress = "198.18.0.1", app = t.app) => {
  const answer = await app.inject({ method: "POST", url: "/api/v1/admin/setup", payload: body, remoteAddress });
  return { status: answer.statusCode, ...(answer.json() as { code?: string; fields?: object }) };
};
const stateOf = async (app = t.app) => (await app.inject({ url: "/api/v1/admin/setup" })).json().state as string;
const administrators = () =>
  readRows<{ user_id: string }>(t.adminUrl, "select user_id, admin_username from admin_users");
const accounts = () => readRows(t.adminUrl, `select email from "user"`);

test("the secret makes an administrator who can sign in at once, and see the panel", async () => {
  expect(await stateOf()).toBe("open");
  expect(await setUp({ ...form, timeZone: "Europe/Lisbon", language: "pt" })).toMatchObject({ status: 201 });
  expect(await stateOf()).toBe("exists");
  const person = createPerson(t, form.email);
  expect((await person.auth("/sign-in/email", { email: form.email, password: form.password })).statusCode).toBe(200);
  expect((await person.request("GET", "/api/v1/me")).json()).toMatchObject({
    ...{ user: { name: "Root", email: form.email, emailVerified: true }, isAdministrator: true },
    profile: { timeZone: "Europe/Lisbon", language: "pt" },
  });
  expect((await person.request("GET", "/api/v1/admin/users")).json()).toMatchObject({
    users: [{ email: form.email, lastSignInAt: expect.any(String) }],
  });
  expect(await readRows(t.adminUrl, "select actor, action from audit_log order by id")).toEqual([
    { actor: "administrator", action: "administrator.created" },
    { actor: "administrator", action: "users.viewed" },
  ]);
});

test("fifty at once, from fifty networks, make one", { tags: "trial", timeout: 120_000 }, async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => setUp({ ...form, email: `a${index}@example.com` }, `198.18.1.${index}`)),
  );
  const codes = Map.groupBy(answers, ({ status, code }) => `${status} ${code ?? ""}`.trim());
  expect([...codes.keys()].sort()).toEqual(["201", "409 admin-exists"]);
  expect(codes.get("201")).toHaveLength(1);
  expect(await administrators()).toHaveLength(1);
  expect(await accounts()).toHaveLength(1);
});

describe("guessing the setup secret", () => {
  test("is limited per network; someone who has the right one gets through all the same", async () => {
    const wrong = { ...form, secret: "0000-0000-0000-0000-0000-0000" };
    for (let tried = 0; tried < 10; tried++) {
      expect(await setUp(wrong)).toMatchObject({ status: 403, code: "setup-secret-wrong" });
    }
    expect(await setUp(wrong)).toMatchObject({ status: 429, code: "too-many-requests" });
    // Another address of the same IPv6 network is the same guesser.
    for (let tried = 0; tried < 10; tried++) await setUp(wrong, `2001:db8::${tried}`);
    expect(await setUp(wrong, "2001:db8::ffff")).toMatchObject({ status: 429 });
    expect(await accounts()).toEqual([]);
    expect(await setUp()).toMatchObject({ status: 201 });
  });

  test("learns nothing about accounts", async () => {
    const owner = await t.owner();
    const wrong = { ...form, secret: "nope" };
    expect(await setUp({ ...wrong, email: owner.email })).toEqual(await setUp(wrong));
    expect(await setUp({ ...wrong, password: "password" })).toEqual(await setUp(wrong));
  });
});

test("a common password or a taken address is refused and costs nothing", async () => {
  const owner = await t.owner();
  expect(await setUp({ ...form, password: "password" })).toMatchObject({ fields: { password: "passwordCommon" } });
  expect(await setUp({ ...form, email: owner.email })).toMatchObject({ fields: { email: "emailTaken" } });
  expect(await administrators()).toEqual([]);
  expect(await setUp()).toMatchObject({ status: 201 });
});

/** The administrator deletes the account; what is left of it goes later. */
const leave = async () => {
  const [administrator] = await administrators();
  const person = createPerson(t, form.email);
  await person.auth("/sign-in/email", { email: form.email, password: form.password });
  expect((await person.request("GET", "/api/v1/account/deletion")).json()).toMatchObject({ isAdministrator: true });
  const body = { currentPassword: form.password, confirm: true };
  expect((await person.request("POST", "/api/v1/account/delete", body)).statusCode).toBe(204);
  return administrator?.user_id as OwnerId;
};

test("once the administrator has left, the set-up is open again at once, with another secret; the used one stays spent", async () => {
  await setUp();
  const id = await leave();
  expect(await stateOf()).toBe("open");
  expect(await setUp()).toMatchObject({ status: 403, code: "setup-secret-wrong" });
  const next = createSetupSecret(testSecret, undefined).after(1);
  expect(next.text).not.toBe(secret);
  expect(await setUp({ ...form, secret: next.text })).toMatchObject({ status: 201 });
  await eraseAccount({ db: t.db, endings: [] }, id);
  expect(await administrators()).toHaveLength(1);
  expect(await setUp({ ...form, secret: next.text, email: "b@example.com" })).toMatchObject({ code: "admin-exists" });
});

test("an operator's own secret works once; after that another has to be set", async () => {
  const setupSecret = createSetupSecret(testSecret, "the operator chose this one");
  const first = await createTestApp({ databaseUrl: t.adminUrl, setupSecret });
  expect(await setUp({ ...form, secret: setupSecret.text }, "198.18.0.1", first.app)).toMatchObject({ status: 201 });
  await leave();
  expect(await stateOf(first.app)).toBe("used");
  expect(await setUp({ ...form, secret: setupSecret.text }, "198.18.0.1", first.app)).toMatchObject({ status: 409 });
  await first.close();
  const other = createSetupSecret(testSecret, "the operator chose another one");
  const second = await createTestApp({ databaseUrl: t.adminUrl, setupSecret: other });
  expect(await stateOf(second.app)).toBe("open");
  expect(await setUp({ ...form, secret: other.text }, "198.18.0.1", second.app)).toMatchObject({ status: 201 });
  await second.close();
});

test("the app's own role can neither make nor rename nor read administrators", async () => {
  await setUp();
  const owner = await t.owner();
  await asAdmin(t.adminUrl, async (client) => {
    await client.query("set role daybook_app");
    await client.query("select set_config('app.owner_id', $1, false)", [owner.id]);
    expect((await client.query("select * from admin_users")).rows).toEqual([]);
    for (const action of [
      `insert into admin_users (user_id, admin_username, created_at) values ('${owner.id}', 'x', now())`,
      "update admin_users set admin_username = 'x'",
      "delete from admin_users",
      "select * from admin_setups",
      "delete from admin_setups",
      "update audit_log set actor = 'owner'",
      "delete from audit_log",
    ]) {
      await expect(client.query(action)).rejects.toMatchObject({ code: "42501" });
    }
  });
});

test("a renewed secret makes the one before void, and works without a restart", async () => {
  const fresh = await createTestApp();
  const open = createSetupSecret(testSecret, undefined);
  const next = await renewSetup(fresh.db, open);
  expect(next.text).not.toBe(open.text);
  const send = (secret: string) =>
    fresh.app.inject({
      ...{ method: "POST", url: "/api/v1/admin/setup" },
      body: { secret, username: "Root", email: "renewed@example.com", password: "a fine long password" },
    });
  expect((await send(open.text)).json()).toMatchObject({ code: "setup-secret-wrong" });
  expect((await send(next.text)).statusCode).toBe(201);
  await fresh.close();
});
