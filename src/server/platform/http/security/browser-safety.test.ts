import { describe, expect, test } from "vitest";
import { testOrigin } from "../../../testing/apps/sample-app-deps.ts";
import { createTestApp, openTestApp } from "../../../testing/apps/test-app.ts";
import { ownRequestHeader } from "./origin-check.ts";

const t = await openTestApp();

describe("state changes from a browser", () => {
  test.each<[string, Record<string, string>, boolean]>([
    ["our own page", { origin: testOrigin, "sec-fetch-site": "same-origin" }, true],
    ["a program", {}, true],
    ["no page, but with our header", { "sec-fetch-site": "none" }, true],
    ["another site", { origin: "https://evil.example" }, false],
    ["another port", { origin: "http://localhost:3001" }, false],
    ["another scheme", { origin: "https://localhost:3000" }, false],
    ["a look-alike", { origin: "http://localhost:3000.evil.example" }, false],
    ["ours in capitals", { origin: "HTTP://LOCALHOST:3000" }, false],
    ["a sandboxed frame", { origin: "null" }, false],
    ["an empty origin", { origin: "" }, false],
    ["another site without an origin", { "sec-fetch-site": "cross-site" }, false],
    ["a neighbouring subdomain", { "sec-fetch-site": "same-site" }, false],
  ])("from %s", async (_, headers, isAllowed) => {
    const ada = await t.owner();
    const answer = await ada.call("PUT", "/api/v1/me/language", { language: "fr" }, headers);
    expect(answer.status).toBe(isAllowed ? 200 : 403);
    if (!isAllowed) expect(answer.body).toMatchObject({ code: "foreign-origin" });
    const { body } = await ada.call("GET", "/api/v1/me");
    expect(body).toMatchObject({ profile: { language: isAllowed ? "fr" : "en" } });
  });

  test.each<[string, Record<string, string>, boolean]>([
    ["with a session's cookie alone", {}, false],
    ["with our header beside it", { [ownRequestHeader]: "1" }, true],
    ["from our own page, by what the browser says", { "sec-fetch-site": "same-origin" }, true],
    ["caused by no page, with the cookie alone", { "sec-fetch-site": "none" }, false],
    [
      "from a neighbouring subdomain, our header or not",
      { [ownRequestHeader]: "1", "sec-fetch-site": "same-site" },
      false,
    ],
    ["with a value that nobody knows", { [ownRequestHeader]: "1", "sec-fetch-site": "friendly" }, false],
    ["with our header, but from another site", { [ownRequestHeader]: "1", "sec-fetch-site": "cross-site" }, false],
  ])("without an origin, %s", async (_, headers, isAllowed) => {
    const ada = await t.owner();
    const answer = await t.app.inject({
      method: "PUT",
      url: "/api/v1/me/language",
      payload: { language: "fr" },
      headers: { cookie: `theme=dark; ${ada.cookie}`, ...headers },
    });
    expect(answer.statusCode).toBe(isAllowed ? 200 : 403);
  });

  test("a program without cookies needs neither", async () => {
    const payload = { email: "nobody@example.com", password: "wrong password" };
    const answer = await t.app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
    expect(answer.statusCode).toBe(401);
  });

  test("reading needs no origin, and no other site may read", async () => {
    const ada = await t.owner();
    const answer = await ada.call("GET", "/api/v1/me", undefined, { origin: "https://evil.example" });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("a preflight is granted nothing", async () => {
    const answer = await t.app.inject({
      method: "OPTIONS",
      url: "/api/v1/me/language",
      headers: { origin: "https://evil.example", "access-control-request-method": "PUT" },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("security headers", () => {
  const policyOf = (headers: Record<string, unknown>) =>
    new Map(
      String(headers["content-security-policy"])
        .split(";")
        .map((directive) => [directive.trim().split(" ")[0], directive.trim().split(" ").slice(1)] as const),
    );

  test.each(["/api/v1/me", "/healthz", "/nowhere", "/api/v1/openapi.json"])("%s is answered safely", async (url) => {
    const { headers } = await t.app.inject(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    const policy = policyOf(headers);
    expect(policy.get("script-src")).toEqual(["'self'"]);
    expect(policy.get("default-src")).toEqual(["'self'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
  });

  test("on https browsers are told to stay there", async () => {
    const secure = await createTestApp({ publicUrl: "https://book.example", databaseUrl: t.adminUrl });
    const { headers } = await secure.app.inject("/healthz");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(policyOf(headers).has("upgrade-insecure-requests")).toBe(true);
    await secure.close();
  });

  test("a client can't choose the request's id", async () => {
    const { headers } = await t.app.inject({ url: "/healthz", headers: { "request-id": "x", "x-request-id": "x" } });
    expect(headers["x-request-id"]).not.toBe("x");
  });

  test.each(["/api/v1/me", "/api/v1/nothing", "/healthz", "/readyz", "/metrics"])("%s is not stored", async (url) => {
    const ada = await t.owner();
    const { headers } = await t.app.inject({ url, headers: { cookie: ada.cookie } });
    expect(headers["cache-control"]).toBe("no-store");
  });
});

test("a head has less time than the whole request", () => {
  const { headersTimeout, requestTimeout } = t.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 60_000]);
});
