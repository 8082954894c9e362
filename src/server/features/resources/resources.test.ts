import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";

// A Monday in UTC; all are booked on the Friday.
const date = "2027-03-05";

let t: TestApp;
let owner: TestOwner;
let ana: string;
let mateo: string;
let colour: string;
let cut: string;

beforeAll(async () => {
  t = await createTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
});
afterAll(() => t.close());
beforeEach(async () => {
  owner = await t.owner({ timeZone: "UTC" });
  ana = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  mateo = await buildAgent(t.adminUrl, owner.id, { name: "Mateo" });
  colour = await buildType(t.adminUrl, owner.id, { name: "Colour", duration: 60, buffer: 0 });
  cut = await buildType(t.adminUrl, owner.id, { name: "Cut", duration: 30, buffer: 0 });
});

type Answer = { status: number; body: Record<string, unknown> };
const call = async (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) =>
  (await owner.call(method, `/api/v1${path}`, body)) as unknown as Answer;

const book = (agentId: string, appointmentTime: string, over: object = {}) =>
  call("POST", "/appointments", {
    ...{ clientName: "Cleo", clientPhone: "+34 612 345 678", appointmentDate: date, appointmentTime },
    ...{ agentId, appointmentTypeId: colour, ...over },
  });
const change = (made: Answer, what: string, over: object = {}) => {
  const { id, version } = made.body.appointment as { id: string; version: number };
  return call("POST", `/appointments/${id}/${what}`, { version, ...over });
};
const appointmentOf = (answer: Answer) => answer.body.appointment as Record<string, unknown>;

const slots = async (query: Record<string, string>) => {
  const { body } = await call("GET", `/availability?${new URLSearchParams({ from: date, ...query })}`);
  return body.slots as { time: string; reason: string | null; isBookable: boolean; agentId: string | null }[];
};
const reasonAt = async (time: string, query: Record<string, string>) =>
  (await slots({ appointmentTypeId: colour, time, ...query }))[0]?.reason;

const own = { ownDurationMinutes: null, ownBufferBeforeMinutes: null, ownBufferMinutes: null, ownPrice: null };
const serve = (agentId: string, appointmentTypeId: string, over: object) =>
  call("PUT", "/agent-services", { services: [{ agentId, appointmentTypeId, isOffered: true, ...own, ...over }] });
const addSink = (count: number, appointmentTypeIds = [colour]) =>
  call("POST", "/resources", { name: "Sink", count, appointmentTypeIds });
const sinkOf = (answer: Answer) => answer.body.resource as { id: string; version: number; count: number };
const held = () =>
  readRows<{ unit: number; at: string }>(
    t.adminUrl,
    `select unit, to_char(lower(blocks) at time zone 'UTC', 'HH24:MI') as at from appointment_resources
      where user_id = '${owner.id}' order by blocks, unit`,
  );

describe("the pace of slots", () => {
  test("a step of the business, and one of the type's own", async () => {
    const { body } = await call("GET", "/profile");
    const saved = await call("PUT", "/profile", { slotStepMinutes: 20, version: body.version });
    expect(saved.body.profile).toMatchObject({ slotStepMinutes: 20, smallestGapMinutes: 0 });
    const times = async (typeId: string) =>
      (await slots({ agentId: ana, appointmentTypeId: typeId })).map((s) => s.time);
    expect((await times(cut)).slice(0, 3)).toEqual(["09:00", "09:20", "09:40"]);
    const type = (await call("GET", "/appointment-types")).body.appointmentTypes as { id: string; version: number }[];
    const version = type.find(({ id }) => id === cut)?.version;
    await call("PATCH", `/appointment-types/${cut}`, { slotStepMinutes: 60, version });
    expect((await times(cut)).slice(0, 3)).toEqual(["09:00", "10:00", "11:00"]);
    expect(await slots({ agentId: ana, times: "reschedule", appointmentTypeId: colour })).toHaveLength(31);
    // Between the steps the owner books all the same.
    expect((await book(ana, "10:07", { appointmentTypeId: cut })).status).toBe(201);
  });

  test("the buffer before keeps the agent free, and may be before the opening", async () => {
    await call("PATCH", `/appointment-types/${cut}`, { bufferBeforeMinutes: 20, version: 1 });
    expect(appointmentOf(await book(ana, "09:00", { appointmentTypeId: cut }))).toMatchObject({
      bufferBeforeMinutes: 20,
    });
    expect((await book(ana, "09:40", { appointmentTypeId: cut })).status).toBe(409);
    expect((await book(ana, "09:50", { appointmentTypeId: cut })).status).toBe(201);
    expect((await book(ana, "08:40", { appointmentTypeId: colour, overbook: false })).status).toBe(409);
    const [row] = await readRows<{ from: string }>(
      t.adminUrl,
      `select to_char(lower(blocks) at time zone 'UTC', 'HH24:MI') as from from appointments
        where user_id = '${owner.id}' order by starts_at limit 1`,
    );
    expect(row?.from).toBe("08:40");
  });

  test("clients aren't offered what leaves a gap, the owner sees it marked", async () => {
    const { body } = await call("GET", "/profile");
    await call("PUT", "/profile", { smallestGapMinutes: 60, version: body.version });
    await book(ana, "11:00");
    const asked = { agentId: ana, appointmentTypeId: cut };
    const at = async (time: string, as: string) => (await slots({ ...asked, time, as }))[0];
    expect(await at("10:00", "client")).toMatchObject({ reason: "leaves-gap", isBookable: false });
    expect(await at("10:30", "client")).toMatchObject({ reason: null, isBookable: true });
    expect(await at("12:00", "client")).toMatchObject({ reason: null });
    expect(await at("10:00", "owner")).toMatchObject({ reason: "leaves-gap", isBookable: true });
    expect((await book(ana, "10:00", { appointmentTypeId: cut })).status).toBe(201);
  });
});

describe("which agent does which service", () => {
  test("one who doesn't do it can't be booked, moved to, or chosen for it", async () => {
    await serve(ana, colour, { isOffered: false });
    expect(await book(ana, "10:00")).toMatchObject({ status: 400, body: { fields: { agentId: "agentNotForType" } } });
    expect((await book(ana, "10:00", { overbook: true })).status).toBe(400);
    expect(await reasonAt("10:00", { agentId: ana })).toBe("agent-not-for-type");
    const made = await book("anyone", "10:00");
    expect(appointmentOf(made).agentId).toBe(mateo);
    expect((await book("anyone", "10:00")).status).toBe(409);
    const moved = await change(made, "reschedule", { ...when("12:00"), agentId: ana });
    expect(moved).toMatchObject({ status: 400, body: { fields: { agentId: "agentNotForType" } } });
    const short = await book(ana, "14:00", { appointmentTypeId: cut });
    const { id, version } = appointmentOf(short) as { id: string; version: number };
    const corrected = await call("PATCH", `/appointments/${id}`, { appointmentTypeId: colour, version });
    expect(corrected.body.fields).toEqual({ agentId: "agentNotForType" });
  });

  test("nobody does it: that is what everyone hears", async () => {
    await serve(ana, colour, { isOffered: false });
    await serve(mateo, colour, { isOffered: false });
    expect(await book("anyone", "10:00")).toMatchObject({ status: 400 });
    expect(await reasonAt("10:00", { agentId: "anyone", as: "client" })).toBe("agent-not-for-type");
  });

  test("their own duration, price and buffers are booked, shown, and follow the agent in a move", async () => {
    await serve(mateo, colour, {
      ownDurationMinutes: 90,
      ownPrice: 80,
      ownBufferMinutes: 15,
      ownBufferBeforeMinutes: 5,
    });
    const made = await book(mateo, "10:00");
    const long = { durationMinutes: 90, bufferBeforeMinutes: 5, bufferMinutes: 15, price: 80 };
    expect(appointmentOf(made)).toMatchObject(long);
    expect((await book(mateo, "11:30", { appointmentTypeId: cut })).status).toBe(409);
    const withAna = await change(made, "reschedule", { ...when("10:00"), agentId: ana });
    expect(appointmentOf(withAna)).toMatchObject({ durationMinutes: 60, bufferMinutes: 0, price: null });
    const back = await change(withAna, "reschedule", { ...when("12:00"), agentId: mateo });
    expect(appointmentOf(back)).toMatchObject(long);
    // The day's last color is earlier with the slower one, and anyone's list has both.
    const last = async (agentId: string) => (await slots({ agentId, appointmentTypeId: colour })).at(-1)?.time;
    expect([await last(ana), await last(mateo), await last("anyone")]).toEqual(["16:00", "15:30", "16:00"]);
  });

  test("as the type says again leaves nothing behind; another owner's agent is unknown", async () => {
    expect((await serve(ana, colour, { isOffered: false })).body.services).toHaveLength(1);
    expect((await serve(ana, colour, {})).body.services).toEqual([]);
    const stranger = await t.owner({});
    const theirs = await buildAgent(t.adminUrl, stranger.id);
    expect((await serve(theirs, colour, {})).status).toBe(404);
    expect((await serve(ana, colour, { ownDurationMinutes: 3 })).status).toBe(400);
  });
});

const when = (appointmentTime: string) => ({ appointmentDate: date, appointmentTime });

describe("resources in use", () => {
  test("one sink for two agents: the second is refused, said so beforehand, and gets it when it is free", async () => {
    await addSink(1);
    const made = await book(ana, "10:00");
    expect(made.status).toBe(201);
    expect(await book(mateo, "10:30")).toMatchObject({ status: 409, body: { code: "resource-taken" } });
    expect((await book(mateo, "10:30", { overbook: true })).body.code).toBe("resource-taken");
    expect((await book("anyone", "10:30")).body.code).toBe("resource-taken");
    expect(await reasonAt("10:30", { agentId: mateo, as: "client" })).toBe("resource-taken");
    expect((await book(mateo, "10:30", { appointmentTypeId: cut })).status).toBe(201);
    // Moving one's own isn't an obstacle to itself; cancelled it is free; brought back it needs it again.
    const moved = await change(made, "reschedule", when("10:30"));
    expect(moved.status).toBe(200);
    expect(await held()).toEqual([{ unit: 1, at: "10:30" }]);
    const gone = await change(moved, "cancel");
    expect(await held()).toEqual([]);
    const other = await book(mateo, "11:00");
    expect(other.status).toBe(201);
    expect((await change(gone, "confirm")).body.code).toBe("resource-taken");
    await change(other, "cancel");
    expect((await change(gone, "confirm")).status).toBe(200);
    expect(await held()).toEqual([{ unit: 1, at: "10:30" }]);
  });

  test("the lowest free unit; and a count can't fall below what is in use at once", async () => {
    const sink = sinkOf(await addSink(2));
    const first = await book(ana, "10:00");
    await book(mateo, "10:00");
    await book(mateo, "14:00");
    expect((await held()).map(({ unit }) => unit)).toEqual([1, 2, 1]);
    const lower = (version: number) => call("PATCH", `/resources/${sink.id}`, { count: 1, version });
    expect(await lower(1)).toMatchObject({
      status: 409,
      body: { code: "resource-in-use", fields: { count: "inUse" } },
    });
    await change(first, "cancel");
    // The one at ten moves from the second unit to the first.
    expect(await lower(1)).toMatchObject({ status: 200, body: { resource: { count: 1, version: 2 } } });
    expect((await held()).map(({ unit }) => unit)).toEqual([1, 1]);
    expect((await lower(1)).body.code).toBe("edit-conflict");
  });

  test("what is booked takes its place when the need is said, and gives it up when it ends", async () => {
    await book(ana, "10:00");
    await book(mateo, "10:30");
    await book(ana, "14:00");
    const added = await addSink(1);
    expect(added.body.appointmentsWithout).toBe(1);
    expect((await held()).map(({ at }) => at)).toEqual(["10:00", "14:00"]);
    const sink = sinkOf(added);
    const more = await call("PATCH", `/resources/${sink.id}`, { count: 2, version: 1 });
    expect(more.body.appointmentsWithout).toBe(0);
    const none = await call("PATCH", `/resources/${sink.id}`, { appointmentTypeIds: [], version: 2 });
    expect(none.status).toBe(200);
    expect(await held()).toEqual([]);
    expect((await call("DELETE", `/resources/${sink.id}`)).status).toBe(204);
    expect((await call("GET", "/resources")).body.resources).toEqual([]);
  });

  test("another service needs other things; a deleted type keeps what it has", async () => {
    await addSink(1);
    const made = await book(ana, "10:00");
    const { id, version } = appointmentOf(made) as { id: string; version: number };
    const corrected = await call("PATCH", `/appointments/${id}`, { appointmentTypeId: cut, version });
    expect(corrected.status).toBe(200);
    expect(await held()).toEqual([]);
    await book(mateo, "10:00");
    expect((await call("DELETE", `/appointment-types/${colour}`)).status).toBe(204);
    expect(await held()).toHaveLength(1);
  });

  test("50 clients want the one sink over five agents: never two at once", async () => {
    const others = await Promise.all(["Eva", "Luis", "Zoe"].map((name) => buildAgent(t.adminUrl, owner.id, { name })));
    await addSink(1);
    const agents = [ana, mateo, ...others];
    const wanted = Array.from({ length: 50 }, (_, index) => ({
      agentId: agents[index % agents.length] as string,
      time: ["10:00", "10:30", "11:00"][index % 3] as string,
    }));
    const answers = await Promise.all(wanted.map(({ agentId, time }) => book(agentId, time)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    const overlaps = await readRows(
      t.adminUrl,
      `select 1 from appointments a join appointments b on a.user_id = b.user_id and a.id < b.id
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
        where a.user_id = '${owner.id}' and a.status <> 'cancelled' and b.status <> 'cancelled'`,
    );
    expect(overlaps).toEqual([]);
    const made = answers.length - refused.length;
    expect(await held()).toHaveLength(made);
    expect(made).toBeGreaterThan(0);
  });
});
