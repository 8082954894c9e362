import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import type { Appointment, AppointmentChange, Notice } from "#contract/scheduling/appointments.ts";
import { toReference } from "../../integrations/whatsapp/message-reference.ts";
import { signAsTwilio } from "../../integrations/whatsapp/twilio/webhooks/signature.ts";
import { usualModes } from "../../simulators/twilio/modes.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { openEvents } from "../../testing/open-events.ts";
import { readEverything, readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });
beforeEach(() => void Object.assign(app.twilio.modes, usualModes));

let phones = 100;
/** A number nobody else in this file has. */
const newPhone = () => `+34612345${phones++}`;

const salon = async (language = "en", timeZone = "Europe/Madrid") => {
  const owner = await app.owner({ timeZone, name: "Salon Aurora" });
  await owner.call("PUT", "/api/v1/bot-language", { preferredLanguage: language });
  const agentId = await buildAgent(app.adminUrl, owner.id, { name: "Ana" });
  const typeId = await buildType(app.adminUrl, owner.id, { name: "Haircut" });
  const book = async (clientPhone: string, time = "10:00", date = "2027-03-02") => {
    const answer = await owner.call("POST", "/api/v1/appointments", {
      clientName: "María",
      clientPhone,
      appointmentDate: date,
      appointmentTime: time,
      agentId,
      appointmentTypeId: typeId,
    });
    expect(answer.status).toBe(201);
    return answer.body as AppointmentChange;
  };
  return { owner, agentId, book };
};

const change = async (owner: TestOwner, action: string, { id, version }: Appointment, body: object = {}) => {
  const answer = await owner.call("POST", `/api/v1/appointments/${id}/${action}`, { version, ...body });
  expect(answer.status).toBe(200);
  return answer.body as AppointmentChange;
};

const move = (owner: TestOwner, appointment: Appointment, time: string, holdNoticeSeconds = 0) =>
  change(owner, "reschedule", appointment, { appointmentDate: "2027-03-02", appointmentTime: time, holdNoticeSeconds });

const noticesOf = async (owner: TestOwner, appointmentId: string): Promise<Notice[]> =>
  ((await owner.call("GET", `/api/v1/appointments/${appointmentId}`)).body as { notices: Notice[] }).notices;

const settled = (owner: TestOwner, appointmentId: string, statuses: Notice["status"][]) =>
  waitUntil(`notices ${statuses.join(", ")}`, async () => {
    const notices = await noticesOf(owner, appointmentId);
    return notices.map(({ status }) => status).join() === statuses.join() && notices;
  });

describe("from a change to the client's phone and back", () => {
  test.each([
    ["en", "10:00 AM", "March 2, 2027", "has been rescheduled to March 2, 2027 at 12:30 PM"],
    ["de", "10:00 Uhr", "2. März 2027", "wurde auf den 2. März 2027 um 12:30 Uhr verschoben"],
  ])("in %s: confirmed, moved and cancelled, each read", async (language, time, date, moved) => {
    const { owner, book } = await salon(language);
    const phone = newPhone();
    const booked = await book(phone);
    expect(booked.notice).toMatchObject({ kind: "confirmation", status: "queued", reason: null });
    await settled(owner, booked.appointment.id, ["read"]);
    const rescheduled = await move(owner, booked.appointment, "12:30");
    expect(rescheduled.notice).toMatchObject({ kind: "reschedule", status: "queued" });
    await settled(owner, booked.appointment.id, ["read", "read"]);
    await change(owner, "cancel", rescheduled.appointment);
    await settled(owner, booked.appointment.id, ["read", "read", "read"]);

    const texts = (await app.phone(phone)).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    for (const part of ["María", "Salon Aurora", "Haircut", "Ana", time, date]) expect(texts[0]).toContain(part);
    expect(texts[1]).toContain(moved);
    expect(texts[2]).toContain(language === "de" ? "abgesagt" : "cancelled");
    const listed = await fetch(`${app.origin}/simulator/api/whatsapp/messages?to=${phone}`);
    expect(await listed.json()).toMatchObject([{ isTemplate: true, status: "read", from: "+15550100000" }, {}, {}]);
  });

  test("the owner's open page hears of it being queued and of what happened to it", async () => {
    const { owner, book } = await salon();
    const events = await openEvents(app.origin, owner.cookie);
    const { appointment, notice } = await book(newPhone());
    const heard = () => events.text().split(`"table":"notices","id":"${notice?.id}"`).length - 1;
    await waitUntil("the first event", () => heard() >= 1);
    await settled(owner, appointment.id, ["read"]);
    await waitUntil("another event", () => heard() >= 2);
    events.close();
  });

  test("a client who wrote today gets plain text, in the business's zone", async () => {
    const { owner, book } = await salon("en", "America/New_York");
    const phone = newPhone();
    const at = app.clock.now().subtract({ hours: 1 }).toString();
    await app.twilio.messages.add(inbound(phone, at));
    await openWindow(phone, at);
    const { appointment } = await book(phone, "16:15");
    await settled(owner, appointment.id, ["read"]);
    const [, message] = await app.phone(phone);
    expect(message).toMatchObject({ isTemplate: false });
    expect(message?.text).toContain("March 2, 2027 at 4:15 PM");
    expect(message?.text).toContain("\n");
  });

  test.each([true, false])(
    "a window that is closed after all: the template goes instead (notified later: %s)",
    async (late) => {
      app.twilio.modes.lateErrors = late;
      const { owner, book } = await salon();
      const phone = newPhone();
      await openWindow(phone, app.clock.now().toString());
      const { appointment } = await book(phone);
      await settled(owner, appointment.id, ["read"]);
      const outcomes = (await app.phone(phone)).map(({ isTemplate, status, errorCode }) => [
        isTemplate,
        status,
        errorCode,
      ]);
      expect(outcomes).toEqual(
        late
          ? [
              [false, "failed", 63016],
              [true, "read", null],
            ]
          : [[true, "read", null]],
      );
    },
  );

  test.each([
    ["+34600000002", "unreachable"],
    ["+34600000003", "not-on-whatsapp"],
    ["+34600000004", "opted-out"],
  ])("%s fails: %s", async (phone, reason) => {
    const { owner, book } = await salon();
    const { appointment } = await book(phone);
    expect(await settled(owner, appointment.id, ["failed"])).toMatchObject([{ reason }]);
  });

  test("a phone that can't be used, and a past appointment, are said not to be notified at once", async () => {
    const { owner, book } = await salon("en", "UTC");
    expect((await book("612 345 678")).notice).toMatchObject({ status: "not_sent", reason: "phone-unusable" });
    const { appointment } = await book(newPhone(), "15:00", "2027-03-01");
    app.clock.moveTo(Temporal.Instant.from("2027-03-01T15:00:00Z"));
    const cancelled = await change(owner, "cancel", appointment);
    app.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
    expect(cancelled.notice).toMatchObject({ status: "not_sent", reason: "too-late" });
  });

  test.each(["+34600000005", "+34600000006", "+34600000007"])(
    "%s: a first try that fails or gets no answer ends in one message",
    { tags: "trial" },
    async (phone) => {
      const { owner, book } = await salon();
      const { appointment } = await book(phone);
      await settled(owner, appointment.id, ["read"]);
      expect(await app.phone(phone)).toHaveLength(1);
    },
  );

  test("a provider that is away gets the message when it is back", { tags: "trial" }, async () => {
    app.twilio.modes.away = true;
    const { owner, book } = await salon();
    const phone = newPhone();
    const { appointment } = await book(phone);
    const attempts = "select attempts from graphile_worker._private_jobs where key = 'notice:' || $1";
    const [notice] = await noticesOf(owner, appointment.id);
    await waitUntil("a failed try", async () => {
      const [job] = await readRows<{ attempts: number }>(app.adminUrl, attempts, [notice?.id]);
      return job?.attempts === 1 && (await noticesOf(owner, appointment.id))[0]?.status === "queued";
    });
    await sleep(200);
    app.twilio.modes.away = false;
    await settled(owner, appointment.id, ["read"]);
    expect(await app.phone(phone)).toHaveLength(1);
  });
});

describe("holding a notice back", () => {
  test("undone within the hold: the client hears nothing", async () => {
    const { owner, book } = await salon();
    const phone = newPhone();
    const { appointment } = await book(phone);
    await settled(owner, appointment.id, ["read"]);
    const moved = await move(owner, appointment, "12:00", 1);
    expect(moved.notice).toMatchObject({ status: "queued" });
    const back = await move(owner, moved.appointment, "10:00", 1);
    expect(back.notice).toBeNull();
    expect((await noticesOf(owner, appointment.id)).map(({ status }) => status)).toEqual(["read", "superseded"]);
    await sleep(2_500);
    expect(await app.phone(phone)).toHaveLength(1);
  });

  test("moved on within the hold: only the last move is notified", { tags: "trial" }, async () => {
    const { owner, book } = await salon();
    const phone = newPhone();
    const { appointment } = await book(phone);
    await settled(owner, appointment.id, ["read"]);
    const moved = await move(owner, appointment, "12:00", 1);
    await move(owner, moved.appointment, "13:00", 1);
    await settled(owner, appointment.id, ["read", "superseded", "read"]);
    const texts = (await app.phone(phone)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toContain("1:00 PM");
  });

  test("cancelled within the hold: the cancellation names the time the client knows", { tags: "trial" }, async () => {
    const { owner, book } = await salon();
    const phone = newPhone();
    const { appointment } = await book(phone);
    await settled(owner, appointment.id, ["read"]);
    const moved = await move(owner, appointment, "12:00", 30);
    await change(owner, "cancel", moved.appointment);
    await settled(owner, appointment.id, ["read", "superseded", "read"]);
    expect((await app.phone(phone)).at(-1)?.text).toContain("10:00 AM");
  });
});

describe("the provider's reports on notices", () => {
  test.each([
    { duplicateCallbacks: true },
    { outOfOrderCallbacks: true },
    { duplicateCallbacks: true, outOfOrderCallbacks: true },
  ])("%j: it ends as read all the same", { tags: "trial" }, async (modes) => {
    const answer = await fetch(`${app.origin}/simulator/api/whatsapp/modes`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: app.origin },
      body: JSON.stringify(modes),
    });
    expect(answer.status).toBe(200);
    const { owner, book } = await salon();
    const { appointment } = await book(newPhone());
    await settled(owner, appointment.id, ["read"]);
    await sleep(300);
    await settled(owner, appointment.id, ["read"]);
  });

  test("what isn't signed by the provider, for this address and these parameters, changes nothing", async () => {
    const { owner, book } = await salon();
    const { appointment, notice } = await book("+34600000001");
    await settled(owner, appointment.id, ["delivered"]);
    const [message] = await app.phone("+34600000001");
    const path = `/webhooks/twilio/status?ref=${toReference("notice", owner.id, notice?.id ?? "")}`;
    const params = { MessageSid: message?.sid ?? "", MessageStatus: "read", AccountSid: app.twilio.account.accountSid };
    const sign = (url: string, signed: object, token = app.twilio.account.authToken) =>
      signAsTwilio(token, url, signed as Record<string, string>);
    const good = sign(app.origin + path, params);
    const post = async (target: string, sent: Record<string, string>, signature: string | null) => {
      const response = await app.app.inject({
        method: "POST",
        url: target,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          ...(signature === null ? {} : { "x-twilio-signature": signature }),
        },
        payload: new URLSearchParams(sent).toString(),
      });
      return response.statusCode;
    };
    const other = toReference("notice", owner.id, "00000000-0000-4000-8000-000000000000");
    const before = await readEverything(app.adminUrl);
    expect(await post(path, params, null)).toBe(403);
    expect(await post(path, params, "")).toBe(403);
    expect(await post(path, params, sign(app.origin + path, params, "0".repeat(32)))).toBe(403);
    expect(await post(path, params, sign(`https://elsewhere.example${path}`, params))).toBe(403);
    expect(await post(path, { ...params, MessageStatus: "failed" }, good)).toBe(403);
    expect(await post(path, { ...params, Extra: "1" }, good)).toBe(403);
    expect(await post(`${path}&more=1`, params, good)).toBe(403);
    expect(await post(`/webhooks/twilio/status?ref=${other}`, params, good)).toBe(403);
    expect(await readEverything(app.adminUrl)).toEqual(before);

    expect(
      await post(
        `/webhooks/twilio/status?ref=${other}`,
        params,
        sign(`${app.origin}/webhooks/twilio/status?ref=${other}`, params),
      ),
    ).toBe(204);
    expect(await readEverything(app.adminUrl)).toEqual(before);
    expect(await post(path, params, good)).toBe(204);
    await settled(owner, appointment.id, ["read"]);
  });
});

const inbound = (from: string, at: string) => ({
  direction: "inbound" as const,
  from,
  to: "+15550100000",
  text: "Hola",
  opener: null,
  options: [],
  isTemplate: false,
  status: "received" as const,
  errorCode: null,
  refusal: null,
  statusCallback: null,
  at,
});

const openWindow = (client: string, at: string) =>
  readRows(app.adminUrl, "insert into whatsapp_windows (sender, client, last_inbound_at) values ($1, $2, $3)", [
    "+15550100000",
    client,
    at,
  ]);
