import { describe, expect, test } from "vitest";
import type { DayAction, DelayedAppointment } from "#contract/scheduling/day-actions.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildAppointment } from "../../../testing/builders/build-appointment.ts";
import { buildSalon, type Salon } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

let people = 100;

/** A day of half hours at these times in UTC, each of another client. */
const dayOf = async (...times: string[]) => {
  const salon = await buildSalon(app);
  const visits: { id: string; phone: string }[] = [];
  for (const time of times) {
    const phone = `+34612800${people++}`;
    const startsAt = `2027-03-01T${time}:00Z`;
    const person = { clientPhone: phone, clientName: `Client ${time}` };
    visits.push({
      phone,
      id: await buildAppointment(app.adminUrl, {
        ownerId: salon.owner.id,
        agentId: salon.agentId,
        startsAt,
        ...person,
      }),
    });
  }
  return { ...salon, visits };
};

const preview = async ({ owner, agentId }: Salon, minutes: number) =>
  (
    (await owner.call("GET", `/api/v1/agents/${agentId}/running-late?minutes=${minutes}`)).body as {
      delayed: DelayedAppointment[];
    }
  ).delayed;

const move = async (salon: Salon, minutes: number, delayed: readonly DelayedAppointment[]) => {
  const expected = delayed.map(({ appointmentId, version, to }) => ({ appointmentId, version, ...to }));
  return salon.owner.call("POST", `/api/v1/agents/${salon.agentId}/running-late`, { minutes, expected });
};

const timesOf = ({ owner }: Salon) =>
  readRows<{ at: string; version: number }>(
    app.adminUrl,
    "select to_char(starts_at at time zone 'UTC', 'HH24:MI') as at, version from appointments where user_id = $1 order by starts_at",
    [owner.id],
  ).then((rows) => rows.map(({ at }) => at));

const undo = (salon: Salon, action: DayAction) => salon.owner.call("POST", `/api/v1/day-actions/${action.id}/undo`);

describe("running late", () => {
  test("moves those it must, and nobody else; the others hear nothing", async () => {
    const salon = await dayOf("09:00", "09:30", "10:30");
    const delayed = await preview(salon, 20);
    expect(delayed).toMatchObject([
      { from: { time: "10:00" }, to: { date: "2027-03-01", time: "10:20" }, clientName: "Client 09:00" },
      { from: { time: "10:30" }, to: { time: "10:50" } },
    ]);
    expect(await timesOf(salon)).toEqual(["09:00", "09:30", "10:30"]);
    const answer = await move(salon, 20, delayed);
    expect(answer).toMatchObject({
      status: 201,
      body: { kind: "late", undoRefusal: null, changes: [{ state: "moved" }, {}] },
    });
    expect(await timesOf(salon)).toEqual(["09:20", "09:50", "10:30"]);
    const notices = await readRows(
      app.adminUrl,
      "select distinct appointment_id as id, kind from notices where user_id = $1 order by 1",
      [salon.owner.id],
    );
    const affected = salon.visits.slice(0, 2).map(({ id }) => ({ id, kind: "reschedule" }));
    expect(notices).toEqual(affected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    const log = await readRows(
      app.adminUrl,
      "select actor, action, details ->> 'dayActionId' as part_of from audit_log where user_id = $1 and action like 'appointment.%'",
      [salon.owner.id],
    );
    const entry = { actor: "owner", action: "appointment.rescheduled", part_of: (answer.body as DayAction).id };
    expect(log).toEqual([entry, entry]);
  });

  test("is taken back at once without a word to anyone", async () => {
    const salon = await dayOf("09:00", "09:30");
    const { body } = await move(salon, 30, await preview(salon, 30));
    expect(await undo(salon, body as DayAction)).toMatchObject({ status: 200, body: { undoRefusal: "undone" } });
    expect(await timesOf(salon)).toEqual(["09:00", "09:30"]);
    const left = await readRows(app.adminUrl, "select from notices where user_id = $1 and status <> 'superseded'", [
      salon.owner.id,
    ]);
    expect(left).toEqual([]);
    expect(await undo(salon, body as DayAction)).toMatchObject({ status: 409, body: { code: "cannot-undo" } });
  });

  test("two who take it back at once: one does", async () => {
    const salon = await dayOf("09:00", "09:30", "10:00");
    const { body } = await move(salon, 10, await preview(salon, 10));
    const answers = await Promise.all([undo(salon, body as DayAction), undo(salon, body as DayAction)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await timesOf(salon)).toEqual(["09:00", "09:30", "10:00"]);
  });

  test("is taken back for the others when one of them has changed since", async () => {
    const salon = await dayOf("09:00", "09:30");
    const { body } = await move(salon, 15, await preview(salon, 15));
    await salon.owner.call("POST", `/api/v1/appointments/${salon.visits[1]?.id}/cancel`, { version: 2 });
    const now = await salon.owner.call("GET", `/api/v1/day-actions/${(body as DayAction).id}`);
    const changes = [{ state: "moved" }, { state: "declined" }];
    expect(now.body).toMatchObject({ undoRefusal: null, staying: 1, changes });
    expect(await undo(salon, body as DayAction)).toMatchObject({
      status: 200,
      body: { undoRefusal: "undone", staying: 1, changes: [{ state: "back" }, { state: "declined" }] },
    });
    expect(await timesOf(salon)).toEqual(["09:00", "09:45"]);
  });

  test("isn't taken back when all of them have changed since, and then nothing moves", async () => {
    const salon = await dayOf("09:00");
    const { body } = await move(salon, 15, await preview(salon, 15));
    await salon.owner.call("POST", `/api/v1/appointments/${salon.visits[0]?.id}/cancel`, { version: 2 });
    expect(await undo(salon, body as DayAction)).toMatchObject({ status: 409, body: { code: "cannot-undo" } });
    expect(await timesOf(salon)).toEqual(["09:15"]);
  });

  test("does nothing when the day isn't what the owner saw", async () => {
    const salon = await dayOf("09:00", "10:00");
    const seen = await preview(salon, 30);
    const booked = await salon.owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "Eva", clientPhone: "+34612800999", agentId: salon.agentId, appointmentTypeId: salon.typeId },
      ...{ appointmentDate: "2027-03-01", appointmentTime: "10:30" },
    });
    expect(booked.status).toBe(201);
    expect(await move(salon, 30, seen)).toMatchObject({ status: 409, body: { code: "edit-conflict" } });
    expect(await timesOf(salon)).toEqual(["09:00", "09:30", "10:00"]);
  });

  test("a booking that comes at the same moment: nothing is lost and nothing overlaps", async () => {
    for (let round = 0; round < 6; round += 1) {
      const salon = await dayOf("09:00", "09:30");
      const seen = await preview(salon, 30);
      const booking = salon.owner.call("POST", "/api/v1/appointments", {
        ...{ clientName: "Eva", clientPhone: "+34612800998", agentId: salon.agentId, appointmentTypeId: salon.typeId },
        ...{ appointmentDate: "2027-03-01", appointmentTime: "11:00" },
      });
      const [moved, booked] = await Promise.all([move(salon, 30, seen), booking]);
      const times = await timesOf(salon);
      if (moved.status === 201) expect(times.slice(0, 2)).toEqual(["09:30", "10:00"]);
      else expect(times.slice(0, 2)).toEqual(["09:00", "09:30"]);
      expect(moved.status === 201 || booked.status === 201).toBe(true);
      expect(new Set(times).size).toBe(times.length);
    }
  });

  test.each([0, 241, -5])("a delay of %d minutes is refused", async (minutes) => {
    const salon = await dayOf();
    const path = `/api/v1/agents/${salon.agentId}/running-late`;
    expect(await salon.owner.call("GET", `${path}?minutes=${minutes}`)).toMatchObject({
      ...{ status: 400, body: { fields: { minutes: "minutesOutOfRange" } } },
    });
  });

  test("those affected get the new time once the moment to take it back is over", async () => {
    const salon = await dayOf("11:00");
    await move(salon, 45, await preview(salon, 45));
    await readRows(app.adminUrl, "update graphile_worker._private_jobs set run_at = now() where run_at > now()");
    await waitUntil(
      "the message",
      async () => (await app.phone(salon.visits[0]?.phone ?? "")).some(({ text }) => text.includes("12:45")),
      60_000,
    );
  }, 90_000);
});
