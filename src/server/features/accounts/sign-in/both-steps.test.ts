import { beforeEach, describe, expect, test } from "vitest";
import { uniformAnswerMs } from "../../../platform/wait-at-least.ts";
import { createTestApp, openTestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import {
  type AccountPerson,
  createPerson,
  createSignedUp,
  forgetLimits,
  type PersonAnswer,
} from "../../../testing/builders/account-person.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { totpCode } from "../../../testing/totp.ts";

const t = await openTestApp();

beforeEach(() => forgetLimits(t));

/** Someone who uses an authenticator app, and a browser that is new to the account. */
const createProtected = async () => {
  const owner = await createSignedUp(t);
  const { totpURI, backupCodes } = (await owner.auth("/two-factor/enable", { password: owner.password })).json();
  await owner.auth("/two-factor/confirm", { code: totpCode(totpURI) });
  return { owner, code: totpCode(totpURI, 1), recoveryCode: backupCodes[0] as string, person: newBrowser(owner) };
};
const newBrowser = ({ email }: AccountPerson) => createPerson(t, email);
const signIn = (person: AccountPerson) =>
  person.auth("/sign-in/email", { email: person.email, password: person.password });
const takeBoth = (person: AccountPerson, code: string, password = person.password) =>
  person.auth("/sign-in/both-steps", { email: person.email, password, code });
const idOf = async ({ email }: AccountPerson): Promise<string> =>
  (await readRows<{ id: string }>(t.adminUrl, 'select id from "user" where email = $1', [email]))[0]?.id ?? "";
const useUp = (key: string, hits = 1_000) =>
  asAdmin(t.adminUrl, (client) =>
    client.query("insert into rate_limits (key, window_start, hits) values ($1, now(), $2)", [key, hits]),
  );
const countedFor = async (owner: AccountPerson) =>
  (
    await readRows<{ hits: number }>(t.adminUrl, "select hits from rate_limits where key = $1", [
      `second factor for ${await idOf(owner)}`,
    ])
  ).map(({ hits }) => hits);

describe("password and second factor at once", () => {
  test("open the door that strangers' guesses have closed, in a browser nobody knows", async () => {
    const { owner, person, code } = await createProtected();
    await useUp(`/sign-in/email for ${owner.email}`);
    expect((await signIn(person)).statusCode).toBe(429);
    const answer = await takeBoth(person, code);
    expect([answer.statusCode, answer.json().token]).toEqual([200, undefined]);
    expect(await person.isSignedIn()).toBe(true);
    // From now on the browser has tries of its own.
    expect((await signIn(person)).statusCode).toBe(200);
  });

  test("a recovery code will do, once", async () => {
    const { owner, person, recoveryCode } = await createProtected();
    expect((await takeBoth(person, recoveryCode)).statusCode).toBe(200);
    expect((await takeBoth(newBrowser(owner), recoveryCode)).statusCode).toBe(401);
  });

  test("a code that was used is used", async () => {
    const { owner, person, code } = await createProtected();
    await takeBoth(person, code);
    const again = newBrowser(owner);
    expect((await takeBoth(again, code)).statusCode).toBe(401);
    expect(await again.isSignedIn()).toBe(false);
  });

  test("whatever is wrong, the answer is the same and opens nothing", async () => {
    const { owner, person, code } = await createProtected();
    const plain = await createSignedUp(t);
    const wrong = "not the password";
    const shown = ({ statusCode, body, headers }: PersonAnswer) => {
      const { date: _, "x-request-id": __, ...others } = headers;
      return { statusCode, body, others };
    };
    const sessions = () => readRows(t.adminUrl, "select id from session order by id");
    const before = await sessions();
    const refused = shown(await takeBoth(person, "000000", wrong));
    expect(refused).toMatchObject({ statusCode: 401, body: expect.stringContaining("INVALID_SIGN_IN") });
    expect(refused.others["set-cookie"]).toBeUndefined();
    const tries: [AccountPerson, string, string?][] = [
      [newBrowser(owner), code, wrong],
      [newBrowser(owner), "000000"],
      [newBrowser(owner), "no-such-recovery-code"],
      [newBrowser(owner), ""],
      [newBrowser(plain), code],
      [createPerson(t, "nobody@example.com"), code],
    ];
    for (const [visitor, given, password] of tries) {
      expect(shown(await takeBoth(visitor, given, password))).toEqual(refused);
      expect(await visitor.isSignedIn()).toBe(false);
    }
    await asAdmin(t.adminUrl, (client) =>
      client.query("update rate_limits set hits = 1000 where key like 'second factor for %'"),
    );
    expect(shown(await takeBoth(newBrowser(owner), code))).toEqual(refused);
    expect(await sessions()).toEqual(before);
  });

  test("takes the same time, right password or not", async () => {
    const { owner, code } = await createProtected();
    const slow = await createTestApp({ databaseUrl: t.adminUrl, uniformAnswerMs });
    for (const password of [owner.password, "not the password"]) {
      const beganMs = performance.now();
      await takeBoth(createPerson(slow, owner.email), `${code}0`, password);
      expect(performance.now() - beganMs).toBeGreaterThan(uniformAnswerMs - 5);
    }
    await slow.close();
  });
});

describe("guessing at both", () => {
  test("without the password nothing of the second factor's tries is used up", async () => {
    const { owner, person, code } = await createProtected();
    for (let tried = 0; tried < 30; tried++) await takeBoth(newBrowser(owner), "000000", `guess ${tried}`);
    expect(await countedFor(owner)).toEqual([]);
    expect((await takeBoth(person, code)).statusCode).toBe(200);
  });

  test("with the password the second factor is as limited as in two steps: forty in an hour", async () => {
    const { owner, person, code } = await createProtected();
    await takeBoth(newBrowser(owner), "000000");
    expect(await countedFor(owner)).toEqual([1]);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update rate_limits set hits = 39 where key like 'second factor for %' and hits = 1"),
    );
    await takeBoth(newBrowser(owner), "000000");
    expect((await takeBoth(person, code)).statusCode).toBe(401);
  });

  test("a network has ten tries in ten minutes", async () => {
    const { person, code } = await createProtected();
    for (let tried = 0; tried < 10; tried++) await takeBoth(person, "000000", `guess ${tried}`);
    expect((await takeBoth(person, code)).statusCode).toBe(429);
  });
});
