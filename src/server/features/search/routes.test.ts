import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { listClients } from "#contract/clients/clients.ts";
import type { RouteResponse } from "#contract/route.ts";
import type { SearchResults } from "#contract/search.ts";
import { foldForSearch } from "#domain/search/search-patterns.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { vacuumWhole } from "../../testing/vacuum-whole.ts";

let t: TestApp;
let owner: TestOwner;
let other: TestOwner;

const addClient = (ownerId: string, name: string, phone: string) =>
  asAdmin(t.adminUrl, (client) =>
    client.query(
      "insert into clients (user_id, channel_address, phone, name, last_message_at) values ($1, $2, $2, $3, now())",
      [ownerId, phone, name],
    ),
  );

beforeAll(async () => {
  t = await createTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T12:00:00Z"));
  owner = await t.owner({ timeZone: "Europe/Madrid" });
  other = await t.owner();
  const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Zoë Müller" });
  await addClient(owner.id, "José Núñez", "+34600123456");
  await addClient(owner.id, "100% Ana_B", "+34600999888");
  await addClient(other.id, "José Foreign", "+34600123456");
  const book = (startsAt: string, clientName: string, more: object = {}) =>
    buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt, clientName, ...more });
  await book("2027-02-01T10:00:00Z", "Ángela Wéiß");
  await book("2027-03-02T10:00:00Z", "Angela Weiss", { clientPhone: "(0151) 234-567" });
  await book("2027-03-09T10:00:00Z", "angela weiss");
  await book("2027-03-03T10:00:00Z", "Angela Weiss", { status: "cancelled" });
  await book("2027-01-05T10:00:00Z", "Gerd Angel");
  await book("2027-03-04T10:00:00Z", "Иван", { serviceType: "Colour" });
});
afterAll(() => t.close());

const search = async (typed: string, who = owner) =>
  (await who.call("GET", `/api/v1/search?search=${encodeURIComponent(typed)}`)).body as SearchResults;

test.each(["jose", "NUÑEZ", "nunez josé", "600 12 34", "+34 600-123", "0600123", "600123456"])(
  'the search "%s" finds the client',
  async (typed) => {
    expect((await search(typed)).clients).toMatchObject([{ name: "José Núñez", phone: "+34600123456" }]);
  },
);

test("upcoming ones come first, the nearest at the top, and cancelled ones last", async () => {
  const { appointments } = await search("angela weiss");
  expect(appointments.map(({ appointmentDate, status }) => [appointmentDate, status])).toEqual([
    ["2027-03-02", "confirmed"],
    ["2027-03-09", "confirmed"],
    ["2027-02-01", "confirmed"],
    ["2027-03-03", "cancelled"],
  ]);
});

test("a client of exactly that name comes before those whose name only contains it", async () => {
  const { appointments } = await search("ge");
  expect(appointments.map(({ clientName }) => clientName)[0]).toBe("Gerd Angel");
});

test("services, agents, numbers as they were typed and other alphabets are found", async () => {
  expect((await search("colour иван")).appointments).toHaveLength(1);
  expect((await search("ИВАН")).appointments).toHaveLength(1);
  expect((await search("muller")).agents).toMatchObject([{ name: "Zoë Müller", isActive: true }]);
  expect((await search("151 234")).appointments).toHaveLength(1);
});

test.each([
  ["100%", 1],
  ["a_b", 1],
  ["x_b", 0],
  ["%", 0],
  ["", 0],
  ["j", 0],
  ["\\", 0],
])("%j is nothing but itself: %d found", async (typed, found) => {
  expect((await search(typed)).clients).toHaveLength(found);
});

test("nobody finds what is another owner's, not even with the other's id", async () => {
  expect((await search("foreign")).clients).toEqual([]);
  expect((await search("nunez", other)).clients).toEqual([]);
});

test("the database folds as the domain does", async () => {
  const names = ["GROẞ Größe", "Łukasz Ødegård", "ŒUVRE Æsop", "ИВАН Йордан", "Γιώργος Σ", "ﬁne ①", "Đorđe Ðð", "ÅÄÖ"];
  const rows = await readRows<{ folded: string }>(
    t.adminUrl,
    "select fold_for_search(n) as folded from unnest($1::text[]) with ordinality as t(n, i) order by i",
    [names],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(names.map(foldForSearch));
});

describe("a search among many clients", () => {
  const planted = 6_000;
  beforeAll(async () => {
    await asAdmin(t.adminUrl, async (client) => {
      await client.query("set session_replication_role = replica");
      // Every one is called Person and has a Beard; cancelled ones may overlap.
      await client.query(
        `insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time, duration,
            service_type, status, starts_at, ends_at, blocks)
          select user_id, agent_id, 'Person ' || md5(n::text), n::text, appointment_date, appointment_time, duration, 'Beard',
            'cancelled', starts_at, ends_at, blocks
          from appointments, generate_series(1, $1::int) n where client_name = 'Иван'`,
        [planted],
      );
      await client.query(
        `insert into clients (user_id, channel_address, phone, name, tags, list_at)
          select $1, '+4915' || 1000000 + n, '+4915' || 1000000 + n, 'Person ' || md5(n::text),
            case when n = 7 then array['Gold Card'] else '{}' end, timestamptz '2026-01-01Z' - n * interval '1 minute'
          from generate_series(1, $2::int) n`,
        [owner.id, planted],
      );
      await client.query("set session_replication_role = default");
      await vacuumWhole(client, ["appointments", "clients"]);
    });
  }, 60_000);

  /** Rows that one search reads, wherever they are. */
  const readBy = async (question: string, values: unknown[]): Promise<{ found: unknown; read: number }> => {
    let found: unknown;
    let read = 0;
    await asAdmin(t.adminUrl, async (client) => {
      await client.query("begin");
      await client.query("select set_config('app.owner_id', $1, true)", [owner.id]);
      found = (await client.query(`select * from ${question}`, [owner.id, ...values])).rows[0];
      const { rows } = await client.query<{ read: number }>(
        "select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables",
      );
      read = rows[0]?.read ?? 0;
      await client.query("rollback");
    });
    return { found, read };
  };
  /** The one farthest from the top. */
  const oldest = "a8c6dd982010fce8701ce1aef8a2d40a";

  test.each([
    ["a word that all have", ["person"], 7],
    ["and one that few have", ["person", oldest.slice(0, 8)], 1],
    ["the end of a word that one has", [oldest.slice(-9)], 1],
    ["two letters that many have", ["person", "d9"], 7],
    ["a word that nobody has", ["nobodyhasthis"], 0],
    ["two letters that nobody has", ["zq"], 0],
    ["another alphabet", ["иванов"], 0],
  ])("%s: no more are read than so many", async (_, terms, found) => {
    const clients = await readBy("search_clients($1, $2, '', true, false, null, null, null, 7)", [terms]);
    const appointments = await readBy("search_appointments($1, $2, '2027-03-01T12:00:00Z', 7)", [terms]);
    const isWalked = terms[0] === "иванов";
    for (const each of [clients, appointments]) {
      expect((each.found as { ids: string[] }).ids).toHaveLength(found);
      if (!isWalked) expect(each.read).toBeLessThan(4_500);
    }
  });

  test("it says when there are more, or may be", async () => {
    expect(await search("person")).toMatchObject({ more: ["clients", "appointments"] });
    expect(await search("zq")).toMatchObject({ clients: [], more: ["clients", "appointments"] });
    expect(await search("nobodyhasthis")).toMatchObject({ clients: [], appointments: [], more: [] });
  });

  const list = async (query: string) =>
    (await owner.call("GET", `/api/v1/clients?${query}`)).body as RouteResponse<typeof listClients>;

  test("the list finds the last one, by name, by number and by tag", async () => {
    for (const query of [`search=${oldest.slice(-9)}`, "search=15%20100%2060%2000", "tag=gold%20card"]) {
      expect(await list(query)).toMatchObject({ clients: [{}], nextCursor: null, isPartial: false });
    }
    expect(await list("search=zq")).toMatchObject({ clients: [], isPartial: true });
  });

  test("the list's pages of a search have everyone once", async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await list(`search=%20d9${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.clients.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(100);
  });

  test("the search for whom to book says that there are more", async () => {
    const { body } = await owner.call("GET", "/api/v1/known-clients?search=person");
    expect(body).toMatchObject({ hasMore: true });
  });
});
