import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";

let t: TestApp;
let owner: TestOwner;
let ana: string;
let luis: string;

beforeAll(async () => {
  t = await createTestApp();
  // In Auckland it is already Wednesday, the 10th.
  t.clock.moveTo(Temporal.Instant.from("2027-03-09T20:00:00Z"));
  owner = await t.owner({ timeZone: "Pacific/Auckland" });
  ana = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  luis = await buildAgent(t.adminUrl, owner.id, { name: "Luis" });
  const zone = "Pacific/Auckland";
  const book = (
    agentId: string,
    date: string,
    time: string,
    more: Partial<Parameters<typeof buildAppointment>[1]> = {},
  ) => {
    const startsAt = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant().toString();
    return buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt, zone, ...more });
  };
  await book(ana, "2027-03-10", "09:00", { clientPhone: "+64211", source: "whatsapp" });
  await book(ana, "2027-03-10", "15:00", { clientPhone: "+64211", durationMinutes: 45 });
  await book(luis, "2027-03-04", "09:30", { clientPhone: "+64212", durationMinutes: 60, serviceType: "Colour" });
  await book(luis, "2027-03-05", "09:30", { status: "cancelled" });
  await book(luis, "2027-03-05", "11:30", { isTest: true });
  await book(ana, "2027-03-03", "09:00");
  await book(ana, "2027-02-25", "09:00", { status: "cancelled" });
  await book(ana, "2027-03-11", "09:00");
  await book(ana, "2027-03-18", "09:00");
});
afterAll(() => t.close());

const insights = async (who: TestOwner, days?: number) =>
  (await who.call("GET", `/api/v1/insights${days === undefined ? "" : `?days=${days}`}`)).body;

describe("insights", () => {
  test("count the appointments of the business's last days, and compare", async () => {
    expect(await insights(owner, 7)).toEqual({
      from: "2027-03-04",
      to: "2027-03-10",
      current: { appointments: 3, cancelled: 1, noShows: 0, byWhatsApp: 1, minutes: 135, clients: 2 },
      previous: { appointments: 1, cancelled: 1, noShows: 0, byWhatsApp: 0, minutes: 30, clients: 1 },
      ahead: 1,
      byAgent: [
        { agentId: ana, name: "Ana", appointments: 2, minutes: 75 },
        { agentId: luis, name: "Luis", appointments: 1, minutes: 60 },
      ],
      byType: [
        { serviceType: "Haircut", appointments: 2 },
        { serviceType: "Colour", appointments: 1 },
      ],
      byOrigin: [
        { kind: "dashboard", linkId: null, name: null, isDeleted: false, appointments: 2 },
        { kind: "chat", linkId: null, name: null, isDeleted: false, appointments: 1 },
      ],
      revenue: [],
      byWeekday: [0, 0, 2, 1, 0, 0, 0],
      byHour: Array.from({ length: 24 }, (_, hour) => ({ 9: 2, 15: 1 })[hour] ?? 0),
    });
    expect(await insights(owner)).toMatchObject({ from: "2027-02-09", current: { appointments: 4, cancelled: 2 } });
  });

  test("of another owner are others", async () => {
    const other = await t.owner();
    expect(await insights(other, 365)).toMatchObject({
      current: { appointments: 0, cancelled: 0, byWhatsApp: 0, minutes: 0, clients: 0 },
      byAgent: [],
    });
  });

  test.each(["8", "0", "x", "7.0", "-7"])("%s days can't be had", async (days) => {
    const answer = await owner.call("GET", `/api/v1/insights?days=${days}`);
    expect(answer).toMatchObject({ status: 400, body: { fields: { days: "spanUnknown" } } });
  });
});

describe("the report for the accountant", () => {
  const report = async (who: TestOwner | null, query: string) =>
    t.app.inject({
      method: "GET",
      url: `/api/v1/insights/report?${query}`,
      ...(who && { headers: { cookie: who.cookie } }),
    });

  test("has every appointment of the days in its order, with price and outcome, without tests", async () => {
    const shop = await t.owner({ timeZone: "Pacific/Auckland", language: "de" });
    const marta = await buildAgent(t.adminUrl, shop.id, { name: "Marta" });
    const book = (startsAt: string, more: Partial<Parameters<typeof buildAppointment>[1]> = {}) =>
      buildAppointment(t.adminUrl, {
        ...{ ownerId: shop.id, agentId: marta, startsAt, zone: "Pacific/Auckland", clientName: "Zoë; Winter", ...more },
      });
    await book("2027-03-08T20:00:00Z", { price: 38.5, source: "whatsapp" });
    await book("2027-03-08T21:00:00Z", { status: "cancelled", clientName: "=1+1" });
    await book("2027-03-08T22:00:00Z", { isTest: true });
    await book("2027-03-10T20:00:00Z", { clientName: "Ahead" });
    await book("2027-04-10T20:00:00Z", { clientName: "Beyond" });
    const response = await report(shop, "from=2027-03-01&to=2027-03-31");
    expect(response.headers["content-disposition"]).toBe('attachment; filename="termine-2027-03-01-2027-03-31.csv"');
    expect(response.body.replace("\uFEFF", "").trim().split("\r\n")).toEqual([
      "Datum;Uhrzeit;Kunde;Für;Leistung;Mitarbeiter;Minuten;Preis;Währung;Ergebnis;Gebucht von",
      '2027-03-09;09:00;"Zoë; Winter";;Haircut;Marta;30;"38,50";NZD;Besuch;WhatsApp',
      "2027-03-09;10:00;'=1+1;;Haircut;Marta;30;;;Abgesagt;Das Team",
      "2027-03-11;09:00;Ahead;;Haircut;Marta;30;;;Bevorstehend;Das Team",
    ]);
    expect((await report(owner, "from=2027-03-01&to=2027-03-31")).body).not.toContain("Winter");
  });

  test.each(["", "from=2027-03-01", "from=2027-03-02&to=2027-03-01", "from=2025-01-01&to=2027-01-01", "from=x&to=y"])(
    'refuses the days "%s"',
    async (query) => expect((await report(owner, query)).statusCode).toBe(400),
  );

  test("is for who is signed in", async () => {
    expect((await report(null, "from=2027-03-01&to=2027-03-31")).statusCode).toBe(401);
  });
});
