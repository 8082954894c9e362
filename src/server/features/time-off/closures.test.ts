import { beforeEach, describe, expect, test } from "vitest";
import type { HolidayCalendar } from "#contract/scheduling/closures/holidays.ts";
import type { SpecialDayEntry } from "#contract/scheduling/closures/special-days.ts";
import type { TimeOffEntry } from "#contract/scheduling/closures/time-off.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { readActions, readRows } from "../../testing/read-rows.ts";
import { trialLength } from "../../testing/trial-length.ts";
import { bookAppointment } from "../appointments/booking/booking-service.ts";
import { refreshHolidays } from "../holidays/filling-service.ts";

const testApp = await openTestApp();
let owner: TestOwner;
let agentId: string;
let typeId: string;

beforeEach(async () => {
  testApp.clock.moveTo(Temporal.Instant.from("2027-03-01T06:00:00Z"));
  owner = await testApp.owner({ timeZone: "Europe/Madrid" });
  agentId = await buildAgent(testApp.adminUrl, owner.id);
  typeId = await buildType(testApp.adminUrl, owner.id, { duration: 30, buffer: 0 });
});

// 2027-03-04 is a Thursday.
const off = (over: object = {}) =>
  owner.call("POST", "/api/v1/time-off", { agentId, kind: "off", from: "2027-03-04", to: "2027-03-04", ...over });
const special = (over: object = {}) =>
  owner.call("POST", "/api/v1/special-days", { name: "Inventory", from: "2027-03-04", to: "2027-03-04", ...over });

/** As the owner's own calendar does. */
const book = async (appointmentTime: string, appointmentDate = "2027-03-04") => {
  const { body } = await owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Cleo Client", clientPhone: "+34 612 345 678", agentId, appointmentTypeId: typeId },
    ...{ appointmentDate, appointmentTime },
  });
  return (body as { appointment: { id: string; version: number } }).appointment;
};

/** As the bot does. */
const bookAsClient = (time: string, date = "2027-03-04") =>
  bookAppointment(
    testApp,
    owner.id as OwnerId,
    {
      ...{ clientName: "Cleo Client", clientPhone: "+34 612 345 678", clientAddress: null, isTest: false },
      ...{ date, time, agent: { id: agentId }, appointmentTypeId: typeId, overbook: false },
      ...{ bookedBy: "client" as const, source: "whatsapp" as const },
    },
    { key: null, request: null },
  );

const slots = async (date: string, as = "client") => {
  const query = `agentId=${agentId}&from=${date}&appointmentTypeId=${typeId}&as=${as}`;
  const { body } = await owner.call("GET", `/api/v1/availability?${query}`);
  return (body as { slots: { time: string; reason: string | null }[] }).slots;
};
const freeTimes = async (date: string) =>
  (await slots(date)).filter(({ reason }) => reason === null).map(({ time }) => time);

describe("an agent's time off", () => {
  test("takes hours out of an agent's day, for clients alone", async () => {
    const answer = await off({ fromTime: "09:00", toTime: "16:00", privateReason: " Dentist " });
    expect(answer).toMatchObject({ status: 201, body: { privateReason: "Dentist", version: 1 } });
    expect(await freeTimes("2027-03-04")).toEqual(["16:00", "16:30"]);
    expect(await bookAsClient("10:00")).toEqual({ ok: false, reason: "time-off" });
    expect(await book("10:00")).toHaveProperty("id");
    expect(await freeTimes("2027-03-05")).toHaveLength(16);
    expect(await readActions(testApp.adminUrl, owner.id, "time-off")).toEqual(["time-off.created"]);
  });

  test("of several days is listed, changed and removed", async () => {
    const entry = (await off({ to: "2027-03-08" })).body as TimeOffEntry;
    const list = async (from: string, to: string) =>
      (await owner.call("GET", `/api/v1/time-off?from=${from}&to=${to}&agentId=${agentId}`)).body;
    expect(await list("2027-03-08", "2027-03-20")).toEqual({ timeOff: [entry] });
    expect(await list("2027-03-09", "2027-03-20")).toEqual({ timeOff: [] });
    const path = `/api/v1/time-off/${entry.id}`;
    expect(await owner.call("PATCH", path, { version: 1, to: "2027-03-03" })).toMatchObject({
      body: { fields: { to: "rangeReversed" } },
    });
    expect(await owner.call("PATCH", path, { version: 1, to: "2027-03-04" })).toMatchObject({ body: { version: 2 } });
    expect(await owner.call("PATCH", path, { version: 1, to: "2027-03-05" })).toMatchObject({ status: 409 });
    expect(await freeTimes("2027-03-05")).toHaveLength(16);
    expect(await freeTimes("2027-03-04")).toEqual([]);
    expect((await owner.call("DELETE", path)).status).toBe(204);
    expect(await freeTimes("2027-03-04")).toHaveLength(16);
  });

  test("extra hours are worked besides the usual ones", async () => {
    const monday = { start: "09:00", end: "11:00" };
    await readRows(testApp.adminUrl, "update agents set working_hours = $2 where id = $1", [
      agentId,
      JSON.stringify({ Monday: monday }),
    ]);
    expect(await freeTimes("2027-03-04")).toEqual([]);
    const hours = { kind: "extra", fromTime: "14:00", toTime: "15:00" };
    expect((await off({ ...hours, to: "2027-03-08" })).status).toBe(201);
    expect(await freeTimes("2027-03-04")).toEqual(["14:00", "14:30"]);
    expect(await freeTimes("2027-03-08")).toEqual(["09:00", "09:30", "10:00", "10:30", "14:00", "14:30"]);
  });

  test.each([
    [{ to: "2027-03-03" }, { to: "rangeReversed" }],
    [{ to: "2029-03-05" }, { to: "rangeTooLong" }],
    [{ to: "3027-03-04" }, { to: "closureDateInvalid" }],
    [{ from: "2027-02-30" }, { from: "closureDateInvalid" }],
    [{ fromTime: "12:00", toTime: "11:00" }, { toTime: "endBeforeStart" }],
    [{ fromTime: "12:00" }, { toTime: "endRequired" }],
    [{ toTime: "12:00" }, { fromTime: "startRequired" }],
    [{ kind: "extra" }, { fromTime: "startRequired" }],
    [{ kind: "holiday" }, { kind: "kindRequired" }],
    [{ privateReason: "x".repeat(201) }, { privateReason: "reasonTooLong" }],
  ])("%j is refused as %j", async (over, fields) => {
    expect(await off(over)).toMatchObject({ status: 400, body: { fields } });
  });

  test("two years are the longest", async () => {
    expect((await off({ to: "2029-03-04" })).status).toBe(201);
  });

  test("lists the appointments inside first, and doesn't pass one by unseen", async () => {
    const { id } = await book("10:00");
    await book("12:00");
    const wanted = { agentId, kind: "off", from: "2027-03-04", to: "2027-03-04", fromTime: "10:15", toTime: "12:00" };
    expect(await owner.call("POST", "/api/v1/time-off/preview", wanted)).toMatchObject({
      status: 200,
      body: { count: 1, appointments: [{ id, clientName: "Cleo Client", appointmentTime: "10:00", version: 1 }] },
    });
    expect(await off(wanted)).toMatchObject({ status: 409, body: { code: "appointments-inside" } });
    const saved = (await off({ ...wanted, knownAppointmentIds: [id] })).body as TimeOffEntry;
    const change = (body: object) => owner.call("PATCH", `/api/v1/time-off/${saved.id}`, { version: 1, ...body });
    expect(await change({ toTime: "12:30" })).toMatchObject({ status: 409, body: { code: "appointments-inside" } });
    expect((await change({ privateReason: "Dentist" })).status).toBe(200);
  });
});

describe("the business's special days", () => {
  test("close the business for clients, by name", async () => {
    const { id } = await book("10:00");
    expect(await special()).toMatchObject({ status: 409, body: { code: "appointments-inside" } });
    const saved = await special({ knownAppointmentIds: [id] });
    expect(saved.status).toBe(201);
    expect(await bookAsClient("11:00")).toEqual({ ok: false, reason: "special-closing" });
    expect(await slots("2027-03-04")).toEqual([]);
    const { id: specialDayId } = saved.body as SpecialDayEntry;
    expect(await owner.call("GET", "/api/v1/special-days?from=2027-03-01&to=2027-03-31")).toMatchObject({
      body: { specialDays: [{ id: specialDayId, name: "Inventory" }], holidays: [] },
    });
    expect((await owner.call("DELETE", `/api/v1/special-days/${specialDayId}`)).status).toBe(204);
    expect(await freeTimes("2027-03-04")).toHaveLength(15);
  });

  test("special hours take the agents along, also on a day that is usually closed", async () => {
    await special({ fromTime: "08:00", toTime: "10:00" });
    expect(await freeTimes("2027-03-04")).toEqual(["08:00", "08:30", "09:00", "09:30"]);
    await special({ from: "2027-03-07", to: "2027-03-07", fromTime: "10:00", toTime: "11:00" });
    expect(await freeTimes("2027-03-07")).toEqual(["10:00", "10:30"]);
  });

  test("a cancelled appointment comes back only where the day is still open to clients, always for the owner", async () => {
    const { id } = await book("10:00");
    await owner.call("POST", `/api/v1/appointments/${id}/cancel`, { version: 1 });
    await special();
    expect((await owner.call("POST", `/api/v1/appointments/${id}/confirm`, { version: 2 })).status).toBe(200);
  });
});

describe("public holidays", () => {
  const choose = async (country: string | null, region: string | null = null) =>
    (await owner.call("PUT", "/api/v1/holidays", { country, region })).body as HolidayCalendar;

  test("nobody has any until a country is chosen; the zone's is suggested", async () => {
    expect((await owner.call("GET", "/api/v1/holidays")).body).toEqual({
      ...{ country: null, region: null, suggestedCountry: "ES", holidays: [] },
    });
    const { body } = await owner.call("GET", "/api/v1/holidays/calendars?country=ES");
    expect(body).toMatchObject({ regions: expect.arrayContaining([{ code: "MD", name: "Comunidad de Madrid" }]) });
  });

  test("close the business, this year and later, unless it works anyway", async () => {
    const { holidays } = await choose("ES", "MD");
    const friday = holidays.find(({ date }) => date === "2027-03-26");
    expect(friday).toMatchObject({ isPublic: true, isClosed: true, names: { en: "Good Friday", es: "Viernes Santo" } });
    expect(holidays.some(({ date }) => date.startsWith("2028"))).toBe(true);
    expect(await bookAsClient("10:00", "2027-03-26")).toEqual({ ok: false, reason: "special-closing" });
    const list = "/api/v1/special-days?from=2027-03-26&to=2027-03-26";
    expect((await owner.call("GET", list)).body).toMatchObject({ holidays: [{ names: { de: "Karfreitag" } }] });

    const work = { rule: friday?.rule, works: true };
    expect((await owner.call("PUT", "/api/v1/holidays/work", work)).status).toBe(200);
    expect(await freeTimes("2027-03-26")).toHaveLength(16);
    expect((await owner.call("GET", list)).body).toMatchObject({ holidays: [] });

    // Hours of the day's own go before the holiday.
    await owner.call("PUT", "/api/v1/holidays/work", { ...work, works: false });
    await special({ from: "2027-03-26", to: "2027-03-26", fromTime: "09:00", toTime: "10:00" });
    expect(await freeTimes("2027-03-26")).toEqual(["09:00", "09:30"]);

    await choose(null);
    expect(await freeTimes("2027-03-25")).toHaveLength(16);
  });

  test("of the years to come exist without anybody doing something", async () => {
    await choose("ES", "MD");
    testApp.clock.moveTo(Temporal.Instant.from("2030-12-01T06:00:00Z"));
    await refreshHolidays(testApp);
    expect(await freeTimes("2030-12-25")).toEqual([]);
    expect(await freeTimes("2031-01-06")).toEqual([]);
    expect(await freeTimes("2031-01-07")).toHaveLength(16);
  });

  test.each([
    [{ country: "ZZ", region: null }, { country: "countryUnknown" }],
    [{ country: "spain", region: null }, { country: "countryUnknown" }],
    [{ country: "ES", region: "BY" }, { region: "regionUnknown" }],
    [{ country: null, region: "MD" }, { region: "regionUnknown" }],
  ])("%j is refused as %j", async (body, fields) => {
    expect(await owner.call("PUT", "/api/v1/holidays", body)).toMatchObject({ status: 400, body: { fields } });
  });
});

test("a booking and a time off at once: one sees the other", async () => {
  const rounds = trialLength({ short: 10, long: 100 });
  for (let round = 0; round < rounds; round++) {
    const date = Temporal.PlainDate.from("2027-03-08").add({ days: round }).toString();
    if (Temporal.PlainDate.from(date).dayOfWeek > 5) continue;
    const clients = ["09:00", "10:00", "11:00", "12:00"].map((time) => bookAsClient(time, date));
    const [saved, ...booked] = await Promise.all([off({ from: date, to: date }), ...clients]);
    const inside = booked.filter(({ ok }) => ok).length;
    // Saved unseen only if nobody was booked; refused only if somebody was.
    expect({ inside, status: saved.status }).toEqual(inside === 0 ? { inside, status: 201 } : { inside, status: 409 });
    expect(booked.every((outcome) => outcome.ok || outcome.reason === "time-off")).toBe(true);
  }
});

describe("hours that are blocked for everyone", () => {
  const hour = { kind: "off", from: "2027-03-04", to: "2027-03-04", fromTime: "10:00", toTime: "11:00" };
  const blockAll = (over: object = {}) => owner.call("POST", "/api/v1/time-off/everyone", { ...hour, ...over });

  test("leave nobody to book, and the rest of the day as it was", async () => {
    const colleague = await buildAgent(testApp.adminUrl, owner.id);
    const inactive = await buildAgent(testApp.adminUrl, owner.id, { isActive: false });
    const { status, body } = await blockAll();
    expect(status).toBe(201);
    const agentIds = (body as { timeOff: TimeOffEntry[] }).timeOff.map((entry) => entry.agentId);
    expect(agentIds.toSorted()).toEqual([agentId, colleague].toSorted());
    expect(agentIds).not.toContain(inactive);
    const free = await freeTimes("2027-03-04");
    expect(free).not.toContain("10:00");
    expect(free).toEqual(expect.arrayContaining(["09:00", "11:00"]));
  });

  test("are saved for all or for none, once what is inside has been seen", async () => {
    await buildAgent(testApp.adminUrl, owner.id);
    const { id } = await book("10:30");
    expect(await blockAll()).toMatchObject({ status: 409, body: { code: "appointments-inside" } });
    expect(await readRows(testApp.adminUrl, "select id from time_off where user_id = $1", [owner.id])).toEqual([]);
    const { body } = await owner.call("POST", "/api/v1/time-off/everyone/preview", hour);
    expect(body).toMatchObject({ count: 1, appointments: [{ id }] });
    expect(await blockAll({ knownAppointmentIds: [id] })).toMatchObject({ status: 201 });
  });
});
