import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { createSetupSecret } from "../../platform/setup-secret.ts";
import { createPerson } from "../../testing/account-person.ts";
import { testSecret } from "../../testing/build-owner.ts";
import { readRows } from "../../testing/read-rows.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { asAdmin } from "../../testing/test-cluster.ts";
import { eraseAccount } from "../accounts/erasing-service.ts";

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
  expect(await readRows(t.adminUrl, "select actor, action from audit_log")).toEqual([
    { actor: "administrator", action: "administrator.created" },
  ]);
});

test("fifty at once, from fifty networks, make one", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => setUp({ ...form, email: `a${index}@example.com` }, `198.18.1.${index}`)),
  );
  const codes = Map.groupBy(answers, ({ status, code }) => `${status} ${code ?? ""}`.trim());
  expect([...codes.keys()].sort()).toEqual(["201", "409 admin-exists"]);
  expect(codes.get("201")).toHaveLength(1);
  expect(await administrators()).toHaveLength(1);
  expect(await accounts()).toHaveLength(1);
});

describe("guessing", () => {
  test("is limited per network, also for the right one afterwards", async () => {
    const wrong = { ...form, secret: "0000-0000-0000-0000-0000-0000" };
    for (let tried = 0; tried < 10; tried++) {
      expect(await setUp(wrong)).toMatchObject({ status: 403, code: "setup-secret-wrong" });
    }
    expect(await setUp(wrong)).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(await setUp()).toMatchObject({ status: 429 });
    // Another address of the same IPv6 network is the same guesser.
    for (let tried = 0; tried < 10; tried++) await setUp(wrong, `2001:db8::${tried}`);
    expect(await setUp(wrong, "2001:db8::ffff")).toMatchObject({ status: 429 });
    expect(await accounts()).toEqual([]);
    expect(await setUp(form, "198.18.0.2")).toMatchObject({ status: 201 });
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

test("a used secret never works again, even when its administrator is gone; another one of the operator's does", async () => {
  await setUp();
  const [administrator] = await administrators();
  const id = administrator?.user_id as OwnerId;
  const person = createPerson(t, form.email);
  await person.auth("/sign-in/email", { email: form.email, password: form.password });
  await person.request("POST", "/api/v1/account/delete", { currentPassword: form.password, confirm: true });
  await eraseAccount({ db: t.db, endings: [] }, id);
  expect(await administrators()).toEqual([]);
  expect(await stateOf()).toBe("used");
  expect(await setUp()).toMatchObject({ status: 409, code: "admin-exists" });

  const setupSecret = createSetupSecret(testSecret, "the operator chose another one");
  const second = await createTestApp({ databaseUrl: t.adminUrl, setupSecret });
  expect(await stateOf(second.app)).toBe("open");
  expect(await setUp(form, "198.18.0.1", second.app)).toMatchObject({ code: "setup-secret-wrong" });
  expect(await setUp({ ...form, secret: setupSecret.text }, "198.18.0.1", second.app)).toMatchObject({ status: 201 });
  await second.close();
});

test("the app's own role can neither make nor rename nor read administrators", async () => {
  await setUp();
  const owner = await t.owner();
  await asAdmin(t.adminUrl, async (client) => {
    await client.query("set role daybook_app");
    await client.query("select set_config('app.owner_id', $1, false)", [owner.id]);
    expect((await client.query("select * from admin_users")).rows).toEqual([]);
    for (const deed of [
      `insert into admin_users (user_id, admin_username, created_at) values ('${owner.id}', 'x', now())`,
      "update admin_users set admin_username = 'x'",
      "delete from admin_users",
      "select * from admin_setups",
      "delete from admin_setups",
      "update audit_log set actor = 'owner'",
      "delete from audit_log",
    ]) {
      await expect(client.query(deed)).rejects.toMatchObject({ code: "42501" });
    }
  });
});
