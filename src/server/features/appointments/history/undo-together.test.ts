import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RouteResponse } from "#contract/route.ts";
import type { Appointment, getAppointment } from "#contract/scheduling/appointments.ts";
import type { AffectedByAbsence, DayAction, DelayedAppointment } from "#contract/scheduling/day-actions.ts";
import type { Visit, VisitChange } from "#contract/scheduling/visits.ts";
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
// A Monday.
beforeEach(() => clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z")));

const today = "2027-03-01";

/** A visit to Ana, Leo and Ana again, today at half past nine; Mia takes longer and is dearer. */
const scene = async ({ isTaken = false } = {}) => {
  const owner = await t.owner({ timeZone: "UTC" });
  const [ana = "", leo = "", mia = ""] = await Promise.all(
    ["Ana", "Leo", "Mia"].map((name) => buildAgent(t.adminUrl, owner.id, { name })),
  );
  const cut = await buildType(t.adminUrl, owner.id, { name: "Cut", duration: 30, buffer: 10 });
  const colour = await buildType(t.adminUrl, owner.id, { name: "Colour", duration: 60, buffer: 0 });
  const write = (statement: string, ...values: unknown[]) =>
    asAdmin(t.adminUrl, (client) => client.query(statement, values));
  await write("update time_slot_configs set price = 30 where user_id = $1", owner.id);
  const services = [cut, colour].map((appointmentTypeId) => ({
    ...{ agentId: mia, appointmentTypeId, isOffered: true, ownDurationMinutes: 75, ownPrice: 55 },
    ...{ ownBufferBeforeMinutes: null, ownBufferMinutes: 5 },
  }));
  expect((await owner.call("PUT", "/api/v1/agent-services", { services })).status).toBe(200);
  const client = { clientName: "María", clientPhone: "+34612345678" };
  const at = { appointmentDate: today, appointmentTime: "09:30" };
  const book = (agentId: string, place: object) =>
    owner.call("POST", "/api/v1/appointments", { ...client, agentId, appointmentTypeId: cut, ...place });
  if (isTaken) expect((await book(ana, at)).status).toBe(201);
  const parts = [
    { agentId: ana, appointmentTypeId: cut },
    { agentId: leo, appointmentTypeId: colour },
    { agentId: ana, appointmentTypeId: cut },
  ];
  const made = await owner.call("POST", "/api/v1/visits", { ...client, ...at, parts, overbook: isTaken });
  expect(made.status).toBe(201);
  const { visit } = made.body as VisitChange;
  const details = async (id: string) =>
    (await owner.call("GET", `/api/v1/appointments/${id}`)).body as RouteResponse<typeof getAppointment>;
  const part = async (index: number): Promise<Appointment> =>
    (await details((visit.parts[index] as Appointment).id)).appointment;
  const change = async (index: number, action: string, body: object = {}) => {
    const { id, version } = await part(index);
    const answer = await owner.call("POST", `/api/v1/appointments/${id}/${action}`, { version, ...body });
    expect(answer.status).toBe(200);
  };
  const current = async () => (await owner.call("GET", `/api/v1/visits/${visit.id}`)).body as { visit: Visit };
  return { owner, ana, leo, mia, cut, visit, write, book, details, part, change, current };
};

type Scene = Awaited<ReturnType<typeof scene>>;

/** Everything that a change may take from the appointments of a visit. */
const standing = ({ visit }: Scene) =>
  readRows<Record<string, unknown>>(
    t.adminUrl,
    `select a.id, g.name as agent, a.starts_at, a.ends_at, a.blocks::text, a.appointment_date, a.appointment_time,
       a.duration, a.buffer_before, a.buffer_time, a.price, a.currency, a.status, a.awaiting, a.overbooked, a.outcome,
       a.outcome_at
     from appointments a join agents g on g.id = a.agent_id where a.visit_id = $1 order by a.created_at, a.id`,
    [visit.id],
  );

const elsewhere = { appointmentDate: "2027-03-03", appointmentTime: "16:00" };

/** How the parts stood before all of them are changed at once. */
const standings: Record<string, (s: Scene) => Promise<unknown>> = {
  "as booked": async () => undefined,
  "one moved singly": ({ change }) => change(1, "reschedule", elsewhere),
  "the first moved behind the others": ({ change }) =>
    change(0, "reschedule", { ...elsewhere, appointmentDate: today }),
  "one cancelled singly": ({ change }) => change(2, "cancel"),
  "one with another agent": ({ change, mia }) => change(1, "reschedule", { ...elsewhere, agentId: mia }),
  "one marked": async ({ owner, part }) => {
    const { id, version } = await part(0);
    const marked = await owner.call("PUT", `/api/v1/appointments/${id}/outcome`, { outcome: "arrived", version });
    expect(marked.status).toBe(200);
  },
  "one not yet confirmed": async ({ visit, write }) =>
    write("update appointments set status = 'pending', awaiting = 'owner' where id = $1", visit.parts[1]?.id),
  "one at a price of its own, which is another today": async ({ visit, cut, write }) => {
    await write("update appointments set price = 22 where id = $1", visit.parts[0]?.id);
    await write("update time_slot_configs set price = 35 where id = $1", cut);
  },
};

const together = async (s: Scene, acts: (s: Scene) => Promise<unknown>) => {
  await standings["one with another agent"]?.(s);
  await standings["one marked"]?.(s);
  await standings["one cancelled singly"]?.(s);
  await acts(s);
};
standings["all of that"] = (s) => together(s, async () => standings["one not yet confirmed"]?.(s));

const ofVisit = async ({ owner, visit, current }: Scene, action: string, body: object = {}) => {
  const { version } = (await current()).visit;
  const answer = await owner.call("POST", `/api/v1/visits/${visit.id}/${action}`, { version, ...body });
  expect(answer.status).toBe(200);
};

const announce = async ({ owner, ana }: Scene, decide: (affected: AffectedByAbsence) => object) => {
  const path = `/api/v1/agents/${ana}/absence`;
  const day = { from: today, to: today };
  const { affected } = (await owner.call("GET", `${path}?from=${today}&to=${today}`)).body as {
    affected: AffectedByAbsence[];
  };
  const decisions = affected.map((one) => ({
    ...{ appointmentId: one.appointmentId, version: one.version, decision: decide(one) },
  }));
  const answer = await owner.call("POST", path, { ...day, decisions });
  expect(answer.status).toBe(201);
  return (answer.body as DayAction).id;
};

const delay = async ({ owner, ana }: Scene) => {
  const path = `/api/v1/agents/${ana}/running-late`;
  const seen = await owner.call("GET", `${path}?minutes=120`);
  const { delayed } = seen.body as { delayed: DelayedAppointment[] };
  const expected = delayed.map(({ appointmentId, version, to }) => ({ appointmentId, version, ...to }));
  const answer = await owner.call("POST", path, { minutes: 120, expected });
  expect(answer.status).toBe(201);
  return (answer.body as DayAction).id;
};

const undoOf = async (s: Scene, id: string) => {
  const { undo, appointment } = await s.details(id);
  return s.owner.call("POST", `/api/v1/appointments/${id}/undo`, {
    ...{ at: "at" in undo ? undo.at : "", version: appointment.version, together: true },
  });
};

/** What is done to the whole visit, and the way back. */
const acts: Record<string, (s: Scene) => Promise<() => Promise<{ status: number }>>> = {
  "moved by the dialog": async (s) => {
    await ofVisit(s, "reschedule", { appointmentDate: "2027-03-02", appointmentTime: "11:00" });
    return () => undoOf(s, s.visit.parts[0]?.id ?? "");
  },
  "moved a little, so that it meets itself": async (s) => {
    await ofVisit(s, "reschedule", { appointmentDate: today, appointmentTime: "10:15" });
    return () => undoOf(s, s.visit.parts[1]?.id ?? "");
  },
  cancelled: async (s) => {
    await ofVisit(s, "cancel");
    return () => undoOf(s, s.visit.parts[1]?.id ?? "");
  },
  "offered to a colleague because someone is sick": async (s) => {
    const id = await announce(s, ({ serviceType }) =>
      serviceType.includes("+") ? { kind: "colleague", agentId: s.mia } : { kind: "keep" },
    );
    return () => s.owner.call("POST", `/api/v1/day-actions/${id}/undo`);
  },
  "cancelled because someone is sick": async (s) => {
    const id = await announce(s, () => ({ kind: "cancel" }));
    return () => s.owner.call("POST", `/api/v1/day-actions/${id}/undo`);
  },
  delayed: async (s) => {
    const id = await delay(s);
    return () => s.owner.call("POST", `/api/v1/day-actions/${id}/undo`);
  },
};

describe.each(Object.keys(acts))("a visit that is %s", (act) => {
  test.each(Object.keys(standings))("comes back exactly: %s", async (before) => {
    const s = await scene();
    await standings[before]?.(s);
    const stood = await standing(s);
    const back = await acts[act]?.(s);
    expect(await standing(s)).not.toEqual(stood);
    expect(await back?.()).toMatchObject({ status: 200 });
    expect(await standing(s)).toEqual(stood);
  });

  test("comes back exactly: double-booked on purpose", async () => {
    const s = await scene({ isTaken: true });
    const stood = await standing(s);
    expect(stood.map(({ overbooked }) => overbooked)).toContain(true);
    const back = await acts[act]?.(s);
    expect(await back?.()).toMatchObject({ status: 200 });
    expect(await standing(s)).toEqual(stood);
  });
});

describe("what can't go back with the others", () => {
  test("is named: something else happened to it since, and it stays", async () => {
    const s = await scene();
    await ofVisit(s, "reschedule", { appointmentDate: "2027-03-02", appointmentTime: "11:00" });
    await s.change(1, "reschedule", elsewhere);
    const [first, second] = s.visit.parts as [Appointment, Appointment];
    expect((await s.details(first.id)).undo).toMatchObject({
      together: {
        ...{ visits: 1, services: 2 },
        staying: [{ date: "2027-03-03", time: "16:00", serviceType: "Colour", reason: "changed" }],
      },
    });
    expect(await undoOf(s, first.id)).toMatchObject({ status: 200 });
    expect(await s.part(0)).toMatchObject({ appointmentDate: today, appointmentTime: "09:30" });
    expect(await s.part(1)).toMatchObject({ id: second.id, appointmentDate: "2027-03-03" });
    expect(await s.part(2)).toMatchObject({ appointmentDate: today });
  });

  test("is named: its old time is over", async () => {
    const s = await scene();
    await ofVisit(s, "reschedule", { appointmentDate: "2027-03-02", appointmentTime: "11:00" });
    clock.moveTo(Temporal.Instant.from("2027-03-01T09:45:00Z"));
    const third = s.visit.parts[2] as Appointment;
    expect((await s.details(third.id)).undo).toMatchObject({
      together: { services: 2, staying: [{ serviceType: "Cut", time: "11:00", reason: "time-over" }] },
    });
  });

  test("is named: somebody else has its old time, and then none of them is moved", async () => {
    const s = await scene();
    await ofVisit(s, "reschedule", { appointmentDate: "2027-03-02", appointmentTime: "11:00" });
    expect((await s.book(s.leo, { appointmentDate: today, appointmentTime: "10:30" })).status).toBe(201);
    const stood = await standing(s);
    expect(await undoOf(s, s.visit.parts[0]?.id ?? "")).toMatchObject({
      status: 409,
      body: {
        code: "slot-taken",
        fields: { refusedDate: today, refusedTime: "10:00", refusedReason: "taken" },
      },
    });
    expect(await standing(s)).toEqual(stood);
  });

  test("is named: its agent takes no appointments any more", async () => {
    const s = await scene();
    await ofVisit(s, "cancel");
    await s.write("update agents set is_active = false where id = $1", s.leo);
    const [first, second] = s.visit.parts as [Appointment, Appointment];
    expect((await s.details(second.id)).undo).toEqual({ reason: "agent-gone" });
    expect((await s.details(first.id)).undo).toMatchObject({
      together: { services: 2, staying: [{ serviceType: "Colour", time: "10:00", reason: "agent-gone" }] },
    });
    expect(await undoOf(s, first.id)).toMatchObject({ status: 200 });
    expect(await s.part(1)).toMatchObject({ status: "cancelled" });
    expect(await s.part(2)).toMatchObject({ status: "confirmed" });
  });

  test("an agent who is deleted: the way back isn't offered, and is refused", async () => {
    const s = await scene();
    await s.change(0, "reschedule", { ...elsewhere, agentId: s.mia });
    const { id } = s.visit.parts[0] as Appointment;
    const before = await s.details(id);
    expect(before.undo).toMatchObject({ kind: "move", agentId: s.ana });
    await s.write("delete from appointments where agent_id = $1", s.ana);
    await s.write("delete from agents where id = $1", s.ana);
    expect((await s.details(id)).undo).toEqual({ reason: "agent-gone" });
    const body = { at: "at" in before.undo ? before.undo.at : "", version: before.appointment.version };
    expect(await s.owner.call("POST", `/api/v1/appointments/${id}/undo`, body)).toMatchObject({
      ...{ status: 409, body: { code: "cannot-undo" } },
    });
  });
});

test("fifty who take one change back at once: one does, and nothing is moved twice", async () => {
  const s = await scene();
  const stood = await standing(s);
  await ofVisit(s, "reschedule", { appointmentDate: "2027-03-02", appointmentTime: "11:00" });
  const ids = s.visit.parts.map(({ id }) => id);
  const { undo, appointment } = await s.details(ids[0] ?? "");
  const body = { at: "at" in undo ? undo.at : "", version: appointment.version, together: true };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      s.owner.call("POST", `/api/v1/appointments/${ids[index % ids.length]}/undo`, body),
    ),
  );
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect(statuses.get(200)).toHaveLength(1);
  expect([...statuses.keys()].sort()).toEqual([200, 409]);
  expect(await standing(s)).toEqual(stood);
});
