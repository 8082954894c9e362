import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client, ClientDetails } from "#contract/clients/clients.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../../testing/builders/build-appointment.ts";
import { buildClient } from "../../../testing/builders/build-client.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { recordStatements } from "../../../testing/record-statements.ts";

/** Everyone who has had an appointment is a client, however it was booked. */

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-09T10:00:00Z"));
});
afterAll(() => t.close());

type List = { clients: Client[]; total: number; waitingForHuman: number; tags: { tag: string; clients: number }[] };

const list = async (owner: TestOwner, query = "") => (await owner.call("GET", `/api/v1/clients${query}`)).body as List;

const scene = async (timeZone = "Europe/Madrid") => {
  const owner = await t.owner({ timeZone });
  const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  let hour = 0;
  const book = (clientName: string, clientPhone: string, more: object = {}) => {
    hour += 1;
    const startsAt = Temporal.Instant.from("2027-02-01T00:00:00Z").add({ hours: hour }).toString();
    return buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt, clientName, clientPhone, ...more });
  };
  const viaApi = async (clientName: string, clientPhone: string, time: string) =>
    owner.call("POST", "/api/v1/appointments", {
      ...{ clientName, clientPhone, agentId, appointmentDate: "2027-03-10", appointmentTime: time },
      ...{ appointmentTypeId: null, overbook: true },
    });
  return { owner, agentId, book, viaApi };
};

describe("one client record per number", () => {
  test("however it is written, and no matter who wrote it", async () => {
    const { owner, book, viaApi } = await scene();
    await book("Carmen", "+34 600 100 200");
    await book("Carmen Ruiz", "+34600100200");
    expect((await viaApi("C. Ruiz", "600 100 200", "09:00")).status).toBe(201);
    expect((await viaApi("C. Ruiz", "+34 (600) 100-200", "10:00")).status).toBe(201);
    const { clients, total } = await list(owner);
    expect(clients).toMatchObject([{ name: "Carmen", phone: "+34600100200", isNumberHidden: false }]);
    expect(total).toBe(1);
    const details = (await owner.call("GET", `/api/v1/clients/${clients[0]?.id}`)).body as ClientDetails;
    expect(details.visits).toHaveLength(4);
  });

  test("a number that can't be read is one person too; without any number the name is", async () => {
    const { owner, book } = await scene("Etc/UTC");
    await book("Old Card", "12 34");
    await book("Old Card", "1234");
    await book("Walk-in", "");
    await book("walk-in", "");
    await book("Somebody", "");
    expect((await list(owner)).clients.map(({ name, phone }) => [name, phone])).toEqual([
      ["Somebody", null],
      ["Walk-in", null],
      ["Old Card", "12 34"],
    ]);
  });

  test("20 at once make one record", async () => {
    const { owner, book } = await scene();
    await Promise.all(Array.from({ length: 20 }, () => book("Carmen", "+34600100200")));
    expect((await list(owner)).total).toBe(1);
  });

  test("the database refuses a second record of a number", async () => {
    const { owner } = await scene();
    const add = (address: string) =>
      asAdmin(t.adminUrl, (client) =>
        client.query("insert into clients (user_id, channel_address, phone) values ($1, $2, '+34600100200')", [
          owner.id,
          address,
        ]),
      );
    await add("+34600100200");
    await expect(add("hidden-1")).rejects.toThrow("clients_one_per_phone");
  });

  test("what the owner tried out makes nobody a client", async () => {
    const { owner, book } = await scene();
    await book("Test", "+34600100200", { isTest: true });
    expect((await list(owner)).total).toBe(0);
  });

  test("a corrected name is the person's; a corrected number is another person's", async () => {
    const { owner, viaApi } = await scene();
    const made = (await viaApi("Karmen", "600 100 200", "09:00")).body as { appointment: { id: string } };
    const path = `/api/v1/appointments/${made.appointment.id}`;
    await owner.call("PATCH", path, { clientName: "Carmen", version: 1 });
    expect((await list(owner)).clients.map(({ name }) => name)).toEqual(["Carmen"]);
    await owner.call("PATCH", path, { clientPhone: "600 100 201", version: 2 });
    const { clients } = await list(owner);
    expect(clients.map(({ phone }) => phone).sort()).toEqual(["+34600100200", "+34600100201"]);
    const { clientId } = (await owner.call("GET", path)).body as { clientId: string };
    expect(clients.find(({ id }) => id === clientId)?.phone).toBe("+34600100201");
  });

  test("Insights counts the same people", async () => {
    const { owner, book } = await scene();
    await book("Carmen", "+34 600 100 200", { startsAt: "2027-03-08T09:00:00Z" });
    await book("Carmen", "+34600100200", { startsAt: "2027-03-08T10:00:00Z" });
    await book("Luis", "+34600100201", { startsAt: "2027-03-08T11:00:00Z" });
    const { body } = await owner.call("GET", "/api/v1/insights?days=30");
    expect(body).toMatchObject({ current: { clients: 2 } });
    expect((await list(owner)).total).toBe(2);
  });
});

describe("the list of clients", () => {
  test("waiting clients come first, the longest first; rows have the last message; tags filter", async () => {
    const { owner, book } = await scene();
    await book("Booked", "+34600100201");
    const { clientId } = await buildClient(t.adminUrl, owner.id, { name: "Writer", at: "2020-03-09T09:00:00Z" });
    await asAdmin(t.adminUrl, (client) =>
      client.query(
        `insert into clients (user_id, channel_address, phone, name, last_message_at, wants_human_since) values
           ($1, '+346001', '+346001', 'Second', '2026-03-09', '2027-03-09T08:00:00Z'),
           ($1, '+346002', '+346002', 'First', '2026-03-09', '2027-03-09T07:00:00Z')`,
        [owner.id],
      ),
    );
    const { clients, waitingForHuman } = await list(owner);
    expect(waitingForHuman).toBe(2);
    expect(clients.map(({ name }) => name)).toEqual(["First", "Second", "Booked", "Writer"]);
    expect(clients[3]?.lastMessage).toMatchObject({ author: "client", text: "Writer says hello" });
    expect(clients[2]?.lastMessage).toBeNull();
    await owner.call("PATCH", `/api/v1/clients/${clientId}`, { tags: ["VIP", "vip", " colour "] });
    const tagged = await list(owner, "?tag=vip");
    expect(tagged.clients.map(({ name, tags }) => [name, tags])).toEqual([["Writer", ["VIP", "colour"]]]);
    expect(tagged.tags).toEqual([
      { tag: "colour", clients: 1 },
      { tag: "VIP", clients: 1 },
    ]);
    for (const tags of [["a,b"], ["x".repeat(31)], Array.from({ length: 21 }, (_, n) => `t${n}`), [""]]) {
      expect((await owner.call("PATCH", `/api/v1/clients/${clientId}`, { tags })).status).toBe(400);
    }
  });

  test.each(["600 100 200", "+34 600-100", "0600100200", "carm", "RUIZ"])("%s finds Carmen", async (search) => {
    const { owner, book } = await scene();
    await book("Carmen Ruiz", "+34600100200");
    await book("Luis", "+34600999999");
    const found = await list(owner, `?search=${encodeURIComponent(search)}`);
    expect(found.clients.map(({ name }) => name)).toEqual(["Carmen Ruiz"]);
  });

  test("with 5,000 clients a page is three statements, read from the list's index", async () => {
    const owner = await t.owner();
    await asAdmin(t.adminUrl, async (client) => {
      await client.query(
        `insert into clients (user_id, channel_address, phone, name, created_at)
           select $1, '+346' || 10000000 + n, '+346' || 10000000 + n, 'Client ' || n, timestamptz '2027-01-01' + n * interval '1 minute'
           from generate_series(1, 5000) n`,
        [owner.id],
      );
      await client.query("analyze clients");
    });
    const statements = (await recordStatements(() => list(owner))).flat();
    expect(statements.filter(({ text }) => /from "?clients\b/.test(text))).toHaveLength(3);
    expect((await list(owner)).total).toBe(5_000);
    const [row] = await readRows<{ "QUERY PLAN": string }>(
      t.adminUrl,
      `explain (format json) select id from clients c where user_id = $1 and merged_into is null
         order by list_at desc, id desc limit 51`,
      [owner.id],
    );
    expect(JSON.stringify(row)).toContain("clients_in_list");
  });
});
