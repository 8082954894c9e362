import { expect, test } from "vitest";
import type { Client, ClientDetails } from "#contract/clients/clients.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

/** María books by chat from one number, and was booked at the desk under another. */
const scene = async () => {
  const salon = await buildSalon(app);
  const { owner } = salon;
  const phone = openPhoneOf(app, salon.number, "+34612345678");
  await phone.write("Haircut tomorrow at 3pm");
  await phone.tap("Confirm");
  const agents = (await owner.call("GET", "/api/v1/agents")).body as { agents: { id: string }[] };
  const types = (await owner.call("GET", "/api/v1/appointment-types")).body as { appointmentTypes: { id: string }[] };
  const atDesk = (time: string) =>
    owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "M. José", clientPhone: "699 000 111", agentId: agents.agents[0]?.id, overbook: true },
      ...{ appointmentDate: "2027-03-03", appointmentTime: time, appointmentTypeId: types.appointmentTypes[0]?.id },
    });
  expect((await atDesk("10:00")).status).toBe(201);
  const list = async () => ((await owner.call("GET", "/api/v1/clients")).body as { clients: Client[] }).clients;
  const clients = await list();
  const idOf = (number: string) => clients.find((client) => client.phone === number)?.id ?? "";
  const [written, booked] = [idOf("+34612345678"), idOf("+34699000111")];
  const get = async (id: string) => (await owner.call("GET", `/api/v1/clients/${id}`)).body as ClientDetails;
  const merge = (id: string, otherClientId: string, name = "María José") =>
    owner.call("POST", `/api/v1/clients/${id}/merge`, { otherClientId, name });
  return { ...salon, phone, atDesk, list, get, merge, written, booked };
};

test("two records become one, with everything that belongs to them, and are taken apart again", async () => {
  const { owner, written, booked, list, get, merge, atDesk } = await scene();
  await owner.call("PATCH", `/api/v1/clients/${written}`, { notes: "Tea", tags: ["vip"] });
  await owner.call("PATCH", `/api/v1/clients/${booked}`, { notes: "Left-handed", tags: ["cut"] });
  const before = [await get(written), await get(booked)];
  const merged = await merge(booked, written, "María José Ruiz");
  expect(merged).toMatchObject({
    status: 200,
    body: {
      ...{
        id: booked,
        name: "María José Ruiz",
        phone: "+34699000111",
        notes: "Left-handed\nTea",
        tags: ["cut", "vip"],
      },
      ...{ visits: [{}, {}], merged: [{ id: written, phone: "+34612345678", name: "María José" }] },
    },
  });
  expect((await list()).map(({ id }) => id)).toEqual([booked]);
  // The old id leads to the person as well, and so does the chat.
  expect((await get(written)).id).toBe(booked);
  const thread = (await owner.call("GET", `/api/v1/clients/${booked}/messages`)).body as { messages: unknown[] };
  expect(thread.messages.length).toBeGreaterThanOrEqual(4);
  await atDesk("11:00");
  await owner.call("PATCH", `/api/v1/clients/${booked}`, { notes: "Changed since" });

  const apart = await owner.call("POST", `/api/v1/clients/${booked}/unmerge`, { otherClientId: written });
  expect(apart).toMatchObject({
    ...{ status: 200, body: { name: "M. José", notes: "Changed since", tags: ["cut"], visits: [{}, {}], merged: [] } },
  });
  expect(await get(written)).toMatchObject({ notes: "Tea", tags: ["vip"], name: "María José", visits: [{}] });
  expect(before[0]?.nextVisit).not.toBeNull();
  const audit = await readRows<{ action: string; subject_id: string }>(
    app.adminUrl,
    "select action, subject_id from audit_log where user_id = $1 and action like 'client.%merged' order by id",
    [owner.id],
  );
  expect(audit).toEqual([
    { action: "client.merged", subject_id: booked },
    { action: "client.unmerged", subject_id: booked },
  ]);
});

test("a client who writes from the other number is the same person: their appointments, their request, their pause", async () => {
  const { owner, written, booked, list, get, merge, phone } = await scene();
  await merge(booked, written);
  const [answer] = await phone.write("my appointments");
  expect(JSON.stringify(answer)).toMatch(/Mar(ch)? 3|3 Mar/);
  await phone.write("talk to a person");
  expect((await list())[0]).toMatchObject({ id: booked, wantsHumanSince: expect.any(String) });
  const sent = await owner.call("POST", `/api/v1/clients/${booked}/messages`, { text: "Hello María" });
  expect(sent.status).toBe(201);
  expect(await get(booked)).toMatchObject({ wantsHumanSince: null, botPausedUntil: expect.any(String) });
  await waitUntil("the owner's words", async () =>
    (await app.phone(phone.number)).some(({ text }) => text === "Hello María"),
  );
  expect(await phone.write("menu")).toEqual([]);
  expect(await list()).toHaveLength(1);
});

test("a new booking under either number goes to the one record", async () => {
  const { written, booked, list, get, merge, atDesk } = await scene();
  await merge(written, booked);
  await atDesk("12:00");
  expect((await get(written)).visits).toHaveLength(3);
  expect(await list()).toHaveLength(1);
});

test("no client is merged with themselves, with one who is merged already, or with another owner's client", async () => {
  const { written, booked, merge, owner } = await scene();
  const other = await scene();
  expect(await merge(written, written)).toMatchObject({
    status: 400,
    body: { fields: { otherClientId: "sameClient" } },
  });
  expect((await merge(written, other.booked)).status).toBe(404);
  expect((await merge(other.booked, written)).status).toBe(404);
  await merge(written, booked);
  expect((await merge(written, booked)).status).toBe(404);
  const unmerge = (id: string) => owner.call("POST", `/api/v1/clients/${written}/unmerge`, { otherClientId: id });
  expect((await unmerge(other.booked)).status).toBe(404);
  expect((await unmerge(booked)).status).toBe(200);
  expect((await unmerge(booked)).status).toBe(404);
});

test("two mergers at once leave one person, not none", async () => {
  const { written, booked, list, merge } = await scene();
  const answers = await Promise.all([merge(written, booked), merge(booked, written)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await list()).toHaveLength(1);
  await asAdmin(app.adminUrl, async (client) => {
    const { rows } = await client.query(
      "select from clients where merged_into in (select id from clients where merged_into is not null)",
    );
    expect(rows).toEqual([]);
  });
});
