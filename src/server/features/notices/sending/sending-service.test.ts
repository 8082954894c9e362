import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { WhatsAppChannel } from "../../../integrations/whatsapp/channel.ts";
import { createWhatsAppApp, type WhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildNumber } from "../../../testing/builders/build-number.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { presentNotice } from "../present.ts";
import { failAbandonedNotices } from "../senders/sender-store.ts";
import { sendNotice } from "./sending-service.ts";

let app: WhatsAppApp;
let owner: TestOwner;
let agentId: string;
let typeId: string;

// Without worker and reports: each step is taken by hand.
beforeAll(async () => {
  app = await createWhatsAppApp({ hasWorker: false, hasCallbacks: false, now: "2027-03-01T08:00:00Z" });
  owner = await app.owner({ name: "Salon Aurora" });
  agentId = await buildAgent(app.adminUrl, owner.id);
  typeId = await buildType(app.adminUrl, owner.id, { duration: 5, buffer: 0 });
});
afterAll(() => app.close());

let count = 0;

const book = async (clientPhone = `+34612999${100 + count}`) => {
  const at = Temporal.PlainTime.from("09:00").add({ minutes: 5 * count++ });
  const answer = await owner.call("POST", "/api/v1/appointments", {
    clientName: "María",
    clientPhone,
    appointmentDate: "2027-03-02",
    appointmentTime: at.toString({ smallestUnit: "minute" }),
    agentId,
    appointmentTypeId: typeId,
  });
  const { appointment, notice } = answer.body as AppointmentChange;
  return { appointment, noticeId: notice?.id ?? "", phone: clientPhone };
};

const send = (noticeId: string, channel: Partial<WhatsAppChannel> = {}) =>
  sendNotice({ ...app, channel: { ...app.channel, ...channel } }, owner.id, noticeId);

const read = async (noticeId: string) => {
  const [row] = await readRows<Record<string, unknown>>(app.adminUrl, "select * from notices where id = $1", [
    noticeId,
  ]);
  return row;
};

const age = (noticeId: string, seconds: number) =>
  readRows(app.adminUrl, "update notices set claimed_at = claimed_at - make_interval(secs => $2) where id = $1", [
    noticeId,
    seconds,
  ]);

const killed = new Error("killed");

const dyingAfter: WhatsAppChannel["sendTemplate"] = async (...args) => {
  await app.channel.sendTemplate(...args);
  throw killed;
};

test("accepted by the provider, and killed before noting it: nothing goes out twice", async () => {
  const { noticeId, phone } = await book();
  await expect(send(noticeId, { sendTemplate: dyingAfter })).rejects.toBe(killed);
  expect(await read(noticeId)).toMatchObject({ status: "sending", provider_message_id: null });
  // The claim is still young: its owner may be alive.
  await expect(send(noticeId)).rejects.toMatchObject({ name: "NotYet" });
  await age(noticeId, 21);
  await send(noticeId);
  const [message, ...more] = await app.phone(phone);
  expect(more).toEqual([]);
  expect(await read(noticeId)).toMatchObject({ status: "sent", provider_message_id: message?.sid });
});

test("the business got its own number between two tries: the first is found where it left from", async () => {
  const { noticeId, phone } = await book();
  await expect(send(noticeId, { sendTemplate: dyingAfter })).rejects.toBe(killed);
  await age(noticeId, 21);
  await buildNumber(app, owner.id, "+34910777777");
  await send(noticeId);
  await readRows(app.adminUrl, "delete from whatsapp_phone_numbers where user_id = $1", [owner.id]);
  const [message, ...more] = await app.phone(phone);
  expect(more).toEqual([]);
  expect(await read(noticeId)).toMatchObject({ status: "sent", provider_message_id: message?.sid });
});

test("accepted, killed, and the appointment moved meanwhile: the client has read it, and it counts as sent", async () => {
  const { appointment, noticeId, phone } = await book();
  await expect(send(noticeId, { sendTemplate: dyingAfter })).rejects.toBe(killed);
  await readRows(app.adminUrl, "update appointments set version = version + 1 where id = $1", [appointment.id]);
  await age(noticeId, 21);
  app.twilio.modes.away = true;
  await expect(send(noticeId)).rejects.toMatchObject({ name: "NotYet" });
  app.twilio.modes.away = false;
  await send(noticeId);
  const [message, ...more] = await app.phone(phone);
  expect(more).toEqual([]);
  expect(await read(noticeId)).toMatchObject({ status: "sent", provider_message_id: message?.sid });
});

test("claimed, killed before sending, and the appointment moved meanwhile: it never leaves", async () => {
  const { appointment, noticeId, phone } = await book();
  await expect(send(noticeId, { sendTemplate: () => Promise.reject(killed) })).rejects.toBe(killed);
  await readRows(app.adminUrl, "update appointments set version = version + 1 where id = $1", [appointment.id]);
  await age(noticeId, 21);
  await send(noticeId);
  expect(await app.phone(phone)).toEqual([]);
  expect(await read(noticeId)).toMatchObject({ status: "superseded", claimed_at: null });
});

test("the business got another name between two tries: the first is found by the words it was sent in", async () => {
  const { noticeId, phone } = await book();
  await expect(send(noticeId, { sendTemplate: dyingAfter })).rejects.toBe(killed);
  await age(noticeId, 21);
  const rename = "update user_profiles set company_name = $2 where user_id = $1";
  await readRows(app.adminUrl, rename, [owner.id, "Salon Borealis"]);
  await send(noticeId);
  await readRows(app.adminUrl, rename, [owner.id, null]);
  expect(await app.phone(phone)).toHaveLength(1);
  expect(await read(noticeId)).toMatchObject({ status: "sent" });
});

test("killed after claiming and before sending: the next worker sends it, once", async () => {
  const { noticeId, phone } = await book();
  const dying = () => Promise.reject(killed);
  await expect(send(noticeId, { sendTemplate: dying })).rejects.toBe(killed);
  await age(noticeId, 21);
  await send(noticeId);
  await send(noticeId);
  expect(await app.phone(phone)).toHaveLength(1);
  expect(await read(noticeId)).toMatchObject({ status: "sent", claimed_at: null });
});

test("no answer, and a log that can't be read: it waits rather than guesses", async () => {
  const { noticeId, phone } = await book("+34600000007");
  await expect(send(noticeId)).rejects.toMatchObject({ name: "NotYet" });
  expect(await read(noticeId)).toMatchObject({ status: "sending", claimed_at: null, reason: "provider-away" });
  // The owner sees what it waits for.
  expect(presentNotice((await read(noticeId)) as never)).toMatchObject({ status: "queued", reason: "provider-away" });
  app.twilio.modes.away = true;
  await expect(send(noticeId)).rejects.toMatchObject({ name: "NotYet" });
  app.twilio.modes.away = false;
  expect(await app.phone(phone)).toHaveLength(1);
  await send(noticeId);
  expect(await app.phone(phone)).toHaveLength(1);
  expect(presentNotice((await read(noticeId)) as never)).toMatchObject({ status: "sent", reason: null });
});

test("twenty workers at once: one message", async () => {
  const { noticeId, phone } = await book();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => send(noticeId)));
  expect(outcomes.some(({ status }) => status === "fulfilled")).toBe(true);
  expect(await app.phone(phone)).toHaveLength(1);
});

test("a change and a worker at the same moment: whatever the client reads is true or corrected", async () => {
  for (let round = 0; round < 20; round += 1) {
    const { appointment, noticeId, phone } = await book();
    const url = `/api/v1/appointments/${appointment.id}/cancel`;
    const [, answer] = await Promise.all([send(noticeId), owner.call("POST", url, { version: 1 })]);
    const { notice } = answer.body as AppointmentChange;
    if (notice) await send(notice.id);
    const texts = (await app.phone(phone)).map(({ text }) => text);
    expect(texts.at(-1)).toContain("cancelled");
    const status = (await read(noticeId))?.status;
    expect(texts).toHaveLength(status === "superseded" ? 1 : 2);
  }
});

test("an appointment that changed without a notice is not announced", async () => {
  const { appointment, noticeId, phone } = await book();
  await readRows(app.adminUrl, "update appointments set version = version + 1 where id = $1", [appointment.id]);
  await send(noticeId);
  expect(await read(noticeId)).toMatchObject({ status: "superseded" });
  expect(await app.phone(phone)).toEqual([]);
});

test("the agent's deletion cancels in the client's words", async () => {
  const otherAgent = await buildAgent(app.adminUrl, owner.id, { name: "Luis" });
  const phone = "+34612888111";
  const answer = await owner.call("POST", "/api/v1/appointments", {
    clientName: "María",
    clientPhone: phone,
    appointmentDate: "2027-03-02",
    appointmentTime: "10:00",
    agentId: otherAgent,
    appointmentTypeId: typeId,
  });
  const { appointment, notice } = answer.body as AppointmentChange;
  await send(notice?.id ?? "");
  await owner.call("DELETE", `/api/v1/agents/${otherAgent}`);
  const [cancel] = await readRows<{ id: string }>(
    app.adminUrl,
    "select id from notices where appointment_id = $1 and kind = 'cancel'",
    [appointment.id],
  );
  await send(cancel?.id ?? "");
  expect((await app.phone(phone)).at(-1)?.text).toMatch(/cancelled.*Luis/);
});

test("no template: refused by WhatsApp it isn't sent, under review it waits", async () => {
  const setStatus = (status: string) => readRows(app.adminUrl, "update whatsapp_templates set status = $1", [status]);
  const waiting = await book();
  const refused = await book();
  await setStatus("pending");
  await send(waiting.noticeId);
  await setStatus("rejected");
  await send(refused.noticeId);
  await setStatus("approved");
  expect(await read(refused.noticeId)).toMatchObject({ status: "not_sent", reason: "no-template" });
  expect(await read(waiting.noticeId)).toMatchObject({ status: "queued" });
  const [job] = await readRows(
    app.adminUrl,
    "select run_at > now() + interval '10 seconds' as later from graphile_worker._private_jobs where key = $1",
    [`notice:${waiting.noticeId}`],
  );
  expect(job).toEqual({ later: true });
  await send(waiting.noticeId);
  expect(await read(waiting.noticeId)).toMatchObject({ status: "sent" });
});

test("what nobody works on any more is said to have failed", async () => {
  const { noticeId } = await book();
  const alive = await book();
  const old = "update notices set created_at = created_at - interval '2 minutes' where id = any($1)";
  await readRows(app.adminUrl, old, [[noticeId, alive.noticeId]]);
  await readRows(app.adminUrl, "update graphile_worker._private_jobs set attempts = max_attempts where key = $1", [
    `notice:${noticeId}`,
  ]);
  await app.db.run(failAbandonedNotices, {});
  expect(await read(noticeId)).toMatchObject({ status: "failed", reason: "gave-up" });
  expect(await read(alive.noticeId)).toMatchObject({ status: "queued" });
});

test("a notice isn't sent once the appointment's time has come", async () => {
  const { noticeId, phone } = await book();
  const now = app.clock.now();
  app.clock.moveTo(Temporal.Instant.from("2027-03-02T23:00:00Z"));
  await send(noticeId);
  app.clock.moveTo(now);
  expect(await read(noticeId)).toMatchObject({ status: "not_sent", reason: "too-late" });
  expect(await app.phone(phone)).toEqual([]);
});
