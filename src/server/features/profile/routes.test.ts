import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Profile, ZoneMoves } from "#contract/account/profile.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { trialLength } from "../../testing/trial-length.ts";

let testApp: TestApp;
let owner: TestOwner;

beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.moveTo(Temporal.Instant.from("2027-03-01T12:00:00Z"));
});
afterAll(() => testApp.close());
beforeEach(async () => {
  owner = await testApp.owner({ timeZone: "Europe/Madrid" });
});

const path = "/api/v1/profile";
const get = async () => (await owner.call("GET", path)).body as Profile;
const put = (body: object) => owner.call("PUT", path, body);
const preview = (zone: string) => owner.call("GET", `${path}/zone-change?timeZone=${encodeURIComponent(zone)}`);

type StoredTime = { id: string; appointment_date: string; appointment_time: string; starts_at: string };

const storedTimes = () =>
  readRows<StoredTime>(
    testApp.adminUrl,
    `select id, appointment_date::text, to_char(appointment_time, 'HH24:MI') as appointment_time,
       to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts_at
     from appointments where user_id = $1 order by starts_at`,
    [owner.id],
  );

describe("saving the profile", () => {
  test("starts from what sign-up wrote, changes what is given and counts the version up", async () => {
    expect(await get()).toEqual({
      companyName: null,
      timeZone: "Europe/Madrid",
      country: null,
      currency: "EUR",
      minimumNoticeMinutes: 60,
      horizonDays: 60,
      slotStepMinutes: 30,
      smallestGapMinutes: 0,
      cancelCutoffHours: 2,
      maxActiveBookings: 5,
      noShowRule: "off",
      noShowLimit: 2,
      contactPhone: null,
      contactEmail: null,
      address: null,
      greeting: null,
      tone: null,
      version: 1,
    });
    expect(await put({ companyName: "O'Brien & 李雷", version: 1 })).toMatchObject({
      status: 200,
      body: {
        profile: { companyName: "O'Brien & 李雷", timeZone: "Europe/Madrid", version: 2 },
        moves: { count: 0, examples: [] },
      },
    });
    await put({ minimumNoticeMinutes: 0, horizonDays: 365, version: 2 });
    expect(await get()).toMatchObject({
      companyName: "O'Brien & 李雷",
      minimumNoticeMinutes: 0,
      horizonDays: 365,
      version: 3,
    });
    const contact = { contactPhone: "+34 600 000 000", contactEmail: "Desk@Example.com" };
    expect((await put({ ...contact, version: 3 })).body).toMatchObject({
      profile: { contactPhone: "+34 600 000 000", contactEmail: "desk@example.com" },
    });
    expect((await put({ contactPhone: " ", version: 4 })).body).toMatchObject({
      profile: { contactPhone: null, contactEmail: "desk@example.com" },
    });
    expect((await put({ companyName: " ", version: 5 })).body).toMatchObject({ profile: { companyName: null } });
  });

  test.each([
    [{ companyName: "x".repeat(101) }, { companyName: "companyNameTooLong" }],
    [{ timeZone: "Mars/Base" }, { timeZone: "timeZoneUnknown" }],
    [{ timeZone: "+02:00" }, { timeZone: "timeZoneUnknown" }],
    [{ minimumNoticeMinutes: -1 }, { minimumNoticeMinutes: "noticeOutOfRange" }],
    [{ minimumNoticeMinutes: 43_201 }, { minimumNoticeMinutes: "noticeOutOfRange" }],
    [{ horizonDays: 0 }, { horizonDays: "horizonOutOfRange" }],
    [{ horizonDays: 366 }, { horizonDays: "horizonOutOfRange" }],
    [{ cancelCutoffHours: 337 }, { cancelCutoffHours: "cutoffOutOfRange" }],
    [{ maxActiveBookings: 0 }, { maxActiveBookings: "bookingsOutOfRange" }],
    [{ noShowRule: "never" }, { noShowRule: "noShowRuleUnknown" }],
    [{ noShowLimit: 21 }, { noShowLimit: "noShowLimitOutOfRange" }],
    [{ contactPhone: "call me" }, { contactPhone: "phoneInvalid" }],
    [{ contactEmail: "nobody" }, { contactEmail: "emailInvalid" }],
    [{ version: undefined }, { version: "versionRequired" }],
  ])("%j is refused as %j", async (over, fields) => {
    expect(await put({ version: 1, ...over })).toMatchObject({ status: 400, body: { code: "invalid-input", fields } });
    expect((await get()).version).toBe(1);
  });

  test("of two parallel saves one hears of the other", async () => {
    const answers = await Promise.all(["A", "B"].map((companyName) => put({ companyName, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "edit-conflict" });
  });

  test("an account without a profile has the defaults and gets a row when saving", async () => {
    await asAdmin(testApp.adminUrl, (client) =>
      client.query("delete from user_profiles where user_id = $1", [owner.id]),
    );
    expect(await get()).toMatchObject({ companyName: null, timeZone: "UTC", version: 1 });
    expect((await put({ companyName: "New", version: 1 })).body).toMatchObject({
      profile: { companyName: "New", timeZone: "UTC", version: 2 },
    });
  });

  test("the language has no part in the version", async () => {
    await owner.call("PUT", "/api/v1/me/language", { language: "de" });
    expect((await put({ companyName: "Salon", version: 1 })).status).toBe(200);
  });
});

describe("a business that moves to another zone", () => {
  let ids: Record<"past" | "first" | "second" | "cancelled", string>;

  beforeEach(async () => {
    const agentId = await buildAgent(testApp.adminUrl, owner.id);
    const at = (startsAt: string, over: object = {}) =>
      buildAppointment(testApp.adminUrl, { ownerId: owner.id, agentId, startsAt, ...over });
    ids = {
      past: await at("2027-02-01T08:00:00Z"),
      // Later in the year, when Madrid has summer time.
      second: await at("2027-06-01T22:30:00Z", { clientName: "Sol" }),
      first: await at("2027-03-02T23:30:00Z", { clientName: "Luna" }),
      cancelled: await at("2027-03-03T09:00:00Z", { status: "cancelled" }),
    };
  });

  const expected = () => ({
    count: 2,
    examples: [
      {
        appointmentId: ids.first,
        clientName: "Luna",
        from: { date: "2027-03-03", time: "00:30" },
        to: { date: "2027-03-02", time: "18:30" },
      },
      {
        appointmentId: ids.second,
        clientName: "Sol",
        from: { date: "2027-06-02", time: "00:30" },
        to: { date: "2027-06-01", time: "18:30" },
      },
    ],
  });

  test("the preview tells what would move and changes nothing", async () => {
    const before = await storedTimes();
    expect(await preview("America/New_York")).toMatchObject({ status: 200, body: expected() });
    expect(await preview("Europe/Madrid")).toMatchObject({ body: { count: 0, examples: [] } });
    expect(await preview("Europe/Paris")).toMatchObject({ body: { count: 0, examples: [] } });
    expect(await storedTimes()).toEqual(before);
    expect(await preview("Nowhere")).toMatchObject({ status: 400, body: { fields: { timeZone: "timeZoneUnknown" } } });
  });

  test("saving keeps every instant and rewrites every date and time, past and cancelled ones too", async () => {
    const before = await storedTimes();
    const answer = await put({ timeZone: "America/New_York", version: 1 });
    expect(answer).toMatchObject({
      status: 200,
      body: { profile: { timeZone: "America/New_York" }, moves: expected() },
    });
    const after = await storedTimes();
    expect(after.map(({ starts_at }) => starts_at)).toEqual(before.map(({ starts_at }) => starts_at));
    for (const row of after) {
      const wall = epochMsToWall(Temporal.Instant.from(row.starts_at).epochMilliseconds, "America/New_York");
      expect({ date: row.appointment_date, time: row.appointment_time }).toEqual(wall);
    }
    const audit = await readRows(
      testApp.adminUrl,
      "select action, details from audit_log where user_id = $1 order by id",
      [owner.id],
    );
    expect(audit).toEqual([
      {
        action: "profile.zone-changed",
        details: { fromZone: "Europe/Madrid", toZone: "America/New_York", moved: 2 },
      },
      { action: "profile.saved", details: { fields: ["timeZone"] } },
    ]);
  });

  test("20 examples are given, all are counted", async () => {
    const agentId = await buildAgent(testApp.adminUrl, owner.id);
    for (let day = 10; day < 35; day++) {
      const startsAt = Temporal.Instant.from("2027-04-01T09:00:00Z").add({ hours: day * 24 });
      await buildAppointment(testApp.adminUrl, { ownerId: owner.id, agentId, startsAt: startsAt.toString() });
    }
    const moves = (await preview("Asia/Tokyo")).body as ZoneMoves;
    expect(moves.count).toBe(27);
    expect(moves.examples).toHaveLength(20);
  });

  test("a zone in which an appointment would leave the calendar is refused", async () => {
    const agentId = await buildAgent(testApp.adminUrl, owner.id);
    await buildAppointment(testApp.adminUrl, { ownerId: owner.id, agentId, startsAt: "2099-12-31T20:00:00Z" });
    const refusal = { status: 400, body: { code: "invalid-input", fields: { timeZone: "outsideCalendar" } } };
    expect(await preview("Asia/Tokyo")).toMatchObject(refusal);
    expect(await put({ timeZone: "Asia/Tokyo", version: 1 })).toMatchObject(refusal);
    expect((await put({ timeZone: "America/New_York", version: 1 })).status).toBe(200);
  });

  test("bookings made meanwhile are on the clock that is then in force", async () => {
    const agents = await Promise.all([1, 2, 3].map(() => buildAgent(testApp.adminUrl, owner.id)));
    const book = (agentId: string, hour: number) =>
      owner.call("POST", "/api/v1/appointments", {
        clientName: "Cleo",
        clientPhone: "+34600000000",
        appointmentDate: "2027-03-04",
        appointmentTime: `${hour}:00`,
        agentId,
        appointmentTypeId: null,
        overbook: true,
      });
    const bookings = agents.flatMap((agentId) => [10, 11, 12].map((hour) => book(agentId, hour)));
    const [change, ...answers] = await Promise.all([
      put({ timeZone: "America/New_York", version: 1 }),
      ...bookings,
      ...agents.map((agentId) => book(agentId, 15)),
    ]);
    expect([change, ...answers].map((answer) => answer?.status)).toEqual([200, ...answers.map(() => 201)]);
    for (const row of await storedTimes()) {
      const wall = epochMsToWall(Temporal.Instant.from(row.starts_at).epochMilliseconds, "America/New_York");
      expect({ date: row.appointment_date, time: row.appointment_time }).toEqual(wall);
    }
  });
});

const appointmentCount = trialLength({ short: 5_000, long: 20_000 });

test(`${appointmentCount} appointments move in one go`, { tags: "trial", timeout: 120_000 }, async () => {
  const agentId = await buildAgent(testApp.adminUrl, owner.id);
  await asAdmin(testApp.adminUrl, (client) =>
    client.query(
      `insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time,
         duration, service_type, starts_at, ends_at, blocks)
       select $1, $2, 'Cleo', '+34600000000', (s at time zone 'Europe/Madrid')::date, (s at time zone 'Europe/Madrid')::time,
         30, 'Haircut', s, s + interval '30 min', tstzrange(s, s + interval '30 min')
       from (select timestamptz '2026-01-01T00:00Z' + n * interval '30 min' as s from generate_series(1, $3) n) times`,
      [owner.id, agentId, appointmentCount],
    ),
  );
  expect((await put({ timeZone: "Asia/Kathmandu", version: 1 })).status).toBe(200);
  const [wrong] = await readRows<{ count: string }>(
    testApp.adminUrl,
    `select count(*) from appointments where user_id = $1
       and (appointment_date + appointment_time) <> (starts_at at time zone 'Asia/Kathmandu')`,
    [owner.id],
  );
  expect(wrong?.count).toBe("0");
});
