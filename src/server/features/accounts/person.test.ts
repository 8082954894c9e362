import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownRequestHeader } from "../../platform/http/security/origin-check.ts";
import { createDiskStorage } from "../../platform/storage/create-disk-storage.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { readActions, readRows } from "../../testing/read-rows.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { removeOrphans } from "../files/service.ts";

const dir = tempDir();
const storage = createDiskStorage(dir.path);
let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ storage });
});
afterAll(async () => {
  await t.close();
  dir[Symbol.dispose]();
});

const upload = async (by: TestOwner, bytes: Buffer) => {
  const form = new FormData();
  form.append("picture", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  const request = new Request("http://localhost", { method: "POST", body: form });
  const response = await t.app.inject({
    method: "POST",
    url: "/api/v1/me/picture",
    headers: { cookie: by.cookie, [ownRequestHeader]: "1", "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() as { url: string } };
};

const picture = () =>
  sharp({ create: { width: 900, height: 500, channels: 3, background: "#1f7a5c" } })
    .png()
    .toBuffer();

const change = (owner: TestOwner, body: object) => owner.call("PATCH", "/api/v1/me", body);

test("an owner changes name and picture, keeps what isn't given and takes the picture off again", async () => {
  const owner = await t.owner({ name: "Olga" });
  const { url } = (await upload(owner, await picture())).body;
  expect(await change(owner, { image: url })).toMatchObject({ status: 200, body: { name: "Olga", image: url } });
  expect(await change(owner, { name: "  Olga Núñez " })).toMatchObject({ body: { name: "Olga Núñez", image: url } });
  expect((await owner.call("GET", "/api/v1/me")).body).toMatchObject({ user: { name: "Olga Núñez", image: url } });
  await readRows(t.adminUrl, "update files set created_at = '2020-01-01' where user_id = $1", [owner.id]);
  await removeOrphans({ db: t.db, clock: t.clock, storage });
  expect(existsSync(join(dir.path, url.replace("/files/", "")))).toBe(true);
  expect(await change(owner, { image: null })).toMatchObject({ body: { image: null } });
  await removeOrphans({ db: t.db, clock: t.clock, storage });
  expect(existsSync(join(dir.path, url.replace("/files/", "")))).toBe(false);
  expect(await readActions(t.adminUrl, owner.id, "account")).toContain("account.updated");
});

test("another owner's picture, one from elsewhere and a name that can't be read are refused", async () => {
  const [owner, other] = [await t.owner(), await t.owner()];
  const foreign = (await upload(other, await picture())).body.url;
  for (const image of [foreign, "https://example.com/a.jpg", `/files/profile-images/${owner.id}/1.jpg`]) {
    expect(await change(owner, { image })).toMatchObject({ status: 400, body: { fields: { image: "imageUnknown" } } });
  }
  for (const name of ["", "  ", "\u200b", "x".repeat(101)]) {
    expect(await change(owner, { name })).toMatchObject({ status: 400 });
  }
  expect(await upload(owner, Buffer.from("<svg/>"))).toMatchObject({ status: 400 });
});
