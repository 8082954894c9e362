import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { type Database, openDatabase } from "../../../platform/db/database.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import { previewAbsence } from "../day/absence-service.ts";
import { previewDelay } from "../day/late-service.ts";
import { planSeriesIn } from "../series/series-plan-service.ts";
import { bookAppointment } from "./booking-service.ts";

// What a booking costs, counted: unlike a time, a count is the same on every machine. Someone who changes one of these
// numbers changes the price of every booking.

let t: TestApp;
let owner: TestOwner;
let agentId: string;
let typeId: string;

beforeAll(async () => {
  t = await createTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
  await asAdmin(t.adminUrl, (client) => client.query("insert into platform_sender (address) values ('+15550100000')"));
  owner = await t.owner({ timeZone: "UTC" });
  agentId = await buildAgent(t.adminUrl, owner.id);
  typeId = await buildType(t.adminUrl, owner.id, {});
});
afterAll(() => t.close());

let hour = 8;
const body = (appointmentTime = `${String(++hour).padStart(2, "0")}:00`) => ({
  ...{ clientName: "Cleo Client", clientPhone: "+34 612 345 678", agentId, appointmentTypeId: typeId },
  ...{ appointmentDate: "2027-03-05", appointmentTime },
});

type Cost = { status: number; roundTrips: number; statements: number; transactions: number };

/** When it costs something else, what was sent is listed, a line for each round trip. */
const expectCost = async (work: () => Promise<{ status: number }>, cost: Cost): Promise<string[]> => {
  let status = 0;
  const flights = await recordStatements(async () => {
    status = (await work()).status;
  });
  const statements = flights.flat();
  const found: Cost = {
    status,
    roundTrips: flights.length,
    statements: statements.length,
    transactions: statements.filter(({ text }) => text === "begin").length,
  };
  const sent = flights.map((flight) => flight.map(({ name, text }) => name ?? text.slice(0, 80)).join(" | "));
  expect(found, sent.join("\n")).toEqual(cost);
  return statements.map(({ name }) => name ?? "");
};

const post = (path: string, payload: object) => owner.call("POST", `/api/v1/appointments${path}`, payload);

test("a booking: the session, the facts, the writing, the commit", async () => {
  await post("", body());
  await expectCost(() => post("", body()), { status: 201, roundTrips: 4, statements: 10, transactions: 1 });
});

test("a move and a cancellation", async () => {
  const { body: made } = await post("", body());
  const { id, version } = (made as { appointment: { id: string; version: number } }).appointment;
  const { appointmentDate, appointmentTime } = body();
  const move = () => post(`/${id}/reschedule`, { version, appointmentDate, appointmentTime });
  const sent = await expectCost(move, { status: 200, roundTrips: 4, statements: 13, transactions: 1 });
  // Otherwise PostgreSQL may plan its statements anew each time, which took longer than running them.
  expect(sent).toContain("set-owner-keep-plans");
  const cancel = () => post(`/${id}/cancel`, { version: version + 1 });
  await expectCost(cancel, { status: 200, roundTrips: 5, statements: 11, transactions: 1 });
});

test("a booking reads a handful of rows, with 5,000 appointments and jobs as with a few", async () => {
  const handful = 6;
  for (const [table, read] of Object.entries(await rowsReadByBooking("2027-03-15"))) {
    expect({ table, read: Math.max(read, handful) }).toEqual({ table, read: handful });
  }
  await asAdmin(t.adminUrl, async (client) => {
    await client.query("set session_replication_role = replica");
    await client.query(plantMany, [owner.id, agentId]);
    await client.query(
      `insert into graphile_worker._private_jobs (task_id, key, run_at)
       select (select min(id) from graphile_worker._private_tasks), 'filler-' || n, '2099-01-01' from generate_series(1, 5000) n`,
    );
    await client.query("analyze");
  });
  for (const [table, read] of Object.entries(await rowsReadByBooking("2027-03-22"))) {
    expect({ table, read: Math.max(read, handful) }).toEqual({ table, read: handful });
  }
});

test("of 5,000 uses of a room, those around the days asked about are read", async () => {
  await asAdmin(t.adminUrl, async (client) => {
    await client.query("set session_replication_role = replica");
    await client.query("insert into resources (id, user_id, name, units) values ($1, $2, 'Sink', 2)", [sink, owner.id]);
    await client.query(
      `insert into appointment_resources (user_id, appointment_id, resource_id, unit, blocks)
       select user_id, id, $2, 1, blocks from appointments where user_id = $1 and starts_at >= '2030-01-01'`,
      [owner.id, sink],
    );
    await client.query("analyze");
    // The constraint looked at each row as it came; that isn't part of what is counted here.
    await client.query("select pg_stat_force_next_flush()");
  });
  const ownerId = owner.id as OwnerId;
  const day = "2027-04-05";
  const part = { agent: { id: agentId }, durationMinutes: 30, bufferMinutes: 0 };
  const visit = { number: 1, date: day, time: "10:00", isMissingDay: false, parts: [part] };
  const question = { visits: [visit], choices: [], reachDays: 14, own: [] };
  const works: Record<string, (db: Database) => Promise<unknown>> = {
    series: (db) => db.withOwner(ownerId, (tx) => planSeriesIn(tx, ownerId, question, t.clock.now())),
    absence: (db) => previewAbsence({ db, clock: t.clock }, ownerId, { agentId, from: day, to: day }),
    late: (db) => previewDelay({ db, clock: t.clock }, ownerId, { agentId, minutes: 15 }),
  };
  for (const [name, work] of Object.entries(works)) {
    const { appointment_resources: read = 0 } = await rowsReadBy(work);
    expect({ name, read: Math.max(read, 5) }).toEqual({ name, read: 5 });
  }
});

const sink = "00000000-0000-4000-8000-00000000517c";

const rowsReadByBooking = (date: string): Promise<Record<string, number>> =>
  rowsReadBy(async (db) => {
    const outcome = await bookAppointment(
      { db, clock: t.clock },
      owner.id as OwnerId,
      {
        ...{ clientName: "Cleo Client", clientPhone: "+34 612 345 678", clientAddress: null, isTest: false },
        ...{ date, time: "10:00", agent: { id: agentId }, appointmentTypeId: typeId, overbook: false },
        ...{ bookedBy: "owner", source: "dashboard" },
      },
      { key: null, request: null },
    );
    expect(outcome.ok).toBe(true);
  });

/** By table, on a connection of its own: its counts are visible to others once it is closed. */
const rowsReadBy = async (work: (db: Database) => Promise<unknown>): Promise<Record<string, number>> => {
  const before = await readCounts();
  const db = openDatabase(t.adminUrl, 1);
  await work(db);
  await db.close();
  let read: Record<string, number> = {};
  for (let tries = 0; tries < 100 && !read.user_profiles; tries++) {
    const after = await readCounts();
    const tables = Object.keys(after).filter((name) => after[name] !== before[name]);
    read = Object.fromEntries(tables.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));
  }
  return read;
};

const readCounts = async (): Promise<Record<string, number>> => {
  const rows = await readRows<{ name: string; read: string }>(
    t.adminUrl,
    `select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables
      where relname not in ('pending_changes', 'session', 'rate_limits')`,
  );
  return Object.fromEntries(rows.map(({ name, read }) => [name, Number(read)]));
};

/** One an hour from 2030 on, overbooked. */
const plantMany = `
  insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time, duration,
    buffer_time, service_type, overbooked, starts_at, ends_at, blocks)
  select $1, $2, 'Cleo Client', '+34 612 345 678', (at at time zone 'UTC')::date, (at at time zone 'UTC')::time, 30, 0,
    'Haircut', true, at, at + interval '30 minutes', tstzrange(at, at + interval '30 minutes')
  from generate_series('2030-01-01'::timestamptz, '2030-01-01'::timestamptz + interval '4999 hours', interval '1 hour') at`;
