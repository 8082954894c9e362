// @module-tag trial
import { expect, test } from "vitest";
import { hostileAddresses } from "#domain/testing/hostile-addresses.ts";
import { testOrigin } from "../../../testing/apps/sample-app-deps.ts";
import { openTestApp } from "../../../testing/apps/test-app.ts";
import { mailedLink } from "../../../testing/queued-mails.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { allowedAuthRoutes } from "./allowed-auth-routes.ts";

/** No call of `/api/auth` leads off the site, by whatever name and in whatever place an address is given to it. */

const t = await openTestApp({ social: { google: { clientId: "id", clientSecret: "secret" }, oidc: null } });

/** Better Auth's own names, and those that people try. */
const names = ["callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo", "redirect_uri", "next"];

const person = { name: "Ada Barber", email: "ada@example.com", password: "correct horse" };
const token = async () => {
  const { email } = person;
  await t.app.inject({
    method: "POST",
    url: "/api/auth/sign-up/email",
    payload: person,
    headers: { origin: testOrigin },
  });
  return new URL(await mailedLink(t.adminUrl, email), testOrigin).searchParams.get("token") ?? "";
};
const link = await token();

/** What each call needs in order to be more than refused for what is missing. */
const examples: Record<string, Record<string, string>> = {
  "/sign-up/email": { ...person, email: "new@example.com" },
  "/sign-in/email": { email: person.email, password: person.password },
  "/sign-in/both-steps": { email: person.email, password: person.password, code: "123456" },
  "/send-verification-email": { email: person.email },
  "/email-otp/send-verification-otp": { email: person.email },
  "/sign-in/email-otp": { email: person.email, otp: "123456" },
  "/sign-in/social": { provider: "google" },
};

let count = 0;
/** Each from a network of its own, so that no limit is met. */
const nextNetwork = () => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count++ & 255}`;

const routes = allowedAuthRoutes.filter(({ provider }) => provider !== "oidc");

test.each(routes.map(({ method, path }) => [method, path] as const))("%s %s", async (method, path) => {
  const example = examples[path] ?? {};
  const ask = (search: URLSearchParams, body: object) =>
    t.app.inject({
      method,
      url: `/api/auth${path}?${search}`,
      remoteAddress: nextNetwork(),
      headers: { origin: testOrigin },
      ...(method === "POST" ? { payload: { ...example, ...body } } : {}),
    });
  // A POST hands on nothing of its query: a few are enough there, as some of these calls hash a password.
  const inQuery = method === "GET" ? hostileAddresses : hostileAddresses.filter((_, index) => index % 25 === 0);
  for (const address of hostileAddresses) {
    const everywhere = new URLSearchParams({ token: link, state: "x", code: "x" });
    for (const name of names) everywhere.set(name, address);
    const twice = new URLSearchParams([
      ["token", link],
      ["callbackURL", "/app"],
      ["callbackURL", address],
    ]);
    const answers = inQuery.includes(address) ? [await ask(everywhere, {}), await ask(twice, {})] : [];
    if (method === "POST") answers.push(await ask(new URLSearchParams(), { callbackURL: address }));
    for (const { statusCode, headers, body } of answers) {
      expect(statusCode, address).toBeLessThan(500);
      expect(new URL(headers.location ?? "/", testOrigin).origin, address).toBe(testOrigin);
      expect(body).not.toContain("other.example");
    }
  }
  const mails = await readRows<{ payload: object }>(t.adminUrl, "select payload from graphile_worker._private_jobs");
  expect(JSON.stringify(mails)).not.toContain("other.example");
});
