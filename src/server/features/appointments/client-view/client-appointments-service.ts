import type { OwnAppointment, TypeFacts } from "#domain/conversation/facts.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { minuteMs } from "#domain/scheduling/clock/business-clock.ts";
import { doesService } from "#domain/scheduling/services/agent-service.ts";
import type { BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { NamedAgentFacts } from "../availability/facts-store.ts";
import { findSettings, type Settings, type SettingsAt } from "../availability/settings-store.ts";
import { bookableDays, findCalendar, selectTaken, type TakenRow } from "./calendar-store.ts";
import { type OwnAppointmentRow, selectOwnAppointments } from "./client-appointments-store.ts";

export type ClientSide = {
  business: BusinessFacts;
  /** Those that an active agent does. */
  types: TypeFacts[];
  agents: NamedAgentFacts[];
  /** The client's own, still to come or under way: clients who are late write after the beginning, too. */
  appointments: OwnAppointment[];
  lastVisit: { typeId: string; agentId: string } | null;
  /** The name of the latest appointment; null for a client who never had one, or had it for somebody else. */
  lastName: string | null;
  /** Had an appointment before, under whatever name. */
  isKnown: boolean;
  /** One of their appointments is over. */
  hasPastAppointments: boolean;
};

type ClientAt = { ownerId: OwnerId; clientAddress: string; now: Temporal.Instant };

/** What is booked: by anyone, and by one client. */
export type Booked = { clientAddress: string; taken: Promise<TakenRow[]>; own: Promise<ClientRow[]> };

/** Asks for what is booked, which needs nothing else to be known: it may travel with what comes before it. */
export const askForBooked = (tx: Tx, { ownerId, clientAddress, now }: ClientAt): Booked => {
  const [taken, own] = [
    tx.run(selectTaken, { ownerId, now }),
    tx.run(selectOwnAppointments, { ownerId, clientAddress, now }),
  ];
  // Not everyone who asks ahead needs it; a failure is the transaction's anyway.
  for (const asked of [taken, own]) asked.catch(() => {});
  return { clientAddress, taken, own };
};

/**
 * The calendar as one client may see it: what can be booked, and what of it is theirs. `ahead` was asked for in the same
 * transaction, since when nothing has been changed.
 */
export const findClientSide = async (
  tx: Tx,
  { clientAddress, version, ...at }: SettingsAt & ClientAt,
  ahead?: Booked,
): Promise<ClientSide> => {
  const isAsked = ahead?.clientAddress === clientAddress;
  const booked = isAsked ? ahead : askForBooked(tx, { ...at, clientAddress });
  const settings = await findSettings(tx, { ownerId: at.ownerId, version }, bookableDays(at.now));
  const [{ business, agents }, rows] = await Promise.all([
    findCalendar(tx, { ...at, version }, settings, booked.taken),
    booked.own,
  ]);
  const [last] = rows;
  return {
    business,
    types: settings.types
      .filter((type) => type.is_active && agents.some((agent) => doesService(agent, type.id)))
      .map(toTypeFacts),
    agents,
    appointments: toOwnAppointments(rows.filter(isToCome)),
    lastVisit: last?.last_type_id ? { typeId: last.last_type_id, agentId: last.last_agent_id } : null,
    lastName: last && last.last_booked_for === null ? last.last_name : null,
    isKnown: last !== undefined,
    hasPastAppointments: last?.has_past ?? false,
  };
};

type TypeRow = Settings["types"][number];

const toTypeFacts = (row: TypeRow): TypeFacts => ({
  id: row.id,
  name: row.name,
  description: row.description,
  durationMinutes: row.duration,
  bufferBeforeMinutes: row.buffer_before,
  bufferMinutes: row.buffer_time,
  price: row.price,
  stepMinutes: row.slot_step_minutes,
});

type ClientRow = NonNullable<(typeof selectOwnAppointments)["row"]>;

/** Next to the last appointment there is one to come or under way. */
type OwnRow = ClientRow & OwnAppointmentRow;

const isToCome = (row: ClientRow): row is OwnRow => row.id !== null;

const toOwnAppointment = (row: OwnRow): OwnAppointment => ({
  id: row.id,
  version: row.version,
  typeId: row.appointment_type_id,
  service: row.service_type,
  agentId: row.agent_id,
  agentName: row.agent_name,
  date: row.appointment_date,
  time: row.appointment_time,
  startsAt: row.starts_at,
  durationMinutes: row.duration,
  bufferBeforeMinutes: row.buffer_before,
  bufferMinutes: row.buffer_time,
  ...(row.awaiting !== null && { awaiting: row.awaiting as "owner" | "client" }),
  price: row.price,
  ...(row.series_id !== null && { seriesId: row.series_id }),
  ...(row.booked_for !== null && { forName: row.booked_for }),
});

/** A client knows visits: the services of one are one appointment, named after all of them. */
const toOwnAppointments = (rows: readonly OwnRow[]): OwnAppointment[] =>
  [...Map.groupBy(rows, ({ id, visit_id }) => visit_id ?? id).values()].flatMap((visit) => {
    const parts = visit.map(toOwnAppointment);
    const [first] = parts;
    const last = parts.at(-1);
    if (!first || !last || parts.length === 1) return parts;
    const endMs = last.startsAt.epochMilliseconds + last.durationMinutes * minuteMs;
    const agents = new Set(parts.map(({ agentName }) => agentName));
    return [
      {
        ...first,
        service: parts.map(({ service }) => service).join(" + "),
        agentName: [...agents].join(", "),
        durationMinutes: (endMs - first.startsAt.epochMilliseconds) / minuteMs,
        bufferMinutes: last.bufferMinutes,
        visitId: visit[0]?.visit_id ?? first.id,
        parts,
      },
    ];
  });

/** Whether a client has an appointment that ends after an instant. */
export const hasOwnAppointment = async (
  tx: Tx,
  ownerId: OwnerId,
  clientAddress: string,
  since: Temporal.Instant,
): Promise<boolean> => (await tx.run(selectOwnAppointments, { ownerId, clientAddress, now: since })).some(isToCome);
