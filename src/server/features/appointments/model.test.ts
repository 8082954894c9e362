// @module-tag trial
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { ApiAnswer, TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import {
  createSchedulingModel,
  type Expected,
  type ModelAppointment,
  type ModelBooking,
} from "../../testing/scheduling-model.ts";
import { trialLength } from "../../testing/trial-length.ts";

const seed = 20_270_328;
const operations = trialLength({ short: 1_200, long: 10_000 });
const zone = "Europe/Madrid";

let testApp: TestApp;
let owner: TestOwner;
let admin: pg.Client;
let model: ReturnType<typeof createSchedulingModel>;

beforeAll(async () => {
  testApp = await createTestApp();
  owner = await testApp.owner({ timeZone: zone });
  admin = new pg.Client({ connectionString: testApp.adminUrl });
  await admin.connect();
  const agents = [];
  for (let made = 0; made < 3; made++)
    agents.push({ id: await buildAgent(testApp.adminUrl, owner.id), isActive: true });
  const types = [];
  for (const name of ["Haircut", "Colour", "Beard"]) {
    const id = await buildType(testApp.adminUrl, owner.id, { name, duration: 30, buffer: 10 });
    types.push({ id, name, duration: 30, buffer: 10, isActive: true });
  }
  model = createSchedulingModel(zone, agents, types);
});
afterAll(async () => {
  await admin.end();
  await testApp.close();
});

/** The same numbers for the same seed on every machine. */
const createRandom = () => {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const chance = (percent: number): boolean => below(100) < percent;
  return { below, pick, chance };
};

const { below, pick, chance } = createRandom();

// Yesterday, today, the day on which 02:00 to 03:00 is skipped, the day it is left, and the night that repeats an hour.
const dates = ["2027-03-26", "2027-03-27", "2027-03-28", "2027-03-29", "2027-10-31"];

const anyTime = (): string => {
  const minutes = chance(15) ? 60 + 15 * below(13) : chance(5) ? 1425 : 480 + 15 * below(44);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

const anyAppointment = (): ModelAppointment | undefined => pick(model.world.appointments);
const anyAgentId = (): string => (chance(2) ? randomUUID() : pick(model.world.agents).id);
const versionOf = (appointment: ModelAppointment) => (chance(6) ? appointment.version + 1 : appointment.version);

let lastCreate: { body: object; key: string; answer: ApiAnswer } | null = null;

const create = async (): Promise<void> => {
  const ask: ModelBooking = {
    clientName: `Client ${below(1000)}`,
    agentId: chance(20) ? "anyone" : anyAgentId(),
    typeId: chance(2) ? randomUUID() : pick(model.world.types).id,
    date: pick(dates),
    time: anyTime(),
    overbook: chance(15),
  };
  const { date, time, typeId, ...same } = ask;
  const body = {
    ...same,
    clientPhone: "+34 612 345 678",
    appointmentDate: date,
    appointmentTime: time,
    appointmentTypeId: typeId,
  };
  const key = randomUUID();
  const answer = await owner.call("POST", "/api/v1/appointments", body, { "idempotency-key": key });
  lastCreate = { body, key, answer };
  agree(answer, model.create(ask, made(answer)?.id));
};

/** A retry changes nothing: a stored answer comes back as it was, a refusal is simply given again. */
const retry = async (): Promise<void> => {
  if (lastCreate?.answer.status !== 201) return;
  const { body, key, answer } = lastCreate;
  const again = await owner.call("POST", "/api/v1/appointments", body, { "idempotency-key": key });
  expect(again).toMatchObject({ status: 201, body: answer.body });
};

const change = (id: string, action: string, body: object) =>
  owner.call("POST", `/api/v1/appointments/${id}/${action}`, body);

const reschedule = async (): Promise<void> => {
  const appointment = anyAppointment();
  if (!appointment) return;
  const version = versionOf(appointment);
  const move = { date: pick(dates), time: anyTime(), agentId: chance(50) ? anyAgentId() : undefined };
  const body = { appointmentDate: move.date, appointmentTime: move.time, agentId: move.agentId, version };
  agree(await change(appointment.id, "reschedule", body), model.reschedule(appointment.id, version, move));
};

const switchLife = async (action: "cancel" | "confirm"): Promise<void> => {
  const id = chance(2) ? randomUUID() : (anyAppointment()?.id ?? randomUUID());
  const known = model.world.appointments.find((appointment) => appointment.id === id);
  const version = known ? versionOf(known) : 1;
  agree(await change(id, action, { version }), model[action](id, version));
};

const makePending = async (): Promise<void> => {
  const appointment = anyAppointment();
  if (appointment?.status !== "confirmed") return;
  appointment.status = "pending";
  await admin.query("update appointments set status = 'pending' where id = $1", [appointment.id]);
};

const switchAgent = async (): Promise<void> => {
  const agent = pick(model.world.agents);
  agent.isActive = !agent.isActive;
  await admin.query("update agents set is_active = $2 where id = $1", [agent.id, agent.isActive]);
};

const changeType = async (): Promise<void> => {
  const type = pick(model.world.types);
  Object.assign(type, { duration: 15 + 15 * below(6), buffer: 5 * below(5), isActive: !chance(10) });
  await admin.query("update time_slot_configs set duration = $2, buffer_time = $3, is_active = $4 where id = $1", [
    type.id,
    type.duration,
    type.buffer,
    type.isActive,
  ]);
};

const made = (answer: ApiAnswer) => (answer.body as { appointment?: Appointment } | null)?.appointment;

const seen = new Map<string, number>();

const agree = (answer: ApiAnswer, expected: Expected): void => {
  const kind = "code" in expected ? [expected.code, ...Object.values(expected.fields ?? {})].join(" ") : "done";
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  if (!("code" in expected)) {
    expect({ status: answer.status, appointment: fromAnswer(made(answer)) }).toEqual(expected);
    return;
  }
  const { code, fields } = answer.body as { code: string; fields?: Record<string, string> };
  expect({ status: answer.status, code, ...(fields ? { fields } : {}) }).toEqual(expected);
};

const fromAnswer = (appointment: Appointment | undefined): ModelAppointment | undefined => {
  if (!appointment) return undefined;
  const { id, agentId, clientName, serviceType, status, isOverbooked, version } = appointment;
  const startMs = Temporal.Instant.from(appointment.startsAt).epochMilliseconds;
  const { durationMinutes: duration, bufferMinutes: buffer } = appointment;
  return {
    ...{ id, agentId, clientName, serviceType, status, isOverbooked, version, startMs, duration, buffer },
    typeId: appointment.appointmentTypeId,
    date: appointment.appointmentDate,
    time: appointment.appointmentTime,
    endMs: startMs + (duration + buffer) * 60_000,
  };
};

const readTable = async (): Promise<ModelAppointment[]> => {
  const { rows } = await admin.query<ModelAppointment & { startMs: string; endMs: string }>(
    `select id, agent_id as "agentId", appointment_type_id as "typeId", client_name as "clientName",
       appointment_date::text as date, to_char(appointment_time, 'HH24:MI') as time, duration, buffer_time as buffer,
       service_type as "serviceType", status, overbooked as "isOverbooked", version,
       extract(epoch from lower(blocks)) * 1000 as "startMs", extract(epoch from upper(blocks)) * 1000 as "endMs"
     from appointments order by created_at, id`,
  );
  return rows.map((row) => ({ ...row, startMs: Number(row.startMs), endMs: Number(row.endMs) }));
};

const byId = (a: ModelAppointment, b: ModelAppointment) => (a.id < b.id ? -1 : 1);

const step = (): Promise<void> => {
  const roll = below(100);
  if (roll < 38) return create();
  if (roll < 40) return retry();
  if (roll < 62) return reschedule();
  if (roll < 79) return switchLife("cancel");
  if (roll < 93) return switchLife("confirm");
  if (roll < 95) return makePending();
  return roll < 98 ? switchAgent() : changeType();
};

test(`${operations} operations agree with the model (seed ${seed})`, { timeout: 300_000 }, async () => {
  for (let done = 0; done < operations; done++) {
    // Between two times that can be asked for, as the clock goes on. Halfway a day passes, and what was booked for it can't be brought back.
    const now = Temporal.Instant.from(done < operations / 2 ? "2027-03-27T11:07:00Z" : "2027-03-28T11:07:00Z");
    model.world.now = now;
    testApp.clock.moveTo(now);
    await step();
  }
  expect((await readTable()).sort(byId)).toEqual(model.world.appointments.toSorted(byId));
  const { rows } = await admin.query(
    "select (select count(*)::int from notices) as notices, count(*)::int as audits from audit_log",
  );
  expect(rows).toEqual([model.counts]);
  // Every answer the model knows was met; a run that never refuses proves nothing.
  expect([...seen.keys()].sort()).toEqual([
    "already-cancelled",
    "done",
    "edit-conflict",
    "invalid-input agentInactive",
    "invalid-input dateInPast",
    "invalid-input timeSkipped",
    "invalid-input unknown",
    "not-found",
    "slot-taken",
  ]);
});
