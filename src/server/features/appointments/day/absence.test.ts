import { describe, expect, test } from "vitest";
import type { AffectedByAbsence, DayAction } from "#contract/scheduling/day-actions.ts";
import { languages } from "#domain/languages.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../../testing/builders/build-salon.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

let people = 100;

/** Ana has appointments on Tuesday at these hours; Luis works, too. */
const scene = async (language: (typeof languages)[number], ...times: string[]) => {
  const salon = await buildSalon(app, language);
  const luis = await buildAgent(app.adminUrl, salon.owner.id, { name: "Luis" });
  const clients: { id: string; phone: string }[] = [];
  for (const appointmentTime of times) {
    const phone = `+34612900${people++}`;
    const answer = await salon.owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "Carla", clientPhone: phone, agentId: salon.agentId, appointmentTypeId: salon.typeId },
      ...{ appointmentDate: "2027-03-02", appointmentTime },
    });
    clients.push({ phone, id: (answer.body as { appointment: { id: string } }).appointment.id });
  }
  return { ...salon, luis, clients };
};

const tuesday = { from: "2027-03-02", to: "2027-03-02" };

const preview = async ({ owner, agentId }: Salon, days = tuesday) =>
  (
    (await owner.call("GET", `/api/v1/agents/${agentId}/absence?from=${days.from}&to=${days.to}`)).body as {
      affected: AffectedByAbsence[];
    }
  ).affected;

const announce = async (
  salon: Salon,
  affected: readonly AffectedByAbsence[],
  decide = (one: AffectedByAbsence): object => one.suggested,
) =>
  salon.owner.call("POST", `/api/v1/agents/${salon.agentId}/absence`, {
    ...tuesday,
    decisions: affected.map((one) => ({
      appointmentId: one.appointmentId,
      version: one.version,
      decision: decide(one),
    })),
  });

const progress = async ({ owner }: Salon, { id }: DayAction) =>
  (await owner.call("GET", `/api/v1/day-actions/${id}`)).body as DayAction;

/** As if the moment to take it back were over. */
const sendNow = () =>
  readRows(app.adminUrl, "update graphile_worker._private_jobs set run_at = now() where run_at > now()");

const offerTo = async (phone: string) => {
  await sendNow();
  return waitUntil("the offer", async () =>
    (await app.phone(phone)).findLast(({ options }) => options.some(({ id }) => id.startsWith("reminder:confirm:"))),
  );
};

const rowsOf = ({ owner }: Salon) =>
  readRows<Record<string, unknown>>(
    app.adminUrl,
    `select agent_id, status, awaiting, to_char(starts_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as at
       from appointments where user_id = $1 order by created_at`,
    [owner.id],
  );

describe("an agent who is ill", () => {
  test("everyone affected is shown with a proposal, and nothing is changed by looking", async () => {
    const salon = await scene("en", "10:00", "10:30");
    const affected = await preview(salon);
    expect(affected).toMatchObject([
      {
        at: { date: "2027-03-02", time: "10:00" },
        colleagues: [salon.luis],
        suggested: { kind: "colleague", agentId: salon.luis },
      },
      { at: { time: "10:30" }, times: [{ date: "2027-03-03" }, {}, {}] },
    ]);
    expect(await rowsOf(salon)).toMatchObject([{ status: "confirmed" }, { status: "confirmed" }]);
    expect(await preview(salon, { from: "2027-03-03", to: "2027-03-05" })).toEqual([]);
  });

  test.each(languages)("in %s: an offer with buttons, taken with one tap, seen by the owner", async (language) => {
    const salon = await scene(language, "10:00");
    const { body } = await announce(salon, await preview(salon));
    const action = body as DayAction;
    expect(action).toMatchObject({
      kind: "sick",
      changes: [{ kind: "offered", state: "waiting", toAgentId: salon.luis, isBeingNotified: true }],
    });
    expect(await rowsOf(salon)).toMatchObject([{ agent_id: salon.luis, status: "pending", awaiting: "client" }]);
    const phone = salon.clients[0]?.phone ?? "";
    const offer = await offerTo(phone);
    expect(offer.text).toContain("Luis");
    expect(offer.options.map(({ title }) => title)).toContain(botTexts[language].buttons.confirm);
    await openPhoneOf(app, salon.number, phone).send({ choice: offer.options[0]?.id });
    expect(await rowsOf(salon)).toMatchObject([{ agent_id: salon.luis, status: "confirmed", awaiting: null }]);
    expect((await progress(salon, action)).changes).toMatchObject([{ state: "accepted", isBeingNotified: false }]);
  });

  test("an offer can be declined up to the last minute, or answered in words", async () => {
    const salon = await scene("en", "09:00", "15:00");
    const { body } = await announce(salon, await preview(salon));
    // An hour before: too late for any other appointment.
    app.clock.moveTo(Temporal.Instant.from("2027-03-02T07:00:00Z"));
    const [first, second] = salon.clients;
    const offer = await offerTo(first?.phone ?? "");
    const phone = openPhoneOf(app, salon.number, first?.phone ?? "");
    await phone.send({ choice: offer.options[2]?.id });
    await phone.write("yes");
    await offerTo(second?.phone ?? "");
    await openPhoneOf(app, salon.number, second?.phone ?? "").write("Yes");
    expect((await progress(salon, body as DayAction)).changes).toMatchObject([
      { state: "declined" },
      { state: "accepted" },
    ]);
    app.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
  });

  test("each is done as the owner decides; the days are off, so nobody books into them", async () => {
    const salon = await scene("en", "10:00", "11:00", "12:00", "13:00");
    const affected = await preview(salon);
    const kinds = [
      affected[0]?.suggested,
      { kind: "later", date: "2027-03-04", time: "16:00" },
      { kind: "cancel" },
      { kind: "keep" },
    ];
    const answer = await announce(salon, affected, (one) => kinds[affected.indexOf(one)] ?? {});
    expect(answer.status).toBe(201);
    expect(await rowsOf(salon)).toMatchObject([
      { agent_id: salon.luis, status: "pending", at: "2027-03-02 10:00" },
      { agent_id: salon.agentId, status: "pending", at: "2027-03-04 16:00" },
      { status: "cancelled" },
      { status: "confirmed", at: "2027-03-02 13:00" },
    ]);
    const [reply] = await openPhoneOf(app, salon.number, "+34612999111").write("Haircut with Ana on Tuesday at 5pm");
    expect(reply?.text).not.toContain("Shall I book");
  });

  test("is taken back as a whole: places, days off, and nobody heard of it", async () => {
    const salon = await scene("en", "10:00", "11:00");
    const affected = await preview(salon);
    const before = await rowsOf(salon);
    const { body } = await announce(salon, affected, (one) =>
      one === affected[0] ? one.suggested : { kind: "cancel" },
    );
    const undone = await salon.owner.call("POST", `/api/v1/day-actions/${(body as DayAction).id}/undo`);
    expect(undone).toMatchObject({ status: 200, body: { undoRefusal: "undone" } });
    expect(await rowsOf(salon)).toEqual(before);
    expect(await readRows(app.adminUrl, "select from time_off where user_id = $1", [salon.owner.id])).toEqual([]);
    const notices = await readRows(
      app.adminUrl,
      "select from notices where user_id = $1 and kind in ('offer', 'cancel') and status <> 'superseded'",
      [salon.owner.id],
    );
    expect(notices).toEqual([]);
  });

  test("what was double-booked or not yet confirmed is so again when it is taken back", async () => {
    const salon = await scene("en", "10:00", "11:00");
    await salon.owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "Eva", clientPhone: "+34612900999", agentId: salon.agentId, appointmentTypeId: salon.typeId },
      ...{ appointmentDate: "2027-03-02", appointmentTime: "10:00", overbook: true },
    });
    await readRows(app.adminUrl, "update appointments set status = 'pending' where id = $1", [salon.clients[1]?.id]);
    const before = await rowsOf(salon);
    const { body } = await announce(salon, await preview(salon));
    const undone = await salon.owner.call("POST", `/api/v1/day-actions/${(body as DayAction).id}/undo`);
    expect(undone).toMatchObject({ status: 200, body: { undoRefusal: "undone", staying: 0 } });
    expect(await rowsOf(salon)).toEqual(before);
    const overbooked = await readRows<{ client_name: string }>(
      app.adminUrl,
      "select client_name from appointments where user_id = $1 and overbooked",
      [salon.owner.id],
    );
    expect(overbooked).toEqual([{ client_name: "Eva" }]);
  });

  test("once a client has answered, it is taken back for the others alone", async () => {
    const salon = await scene("en", "10:00", "15:00");
    const [, second] = await rowsOf(salon);
    const { body } = await announce(salon, await preview(salon));
    const phone = salon.clients[0]?.phone ?? "";
    const offer = await offerTo(phone);
    await openPhoneOf(app, salon.number, phone).send({ choice: offer.options[0]?.id });
    expect(await progress(salon, body as DayAction)).toMatchObject({ undoRefusal: null, staying: 1 });
    const undone = await salon.owner.call("POST", `/api/v1/day-actions/${(body as DayAction).id}/undo`);
    expect(undone).toMatchObject({
      status: 200,
      body: { undoRefusal: "undone", staying: 1, changes: [{ state: "accepted" }, { state: "back" }] },
    });
    expect(await rowsOf(salon)).toEqual([
      { agent_id: salon.luis, status: "confirmed", awaiting: null, at: "2027-03-02 10:00" },
      second,
    ]);
    expect(await readRows(app.adminUrl, "select from time_off where user_id = $1", [salon.owner.id])).toEqual([]);
  });

  test("for a part of the day, only those in it are affected, and the rest of the day is offered", async () => {
    const salon = await scene("en", "10:00", "15:00");
    const path = `/api/v1/agents/${salon.agentId}/absence`;
    const afternoon = { ...tuesday, fromTime: "13:00", toTime: "24:00" };
    const query = new URLSearchParams(afternoon);
    const { affected } = (await salon.owner.call("GET", `${path}?${query}`)).body as {
      affected: AffectedByAbsence[];
    };
    expect(affected).toMatchObject([{ at: { time: "15:00" }, times: [{ date: "2027-03-02" }, {}, {}] }]);
    const decisions = affected.map(({ appointmentId, version, suggested: decision }) => ({
      ...{ appointmentId, version, decision },
    }));
    expect(await salon.owner.call("POST", path, { ...afternoon, decisions })).toMatchObject({ status: 201 });
    const off = await readRows(app.adminUrl, "select start_time, end_time from time_off where user_id = $1", [
      salon.owner.id,
    ]);
    expect(off).toEqual([{ start_time: "13:00:00", end_time: "24:00:00" }]);
    const wrong = new URLSearchParams({ ...tuesday, fromTime: "13:00", toTime: "12:00" });
    const refused = await salon.owner.call("GET", `${path}?${wrong}`);
    expect(refused).toMatchObject({ status: 400, body: { fields: { toTime: "endBeforeStart" } } });
  });

  test("nothing is done when the days aren't what the owner saw, or a place is taken twice", async () => {
    const salon = await scene("en", "10:00", "10:30");
    const affected = await preview(salon);
    const toOnePlace = () => ({ kind: "later", date: "2027-03-04", time: "16:00" });
    expect(await announce(salon, affected, toOnePlace)).toMatchObject({ status: 409, body: { code: "slot-taken" } });
    expect(await announce(salon, affected.slice(1))).toMatchObject({ status: 409, body: { code: "edit-conflict" } });
    expect(await rowsOf(salon)).toMatchObject([{ status: "confirmed" }, { status: "confirmed" }]);
    expect(await readRows(app.adminUrl, "select from day_actions where user_id = $1", [salon.owner.id])).toEqual([]);
  });

  test.each([
    [{ from: "2027-03-03", to: "2027-03-02" }, "endBeforeStart"],
    [{ from: "2027-03-03", to: "2027-05-02" }, "absenceTooLong"],
    [{ from: "2027-02-01", to: "2027-02-02" }, "dateInPast"],
  ])("%j is no absence", async (days, problem) => {
    const salon = await buildSalon(app);
    const path = `/api/v1/agents/${salon.agentId}/absence?from=${days.from}&to=${days.to}`;
    expect(await salon.owner.call("GET", path)).toMatchObject({ status: 400, body: { fields: { to: problem } } });
  });
});

describe("a new time is offered for one appointment", () => {
  type Scene = Awaited<ReturnType<typeof scene>>;
  const offer = ({ owner, clients }: Scene, index: number) =>
    owner.call("POST", `/api/v1/appointments/${clients[index]?.id}/offer`, { version: 1 });
  const off = ({ owner, clients }: Scene, agentId: string, hours: { fromTime?: string; to?: string } = {}) =>
    owner.call("POST", "/api/v1/time-off", {
      ...{ agentId, kind: "off", from: "2027-03-02", to: hours.to ?? "2027-03-02", privateReason: null },
      ...{ fromTime: hours.fromTime ?? null, toTime: hours.fromTime ? "18:00" : null },
      knownAppointmentIds: clients.map(({ id }) => id),
    });

  test("with a colleague at the same time, else the next time that is free, one after the other", async () => {
    const salon = await scene("en", "10:00", "15:00");
    expect(await off(salon, salon.agentId)).toMatchObject({ status: 201 });
    expect(await off(salon, salon.luis, { fromTime: "14:00" })).toMatchObject({ status: 201 });
    expect(await offer(salon, 0)).toMatchObject({ status: 200, body: { appointment: { agentId: salon.luis } } });
    const second = { agentId: salon.agentId, appointmentDate: "2027-03-03", status: "pending" };
    expect(await offer(salon, 1)).toMatchObject({ status: 200, body: { appointment: second } });
    expect(await offer(salon, 1)).toMatchObject({ status: 409, body: { code: "edit-conflict" } });
    const asked = await offerTo(salon.clients[0]?.phone ?? "");
    expect(asked.text).toContain("Luis");
    await openPhoneOf(app, salon.number, salon.clients[0]?.phone ?? "").send({ choice: asked.options[0]?.id });
    expect(await rowsOf(salon)).toMatchObject([{ status: "confirmed", awaiting: null }, { awaiting: "client" }]);
  });

  test("where nothing is free in four weeks, that is said and nothing changes", async () => {
    const salon = await scene("en", "10:00");
    await off(salon, salon.agentId, { to: "2027-04-30" });
    await off(salon, salon.luis, { to: "2027-04-30" });
    expect(await offer(salon, 0)).toMatchObject({ status: 409, body: { code: "no-free-time" } });
    expect(await rowsOf(salon)).toMatchObject([{ at: "2027-03-02 10:00", status: "confirmed" }]);
  });
});
