import { describe, expect, test } from "vitest";
import { uniformAnswerMs } from "../../../platform/wait-at-least.ts";
import { createTestApp, openTestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import {
  type AccountPerson,
  createPerson,
  createSignedUp,
  forgetLimits,
} from "../../../testing/builders/account-person.ts";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { readRows } from "../../../testing/read-rows.ts";

const t = await openTestApp();

const sendCode = (person: AccountPerson) => person.auth("/email-otp/send-verification-otp", { email: person.email });
const signInWith = (person: AccountPerson, otp: string) =>
  person.auth("/sign-in/email-otp", { email: person.email, otp });
/** A minute may end between two requests; not twice in a row. */
const sendAgain = async (person: AccountPerson) => {
  const answer = await sendCode(person);
  return answer.statusCode === 429 ? answer : sendCode(person);
};
const security = async (person: AccountPerson) => (await person.request("GET", "/api/v1/account")).json();

/** Someone who forgot their password, at a browser of their own, with a code in the mailbox. */
const forgetful = async () => {
  const owner = await createSignedUp(t);
  const person = createPerson(t, owner.email);
  await sendCode(person);
  return { owner, person, code: await person.mailedCode() };
};

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const invalid = { statusCode: 400, code: "INVALID_OTP" };
const answered = (answer: Awaited<ReturnType<typeof signInWith>>) => ({
  statusCode: answer.statusCode,
  code: answer.json().code,
});

describe("forgot password", () => {
  test("a mailed code signs in, and the password can be replaced without the old one", async () => {
    const { owner, person, code } = await forgetful();
    expect(code).toMatch(/^\d{6}$/);
    const answer = await signInWith(person, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/"token"/);
    expect(await security(person)).toMatchObject({ hasPassword: true, asksPassword: false });
    expect(await security(owner)).toMatchObject({ asksPassword: true });

    const changed = await person.request("PUT", "/api/v1/account/password", { newPassword: "a new fine password" });
    expect(changed.statusCode).toBe(204);
    expect(await person.isSignedIn()).toBe(true);
    expect(await owner.isSignedIn()).toBe(false);
    // Once: the code has served its purpose.
    expect(await security(person)).toMatchObject({ asksPassword: true });
    expect((await owner.auth("/sign-in/email", { email: owner.email, password: owner.password })).statusCode).toBe(401);
    const password = "a new fine password";
    expect((await owner.auth("/sign-in/email", { email: owner.email, password })).statusCode).toBe(200);
    const kinds = (await queuedMails(t.adminUrl, owner.email)).map(({ mail }) => mail.kind);
    expect(kinds).toEqual(["verifyEmail", "passwordCode", "passwordChanged"]);
  });

  test("ten minutes later the current password is asked for again", async () => {
    const { person, code } = await forgetful();
    await signInWith(person, code);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update session set signed_in_by_code_at = now() - interval '10 minutes 1 second'"),
    );
    expect(await security(person)).toMatchObject({ asksPassword: true });
    const answer = await person.request("PUT", "/api/v1/account/password", { newPassword: "a new fine password" });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { currentPassword: "passwordRequired" }]);
  });

  test("it makes no user", async () => {
    const stranger = createPerson(t);
    expect((await sendCode(stranger)).statusCode).toBe(200);
    expect(await queuedMails(t.adminUrl, stranger.email)).toEqual([]);
    expect(answered(await signInWith(stranger, "123456"))).toEqual(invalid);
    expect(await readRows(t.adminUrl, `select 1 from "user" where email = $1`, [stranger.email])).toEqual([]);
  });

  test("for a sign-up that was never verified, it proves the mailbox and shuts out the one who signed up", async () => {
    const squatter = createPerson(t);
    const { email, password } = squatter;
    await squatter.auth("/sign-up/email", { name: "Eve", email, password });
    const person = createPerson(t, email);
    await sendCode(person);
    expect((await signInWith(person, await person.mailedCode())).statusCode).toBe(200);
    expect((await person.request("GET", "/api/v1/me")).json().user.emailVerified).toBe(true);
    expect(await security(person)).toMatchObject({ hasPassword: false, asksPassword: false });
    expect((await squatter.auth("/sign-in/email", { email, password })).statusCode).toBe(401);
  });
});

describe("guessing a mailed code", () => {
  test("five tries; the sixth is refused even if right", async () => {
    const { person, code } = await forgetful();
    for (let tries = 0; tries < 5; tries++) expect(answered(await signInWith(person, wrong(code)))).toEqual(invalid);
    expect(answered(await signInWith(person, code))).toEqual(invalid);
    expect(answered(await signInWith(person, code))).toEqual(invalid);
    expect(await person.isSignedIn()).toBe(false);
  });

  test("fifty at once are five tries as well", { tags: "trial" }, async () => {
    const { person, code } = await forgetful();
    await forgetLimits(t);
    const answers = await Promise.all(Array.from({ length: 50 }, () => signInWith(person, wrong(code))));
    expect(answers.every((answer) => answer.statusCode === 400)).toBe(true);
    expect(answered(await signInWith(person, code))).toEqual(invalid);
  });

  test("the right code many times at once opens one session", async () => {
    const { person, code } = await forgetful();
    await forgetLimits(t);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signInWith(person, code)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answered(await signInWith(person, code))).toEqual(invalid);
  });

  test("after ten minutes it opens nothing", async () => {
    const { person, code } = await forgetful();
    await asAdmin(t.adminUrl, (client) => client.query("update mailed_codes set expires_at = now()"));
    expect(answered(await signInWith(person, code))).toEqual(invalid);
  });

  test("a newer code takes the place of the one before, and brings no tries to it", async () => {
    const { person, code } = await forgetful();
    await forgetLimits(t);
    await sendCode(person);
    const newer = await person.mailedCode();
    if (newer !== code) expect(answered(await signInWith(person, code))).toEqual(invalid);
    expect((await signInWith(person, newer)).statusCode).toBe(200);
    expect(answered(await signInWith(person, code))).toEqual(invalid);
  });

  test("it belongs to one address and one purpose", async () => {
    const { person, code } = await forgetful();
    const other = await createSignedUp(t);
    const stranger = createPerson(t, other.email);
    expect(answered(await signInWith(stranger, code))).toEqual(invalid);
    const reset = await person.request("POST", "/api/v1/account/password-reset", {
      token: code.padEnd(20, "0"),
      newPassword: "a new fine password",
    });
    expect(reset.json().fields).toEqual({ token: "tokenInvalid" });
  });

  test("the database keeps neither the code nor a hash that could be reversed by trying", async () => {
    const { person, code } = await forgetful();
    const rows = await readRows<{ code_hash: string }>(
      t.adminUrl,
      `select mailed_codes.* from mailed_codes join "user" on "user".id = user_id where email = $1`,
      [person.email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

const took = async (ask: () => Promise<unknown>): Promise<number> => {
  const begunMs = performance.now();
  await ask();
  return performance.now() - begunMs;
};

describe("what the mailed code tells strangers", () => {
  test("the same for any address, at every step", async () => {
    const known = (await forgetful()).person;
    const unknown = createPerson(t);
    await sendCode(unknown);
    await forgetLimits(t);
    const [sentKnown, sentUnknown] = [await sendCode(known), await sendCode(unknown)];
    expect([sentKnown.statusCode, sentKnown.body]).toEqual([sentUnknown.statusCode, sentUnknown.body]);
    expect(Object.keys(sentKnown.headers)).toEqual(Object.keys(sentUnknown.headers));
    const code = await known.mailedCode();
    for (let tries = 0; tries < 7; tries++) {
      const [one, other] = [await signInWith(known, wrong(code)), await signInWith(unknown, wrong(code))];
      expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body]);
      expect(Object.keys(one.headers)).toEqual(Object.keys(other.headers));
    }
  });

  test("nothing by the time it takes", async () => {
    const { person, owner } = await forgetful();
    const slow = await createTestApp({ databaseUrl: t.adminUrl, uniformAnswerMs });
    const [known, unknown, ownerThere] = [
      createPerson(slow, person.email),
      createPerson(slow),
      createPerson(slow, owner.email),
    ];
    const signUp = (person: AccountPerson) =>
      person.auth("/sign-up/email", { name: "Ana", email: person.email, password: "a fine long password" });
    for (const ask of [() => signInWith(known, "x"), () => signInWith(unknown, "x")]) {
      expect(await took(ask)).toBeGreaterThan(uniformAnswerMs - 5);
    }
    for (const ask of [() => signUp(ownerThere), () => signUp(unknown)]) {
      expect(await took(ask)).toBeGreaterThan(uniformAnswerMs - 5);
    }
    await slow.close();
  });

  test("one code a minute, a few an hour, for unknown addresses alike", async () => {
    const { person } = await forgetful();
    const unknown = createPerson(t);
    await sendCode(unknown);
    const [one, other] = [await sendAgain(person), await sendAgain(unknown)];
    expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body]);
    expect(one.statusCode).toBe(429);
    expect(Number(one.headers["retry-after"])).toBeLessThanOrEqual(60);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update rate_limits set hits = 5 where key like $1", [`%for ${unknown.email} from % in 3600 s`]),
    );
    await asAdmin(t.adminUrl, (client) => client.query("delete from rate_limits where key like '% in 60 s'"));
    expect((await sendCode(unknown)).statusCode).toBe(429);
    const { providers, codeResendSeconds } = (await person.request("GET", "/api/v1/auth-options")).json();
    expect({ providers, codeResendSeconds }).toEqual({ providers: [], codeResendSeconds: 60 });
  });

  test.each([{}, { email: 5 }, { email: "a@example.com", type: "email-verification" }, { email: "a\0@example.com" }])(
    "%j is refused",
    async (body) => {
      const answer = await createPerson(t).auth("/email-otp/send-verification-otp", body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid-input"]);
    },
  );
});
