import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { Series, SeriesOutcome } from "#contract/scheduling/series.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
  await asAdmin(t.adminUrl, (client) => client.query("insert into platform_sender (address) values ('+15550100000')"));
});
afterAll(() => t.close());
beforeEach(() => t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z")));

const weekly = { every: 1, unit: "week", ends: { by: "count", count: 4 }, shortMonths: "ask" };

const salon = async (timeZone = "UTC") => {
  const owner = await t.owner({ timeZone });
  const ana = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  const leo = await buildAgent(t.adminUrl, owner.id, { name: "Leo" });
  const cut = await buildType(t.adminUrl, owner.id, { name: "Cut", duration: 30, buffer: 10 });
  const one = [{ agentId: ana, appointmentTypeId: cut }];
  const two = [...one, { agentId: leo, appointmentTypeId: cut }];
  const ask = (over: object = {}, path = "") =>
    owner.call("POST", `/api/v1/series${path}`, {
      ...(path === "" && { clientName: "María", clientPhone: "+34612345678" }),
      ...{ appointmentDate: "2027-03-05", appointmentTime: "10:00", parts: one, rule: weekly },
      ...over,
    });
  const create = async (over: object = {}) => {
    const answer = await ask(over);
    expect(answer.status).toBe(200);
    return answer.body as SeriesOutcome;
  };
  const made = async (over: object = {}): Promise<Series> => {
    const { series } = await create(over);
    if (!series) throw new Error("not made");
    return series;
  };
  const book = (date: string, time: string) =>
    owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "Other", clientPhone: "+34600000000", agentId: ana, appointmentTypeId: cut },
      ...{ appointmentDate: date, appointmentTime: time },
    });
  return { owner, ana, leo, cut, one, two, ask, create, made, book };
};

const change = async (owner: TestOwner, action: string, { id, version }: Series, body: object) => {
  const answer = await owner.call("POST", `/api/v1/series/${id}/${action}`, { version, ...body });
  expect(answer.status).toBe(200);
  return answer.body as SeriesOutcome;
};

const placesOf = (series: Series | null) =>
  (series?.appointments ?? []).map(
    ({ appointmentDate, appointmentTime, status }) =>
      `${appointmentDate.slice(5)} ${appointmentTime}${status === "cancelled" ? " cancelled" : ""}`,
  );

type NoticeRow = { kind: string; status: string; dates: string[] | null };
const noticesOf = (ownerId: string) =>
  readRows<NoticeRow>(
    t.adminUrl,
    `select kind, status, (select array_agg(v ->> 'date') from jsonb_array_elements(details -> 'series' -> 'visits') v) as dates
     from notices where user_id = $1 order by created_at`,
    [ownerId],
  );

const markSent = (ownerId: string) =>
  asAdmin(t.adminUrl, (client) => client.query("update notices set status = 'sent' where user_id = $1", [ownerId]));

describe("creating a series", () => {
  test("in one go, with one message that names every date", async () => {
    const { owner, create } = await salon();
    const { series, notice } = await create();
    expect(placesOf(series)).toEqual(["03-05 10:00", "03-12 10:00", "03-19 10:00", "03-26 10:00"]);
    expect(series).toMatchObject({ visitCount: 4, every: 1, unit: "week" });
    expect(series?.appointments.map(({ seriesNumber }) => seriesNumber)).toEqual([1, 2, 3, 4]);
    expect(notice).toMatchObject({ kind: "confirmation", status: "queued" });
    expect(await noticesOf(owner.id)).toMatchObject([
      { dates: ["2027-03-05", "2027-03-12", "2027-03-19", "2027-03-26"] },
    ]);
    expect((await owner.call("GET", `/api/v1/series/${series?.id}`)).body).toEqual({ series });
  });

  test("not while a date is open: it is named with its reason and the nearest time, and the owner chooses", async () => {
    const { owner, ask, create, book } = await salon();
    expect((await book("2027-03-12", "10:00")).status).toBe(201);
    const { series, occurrences } = await create();
    expect(series).toBe(null);
    expect(occurrences[1]).toMatchObject({
      state: "open",
      reason: "taken",
      nearest: { date: "2027-03-12", time: "09:00" },
    });
    expect(await readRows(t.adminUrl, "select id from series where user_id = $1", [owner.id])).toEqual([]);
    const { body } = await ask({}, "/preview");
    expect((body as SeriesOutcome).occurrences).toEqual(occurrences);
    const moved = { number: 2, action: "move", appointmentDate: "2027-03-12", appointmentTime: "09:00" };
    expect(placesOf((await create({ choices: [moved] })).series)[1]).toBe("03-12 09:00");
    const skipped = await create({ appointmentTime: "14:00", choices: [{ number: 2, action: "skip" }] });
    expect(placesOf(skipped.series)).toEqual(["03-05 14:00", "03-19 14:00", "03-26 14:00"]);
    expect(skipped.series?.visitCount).toBe(3);
    expect((await ask({ choices: [{ number: 2, action: "move" }] })).status).toBe(400);
    const none = [1, 2, 3, 4].map((number) => ({ number, action: "skip" }));
    expect((await ask({ choices: none })).status).toBe(400);
  });

  test("once, however often the same is sent", async () => {
    const { owner, one } = await salon();
    const body = { clientName: "María", clientPhone: "+34612345678", parts: one, rule: weekly };
    const send = () =>
      owner.call(
        "POST",
        "/api/v1/series",
        { ...body, appointmentDate: "2027-03-05", appointmentTime: "10:00" },
        { "idempotency-key": "again" },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await readRows(t.adminUrl, "select id from appointments where user_id = $1", [owner.id])).toHaveLength(4);
  });

  test("at the same time of day over a clock change; the 31st is asked about", async () => {
    const { made, create } = await salon("Europe/Madrid");
    const series = await made({ appointmentDate: "2027-03-19" });
    expect(series.appointments.map(({ startsAt }) => startsAt.slice(5, 16))).toEqual([
      ...["03-19T09:00", "03-26T09:00", "04-02T08:00", "04-09T08:00"],
    ]);
    const rule = { every: 1, unit: "month", ends: { by: "count", count: 3 }, shortMonths: "ask" };
    const { series: none, occurrences } = await create({ appointmentDate: "2027-03-31", rule });
    expect(none).toBe(null);
    expect(occurrences[1]).toMatchObject({ reason: "no-such-day", nearest: { date: "2027-04-30", time: "10:00" } });
    const lastDays = await made({ appointmentDate: "2027-03-31", rule: { ...rule, shortMonths: "last-day" } });
    expect(placesOf(lastDays)[1]).toBe("04-30 10:00");
  });

  test.each([
    ["untilTooEarly", { ...weekly, ends: { by: "until", until: "2027-03-06" } }],
    ["tooManyVisits", { ...weekly, unit: "day", ends: { by: "until", until: "2099-12-31" } }],
    ["seriesTooLong", { ...weekly, every: 52, ends: { by: "count", count: 5 } }],
  ])("never as %s", async (code, rule) => {
    const { ask } = await salon();
    expect(await ask({ rule })).toMatchObject({ status: 400, body: { fields: { rule: code } } });
  });

  test("of visits with several services", async () => {
    const { made, two } = await salon();
    const series = await made({ parts: two, rule: { ...weekly, ends: { by: "count", count: 2 } } });
    expect(placesOf(series)).toEqual(["03-05 10:00", "03-05 10:30", "03-12 10:00", "03-12 10:30"]);
    expect(new Set(series.appointments.map(({ visitId }) => visitId)).size).toBe(2);
  });
});

describe("changing a series", () => {
  test("this and following: as many days further, to the new time, in one message; those before stay", async () => {
    const { owner, made } = await salon();
    const series = await made();
    await markSent(owner.id);
    const to = { appointmentDate: "2027-03-15", appointmentTime: "12:00" };
    const { series: after, notice } = await change(owner, "reschedule", series, {
      number: 2,
      scope: "following",
      ...to,
    });
    expect(placesOf(after)).toEqual(["03-05 10:00", "03-15 12:00", "03-22 12:00", "03-29 12:00"]);
    expect(notice).toMatchObject({ kind: "reschedule" });
    expect((await noticesOf(owner.id)).at(-1)?.dates).toEqual(["2027-03-15", "2027-03-22", "2027-03-29"]);
    const conflict = await owner.call("POST", `/api/v1/series/${series.id}/cancel`, {
      number: 1,
      scope: "all",
      version: series.version,
    });
    expect(conflict.body).toMatchObject({ code: "edit-conflict" });
  });

  test("nothing moves while a date is open; one that is left out stays where it is", async () => {
    const { owner, made, book } = await salon();
    const series = await made();
    await book("2027-03-20", "10:00");
    const body = { number: 1, scope: "all", appointmentDate: "2027-03-06", appointmentTime: "10:00" };
    const { series: none, occurrences } = await change(owner, "reschedule", series, body);
    expect([none, occurrences.map(({ state }) => state)]).toEqual([null, ["open", "open", "open", "open"]]);
    const choices = [1, 2, 4].map((number) => ({ number, action: "keep" }));
    const { series: after } = await change(owner, "reschedule", series, {
      ...body,
      choices: [...choices, { number: 3, action: "skip" }],
    });
    expect(placesOf(after)).toEqual(["03-06 10:00", "03-13 10:00", "03-19 10:00", "03-27 10:00"]);
  });

  test("cancelled from one on, or all that are still to come", async () => {
    const { owner, made } = await salon();
    const series = await made();
    await markSent(owner.id);
    const { series: after } = await change(owner, "cancel", series, { number: 3, scope: "following" });
    expect(placesOf(after)).toEqual(["03-05 10:00", "03-12 10:00", "03-19 10:00 cancelled", "03-26 10:00 cancelled"]);
    t.clock.moveTo(Temporal.Instant.from("2027-03-08T08:00:00Z"));
    const { series: last } = await change(owner, "cancel", after as Series, { number: 2, scope: "all" });
    expect(placesOf(last).slice(0, 2)).toEqual(["03-05 10:00", "03-12 10:00 cancelled"]);
    expect((await noticesOf(owner.id)).map(({ kind }) => kind)).toEqual(["confirmation", "cancel", "cancel"]);
    const again = await owner.call("POST", `/api/v1/series/${series.id}/cancel`, {
      number: 1,
      scope: "all",
      version: last?.version,
    });
    expect(again.body).toMatchObject({ code: "already-cancelled" });
  });

  test("a date with two problems names both", async () => {
    const { owner, ask, book } = await salon();
    await book("2027-03-12", "10:00");
    const closed = { from: "2027-03-12", to: "2027-03-19", name: "Inventory", fromTime: null, toTime: null };
    const known = await readRows<{ id: string }>(t.adminUrl, "select id from appointments where user_id = $1", [
      owner.id,
    ]);
    const saved = await owner.call("POST", "/api/v1/special-days", {
      ...{ ...closed, knownAppointmentIds: known.map(({ id }) => id) },
    });
    expect(saved.status).toBe(201);
    const { body } = await ask();
    expect((body as SeriesOutcome).occurrences.map(({ reasons }) => reasons)).toEqual([
      [],
      ["taken", "special-closing"],
      ["special-closing"],
      [],
    ]);
  });

  test("what was cancelled together comes back together, in one message, or one by itself", async () => {
    const { owner, two, made } = await salon();
    const series = await made({ parts: two });
    await markSent(owner.id);
    const { series: after } = await change(owner, "cancel", series, { number: 2, scope: "following" });
    await markSent(owner.id);
    const second = after?.appointments.find(({ seriesNumber }) => seriesNumber === 2);
    if (!second) throw new Error("no second visit");
    const path = `/api/v1/appointments/${second.id}`;
    const { body: seen } = await owner.call("GET", path);
    const { undo } = seen as { undo: { at: string } };
    expect(undo).toMatchObject({ kind: "restore", together: { visits: 3, services: 6 } });
    const wanted = { at: undo.at, version: second.version };
    expect((await owner.call("POST", `${path}/undo`, { ...wanted, together: true })).status).toBe(200);
    expect((await owner.call("POST", `${path}/undo`, { ...wanted, together: true })).body).toMatchObject({
      code: "edit-conflict",
    });
    const { body } = await owner.call("GET", `/api/v1/series/${series.id}`);
    expect(placesOf((body as { series: Series }).series)).toEqual(placesOf(series));
    const [last] = (await noticesOf(owner.id)).slice(-1);
    expect(last).toMatchObject({ kind: "confirmation", dates: ["2027-03-12", "2027-03-19", "2027-03-26"] });
  });

  test("what was cancelled together stays cancelled when one of the times is taken; another can come back alone", async () => {
    const { owner, made, book } = await salon();
    const series = await made();
    const { series: after } = await change(owner, "cancel", series, { number: 1, scope: "all" });
    await book("2027-03-19", "10:00");
    const [first] = after?.appointments ?? [];
    if (!first) throw new Error("no first visit");
    const path = `/api/v1/appointments/${first.id}`;
    const { undo } = (await owner.call("GET", path)).body as { undo: { at: string } };
    const wanted = { at: undo.at, version: first.version };
    const refused = await owner.call("POST", `${path}/undo`, { ...wanted, together: true });
    expect(refused).toMatchObject({ status: 409, body: { code: "slot-taken" } });
    const read = async () =>
      ((await owner.call("GET", `/api/v1/series/${series.id}`)).body as { series: Series }).series;
    expect((await read()).appointments.every(({ status }) => status === "cancelled")).toBe(true);
    expect((await owner.call("POST", `${path}/undo`, wanted)).status).toBe(200);
    expect((await read()).appointments.map(({ status }) => status)).toEqual([
      "confirmed",
      ...["cancelled", "cancelled", "cancelled"],
    ]);
  });

  test("what was moved together goes back together, and that can be undone again", async () => {
    const { owner, made } = await salon();
    const series = await made();
    const to = { appointmentDate: "2027-03-11", appointmentTime: "12:00" };
    const { series: moved } = await change(owner, "reschedule", series, { number: 2, scope: "following", ...to });
    const second = moved?.appointments.find(({ seriesNumber }) => seriesNumber === 2);
    const path = `/api/v1/appointments/${second?.id}`;
    const read = async () =>
      ((await owner.call("GET", `/api/v1/series/${series.id}`)).body as { series: Series }).series;
    for (const places of [placesOf(series), placesOf(moved)]) {
      const { undo, appointment } = (await owner.call("GET", path)).body as {
        undo: { at: string };
        appointment: { version: number };
      };
      expect(undo).toMatchObject({ kind: "move", together: { visits: 3, services: 3 } });
      const body = { at: undo.at, version: appointment.version, together: true };
      expect((await owner.call("POST", `${path}/undo`, body)).status).toBe(200);
      expect(placesOf(await read())).toEqual(places);
    }
  });

  test("one by itself while the message about all is waiting: that message is written again", async () => {
    const { owner, made } = await salon();
    const [first] = (await made()).appointments;
    const call = (action: string, body: object) =>
      owner.call("POST", `/api/v1/appointments/${first?.id}/${action}`, body);
    const moved = await call("reschedule", { version: 1, appointmentDate: "2027-03-04", appointmentTime: "11:00" });
    expect(moved.status).toBe(200);
    const waiting = async () => (await noticesOf(owner.id)).filter(({ status }) => status === "queued");
    expect(await waiting()).toMatchObject([
      { kind: "confirmation", dates: ["2027-03-04", "2027-03-12", "2027-03-19", "2027-03-26"] },
    ]);
    await call("cancel", { version: (moved.body as AppointmentChange).appointment.version });
    expect(await waiting()).toMatchObject([
      { kind: "confirmation", dates: ["2027-03-12", "2027-03-19", "2027-03-26"] },
    ]);
  });
});
