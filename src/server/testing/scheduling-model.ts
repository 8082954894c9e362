import type { Appointment } from "#contract/scheduling/appointments.ts";

/**
 * The owner's bookings as lists and loops: no index, no lock, no rule of the domain. What the service answers must
 * agree with it.
 */
export const createSchedulingModel = (zone: string, agents: ModelAgent[], types: ModelType[]) => {
  const appointments: ModelAppointment[] = [];
  const counts = { notices: 0, audits: 0 };
  const world: World = { zone, agents, types, appointments, now: Temporal.Instant.fromEpochMilliseconds(0) };

  const store = (appointment: ModelAppointment, notices: number, status: 200 | 201 = 200): Expected => {
    counts.notices += notices;
    counts.audits += 1;
    return { status, appointment };
  };

  const checked = (id: string, version: number, work: (current: ModelAppointment) => Expected): Expected => {
    const current = appointments.find((appointment) => appointment.id === id);
    if (!current) return refuse(404, "not-found");
    return current.version === version ? work(current) : refuse(409, "edit-conflict");
  };

  const place = (current: ModelAppointment, wanted: Wanted, status: ModelAppointment["status"]): Expected => {
    const isRestored = current.status === "cancelled";
    const decision = decide(world, { ...wanted, ...lengthOf(current), isRestored }, current);
    if ("refusal" in decision) return decision.refusal;
    Object.assign(current, decision.placed, { status, version: current.version + 1 });
    return store(current, 1);
  };

  return {
    world,
    counts,
    /** `id` is what the service gave the appointment; unused when the model refuses. */
    create: (ask: ModelBooking, id: string | undefined): Expected => {
      const type = types.find((candidate) => candidate.id === ask.typeId && candidate.isActive);
      if (!type) return refuseField("appointmentTypeId", "unknown");
      const decision = decideWithAgent(world, { ...ask, duration: type.duration, buffer: type.buffer });
      if ("refusal" in decision) return decision.refusal;
      const made: ModelAppointment = {
        ...decision.placed,
        id: id ?? "",
        typeId: type.id,
        clientName: ask.clientName,
        serviceType: type.name,
        status: "confirmed",
        version: 1,
      };
      appointments.push(made);
      return store(made, 1, 201);
    },
    reschedule: (id: string, version: number, wanted: Omit<Wanted, "agentId"> & { agentId?: string | undefined }) =>
      checked(id, version, (current) =>
        current.status === "cancelled"
          ? refuse(409, "already-cancelled")
          : place(current, { ...wanted, agentId: wanted.agentId ?? current.agentId }, current.status),
      ),
    cancel: (id: string, version: number): Expected =>
      checked(id, version, (current) => {
        if (current.status === "cancelled") return refuse(409, "already-cancelled");
        Object.assign(current, { status: "cancelled", version: version + 1 });
        return store(current, 1);
      }),
    confirm: (id: string, version: number): Expected =>
      checked(id, version, (current) => {
        if (current.status === "confirmed") return { status: 200, appointment: current };
        if (current.status === "cancelled") return place(current, current, "confirmed");
        Object.assign(current, { status: "confirmed", version: version + 1 });
        return store(current, 0);
      }),
  };
};

export type ModelAgent = { id: string; isActive: boolean };
export type ModelType = { id: string; name: string; duration: number; buffer: number; isActive: boolean };

type Placed = {
  agentId: string;
  date: string;
  time: string;
  duration: number;
  buffer: number;
  startMs: number;
  /** With the buffer. */
  endMs: number;
  isOverbooked: boolean;
};

export type ModelAppointment = Placed & {
  id: string;
  typeId: string | null;
  clientName: string;
  serviceType: string;
  status: Appointment["status"];
  version: number;
};

type Wanted = { agentId: string; date: string; time: string };

export type ModelBooking = Wanted & { typeId: string; clientName: string; overbook: boolean };

export type Expected =
  | { status: 200 | 201; appointment: ModelAppointment }
  | { status: 400 | 404 | 409; code: string; fields?: Record<string, string> };

type World = {
  zone: string;
  /** Oldest first. */
  agents: ModelAgent[];
  types: ModelType[];
  appointments: ModelAppointment[];
  now: Temporal.Instant;
};

type Request = Wanted & { duration: number; buffer: number; overbook?: boolean; isRestored?: boolean };
type Decision = { placed: Placed } | { refusal: Expected };

const refuse = (status: 404 | 409, code: string): Expected => ({ status, code });
const refuseField = (field: string, reason: string): Expected => ({
  status: 400,
  code: "invalid-input",
  fields: { [field]: reason },
});

const lengthOf = ({ duration, buffer }: ModelAppointment) => ({ duration, buffer });

const decideWithAgent = (world: World, request: Request): Decision => {
  if (request.agentId !== "anyone") return decide(world, request);
  const active = world.agents.filter((agent) => agent.isActive);
  const minutes = (agentId: string) => bookedMinutes(world, agentId, request.date);
  const order = active
    .map((agent) => ({ agentId: agent.id, isFree: isFree(world, { ...request, agentId: agent.id }) }))
    .sort((a, b) => Number(b.isFree) - Number(a.isFree) || minutes(a.agentId) - minutes(b.agentId));
  const agentId = order[0]?.agentId;
  // With nobody active, the time's own faults come first, as for any agent.
  return decide(world, { ...request, agentId: agentId ?? "nobody" });
};

const decide = (world: World, request: Request, without?: ModelAppointment): Decision => {
  const agent = world.agents.find((candidate) => candidate.id === request.agentId);
  if (!agent && request.agentId !== "nobody") return { refusal: refuseField("agentId", "unknown") };
  const startMs = startOf(world, request);
  if (startMs === null) return { refusal: refuseField("appointmentTime", "timeSkipped") };
  const firstMs = request.isRestored
    ? world.now.toZonedDateTimeISO(world.zone).startOfDay().epochMilliseconds
    : world.now.epochMilliseconds;
  if (startMs < firstMs) return { refusal: refuseField("appointmentDate", "dateInPast") };
  if (!agent?.isActive) return { refusal: refuseField("agentId", "agentInactive") };
  const isTaken = !isFree(world, request, without);
  if (isTaken && !request.overbook) return { refusal: refuse(409, "slot-taken") };
  const { agentId, date, time, duration, buffer } = request;
  const endMs = startMs + (duration + buffer) * 60_000;
  return { placed: { agentId, date, time, duration, buffer, startMs, endMs, isOverbooked: isTaken } };
};

const startOf = (world: World, { date, time }: Request): number | null => {
  const wanted = Temporal.PlainDateTime.from(`${date}T${time}`);
  const got = wanted.toZonedDateTime(world.zone, { disambiguation: "earlier" });
  return got.toPlainDateTime().equals(wanted) ? got.epochMilliseconds : null;
};

const isFree = (world: World, request: Request, without?: ModelAppointment): boolean => {
  const startMs = startOf(world, request);
  if (startMs === null) return false;
  const endMs = startMs + (request.duration + request.buffer) * 60_000;
  return !world.appointments.some(
    (other) =>
      other !== without &&
      other.agentId === request.agentId &&
      other.status !== "cancelled" &&
      other.startMs < endMs &&
      startMs < other.endMs,
  );
};

const bookedMinutes = (world: World, agentId: string, date: string): number => {
  const dayStart = Temporal.PlainDate.from(date).toZonedDateTime(world.zone);
  const fromMs = dayStart.epochMilliseconds;
  const toMs = dayStart.add({ days: 1 }).startOfDay().epochMilliseconds;
  return world.appointments
    .filter((appointment) => appointment.agentId === agentId && appointment.status !== "cancelled")
    .map(({ startMs, endMs }) => Math.max(0, Math.min(endMs, toMs) - Math.max(startMs, fromMs)) / 60_000)
    .reduce((sum, minutes) => sum + minutes, 0);
};
