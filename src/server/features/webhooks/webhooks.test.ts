import { randomUUID } from "node:crypto";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Webhook, WebhookDelivery } from "#contract/sync/webhooks.ts";
import { webhookEventTypes } from "#domain/webhooks/webhook-event-types.ts";
import { createWebhookSender } from "../../integrations/webhooks/create-webhook-sender.ts";
import { createEnqueue } from "../../platform/jobs/job.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../testing/apps/webhook-receiver.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { type TestOwner, testSecret } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { publishChanges } from "./publishing-service.ts";
import { sendDueDeliveries } from "./sending-service.ts";

const t = await openTestApp();
let receiver: WebhookReceiver;
let owner: TestOwner;
let agentId: string;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer(204);
  t.clock.moveTo(Temporal.Now.instant());
  owner = await t.owner();
  agentId = await buildAgent(t.adminUrl, owner.id);
});

const deps = () => ({
  ...{
    db: t.db,
    clock: t.clock,
    enqueue: createEnqueue(t.clock),
    secret: testSecret,
    publicUrl: "https://daybook.test",
  },
  sender: createWebhookSender({ allowsLoopback: true, timeoutMs: 1_000 }),
});

type Added = { webhook: Webhook; secret: string };

const add = async (change: object = {}): Promise<Added> => {
  const form = { url: receiver.url, eventTypes: webhookEventTypes, includesPersonalData: true, ...change };
  const answer = await owner.call("POST", "/api/v1/webhooks", form);
  expect(answer.status).toBe(201);
  return answer.body as Added;
};

const book = (startsAt = "2027-03-02T09:00:00Z") =>
  buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt });
const run = (text: string, values: unknown[]) => asAdmin(t.adminUrl, (client) => client.query(text, values));
const rename = (id: string, name: string) =>
  run("update appointments set client_name = $2, version = version + 1 where id = $1", [id, name]);

/** A transaction that is still running, such as that of an announcement, holds back what follows it. */
const isWaiting = async (): Promise<boolean> => {
  const text = `select from recorded_changes c join followed_businesses f using (user_id)
    where user_id = $1 and has_endpoints and (c.xid, c.id) > (f.published_xid, f.published_id)`;
  return (await readRows(t.adminUrl, text, [owner.id])).length > 0;
};

/** What the worker does. */
const work = async ({ webhook }: Added): Promise<void> => {
  await waitUntil("publishing", async () => {
    await publishChanges(deps(), owner.id);
    return !(await isWaiting());
  });
  await sendDueDeliveries(deps(), { ownerId: owner.id, webhookId: webhook.id });
};

const log = async ({ webhook }: Added): Promise<WebhookDelivery[]> => {
  const answer = await owner.call("GET", `/api/v1/webhooks/${webhook.id}/deliveries`);
  return (answer.body as { deliveries: WebhookDelivery[] }).deliveries;
};

const find = async ({ webhook }: Added): Promise<Webhook> => {
  const { body } = await owner.call("GET", "/api/v1/webhooks");
  return (body as { webhooks: Webhook[] }).webhooks.find(({ id }) => id === webhook.id) as Webhook;
};

const patch = async (added: Added, change: object): Promise<Webhook> => {
  const { version } = await find(added);
  return (await owner.call("PATCH", `/api/v1/webhooks/${added.webhook.id}`, { ...change, version })).body as Webhook;
};

describe("a webhook", () => {
  test("is notified of a booking in the shape of the API, and the foreign verifier accepts it", async () => {
    const added = await add();
    const id = await book();
    await work(added);
    const events = receiver.verified(added.secret);
    expect(events.map(({ type }) => type).sort()).toEqual(["appointment.created", "client.created"]);
    const booked = events.find(({ type }) => type === "appointment.created");
    const { body } = await owner.call("GET", `/api/v1/appointments/${id}`);
    expect(booked?.data).toMatchObject({
      appointmentId: id,
      appointment: (body as { appointment: object }).appointment,
    });
    expect(booked?.timeZone).toBe("Europe/Madrid");
    expect(booked?.timestamp).toMatch(/\+0[12]:00$/);
    expect((await log(added)).map(({ state, answerStatus }) => [state, answerStatus])).toEqual([
      ["sent", 204],
      ["sent", 204],
    ]);
  });

  test("without personal data gets ids, times and states", async () => {
    const added = await add({ includesPersonalData: false });
    await book();
    await work(added);
    expect(receiver.received).toHaveLength(2);
    expect(JSON.stringify(receiver.received)).not.toMatch(/Cleo|600000000/);
    expect(JSON.stringify(receiver.received)).toContain("Client Name Hidden");
  });

  test("is notified of what it asked for, in the order of each appointment", async () => {
    const added = await add({ eventTypes: ["appointment.changed", "appointment.cancelled", "appointment.outcome"] });
    const id = await book();
    await rename(id, "Cleo Costa");
    await run("update appointments set outcome = 'done', outcome_at = now(), version = version + 1 where id = $1", [
      id,
    ]);
    await run("update appointments set outcome = null, outcome_at = null, status = 'cancelled' where id = $1", [id]);
    await work(added);
    const types = receiver.verified(added.secret).map(({ type }) => type);
    expect(types).toEqual(["appointment.changed", "appointment.outcome", "appointment.cancelled"]);
  });

  test("gets nothing of the time before it was added or while it was off", async () => {
    await book();
    const added = await add();
    await work(added);
    await patch(added, { isActive: false });
    await book("2027-03-03T09:00:00Z");
    await patch(added, { isActive: true });
    await work(added);
    expect(receiver.received).toEqual([]);
  });

  test("that refuses is tried again, and later events of the same appointment wait behind", async () => {
    const added = await add({ eventTypes: ["appointment.created", "appointment.changed"] });
    const id = await book();
    receiver.answer(500);
    await work(added);
    await rename(id, "Cleo Costa");
    receiver.answer(204);
    await work(added);
    expect(receiver.received).toHaveLength(1);
    expect((await find(added)).failingSince).not.toBeNull();
    t.clock.moveTo(t.clock.now().add({ seconds: 6 }));
    await work(added);
    const types = receiver.verified(added.secret).map(({ type }) => type);
    expect(types).toEqual(["appointment.created", "appointment.created", "appointment.changed"]);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
    expect((await find(added)).failingSince).toBeNull();
  });

  test("that answers 410 is switched off with a mail, and can be switched on again", async () => {
    const added = await add();
    await book();
    receiver.answer(410);
    await work(added);
    expect(await find(added)).toMatchObject({ isActive: false, offReason: "gone" });
    expect((await queuedMails(t.adminUrl, owner.email)).map(({ mail }) => mail.kind)).toEqual(["webhookGone"]);
    expect((await log(added)).map(({ state }) => state)).toEqual(["failed", "failed"]);
    await book("2027-03-03T09:00:00Z");
    await work(added);
    expect(receiver.received).toHaveLength(1);
    receiver.answer(204);
    await patch(added, { isActive: true });
    const [last] = await log(added);
    const resent = await owner.call("POST", `/api/v1/webhooks/${added.webhook.id}/deliveries/${last?.id}/resend`);
    expect(resent.status).toBe(200);
    await work(added);
    expect((await log(added))[0]).toMatchObject({ state: "sent", answerStatus: 204 });
  });

  test("that takes nothing for three days is switched off with a mail", async () => {
    const added = await add();
    await book();
    receiver.answer(500);
    const start = t.clock.now();
    for (const hours of [0, 1, 24, 48, 71]) {
      t.clock.moveTo(start.add({ hours }));
      await work(added);
    }
    expect(await find(added)).toMatchObject({ isActive: true });
    t.clock.moveTo(start.add({ hours: 73 }));
    await work(added);
    expect(await find(added)).toMatchObject({ isActive: false, offReason: "dead" });
    const [mail] = await queuedMails(t.adminUrl, owner.email);
    expect(mail?.mail).toMatchObject({ kind: "webhookDead", address: receiver.url });
  });

  test("is signed by both secrets for a day after a new one was made", async () => {
    const added = await add({ eventTypes: ["client.created"] });
    const rotated = (await owner.call("POST", `/api/v1/webhooks/${added.webhook.id}/rotate`)).body as Added;
    await book();
    await work(added);
    expect([receiver.verified(added.secret), receiver.verified(rotated.secret)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    t.clock.moveTo(t.clock.now().add({ hours: 25 }));
    await owner.call("POST", `/api/v1/webhooks/${added.webhook.id}/test`);
    await work(added);
    const last = receiver.received.at(-1);
    const verify = (secret: string) => new Verifier(secret).verify(last?.body ?? "", last?.headers ?? {});
    expect(verify(rotated.secret)).toMatchObject({ type: "webhook.test" });
    expect(() => verify(added.secret)).toThrow();
  });

  test("shows what was sent and what came back", async () => {
    const added = await add();
    receiver.answer((response) => response.writeHead(200).end("thank you"));
    await owner.call("POST", `/api/v1/webhooks/${added.webhook.id}/test`);
    await work(added);
    const [delivery] = await log(added);
    const { body } = await owner.call("GET", `/api/v1/webhooks/${added.webhook.id}/deliveries/${delivery?.id}`);
    expect(body).toMatchObject({ eventType: "webhook.test", answerStatus: 200, answer: "thank you", attempts: 1 });
    expect(JSON.parse((body as { payload: string }).payload)).toMatchObject({ data: { webhookId: added.webhook.id } });
  });

  test("keeps nothing of a client who was erased", async () => {
    const added = await add();
    await book("2020-03-02T09:00:00Z");
    await work(added);
    const [client] = await readRows<{ id: string }>(t.adminUrl, "select id from clients where user_id = $1", [
      owner.id,
    ]);
    expect((await owner.call("DELETE", `/api/v1/clients/${client?.id}`)).status).toBe(204);
    const kept = await readRows(t.adminUrl, "select payload from webhook_deliveries where user_id = $1", [owner.id]);
    expect(JSON.stringify(kept)).not.toMatch(/Cleo|600000000/);
    await work(added);
    const erased = receiver.verified(added.secret).find(({ type }) => type === "client.erased");
    expect(erased?.data).toEqual({ clientId: client?.id, client: null });
  });

  test("of another business is unknown", async () => {
    const added = await add();
    const stranger = await t.owner();
    const path = `/api/v1/webhooks/${added.webhook.id}`;
    const answers = await Promise.all([
      stranger.call("PATCH", path, { isActive: false, version: 1 }),
      stranger.call("DELETE", path),
      stranger.call("POST", `${path}/rotate`),
      stranger.call("POST", `${path}/test`),
      stranger.call("GET", `${path}/deliveries`),
      stranger.call("POST", `${path}/deliveries/${randomUUID()}/resend`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect(await find(added)).toMatchObject({ isActive: true, version: 1 });
  });

  test("is refused beyond five, and with an address that can't be one", async () => {
    for (let count = 0; count < 5; count++) await add();
    const form = { url: receiver.url, eventTypes: ["client.created"], includesPersonalData: false };
    const sixth = await owner.call("POST", "/api/v1/webhooks", form);
    expect([sixth.status, (sixth.body as { code: string }).code]).toEqual([409, "webhooks-full"]);
    const url = "https://10.0.0.1/hook";
    const inner = await owner.call("POST", "/api/v1/webhooks", { ...form, url });
    expect(inner.body).toMatchObject({ code: "invalid-input", fields: { url: "private-address" } });
  });
});

test("a business that nobody follows records nothing", async () => {
  await book();
  expect(await readRows(t.adminUrl, "select from recorded_changes where user_id = $1", [owner.id])).toEqual([]);
});
