import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import {
  type AccountPerson,
  createPerson,
  createSignedUp,
  forgetLimits,
} from "../../../testing/builders/account-person.ts";
import { openEvents } from "../../../testing/open-events.ts";
import { mailedToken, queuedMails } from "../../../testing/queued-mails.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

const t = await openTestApp();
const origin = await t.app.listen({ host: "127.0.0.1", port: 0 });

const newPassword = "another fine password";

const signIn = (person: AccountPerson, password = person.password) =>
  person.auth("/sign-in/email", { email: person.email, password });
const change = (person: AccountPerson, body: object) => person.request("PUT", "/api/v1/account/password", body);
const askForLink = (person: AccountPerson, headers = {}) =>
  person.request("POST", "/api/v1/account/password-reset-mail", { email: person.email }, headers);
const reset = (person: AccountPerson, token: string, password = newPassword) =>
  person.request("POST", "/api/v1/account/password-reset", { token, newPassword: password });
const kindsOf = async (email: string) => (await queuedMails(t.adminUrl, email)).map(({ mail }) => mail.kind);

/** The same account in a second browser. */
const elsewhere = async (person: AccountPerson) => {
  const other = createPerson(t, person.email);
  await signIn(other);
  return other;
};

/** A new session waits for the lock that the test holds. */
const holdUpNewSessions = (on: boolean) =>
  asAdmin(t.adminUrl, (client) =>
    client.query(
      on
        ? `create function hold_up() returns trigger language plpgsql
             as $$ begin perform pg_advisory_xact_lock(4711); return new; end $$;
           create trigger hold_up before insert on session for each row execute function hold_up()`
        : "drop function hold_up cascade",
    ),
  );
const waitingForLock = () =>
  readRows(t.adminUrl, "select 1 from pg_locks where locktype = 'advisory' and objid = 4711 and not granted");

describe("changing the password", () => {
  test("with the current one: the other sessions end at once, their event streams too", async () => {
    const ada = await createSignedUp(t);
    const other = await elsewhere(ada);
    const stream = await openEvents(origin, other.cookies());
    await stream.wait("event: ready");
    const answer = await change(ada, { currentPassword: ada.password, newPassword });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(await other.isSignedIn()).toBe(false);
    await stream.wait("event: signed-out", 2_000);
    expect(await ada.isSignedIn()).toBe(true);
    expect((await signIn(other)).statusCode).toBe(401);
    expect((await signIn(other, newPassword)).statusCode).toBe(200);
    expect(await kindsOf(ada.email)).toEqual(["verifyEmail", "passwordChanged"]);
  });

  test.each([
    [{ newPassword }, { currentPassword: "passwordRequired" }],
    [{ currentPassword: "wrong password", newPassword }, { currentPassword: "passwordWrong" }],
    [{ currentPassword: "", newPassword }, { currentPassword: "passwordWrong" }],
    [{ currentPassword: "a fine long password", newPassword: "12345" }, { newPassword: "passwordTooShort" }],
    [{ currentPassword: "a fine long password", newPassword: "x".repeat(129) }, { newPassword: "passwordTooLong" }],
    [{ currentPassword: "a fine long password", newPassword: "qwerty123" }, { newPassword: "passwordCommon" }],
    [{ currentPassword: "a fine long password", newPassword: "AdaBarber1" }, { newPassword: "passwordOwnWords" }],
    [
      { currentPassword: "a fine long password", newPassword: "fine\u0007password" },
      { newPassword: "controlCharacters" },
    ],
  ])("%j is refused: %j", async (body, fields) => {
    const ada = await createSignedUp(t);
    const other = await elsewhere(ada);
    const answer = await change(ada, body);
    expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([400, "invalid-input", fields]);
    expect(await other.isSignedIn()).toBe(true);
    expect((await signIn(other)).statusCode).toBe(200);
    expect(await kindsOf(ada.email)).toEqual(["verifyEmail"]);
  });

  test("someone who sits at an open browser can't guess for long", async () => {
    const ada = await createSignedUp(t);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      statuses.push((await change(ada, { currentPassword: `guess ${tries}`, newPassword })).statusCode);
    }
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
    // Whatever asks for the password counts with it.
    await asAdmin(t.adminUrl, (client) =>
      client.query("delete from rate_limits where key not like 'password in session %'"),
    );
    const body = { currentPassword: ada.password, confirm: true };
    expect((await ada.request("POST", "/api/v1/account/delete", body)).statusCode).toBe(429);
    expect((await ada.auth("/two-factor/enable", { password: ada.password })).statusCode).toBe(429);
  });

  test("a sign-in with the old password that is under way opens nothing", async () => {
    const ada = await createSignedUp(t);
    const late = createPerson(t, ada.email);
    let signingIn: ReturnType<typeof signIn> | undefined;
    await asAdmin(t.adminUrl, async (client) => {
      await client.query("begin");
      await client.query("select pg_advisory_xact_lock(4711)");
      await holdUpNewSessions(true);
      signingIn = signIn(late);
      await waitUntil("the sign-in waits", async () => (await waitingForLock()).length > 0);
      expect((await change(ada, { currentPassword: ada.password, newPassword })).statusCode).toBe(204);
      await client.query("commit");
    });
    const answer = await signingIn;
    await holdUpNewSessions(false);
    expect([answer?.statusCode, answer?.json().code]).toEqual([401, "INVALID_EMAIL_OR_PASSWORD"]);
    expect(answer?.headers["set-cookie"]).toBeUndefined();
    const sessions = await readRows(
      t.adminUrl,
      `select 1 from session join "user" on "user".id = user_id where email = $1`,
      [ada.email],
    );
    expect(sessions).toHaveLength(1);
    expect(await ada.isSignedIn()).toBe(true);
  });

  test("ends the links and codes that were on their way", async () => {
    const ada = await createSignedUp(t);
    await askForLink(ada);
    const token = await mailedToken(t.adminUrl, ada.email);
    await ada.auth("/email-otp/send-verification-otp", { email: ada.email });
    const otp = await ada.mailedCode();
    await change(ada, { currentPassword: ada.password, newPassword });
    const thief = createPerson(t, ada.email);
    expect((await reset(thief, token)).json().fields).toEqual({ token: "tokenInvalid" });
    expect((await thief.auth("/sign-in/email-otp", { email: ada.email, otp })).statusCode).toBe(400);
  });
});

describe("a password reset by a mailed link", () => {
  test("every session ends, the old password too", async () => {
    const ada = await createSignedUp(t);
    const other = createPerson(t, ada.email);
    expect((await askForLink(other)).statusCode).toBe(204);
    const mail = (await queuedMails(t.adminUrl, ada.email)).at(-1)?.mail;
    expect(mail).toMatchObject({ kind: "passwordReset", name: "Ada Barber" });
    expect(mail).toMatchObject({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/),
    });
    const answer = await reset(other, await mailedToken(t.adminUrl, ada.email));
    expect(answer.statusCode).toBe(204);
    expect(String(answer.headers["set-cookie"])).toMatch(/^daybook\.device=/);
    expect(await ada.isSignedIn()).toBe(false);
    expect((await signIn(ada)).statusCode).toBe(401);
    expect((await signIn(ada, newPassword)).statusCode).toBe(200);
    expect(await kindsOf(ada.email)).toEqual(["verifyEmail", "passwordReset", "passwordChanged"]);
  });

  test("works once, even when used several times at once; a password that can't be taken doesn't cost it", async () => {
    const ada = await createSignedUp(t);
    await askForLink(ada);
    const token = await mailedToken(t.adminUrl, ada.email);
    for (const [weak, code] of [
      ["12345", "passwordTooShort"],
      ["password1", "passwordCommon"],
      [ada.email, "passwordOwnWords"],
    ] as const) {
      expect((await reset(ada, token, weak)).json().fields).toEqual({ newPassword: code });
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(ada, token)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400, 400, 400, 400]);
    expect((await reset(ada, token)).json().fields).toEqual({ token: "tokenInvalid" });
  });

  test("an hour later it is too old; a changed or made-up one is none", async () => {
    const ada = await createSignedUp(t);
    await askForLink(ada);
    const token = await mailedToken(t.adminUrl, ada.email);
    const changed = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    expect((await reset(ada, changed)).json().fields).toEqual({ token: "tokenInvalid" });
    await asAdmin(t.adminUrl, (client) => client.query("update verification set expires_at = now()"));
    expect((await reset(ada, token)).json().fields).toEqual({ token: "tokenInvalid" });
    expect((await signIn(ada)).statusCode).toBe(200);
  });

  test("the token isn't kept as it is", async () => {
    const ada = await createSignedUp(t);
    await askForLink(ada);
    const token = await mailedToken(t.adminUrl, ada.email);
    await asAdmin(t.adminUrl, async (client) => {
      const { rows } = await client.query("select identifier || value as kept from verification");
      for (const { kept } of rows) expect(kept).not.toContain(token);
    });
  });

  test("it proves the mailbox of a sign-up that was never verified", async () => {
    const squatter = createPerson(t);
    const { email, password } = squatter;
    await squatter.auth("/sign-up/email", { name: "Eve", email, password });
    const ada = createPerson(t, email);
    await askForLink(ada);
    await reset(ada, await mailedToken(t.adminUrl, ada.email));
    expect((await signIn(squatter)).statusCode).toBe(401);
    expect((await signIn(ada, newPassword)).statusCode).toBe(200);
  });

  test("asking says the same for any address, and leads to the configured site alone", async () => {
    const ada = await createSignedUp(t);
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const known = await askForLink(createPerson(t, ada.email), headers);
    const nobody = createPerson(t);
    const unknown = await askForLink(nobody, headers);
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    expect(await kindsOf(nobody.email)).toEqual([]);
    expect(JSON.stringify(await queuedMails(t.adminUrl, ada.email))).not.toContain("evil");
  });

  test("fifteen an hour per address, however it is spelled and whether or not it has an account", async () => {
    await forgetLimits(t);
    const ada = await createSignedUp(t);
    const nobody = createPerson(t);
    for (const { email } of [ada, nobody]) {
      const statuses: number[] = [];
      for (let asked = 0; asked < 17; asked++) {
        const spelled = createPerson(t, asked % 2 ? ` ${email.toUpperCase()} ` : email);
        statuses.push((await askForLink(spelled)).statusCode);
      }
      expect(statuses.slice(-2)).toEqual([429, 429]);
      expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(15);
    }
  });
});

test.each(["password1", "Qwerty123!", "daybook2027", "111111", "trustno1", "mustang99!", "P@ssw0rd"])(
  "nobody signs up with the password %s",
  async (password) => {
    const person = createPerson(t);
    const answer = await person.auth("/sign-up/email", { name: "Ada Barber", email: person.email, password });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "PASSWORD_TOO_COMMON"]);
    expect(await kindsOf(person.email)).toEqual([]);
  },
);

test("signing in gives a session of one's own: a cookie someone else put there isn't taken over", async () => {
  const [attacker, ada] = [await createSignedUp(t), await createSignedUp(t)];
  const planted = attacker.cookies();
  const victim = createPerson(t, ada.email);
  const answer = await victim.auth("/sign-in/email", { email: ada.email, password: ada.password }, { cookie: planted });
  expect(answer.statusCode).toBe(200);
  expect(victim.cookies()).not.toBe("");
  expect(victim.cookies()).not.toBe(planted);
  const me = async (person: AccountPerson) => (await person.request("GET", "/api/v1/me")).json().user.email;
  expect([await me(victim), await me(attacker)]).toEqual([ada.email, attacker.email]);
  const again = createPerson(t, ada.email);
  await signIn(again);
  expect(again.cookies()).not.toBe(victim.cookies());
});

test.each(["ada barber", "AdaBarber!", "Barber2027"])("nobody signs up with their own name: %s", async (password) => {
  const person = createPerson(t);
  const answer = await person.auth("/sign-up/email", { name: "Ada Barber", email: person.email, password });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "PASSWORD_OWN_WORDS"]);
});

test("the business's name isn't a password for its owner", async () => {
  const ada = await createSignedUp(t);
  await asAdmin(t.adminUrl, (client) =>
    client.query(
      `update user_profiles set company_name = 'Hair Affair' where user_id = (select id from "user" where email = $1)`,
      [ada.email],
    ),
  );
  const answer = await change(ada, { currentPassword: ada.password, newPassword: "hair-affair1" });
  expect(answer.json().fields).toEqual({ newPassword: "passwordOwnWords" });
});

test.each([
  ["a number", "whatsapp_phone_numbers (user_id, business_name, phone_number, is_active)", "'+15550100077', false"],
  ["a setup that failed", "sender_registrations (user_id, business_name, status, created_at)", "'failed', now()"],
])("the name that clients saw isn't a password either: %s", async (_, columns, rest) => {
  const ada = await createSignedUp(t);
  await asAdmin(t.adminUrl, (client) =>
    client.query(`insert into ${columns} select id, 'Corner Cuts', ${rest} from "user" where email = $1`, [ada.email]),
  );
  const refused = { newPassword: "passwordOwnWords" };
  const changed = await change(ada, { currentPassword: ada.password, newPassword: "CornerCuts1!" });
  expect(changed.json().fields).toEqual(refused);
  await askForLink(ada);
  expect((await reset(ada, await mailedToken(t.adminUrl, ada.email), "cuts-corner")).json().fields).toEqual(refused);
});

test("a link can be asked about without spending it", async () => {
  const ada = await createSignedUp(t);
  await askForLink(ada);
  const token = await mailedToken(t.adminUrl, ada.email);
  const check = async (each: string) =>
    (await ada.request("POST", "/api/v1/account/password-reset/check", { token: each })).json().isValid;
  const made = "a-token-that-nobody-was-sent";
  expect([await check(token), await check(token), await check(made)]).toEqual([true, true, false]);
  const malformed = await ada.request("POST", "/api/v1/account/password-reset/check", { token: "made up" });
  expect(malformed.json().fields).toEqual({ token: "tokenInvalid" });
  await reset(ada, token);
  expect(await check(token)).toBe(false);
});
