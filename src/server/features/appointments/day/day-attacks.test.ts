import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AffectedByAbsence, DayAction, DelayedAppointment } from "#contract/scheduling/day-actions.ts";
import { createMovableClock, type MovableClock } from "../../../platform/clock.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { buildAgent, buildType } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";

let t: TestApp;
let clock: MovableClock;

beforeAll(async () => {
  clock = createMovableClock();
  t = await createTestApp({ clock });
});
afterAll(() => t.close());

const scene = async (now: string) => {
  clock.moveTo(Temporal.ZonedDateTime.from(`${now}[Europe/Madrid]`).toInstant());
  const owner = await t.owner({ timeZone: "Europe/Madrid" });
  const ana = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  const luis = await buildAgent(t.adminUrl, owner.id, { name: "Luis" });
  const cut = await buildType(t.adminUrl, owner.id, { name: "Cut", duration: 30, buffer: 0 });
  const book = async (appointmentDate: string, appointmentTime: string) => {
    const answer = await owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "Carla", clientPhone: "+34612345678", agentId: ana, appointmentTypeId: cut },
      ...{ appointmentDate, appointmentTime },
    });
    expect(answer.status).toBe(201);
  };
  const rows = () =>
    readRows<Record<string, unknown>>(
      t.adminUrl,
      `select agent_id, status, awaiting, starts_at::text, appointment_date::text as date, appointment_time::text as time
       from appointments where user_id = $1 order by id`,
      [owner.id],
    );
  return { owner, ana, luis, book, rows };
};

describe("someone is sick, and between the preview and the yes", () => {
  const day = { from: "2027-03-02", to: "2027-03-02" };
  const prepare = async () => {
    const s = await scene("2027-03-01T09:00");
    await s.book(day.from, "10:00");
    const path = `/api/v1/agents/${s.ana}/absence`;
    const { body } = await s.owner.call("GET", `${path}?from=${day.from}&to=${day.to}`);
    const decisions = (body as { affected: AffectedByAbsence[] }).affected.map(({ appointmentId, version }) => ({
      ...{ appointmentId, version, decision: { kind: "colleague", agentId: s.luis } },
    }));
    return { ...s, announce: () => s.owner.call("POST", path, { ...day, decisions }) };
  };

  test.each([
    ["the colleague is deleted", "delete from agents where id = $1", "luis"],
    ["the colleague is deactivated", "update agents set is_active = false where id = $1", "luis"],
  ] as const)("%s: refused, and nothing is changed", async (_, statement, who) => {
    const s = await prepare();
    const before = await s.rows();
    await asAdmin(t.adminUrl, (client) => client.query(statement, [s[who]]));
    expect((await s.announce()).status).toBeLessThan(500);
    expect((await s.announce()).status).toBeGreaterThanOrEqual(400);
    expect(await s.rows()).toEqual(before);
    const off = await readRows(t.adminUrl, "select id from time_off where user_id = $1", [s.owner.id]);
    expect(off).toEqual([]);
  });

  test("the agent is deleted: there is nobody to be sick", async () => {
    const s = await prepare();
    expect((await s.owner.call("DELETE", `/api/v1/agents/${s.ana}`)).status).toBeLessThan(300);
    expect(await s.announce()).toMatchObject({ status: 404 });
  });

  test("two tabs announce it at once: one does", async () => {
    const s = await prepare();
    const statuses = (await Promise.all([s.announce(), s.announce(), s.announce()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });
});

describe("running late, and undone", () => {
  test.each([
    [
      "over midnight",
      "2027-03-01T23:40",
      [
        ["2027-03-01", "23:45"],
        ["2027-03-02", "00:15"],
      ],
      45,
    ],
    ["into the hour that clocks skip", "2027-03-28T01:20", [["2027-03-28", "01:30"]], 45],
    [
      "before it, so that those after it move",
      "2027-03-28T01:10",
      [
        ["2027-03-28", "01:15"],
        ["2027-03-28", "03:00"],
      ],
      60,
    ],
    [
      "into the hour that comes twice",
      "2027-10-31T01:40",
      [
        ["2027-10-31", "01:45"],
        ["2027-10-31", "02:30"],
      ],
      60,
    ],
  ] as const)("%s", async (_, now, places, minutes) => {
    const s = await scene(now);
    for (const [date, time] of places) await s.book(date, time);
    const before = await s.rows();
    const path = `/api/v1/agents/${s.ana}/running-late`;
    const { delayed } = (await s.owner.call("GET", `${path}?minutes=${minutes}`)).body as {
      delayed: DelayedAppointment[];
    };
    expect(delayed.length).toBeGreaterThan(0);
    const expected = delayed.map(({ appointmentId, version, to }) => ({ appointmentId, version, ...to }));
    const done = await s.owner.call("POST", path, { minutes, expected });
    expect(done.status).toBe(201);
    for (const { starts_at: at, date, time } of await s.rows()) {
      const wall = Temporal.Instant.from(String(at).replace(" ", "T").replace(/\+00$/, "Z")).toZonedDateTimeISO(
        "Europe/Madrid",
      );
      expect(`${wall.toPlainDate()} ${wall.toPlainTime()}`).toBe(`${date} ${time}`);
    }
    const undone = await s.owner.call("POST", `/api/v1/day-actions/${(done.body as DayAction).id}/undo`);
    expect(undone.status).toBe(200);
    expect(await s.rows()).toEqual(before);
  });
});
