import { randomUUID } from "node:crypto";
import { json } from "node:stream/consumers";
import pg from "pg";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { recordStatements } from "#server/testing/record-statements.ts";
import { type BenchApp, startBenchApp } from "./bench-app.ts";
import type { Effort, Figure } from "./figure.ts";
import { fillAsInUse } from "./fill-appointments.ts";
import { type Request, startSender, throughputOf } from "./load/send-requests.ts";
import { measureRatio, startAnchor } from "./measuring/anchor.ts";
import { growthOf, medianOf, processorTimePer } from "./measuring/processor-time.ts";
import { createReplay } from "./measuring/replay.ts";
import { countRoundTrips } from "./measuring/round-trips.ts";

/**
 * What one booking costs, everything included: session, owner scope, rules, idempotency, notice and audit. Held
 * against bare `node:http` that sends PostgreSQL the very same prepared statements in the same round trips, and
 * against one that does nothing but insert the appointment. Processor time is told for both sides, and must not grow.
 */
export const measureBooking = async (effort: Effort): Promise<Figure[]> => {
  const app = await startBenchApp();
  const sender = startSender();
  try {
    const nextBooking = await createBookings(app);
    await fillAsInUse(app);
    const anchor = await startReplayAnchor(app, nextBooking);
    const bareInsert = await startInsertAnchor(app, anchor.insert);
    const length = effort === "quick" ? 200 : 400;
    const block = async (origin: string, status: number) =>
      throughputOf(await sender.send(origin, Array.from({ length }, nextBooking)), status);
    const product = () => block(app.origin, 201);
    const ratio = await measureRatio(product, () => block(anchor.origin, 200), effort);
    const share = await measureRatio(product, () => block(bareInsert.origin, 200), effort);
    const roundTrips = await countRoundTrips(app.adminUrl, Array.from({ length: 3 }, nextBooking));
    await bareInsert.close();
    await anchor.close();
    const stretches = [];
    for (let stretch = 0; stretch < 3; stretch++) {
      stretches.push(await processorTimePer(app.databasePid, 2 * length, () => inTurn([product, product])));
    }
    const cost = medianOf(stretches);
    return [
      { name: "booking-ratio", value: ratio, better: "higher", goal: 0.8 },
      { name: "booking-vs-insert", value: share, better: "higher", goal: 0.34 },
      { name: "booking-round-trips", value: roundTrips, better: "lower", goal: 4 },
      { name: "booking-app-processor-ms", value: cost.app, better: "lower", goal: 2.5 },
      { name: "booking-database-processor-ms", value: cost.database, better: "lower", goal: 2.5 },
      { name: "booking-cost-growth", value: growthOf(stretches), better: "lower", goal: 1.1 },
    ];
  } finally {
    await sender.close();
    await app.close();
  }
};

const inTurn = async (works: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const work of works) await work();
};

const agentCount = 100;
const slotsPerDay = 14;

type BookingBody = { agentId: string; appointmentDate: string; appointmentTime: string };

/** Bookings that all succeed: every call is for the next free place, going round the agents as a busy day does. */
export const createBookings = async (app: BenchApp): Promise<() => Request> => {
  const owner = await app.owner({ timeZone: "UTC" });
  const agents: string[] = [];
  for (let made = 0; made < agentCount; made++) agents.push(await buildAgent(app.adminUrl, owner.id));
  const typeId = await buildType(app.adminUrl, owner.id, { duration: 30, buffer: 10 });
  const firstDay = Temporal.Now.plainDateISO("UTC").add({ days: 7 });
  let made = 0;
  return () => {
    const place = made++;
    const slot = Math.floor(place / agentCount);
    const body: BookingBody & Record<string, unknown> = {
      clientName: "Cleo Client",
      clientPhone: "+34 612 345 678",
      appointmentDate: firstDay.add({ days: Math.floor(slot / slotsPerDay) }).toString(),
      appointmentTime: `${String(6 + (slot % slotsPerDay)).padStart(2, "0")}:00`,
      agentId: agents[place % agentCount] as string,
      appointmentTypeId: typeId,
    };
    const headers = { cookie: owner.cookie, "x-daybook-request": "1", "idempotency-key": randomUUID() };
    return { method: "POST", path: "/api/v1/appointments", headers, body };
  };
};

/** What differs from booking to booking, longer texts before those that are part of them. */
const valuesOf = (id: string, noticeId: string, key: string, body: BookingBody): string[] => {
  const startsAt = Temporal.Instant.from(`${body.appointmentDate}T${body.appointmentTime}:00Z`);
  return [
    ...[id, noticeId, key, body.agentId, startsAt.toString()],
    startsAt.add({ minutes: 30 }).toString(),
    startsAt.add({ minutes: 40 }).toString(),
    body.appointmentDate,
    body.appointmentTime,
  ];
};

const book = async (app: BenchApp, { path, headers, body }: Request): Promise<AppointmentChange> => {
  const request = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
  const answer = await fetch(app.origin + path, { ...request, body: JSON.stringify(body) });
  return (await answer.json()) as AppointmentChange;
};

const startReplayAnchor = async (app: BenchApp, nextBooking: () => Request) => {
  // The first one reads the owner's settings, which those after it find in memory.
  await book(app, nextBooking());
  const recordedBooking = nextBooking();
  const { headers, body } = recordedBooking;
  let change: AppointmentChange | undefined;
  const flights = await recordStatements(async () => {
    change = await book(app, recordedBooking);
  });
  const key = headers["idempotency-key"] ?? "";
  const recorded = valuesOf(change?.appointment.id ?? "", change?.notice?.id ?? "", key, body as BookingBody);
  const replay = createReplay(app.adminUrl, flights, recorded);
  const anchor = await startAnchor(async (request) => {
    const booking = (await json(request)) as BookingBody;
    return replay.run(valuesOf(randomUUID(), randomUUID(), String(request.headers["idempotency-key"]), booking));
  });
  const insert = flights.flat().find(({ text }) => text.startsWith('insert into "appointments"'));
  if (!insert) throw new Error("no insert was recorded");
  return {
    origin: anchor.origin,
    insert: { ...insert, recorded },
    close: async () => {
      await anchor.close();
      await replay.close();
    },
  };
};

type RecordedInsert = { text: string; values: unknown[]; recorded: string[] };

/** The insert alone, constraint, indexes and triggers included, by a user whom no owner scope binds. */
const startInsertAnchor = async (app: BenchApp, { text, values, recorded }: RecordedInsert) => {
  const pool = new pg.Pool({ connectionString: app.adminUrl, max: 10 });
  const places = values.map((value) => recorded.indexOf(value as string));
  const anchor = await startAnchor(async (request) => {
    const given = valuesOf(randomUUID(), "", "", (await json(request)) as BookingBody);
    const { rows } = await pool.query({
      name: "bare-insert",
      text,
      values: values.map((value, index) => given[places[index] as number] ?? value),
    });
    return rows;
  });
  return {
    origin: anchor.origin,
    close: async () => {
      await anchor.close();
      await pool.end();
    },
  };
};
