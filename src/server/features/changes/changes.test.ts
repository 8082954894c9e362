import pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import type { RouteResponse } from "#contract/route.ts";
import type { listAppointmentChanges, listClientChanges } from "#contract/sync/changes.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { trialLength } from "../../testing/trial-length.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { changesRoutines } from "./jobs.ts";

const t = await openTestApp();
let owner: TestOwner;
let agentId: string;
/** Whether a test keeps a transaction open on purpose. */
let isLate = false;

beforeEach(async () => {
  isLate = false;
  owner = await t.owner();
  agentId = await buildAgent(t.adminUrl, owner.id);
});

type AppointmentPage = RouteResponse<typeof listAppointmentChanges>;
type ClientPage = RouteResponse<typeof listClientChanges>;

const ask = (kind: "appointments" | "clients", query: Record<string, string> = {}) =>
  owner.call("GET", `/api/v1/${kind}/changes?${new URLSearchParams(query)}`);
/** Until nothing else is under way, such as announcing what was changed: a running transaction holds back what follows it. */
const quiet = () =>
  waitUntil("no transactions", async () => {
    const text = "select changes_horizon() >= pg_snapshot_xmax(pg_current_snapshot()) as is_quiet";
    return (await readRows<{ is_quiet: boolean }>(t.adminUrl, text))[0]?.is_quiet;
  });
const appointmentsSince = async (cursor?: string): Promise<AppointmentPage> => {
  if (!isLate) await quiet();
  const answer = await ask("appointments", cursor === undefined ? {} : { cursor });
  expect(answer.status).toBe(200);
  return answer.body as AppointmentPage;
};
const clientsSince = async (cursor: string): Promise<ClientPage> => {
  await quiet();
  return (await ask("clients", { cursor })).body as ClientPage;
};
const run = (text: string, values: unknown[]) => asAdmin(t.adminUrl, (client) => client.query(text, values));
const book = (hour: number, clientPhone = "+34600000000") =>
  buildAppointment(t.adminUrl, {
    ...{ ownerId: owner.id, agentId, clientPhone, isOverbooked: true },
    startsAt: Temporal.Instant.from("2027-03-02T00:00:00Z").add({ hours: hour }).toString(),
  });

describe("the changes of appointments", () => {
  test("begin with a cursor, and then list what changed once, as it is now, and what is gone", async () => {
    const before = await book(9);
    const start = await appointmentsSince();
    expect(start).toEqual({ changes: [], cursor: expect.any(String), hasMore: false });
    const id = await book(10);
    await run("update appointments set client_name = 'Cleo Costa', version = 2 where id = $1", [id]);
    await run("delete from appointments where id = $1", [before]);
    const next = await appointmentsSince(start.cursor);
    expect(next.changes.map((change) => [change.id, change.appointment?.clientName ?? null])).toEqual([
      [id, "Cleo Costa"],
      [before, null],
    ]);
    expect((await appointmentsSince(next.cursor)).changes).toEqual([]);
    // The same question has the same answer.
    expect((await appointmentsSince(start.cursor)).changes).toEqual(next.changes);
  });

  test("are read on page by page", async () => {
    const { cursor } = await appointmentsSince();
    const ids: string[] = [];
    for (let hour = 0; hour < 130; hour++) ids.push(await book(hour));
    const first = await appointmentsSince(cursor);
    const second = await appointmentsSince(first.cursor);
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect([...first.changes, ...second.changes].map(({ id }) => id)).toEqual(ids);
  });

  test("since a time may repeat some, and miss none", async () => {
    await appointmentsSince();
    const [{ now } = { now: "" }] = await readRows<{ now: string }>(
      t.adminUrl,
      "select to_json(now()) #>> '{}' as now",
    );
    const id = await book(9);
    await quiet();
    const { body } = await ask("appointments", { changedSince: Temporal.Instant.from(now).toString() });
    expect((body as AppointmentPage).changes.map((change) => change.id)).toContain(id);
  });

  test.each([
    ["of another business", async () => (await (await t.owner()).call("GET", "/api/v1/clients/changes")).body],
    ["of a record that began anew", async () => appointmentsSince()],
  ])("with a cursor %s are refused", async (what, cursorOf) => {
    const { cursor } = (await cursorOf()) as { cursor: string };
    if (what.includes("anew")) await run("delete from followed_businesses where user_id = $1", [owner.id]);
    const answer = await ask("appointments", { cursor });
    expect([answer.status, answer.body]).toMatchObject([410, { code: "cursor-too-old" }]);
  });

  test("of last year are refused, and those of today aren't", async () => {
    const old = await appointmentsSince();
    await book(9);
    const { cursor } = await appointmentsSince(old.cursor);
    await run("update recorded_changes set created_at = now() - interval '31 days' where user_id = $1", [owner.id]);
    for (const { run: forget } of changesRoutines(t)) await forget();
    expect((await ask("appointments", { cursor: old.cursor })).status).toBe(410);
    expect((await ask("appointments", { cursor })).status).toBe(200);
    expect((await ask("appointments", { changedSince: "2020-01-01T00:00:00Z" })).status).toBe(410);
    expect((await ask("appointments", { cursor: "1.2.3" })).status).toBe(400);
  });

  test("of a business that nobody has asked for in a month aren't recorded any more", async () => {
    await appointmentsSince();
    await run("update followed_businesses set asked_at = now() - interval '31 days' where user_id = $1", [owner.id]);
    for (const { run: forget } of changesRoutines(t)) await forget();
    await book(9);
    expect(await readRows(t.adminUrl, "select from recorded_changes where user_id = $1", [owner.id])).toEqual([]);
  });
});

describe("the changes of clients", () => {
  test("name who was merged into whom, and who was erased", async () => {
    for (const [hour, phone] of [[9, "+34600000001"] as const, [10, "+34600000002"] as const]) await book(hour, phone);
    const clients = await readRows<{ id: string }>(
      t.adminUrl,
      "select id from clients where user_id = $1 order by phone",
      [owner.id],
    );
    const [kept, other] = clients.map(({ id }) => id) as [string, string];
    const { cursor } = await appointmentsSince();
    await owner.call("PATCH", `/api/v1/clients/${kept}`, { notes: "Prefers mornings" });
    const named = await clientsSince(cursor);
    expect(named.changes).toMatchObject([{ id: kept, client: { notes: "Prefers mornings" }, mergedInto: null }]);
    await owner.call("POST", `/api/v1/clients/${kept}/merge`, { otherClientId: other, name: "Cleo" });
    const merged = await clientsSince(named.cursor);
    expect(merged.changes.find(({ id }) => id === other)).toMatchObject({ client: null, mergedInto: kept });
    await owner.call("DELETE", `/api/v1/clients/${kept}`);
    const erased = await clientsSince(merged.cursor);
    expect(erased.changes.find(({ id }) => id === kept)).toMatchObject({ client: null, mergedInto: null });
  });

  test("aren't made by a message", async () => {
    await book(9);
    const { cursor } = await appointmentsSince();
    await run("update clients set last_message_at = now() where user_id = $1", [owner.id]);
    expect((await clientsSince(cursor)).changes).toEqual([]);
  });
});

describe("a follower", () => {
  const insert = `insert into appointments (id, user_id, agent_id, client_name, client_phone, appointment_date,
      appointment_time, duration, service_type, overbooked, starts_at, ends_at, blocks)
    values ($1, $2, $3, 'Cleo', '+34600000000', '2027-03-02', '10:00', 30, 'Cut', true, '2027-03-02T09:00Z',
      '2027-03-02T09:30Z', '[2027-03-02T09:00Z,2027-03-02T09:30Z)')`;
  const withClients = async (count: number, work: (clients: pg.PoolClient[]) => Promise<void>): Promise<void> => {
    const pool = new pg.Pool({ connectionString: t.adminUrl, max: count });
    const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
    try {
      await work(clients);
    } finally {
      for (const client of clients) client.release();
      await pool.end();
    }
  };
  const id = (): string => crypto.randomUUID();
  const rounds = trialLength({ short: 8, long: 200 });

  test("isn't led past a transaction that commits late, whichever wrote first", async () => {
    const { cursor } = await appointmentsSince();
    await book(1);
    const [early, late] = [id(), id()];
    await withClients(2, async ([one, other]) => {
      if (!one || !other) throw new Error("no connections");
      isLate = true;
      await one.query("begin");
      await one.query("select pg_current_xact_id()");
      await other.query("begin");
      await other.query(insert, [late, owner.id, agentId]);
      await one.query(insert, [early, owner.id, agentId]);
      await other.query("commit");
      const held = await appointmentsSince(cursor);
      expect(held.changes.map((change) => change.id)).not.toContain(late);
      await one.query("commit");
      isLate = false;
      const rest = await appointmentsSince(held.cursor);
      expect(rest.changes.map((change) => change.id)).toEqual([early, late]);
    });
  });

  test("who begins while a change is being made doesn't miss it", async () => {
    await withClients(1, async ([one]) => {
      if (!one) throw new Error("no connection");
      const booked = id();
      isLate = true;
      await one.query("begin");
      await one.query(insert, [booked, owner.id, agentId]);
      const beginning = appointmentsSince();
      setTimeout(() => void one.query("commit"), 150);
      const { cursor } = await beginning;
      // Either it is in the record, or it was committed before the lists were read.
      const { rows } = await one.query("select from appointments where id = $1", [booked]);
      const { changes } = await appointmentsSince(cursor);
      expect(rows.length + changes.length).toBeGreaterThan(0);
      expect(rows).toHaveLength(1);
    });
  });

  test("of writers at random, some of whom give up, ends with what there is", async () => {
    // The client is known: no writer waits for another one to store it.
    const ids = [await book(1)];
    let { cursor } = await appointmentsSince();
    await run("update appointments set version = 2 where user_id = $1", [owner.id]);
    const followed = new Map<string, string>();
    const poll = async (): Promise<boolean> => {
      const page = await appointmentsSince(cursor);
      cursor = page.cursor;
      for (const change of page.changes) {
        if (change.appointment) followed.set(change.id, change.appointment.clientName);
        else followed.delete(change.id);
      }
      return page.hasMore;
    };
    let isWriting = true;
    const write = async (client: pg.PoolClient): Promise<void> => {
      for (let round = 0; round < rounds; round++) {
        await client.query("begin");
        for (let step = 0; step <= Math.random() * 3; step++) {
          const known = ids[Math.floor(Math.random() * ids.length)];
          const dice = Math.random();
          if (known === undefined || dice < 0.4) {
            const booked = id();
            await client.query(insert, [booked, owner.id, agentId]);
            ids.push(booked);
          } else if (dice < 0.85) {
            // Skips what another transaction has: no two wait for each other.
            await client.query(
              `update appointments set client_name = $2, version = version + 1 where id =
                 (select id from appointments where id = $1 for update skip locked)`,
              [known, `Cleo ${Math.floor(Math.random() * 1e6)}`],
            );
          } else {
            await client.query(
              "delete from appointments where id = (select id from appointments where id = $1 for update skip locked)",
              [known],
            );
          }
        }
        if (Math.random() < 0.4) await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
        await client.query(Math.random() < 0.15 ? "rollback" : "commit");
      }
    };
    await withClients(4, async (clients) => {
      isLate = true;
      const following = (async () => {
        while (isWriting) {
          await poll();
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      })();
      await Promise.all(clients.map(write));
      isWriting = false;
      await following;
    });
    isLate = false;
    while (await poll());
    const rows = await readRows<{ id: string; client_name: string }>(
      t.adminUrl,
      "select id, client_name from appointments where user_id = $1",
      [owner.id],
    );
    expect(new Map([...followed].sort())).toEqual(
      new Map(rows.map((row) => [row.id, row.client_name] as [string, string]).sort()),
    );
  });
});
