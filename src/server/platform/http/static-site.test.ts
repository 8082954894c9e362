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
});

afterAll(async () => {
  await t.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

describe("files", () => {
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

describe("what isn't served", () => {
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
  ])("%s", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(url.includes("%00") ? answer.statusCode : 404);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(answer.body).not.toMatch(/outside|SECRET|hidden|root:/);
  });

  test("a path as only a raw client can write it", async () => {
    await t.app.listen({ host: "127.0.0.1", port: 0 });
    const answer = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect((t.app.server.address() as AddressInfo).port, "127.0.0.1", () =>
        socket.write("GET /assets/../../secret.txt HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"),
      );
      socket.on("data", (data) => {
        text += data;
      });
      socket.on("close", () => resolve(text));
    });
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
