import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownRequestHeader } from "../../platform/http/security/origin-check.ts";
import { createDiskStorage } from "../../platform/storage/create-disk-storage.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { readRows } from "../../testing/read-rows.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { removeAllFiles, removeOrphans, storeImage } from "./service.ts";

const dir = tempDir();
const storage = createDiskStorage(dir.path);
let testApp: TestApp;
let owner: TestOwner;

beforeAll(async () => {
  testApp = await createTestApp({ storage });
  owner = await testApp.owner();
});
afterAll(async () => {
  await testApp.close();
  dir[Symbol.dispose]();
});

const picture = (width: number, height: number, format: "png" | "jpeg" = "png") =>
  sharp({ create: { width, height, channels: 4, background: "#1f7a5c" } })
    .withMetadata({ exif: { IFD0: { Copyright: "somebody" } } })
    .toFormat(format)
    .toBuffer();

const upload = async (bytes: Buffer | null, { as = "logo.png", type = "image/png", by = owner } = {}) => {
  const form = new FormData();
  if (bytes) form.append("logo", new File([new Uint8Array(bytes)], as, { type }));
  const request = new Request("http://localhost", { method: "POST", body: form });
  const response = await testApp.app.inject({
    method: "POST",
    url: "/api/v1/whatsapp/logo",
    headers: { cookie: by.cookie, [ownRequestHeader]: "1", "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() as { url: string; fields?: unknown } };
};
const refused = (reason: string) => ({ status: 400, body: { code: "invalid-input", fields: { logo: reason } } });

test("a picture becomes square, small and without what came along, and is shown as nothing but a picture", async () => {
  const { status, body } = await upload(await picture(3_000, 1_500));
  expect({ status, body }).toEqual({
    ...{ status: 201, body: { url: expect.stringMatching(`^/files/profile-images/${owner.id}/\\d+\\.jpg$`) } },
  });
  const shown = await testApp.app.inject({ method: "GET", url: body.url });
  expect(shown.headers).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const { width, height, format, exif } = await sharp(shown.rawPayload).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 1_024, height: 1_024, format: "jpeg", exif: undefined });
});

test("a picture that arrives after its owner has gone leaves nothing behind", async () => {
  const gone = await testApp.owner();
  const late = {
    ...storage,
    put: async (...file: Parameters<typeof storage.put>) => {
      await readRows(testApp.adminUrl, `delete from "user" where id = $1`, [gone.id]);
      await storage.put(...file);
    },
  };
  const deps = { db: testApp.db, clock: testApp.clock, storage: late };
  const stored = await storeImage(deps, gone.id, await picture(10, 10)).catch(() => null);
  expect(stored).toBeNull();
  expect(
    existsSync(join(dir.path, "profile-images", gone.id)) && readdirSync(join(dir.path, "profile-images", gone.id)),
  ).toEqual([]);
});

test("a small one is made large enough; its type is what it is, not what it is called", async () => {
  const { body } = await upload(await picture(10, 20, "jpeg"), { as: "page.html", type: "text/html" });
  const shown = await testApp.app.inject({ method: "GET", url: body.url });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 640, height: 640, format: "jpeg" });
});

test.each([
  ["words", () => Buffer.from("hello")],
  ["a drawing that could hold scripts", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  [
    "a GIF",
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .gif()
        .toBuffer(),
  ],
  [
    "a WebP",
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .webp()
        .toBuffer(),
  ],
  ["nothing in it", () => Buffer.alloc(0)],
] as const)("%s is refused, whatever it is called", async (_, make) => {
  expect(await upload(await make())).toMatchObject(refused("invalidType"));
});

test("a picture that breaks off is refused", async () => {
  const whole = await picture(400, 400);
  expect(await upload(whole.subarray(0, 60))).toMatchObject(refused("unreadable"));
  expect(await upload(Buffer.concat([whole.subarray(0, 8), Buffer.from("no picture at all")]))).toMatchObject(
    refused("unreadable"),
  );
});

/** A PNG's header with any size in it; nothing behind it fits. */
const claiming = async (width: number, height: number) => {
  const png = await picture(10, 10);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  const { crc32 } = await import("node:zlib");
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

test("one that claims 30000 × 30000 is refused before anything is unpacked", async () => {
  const startedAt = process.cpuUsage();
  expect(await upload(await claiming(30_000, 30_000))).toMatchObject(refused("tooManyPixels"));
  expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(2_000);
});

test("5 MB is too large, one byte less isn't", async () => {
  const padded = async (size: number) => {
    const png = await picture(700, 700);
    return Buffer.concat([png, Buffer.alloc(size - png.length)]);
  };
  expect(await upload(await padded(5_242_880))).toMatchObject(refused("tooLarge"));
  expect(await upload(await padded(6_000_000))).toMatchObject(refused("tooLarge"));
  expect((await upload(await padded(5_242_879))).status).toBe(201);
});

const fileHead = 'Content-Disposition: form-data; name="logo"; filename="a.png"\r\nContent-Type: image/png';

test("what isn't an upload is refused, and so is somebody signed out", async () => {
  expect(await upload(null)).toMatchObject(refused("required"));
  expect(await owner.call("POST", "/api/v1/whatsapp/logo", { logo: "x" })).toMatchObject({ status: 415 });
  const { statusCode } = await testApp.app.inject({ method: "POST", url: "/api/v1/whatsapp/logo" });
  expect(statusCode).toBe(401);
  const fields = new FormData();
  fields.append("logo", "x");
  const request = new Request("http://localhost", { method: "POST", body: fields });
  const response = await testApp.app.inject({
    method: "POST",
    url: "/api/v1/whatsapp/logo",
    headers: {
      cookie: owner.cookie,
      [ownRequestHeader]: "1",
      "content-type": request.headers.get("content-type") ?? "",
    },
    payload: await request.text(),
  });
  expect(response.statusCode).toBeLessThan(500);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
});

test.each([
  ["no boundary", "multipart/form-data", "--XX--\r\n"],
  ["an endless boundary", `multipart/form-data; boundary=${"b".repeat(5_000)}`, `--${"b".repeat(5_000)}--\r\n`],
  ["another boundary", "multipart/form-data; boundary=YY", "--XX\r\n\r\n\r\n--XX--\r\n"],
  ["nothing at all", "multipart/form-data; boundary=XX", ""],
  ["no end", "multipart/form-data; boundary=XX", `--XX\r\n${fileHead}\r\n\r\nhalf a pict`],
  ["a head without end", "multipart/form-data; boundary=XX", `--XX\r\n${fileHead}`],
  ["a head that isn't one", "multipart/form-data; boundary=XX", "--XX\r\n:::\r\n\r\nx\r\n--XX--\r\n"],
])("a form with %s is the sender's mistake", async (_, type, payload) => {
  const sender = await testApp.owner();
  const headers = { cookie: sender.cookie, [ownRequestHeader]: "1", "content-type": type };
  const answer = await testApp.app.inject({ method: "POST", url: "/api/v1/whatsapp/logo", headers, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([400, expect.stringMatching(/malformed-body|invalid-input/)]);
});

test.each([
  `/files/profile-images/${randomUUID()}/1.jpg`,
  "/files/../secrets.json",
  "/files/profile-images/%2e%2e/%2e%2e/secrets.json",
  "/files/",
])("the file address %s shows nothing", async (url) => {
  expect((await testApp.app.inject({ method: "GET", url })).statusCode).toBe(404);
});

test("what nobody refers to is gone after a week; an account that ends takes all along", async () => {
  const leaving = await testApp.owner();
  const [used, left] = [
    await upload(await picture(640, 640), { by: leaving }),
    await upload(await picture(640, 640), { by: leaving }),
  ];
  await readRows(
    testApp.adminUrl,
    `insert into sender_registrations (user_id, business_name, profile_image_url, created_at) values ($1, 'S', $2, now())`,
    [leaving.id, used.body.url],
  );
  const shows = async (url: string) => (await testApp.app.inject({ method: "GET", url })).statusCode;
  const deps = { db: testApp.db, storage, clock: testApp.clock };
  await removeOrphans(deps);
  expect(await shows(left.body.url)).toBe(200);
  testApp.clock.moveTo(testApp.clock.now().add({ hours: 8 * 24 }));
  await removeOrphans(deps);
  expect([await shows(used.body.url), await shows(left.body.url)]).toEqual([200, 404]);
  await removeAllFiles(deps, leaving.id);
  expect(await shows(used.body.url)).toBe(404);
});
