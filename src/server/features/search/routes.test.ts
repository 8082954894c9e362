import { afterAll, beforeAll, expect, test } from "vitest";
import type { SearchResults } from "#contract/search.ts";
import { foldForSearch } from "#domain/search/search-patterns.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";

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
  "%s finds the client",
  async (typed) => {
    expect((await search(typed)).clients).toMatchObject([{ name: "José Núñez", phone: "+34600123456" }]);
  },
);

test("what is to come stands first, the nearest at the top, and cancelled ones last", async () => {
  const { appointments } = await search("angela weiss");
  expect(appointments.map(({ appointmentDate, status }) => [appointmentDate, status])).toEqual([
    ["2027-03-02", "confirmed"],
    ["2027-03-09", "confirmed"],
    ["2027-02-01", "confirmed"],
    ["2027-03-03", "cancelled"],
  ]);
});

test("who is called so stands before whose name only contains it", async () => {
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

test("the words' index answers", async () => {
  const plans: unknown[] = [];
  await asAdmin(t.adminUrl, async (client) => {
    // Enough rows for an index to be worth it; cancelled ones may overlap.
    await client.query(
      `insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time, duration,
          service_type, status, starts_at, ends_at, blocks)
        select user_id, agent_id, md5(n::text), n::text, appointment_date, appointment_time, duration, 'Beard', 'cancelled',
          starts_at, ends_at, blocks
        from appointments, generate_series(1, 4000) n where client_name = 'Иван'`,
    );
    await client.query("vacuum analyze appointments");
    const { rows } = await client.query(
      `explain select id from appointments where user_id = $1
        and appointment_words(client_name, booked_for, service_type, client_phone) like '%angela%'`,
      [owner.id],
    );
    plans.push(...rows);
  });
  expect(JSON.stringify(plans)).toContain("appointments_words");
});
