// @module-tag trial
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { buildAdministrator } from "../../../testing/builders/build-administrator.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";

// Every list, search and figure of the administrator reads at most twice as many pages with four times as many accounts
// and appointments. What reads along with the data would read four times as many.

const small = 1_200;
const large = 4 * small;

let t: TestApp;
let administrator: TestOwner;
let big: string;
const atSmall = new Map<string, number>();
const atLarge = new Map<string, number>();

beforeAll(async () => {
  t = await createTestApp();
  administrator = await buildAdministrator(t);
  await plant(1, small);
  await asAdmin(t.adminUrl, async (client) => {
    const { rows } = await client.query(`select id from "user" where email = 'person1@example.com'`);
    big = rows[0].id;
  });
  await plantBig(1, small);
  await measure(atSmall);
  await plant(small + 1, large);
  await plantBig(small + 1, large);
  await measure(atLarge);
}, 240_000);
afterAll(() => t.close());

test("nothing reads more than twice as much with four times the data", () => {
  const most = (question: string) => Math.max(2 * (atSmall.get(question) ?? 0) + slack, foundAtMost(question));
  const grown = [...atLarge].filter(([question, pages]) => pages > most(question));
  expect(grown.map(([question, pages]) => `${question}: ${atSmall.get(question)} → ${pages}`)).toEqual([]);
  expect(atLarge.size).toBeGreaterThan(90);
});

/** Indexes become deeper. */
const slack = 120;

/** The few accounts that a search finds by an index are all read, up to a thousand: as many as are looked at without it. */
const foundAtMost = (question: string): number =>
  /^admin_get_users\(\$1, '%.+%'/.test(question) ? (atSmall.get(question.replace(/'%.+%'/, "'%person%'")) ?? 0) : 0;

describe("a search that looks at this many at a time", () => {
  test("reaches every match, and each once", async () => {
    const found = await readAll({ business: big, search: "ondulation" });
    expect(found.length).toBe(large / 4);
    expect(new Set(found).size).toBe(found.length);
  }, 120_000);

  test("one business is in the order of its calendar, either way", async () => {
    const march = { business: big, from: "2027-03-01", to: "2027-03-31" };
    const up = await readAll({ ...march, order: "ascending" });
    const down = await readAll(march);
    expect(up.length).toBeGreaterThan(200);
    expect(down).toEqual(up.toReversed());
  }, 120_000);

  test("accounts that many match are reached by going on", async () => {
    const emails: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = new URLSearchParams({
        ...{ search: "rare", sort: "suspended" },
        ...(cursor && { cursor }),
      }).toString();
      const { body } = await administrator.call("GET", `/api/v1/admin/users?${query}`);
      const page = body as { users: { email: string }[]; nextCursor: string | null };
      emails.push(...page.users.map(({ email }) => email));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(emails).toHaveLength(large / 4);
    expect(new Set(emails).size).toBe(emails.length);
  }, 60_000);
});

type View = { appointments: { id: string }[]; nextCursor: string | null };

const readAll = async (asked: object): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const body: object = { includeSensitiveData: false, ...asked, ...(cursor && { cursor }) };
    const page: View = (await administrator.call("POST", "/api/v1/admin/appointments/view", body)).body as View;
    ids.push(...page.appointments.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
};

/** Two appointments each, spread over a year; every fourth has a rare name. */
const plant = (from: number, to: number): Promise<void> =>
  asAdmin(t.adminUrl, async (client) => {
    await client.query("set session_replication_role = replica");
    const span = [from, to];
    await client.query(
      `insert into "user" (id, name, email, created_at, last_sign_in_at)
       select gen_random_uuid(), case when n % 4 = 0 then 'Rare ' else 'Ana ' end || md5(n::text), 'person' || n || '@example.com',
         timestamptz '2026-01-01Z' + n * interval '1 minute', timestamptz '2026-06-01Z' + (n * 7919 % 5000) * interval '1 minute'
         from generate_series($1::int, $2::int) n`,
      span,
    );
    const added = `(select id, substring(email, 'person(\\d+)@')::int as n from "user" where email like 'person%@example.com') u
      where n between $1 and $2`;
    await client.query(
      `insert into user_profiles (user_id, company_name) select id, 'Salon ' || md5(n::text) from ${added}`,
      span,
    );
    await client.query(
      `insert into agents (id, user_id, name, email, working_hours)
       select gen_random_uuid(), id, 'Agent ' || left(md5(n::text), 6), 'a@example.com', '{}' from ${added}`,
      span,
    );
    await client.query(
      `insert into subscribers (user_id, email, subscribed, subscription_tier, subscription_end, paypal_subscription_id)
       select id, n || '@example.com', true, 'premium', now(), 'I-' || n from ${added}`,
      span,
    );
    await client.query(
      `insert into whatsapp_phone_numbers (user_id, phone_number, created_at)
       select id, '+34' || (600000000 + n), now() from ${added}`,
      span,
    );
    await client.query(
      appointments(
        `(select g.*, u.n from agents g join (select * from ${added}) u on u.id = g.user_id) g
      cross join generate_series(1, 2) x`,
        "(n * 2 + x)",
        "'Haircut'",
      ),
      span,
    );
    await client.query(
      `insert into audit_log (user_id, actor, action, created_at)
       select id, 'owner', case when n % 20 = 0 then 'subscription.granted' else 'appointment.created' end,
         timestamptz '2027-01-01Z' + n * interval '1 minute' from ${added}`,
      span,
    );
  });

/** One business with as many appointments as there are accounts, and its entries in the log. */
const plantBig = (from: number, to: number): Promise<void> =>
  asAdmin(t.adminUrl, async (client) => {
    await client.query("set session_replication_role = replica");
    const source = `(select id, user_id from agents where user_id = '${big}') g
      cross join generate_series($1::int, $2::int) n cross join (values (1)) one (x)`;
    await client.query(appointments(source, "(n * 13)", `case when n % 4 = 0 then 'Ondulation' else 'Beard' end`), [
      from,
      to,
    ]);
    await client.query(
      `insert into audit_log (user_id, actor, action, created_at)
       select '${big}', 'owner', case when n % 25 = 0 then 'subscription.granted' else 'appointment.changed' end,
         timestamptz '2027-01-01Z' + n * interval '1 minute' from generate_series($1::int, $2::int) n`,
      [from, to],
    );
    await client.query("vacuum analyze");
  });

const appointments = (source: string, number: string, service: string) => `
  insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time, duration,
    buffer_time, service_type, status, overbooked, starts_at, ends_at, blocks)
  select g.user_id, g.id, (array['Cleo', 'Maria', 'John'])[1 + ${number} % 3] || ' ' || left(md5(${number}::text), 7),
    '+34 6' || (10000000 + ${number}), (at at time zone 'UTC')::date, (at at time zone 'UTC')::time, 30, 0, ${service},
    (array['confirmed', 'confirmed', 'pending', 'cancelled'])[1 + ${number} % 4], true, at, at + interval '30 minutes',
    tstzrange(at, at + interval '30 minutes')
  from ${source}, lateral (select timestamptz '2027-01-01Z' + (${number} * 7919 % 525600) * interval '1 minute') t (at)`;

const questions = (): string[] => {
  const users = ["email", "fullName", "company", "registered", "lastSignIn", "suspended", "subscription"];
  const accounts = [...users, "status", "expires", "providerId"].flatMap((sort) =>
    [true, false].map((isDown) => `admin_get_users($1, '%%', '${sort}', ${isDown}, null, null, 50)`),
  );
  const searches = [
    "%person%",
    "%person17@%",
    "%salon 1%",
    "%salon 12%",
    "%nobody has this%",
    "%rare%",
    "%an%",
  ].flatMap((pattern) =>
    ["registered", "fullName", "suspended", "expires"].map(
      (sort) => `admin_get_users($1, '${pattern}', '${sort}', true, null, null, 50)`,
    ),
  );
  const view = (filter: object, sort: string, isDown = true) =>
    `admin_view_appointments($1, false, '${JSON.stringify(filter)}', '${sort}', ${isDown}, null, 50, ${sort === "business" || sort === "agent" ? 500 : 1000})`;
  const sorts = ["date", "time", "client", "phone", "service", "status", "duration", "agent", "business"];
  const days = { from: "2027-03-01", to: "2027-08-31" };
  const filters: object[] = [{ status: "pending" }, { status: "cancelled" }, { status: "confirmed" }, days];
  filters.push(
    { ...days, status: "pending" },
    { business: big },
    { business: big, ...days },
    { business: big, status: "pending" },
  );
  const terms = [["maria"], ["nobodyatall"], ["ondulation"], ["maria", "12"], ["c4ca423"], ["zq"], ["346100"]];
  filters.push(
    ...terms.map((each) => ({ terms: each })),
    { terms: ["nobodyatall"], ...days },
    { terms: ["maria"], business: big },
  );
  const logs = [
    "null",
    `'{subscription.granted}'::text[]`,
    `'{appointment.created,appointment.changed}'::text[]`,
  ].flatMap((kinds) =>
    ["null", `'${big}'`].flatMap((person) =>
      [`null, null`, `'2027-01-01Z', '2027-01-01T12:00Z'`].map(
        (span) => `admin_list_audit($1, ${kinds}, ${person}, ${span}, null, null, 51)`,
      ),
    ),
  );
  return [
    ...accounts,
    ...searches,
    ...sorts.flatMap((sort) => [view({}, sort), view({}, sort, false)]),
    ...filters.flatMap((filter) => [view(filter, "date"), view(filter, "date", false)]),
    ...logs,
    ...["admin_audit_kinds($1)", "admin_list_numbers($1, null, null, 51)", "admin_notice_fates($1, now())"],
    ...["admin_count_users($1, now())", "get_appointment_summary($1, now())", "admin_count_inquiries($1)"],
  ];
};

/** The fewest pages read by each in two rounds: now and then the catalogue is read as well, first or after an autovacuum. */
const measure = (pages: Map<string, number>): Promise<void> =>
  asAdmin(t.adminUrl, async (client) => {
    await client.query("select keep_appointment_figures(now())");
    const asked = questions().map((question) => [question, question.replace("$1", `'${administrator.id}'`)] as const);
    for (const [name, question] of [...asked, ...asked]) {
      await client.query("begin");
      const { rows } = await client.query(
        `explain (analyze, buffers, timing off, format json) select * from ${question}`,
      );
      await client.query("rollback");
      const plan = rows[0]["QUERY PLAN"][0].Plan;
      pages.set(name, Math.min(pages.get(name) ?? Infinity, plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]));
    }
  });
