import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-10T08:00:00Z"));
});

type Link = { id: string; name: string; code: string; appointments: number; version: number };

const make = async (owner: TestOwner, body: Record<string, unknown> = {}): Promise<Link> => {
  const form = { name: "Spring flyer", forAgentId: null, appointmentTypeId: null, ...body };
  const answer = await owner.call("POST", "/api/v1/start-links", form);
  expect(answer.status).toBe(201);
  return answer.body as Link;
};

const list = async (owner: TestOwner) =>
  ((await owner.call("GET", "/api/v1/start-links")).body as { links: Link[] }).links;

const insights = async (owner: TestOwner) =>
  (await owner.call("GET", "/api/v1/insights?days=7")).body as { byOrigin: unknown[] };

describe("links that begin a chat", () => {
  test("are made, renamed and deleted; a code is never given out twice", async () => {
    const owner = await t.owner();
    const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
    const typeId = await buildType(t.adminUrl, owner.id, { name: "Haircut" });
    const link = await make(owner, { forAgentId: agentId, appointmentTypeId: typeId });
    expect(link.code).toMatch(/^[A-Z][2-9][A-Z]$/);
    const path = `/api/v1/start-links/${link.id}`;
    const renamed = await owner.call("PATCH", path, { name: "Window", appointmentTypeId: null, version: 1 });
    expect(renamed.body).toEqual({ ...link, name: "Window", appointmentTypeId: null, version: 2 });
    expect(await owner.call("PATCH", path, { name: "Late", version: 1 })).toMatchObject({ status: 409 });
    expect((await owner.call("DELETE", path)).status).toBe(204);
    expect(await owner.call("DELETE", path)).toMatchObject({ status: 404 });
    expect(await list(owner)).toEqual([]);
    const others = await Promise.all(Array.from({ length: 8 }, () => make(owner)));
    const codes = others.map(({ code }) => code);
    expect(new Set([...codes, link.code]).size).toBe(9);
  });

  test("begin with what is the owner's own only, and a hundred at most", async () => {
    const [owner, other] = [await t.owner(), await t.owner()];
    const foreign = await buildAgent(t.adminUrl, other.id, { name: "Eve" });
    const form = { name: "Flyer", forAgentId: foreign, appointmentTypeId: null };
    expect(await owner.call("POST", "/api/v1/start-links", form)).toMatchObject({ status: 404 });
    await asAdmin(t.adminUrl, (client) =>
      client.query(
        `insert into start_links (user_id, code, name)
         select $1, chr(66 + n / 26) || '2' || chr(65 + n % 26), 'Link ' || n from generate_series(0, 99) n`,
        [owner.id],
      ),
    );
    const full = await owner.call("POST", "/api/v1/start-links", { ...form, forAgentId: null });
    expect(full).toMatchObject({ status: 409, body: { code: "start-links-full" } });
  });

  test("are a hundred at most even when several are made at once", async () => {
    const owner = await t.owner();
    await asAdmin(t.adminUrl, (client) =>
      client.query(
        `insert into start_links (user_id, code, name)
         select $1, chr(66 + n / 26) || '2' || chr(65 + n % 26), 'Link ' || n from generate_series(0, 97) n`,
        [owner.id],
      ),
    );
    const form = { name: "Flyer", forAgentId: null, appointmentTypeId: null };
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.call("POST", "/api/v1/start-links", form)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
  });

  test("are counted with what was booked through them, even when they are gone", async () => {
    const owner = await t.owner();
    const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
    const link = await make(owner);
    const at = (hour: number, source: "whatsapp" | "dashboard" = "whatsapp") =>
      buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt: `2027-03-09T${hour}:00:00Z`, source });
    const ids = [await at(10), await at(11), await at(12), await at(13), await at(14, "dashboard")];
    await asAdmin(t.adminUrl, (client) =>
      client.query("update appointments set source = 'api' where id = $1", [ids[3]]),
    );
    await asAdmin(t.adminUrl, (client) =>
      client.query("update appointments set start_link_id = $1 where id = any($2)", [link.id, ids.slice(0, 2)]),
    );
    expect(await list(owner)).toMatchObject([{ appointments: 2 }]);
    const rest = { linkId: null, name: null, isDeleted: false, appointments: 1 };
    const byOrigin = [
      { kind: "link", linkId: link.id, name: "Spring flyer", isDeleted: false, appointments: 2 },
      { ...rest, kind: "api" },
      { ...rest, kind: "chat" },
      { ...rest, kind: "dashboard" },
    ];
    expect((await insights(owner)).byOrigin).toEqual(byOrigin);
    await owner.call("DELETE", `/api/v1/start-links/${link.id}`);
    const [ofLink, ...others] = byOrigin;
    expect((await insights(owner)).byOrigin).toEqual([{ ...ofLink, isDeleted: true }, ...others]);
  });
});
