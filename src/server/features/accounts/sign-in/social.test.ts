import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { guardGlobalFetch } from "../../../platform/outbound/guard-global-fetch.ts";
import { type OpenIdServer, type Person, startOpenIdServer } from "../../../testing/apps/openid-server.ts";
import { testOrigin } from "../../../testing/apps/sample-app-deps.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { type AccountPerson, createPerson, createSignedUp } from "../../../testing/builders/account-person.ts";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { totpCode } from "../../../testing/totp.ts";

let t: TestApp;
let provider: OpenIdServer;

const google = { clientId: "google-client", clientSecret: "google-secret" };

const { fetch: unguarded } = globalThis;

beforeAll(async () => {
  // As in the process: Better Auth takes its `fetch`.
  guardGlobalFetch();
  provider = await startOpenIdServer({ sub: "1", email: "nobody@example.com" });
  t = await createTestApp({ social: { google, oidc: { ...provider, name: "Salon ID" } } });
});
afterAll(async () => {
  globalThis.fetch = unguarded;
  await t.close();
  await provider.stop();
});

let count = 0;
beforeEach(() => {
  count++;
  provider.person = { sub: `subject-${count}`, email: `social${count}@example.com`, name: "Sol Peluquera" };
});

const begin = (person: AccountPerson, more: object = {}) =>
  person.auth("/sign-in/social", { provider: "oidc", ...more });

/** As a browser goes: to the provider, and back with what it was given. Where it ends up. */
const goThrough = async (person: AccountPerson, more: object = {}): Promise<string> => {
  const begun = await begin(person, more);
  expect(begun.statusCode).toBe(200);
  return comeBack(person, await visitProvider(begun.json().url));
};

const visitProvider = async (url: string): Promise<string> => {
  const answer = await fetch(url, { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  expect(back.origin).toBe(testOrigin);
  return back.pathname + back.search;
};

const comeBack = async (person: AccountPerson, path: string): Promise<string> => {
  const answer = await person.request("GET", path);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
};

const me = async (person: AccountPerson) => (await person.request("GET", "/api/v1/me")).json();

describe("the way through a provider", () => {
  test("a new person gets an account, with zone and language of the page they began at, and a way back", async () => {
    const person = createPerson(t);
    const location = await goThrough(person, { timeZone: "America/Bogota", language: "es", callbackURL: "/settings" });
    expect(location).toBe("/settings");
    expect(await me(person)).toMatchObject({
      user: { email: provider.person.email, name: "Sol Peluquera", image: null, emailVerified: true },
      profile: { timeZone: "America/Bogota", language: "es" },
    });
    expect((await person.request("GET", "/api/v1/account")).json()).toMatchObject({
      hasPassword: false,
      asksPassword: true,
      providers: ["oidc"],
    });
    const again = createPerson(t);
    provider.person = { ...provider.person, name: "Another Name" };
    expect(await goThrough(again)).toBe("/");
    expect((await me(again)).user).toEqual((await me(person)).user);
  });

  test("the provider's tokens aren't kept, and the account's key names the issuer", async () => {
    await goThrough(createPerson(t));
    const [row] = await readRows(
      t.adminUrl,
      "select access_token, refresh_token, id_token, account_id from account where account_id like $1",
      [`% ${provider.person.sub}`],
    );
    expect(row).toEqual({
      access_token: null,
      refresh_token: null,
      id_token: null,
      account_id: `${provider.issuer} ${provider.person.sub}`,
    });
  });

  test.each([undefined, "\u3164\u200b", "\u0301"])(
    "someone without a name is called by their address: %j",
    async (name) => {
      const { sub, email } = provider.person;
      provider.person = { sub, email, ...(name !== undefined && { name }) };
      const person = createPerson(t);
      await goThrough(person);
      expect((await me(person)).user.name).toBe(email.split("@")[0]);
    },
  );

  test("the page learns which buttons to show; without set-up there are neither buttons nor routes", async () => {
    expect((await createPerson(t).request("GET", "/api/v1/auth-options")).json().providers).toEqual([
      { id: "google", name: "Google" },
      { id: "oidc", name: "Salon ID" },
    ]);
    const bare = await createTestApp({ databaseUrl: t.adminUrl });
    const person = createPerson(bare);
    expect((await person.request("GET", "/api/v1/auth-options")).json().providers).toEqual([]);
    expect((await begin(person)).statusCode).toBe(404);
    expect((await person.request("GET", "/api/auth/callback/oidc?code=x&state=y")).statusCode).toBe(404);
    await bare.close();
  });

  test("Google is asked for an address and a name, and sends back here", async () => {
    const answer = await createPerson(t).auth("/sign-in/social", { provider: "google" });
    const url = new URL(answer.json().url);
    expect(url.origin + url.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: google.clientId,
      redirect_uri: `${testOrigin}/api/auth/callback/google`,
      response_type: "code",
      scope: "email profile openid",
      code_challenge_method: "S256",
    });
    expect(answer.body).not.toContain(google.clientSecret);
  });
});

describe("accounts that already exist", () => {
  test("an unverified sign-up with that address doesn't capture the person, nor block them", async () => {
    const squatter = createPerson(t, provider.person.email);
    const { email, password } = squatter;
    await squatter.auth("/sign-up/email", { name: "Eve", email, password });
    const person = createPerson(t);
    expect(await goThrough(person)).toBe("/");
    expect((await me(person)).user).toMatchObject({ email, name: "Sol Peluquera" });
    expect((await squatter.auth("/sign-in/email", { email, password })).statusCode).toBe(401);
    // The link that was mailed for the earlier sign-up is of no use to anybody any more.
    const [mail] = await queuedMails(t.adminUrl, email);
    const link = new URL(mail && "url" in mail.mail ? mail.mail.url : "");
    await squatter.request("GET", link.pathname + link.search);
    expect(await squatter.isSignedIn()).toBe(false);
  });

  test("a verified account isn't tied to the provider by its address alone", async () => {
    const owner = await createSignedUp(t, provider.person.email);
    const person = createPerson(t);
    expect(await goThrough(person)).toBe("/auth?error=account_not_linked");
    expect(await person.isSignedIn()).toBe(false);
    expect((await owner.request("GET", "/api/v1/account")).json()).toMatchObject({ hasPassword: true, providers: [] });
  });

  test("an address that the provider doesn't vouch for opens and makes nothing", async () => {
    provider.person = { ...provider.person, emailVerified: false };
    const person = createPerson(t);
    expect(await goThrough(person)).toMatch(/^\/auth\?error=email_not_verified/);
    expect(await person.isSignedIn()).toBe(false);
    const rows = await readRows(t.adminUrl, `select 1 from "user" where email = $1`, [provider.person.email]);
    expect(rows).toEqual([]);
    expect(await queuedMails(t.adminUrl, provider.person.email)).toEqual([]);
  });

  test("an unvouched address doesn't even push an unverified sign-up aside", async () => {
    const early = createPerson(t, provider.person.email);
    const { email, password } = early;
    await early.auth("/sign-up/email", { name: "Ada", email, password });
    provider.person = { ...provider.person, emailVerified: false };
    expect(await goThrough(createPerson(t))).toMatch(/^\/auth\?error=/);
    expect(await readRows(t.adminUrl, `select name from "user" where email = $1`, [email])).toEqual([{ name: "Ada" }]);
  });

  test("a social account may set a password by a mailed code, and then sign in with it", async () => {
    const { email } = provider.person;
    await goThrough(createPerson(t));
    const person = createPerson(t, email);
    await person.auth("/email-otp/send-verification-otp", { email });
    await person.auth("/sign-in/email-otp", { email, otp: await person.mailedCode() });
    const newPassword = "another fine password";
    expect((await person.request("PUT", "/api/v1/account/password", { newPassword })).statusCode).toBe(204);
    const again = createPerson(t, email);
    expect((await again.auth("/sign-in/email", { email, password: newPassword })).statusCode).toBe(200);
    expect((await again.request("GET", "/api/v1/account")).json()).toMatchObject({
      hasPassword: true,
      providers: ["oidc"],
    });
    // And the second factor, once on, is asked for on this way in as well.
    const { totpURI } = (await again.auth("/two-factor/enable", { password: newPassword })).json();
    await again.auth("/two-factor/confirm", { code: totpCode(totpURI) });
    const social = createPerson(t);
    expect(await goThrough(social, { callbackURL: "/settings?tab=account" })).toBe(
      `/auth?mode=two-factor&next=${encodeURIComponent("/settings?tab=account")}`,
    );
    expect(await social.isSignedIn()).toBe(false);
    expect((await social.auth("/two-factor/verify-totp", { code: totpCode(totpURI, 1) })).statusCode).toBe(200);
    expect(await social.isSignedIn()).toBe(true);
  });
});

describe("what an attacker would send", () => {
  test("a way back that someone else began leads nowhere, and works once for its own browser", async () => {
    const [attacker, victim] = [createPerson(t), createPerson(t)];
    const path = await visitProvider((await begin(attacker)).json().url);
    expect(await comeBack(victim, path)).toMatch(/^\/auth\?error=/);
    expect(await victim.isSignedIn()).toBe(false);
    expect(await comeBack(attacker, path)).toBe("/");
    const replayer = createPerson(t);
    expect(await comeBack(replayer, path)).toMatch(/error=/);
    expect(await replayer.isSignedIn()).toBe(false);
  });

  test.each(["?code=x", "?state=x", "?code=x&state=x", "", "?error=access_denied", "?code[]=x&state[]=y"])(
    "a callback with %s signs nobody in",
    async (query) => {
      const person = createPerson(t);
      const answer = await person.request("GET", `/api/auth/callback/oidc${query}`);
      expect(answer.statusCode).toBeLessThan(500);
      expect(String(answer.headers.location ?? "/auth")).toMatch(/^(http:\/\/localhost:3000)?\/auth/);
      expect(await person.isSignedIn()).toBe(false);
    },
  );

  test.each(["signature", "nonce", "audience", "issuer"] as const)(
    "an id token with a forged %s is none",
    async (forge) => {
      provider.forge = forge;
      const person = createPerson(t);
      expect(await goThrough(person)).toMatch(/^\/auth\?error=/);
      expect(await person.isSignedIn()).toBe(false);
      const rows = await readRows(t.adminUrl, `select 1 from "user" where email = $1`, [provider.person.email]);
      expect(rows).toEqual([]);
    },
  );

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/%2fevil.example",
    "/a/..//evil.example",
  ])("nothing leads to %s afterwards", async (callbackURL) => {
    const answer = await begin(createPerson(t), { callbackURL });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });

  test.each<[string, object]>([
    ["an id token", { idToken: { token: "x" } }],
    ["scopes", { scopes: ["admin"] }],
    ["another page for errors", { errorCallbackURL: "/elsewhere" }],
    ["another page for new users", { newUserCallbackURL: "/elsewhere" }],
    ["data of its own", { additionalData: { link: { userId: "1", email: "a@example.com" } } }],
    ["another provider", { provider: "github" }],
  ])("%s isn't taken", async (_, more) => {
    const answer = await begin(createPerson(t), more);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid-input"]);
  });

  test("a host of the request's choosing isn't a place to come back to", async () => {
    const answer = await createPerson(t).auth(
      "/sign-in/social",
      { provider: "oidc" },
      { host: "evil.example", "x-forwarded-host": "evil.example" },
    );
    const redirect = new URL(answer.json().url).searchParams.get("redirect_uri");
    expect(redirect).toBe(`${testOrigin}/api/auth/callback/oidc`);
  });
});

test("while the provider is away its users wait, and nobody else; when it is back, so are they", async () => {
  const away = { sub: "late", email: `late${count}@example.com` } satisfies Person;
  const other = await startOpenIdServer(away);
  await other.stop();
  const app = await createTestApp({
    databaseUrl: t.adminUrl,
    social: { google: null, oidc: { ...other, name: "Away" } },
  });
  const person = createPerson(app);
  const answer = await begin(person);
  expect([answer.statusCode, answer.json().code]).toEqual([503, "PROVIDER_UNAVAILABLE"]);
  const back = await person.request("GET", "/api/auth/callback/oidc?code=x&state=y");
  expect(back.headers.location).toBe("/auth?error=PROVIDER_UNAVAILABLE");
  expect((await createSignedUp(app)).cookies()).not.toBe("");
  await other.restart();
  expect((await begin(person)).statusCode).toBe(200);
  await other.stop();
  await app.close();
});
