import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";

const page = "<!doctype html><title>Daybook</title>";
const signInPage = "<!doctype html><title>Sign in</title>";
const script = `export const words = "${"calm ".repeat(600)}";`;
let root: string;
let t: TestApp;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "daybook-static-"));
  const siteDir = join(root, "web");
  mkdirSync(join(siteDir, "assets"), { recursive: true });
  mkdirSync(join(siteDir, ".git"));
  writeFileSync(join(root, "secret.txt"), "outside");
  writeFileSync(join(siteDir, ".env"), "SECRET=1");
  writeFileSync(join(siteDir, ".git/config"), "hidden");
  writeFileSync(join(siteDir, "index.html"), page);
  writeFileSync(join(siteDir, "auth.html"), signInPage);
  writeFileSync(join(siteDir, "color-scheme.js"), "early()");
  writeFileSync(join(siteDir, "assets/app-1a2b.js"), script);
  writeFileSync(join(siteDir, "assets/app-1a2b.js.gz"), gzipSync(script));
  writeFileSync(join(siteDir, "assets/app-1a2b.js.br"), brotliCompressSync(script));
  t = await createTestApp({ siteDir });
  await t.app.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await t.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

/** Everything that comes back until the connection is closed. */
const exchange = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    const socket = connect((t.app.server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(request));
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });

describe("files of the site", () => {
  test.each([
    ["/assets/app-1a2b.js", "public, max-age=31536000, immutable"],
    ["/color-scheme.js", "no-cache"],
    ["/index.html", "no-cache"],
    ["/", "no-cache"],
  ])("%s is cached as %s", async (url, cacheControl) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, cacheControl]);
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("for %s the file compressed at build time is sent", async (accepted, encoding, decompress) => {
    const answer = await get("/assets/app-1a2b.js", { "accept-encoding": accepted });
    expect(answer.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(String(answer.headers.vary).toLowerCase()).toContain("accept-encoding");
    expect(decompress(answer.rawPayload).toString()).toBe(script);
  });

  test("without compression the plain file is sent, with the same caching", async () => {
    const answer = await get("/assets/app-1a2b.js");
    expect(answer.body).toBe(script);
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  test("a file that is gone from the disk is sent as before: open pages still ask for it", async () => {
    const path = join(root, "web/assets/old-3c4d.js");
    expect((await get("/assets/old-3c4d.js")).statusCode).toBe(404);
    writeFileSync(path, "old()");
    expect((await get("/assets/old-3c4d.js")).body).toBe("old()");
    rmSync(path);
    expect((await get("/assets/old-3c4d.js")).body).toBe("old()");
  });

  test("a known version is answered with 304", async () => {
    const { headers } = await get("/assets/app-1a2b.js");
    const again = await get("/assets/app-1a2b.js", { "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    ["an unknown version", { "if-match": '"other"' }],
    ["a range past the end", { range: "bytes=99999999-" }],
    ["a senseless range", { range: "bytes=x-y" }],
  ])("%s is no failure of ours", async (_, headers) => {
    expect((await get("/assets/app-1a2b.js", headers)).statusCode).toBeLessThan(500);
  });
});

describe("what the site doesn't serve", () => {
  test.each([
    "/.env",
    "/.git/config",
    "/%2eenv",
    "/assets/../.env",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "/....//secret.txt",
    "//etc/passwd",
    "/%00",
    "/index.html%00.js",
    "/assets",
    "/assets/",
    "/assets/missing.js",
    "/assets/app-1a2b.js/",
    "/missing.js",
    "/favicon.png",
    "/api",
    "/api/nothing",
    "/api/v1/",
    "/webhooks/twilio",
    "/simulator/none",
    "/metrics/x",
    "/page/%E0%A4%A",
  ])("the address %s", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(url.includes("%00") ? answer.statusCode : 404);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(answer.body).not.toMatch(/outside|SECRET|hidden|root:/);
  });

  test("a path as only a raw client can write it", async () => {
    const answer = await exchange("GET /assets/../../secret.txt HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain("outside");
  });
});

describe("pages of the app", () => {
  test.each([
    ["/", page],
    ["/app", page],
    ["/settings?file=x.js", page],
    ["/clients/0199-a", page],
    // They load nothing of the app.
    ["/auth", signInPage],
    ["/auth/", signInPage],
    ["/auth?next=/app&email=a@b.com", signInPage],
    ["/reset-password?token=x", signInPage],
  ])("%s is a page, for no search engine", async (url, expected) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, expected]);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
  });

  test.each(["/apiary", "/no/such/page", "/app/agents", "/clients/a/b", "/Auth", "/wp-admin/"])(
    "%s leads nowhere: the web client says so, and so does the status",
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([404, page]);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.headers["x-robots-tag"]).toBe("noindex");
    },
  );

  test("HEAD is answered as GET is, without the page", async () => {
    const answer = await t.app.inject({ method: "HEAD", url: "/auth" });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"] as const)("%s on a page is not found", async (method) => {
    const answer = await t.app.inject({ method, url: "/auth" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "not-found" });
  });
});

/** What browsers send along when a person opens an address. */
const browser = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
const long = "a".repeat(300);

describe("a person whose address leads nowhere gets the page that says so", () => {
  test.each([
    "/%00",
    "/clients/%00",
    "/clients/..%00",
    "/privacy/%00",
    "/%E0%A4%A",
    "/clients/%E0%A4%A",
    "/clients/%ED%A0%80",
    "/my-data/%00",
    "/my-data/%E0%A4%A",
    `/${long}`,
    `/no/${long}/page`,
    "/clients/a.b",
    "/..%2fsecret.txt",
    "/missing.png",
    "//x",
  ])("GET %s", async (url) => {
    const answer = await get(url, browser);
    expect([answer.statusCode, answer.body]).toEqual([404, page]);
    expect(answer.headers).toMatchObject({
      "content-type": expect.stringContaining("text/html"),
      "x-robots-tag": "noindex",
      "content-security-policy": expect.any(String),
    });
    expect((await get(url)).body).not.toContain("outside");
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"] as const)("%s on a page", async (method) => {
    for (const headers of [browser, { ...browser, "content-type": "application/x-www-form-urlencoded" }]) {
      const body = method !== "DELETE" && "content-type" in headers ? { payload: "a=b" } : {};
      const answer = await t.app.inject({ method, url: "/app", headers, ...body });
      expect([answer.statusCode, answer.body]).toEqual([404, page]);
    }
  });

  test("an address beyond what a head may hold", async () => {
    const ask = (path: string) => exchange(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n`);
    const answer = await ask(`/clients/${"a".repeat(20_000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain("content-type: text/html");
    expect(answer).toContain(page);
    expect(await ask(`/api/v1/clients/${"a".repeat(20_000)}`)).toContain('"code":"headers-too-large"');
  });

  test.each(["/api/v1/x%00", "/api/%E0%A4%A", `/api/v1/agents/${long}/deletion`, "/assets/%00", "/webhooks/%E0%A4%A"])(
    "%s is for programs, no matter who asks",
    async (url) => {
      const answer = await get(url, browser);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ code: "not-found" });
    },
  );
});
