import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startFakeS3 } from "../../testing/apps/fake-s3.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { createDiskStorage } from "./create-disk-storage.ts";
import { createS3Storage } from "./create-s3-storage.ts";
import { type StorageKey, storageKey } from "./storage.ts";

const dir = tempDir();
const bucket = new Map<string, { bytes: Buffer; type: string | undefined; signed: boolean }>();
let server: Server;
let endpoint = "";

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === "PUT") {
      const signed = request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/") ?? false;
      bucket.set(path, { bytes: Buffer.concat(chunks), type: request.headers["content-type"], signed });
      return response.end();
    }
    if (request.method === "DELETE") {
      bucket.delete(path);
      return response.writeHead(204).end();
    }
    const found = bucket.get(path);
    if (found) return response.end(found.bytes);
    return response
      .writeHead(404, { "content-type": "application/xml" })
      .end("<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  dir[Symbol.dispose]();
});

const keyOf = (): StorageKey => storageKey(`profile-images/${randomUUID()}/1800000000000.jpg`) as StorageKey;

describe.each(["disk", "s3"])("files stored in %s", (kind) => {
  const open = () =>
    kind === "disk"
      ? createDiskStorage(dir.path)
      : createS3Storage({ bucket: "b", endpoint, region: "eu-west-1", accessKeyId: "key", secretAccessKey: "secret" });

  test("keeps bytes until they are deleted", async () => {
    const storage = open();
    const key = keyOf();
    expect(await storage.get(key)).toBeNull();
    await storage.put(key, Uint8Array.from([0, 255, 10, 13]), "image/jpeg");
    expect([...((await storage.get(key)) ?? [])]).toEqual([0, 255, 10, 13]);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
  });
});

test("requests to a bucket are signed and say the type", async () => {
  const key = keyOf();
  const storage = createS3Storage({
    ...{ bucket: "b", endpoint, region: "eu-west-1", accessKeyId: "key", secretAccessKey: "secret" },
  });
  await storage.put(key, Uint8Array.from([1]), "image/jpeg");
  expect(bucket.get(`/b/${key}`)).toMatchObject({ type: "image/jpeg", signed: true });
});

test("nothing half written is left on disk", async () => {
  const key = keyOf();
  const storage = createDiskStorage(dir.path);
  await Promise.all([1, 2, 3].map((byte) => storage.put(key, Uint8Array.from([byte]), "image/jpeg")));
  expect(readdirSync(join(dir.path, key, ".."))).toEqual(["1800000000000.jpg"]);
});

test.each([
  "",
  "profile-images/../secrets.json",
  `profile-images/${randomUUID()}/../../x.jpg`,
  `profile-images/${randomUUID()}/1.svg`,
  `profile-images/${randomUUID()}/1.jpg/`,
  `profile-images/${randomUUID().toUpperCase()}/1.jpg`,
  `other/${randomUUID()}/1.jpg`,
  `profile-images/${randomUUID()}/1.jpg\n`,
])("the text %j is no storage key", (text) => expect(storageKey(text)).toBeNull());

test("S3 can check every request by its signature", async () => {
  const s3 = await startFakeS3({ accessKeyId: "key", secretAccessKey: "secret" });
  const open = (secretAccessKey: string) =>
    createS3Storage({ bucket: "b", endpoint: s3.endpoint, region: "eu-west-1", accessKeyId: "key", secretAccessKey });
  const key = keyOf();
  await open("secret").put(key, Buffer.from([1, 2, 3]), "image/jpeg");
  expect(Buffer.from((await open("secret").get(key)) ?? [])).toEqual(Buffer.from([1, 2, 3]));
  await expect(open("guessed").put(key, Buffer.from([4]), "image/jpeg")).rejects.toThrow();
  await expect(open("guessed").get(key)).rejects.toThrow();
  await open("secret").delete(key);
  expect(s3.objects.size).toBe(0);
  await s3.close();
});
