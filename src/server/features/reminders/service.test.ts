import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Appointment, AppointmentChange } from "#contract/scheduling/appointments.ts";
import { createMovableClock, type MovableClock } from "../../platform/clock.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { captureLog } from "../../testing/capture-log.ts";
import { readRows } from "../../testing/read-rows.ts";
import { remindClients } from "./service.ts";

let t: TestApp;
let clock: MovableClock;
let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  clock = createMovableClock();
  t = await createTestApp({ clock });
  await asAdmin(t.adminUrl, (client) => client.query("insert into platform_sender (address) values ('+15550100000')"));
});
afterAll(() => t.close());
beforeEach(() => {
  log = captureLog();
  stand("2027-03-01T08:00:00Z");
});

const stand = (at: string) => clock.moveTo(Temporal.Instant.from(at));

const remindAt = async (at: string): Promise<void> => {
  stand(at);
  await remindClients({ db: t.db, clock, log: log.log });
};

const salon = async () => {
  const owner = await t.owner({ timeZone: "UTC" });
  const agentId = await buildAgent(t.adminUrl, owner.id);
  const typeId = await buildType(t.adminUrl, owner.id, {});
  const book = async (date = "2027-03-05", time = "10:00"): Promise<Appointment> => {
    const answer = await owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "María", clientPhone: "+34612345678", agentId, appointmentTypeId: typeId },
      ...{ appointmentDate: date, appointmentTime: time },
    });
    expect(answer.status).toBe(201);
    return (answer.body as AppointmentChange).appointment;
  };
  return { owner, agentId, book };
};

const change = async (owner: TestOwner, action: string, { id, version }: Appointment, body: object = {}) => {
  const answer = await owner.call("POST", `/api/v1/appointments/${id}/${action}`, { version, ...body });
  expect(answer.status).toBe(200);
  return (answer.body as AppointmentChange).appointment;
};

const move = (owner: TestOwner, appointment: Appointment, date: string, time: string) =>
  change(owner, "reschedule", appointment, { appointmentDate: date, appointmentTime: time });

const remindersOf = async (appointmentId: string): Promise<string[]> =>
  (
    await readRows<{ kind: string }>(
      t.adminUrl,
      "select kind from notices where appointment_id = $1 and kind like 'reminder%' order by created_at",
      [appointmentId],
    )
  ).map(({ kind }) => kind);

describe("a reminder", () => {
  test("is written at its moment, once for each kind, with a job that sends it", async () => {
    const { book } = await salon();
    const { id } = await book();
    await remindAt("2027-03-04T09:59:00Z");
    expect(await remindersOf(id)).toEqual([]);
    await remindAt("2027-03-04T10:00:30Z");
    await remindAt("2027-03-04T10:01:30Z");
    expect(await remindersOf(id)).toEqual(["reminder24h"]);
    await remindAt("2027-03-05T08:00:10Z");
    await remindAt("2027-03-05T08:59:59Z");
    expect(await remindersOf(id)).toEqual(["reminder24h", "reminder2h"]);
    const jobs = await readRows(
      t.adminUrl,
      `select from graphile_worker._private_jobs where key in (select 'notice:' || id from notices
        where appointment_id = $1 and kind like 'reminder%')`,
      [id],
    );
    expect(jobs).toHaveLength(2);
  });

  test("is written once when several runs meet", async () => {
    const { book } = await salon();
    const { id } = await book();
    stand("2027-03-04T10:00:30Z");
    await Promise.all(Array.from({ length: 8 }, () => remindClients({ db: t.db, clock, log: log.log })));
    expect(await remindersOf(id)).toEqual(["reminder24h"]);
  });

  test.each([
    ["2027-03-04T15:59:59Z", ["reminder24h"]],
    ["2027-03-04T16:00:30Z", []],
    ["2027-03-05T08:59:59Z", ["reminder2h"]],
    ["2027-03-05T09:00:30Z", []],
    ["2027-03-05T12:00:00Z", []],
  ])("missed until %s, as nobody was awake", async (at, expected) => {
    const { book } = await salon();
    const { id } = await book();
    await remindAt(at);
    expect(await remindersOf(id)).toEqual(expected);
  });

  test("whose moment had passed when the appointment was made is left out", async () => {
    const { book } = await salon();
    stand("2027-03-04T12:00:00Z");
    const { id } = await book();
    await remindAt("2027-03-04T12:01:00Z");
    expect(await remindersOf(id)).toEqual([]);
    await remindAt("2027-03-05T08:00:30Z");
    expect(await remindersOf(id)).toEqual(["reminder2h"]);
  });

  test("follows a move: not at the old time, and at the new one", async () => {
    const { owner, book } = await salon();
    const moved = await move(owner, await book(), "2027-03-08", "12:00");
    await remindAt("2027-03-04T10:00:30Z");
    expect(await remindersOf(moved.id)).toEqual([]);
    await remindAt("2027-03-07T12:00:30Z");
    expect(await remindersOf(moved.id)).toEqual(["reminder24h"]);
  });

  test("isn't written for a move to a moment that has passed, nor again for one that was moved back", async () => {
    const { owner, book } = await salon();
    const far = await book("2027-03-08");
    stand("2027-03-04T12:00:00Z");
    const near = await move(owner, far, "2027-03-05", "10:00");
    await remindAt("2027-03-04T12:01:00Z");
    expect(await remindersOf(near.id)).toEqual([]);
    const away = await move(owner, near, "2027-03-08", "10:00");
    await remindAt("2027-03-07T10:00:30Z");
    await readRows(t.adminUrl, "update notices set status = 'sent' where appointment_id = $1", [near.id]);
    const further = await move(owner, away, "2027-03-10", "10:00");
    await move(owner, further, "2027-03-08", "15:00");
    await remindAt("2027-03-07T15:00:30Z");
    expect(await remindersOf(near.id)).toEqual(["reminder24h"]);
  });

  test("isn't lost to another agent, who takes over between the moment and the run", async () => {
    const { owner, book } = await salon();
    const other = await buildAgent(t.adminUrl, owner.id);
    const appointment = await book();
    stand("2027-03-04T10:00:20Z");
    const { appointmentDate, appointmentTime } = appointment;
    await change(owner, "reschedule", appointment, { appointmentDate, appointmentTime, agentId: other });
    await remindAt("2027-03-04T10:01:00Z");
    expect(await remindersOf(appointment.id)).toEqual(["reminder24h"]);
  });

  test("isn't written for a cancelled appointment, and is for one that came back in time", async () => {
    const { owner, book } = await salon();
    const cancelled = await change(owner, "cancel", await book());
    await remindAt("2027-03-04T10:00:30Z");
    expect(await remindersOf(cancelled.id)).toEqual([]);
    await change(owner, "confirm", cancelled);
    await remindAt("2027-03-04T10:01:30Z");
    expect(await remindersOf(cancelled.id)).toEqual([]);
    await remindAt("2027-03-05T08:00:30Z");
    expect(await remindersOf(cancelled.id)).toEqual(["reminder2h"]);
  });

  test("isn't written for the owner's own trials", async () => {
    const { owner, agentId } = await salon();
    const id = await buildAppointment(t.adminUrl, {
      ownerId: owner.id,
      agentId,
      startsAt: "2027-03-05T10:00:00Z",
      isTest: true,
    });
    await remindAt("2027-03-04T10:00:30Z");
    expect(await remindersOf(id)).toEqual([]);
  });

  test("comes 24 hours before, whatever the clocks do in between", async () => {
    const { owner, agentId } = await salon();
    const id = await buildAppointment(t.adminUrl, {
      ownerId: owner.id,
      agentId,
      startsAt: "2027-03-28T07:00:00Z",
      zone: "Europe/Madrid",
    });
    await remindAt("2027-03-27T06:59:00Z");
    expect(await remindersOf(id)).toEqual([]);
    await remindAt("2027-03-27T07:00:30Z");
    expect(await remindersOf(id)).toEqual(["reminder24h"]);
  });
});

test("a clock that was put back writes nothing twice", async () => {
  const { book } = await salon();
  const { id } = await book();
  await remindAt("2027-03-04T10:00:30Z");
  await remindAt("2027-03-04T09:00:00Z");
  await remindAt("2027-03-04T10:00:30Z");
  expect(await remindersOf(id)).toEqual(["reminder24h"]);
});

test("more than a page of them, with one owner who can't be reminded for", async () => {
  const broken = await salon();
  const { owner, agentId } = await salon();
  const first = await broken.book("2027-04-05", "10:00");
  await asAdmin(t.adminUrl, (client) =>
    client.query("delete from user_profiles where user_id = $1", [broken.owner.id]),
  );
  await asAdmin(t.adminUrl, (client) => client.query(plantMany, [owner.id, agentId, 250, "2027-04-05T10:00:00Z"]));
  await remindAt("2027-04-04T14:10:00Z");
  const [written] = await readRows(t.adminUrl, "select count(*)::int from notices where user_id = $1", [owner.id]);
  expect(written).toEqual({ count: 250 });
  expect(await remindersOf(first.id)).toEqual([]);
  expect(log.lines.map(({ msg }) => msg)).toEqual(["a reminder couldn't be written; the next run tries again"]);
});

test("a booking, a move and a cancellation add no job but the notice's", async () => {
  const { owner, book } = await salon();
  const tasks = async () =>
    readRows(
      t.adminUrl,
      `select identifier, count(*)::int from graphile_worker._private_jobs job
         join graphile_worker._private_tasks task on task.id = job.task_id
        where payload ->> 'ownerId' = $1 group by 1`,
      [owner.id],
    );
  const booked = await book();
  expect(await tasks()).toEqual([{ identifier: "send-notice", count: 1 }]);
  const moved = await move(owner, booked, "2027-03-08", "12:00");
  await change(owner, "cancel", moved);
  expect((await tasks()).map(({ identifier }) => identifier)).toEqual(["send-notice"]);
});

test("the search reads the span's appointments and no others", async () => {
  const { owner, agentId } = await salon();
  await asAdmin(t.adminUrl, async (client) => {
    await client.query(plantMany, [owner.id, agentId, 3_000, "2030-01-01T00:00:00Z"]);
    await client.query("analyze appointments");
    // What planting them read may still be in this connection's counts.
    await client.query("select pg_stat_force_next_flush()");
    await client.query("begin");
    const { rows } = await client.query(
      `select * from find_due_reminders('reminder24h', interval '24 hours', '2030-01-03T00:00:00Z',
        '2030-01-03T00:09:00Z', null, null, 200)`,
    );
    expect(rows).toHaveLength(10);
    const { rows: reads } = await client.query<{ read: number }>(
      "select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'appointments'",
    );
    // The planner may look at an index's ends, a few rows each time; the whole table would be thousands.
    expect(reads[0]?.read).toBeGreaterThanOrEqual(10);
    expect(reads[0]?.read).toBeLessThan(30);
    await client.query("rollback");
  });
});

/** One a minute, overbooked, so that no constraint minds. */
const plantMany = `
  insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time, duration,
    buffer_time, service_type, overbooked, starts_at, ends_at, blocks, timed_at)
  select $1, $2, 'Cleo Client', '+34 612 345 678', (at at time zone 'UTC')::date, (at at time zone 'UTC')::time, 30, 0,
    'Haircut', true, at, at + interval '30 minutes', tstzrange(at, at + interval '30 minutes'), '2027-01-01'
  from generate_series($4::timestamptz, $4::timestamptz + ($3::int - 1) * interval '1 minute', interval '1 minute') at`;
