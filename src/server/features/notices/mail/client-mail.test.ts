import ICAL from "ical.js";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClientDetails } from "#contract/clients/clients.ts";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import { createLog } from "../../../platform/log.ts";
import { createMailer, type Mailer } from "../../../platform/mail/create-mailer.ts";
import { type InboxServer, startInboxServer } from "../../../simulators/inbox/inbox-server.ts";
import { createFileInboxStore, type InboxMail } from "../../../simulators/inbox/inbox-store.ts";
import { openTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { type TestOwner, testSecret } from "../../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { tempDir } from "../../../testing/temp-dir.ts";
import { sendNotice } from "../sending/sending-service.ts";

const publicUrl = "http://daybook.test";
const from = "Daybook <hello@daybook.example>";
const dir = tempDir();
const store = createFileInboxStore(dir.path);

let t: TestApp;
let inbox: InboxServer;
let mailer: Mailer;
let owner: TestOwner;
let agentId: string;
let typeId: string;

beforeAll(async () => {
  t = await openTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
  inbox = await startInboxServer({ store, now: () => t.clock.now(), onError: () => undefined });
  mailer = createMailer({ smtpUrl: inbox.smtpUrl, from });
  owner = await t.owner({ name: "Salon Aurora", timeZone: "Europe/Madrid" });
  agentId = await buildAgent(t.adminUrl, owner.id);
  typeId = await buildType(t.adminUrl, owner.id, { duration: 5, buffer: 0 });
});
afterAll(async () => {
  mailer.close();
  await inbox.close();
  dir[Symbol.dispose]();
});

let count = 0;

const book = async (clientEmail: string, more: object = {}) => {
  const at = Temporal.PlainTime.from("09:00").add({ minutes: 5 * count++ });
  const { status, body } = await owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "María", clientPhone: "", clientEmail, appointmentDate: "2027-03-02" },
    ...{ appointmentTime: at.toString({ smallestUnit: "minute" }), agentId, appointmentTypeId: typeId },
    ...more,
  });
  expect(status).toBe(201);
  return body as AppointmentChange;
};

const send = (change: Pick<AppointmentChange, "notice">, by: Pick<Mailer, "sendToClient"> = mailer) => {
  const deps = { db: t.db, clock: t.clock, channel: null, log: createLog("silent") };
  const mail = { mailer: by, publicUrl, secret: testSecret };
  return sendNotice({ ...deps, mail }, owner.id, change.notice?.id ?? "");
};

const noticeOf = async ({ notice }: Pick<AppointmentChange, "notice">) => {
  const columns = "select status, reason, sent_as, body from notices where id = $1";
  const [row] = await readRows<Record<string, unknown>>(t.adminUrl, columns, [notice?.id]);
  return row;
};

const mailsTo = async (to: string): Promise<InboxMail[]> => (await store.list(500)).filter((mail) => mail.to === to);

const clientWith = async (email: string): Promise<ClientDetails> => {
  const columns = "select id from clients where user_id = $1 and email = $2";
  const [row] = await readRows<{ id: string }>(t.adminUrl, columns, [owner.id, email]);
  return (await owner.call("GET", `/api/v1/clients/${row?.id}`)).body as ClientDetails;
};

const entryOf = (mail: InboxMail | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendars[0]?.content ?? ""));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("a mail without an entry");
  const { uid, sequence, startDate } = new ICAL.Event(component);
  const method = calendar.getFirstPropertyValue("method");
  return { method, uid, sequence, startsAt: startDate.toJSDate().toISOString() };
};

test("a client with only an address gets confirmation, change and cancellation for one calendar entry", async () => {
  const booked = await book("story@example.com");
  expect(booked.notice).toMatchObject({ kind: "confirmation", status: "queued" });
  await send(booked);
  expect(await noticeOf(booked)).toEqual({ status: "sent", reason: null, sent_as: "mail", body: null });
  const path = `/api/v1/appointments/${booked.appointment.id}`;
  const move = {
    appointmentDate: "2027-03-03",
    appointmentTime: "11:00",
    agentId,
    version: booked.appointment.version,
  };
  const moved = (await owner.call("POST", `${path}/reschedule`, move)).body as AppointmentChange;
  await send(moved);
  const cancelled = (await owner.call("POST", `${path}/cancel`, { version: moved.appointment.version }))
    .body as AppointmentChange;
  await send(cancelled);

  const [last, second, first, ...more] = await mailsTo("story@example.com");
  expect(more).toEqual([]);
  expect([first, second, last].map((mail) => mail?.subject)).toEqual([
    "Appointment confirmed · Salon Aurora",
    "Appointment rescheduled · Salon Aurora",
    "Appointment cancelled · Salon Aurora",
  ]);
  const uid = `${booked.appointment.id}@daybook`;
  expect(entryOf(first)).toMatchObject({
    method: "REQUEST",
    uid,
    startsAt: booked.appointment.startsAt.replace("Z", ".000Z"),
  });
  expect(entryOf(second)).toMatchObject({ method: "REQUEST", uid, startsAt: "2027-03-03T10:00:00.000Z" });
  expect(entryOf(last)).toMatchObject({ method: "CANCEL", uid, startsAt: "2027-03-03T10:00:00.000Z" });
  const sequences = [first, second, last].map((mail) => entryOf(mail).sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(sequences).size).toBe(3);
  expect(first).toMatchObject({ from: "hello@daybook.example", replyTo: owner.email });
});

test("a cancellation takes the entry away when the appointment is gone with its agent", async () => {
  const other = await buildAgent(t.adminUrl, owner.id, { name: "Luis" });
  const booked = await book("gone@example.com", { agentId: other });
  await send(booked);
  expect((await owner.call("DELETE", `/api/v1/agents/${other}`)).status).toBeLessThan(300);
  const columns = "select id from notices where appointment_id = $1 and kind = 'cancel'";
  const [cancel] = await readRows<{ id: string }>(t.adminUrl, columns, [booked.appointment.id]);
  await send({ notice: { ...booked.notice, id: cancel?.id } as AppointmentChange["notice"] });
  const [last, first] = await mailsTo("gone@example.com");
  expect(entryOf(last)).toMatchObject({ method: "CANCEL", uid: entryOf(first).uid });
  expect(entryOf(last).sequence).toBeGreaterThan(entryOf(first).sequence);
});

describe("a process that dies while it sends", () => {
  const killed = new Error("killed");
  const age = (change: AppointmentChange) =>
    readRows(t.adminUrl, "update notices set claimed_at = claimed_at - interval '1 minute' where id = $1", [
      change.notice?.id,
    ]);

  test("before the server took the mail: the next one sends it", async () => {
    const booked = await book("before@example.com");
    await expect(send(booked, { sendToClient: () => Promise.reject(killed) })).rejects.toBe(killed);
    await expect(send(booked)).rejects.toMatchObject({ name: "NotYet" });
    await age(booked);
    await send(booked);
    expect(await mailsTo("before@example.com")).toHaveLength(1);
    expect(await noticeOf(booked)).toMatchObject({ status: "sent" });
  });

  test("after the server took it: the mailbox has one mail", async () => {
    const booked = await book("after@example.com");
    const dying: Mailer["sendToClient"] = async (mail) => {
      await mailer.sendToClient(mail);
      throw killed;
    };
    await expect(send(booked, { sendToClient: dying })).rejects.toBe(killed);
    await age(booked);
    await send(booked);
    expect(await mailsTo("after@example.com")).toHaveLength(1);
    expect(await noticeOf(booked)).toMatchObject({ status: "sent" });
  });
});

describe("a mail server that refuses", () => {
  let answer = "";
  const refusing = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error(answer), { responseCode: Number(answer.slice(0, 3)) })),
  });
  let strict: Mailer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
    const address = refusing.server.address();
    const port = typeof address === "object" ? address?.port : 0;
    strict = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from });
  });
  afterAll(async () => {
    strict.close();
    await new Promise<void>((resolve) => refusing.close(() => resolve()));
  });

  test("for good: the owner sees it, and nothing more goes there until the address is corrected", async () => {
    answer = "550 5.1.1 User unknown";
    const booked = await book("wrong@example.com");
    await send(booked, strict);
    expect(await noticeOf(booked)).toMatchObject({ status: "failed", reason: "mail-refused" });
    const client = await clientWith("wrong@example.com");
    expect(client.mailRefusedAt).toMatch(/^2027-03-01T08:/);
    const again = await book("wrong@example.com");
    expect(again.notice).toMatchObject({ status: "not_sent", reason: "mail-refused" });
    const corrected = await owner.call("PATCH", `/api/v1/clients/${client.id}`, { email: "right@example.com" });
    expect(corrected.body).toMatchObject({ email: "right@example.com", mailRefusedAt: null });
    expect((await book("right@example.com")).notice).toMatchObject({ status: "queued" });
  });

  test("for now: the mail waits and goes later", async () => {
    answer = "450 4.2.0 Greylisted";
    const booked = await book("later@example.com");
    await expect(send(booked, strict)).rejects.toMatchObject({ name: "NotYet" });
    expect((await clientWith("later@example.com")).mailRefusedAt).toBeNull();
    await send(booked);
    expect(await mailsTo("later@example.com")).toHaveLength(1);
  });
});

describe("unsubscribing", () => {
  const pathOf = (mail: InboxMail | undefined) => new URL(mail?.unsubscribe ?? "").pathname;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const post = (url: string, payload: string) => t.app.inject({ method: "POST", url, payload, headers: form });

  test("opening the link changes nothing; one click stops reminders and not what has to be known", async () => {
    const booked = await book("stop@example.com");
    await send(booked);
    const path = pathOf((await mailsTo("stop@example.com"))[0]);
    const page = await t.app.inject({ method: "GET", url: path });
    expect(page.body).toContain("You receive reminders");
    expect((await clientWith("stop@example.com")).mailStoppedAt).toBeNull();

    expect((await post(path, "List-Unsubscribe=One-Click")).statusCode).toBe(200);
    expect((await clientWith("stop@example.com")).mailStoppedAt).toMatch(/^2027-03-01T08:/);
    await readRows(t.adminUrl, "update notices set kind = 'reminder24h', status = 'queued' where id = $1", [
      booked.notice?.id,
    ]);
    await send(booked);
    expect(await noticeOf(booked)).toMatchObject({ status: "not_sent", reason: "unsubscribed" });
    const cancel = { version: booked.appointment.version };
    const path2 = `/api/v1/appointments/${booked.appointment.id}/cancel`;
    await send((await owner.call("POST", path2, cancel)).body as AppointmentChange);
    expect((await mailsTo("stop@example.com"))[0]?.subject).toBe("Appointment cancelled · Salon Aurora");

    expect((await post(path, "mails=start")).body).toContain("You receive reminders");
    expect((await clientWith("stop@example.com")).mailStoppedAt).toBeNull();
  });

  test("a multipart click counts as well, and a changed link is unknown", async () => {
    const booked = await book("parts@example.com");
    await send(booked);
    const path = pathOf((await mailsTo("parts@example.com"))[0]);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const payload = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await t.app.inject({ method: "POST", url: path, payload, headers })).statusCode).toBe(200);
    expect((await clientWith("parts@example.com")).mailStoppedAt).not.toBeNull();
    const forged = path.slice(0, -1) + (path.endsWith("A") ? "B" : "A");
    for (const url of [forged, "/client-mail/x", `${path}A`]) {
      expect((await post(url, "mails=start")).statusCode).toBe(404);
      expect((await t.app.inject({ method: "GET", url })).statusCode).toBe(404);
    }
    expect((await clientWith("parts@example.com")).mailStoppedAt).not.toBeNull();
  });
});

test("a number and an address: nothing goes twice, and the owner's choice decides", async () => {
  const both = { clientPhone: "+34612555001" };
  const booked = await book("both@example.com", both);
  const client = await clientWith("both@example.com");
  expect(client.phone).toBe("+34612555001");
  // The business has no number to write from, so that mail is what is left.
  await send(booked);
  expect(await mailsTo("both@example.com")).toHaveLength(1);
  await send(booked);
  expect(await mailsTo("both@example.com")).toHaveLength(1);
  const chosen = await owner.call("PATCH", `/api/v1/clients/${client.id}`, { channelChoice: "mail" });
  expect(chosen.body).toMatchObject({ channelChoice: "mail" });
});

test("a booking needs a number or an address, and two of one address are one client", async () => {
  const wrong = { clientName: "Ana", appointmentDate: "2027-03-02", appointmentTime: "18:00", agentId };
  const { body } = await owner.call("POST", "/api/v1/appointments", {
    ...{ ...wrong, clientPhone: "", clientEmail: " ", appointmentTypeId: typeId },
  });
  expect(body).toMatchObject({ code: "invalid-input", fields: { clientPhone: "phoneRequired" } });
  await book("Twice@Example.com");
  await book("twice@example.com");
  const columns = "select count(*)::int as count from clients where user_id = $1 and email = 'twice@example.com'";
  expect(await readRows(t.adminUrl, columns, [owner.id])).toEqual([{ count: 1 }]);
});

test.each([
  ["es", "Cita confirmada"],
  ["fr", "Rendez-vous confirmé"],
  ["de", "Termin bestätigt"],
  ["pt", "Horário confirmado"],
])("a mail is in the client's language: %s", async (language, heading) => {
  const email = `${language}@example.com`;
  const booked = await book(email, { clientName: `<b>"Zoë"</b>, مريم` });
  await readRows(t.adminUrl, "update clients set language = $1 where email = $2", [language, email]);
  await send(booked);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe(`${heading} · Salon Aurora`);
  expect(mail?.html).not.toContain('<b>"Zoë"');
  expect(mail?.text).toContain("Zoë");
});
