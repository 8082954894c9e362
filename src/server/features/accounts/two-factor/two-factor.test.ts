import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "../../../platform/project-folder.ts";
import { openTestApp } from "../../../testing/apps/test-app.ts";
import { type AccountPerson, createPerson, createSignedUp } from "../../../testing/builders/account-person.ts";
import { openEvents } from "../../../testing/open-events.ts";
import { mailedToken, queuedMails } from "../../../testing/queued-mails.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { totpCode } from "../../../testing/totp.ts";

const t = await openTestApp();
const origin = await t.app.listen({ host: "127.0.0.1", port: 0 });

const signIn = (person: AccountPerson, password = person.password) =>
  person.auth("/sign-in/email", { email: person.email, password });
const verify = (person: AccountPerson, code: string) => person.auth("/two-factor/verify-totp", { code });
const recover = (person: AccountPerson, code: string) => person.auth("/two-factor/verify-backup-code", { code });

const protectedPerson = async () => {
  const owner = await createSignedUp(t);
  const { totpURI, backupCodes } = (await owner.auth("/two-factor/enable", { password: owner.password })).json();
  const confirmed = await owner.auth("/two-factor/confirm", { code: totpCode(totpURI) });
  expect(confirmed.statusCode).toBe(200);
  return { owner, uri: totpURI as string, recoveryCodes: backupCodes as string[] };
};

/** The first step done in a browser of its own. */
const challenged = async (owner: AccountPerson) => {
  const person = createPerson(t, owner.email);
  const answer = await signIn(person);
  expect([answer.statusCode, answer.json()]).toEqual([200, { twoFactorRedirect: true, twoFactorMethods: ["totp"] }]);
  expect(await person.isSignedIn()).toBe(false);
  return person;
};

/** Another one than the code that turned it on, which is used. */
const nextCode = (uri: string) => totpCode(uri, 1);

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe("turning two-factor sign-in on", () => {
  test("asks for the password, shows what the app needs, and counts once a code was right", async () => {
    const ada = await createSignedUp(t);
    for (const body of [{ password: "wrong password" }, { password: "" }]) {
      const refused = await ada.auth("/two-factor/enable", body);
      expect([refused.statusCode, refused.json().code]).toEqual([400, "INVALID_PASSWORD"]);
    }
    const answer = await ada.auth("/two-factor/enable", { password: ada.password });
    const { totpURI, backupCodes } = answer.json();
    expect(totpURI).toMatch(/^otpauth:\/\/totp\/Daybook:.+\?secret=[A-Z2-7]+&issuer=Daybook/);
    expect(new Set(backupCodes).size).toBe(10);

    expect((await ada.request("GET", "/api/v1/account")).json()).toMatchObject({ twoFactorEnabled: false });
    expect((await signIn(createPerson(t, ada.email))).json().twoFactorRedirect).toBeUndefined();
    expect((await ada.auth("/two-factor/confirm", { code: wrong(totpCode(totpURI)) })).statusCode).toBe(401);

    const before = ada.cookies();
    const code = totpCode(totpURI);
    expect((await ada.auth("/two-factor/confirm", { code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(
      200,
    );
    expect(ada.cookies()).not.toBe(before);
    expect(await ada.isSignedIn()).toBe(true);
    expect((await ada.request("GET", "/api/v1/account")).json()).toMatchObject({ twoFactorEnabled: true });
    const mails = await queuedMails(t.adminUrl, ada.email);
    expect(mails.at(-1)?.mail).toEqual({
      kind: "twoFactorEnabled",
      name: "Ada Barber",
      replyTo: "support@example.com",
    });
    expect((await ada.auth("/two-factor/enable", { password: ada.password })).statusCode).toBe(400);
  });

  test("neither the secret nor the recovery codes are kept as they are", async () => {
    const { owner, uri, recoveryCodes } = await protectedPerson();
    const kept = JSON.stringify(
      await readRows(
        t.adminUrl,
        `select two_factor.* from two_factor join "user" on "user".id = user_id where email = $1`,
        [owner.email],
      ),
    );
    expect(kept).not.toContain(new URL(uri).searchParams.get("secret"));
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
  });

  test.each(["/two-factor/enable", "/two-factor/disable", "/two-factor/generate-backup-codes"])(
    "%s is for someone signed in",
    async (path) => {
      const answer = await createPerson(t).auth(path, { password: "a fine long password" });
      expect([answer.statusCode, answer.json().code]).toEqual([401, "signed-out"]);
    },
  );
});

describe("signing in with two factors", () => {
  test("is noted when both steps are done, not before", async () => {
    const { owner, uri } = await protectedPerson();
    const lastSignIn = async () =>
      (
        await readRows<{ at: string }>(t.adminUrl, `select last_sign_in_at::text as at from "user" where email = $1`, [
          owner.email,
        ])
      )[0]?.at;
    const before = await lastSignIn();
    const person = await challenged(owner);
    expect(await lastSignIn()).toBe(before);
    await verify(person, nextCode(uri));
    expect(await lastSignIn()).not.toBe(before);
  });

  test("needs a code of the app; the first step alone opens nothing", async () => {
    const { owner, uri } = await protectedPerson();
    const person = await challenged(owner);
    const answer = await verify(person, nextCode(uri));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/"token"/);
    expect(await person.isSignedIn()).toBe(true);
    expect((await person.request("GET", "/api/v1/account")).json()).toMatchObject({ asksPassword: true });
  });

  test("a code works once, though it stays right for a while", async () => {
    const { owner, uri } = await protectedPerson();
    const code = nextCode(uri);
    const people = [await challenged(owner), await challenged(owner), await challenged(owner)];
    const answers = await Promise.all(people.map((person) => verify(person, code)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401, 401]);
    const signedIn = await Promise.all(people.map((person) => person.isSignedIn()));
    expect(signedIn.filter(Boolean)).toHaveLength(1);
    const late = await challenged(owner);
    const replayed = await verify(late, code);
    expect([replayed.statusCode, replayed.json().code]).toEqual([401, "INVALID_CODE"]);
    expect(await late.isSignedIn()).toBe(false);
  });

  test("five tries, then it starts over; the right code comes too late", async () => {
    const { owner, uri } = await protectedPerson();
    const person = await challenged(owner);
    for (let tries = 0; tries < 5; tries++) expect((await verify(person, wrong(nextCode(uri)))).statusCode).toBe(401);
    expect((await verify(person, nextCode(uri))).statusCode).toBe(400);
    expect((await verify(person, nextCode(uri))).statusCode).toBe(401);
    expect(await person.isSignedIn()).toBe(false);
  });

  test("many at once don't give more tries, and leave no lock behind", async () => {
    const { owner, uri } = await protectedPerson();
    const person = await challenged(owner);
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(person, wrong(nextCode(uri)))));
    expect(answers.filter((answer) => answer.statusCode !== 429).length).toBeLessThanOrEqual(10);
    expect((await verify(person, nextCode(uri))).statusCode).not.toBe(200);
    expect((await verify(await challenged(owner), nextCode(uri))).statusCode).toBe(200);
  });

  test("the code that turned it on opens nothing afterwards", async () => {
    const owner = await createSignedUp(t);
    const { totpURI } = (await owner.auth("/two-factor/enable", { password: owner.password })).json();
    const code = totpCode(totpURI);
    await owner.auth("/two-factor/confirm", { code });
    const answer = await verify(await challenged(owner), code);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "INVALID_CODE"]);
    expect((await verify(await challenged(owner), totpCode(totpURI, 1))).statusCode).toBe(200);
  });

  test("a recovery code many times at once opens one session", async () => {
    const { owner, recoveryCodes } = await protectedPerson();
    const people = await Promise.all(Array.from({ length: 4 }, () => challenged(owner)));
    const answers = await Promise.all(people.map((person) => recover(person, recoveryCodes[0] ?? "")));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  test("each recovery code opens one session", async () => {
    const { owner, recoveryCodes } = await protectedPerson();
    const [first = "", second = ""] = recoveryCodes;
    const person = await challenged(owner);
    expect((await recover(person, first)).statusCode).toBe(200);
    expect(await person.isSignedIn()).toBe(true);
    expect((await recover(await challenged(owner), first)).statusCode).toBe(401);
    expect((await recover(await challenged(owner), second)).statusCode).toBe(200);

    const { backupCodes } = (
      await owner.auth("/two-factor/generate-backup-codes", { password: owner.password })
    ).json();
    expect((await recover(await challenged(owner), recoveryCodes[2] ?? "")).statusCode).toBe(401);
    expect((await recover(await challenged(owner), backupCodes[0])).statusCode).toBe(200);
  });

  test("a mailed code is a first step as well, and is remembered over the second", async () => {
    const { owner, uri } = await protectedPerson();
    const person = createPerson(t, owner.email);
    await person.auth("/email-otp/send-verification-otp", { email: person.email });
    const otp = await person.mailedCode();
    const answer = await person.auth("/sign-in/email-otp", { email: person.email, otp });
    expect(answer.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ["totp"] });
    expect(await person.isSignedIn()).toBe(false);
    expect((await verify(person, nextCode(uri))).statusCode).toBe(200);
    expect((await person.request("GET", "/api/v1/account")).json()).toMatchObject({ asksPassword: false });
  });

  test("a link to a new password opens no session", async () => {
    const { owner } = await protectedPerson();
    const person = createPerson(t, owner.email);
    await person.request("POST", "/api/v1/account/password-reset-mail", { email: person.email });
    const token = await mailedToken(t.adminUrl, person.email);
    const newPassword = "another fine password";
    await person.request("POST", "/api/v1/account/password-reset", { token, newPassword });
    expect((await signIn(person, newPassword)).json()).toMatchObject({ twoFactorRedirect: true });
    expect(await person.isSignedIn()).toBe(false);
  });

  test("another owner's session and code don't complete the second step", async () => {
    const { owner, uri } = await protectedPerson();
    const other = await protectedPerson();
    const person = await challenged(owner);
    const cookie = `${person.cookies()}; ${other.owner.cookies()}`;
    const answer = await person.auth("/two-factor/verify-totp", { code: totpCode(other.uri) }, { cookie });
    expect(answer.statusCode).toBe(401);
    expect((await verify(person, nextCode(uri))).statusCode).toBe(200);
  });
});

describe("the owner is notified of each change by mail, and it is in the log", () => {
  const heard = async ({ email }: AccountPerson) => (await queuedMails(t.adminUrl, email)).map(({ mail }) => mail.kind);
  const logged = async ({ email }: AccountPerson) => {
    const rows = await readRows<{ action: string }>(
      t.adminUrl,
      `select action from audit_log join "user" on "user".id = user_id where email = $1 order by audit_log.id`,
      [email],
    );
    return rows.map(({ action }) => action);
  };

  test("a recovery code used, new ones made, turned off", async () => {
    const { owner, recoveryCodes } = await protectedPerson();
    await recover(await challenged(owner), recoveryCodes[0] ?? "");
    await owner.auth("/two-factor/generate-backup-codes", { password: owner.password });
    await owner.auth("/two-factor/disable", { password: owner.password });
    const notices = ["twoFactorEnabled", "recoveryCodeUsed", "recoveryCodesRenewed", "twoFactorDisabled"];
    expect(await heard(owner)).toEqual(["verifyEmail", ...notices]);
    expect(await logged(owner)).toEqual([
      ...["account.two-factor-on", "account.recovery-code-used"],
      ...["account.recovery-codes-renewed", "account.two-factor-off"],
    ]);
  });

  test("an attempt that changes nothing sends no mail", async () => {
    const { owner, uri, recoveryCodes } = await protectedPerson();
    const { password } = owner;
    const before = await heard(owner);
    for (const path of ["/two-factor/disable", "/two-factor/generate-backup-codes", "/two-factor/enable"])
      await owner.auth(path, { password: "wrong password" });
    await recover(await challenged(owner), `${recoveryCodes[0]}x`);
    await verify(await challenged(owner), nextCode(uri));
    expect(await heard(owner)).toEqual(before);

    const plain = await createSignedUp(t);
    for (const path of ["/two-factor/disable", "/two-factor/generate-backup-codes", "/two-factor/enable"])
      await plain.auth(path, { password });
    expect(await heard(plain)).toEqual(["verifyEmail"]);
  });
});

test("turning it off asks for the password; from then on the password is enough", async () => {
  const { owner } = await protectedPerson();
  const stream = await openEvents(origin, owner.cookies());
  await stream.wait("event: ready");
  expect((await owner.auth("/two-factor/disable", { password: "wrong password" })).statusCode).toBe(400);
  expect((await owner.auth("/two-factor/disable", { password: owner.password })).statusCode).toBe(200);
  expect(await owner.isSignedIn()).toBe(true);
  // The session is another one now, so the page opens its stream again.
  await stream.wait("event: signed-out", 2_000);
  const person = createPerson(t, owner.email);
  await signIn(person);
  expect(await person.isSignedIn()).toBe(true);
  expect(
    await readRows(t.adminUrl, `select 1 from two_factor join "user" on "user".id = user_id where email = $1`, [
      owner.email,
    ]),
  ).toEqual([]);
});

test("after AUTH_SECRET was lost, the statements of operate.md let owners in and turn it on again", async () => {
  const { owner } = await protectedPerson();
  await readRows(t.adminUrl, "update two_factor set secret = 'of another AUTH_SECRET'");
  const guide = readFileSync(join(projectFolder, "docs/operate.md"), "utf8");
  const [, statements = ""] = /^## Changing a secret$[\s\S]*?^```sql\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  await readRows(t.adminUrl, statements);
  const person = createPerson(t, owner.email);
  await signIn(person);
  expect(await person.isSignedIn()).toBe(true);
  const { totpURI } = (await person.auth("/two-factor/enable", { password: owner.password })).json();
  expect((await person.auth("/two-factor/confirm", { code: totpCode(totpURI) })).statusCode).toBe(200);
});
