import ICAL from "ical.js";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";

let t: TestApp;

beforeAll(async () => {
  t = await openTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
});

type Feed = { id: string; agentId: string | null; address: string; withClients: boolean };

const offer = async (owner: TestOwner, body: { agentId?: string; withClients: boolean }): Promise<Feed> => {
  const answer = await owner.call("POST", "/api/v1/feeds", body);
  expect(answer.status).toBe(201);
  return answer.body as Feed;
};

const fetchFeed = (address: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: "GET", url: new URL(address).pathname, headers });

/** Read as a calendar program would. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((vevent) => ({
    uid: vevent.getFirstPropertyValue("uid"),
    sequence: vevent.getFirstPropertyValue("sequence"),
    status: vevent.getFirstPropertyValue("status"),
    start: String(vevent.getFirstPropertyValue("dtstart")),
    summary: vevent.getFirstPropertyValue("summary"),
    description: vevent.getFirstPropertyValue("description"),
  }));

const read = async (address: string) => eventsOf((await fetchFeed(address)).body);

const build = async (owner: TestOwner) => {
  const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Lucía" });
  const otherId = await buildAgent(t.adminUrl, owner.id, { name: "Mateo" });
  const id = await buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt: "2027-03-02T09:00:00Z" });
  const other = { ownerId: owner.id, agentId: otherId, startsAt: "2027-03-03T09:00:00Z" };
  const otherAppointmentId = await buildAppointment(t.adminUrl, other);
  return { agentId, otherId, id, otherAppointmentId };
};

describe("a calendar feed", () => {
  test("is read without a session, an agent's with the agent's appointments, the business's with all", async () => {
    const owner = await t.owner();
    const { agentId, id, otherAppointmentId } = await build(owner);
    const one = await offer(owner, { agentId, withClients: true });
    expect(await read(one.address)).toEqual([
      {
        uid: `${id}@daybook`,
        sequence: 0,
        status: "CONFIRMED",
        start: "2027-03-02T09:00:00Z",
        summary: expect.stringContaining("Cleo Client"),
        description: expect.stringContaining("+34600000000"),
      },
    ]);
    const all = await offer(owner, { withClients: true });
    expect((await read(all.address)).map(({ uid }) => uid)).toEqual([`${id}@daybook`, `${otherAppointmentId}@daybook`]);
    expect((await fetchFeed(all.address)).headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "x-robots-tag": "noindex",
    });
  });

  test("without clients says nothing about anyone", async () => {
    const owner = await t.owner({ language: "de" });
    const { agentId } = await build(owner);
    const { address } = await offer(owner, { agentId, withClients: false });
    const { body } = await fetchFeed(address);
    expect(eventsOf(body)).toMatchObject([{ summary: "Belegt", description: null }]);
    expect(body).not.toMatch(/Cleo|\+34600|Haircut/);
  });

  test("keeps an appointment's UID, and its SEQUENCE rises with whatever changes it, from any side", async () => {
    const owner = await t.owner();
    const { agentId, otherId, id } = await build(owner);
    const { address } = await offer(owner, { withClients: true });
    const change = (set: string) =>
      asAdmin(t.adminUrl, (client) => client.query(`update appointments set ${set} where id = $1`, [id]));
    const later = "starts_at + interval '1 hour'";
    const seen: unknown[] = [];
    for (const set of [
      `starts_at = ${later}, ends_at = ends_at + interval '1 hour',
         blocks = tstzrange(${later}, upper(blocks) + interval '1 hour')`,
      "client_name = 'Somebody Else'",
      `agent_id = '${otherId}'`,
      "status = 'cancelled'",
      `status = 'confirmed', agent_id = '${agentId}', calendar_sequence = 0`,
    ]) {
      await change(set);
      const event = (await read(address)).find(({ uid }) => uid === `${id}@daybook`);
      seen.push([event?.sequence, event?.status]);
    }
    expect(seen).toEqual([
      [1, "CONFIRMED"],
      [2, "CONFIRMED"],
      [3, "CONFIRMED"],
      [4, "CANCELLED"],
      [5, "CONFIRMED"],
    ]);
    await change("updated_at = updated_at");
    expect((await read(address)).find(({ uid }) => uid === `${id}@daybook`)?.sequence).toBe(5);
  });

  test("a cancellation by the owner marks it, and the answer is new only then", async () => {
    const owner = await t.owner();
    const { agentId, id } = await build(owner);
    const { address } = await offer(owner, { agentId, withClients: true });
    const first = await fetchFeed(address);
    const etag = String(first.headers["etag"]);
    const again = await fetchFeed(address, { "if-none-match": `W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await owner.call("POST", `/api/v1/appointments/${id}/cancel`, { version: 1 })).status).toBe(200);
    const after = await fetchFeed(address, { "if-none-match": etag });
    expect([after.statusCode, eventsOf(after.body)]).toMatchObject([200, [{ status: "CANCELLED", sequence: 1 }]]);
  });

  test("a new address ends the old one at once; so does ending the feed", async () => {
    const owner = await t.owner();
    const { agentId } = await build(owner);
    const feed = await offer(owner, { agentId, withClients: true });
    const { body } = await owner.call("POST", `/api/v1/feeds/${feed.id}/rotate`);
    const { address } = body as Feed;
    expect(address).not.toBe(feed.address);
    expect((await fetchFeed(feed.address)).statusCode).toBe(404);
    expect((await fetchFeed(address)).statusCode).toBe(200);
    expect((await owner.call("GET", "/api/v1/feeds")).body).toMatchObject({ feeds: [{ id: feed.id, address }] });
    expect((await owner.call("DELETE", `/api/v1/feeds/${feed.id}`)).status).toBe(204);
    expect((await fetchFeed(address)).statusCode).toBe(404);
  });

  test("a new address while the old one is being read: whole or not at all, and the old one stays ended", async () => {
    const owner = await t.owner();
    const { agentId } = await build(owner);
    const feed = await offer(owner, { agentId, withClients: true });
    const whole = (await fetchFeed(feed.address)).body;
    const reads = Array.from({ length: 30 }, () => fetchFeed(feed.address));
    const rotations = [1, 2].map(() => owner.call("POST", `/api/v1/feeds/${feed.id}/rotate`));
    const answers = await Promise.all(reads);
    const addresses = (await Promise.all(rotations)).map(({ body }) => (body as Feed).address);
    for (const { statusCode, body } of answers) {
      if (statusCode === 200) expect(eventsOf(body)).toEqual(eventsOf(whole));
      else expect(statusCode).toBe(404);
    }
    expect((await fetchFeed(feed.address)).statusCode).toBe(404);
    const open = await Promise.all(addresses.map(async (address) => (await fetchFeed(address)).statusCode));
    expect(open.toSorted()).toEqual([200, 404]);
  });

  test("isn't kept in a form that opens it, and goes with its agent", async () => {
    const owner = await t.owner();
    const { agentId } = await build(owner);
    const { address } = await offer(owner, { agentId, withClients: true });
    const token = /feeds\/(.+)\.ics$/.exec(address)?.[1] ?? "";
    expect(token).toHaveLength(43);
    const rows = await readRows(t.adminUrl, "select to_jsonb(f)::text as row from calendar_feeds f");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    await asAdmin(t.adminUrl, async (client) => {
      await client.query("delete from appointments where agent_id = $1", [agentId]);
      await client.query("delete from agents where id = $1", [agentId]);
    });
    expect((await fetchFeed(address)).statusCode).toBe(404);
  });

  test.each(["nonsense.ics", `${"A".repeat(43)}.ics`, `${"A".repeat(43)}`, "%00.ics", `${"é".repeat(43)}.ics`])(
    "at the address %s is unknown",
    async (file) => {
      const answer = await t.app.inject({ method: "GET", url: `/feeds/${file}` });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers["content-type"]).not.toContain("calendar");
    },
  );

  test("is limited in how often it is read", async () => {
    const owner = await t.owner();
    const { agentId } = await build(owner);
    const { id, address } = await offer(owner, { agentId, withClients: true });
    expect((await fetchFeed(address)).statusCode).toBe(200);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update rate_limits set hits = 240 where key = $1", [`feed ${id} for ${owner.id}`]),
    );
    expect((await fetchFeed(address)).statusCode).toBe(429);
  });

  test("is one per agent, and only for agents of one's own", async () => {
    const [owner, other] = [await t.owner(), await t.owner()];
    const { agentId } = await build(owner);
    const first = await offer(owner, { agentId, withClients: true });
    expect(await offer(owner, { agentId, withClients: false })).toEqual({ ...first, withClients: false });
    expect(await other.call("POST", "/api/v1/feeds", { agentId, withClients: true })).toMatchObject({ status: 404 });
  });
});
