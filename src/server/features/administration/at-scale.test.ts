// @module-tag trial
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { getAppointmentSummary } from "#contract/admin/admin.ts";
import type { RouteResponse } from "#contract/route.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAdministrator } from "../../testing/builders/build-administrator.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { administrationRoutines } from "./jobs.ts";

// With many accounts and appointments the administrator's questions read no more rows than with few. Rows are counted
// where they are read, as times say nothing on a shared machine.

const userCount = 6_000;
const appointmentCount = 25_000;
const now = Temporal.Instant.from("2027-03-03T12:00:00Z");

let t: TestApp;
let administrator: TestOwner;
let owner: TestOwner;

beforeAll(async () => {
  t = await createTestApp();
  t.clock.moveTo(now);
  administrator = await buildAdministrator(t);
  owner = await t.owner({ timeZone: "UTC" });
  const agentId = await buildAgent(t.adminUrl, owner.id);
  await asAdmin(t.adminUrl, async (client) => {
    await client.query("set session_replication_role = replica");
    await client.query(
      `insert into "user" (id, name, email, created_at)
       select gen_random_uuid(), 'Person ' || n, 'person' || n || '@example.com', timestamptz '2026-01-01Z' + n * interval '1 minute'
         from generate_series(1, $1::int) n`,
      [userCount],
    );
    await client.query(
      `insert into user_profiles (user_id, company_name) select id, 'Salon ' || name from "user" on conflict do nothing`,
    );
    await client.query(
      `insert into whatsapp_phone_numbers (user_id, phone_number, created_at)
       select id, '+34' || (600000000 + row_number() over ()), created_at from "user"`,
    );
    await client.query(plantMany, [owner.id, agentId, appointmentCount]);
    await client.query("analyze");
  });
}, 120_000);
afterAll(() => t.close());

/** Rows read of each table by one question, and how often the words' index was asked; `change` is there for it alone. */
const readBy = async (question: string, values: unknown[], change = "") => {
  let answer: pg.QueryResult = { rows: [] } as never;
  let read = 0;
  let asked = 0;
  let end: { onward: object | null; is_partial: boolean } | undefined;
  await asAdmin(t.adminUrl, async (client) => {
    await client.query("begin");
    if (change) await client.query(`set local session_replication_role = replica; ${change}`);
    answer = await client.query(`select * from ${question}`, [administrator.id, ...values]);
    // Said last, without an id: where the next page begins.
    end = answer.rows.find(({ id }) => id === null);
    answer.rows = answer.rows.filter(({ id }) => id !== null);
    const { rows } = await client.query<{ read: number; asked: number }>(
      `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read,
          pg_stat_get_xact_numscans('appointments_words'::regclass)::int as asked from pg_stat_xact_user_tables`,
    );
    read = rows[0]?.read ?? 0;
    asked = rows[0]?.asked ?? 0;
    await client.query("rollback");
  });
  return { rows: answer.rows as unknown[], read, asked, end };
};

const last = "ffffffff-ffff-ffff-ffff-ffffffffffff";

describe("lists of many accounts", () => {
  test.each<[string, string, number, number]>([
    ["all", "%%", 50, 1_500],
    ["one that many match", "%person%", 50, 3_000],
    ["one of the oldest, by the address", "%person17@%", 1, 3_500],
    ["one of the oldest, by the company", "%salon person 18", 1, 3_500],
    ["none", "%nobody has this%", 0, 3_500],
  ])("the search for %s reads a page or so", async (_, pattern, found, most) => {
    const { rows, read } = await readBy("admin_get_users($1, $2, 'registered', true, null, null, 50)", [pattern]);
    expect(rows).toHaveLength(found);
    expect(read).toBeLessThan(most);
  });

  test.each(["email", "fullName", "company", "lastSignIn", "suspended", "subscription", "expires", "providerId"])(
    "in the order of the column %s, a page reads a page",
    async (sort) => {
      for (const isDown of [true, false]) {
        const question = "admin_get_users($1, '%%', $2, $3, null, null, 50)";
        const { rows, read } = await readBy(question, [sort, isDown]);
        expect(rows).toHaveLength(50);
        expect(read).toBeLessThan(1_000);
      }
    },
  );

  test("before the first analyze a search in any order reads no more", async () => {
    const forgotten = `delete from pg_statistic where starelid in ('"user"'::regclass, 'user_profiles'::regclass, 'subscribers'::regclass);
      update pg_class set reltuples = -1, relpages = 0 where relname in ('user', 'user_profiles', 'subscribers')`;
    for (const [pattern, found] of [
      ["%person%", 50],
      ["%nobody has this%", 0],
    ] as const) {
      for (const sort of ["email", "fullName", "company", "registered", "lastSignIn", "expires"]) {
        const question = "admin_get_users($1, $2, $3, true, null, null, 50)";
        const { rows, read } = await readBy(question, [pattern, sort], forgotten);
        expect({ sort, found: rows.length, read: Math.max(read, 4_500) }).toEqual({ sort, found, read: 4_500 });
      }
    }
  });

  test("no page is read by several processes: starting them takes longer than the page", async () => {
    const lists = await readRows<{ name: string }>(
      t.adminUrl,
      `select proname as name from pg_proc
        where (proname like 'admin\\_list\\_%' or proname in ('admin_get_users', 'admin_view_appointments', 'admin_count_inquiries'))
          and not coalesce(proconfig @> '{max_parallel_workers_per_gather=0}', false)`,
    );
    expect(lists).toEqual([]);
  });

  test("the log is read by page, by kind and by day", async () => {
    await asAdmin(t.adminUrl, (client) =>
      client.query(`insert into audit_log (user_id, actor, action, created_at)
        select gen_random_uuid(), 'owner', case when n = 7 then 'rare.done' else 'common.done' end,
            timestamptz '2026-01-01Z' + n * interval '1 minute' from generate_series(1, 20000) n`),
    );
    const log = "admin_list_audit($1, $2, null, $3, $4, null, null, 50)";
    for (const [values, found] of [
      [[null, null, null], 50],
      [[["rare.done"], null, null], 1],
      [[null, "2026-01-02Z", "2026-01-02T00:10Z"], 10],
    ] as const) {
      const { rows, read } = await readBy(log, [...values]);
      expect(rows).toHaveLength(found);
      expect(read).toBeLessThan(400);
    }
  });

  test("the last page costs what the first does", async () => {
    const cursor = ["2026-01-01T01:00:30Z", last];
    const users = await readBy("admin_get_users($1, '%%', 'registered', true, $2, $3, 50)", cursor);
    expect(users.rows).toHaveLength(50);
    expect(users.read).toBeLessThan(1_500);
    const numbers = await readBy("admin_list_numbers($1, $2, $3, 51)", cursor);
    expect(numbers.rows).toHaveLength(51);
    expect(numbers.read).toBeLessThan(300);
  });
});

describe("lists of many appointments", () => {
  test("a page reads a page, the last one too", async () => {
    for (const after of [null, JSON.stringify({ at: "2027-01-02T00:00:00Z", id: last })]) {
      const { rows, read } = await readBy("admin_view_appointments($1, false, '{}', 'date', true, $2, 50, 2000)", [
        after,
      ]);
      expect(rows.length).toBeGreaterThan(20);
      expect(read).toBeLessThan(300);
    }
  });

  test.each(["time", "client", "phone", "service", "status", "duration", "agent", "business"])(
    "in the order of the column %s the latest 2,000 are sorted, and it says so",
    async (sort) => {
      for (const isDown of [true, false]) {
        const question = "admin_view_appointments($1, false, '{}', $2, $3, null, 50, 2000)";
        const { rows, read, end } = await readBy(question, [sort, isDown]);
        expect(rows).toHaveLength(50);
        expect(end).toMatchObject({ is_partial: true });
        // Names of agents and businesses come on top.
        expect(read).toBeLessThan(6_500);
      }
    },
  );

  test.each<[string[], number]>([
    [["cleo"], 50],
    [["cleo", "nobodyhasthis"], 0],
    [["haircut", "999"], 0],
    [["zq"], 0],
    [["cl"], 50],
  ])("a search for %j reads so many at most", async (terms, found) => {
    for (const sort of ["date", "client"]) {
      const question = "admin_view_appointments($1, false, $2, $3, true, null, 50, 2000)";
      const { rows, read } = await readBy(question, [JSON.stringify({ terms }), sort]);
      expect(rows).toHaveLength(found);
      expect(read).toBeLessThan(4_500);
    }
  });

  const ask = (filter: object, sort: string, change = "") =>
    readBy("admin_view_appointments($1, false, $2, $3, true, null, 50, 2000)", [JSON.stringify(filter), sort], change);

  test("the words' index isn't asked for what many have: it would read all of it before the first", async () => {
    const page = await ask({ terms: ["cleo"] }, "client");
    expect(page).toMatchObject({ asked: 0, end: { is_partial: true } });
    expect(page.rows).toHaveLength(50);
    expect(await ask({ terms: ["nobodyhasthis"] }, "client")).toMatchObject({ asked: 1, rows: [] });
  });

  test("a few of many that have a word are found by the filter at once", async () => {
    // Older than a thousand others that are cancelled.
    const change = `
      with oldest as (select id, row_number() over (order by starts_at) as n from appointments order by starts_at limit 1500)
      update appointments a set client_name = 'Xena', status = case when n <= 10 then 'cancelled' else a.status end
        from oldest where oldest.id = a.id;
      update appointments set status = 'cancelled' where id in (select id from appointments order by starts_at desc limit 1200)`;
    const { rows, end } = await ask({ terms: ["xena"], status: "cancelled" }, "date", change);
    expect(rows).toHaveLength(10);
    expect(end).toMatchObject({ onward: null });
  });

  test("what many have, but few of those the filter leaves, is looked for further on", async () => {
    const change = `
      with latest as (select id, row_number() over (order by starts_at desc) as n from appointments order by starts_at desc limit 2600)
      update appointments a set status = 'cancelled', client_name = case when n > 2500 then a.client_name else 'Xena' end
        from latest where latest.id = a.id`;
    const { rows, asked } = await ask({ terms: ["cleo"], status: "cancelled" }, "date", change);
    expect({ found: rows.length, asked }).toEqual({ found: 50, asked: 0 });
  });

  test("what is only held for somebody isn't listed", async () => {
    await asAdmin(t.adminUrl, (client) =>
      client.query("update appointments set status = 'held', overbooked = false where starts_at = '2027-01-02T05:00Z'"),
    );
    const day = { includeSensitiveData: false, from: "2027-01-02", to: "2027-01-02" };
    const { body } = await administrator.call("POST", "/api/v1/admin/appointments/view", day);
    expect((body as { appointments: unknown[] }).appointments).toHaveLength(23);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update appointments set status = 'confirmed', overbooked = true where status = 'held'"),
    );
  });

  test("a file has every appointment once, whatever is searched for", async () => {
    const file = await t.app.inject({
      ...{ method: "GET", url: "/api/v1/admin/appointments.csv?search=cleo&language=de" },
      headers: { cookie: administrator.cookie },
    });
    const [heading, ...lines] = file.body.slice(1).trim().split("\r\n");
    expect(heading).toBe("Datum;Uhrzeit;Betrieb;Kunde;Telefon;Mitarbeiter;Leistung;Status;Dauer (Min.)");
    expect(lines[0]).toContain("Bestätigt");
    expect(new Set(lines).size).toBe(appointmentCount);
  }, 60_000);

  test("what happened to notices is counted beforehand as well", async () => {
    await asAdmin(t.adminUrl, (client) =>
      client.query(`insert into notices (user_id, appointment_id, kind, appointment_version, status, details)
        select user_id, id, 'confirmation', version, 'delivered', '{}' from appointments order by starts_at limit 2000`),
    );
    const fates = () => readBy("admin_notice_fates($1, $2)", [t.clock.now().toString()]);
    expect((await fates()).rows).toMatchObject([{ status: "delivered", reason: null, count: "2000" }]);
    await keep();
    const kept = await fates();
    expect(kept.rows).toMatchObject([{ status: "delivered", reason: null, count: "2000" }]);
    expect(kept.read).toBeLessThan(50);
  });

  test("few of many are found by state or day without reading the others", async () => {
    for (const filter of [{ status: "pending" }, { from: "2027-02-01", to: "2027-02-01" }]) {
      const question = "admin_view_appointments($1, false, $2, 'date', true, null, 50, 2000)";
      const { rows, read } = await readBy(question, [JSON.stringify(filter)]);
      expect(rows.length).toBeLessThan(25);
      expect(read).toBeLessThan(300);
    }
  });

  const summary = async () => (await administrator.call("GET", "/api/v1/admin/appointment-summary")).body as Summary;
  const keep = () => administrationRoutines(t)[0]?.run();

  const forget = () =>
    asAdmin(t.adminUrl, (client) =>
      // As after a fill: nothing was counted, and the planner's statistics know nothing.
      client.query(`delete from appointment_figures; delete from account_figures;
        update pg_class set reltuples = -1 where oid in ('appointments'::regclass, '"user"'::regclass)`),
    );
  const exact = {
    ...{ totalAppointments: appointmentCount, appointmentsToday: 24, appointmentsThisWeek: 24 * 7, uniqueUsers: 1 },
    countedAt: expect.stringContaining("2027-03-03T12:0"),
  };

  test("what was just filled isn't counted while somebody waits, but in the background", async () => {
    await forget();
    for (const [question, most] of [
      ["get_appointment_summary($1, $2)", 3_500],
      ["admin_count_users($1, $2)", 3_500],
      ["admin_notice_fates($1, $2)", 2_500],
    ] as const) {
      const { read } = await readBy(question, [now.toString()]);
      expect({ question, read: Math.max(read, most) }).toEqual({ question, read: most });
    }
    const { totalAppointments, countedAt } = await summary();
    expect(countedAt).toBeNull();
    expect(Math.abs(totalAppointments / appointmentCount - 1)).toBeLessThan(0.3);
    await expect.poll(summary).toEqual(exact);
  });

  test("the figures are those counted last, whatever the planner's statistics say", async () => {
    await forget();
    await keep();
    for (const question of ["get_appointment_summary($1, $2)", "admin_count_users($1, $2)"]) {
      const { read } = await readBy(question, [now.toString()]);
      expect({ question, read: Math.max(read, 50) }).toEqual({ question, read: 50 });
    }
    expect(await summary()).toEqual(exact);
  });

  test("figures that are old are shown with their age, and counted again for the next look", async () => {
    await keep();
    await asAdmin(t.adminUrl, (client) => client.query("delete from appointments where starts_at < '2027-01-02Z'"));
    expect(await summary()).toEqual(exact);
    t.clock.moveTo(now.add({ minutes: 10 }));
    expect(await summary()).toEqual(exact);
    await expect.poll(summary).toMatchObject({
      totalAppointments: appointmentCount - 24,
      countedAt: expect.stringContaining("2027-03-03T12:1"),
    });
  });
});

type Summary = RouteResponse<typeof getAppointmentSummary>;

/** One an hour from the year's beginning, overbooked, so that no constraint minds. */
const plantMany = `
  insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time, duration,
    buffer_time, service_type, overbooked, starts_at, ends_at, blocks)
  select $1, $2, 'Cleo Client', '+34 612 345 678', (at at time zone 'UTC')::date, (at at time zone 'UTC')::time, 30, 0,
    'Haircut', true, at, at + interval '30 minutes', tstzrange(at, at + interval '30 minutes')
  from generate_series('2027-01-01Z'::timestamptz, '2027-01-01Z'::timestamptz + ($3::int - 1) * interval '1 hour',
    interval '1 hour') at`;
