import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { parseDate } from "#domain/scheduling/clock/calendar-date.ts";
import { parseTime } from "#domain/scheduling/clock/clock-time.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { presentAppointment, presentRedacted } from "./present.ts";
import { type AppointmentRow, selectAppointmentsById, selectPage } from "./store.ts";

export type PageQuestion = {
  from: string;
  to: string;
  agentId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

/** Appointments in the calendar's order, and where the next page begins. */
export const findPage = async (
  db: Database,
  ownerId: OwnerId,
  { from, to, agentId, limit, cursor }: PageQuestion,
): Promise<{ rows: (AppointmentRow & { unnotified_reason: string | null })[]; nextCursor: string | null }> => {
  if (to < from) throw new AppError("invalid-input", { fields: { to: "endBeforeStart" } });
  const after = cursor === undefined ? beforeEverything : readCursor(cursor);
  const params = { ownerId, from, to, agentId: agentId ?? null, ...after, count: limit + 1 };
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectPage, params)]);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), nextCursor: last ? writeCursor(last) : null };
};

/** Appointments by their ids; those that are no more are missing. */
export const findAppointmentsById = async (
  tx: Tx,
  ownerId: OwnerId,
  ids: readonly string[],
): Promise<Map<string, { appointment: Appointment; redacted: Appointment; clientId: string | null }>> => {
  const rows = await tx.run(selectAppointmentsById, { ownerId, ids: [...ids] });
  return new Map(
    rows.map((row) => [
      row.id,
      { appointment: presentAppointment(row), redacted: presentRedacted(row), clientId: row.client_id },
    ]),
  );
};

type Position = { afterDate: string; afterTime: string; afterId: string };

const beforeEverything: Position = {
  afterDate: "1969-12-31",
  afterTime: "00:00",
  afterId: "00000000-0000-0000-0000-000000000000",
};

const cursorForm =
  /^(?<date>\d{4}-\d{2}-\d{2})\.(?<time>\d{2}:\d{2})\.(?<id>[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

const writeCursor = (row: AppointmentRow): string => `${row.appointment_date}.${row.appointment_time}.${row.id}`;

const readCursor = (cursor: string): Position => {
  const { date, time, id } = cursorForm.exec(cursor)?.groups ?? {};
  if (!date || !time || !id || parseDate(date) === null || parseTime(time) === null) {
    throw new AppError("invalid-input", { fields: { cursor: "invalid" } });
  }
  return { afterDate: date, afterTime: time, afterId: id };
};
