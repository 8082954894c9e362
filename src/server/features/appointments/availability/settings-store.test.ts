import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { bookIn } from "../booking/booking-service.ts";
import { findElsewhere } from "./elsewhere-store.ts";
import { daysFrom } from "./facts-store.ts";
import { findSettings, settingsDaysOf } from "./settings-store.ts";

let t: TestApp;
let owner: TestOwner;
let agentId: string;
let typeId: string;

beforeAll(async () => {
  t = await createTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
  owner = await t.owner({ timeZone: "UTC" });
  agentId = await buildAgent(t.adminUrl, owner.id);
  typeId = await buildType(t.adminUrl, owner.id, {});
});
afterAll(() => t.close());

const change = (text: string, values: unknown[]) => asAdmin(t.adminUrl, (client) => client.query(text, values));

let minute = 0;
/** Each time another quarter of an hour of another day. */
const book = async (overrides: object = {}) => {
  const appointmentDate = `2027-04-${String(1 + (minute++ % 28)).padStart(2, "0")}`;
  const client = { clientName: "Cleo", clientPhone: "+34 612 345 678" };
  const place = { agentId, appointmentTypeId: typeId, appointmentDate, appointmentTime: "10:00" };
  return owner.call("POST", "/api/v1/appointments", { ...client, ...place, ...overrides });
};
const codeOf = ({ status, body }: Awaited<ReturnType<typeof book>>) =>
  status === 201 ? "booked" : (body as { code: string }).code;

test("what the owner changes counts for the very next booking", async () => {
  expect(codeOf(await book())).toBe("booked");
  await change("update time_slot_configs set is_active = false where id = $1", [typeId]);
  expect(codeOf(await book())).toBe("invalid-input");
  await change("update time_slot_configs set is_active = true, duration = 75 where id = $1", [typeId]);
  const { body } = await book();
  expect(body).toMatchObject({ appointment: { durationMinutes: 75 } });
  await change("update agents set is_active = false where id = $1", [agentId]);
  expect(codeOf(await book())).toBe("invalid-input");
  expect(codeOf(await book({ agentId: "anyone" }))).not.toBe("booked");
  await change("update agents set is_active = true where id = $1", [agentId]);
});

test("and for the very next move", async () => {
  const { body } = await book({ appointmentDate: "2027-05-03" });
  const { id, version } = (body as { appointment: { id: string; version: number } }).appointment;
  const move = () =>
    owner.call("POST", `/api/v1/appointments/${id}/reschedule`, {
      ...{ version, appointmentDate: "2027-05-04", appointmentTime: "10:00" },
    });
  await change("update agents set is_active = false where id = $1", [agentId]);
  expect(await move()).toMatchObject({ body: { code: "invalid-input" } });
  await change("update agents set is_active = true where id = $1", [agentId]);
  await change("update time_slot_configs set duration = 90 where id = $1", [typeId]);
  expect(await move()).toMatchObject({ status: 200, body: { appointment: { durationMinutes: 75 } } });
});

const bookAsClient = (tx: Tx, date: string, time: string) =>
  bookIn(
    { tx, clock: t.clock, ownerId: owner.id as OwnerId },
    {
      ...{ clientName: "Cleo", clientPhone: "+34 612 345 678", clientAddress: null, isTest: false },
      ...{ date, time, agent: { id: agentId }, appointmentTypeId: typeId, overbook: false },
      ...{ bookedBy: "client", source: "whatsapp" },
    },
    { key: null, request: null },
  );

test("a transaction that changes settings goes by what it has changed", async () => {
  const ownerId = owner.id as OwnerId;
  const working = t.db.withOwner(ownerId, async (tx) => {
    await bookAsClient(tx, "2027-03-25", "09:00");
    await tx.run(closeForGood, { ownerId });
    await bookAsClient(tx, "2027-03-25", "12:00");
  });
  await expect(working).rejects.toThrow("special-closing");
  const booked = await readRows(t.adminUrl, "select from appointments where appointment_date = '2027-03-25'", []);
  expect(booked).toEqual([]);
  // It was taken back, and what others keep is true again.
  expect(codeOf(await book({ appointmentDate: "2027-03-25" }))).toBe("booked");
});

const closeForGood = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .insertInto("special_days")
    .values({ user_id: param("ownerId"), name: "Moving", starts_on: "2027-03-25", ends_on: "2027-03-25" }),
);

test("ids are known in whatever case they are written", async () => {
  const ids = { agentId: agentId.toUpperCase(), appointmentTypeId: typeId.toUpperCase() };
  expect(codeOf(await book(ids))).toBe("booked");
});

test.each([
  ["2027-03-01", { from: "2027-01-01", to: "2028-01-02" }],
  ["2028-12-31", { from: "2028-01-01", to: "2029-01-01" }],
  ["2099-12-31", { from: "2099-01-01", to: "2099-12-31" }],
])("settings for %s are those of its year and the day after", (date, days) => {
  expect(settingsDaysOf(date)).toEqual(days);
});

test("what calendars elsewhere say is read for the day at hand, however much it is", async () => {
  const ownerId = owner.id as OwnerId;
  const days = settingsDaysOf("2027-03-01");
  const settings = () => t.db.withOwner(ownerId, (tx) => findSettings(tx, { ownerId, version: null }, days));
  const { agents: without } = await settings();
  await asAdmin(t.adminUrl, async (client) => {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query(
      `insert into busy_spans (user_id, calendar_id, agent_id, starts_at, ends_at)
        select $1, $2, $2, at, at + interval '10 minutes'
        from generate_series(timestamptz '2027-01-01Z', '2027-12-31Z', interval '2 hours') as at`,
      [owner.id, agentId],
    );
    await client.query("commit");
  });
  const { agents } = await settings();
  expect(agents).toEqual(without.map((agent) => ({ ...agent, is_busy_elsewhere: agent.id === agentId })));
  // Its kept settings are from before: nobody said that they have changed.
  await change("update settings_versions set version = gen_random_uuid() where user_id = $1", [owner.id]);
  // An appointment type takes 90 minutes here, and there is room for it between two of them.
  const bookAt = (time: string) => t.db.withOwner(ownerId, (tx) => bookAsClient(tx, "2027-04-05", time));
  await expect(bookAt("12:00")).rejects.toThrow("busy-elsewhere");
  await bookAt("12:15");
  const ofDay = await t.db.withOwner(ownerId, (tx) => findElsewhere(tx, ownerId, agents, daysFrom("2027-04-05", 1)));
  expect(ofDay.get(agentId)?.length).toBeLessThan(60);
});
