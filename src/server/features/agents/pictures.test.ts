import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Agent } from "#contract/scheduling/agents.ts";
import { ownRequestHeader } from "../../platform/http/security/origin-check.ts";
import { createDiskStorage } from "../../platform/storage/create-disk-storage.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { readRows } from "../../testing/read-rows.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { removeOrphans } from "../files/service.ts";

const dir = tempDir();
const storage = createDiskStorage(dir.path);
let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({ storage });
});
afterAll(async () => {
  await testApp.close();
  dir[Symbol.dispose]();
});

const upload = async (by: TestOwner, bytes: Buffer) => {
  const form = new FormData();
  form.append("picture", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  const request = new Request("http://localhost", { method: "POST", body: form });
  const response = await testApp.app.inject({
    method: "POST",
    url: "/api/v1/agents/picture",
    headers: { cookie: by.cookie, [ownRequestHeader]: "1", "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() as { url: string } };
};

const picture = () =>
  sharp({ create: { width: 900, height: 500, channels: 3, background: "#1f7a5c" } })
    .withMetadata({ exif: { IFD0: { Copyright: "somebody" } } })
    .png()
    .toBuffer();

const addAgent = async (owner: TestOwner): Promise<Agent> =>
  (await owner.call("POST", "/api/v1/agents", { name: "Ana", email: "ana@x.org" })).body as Agent;

const patch = (owner: TestOwner, { id }: Agent, body: object) => owner.call("PATCH", `/api/v1/agents/${id}`, body);

test("an agent gets a picture and a color, and loses both", async () => {
  const owner = await testApp.owner();
  const agent = await addAgent(owner);
  const { status, body } = await upload(owner, await picture());
  expect(status).toBe(201);
  expect(await patch(owner, agent, { avatar: body.url, color: "teal", version: 1 })).toMatchObject({
    ...{ status: 200, body: { avatar: body.url, color: "teal", name: "Ana", version: 2 } },
  });
  const shown = await testApp.app.inject({ method: "GET", url: body.url });
  const { width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect({ width, height, exif }).toEqual({ width: 320, height: 320, exif: undefined });
  const audit = await readRows<{ details: unknown }>(
    testApp.adminUrl,
    "select details from audit_log where user_id = $1 and action = 'agent.updated'",
    [owner.id],
  );
  expect(audit).toEqual([{ details: { fields: ["color", "avatar"] } }]);
  expect(await patch(owner, agent, { avatar: null, color: null, version: 2 })).toMatchObject({
    body: { avatar: null, color: null },
  });
});

test("a picture that an agent has stays; one that nobody has any more goes", async () => {
  const owner = await testApp.owner();
  const agent = await addAgent(owner);
  const first = (await upload(owner, await picture())).body.url;
  await patch(owner, agent, { avatar: first, version: 1 });
  const sweep = async () => {
    await readRows(testApp.adminUrl, "update files set created_at = '2020-01-01' where user_id = $1", [owner.id]);
    await removeOrphans({ db: testApp.db, clock: testApp.clock, storage });
  };
  const file = join(dir.path, first.replace("/files/", ""));
  await sweep();
  expect(existsSync(file)).toBe(true);
  const second = (await upload(owner, await picture())).body.url;
  await patch(owner, agent, { avatar: second, version: 2 });
  await sweep();
  expect(existsSync(file)).toBe(false);
});

test("another owner's picture, an address elsewhere and a color that isn't one are refused", async () => {
  const [owner, other] = [await testApp.owner(), await testApp.owner()];
  const agent = await addAgent(owner);
  const foreign = (await upload(other, await picture())).body.url;
  const missing = `/files/profile-images/${owner.id}/1.jpg`;
  for (const avatar of [foreign, missing, "https://example.com/a.jpg", "/files/../secret.jpg"]) {
    expect(await patch(owner, agent, { avatar, version: 1 })).toMatchObject({
      ...{ status: 400, body: { code: "invalid-input", fields: { avatar: "imageUnknown" } } },
    });
  }
  expect(await patch(owner, agent, { color: "#ff0000", version: 1 })).toMatchObject({ status: 400 });
});

test("nothing but a picture is taken, and only from an owner who is signed in", async () => {
  const owner = await testApp.owner();
  expect(await upload(owner, Buffer.from("<svg/>"))).toMatchObject({
    ...{ status: 400, body: { fields: { picture: "invalidType" } } },
  });
  const { statusCode } = await testApp.app.inject({ method: "POST", url: "/api/v1/agents/picture" });
  expect(statusCode).toBeGreaterThanOrEqual(400);
});
