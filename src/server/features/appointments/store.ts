import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { BookedTime } from "#domain/scheduling/slots/decide-booking.ts";
import type { Tx } from "../../platform/db/database.ts";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery } from "../../platform/db/query.ts";
import type { Appointments } from "../../platform/db/schema.gen.ts";

export type AppointmentRow = Omit<
  Selectable<Appointments>,
  | "blocks"
  | "client_id"
  | "ends_at"
  | "search_words"
  | "updated_at"
  | "user_id"
  | "timed_at"
  | "calendar_sequence"
  | "start_link_id"
  | "is_erased"
  | "corrected_from"
>;

export const appointmentColumns = [
  "id",
  "agent_id",
  "appointment_type_id",
  "client_name",
  "client_phone",
  "booked_for",
  "appointment_date",
  "appointment_time",
  "starts_at",
  "duration",
  "buffer_before",
  "buffer_time",
  "service_type",
  "price",
  "currency",
  "status",
  "outcome",
  "outcome_at",
  "awaiting",
  "overbooked",
  "source",
  "client_address",
  "is_test",
  "visit_id",
  "series_id",
  "series_number",
  "client_note",
  "created_at",
  "version",
] as const;

/**
 * The one place that turns a decided time into columns: wall clock and instants are written together, so that they
 * can't disagree.
 */
export const toTimeColumns = (booked: BookedTime) => ({
  date: booked.date,
  time: booked.time,
  duration: booked.durationMinutes,
  bufferBefore: booked.bufferBeforeMinutes,
  buffer: booked.bufferMinutes,
  startsAt: Temporal.Instant.fromEpochMilliseconds(booked.startsAtMs),
  endsAt: Temporal.Instant.fromEpochMilliseconds(booked.endsAtMs),
  blocksStart: Temporal.Instant.fromEpochMilliseconds(booked.blocksStartMs),
  blocksEnd: Temporal.Instant.fromEpochMilliseconds(booked.blocksEndMs),
  overbooked: booked.isOverbooked,
});

type TimeParams = ReturnType<typeof toTimeColumns>;

/** The columns that say when an appointment is and what it blocks. */
const timeValues = (param: <Key extends keyof TimeParams>(key: Key) => TimeParams[Key]) => ({
  appointment_date: param("date"),
  appointment_time: param("time"),
  duration: param("duration"),
  buffer_before: param("bufferBefore"),
  buffer_time: param("buffer"),
  overbooked: param("overbooked"),
  starts_at: param("startsAt"),
  ends_at: param("endsAt"),
  blocks: sql<string>`tstzrange(${param("blocksStart")}::timestamptz, ${param("blocksEnd")}::timestamptz)`,
});

type NewAppointmentParams = TimeParams & {
  id: string;
  ownerId: string;
  agentId: string;
  typeId: string | null;
  clientName: string;
  clientPhone: string;
  bookedFor: string | null;
  serviceType: string;
  price: number | null;
  status: string;
  awaiting: string | null;
  source: string;
  clientAddress: string | null;
  /** Null: found by address, number or name. */
  clientId: string | null;
  isTest: boolean;
  visitId: string | null;
  seriesId: string | null;
  seriesNumber: number | null;
  startLinkId: string | null;
  clientNote: string | null;
  createdAt: Temporal.Instant;
};

type MailBooking = {
  clientName: string;
  clientPhone: string;
  clientAddress: string | null;
  clientEmail?: string | null;
  isTest: boolean;
};

/** Whose appointment it is when a mail address is given, which the client has from then on; null without one. */
export const findClientOfMail = async (
  tx: Tx,
  ownerId: OwnerId,
  { clientName, clientPhone, clientAddress, clientEmail = null, isTest }: MailBooking,
  now: Temporal.Instant,
): Promise<string | null> => {
  if (clientEmail === null || isTest) return null;
  const booked = { email: clientEmail, address: clientAddress, phone: clientPhone, name: clientName };
  return (await tx.run(clientOfMail, { ownerId, ...booked, now }))[0]?.id ?? null;
};

type MailParams = {
  ownerId: string;
  email: string;
  address: string | null;
  phone: string;
  name: string;
  now: Temporal.Instant;
};

const clientOfMail = defineQuery<MailParams>()((db, param) =>
  db.selectNoFrom(
    sql<string>`client_of_mail(${param("ownerId")}::uuid, ${param("email")}::text, ${param("address")}::text,
      ${param("phone")}::text, ${param("name")}::text, ${param("now")}::timestamptz)`.as("id"),
  ),
);

/** Returns no row when the time is taken. An INSERT that fails on the constraint instead would deadlock under load. */
export const insertAppointment = defineQuery<NewAppointmentParams>()((db, param) =>
  db
    .insertInto("appointments")
    .values({
      id: param("id"),
      user_id: param("ownerId"),
      agent_id: param("agentId"),
      appointment_type_id: param("typeId"),
      client_name: param("clientName"),
      client_phone: param("clientPhone"),
      booked_for: param("bookedFor"),
      service_type: param("serviceType"),
      price: param("price"),
      status: param("status"),
      awaiting: param("awaiting"),
      source: param("source"),
      client_address: param("clientAddress"),
      client_id: param("clientId"),
      is_test: param("isTest"),
      visit_id: param("visitId"),
      series_id: param("seriesId"),
      series_number: param("seriesNumber"),
      start_link_id: param("startLinkId"),
      client_note: param("clientNote"),
      created_at: param("createdAt"),
      timed_at: param("createdAt"),
      ...timeValues(param),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(appointmentColumns),
);

type MoveParams = TimeParams & {
  ownerId: string;
  appointmentId: string;
  agentId: string;
  version: number;
  status: string;
  awaiting: string | null;
  price: number | null;
  currency: string | null;
  /** The mark that comes back with a change that is taken back; null for every other. */
  outcome: string | null;
  outcomeAt: Temporal.Instant | null;
  movedAt: Temporal.Instant;
};

/** Moves, brings back or confirms: whatever changes an appointment's place or life in one statement. */
export const moveAppointment = defineQuery<MoveParams>()((db, param) =>
  db
    .updateTable("appointments")
    .set({
      agent_id: param("agentId"),
      status: param("status"),
      awaiting: param("awaiting"),
      // How it went at the old time says nothing of the new one.
      outcome: sql`coalesce(${param("outcome")}::text,
        case when starts_at = ${param("startsAt")}::timestamptz then outcome end)`,
      outcome_at: sql`coalesce(${param("outcomeAt")}::timestamptz,
        case when starts_at = ${param("startsAt")}::timestamptz then outcome_at end)`,
      price: param("price"),
      currency: param("currency"),
      ...timeValues(param),
      // Another agent at the same time isn't a new time.
      timed_at: sql<Temporal.Instant>`case when status <> 'cancelled' and starts_at = ${param("startsAt")}::timestamptz
        then timed_at else ${param("movedAt")}::timestamptz end`,
      ...nextVersion,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId"))
    .where("version", "=", param("version"))
    .returning(appointmentColumns),
);

type StatusParams = {
  ownerId: string;
  appointmentId: string;
  version: number;
  status: string;
  /** Whose word a pending one waits for. */
  awaiting: string | null;
};

/** Nobody comes to a cancelled one: what was marked goes with it. */
export const setStatus = defineQuery<StatusParams>()((db, param) =>
  db
    .updateTable("appointments")
    .set({
      status: param("status"),
      awaiting: param("awaiting"),
      outcome: sql`case when ${param("status")} <> 'cancelled' then outcome end`,
      outcome_at: sql`case when ${param("status")} <> 'cancelled' then outcome_at end`,
      ...nextVersion,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId"))
    .where("version", "=", param("version"))
    .returning(appointmentColumns),
);

/** Why the client wasn't notified of the last change. That its time has come isn't news to anyone. */
const unnotifiedReason = sql<string | null>`(select case when n.status in ('failed', 'not_sent')
    and n.reason is distinct from 'too-late' then coalesce(n.reason, 'rejected') end
  from notices n where n.user_id = appointments.user_id and n.appointment_id = appointments.id
    and n.status <> 'superseded' and n.reason is distinct from 'unsubscribed'
  order by n.created_at desc limit 1)`.as("unnotified_reason");

type OneAppointment = { ownerId: string; appointmentId: string };

export const selectAppointment = defineQuery<OneAppointment>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(appointmentColumns)
    .select(unnotifiedReason)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId")),
);

/** Whose it is; nobody's when the owner tried the bot. */
export const selectClientOf = defineQuery<OneAppointment>()((db, param) =>
  db
    .selectFrom("appointments")
    .select("client_id as id")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId"))
    .where("client_id", "is not", null),
);

export const selectAppointmentForUpdate = defineQuery<OneAppointment>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(appointmentColumns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId"))
    .forUpdate(),
);

export type PageParams = {
  ownerId: string;
  from: string;
  to: string;
  agentId: string | null;
  afterDate: string;
  afterTime: string;
  afterId: string;
  count: number;
};

/** A page in the calendar's order, starting behind the last row of the page before. */
export const selectPage = defineQuery<PageParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(appointmentColumns)
    .select(unnotifiedReason)
    .where("user_id", "=", param("ownerId"))
    .where("appointment_date", ">=", param("from"))
    .where("appointment_date", "<=", param("to"))
    .where(sql<boolean>`(appointment_date, appointment_time, id) >
      (${param("afterDate")}::date, ${param("afterTime")}::time, ${param("afterId")}::uuid)`)
    .where(sql<boolean>`(${param("agentId")}::uuid is null or agent_id = ${param("agentId")}::uuid)`)
    .orderBy("appointment_date")
    .orderBy("appointment_time")
    .orderBy("id")
    .limit(param("count")),
);

/** In no order. */
export const selectAppointmentsById = defineQuery<{ ownerId: string; ids: string[] }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(appointmentColumns)
    .select(["client_id", unnotifiedReason])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id = any (${param("ids")}::uuid[])`),
);

export const selectType = defineQuery<{ ownerId: string; typeId: string | null }>()((db, param) =>
  db
    .selectFrom("time_slot_configs")
    .select(["id", "name", "duration", "buffer_before", "buffer_time", "price", "slot_step_minutes"])
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("typeId"))
    .where("is_active", "=", true),
);

export const countTypes = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("time_slot_configs")
    .select(sql<number>`count(*)`.as("count"))
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true),
);
