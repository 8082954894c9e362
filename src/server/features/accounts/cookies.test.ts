import { expect, test } from "vitest";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { type AccountPerson, createPerson, createSignedUp } from "../../testing/builders/account-person.ts";
import { totpCode } from "../../testing/totp.ts";

const origin = "https://book.example";
const t = await openTestApp({
  publicUrl: origin,
  allowedOrigins: [origin, "http://localhost:3000"],
  social: { google: { clientId: "id", clientSecret: "secret" }, oidc: null },
});

/** Every `Set-Cookie` header that the person's browser is sent. */
const listen = (person: AccountPerson, into: string[]): AccountPerson => {
  const request: AccountPerson["request"] = async (...given) => {
    const answer = await person.request(...given);
    into.push(...[answer.headers["set-cookie"] ?? []].flat());
    return answer;
  };
  return { ...person, request, auth: (path, body, headers) => request("POST", `/api/auth${path}`, body, headers) };
};

test("over TLS every cookie can come from this very host alone", async () => {
  const sent: string[] = [];
  const owner = listen(await createSignedUp(t), sent);
  const { email, password } = owner;
  const { totpURI } = (await owner.auth("/two-factor/enable", { password })).json();
  await owner.auth("/two-factor/confirm", { code: totpCode(totpURI) });

  const browser = listen(createPerson(t, email), sent);
  await browser.auth("/email-otp/send-verification-otp", { email });
  await browser.auth("/sign-in/email", { email, password });
  await browser.auth("/two-factor/verify-totp", { code: totpCode(totpURI, 1) });
  await browser.request("GET", "/?lang=de");
  await browser.auth("/sign-out", {});
  await browser.auth("/sign-in/social", { provider: "google" });
  await browser.request("GET", "/api/v1/session", undefined, { cookie: "__Host-daybook.session_token=gone" });
  await owner.auth("/two-factor/disable", { password });

  const names = new Set(sent.map((cookie) => cookie.split("=")[0] ?? ""));
  expect(names.size).toBeGreaterThanOrEqual(4);
  for (const cookie of sent) {
    expect(cookie).toMatch(/^__Host-daybook/);
    expect(cookie).toMatch(/; Secure(;|$)/i);
    expect(cookie).toMatch(/; Path=\/(;|$)/i);
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)(;|$)/i);
    expect(cookie).not.toMatch(/; Domain=/i);
  }
});
