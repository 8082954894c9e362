import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";

let t: TestApp;
let behindProxy: TestApp;

beforeAll(async () => {
  t = await createTestApp();
  behindProxy = await createTestApp({ databaseUrl: t.adminUrl, trustProxy: ["127.0.0.1"] });
});

afterAll(async () => {
  await behindProxy.close();
  await t.close();
});

const signIn = (app: TestApp, email: string, options: Partial<InjectOptions> = {}) =>
  app.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: { email, password: "wrong password" },
    remoteAddress: "203.0.113.1",
    ...options,
  } as InjectOptions);

/** As if the rest of the allowance had been used in this window. */
const useUp = (key: string) =>
  asAdmin(t.adminUrl, async (client) => {
    const { rowCount } = await client.query("update rate_limits set hits = 1000 where key = $1", [key]);
    expect(rowCount).toBe(1);
  });

const from = (network: string) => `/sign-in/email from ${network}`;

describe("sign-in limits per account", () => {
  test("guessing ends, whatever the network, the process or the letter case", async () => {
    expect((await signIn(t, "victim@example.com")).statusCode).toBe(401);
    await useUp("/sign-in/email for victim@example.com");
    for (const spelling of ["victim@example.com", "VICTIM@example.com", "Victim@Example.Com"]) {
      const answer = await signIn(behindProxy, spelling, { remoteAddress: "198.51.100.9" });
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: "too-many-requests", message: expect.any(String) });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(3600);
    }
    expect((await signIn(t, "other@example.com")).statusCode).toBe(401);
  });

  test("spaces around the address don't make another one", async () => {
    for (const spelling of [" victim@example.com", "victim@example.com "]) {
      expect((await signIn(t, spelling)).statusCode).toBe(400);
    }
  });
});

describe("sign-in limits per network", () => {
  test("forwarded headers count only from a trusted proxy", async () => {
    await signIn(t, "a@example.com");
    await useUp(from("203.0.113.1"));
    const forwarded = { headers: { "x-forwarded-for": "198.51.100.77" } };
    expect((await signIn(t, "b@example.com", forwarded)).statusCode).toBe(429);
    expect((await signIn(behindProxy, "b@example.com", forwarded)).statusCode).toBe(429);
    const trusted = { ...forwarded, remoteAddress: "127.0.0.1" };
    expect((await signIn(behindProxy, "b@example.com", trusted)).statusCode).toBe(401);
    const spoofed = { remoteAddress: "127.0.0.1", headers: { "x-forwarded-for": "198.51.100.78, 203.0.113.1" } };
    expect((await signIn(behindProxy, "b@example.com", spoofed)).statusCode).toBe(429);
  });

  test("the addresses of one /64 are one network, and so is an IPv4 address written as IPv6", async () => {
    await signIn(t, "a@example.com", { remoteAddress: "2001:db8:1:2::1" });
    await useUp(from("2001:db8:1:2::/64"));
    for (const [remoteAddress, status] of [
      ["2001:db8:1:2:ffff::9", 429],
      ["2001:db8:1:3::1", 401],
      ["::ffff:203.0.113.1", 429],
    ] as const) {
      expect((await signIn(t, "c@example.com", { remoteAddress })).statusCode).toBe(status);
    }
  });
});

test.each([
  "/api/auth//sign-in/email",
  "/api//auth/sign-in/email",
  "//api/auth/sign-in/email",
  "/api/auth/sign-in/email/",
  "/api/auth/sign-in//email",
  "/api/auth/Sign-In/email",
  "/API/AUTH/sign-in/email",
  "/api/auth/sign-in/email;x",
  "/api/auth/sign-in%2Femail",
  "/api/auth%2Fsign-in/email",
  "/api/auth/ok",
  "/api/auth/get-session",
  "/api/auth/list-sessions",
  "/api/auth/update-user",
  "/api/auth/change-email",
  "/api/auth/delete-user",
  "/api/auth/sign-in/social",
  "/api/auth/request-password-reset",
  "/api/auth/reset-password",
  "/api/auth/change-password",
  "/api/auth/revoke-sessions",
  "/api/auth/link-social",
  "/api/auth/callback/google",
  "/api/auth/callback/oidc",
  "/api/auth/error",
  "/api/auth/email-otp/verify-email",
  "/api/auth/email-otp/check-verification-otp",
  "/api/auth/email-otp/reset-password",
  "/api/auth/email-otp/request-password-reset",
  "/api/auth/forget-password/email-otp",
  "/api/auth/email-otp//send-verification-otp",
  "/api/auth/Email-Otp/send-verification-otp",
  "/api/auth/sign-in/email-otp/",
  "/api/auth/two-factor/get-totp-uri",
  "/api/auth/two-factor/send-otp",
  "/api/auth/two-factor/verify-otp",
  "/api/auth/two-factor/verify-totp/",
])("the sign-in library's %s isn't one of our routes", async (url) => {
  const answer = await signIn(t, "path@example.com", { url, remoteAddress: "203.0.113.200" });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: "not-found" });
  expect((await t.app.inject(url)).statusCode).toBe(404);
});

test("an encoded letter leads to the same route and is counted there", async () => {
  const url = "/api/auth/sign%2Din/%65mail";
  expect((await signIn(t, "encoded@example.com", { url, remoteAddress: "203.0.113.201" })).statusCode).toBe(401);
  await useUp(from("203.0.113.201"));
  expect((await signIn(t, "encoded@example.com", { url, remoteAddress: "203.0.113.201" })).statusCode).toBe(429);
});
