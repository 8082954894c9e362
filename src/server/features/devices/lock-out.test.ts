import { beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import {
  type AccountPerson,
  createPerson,
  createSignedUp,
  forgetLimits,
} from "../../testing/builders/account-person.ts";
import { mailedToken } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";
import { totpCode } from "../../testing/totp.ts";

const t = await openTestApp();

beforeEach(() => forgetLimits(t));

const signIn = (person: AccountPerson, password = person.password) =>
  person.auth("/sign-in/email", { email: person.email, password });
const guess = async (person: AccountPerson, times: number) => {
  for (let tried = 0; tried < times; tried++) await signIn(person, `guess ${tried}`);
};
/** As if strangers had tried so often within this hour; without a number, more often than they may. */
const useUp = (key: string, hits = 1_000) =>
  asAdmin(t.adminUrl, (client) =>
    client.query(
      `insert into rate_limits (key, window_start, hits) values ($1, now(), $2)
       on conflict (key) do update set hits = $2`,
      [key, hits],
    ),
  );
const sendCode = (person: AccountPerson) => person.auth("/email-otp/send-verification-otp", { email: person.email });

describe("guesses at the password", () => {
  test("a stranger's guesses stop the stranger, not the owner, wherever the owner is", async () => {
    const owner = await createSignedUp(t);
    const stranger = createPerson(t, owner.email);
    await guess(stranger, 10);
    expect((await signIn(stranger)).statusCode).toBe(429);
    expect((await signIn(createPerson(t, owner.email))).statusCode).toBe(200);
    expect((await signIn(owner)).statusCode).toBe(200);
  });

  test("strangers over many networks together get no more; a browser known to the account has its own tries", async () => {
    const owner = await createSignedUp(t);
    await useUp(`/sign-in/email for ${owner.email}`);
    expect((await signIn(createPerson(t, owner.email))).statusCode).toBe(429);
    expect((await signIn(owner)).statusCode).toBe(200);
    await guess(owner, 9);
    expect((await signIn(owner)).statusCode).toBe(429);
  });

  test("signing in to one's own account makes nobody known to another's", async () => {
    const [owner, stranger] = [await createSignedUp(t), await createSignedUp(t)];
    await useUp(`/sign-in/email for ${owner.email}`);
    const answer = await stranger.auth("/sign-in/email", { email: owner.email, password: owner.password });
    expect(answer.statusCode).toBe(429);
  });

  test("a changed cookie is none of ours", async () => {
    const owner = await createSignedUp(t);
    await useUp(`/sign-in/email for ${owner.email}`);
    const [device = ""] = owner.cookies().match(/daybook\.device=[^;]+/) ?? [];
    expect(device).not.toBe("");
    const forged = device.replace(/.$/, (last) => (last === "A" ? "B" : "A")).replace(/=(.)/, "=x$1");
    const answer = await createPerson(t, owner.email).auth(
      "/sign-in/email",
      { email: owner.email, password: owner.password },
      { cookie: forged },
    );
    expect(answer.statusCode).toBe(429);
  });

  test("a mailed link helps at once, in a browser nobody knows", async () => {
    const owner = await createSignedUp(t);
    await useUp(`/sign-in/email for ${owner.email}`);
    const person = createPerson(t, owner.email);
    await person.request("POST", "/api/v1/account/password-reset-mail", { email: person.email });
    const token = await mailedToken(t.adminUrl, person.email);
    const newPassword = "another fine password";
    await person.request("POST", "/api/v1/account/password-reset", { token, newPassword });
    expect((await signIn(person, newPassword)).statusCode).toBe(200);
  });

  test("an account remembers ten browsers", async () => {
    const owner = await createSignedUp(t);
    const browsers = Array.from({ length: 11 }, () => createPerson(t, owner.email));
    for (const browser of browsers) await signIn(browser);
    await useUp(`/sign-in/email for ${owner.email}`);
    expect((await signIn(owner)).statusCode).toBe(429);
    expect((await signIn(browsers[1] as AccountPerson)).statusCode).toBe(200);
  });
});

describe("guesses at the mailed code", () => {
  test("isn't used up by strangers' tries, and isn't replaced by their codes", async () => {
    const owner = await createSignedUp(t);
    const [person, stranger] = [createPerson(t, owner.email), createPerson(t, owner.email)];
    await sendCode(person);
    const code = await person.mailedCode();
    await sendCode(stranger);
    for (let tried = 0; tried < 8; tried++) {
      await stranger.auth("/sign-in/email-otp", { email: owner.email, otp: "000000" });
      await createPerson(t, owner.email).auth("/sign-in/email-otp", { email: owner.email, otp: "000000" });
    }
    const answer = await person.auth("/sign-in/email-otp", { email: owner.email, otp: code });
    expect(answer.statusCode).toBe(200);
  });

  test("works in the browser that asked for it alone", async () => {
    const owner = await createSignedUp(t);
    const person = createPerson(t, owner.email);
    await sendCode(person);
    const otp = await person.mailedCode();
    const answer = await createPerson(t, owner.email).auth("/sign-in/email-otp", { email: owner.email, otp });
    expect(answer.statusCode).toBe(400);
  });

  test("can be asked for in a known browser when strangers have asked too often", async () => {
    const owner = await createSignedUp(t);
    await useUp(`/email-otp/send-verification-otp for ${owner.email}`);
    expect((await sendCode(createPerson(t, owner.email))).statusCode).toBe(429);
    expect((await sendCode(owner)).statusCode).toBe(200);
  });
});

describe("what strangers over many networks share in an hour", () => {
  const wrong = "not the password";
  test.each<[string, number, (person: AccountPerson) => ReturnType<AccountPerson["auth"]>]>([
    ["/sign-in/email", 60, (person) => signIn(person, wrong)],
    ["/email-otp/send-verification-otp", 4, sendCode],
    ["/send-verification-email", 15, (person) => person.auth("/send-verification-email", { email: person.email })],
    [
      "password-reset-mail",
      15,
      (person) => person.request("POST", "/api/v1/account/password-reset-mail", { email: person.email }),
    ],
  ])("%s: %i, and not one more", async (what, limit, attempt) => {
    const owner = await createSignedUp(t);
    await useUp(`${what} for ${owner.email}`, limit - 1);
    expect((await attempt(createPerson(t, owner.email))).statusCode).not.toBe(429);
    expect((await attempt(createPerson(t, owner.email))).statusCode).toBe(429);
  });
});

describe("guesses at the second factor", () => {
  const createProtected = async () => {
    const owner = await createSignedUp(t);
    const { totpURI } = (await owner.auth("/two-factor/enable", { password: owner.password })).json();
    await owner.auth("/two-factor/confirm", { code: totpCode(totpURI) });
    return { owner, totpURI };
  };
  const verify = (person: AccountPerson, code: string, headers?: object) =>
    person.auth("/two-factor/verify-totp", { code }, headers);
  const idOf = async ({ email }: AccountPerson): Promise<string> =>
    (await readRows<{ id: string }>(t.adminUrl, 'select id from "user" where email = $1', [email]))[0]?.id ?? "";

  test("someone with the password can't use up the owner's tries", async () => {
    const { owner, totpURI } = await createProtected();
    const stranger = createPerson(t, owner.email);
    for (let tried = 0; tried < 15; tried++) {
      if (tried % 5 === 0) await signIn(stranger);
      await verify(stranger, "000000");
    }
    await signIn(stranger);
    expect((await verify(stranger, totpCode(totpURI, 1))).statusCode).toBe(429);
    await signIn(owner);
    expect((await verify(owner, totpCode(totpURI, 1))).statusCode).toBe(200);
  });

  test("someone without the password uses up nothing, wherever the owner is", async () => {
    const { owner, totpURI } = await createProtected();
    const other = await createProtected();
    const stranger = createPerson(t, other.owner.email);
    await signIn(stranger);
    for (const cookie of ["", "daybook.two_factor=made-up.signature", stranger.cookies()]) {
      const from = createPerson(t, owner.email);
      for (let tried = 0; tried < 25; tried++) await verify(from, "000000", { cookie });
    }
    const counted = (id: string) =>
      readRows(t.adminUrl, "select from rate_limits where key like 'second factor for ' || $1 || '%'", [id]);
    expect(await counted(await idOf(owner))).toEqual([]);
    const person = createPerson(t, owner.email);
    await signIn(person);
    expect((await verify(person, totpCode(totpURI, 1))).statusCode).toBe(200);
    expect(await counted(await idOf(owner))).not.toEqual([]);
  });

  test("strangers who know the password share forty in an hour, and not one more", async () => {
    const { owner } = await createProtected();
    await useUp(`second factor for ${await idOf(owner)}`, 39);
    const tryOnce = async () => {
      const stranger = createPerson(t, owner.email);
      await signIn(stranger);
      return (await verify(stranger, "000000")).statusCode;
    };
    expect([await tryOnce(), await tryOnce()]).toEqual([401, 429]);
  });
});

test("the password in the settings: an open session can't use up another's tries", async () => {
  const owner = await createSignedUp(t);
  const other = createPerson(t, owner.email);
  await signIn(other);
  const change = (person: AccountPerson, currentPassword: string) =>
    person.request("PUT", "/api/v1/account/password", { currentPassword, newPassword: "a new fine password" });
  for (let tried = 0; tried < 12; tried++) await change(other, `guess ${tried}`);
  expect((await change(other, owner.password)).statusCode).toBe(429);
  expect((await change(owner, owner.password)).statusCode).toBe(204);
});
