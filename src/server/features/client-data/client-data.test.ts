import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { buildClient } from "../../testing/builders/build-client.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { makeDataLink } from "./data-link-service.ts";

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-10T08:00:00Z"));
});

const build = async (owner: TestOwner) => {
  const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  const { clientId } = await buildClient(t.adminUrl, owner.id, { name: "Cleo Private", at: t.clock.now().toString() });
  const [client] = await readRows<{ channel_address: string }>(
    t.adminUrl,
    `select channel_address from clients where id = '${clientId}'`,
  );
  const booked = { ownerId: owner.id, agentId, clientName: "Cleo Private", clientPhone: client?.channel_address ?? "" };
  const past = await buildAppointment(t.adminUrl, { ...booked, startsAt: "2027-03-01T09:00:00Z" });
  const next = await buildAppointment(t.adminUrl, { ...booked, startsAt: "2027-03-20T09:00:00Z" });
  await asAdmin(t.adminUrl, async (admin) => {
    await admin.query("update appointments set client_address = $2 where id = any($1)", [
      [past, next],
      client?.channel_address,
    ]);
    await admin.query("update clients set notes = 'owner only' where id = $1", [clientId]);
  });
  return { clientId, past, next, address: client?.channel_address ?? "" };
};

const linkOf = (owner: TestOwner, clientId: string): Promise<string | null> =>
  t.db.withOwner(owner.id, (tx) =>
    makeDataLink(tx, { ownerId: owner.id, clientId, publicUrl: "https://book.example", now: t.clock.now() }),
  );

const open = (link: string | null) => t.app.inject({ method: "GET", url: new URL(link ?? "").pathname });

describe("a client's own data", () => {
  test("is read for a day under an address nobody can guess, without the owner's notes", async () => {
    const owner = await t.owner();
    const { clientId } = await build(owner);
    await asAdmin(t.adminUrl, (admin) =>
      admin.query(
        `insert into conversations (user_id, client_id, sender, disclosed_at)
         values ($1, $2, '+15550100000', '2027-03-09T08:00:00Z')`,
        [owner.id, clientId],
      ),
    );
    const link = await linkOf(owner, clientId);
    const page = await open(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Cleo Private");
    expect(page.body).not.toContain("owner only");
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(String(page.headers["x-robots-tag"])).toContain("noindex");
    const file = await open(`${link}.json`);
    expect(file.json()).toMatchObject({
      client: { name: "Cleo Private", disclosedAt: "2027-03-09T08:00:00Z" },
      appointments: [{}, {}],
    });
    expect(page.body).toContain("Told that an automatic assistant answers");
    expect(file.body).not.toContain("owner only");
    await asAdmin(t.adminUrl, (admin) =>
      admin.query("update client_data_links set expires_at = '2027-03-09' where client_id = $1", [clientId]),
    );
    const ended = await open(link);
    expect(ended.statusCode).toBe(404);
    expect(ended.body).not.toContain("Cleo");
  });

  test("names the time zone to anyone who is in another one", async () => {
    const owner = await t.owner();
    const { clientId } = await build(owner);
    const link = await linkOf(owner, clientId);
    expect((await open(link)).body).not.toContain("Madrid");
    await asAdmin(t.adminUrl, (admin) =>
      admin.query("update clients set phone = '+81312345678' where id = $1", [clientId]),
    );
    expect((await open(link)).body).toContain("Times are in Madrid time.");
  });

  test("is given five times a day", async () => {
    const owner = await t.owner();
    const { clientId } = await build(owner);
    for (let times = 0; times < 5; times++) expect(await linkOf(owner, clientId)).not.toBeNull();
    expect(await linkOf(owner, clientId)).toBeNull();
  });

  test("is no longer named in the chats of the business's own phones", async () => {
    const owner = await t.owner();
    const { clientId, address } = await build(owner);
    const ownChat = randomUUID();
    const told = {
      [`10:00 Cleo Private (${address}), 11:00 Cleopatra Privateer`]: "10:00 — (—), 11:00 Cleopatra Privateer",
      "11:00 Tom": "11:00 Tom",
    };
    await asAdmin(t.adminUrl, async (admin) => {
      await admin.query(
        `with phone as (insert into clients (user_id, channel_address, name, last_message_at)
           values ($1, '+34611000111', 'Olga Owner', now()) returning id, channel_address),
         sender as (insert into command_senders (user_id, address, verified_at, last_used_at)
           select $1, channel_address, now(), now() from phone)
         insert into conversations (id, user_id, client_id, sender, command_state)
           select $2, $1, id, '+15550100000', '{"asked": "Cancel Cleo Private?"}' from phone`,
        [owner.id, ownChat],
      );
      for (const text of Object.keys(told)) {
        await admin.query(
          `insert into messages (user_id, conversation_id, client_id, author, kind, text, options, status, created_at)
           select user_id, id, client_id, 'bot', 'buttons', $2, $3, 'sent', now() from conversations where id = $1`,
          [ownChat, text, JSON.stringify([{ id: "1", title: text.slice(6, 18) }])],
        );
      }
    });
    expect((await owner.call("DELETE", `/api/v1/clients/${clientId}`)).status).toBe(204);
    const rows = await readRows<{ text: string; options: unknown[] }>(
      t.adminUrl,
      "select text, options from messages where conversation_id = $1 order by position",
      [ownChat],
    );
    expect(rows.map(({ text }) => text)).toEqual(Object.values(told));
    expect(rows.map(({ options }) => options.length)).toEqual([0, 1]);
    expect(await readRows(t.adminUrl, "select command_state from conversations where id = $1", [ownChat])).toEqual([
      { command_state: null },
    ]);
  });

  test("is deleted with everything that names them; what took place stays without a name", async () => {
    const [owner, other] = [await t.owner(), await t.owner()];
    const { clientId, past, next, address } = await build(owner);
    // Somebody who works here may be a client, too: their phone goes on running the day.
    await asAdmin(t.adminUrl, (admin) =>
      admin.query(
        "insert into command_senders (user_id, address, verified_at, last_used_at) values ($1, $2, now(), now())",
        [owner.id, address],
      ),
    );
    expect(await other.call("DELETE", `/api/v1/clients/${clientId}`)).toMatchObject({ status: 404 });
    expect((await owner.call("DELETE", `/api/v1/clients/${clientId}`)).status).toBe(204);
    expect(await owner.call("DELETE", `/api/v1/clients/${clientId}`)).toMatchObject({ status: 404 });
    const rows = await readRows<{ id: string; status: string; client_name: string; client_id: string | null }>(
      t.adminUrl,
      `select id, status, client_name, client_id from appointments where user_id = '${owner.id}' order by starts_at`,
    );
    expect(rows).toEqual([
      { id: past, status: "confirmed", client_name: "—", client_id: null },
      { id: next, status: "cancelled", client_name: "—", client_id: null },
    ]);
    for (const table of ["clients", "messages", "conversations", "notices", "appointments", "audit_log"]) {
      const left = await readRows<{ row: string }>(
        t.adminUrl,
        `select to_jsonb(r)::text as row from ${table} r where user_id = '${owner.id}'`,
      );
      expect(JSON.stringify(left)).not.toContain("Cleo");
      expect(JSON.stringify(left)).not.toContain(address);
    }
    expect(await readRows(t.adminUrl, "select ended_at from command_senders where user_id = $1", [owner.id])).toEqual([
      { ended_at: null },
    ]);
    const { body } = await owner.call("GET", "/api/v1/client-erasures");
    expect(body).toMatchObject({ erasures: [{ by: "owner", cancelled: 1 }] });
  });
});
