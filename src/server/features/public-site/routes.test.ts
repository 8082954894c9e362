import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicPageFile, publicPages } from "#contract/site/public-pages.ts";
import { languages } from "#domain/languages.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";

const app = "<!doctype html><title>the app</title>";
let siteDir: string;
let t: TestApp;
let owner: TestOwner;

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), "daybook-public-"));
  writeFileSync(join(siteDir, "index.html"), app);
  cpSync("src/web/public/manifest.webmanifest", join(siteDir, "manifest.webmanifest"));
  for (const page of publicPages) {
    for (const language of languages) {
      const path = join(siteDir, publicPageFile(page, language));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `<p>${page} ${language} %PUBLIC_URL% <a href="mailto:%SALES_EMAIL%">%SALES_EMAIL%</a></p>`);
    }
  }
  t = await createTestApp({ siteDir, publicUrl: "http://book.example", salesEmail: "o'neil&co@example.com" });
  owner = await t.owner();
});

afterAll(async () => {
  await t.close();
  rmSync(siteDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

describe("a visitor of the public pages", () => {
  test.each([{ url: "/", page: "landing" }, ...publicPages.map((page) => ({ url: `/${page}`, page }))])(
    "at $url reads the $page page, filled in and escaped",
    async ({ url, page }) => {
      const answer = await get(url);
      const email = "o&#39;neil&amp;co@example.com";
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(`<p>${page} en http://book.example <a href="mailto:${email}">${email}</a></p>`);
      expect(answer.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-language": "en",
        "cache-control": "no-cache",
      });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test.each([
    [{ "accept-language": "fr-CA,fr;q=0.9,en;q=0.8" }, "/contact", "fr"],
    [{ "accept-language": "nl,pt;q=0.4" }, "/contact", "pt"],
    [{ "accept-language": "nl" }, "/contact", "en"],
    [{ "accept-language": "fr", cookie: "a=b; daybook-language=es" }, "/contact", "es"],
    [{ "accept-language": "fr", cookie: "daybook-language=xx" }, "/contact", "fr"],
    [{ "accept-language": "fr", cookie: "daybook-language=es" }, "/contact?lang=de", "de"],
    [{ "accept-language": "fr" }, "/contact?lang=../../etc", "fr"],
    [{ "accept-language": "fr" }, "/contact?lang=de&lang=es", "fr"],
  ])("with %j at %s reads %s", async (headers, url, language) => {
    expect((await get(url, headers)).body).toContain(`contact ${language} `);
  });

  test.each([
    ["/contact/", "/contact"],
    ["/privacy/?lang=de", "/privacy?lang=de"],
    ["/landing/?a=//b.example", "/landing?a=//b.example"],
  ])("at %s is led to %s", async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  test("the language a visitor chooses is remembered", async () => {
    const cookie = String((await get("/?lang=de")).headers["set-cookie"]);
    expect(cookie).toMatch(/^daybook-language=de; Path=\/; Max-Age=31536000; SameSite=Lax/);
    expect((await get("/", { cookie: cookie.split(";")[0] ?? "" })).body).toContain("landing de");
  });

  test("where the site is reached over TLS the choice is this host's alone, though a proxy took TLS off", async () => {
    const secure = await createTestApp({ siteDir, publicUrl: "https://book.example", databaseUrl: t.adminUrl });
    const answer = await secure.app.inject({ url: "/contact?lang=de" });
    expect(String(answer.headers["set-cookie"])).toMatch(/^__Host-daybook-language=de; Path=\/; .*; Secure$/);
    await secure.close();
  });

  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["gzip;q=0", undefined, (plain: Buffer) => plain],
  ])(
    "a browser that accepts %s gets %s, and nothing when nothing has changed",
    async (accepted, encoding, decompress) => {
      const headers = { "accept-encoding": accepted };
      const answer = await get("/privacy", headers);
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers.vary).toContain("accept-encoding");
      expect(decompress(answer.rawPayload).toString()).toContain("privacy en");
      const etag = String(answer.headers.etag);
      for (const known of [etag, `W/${etag}`, `"older", ${etag}`]) {
        const again = await get("/privacy", { ...headers, "if-none-match": known });
        expect([again.statusCode, again.body]).toEqual([304, ""]);
      }
      expect((await get("/privacy", { ...headers, "if-none-match": '"older"' })).statusCode).toBe(200);
    },
  );

  test("each encoding has a name of its own", async () => {
    const etags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (accepted) => (await get("/", { "accept-encoding": accepted })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  test.each(["/.pages/landing.en.html", "/%2epages/landing.en.html"])("can't read %s unfilled", async (url) => {
    expect((await get(url)).body).not.toContain("%PUBLIC_URL%");
  });

  test("a visitor without a page reads that it is missing, and the page once it exists", async () => {
    const path = join(siteDir, publicPageFile("cookie-policy", "fr"));
    const text = readFileSync(path);
    rmSync(path);
    const asked = () => get("/cookie-policy", { "accept-language": "fr" });
    expect((await asked()).statusCode).toBe(500);
    writeFileSync(path, text);
    expect((await asked()).body).toContain("cookie-policy fr");
  });

  test("with a session that has ended is a visitor", async () => {
    expect((await get("/", { cookie: `${owner.cookie.split("=")[0]}=gone.signature` })).body).toContain("landing en");
  });
});

describe("a signed-in owner", () => {
  test("sees the app at /, is sent there from /landing, and may read the rest", async () => {
    const { cookie } = owner;
    expect((await get("/", { cookie })).body).toBe(app);
    const landing = await get("/landing", { cookie });
    expect([landing.statusCode, landing.headers.location]).toEqual([302, "/app"]);
    expect((await get("/contact", { cookie })).body).toContain("contact en");
  });
});

describe("what search engines are served", () => {
  test("find each page in each language, with its other languages", async () => {
    expect((await get("/robots.txt")).body).toContain("Sitemap: http://book.example/sitemap.xml");
    const { body } = await get("/sitemap.xml");
    const entries = body.match(/<url>.*?<\/url>/g) ?? [];
    expect(entries).toHaveLength(publicPages.length * languages.length);
    const german = entries.find((entry) => entry.includes("<loc>http://book.example/contact?lang=de</loc>"));
    const alternates = [...(german ?? "").matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair);
    expect(alternates).toEqual([
      ...languages.map((language) => [language, `http://book.example/contact?lang=${language}`]),
      ["x-default", "http://book.example/contact"],
    ]);
  });

  test("may keep the public pages, and not the app", async () => {
    expect((await get("/")).headers["x-robots-tag"]).toBeUndefined();
    expect((await get("/contact?lang=de")).headers["x-robots-tag"]).toBeUndefined();
    expect((await get("/", { cookie: owner.cookie })).headers["x-robots-tag"]).toBe("noindex");
    const unknown = await get("/no-such-page");
    expect([unknown.statusCode, unknown.headers["x-robots-tag"]]).toEqual([404, "noindex"]);
  });

  const pages = ["/", "/contact", "/privacy", "/clients", "/auth", "/api/docs"];
  test.each(pages.flatMap((page) => [`${page}?lang=%00`, `${page}?next=%00&b[]=%00`]))(
    "%s shows its page, whatever the query string",
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    },
  );

  test("leads to the page without its slash, and says that a data link is over, whatever the query string", async () => {
    expect((await get("/contact/?x=%00")).headers.location).toBe("/contact?x=%00");
    const over = await get("/my-data/over?x=%00");
    expect([over.statusCode, over.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  });

  test.each(["/%ff", "/%00", "/files/none", "/api/v1/none", "/assets/none.js", "/.env"])(
    "keeps nothing of an error, as for %s",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.headers["x-robots-tag"]).toBe("noindex");
    },
  );
});

test.each([
  [{ "accept-language": "en" }, "en", ["New appointment", "Today", "Clients"]],
  [{ "accept-language": "en", cookie: "daybook-language=de" }, "de", ["Neuer Termin", "Heute", "Kunden"]],
])("the app's shortcuts are in the visitor's language: %j", async (headers, language, names) => {
  const answer = await get("/manifest.webmanifest", headers);
  expect(answer.headers["content-type"]).toContain("application/manifest+json");
  const manifest = answer.json<{ lang: string; start_url: string; shortcuts: { name: string; url: string }[] }>();
  expect(manifest).toMatchObject({ lang: language, start_url: "/app" });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(names);
});
