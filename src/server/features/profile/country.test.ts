import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";

let t: TestApp;
let owner: TestOwner;

beforeAll(async () => {
  t = await createTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T07:00:00Z"));
});
afterAll(() => t.close());
beforeEach(async () => {
  owner = await t.owner({ timeZone: "UTC" });
});

const save = async (change: object) => {
  const { body } = await owner.call("GET", "/api/v1/profile");
  return owner.call("PUT", "/api/v1/profile", { ...change, version: (body as { version: number }).version });
};

const addressOfBooking = async (appointmentTime: string): Promise<string | null | undefined> => {
  const agentId = await buildAgent(t.adminUrl, owner.id);
  const { status } = await owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Cleo", clientPhone: "612 345 678", agentId, appointmentTypeId: null },
    ...{ appointmentDate: "2027-03-01", appointmentTime },
  });
  expect(status).toBe(201);
  const rows = await readRows<{ client_address: string | null }>(
    t.adminUrl,
    "select client_address from appointments where user_id = $1 and agent_id = $2",
    [owner.id, agentId],
  );
  return rows[0]?.client_address;
};

test("where the zone has no country, numbers, holidays and the currency go by the owner's word", async () => {
  expect((await owner.call("GET", "/api/v1/me")).body).toMatchObject({ profile: { country: null, currency: "USD" } });
  expect(await addressOfBooking("10:00")).toBe(null);

  expect(await save({ country: "ES" })).toMatchObject({ status: 200, body: { profile: { country: "ES" } } });
  expect((await owner.call("GET", "/api/v1/me")).body).toMatchObject({ profile: { country: "ES", currency: "EUR" } });
  expect((await owner.call("GET", "/api/v1/holidays")).body).toMatchObject({ suggestedCountry: "ES" });
  expect(await addressOfBooking("11:00")).toBe("+34612345678");
});

test("the zone's country comes before the owner's word", async () => {
  await save({ country: "ES" });
  await save({ timeZone: "America/New_York" });
  expect((await owner.call("GET", "/api/v1/me")).body).toMatchObject({ profile: { country: "US", currency: "USD" } });
});

test.each(["es", "XX", "", "ESP"])("the country %j is refused", async (country) => {
  expect(await save({ country })).toMatchObject({ status: 400, body: { fields: { country: "unknown" } } });
});
