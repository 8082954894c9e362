import { createDecipheriv, createECDH, createHmac, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { createPushSender } from "../../integrations/push/create-push-sender.ts";
import { selfSignedCertificate } from "../../simulators/paypal/self-signed-certificate.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { buildClient } from "../../testing/builders/build-client.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { pushHandlers } from "./jobs.ts";
import { presentPush } from "./present.ts";
import { ensurePushKeys, notifyDevices } from "./service.ts";

/** A push service on this machine, spoken to over TLS; and a browser that can read what arrives there. */

const browser = createECDH("prime256v1");
const authSecret = randomBytes(16);
const received: { path: string; authorization: string; ttl: string; body: Buffer }[] = [];
let status = 201;
let t: TestApp;
let service: Server;
let port: number;
let run: (payload: unknown) => Promise<void>;

beforeAll(async () => {
  browser.generateKeys();
  t = await createTestApp();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const cert = selfSignedCertificate(privateKey, "push.example.com");
  const key = privateKey.export({ type: "pkcs8", format: "pem" });
  service = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { authorization = "", ttl } = request.headers;
      received.push({ path: request.url ?? "", authorization, ttl: String(ttl), body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  ({ port } = service.address() as AddressInfo);
  const keys = await ensurePushKeys(t.db);
  const sender = createPushSender({ keys, contact: "mailto:hello@daybook.example", trial: { ca: cert, port } });
  const [handler] = pushHandlers({ db: t.db, sender });
  if (!handler) throw new Error("no handler");
  run = handler.run;
});
afterAll(async () => {
  service.close();
  await t.close();
});
beforeEach(() => {
  received.length = 0;
  status = 201;
});

const subscription = () => ({
  endpoint: `https://push.example.com/send/${randomBytes(8).toString("hex")}`,
  p256dh: browser.getPublicKey().toString("base64url"),
  auth: authSecret.toString("base64url"),
});

const all = { onBooking: true, onCancellation: true, onWaiting: true };

const subscribe = async (owner: TestOwner, change: object = {}) => {
  const answer = await owner.call("PUT", "/api/v1/push/device", { ...subscription(), ...all, ...change });
  expect(answer.status).toBe(200);
  // Browsers' own services have no port; this one stands in for them.
  await readRows(t.adminUrl, "update push_devices set endpoint = replace(endpoint, '.com/', $2) where user_id = $1", [
    owner.id,
    `.com:${port}/`,
  ]);
};

const devices = (owner: TestOwner) =>
  readRows(t.adminUrl, "select id from push_devices where user_id = $1", [owner.id]);

const queued = async (owner: TestOwner) => {
  const rows = await readRows<{ payload: { ownerId: string } }>(
    t.adminUrl,
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
      where k.identifier = 'send-push' and j.payload ->> 'ownerId' = $1`,
    [owner.id],
  );
  return rows.map(({ payload }) => payload);
};

const hmac = (key: Buffer, ...data: Buffer[]): Buffer => createHmac("sha256", key).update(Buffer.concat(data)).digest();
const expand = (key: Buffer, info: Buffer, length: number): Buffer =>
  hmac(key, info, Buffer.from([1])).subarray(0, length);

/** RFC 8291, as the browser does it. */
const decrypt = (body: Buffer): unknown => {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
  const text = body.subarray(21 + senderKey.length);
  const shared = browser.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), senderKey]);
  const secret = expand(hmac(authSecret, shared), info, 32);
  const key = hmac(salt, secret);
  const contentKey = expand(key, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = expand(key, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
  decipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
};

test("a test arrives encrypted for this browser alone, signed by this installation", async () => {
  const owner = await t.owner({ language: "de" });
  expect((await owner.call("GET", "/api/v1/push")).body).toMatchObject({ device: null });
  expect(await owner.call("POST", "/api/v1/push/test")).toMatchObject({ status: 404 });
  await subscribe(owner, { onWaiting: false });
  expect((await owner.call("GET", "/api/v1/push")).body).toMatchObject({ device: { ...all, onWaiting: false } });
  expect(await owner.call("POST", "/api/v1/push/test")).toMatchObject({ status: 200 });
  const [job] = await queued(owner);
  await run(job);
  const [message] = received;
  expect(decrypt(message?.body ?? Buffer.alloc(0))).toMatchObject({ title: "Benachrichtigungen funktionieren" });
  expect(message?.authorization).toMatch(/^vapid t=.+, k=.+/);
  expect(message?.body.toString("latin1")).not.toContain("Benachrichtigungen");
});

test("a name from right to left leaves the time behind it", () => {
  const subject = { id: "1", name: "יעל", date: "2027-03-02", time: "10:00" };
  expect(presentPush("booking", subject, "en").body).toBe("\u2068יעל\u2069 · Tue, Mar 2, 10:00 AM");
});

test("a booking tells name and time, and nothing more", async () => {
  const owner = await t.owner({ timeZone: "Europe/Madrid" });
  await subscribe(owner);
  const agentId = await buildAgent(t.adminUrl, owner.id);
  const id = await buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt: "2027-03-02T09:00:00Z" });
  const [device] = (await devices(owner)) as [{ id: string }];
  await run({ ownerId: owner.id, deviceId: device.id, kind: "booking", subjectId: id });
  const [message] = received;
  const shown = decrypt(message?.body ?? Buffer.alloc(0));
  expect(shown).toEqual({
    title: "New appointment",
    body: "Cleo Client · Tue, Mar 2, 10:00 AM",
    path: `/app?view=day&date=2027-03-02&appointment=${id}`,
    tag: id,
  });
  expect(JSON.stringify(shown)).not.toContain("+34600000000");
});

test.each([
  ["late", "Running late"],
  ["coming", "On the way"],
  ["here", "At the door"],
  ["question", "A client has a question for you"],
])("news of a client (%s) is announced to those who want to hear of waiting ones", async (kind, title) => {
  const [owner, silent] = [await t.owner(), await t.owner()];
  await subscribe(owner);
  await subscribe(silent, { onWaiting: false });
  const { clientId } = await buildClient(t.adminUrl, owner.id, { name: "Cleo", at: "2027-03-01T10:00:00Z" });
  for (const { id } of [owner, silent]) {
    await t.db.withOwner(id as OwnerId, async (tx) => notifyDevices(tx, id as OwnerId, kind as "late", clientId));
  }
  expect(await queued(silent)).toEqual([]);
  const [job] = await queued(owner);
  await run(job);
  expect(decrypt(received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
    title,
    body: "Cleo",
    path: `/clients/${clientId}`,
  });
});

test.each([404, 410])("a browser that answers %d is forgotten, one that is down is tried again", async (code) => {
  const owner = await t.owner();
  await subscribe(owner);
  const [device] = (await devices(owner)) as [{ id: string }];
  const payload = { ownerId: owner.id, deviceId: device.id, kind: "test", subjectId: null };
  status = 503;
  await expect(run(payload)).rejects.toThrow("503");
  expect(await devices(owner)).toHaveLength(1);
  status = code;
  await run(payload);
  expect(await devices(owner)).toHaveLength(0);
});

test.each([
  "http://push.example.com/x",
  "https://127.0.0.1/x",
  "https://localhost/x",
  "https://metadata.google.internal/x",
  "https://push.example.com:8443/x",
  "nonsense",
])("the endpoint %s is refused as no push service", async (endpoint) => {
  const owner = await t.owner();
  const answer = await owner.call("PUT", "/api/v1/push/device", { ...subscription(), ...all, endpoint });
  expect(answer).toMatchObject({ status: 400, body: { fields: { endpoint: "subscriptionInvalid" } } });
});

test("a push to an address inside the network is refused without a trial's leave", async () => {
  const sender = createPushSender({ keys: await ensurePushKeys(t.db), contact: "mailto:hello@daybook.example" });
  expect(await sender.send({ ...subscription(), endpoint: `https://localhost:${port}/x` }, "{}")).toBe("gone");
  expect(received).toEqual([]);
});

test("a browser's address is the last owner's, and a session takes its device along", async () => {
  const [first, second] = [await t.owner(), await t.owner()];
  const shared = subscription();
  await first.call("PUT", "/api/v1/push/device", { ...shared, ...all });
  await second.call("PUT", "/api/v1/push/device", { ...shared, ...all });
  expect([await devices(first), await devices(second)].map(({ length }) => length)).toEqual([0, 1]);
  await readRows(t.adminUrl, "delete from session where user_id = $1", [second.id]);
  expect(await devices(second)).toHaveLength(0);
});

test("only the kinds of news that were chosen are queued", async () => {
  const owner = await t.owner();
  await subscribe(owner, { onBooking: false });
  await t.db.withOwner(owner.id, async (tx) => {
    const { notifyDevices } = await import("./service.ts");
    notifyDevices(tx, owner.id, "booking", owner.id);
    notifyDevices(tx, owner.id, "waiting", owner.id);
  });
  expect(await queued(owner)).toMatchObject([{ kind: "waiting", subjectId: owner.id }]);
});
