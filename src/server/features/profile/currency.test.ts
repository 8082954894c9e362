import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Profile } from "#contract/account/profile.ts";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";

let t: TestApp;
let owner: TestOwner;
let agentId: string;

beforeAll(async () => {
  t = await createTestApp();
  // A Monday.
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T07:00:00Z"));
});
afterAll(() => t.close());
beforeEach(async () => {
  owner = await t.owner({ timeZone: "Europe/Madrid" });
  agentId = await buildAgent(t.adminUrl, owner.id);
});

const profile = async () => (await owner.call("GET", "/api/v1/profile")).body as Profile;

const save = async (change: object) => {
  const { version } = await profile();
  return owner.call("PUT", "/api/v1/profile", { ...change, version });
};

const addType = (price: number | null) =>
  owner.call("POST", "/api/v1/appointment-types", {
    name: "Haircut",
    durationMinutes: 30,
    bufferMinutes: 0,
    price,
  });

const types = async () =>
  ((await owner.call("GET", "/api/v1/appointment-types")).body as { appointmentTypes: AppointmentType[] })
    .appointmentTypes;

const book = async (appointmentTypeId: string, appointmentTime: string) => {
  const answer = await owner.call("POST", "/api/v1/appointments", {
    clientName: "Cleo",
    clientPhone: "+34600000000",
    appointmentDate: "2027-03-01",
    appointmentTime,
    agentId,
    appointmentTypeId,
  });
  expect(answer.status).toBe(201);
  return (answer.body as AppointmentChange).appointment;
};

test("the currency is the country's until one is chosen, and what is booked keeps its price and its currency", async () => {
  expect(await profile()).toMatchObject({ currency: "EUR" });
  await addType(38.5);
  const [type] = await types();
  expect(type).toMatchObject({ price: 38.5, currency: "EUR" });
  const first = await book(type?.id ?? "", "10:00");
  expect(first).toMatchObject({ price: 38.5, currency: null });
  expect(await save({ currency: "USD" })).toMatchObject({ status: 200, body: { profile: { currency: "USD" } } });
  await owner.call("PATCH", `/api/v1/appointment-types/${type?.id}`, { price: 45, version: 1 });
  const second = await book(type?.id ?? "", "11:00");
  expect(second).toMatchObject({ price: 45, currency: null });
  const { body } = await owner.call("GET", `/api/v1/appointments/${first.id}`);
  expect(body).toMatchObject({ appointment: { price: 38.5, currency: "EUR" } });
  await owner.call("POST", `/api/v1/appointments/${second.id}/cancel`, { version: second.version });
  const insights = await owner.call("GET", "/api/v1/insights?days=7");
  expect(insights.body).toMatchObject({
    revenue: [
      { currency: "USD", booked: 0, lost: 45, byAgent: [], byType: [] },
      { currency: "EUR", booked: 38.5, lost: 0, byAgent: [{ agentId, amount: 38.5 }] },
    ],
  });
});

test("the currency of another zone comes with it only while nothing has a price", async () => {
  await save({ timeZone: "America/Mexico_City" });
  expect(await profile()).toMatchObject({ currency: "MXN" });
  await addType(300);
  await save({ timeZone: "Asia/Tokyo" });
  expect(await profile()).toMatchObject({ timeZone: "Asia/Tokyo", currency: "MXN" });
});

test("a currency without decimals takes none, and leaves none behind", async () => {
  expect(await addType(38.5)).toMatchObject({ status: 201 });
  await save({ currency: "JPY" });
  expect(await types()).toMatchObject([{ price: 39, currency: "JPY" }]);
  expect(await addType(3800.5)).toMatchObject({ status: 400, body: { fields: { price: "priceOutOfRange" } } });
  expect(await addType(3800)).toMatchObject({ status: 201, body: { price: 3800, currency: "JPY" } });
});

test.each(["eur", "XXX", "DEM", ""])("the profile refuses %j as a currency", async (currency) => {
  expect(await save({ currency })).toMatchObject({ status: 400, body: { fields: { currency: "currencyUnknown" } } });
});

test("another service brings its own price", async () => {
  await addType(25);
  await addType(60);
  const [cheap, dear] = await types();
  const booked = await book(cheap?.id ?? "", "10:00");
  const answer = await owner.call("PATCH", `/api/v1/appointments/${booked.id}`, {
    appointmentTypeId: dear?.id,
    version: booked.version,
  });
  expect(answer.body).toMatchObject({ appointment: { price: 60 } });
});
