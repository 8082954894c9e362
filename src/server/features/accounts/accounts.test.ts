import { createHmac } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { testOrigin } from "../../testing/apps/sample-app-deps.ts";
import { createTestApp, openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { testSecret } from "../../testing/builders/build-owner.ts";
import { mailedLink, queuedMails } from "../../testing/queued-mails.ts";

const t = await openTestApp();

let count = 0;
const newEmail = () => `person${count++}@example.com`;

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: "POST",
    url: `/api/auth${path}`,
    payload,
    // Each from a network of its own, so that no limit is met by chance.
    remoteAddress: `203.0.113.${count % 250}`,
    headers: { origin: testOrigin, ...headers },
  });

const password = "correct horse";
const signUp = (email: string, more: object = {}) =>
  post("/sign-up/email", { name: "Ada Barber", email, password, callbackURL: "/", ...more });
const signIn = (email: string) => post("/sign-in/email", { email, password });

type Answer = Awaited<ReturnType<typeof post>>;

const sessionCookie = (answer: Answer): string => {
  const set = [answer.headers["set-cookie"] ?? []].flat().find((cookie) => cookie.includes("session_token=")) ?? "";
  return set.split(";")[0] ?? "";
};

const me = (cookie: string) => t.app.inject({ url: "/api/v1/me", headers: { cookie } });

/** An account that has been verified, and its session. */
const verified = async (more: object = {}) => {
  const email = newEmail();
  await signUp(email, more);
  const answer = await t.app.inject(await mailedLink(t.adminUrl, email));
  return { email, answer, cookie: sessionCookie(answer) };
};

describe("from sign-up to sign-out", () => {
  test("a person signs up, verifies, signs in and out", async () => {
    const email = newEmail();
    const signedUp = await signUp(email, { timeZone: "America/Bogota", language: "es" });
    expect(signedUp.statusCode).toBe(200);
    expect(signedUp.headers["set-cookie"]).toBeUndefined();

    const early = await signIn(email);
    expect([early.statusCode, early.json().code]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
    expect(early.headers["set-cookie"]).toBeUndefined();

    const [mail] = await queuedMails(t.adminUrl, email);
    expect(mail).toMatchObject({ language: "es", mail: { kind: "verifyEmail", name: "Ada Barber" } });
    const clicked = await t.app.inject(await mailedLink(t.adminUrl, email));
    expect([clicked.statusCode, clicked.headers.location]).toEqual([302, "/"]);

    const signedIn = await signIn(email);
    const cookie = sessionCookie(signedIn);
    expect(signedIn.statusCode).toBe(200);
    expect((await me(cookie)).json()).toMatchObject({
      user: { email, name: "Ada Barber", emailVerified: true },
      profile: { timeZone: "America/Bogota", language: "es" },
    });

    const language = { method: "PUT", url: "/api/v1/me/language", headers: { cookie, origin: testOrigin } } as const;
    expect((await t.app.inject({ ...language, payload: { language: "pt" } })).json()).toEqual({ language: "pt" });
    expect((await t.app.inject({ ...language, payload: { language: "xx" } })).statusCode).toBe(400);
    expect((await me(cookie)).json().profile.language).toBe("pt");

    expect((await post("/sign-out", {}, { cookie })).statusCode).toBe(200);
    expect((await me(cookie)).statusCode).toBe(401);
    expect((await me(sessionCookie(clicked))).statusCode).toBe(200);
  });

  test("nonsense for zone and language falls back to defaults", async () => {
    const { cookie } = await verified({ timeZone: "Mars/Olympus", language: "tlh" });
    expect((await me(cookie)).json().profile).toMatchObject({ timeZone: "UTC", language: "en" });
  });

  test("a link verifies once; used again it opens no session", async () => {
    const { email } = await verified();
    const again = await t.app.inject(await mailedLink(t.adminUrl, email));
    expect([again.statusCode, again.headers.location]).toEqual([302, "/auth?error=LINK_USED"]);
    expect(again.headers["set-cookie"]).toBeUndefined();
  });

  test("someone who is signed in already just goes on, by a link used before", async () => {
    const { email, cookie } = await verified();
    const again = await t.app.inject({ url: await mailedLink(t.adminUrl, email), headers: { cookie } });
    expect([again.statusCode, again.headers.location]).toEqual([302, "/"]);
  });

  test.each([
    ["/clients?search=日本", "/clients?search=%E6%97%A5%E6%9C%AC"],
    ["/clients?search=Zoë", "/clients?search=Zo%C3%AB"],
  ])("a link leads to %s, in whatever script", async (callbackURL, location) => {
    const email = newEmail();
    await signUp(email, { callbackURL });
    const clicked = await t.app.inject(await mailedLink(t.adminUrl, email));
    expect([clicked.statusCode, clicked.headers.location]).toEqual([302, location]);
  });

  test("a link that is too old says so, where a new one can be asked for", async () => {
    const email = newEmail();
    await signUp(email);
    const link = await mailedLink(t.adminUrl, email);
    vi.setSystemTime(Date.now() + 25 * 3600 * 1000);
    const answer = await t.app.inject(link);
    vi.useRealTimers();
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/auth?mode=verify-email&error=TOKEN_EXPIRED"]);
  });

  test("a link that is too old, of an address that is verified, doesn't offer another", async () => {
    const { email, cookie } = await verified();
    const link = await mailedLink(t.adminUrl, email);
    vi.setSystemTime(Date.now() + 25 * 3600 * 1000);
    const answers = [await t.app.inject(link), await t.app.inject({ url: link, headers: { cookie } })];
    vi.useRealTimers();
    expect(answers.map(({ headers }) => headers.location)).toEqual(["/auth?error=LINK_USED", "/"]);
    for (const { headers } of answers) expect(headers["set-cookie"]).toBeUndefined();
  });

  test("a changed link verifies nothing", async () => {
    const email = newEmail();
    await signUp(email);
    const link = (await mailedLink(t.adminUrl, email)).replace(/token=([^.]+)\.([^.]+)\.[^&]+/, "token=$1.$2.AAAA");
    const answer = await t.app.inject(link);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/auth?mode=verify-email&error=INVALID_TOKEN"]);
    expect((await signIn(email)).statusCode).toBe(403);
  });
});

describe("the session cookie", () => {
  test("lives a week at most, for this site alone, out of any script's reach", async () => {
    const { answer } = await verified();
    const attributes = String(answer.headers["set-cookie"]).split("; ").slice(1);
    expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=604800"]));
    expect(attributes.some((attribute) => /^(Secure|Domain)/.test(attribute))).toBe(false);
  });

  test("is Secure on https, by name as well", async () => {
    const secure = await createTestApp({
      databaseUrl: t.adminUrl,
      publicUrl: "https://book.example",
      allowedOrigins: ["https://book.example"],
    });
    const { email } = await verified();
    const answer = await secure.app.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload: { email, password },
    });
    expect(String(answer.headers["set-cookie"])).toMatch(/^__Host-daybook\.session_token=.*; Secure/);
    const { statusCode } = await secure.app.inject({
      url: "/api/v1/me",
      headers: { cookie: sessionCookie(answer) },
    });
    expect(statusCode).toBe(200);
    await secure.close();
  });

  test("its token is in no answer's body", async () => {
    const { email, answer, cookie } = await verified();
    const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    const bodies = [answer.body, (await signIn(email)).body, (await me(cookie)).body];
    for (const body of bodies) expect(body).not.toMatch(/"token"/);
    for (const body of bodies) expect(body).not.toContain(token);
  });

  const sign = (token: string, secret: string) => createHmac("sha256", secret).update(token).digest("base64");
  const cookieOf = (token: string, signature: string) =>
    `daybook.session_token=${encodeURIComponent(`${token}.${signature}`)}`;

  test.each<[string, (token: string, otherSignature: string) => string]>([
    ["no signature", (token) => `daybook.session_token=${token}`],
    ["an empty signature", (token) => cookieOf(token, "")],
    ["a signature by another secret", (token) => cookieOf(token, sign(token, "another secret"))],
    ["another token's signature", (token, other) => cookieOf(token, other)],
    ["a shortened signature", (token) => cookieOf(token, sign(token, testSecret).slice(0, 20))],
    ["a signed token nobody has", () => cookieOf("nobody", sign("nobody", testSecret))],
    ["a signed empty token", () => cookieOf("", sign("", testSecret))],
    ["broken encoding", () => "daybook.session_token=%E0%A4%A"],
    [
      "another cookie's name",
      (token) => `other.session_token=${encodeURIComponent(`${token}.${sign(token, testSecret)}`)}`,
    ],
    ["nothing", () => ""],
    ["a list of nothing", () => ";;;=;==;daybook.session_token;"],
  ])("%s opens nothing", async (_, make) => {
    const [ada, bob] = [await t.owner(), await t.owner()];
    const [token = "", signature = ""] = decodeURIComponent(ada.cookie.split("=")[1] ?? "").split(".");
    const bobsSignature = decodeURIComponent(bob.cookie.split("=")[1] ?? "").split(".")[1] ?? "";
    expect((await me(cookieOf(token, signature))).statusCode).toBe(200);
    const answer = await me(make(token, bobsSignature));
    expect([answer.statusCode, answer.json().code]).toEqual([401, "signed-out"]);
  });

  test("an expired or deleted session opens nothing, at once", async () => {
    const [ada, bob] = [await t.owner(), await t.owner()];
    await asAdmin(t.adminUrl, async (client) => {
      await client.query("update session set expires_at = now() where id = $1", [ada.sessionId]);
      await client.query(`delete from "user" where id = $1`, [bob.id]);
    });
    expect((await me(ada.cookie)).statusCode).toBe(401);
    expect((await me(bob.cookie)).statusCode).toBe(401);
  });
});

describe("what an outsider can learn or bend", () => {
  test("a taken address is answered as a new one is; only its mailbox knows", async () => {
    const { email } = await verified({ language: "de" });
    const taken = await signUp(email, { name: "Eve", language: "fr" });
    const fresh = await signUp(newEmail(), { name: "Eve", language: "fr" });
    expect(taken.statusCode).toBe(fresh.statusCode);
    expect(Object.keys(taken.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
    expect(Object.keys(taken.json().user).sort()).toEqual(Object.keys(fresh.json().user).sort());
    expect(taken.json().user).toMatchObject({ name: "Eve", emailVerified: false, image: null });
    const mails = await queuedMails(t.adminUrl, email);
    expect(mails.at(-1)).toMatchObject({ language: "de", mail: { kind: "accountExists", name: "Ada Barber" } });
    expect((await signIn(email)).statusCode).toBe(200);
  });

  test("one address signed up several times at once makes one account and no failure", async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(email)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    const kinds = (await queuedMails(t.adminUrl, email)).map(({ mail }) => mail.kind);
    expect(kinds.filter((kind) => kind === "verifyEmail")).toHaveLength(1);
  });

  test("asking for another link says the same for any address", async () => {
    const email = newEmail();
    await signUp(email);
    const { email: known } = await verified();
    const answers = await Promise.all(
      [email, known, newEmail()].map((address) => post("/send-verification-email", { email: address })),
    );
    for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([200, '{"status":true}']);
    expect(await queuedMails(t.adminUrl, email)).toHaveLength(2);
    expect(await queuedMails(t.adminUrl, known)).toHaveLength(1);
  });

  test("an unknown address and a wrong password are answered alike", async () => {
    const { email } = await verified();
    const wrong = await post("/sign-in/email", { email, password: "wrong horse" });
    const unknown = await post("/sign-in/email", { email: newEmail(), password: "wrong horse" });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(wrong.statusCode).toBe(401);
  });

  test("links lead to the configured address, whatever the request calls this host", async () => {
    const email = newEmail();
    await post(
      "/sign-up/email",
      { name: "Ada", email, password },
      { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    );
    const [queued] = await queuedMails(t.adminUrl, email);
    expect(queued?.mail).toMatchObject({ url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/auth\//) });
    expect(JSON.stringify(queued)).not.toContain("evil");
  });

  const elsewhere = [
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "/.//evil.example",
    "/../..\\/evil.example",
    "/%252fevil.example",
    "/\n/evil.example",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2fevil.example",
    "http://localhost:3000@evil.example",
    "http://localhost:3000.evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\tevil",
  ];

  test.each(elsewhere)("no redirect leads to %s", async (callbackURL) => {
    const email = newEmail();
    const signedUp = await signUp(email, { callbackURL });
    expect(signedUp.statusCode).toBeGreaterThanOrEqual(400);
    expect(signedUp.statusCode).toBeLessThan(500);
    expect(await queuedMails(t.adminUrl, email)).toEqual([]);
    const link = `/api/auth/verify-email?token=x&callbackURL=${encodeURIComponent(callbackURL)}`;
    const clicked = await t.app.inject(link);
    expect(clicked.statusCode).toBe(400);
    expect(clicked.headers.location).toBeUndefined();
  });

  test.each<[string, object]>([
    ["a verified mark", { emailVerified: true }],
    ["an id", { id: "11111111-1111-4111-8111-111111111111" }],
    ["a role", { role: "admin" }],
    ["an image", { image: "javascript:alert(1)" }],
    ["a creation date", { createdAt: "2000-01-01" }],
    ["a prototype's field", { constructor: 1 }],
  ])("sign-up takes no %s", async (_, more) => {
    const answer = await signUp(newEmail(), more);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: "invalid-input", fields: { [Object.keys(more)[0] ?? ""]: "unknown" } }),
    ]);
  });
});

describe("odd input to sign-in and sign-up", () => {
  test.each<[string, object, number]>([
    ["an emoji name", { name: "💇‍♀️ Ada" }, 200],
    ["a name of 200", { name: "x".repeat(200) }, 200],
    ["a name of 201", { name: "x".repeat(201) }, 400],
    ["an empty name", { name: "  " }, 400],
    ["NUL in the name", { name: "a\0b" }, 400],
    ["a turned direction in the name", { name: "Ada \u202egnp" }, 400],
    ["a name of fillers", { name: "\u3164\u3164" }, 400],
    ["a name of marks", { name: "\u0301" }, 400],
    ["a Persian name", { name: "علی\u200cرضا" }, 200],
    ["half a character in the name", { name: "\ud83d" }, 400],
    ["a name that is a number", { name: 5 }, 400],
    ["a name that is an object", { name: { toString: "x" } }, 400],
    ["markup in the name", { name: "<script>alert(1)</script>" }, 200],
    ["an address of 255", { email: `${"x".repeat(243)}@example.com` }, 400],
    ["an address with NUL", { email: "a\0@example.com" }, 400],
    ["two addresses", { email: "a@example.com,b@example.com" }, 400],
    ["a list of addresses", { email: ["a@example.com"] }, 400],
    ["a header in the address", { email: "a@example.com\r\nbcc: b@example.com" }, 400],
    ["a Turkish capital", { email: "İ@example.com" }, 400],
    ["no address", { email: undefined }, 400],
    ["a password of 5", { password: "12345" }, 400],
    ["a password of 128", { password: "p4".repeat(64) }, 200],
    ["a password of 129", { password: "p".repeat(129) }, 400],
    ["a password of 10,000", { password: "p".repeat(10_000) }, 400],
    ["NUL in the password", { password: "correct\0horse" }, 400],
    ["a password of emoji", { password: "🐴🔋📎✅🐴🔋" }, 200],
    ["a zone that is a number", { timeZone: 5 }, 400],
    ["a body of 20 kB", { name: "x".repeat(20_000) }, 413],
  ])("%s is no failure of ours", async (_, more, status) => {
    const answer = await signUp(newEmail(), more);
    expect(answer.statusCode).toBe(status);
    if (status >= 400) expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test.each([
    ["/sign-in/email", {}],
    ["/sign-in/email", { email: "a@example.com", password: "x".repeat(200) }],
    ["/sign-in/email", { email: "a@example.com", password: null }],
    ["/sign-in/email", { email: "a@example.com", password: "\0" }],
    ["/sign-in/email", { email: "no address", password: "correct horse" }],
    ["/send-verification-email", { email: "no address" }],
    ["/sign-out", { everywhere: true }],
  ])("%s refuses %j", async (path, body) => {
    const answer = await post(path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test.each(["", "?token=", "?token=x", "?token=%00", "?token[]=x", "?token=a&token=b", `?token=${"x".repeat(9_000)}`])(
    "a link with %s verifies nothing",
    async (query) => {
      const answer = await t.app.inject(`/api/auth/verify-email${query}`);
      if (answer.statusCode !== 400)
        expect(answer.headers.location).toBe("/auth?mode=verify-email&error=INVALID_TOKEN");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("signing out without a session, or twice, is fine", async () => {
    expect((await post("/sign-out", {})).statusCode).toBe(200);
  });
});
