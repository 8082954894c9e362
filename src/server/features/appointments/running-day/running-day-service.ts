import type { DayAppointment } from "#domain/owner-commands/deciding/owner-facts.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { AppointmentOutcome } from "#domain/scheduling/outcomes/appointment-outcome.ts";
import type { BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { findBusinessFacts } from "../availability/facts-store.ts";
import { nameOnCalendar } from "../present.ts";
import { selectDayAppointment, selectDays } from "./running-day-store.ts";

type DayRow = NonNullable<(typeof selectDays)["row"]>;

/** The appointments on some days, of everyone or one agent, for those who run the day by commands. */
export const findRunningDays = async (
  tx: Tx,
  ownerId: OwnerId,
  { agentId, from, to }: { agentId: string | null; from: string; to: string },
): Promise<{ business: BusinessFacts; appointments: DayAppointment[] }> => {
  const [business, rows] = await Promise.all([
    findBusinessFacts(tx, ownerId, { from, to }),
    tx.run(selectDays, { ownerId, agentId, from, to }),
  ]);
  return { business, appointments: toAppointments(rows, agentId === null) };
};

type OneAppointment = {
  appointment: DayAppointment;
  client: { id: string; client_phone: string; client_address: string | null };
};

/** An appointment as it is now, also a cancelled one, and how its client is reached. */
export const findDayAppointment = async (
  tx: Tx,
  ownerId: OwnerId,
  appointmentId: string,
): Promise<OneAppointment | null> => {
  const [row] = await tx.run(selectDayAppointment, { ownerId, appointmentId });
  return row ? { appointment: toAppointment(row, true), client: row } : null;
};

/** A visit of several services is one thing to the owner; an agent has her own parts alone. */
const toAppointments = (rows: readonly DayRow[], isOwner: boolean): DayAppointment[] => {
  const shown: DayAppointment[] = [];
  const visits = new Map<string, DayAppointment>();
  for (const row of rows) {
    const appointment = toAppointment(row, isOwner);
    const begun = appointment.visitId === null ? undefined : visits.get(appointment.visitId);
    if (begun) {
      begun.service = `${begun.service} + ${appointment.service}`;
      begun.endsAtMs = Math.max(begun.endsAtMs, appointment.endsAtMs);
      continue;
    }
    if (appointment.visitId !== null) visits.set(appointment.visitId, appointment);
    shown.push(appointment);
  }
  return shown;
};

const toAppointment = (row: DayRow, isOwner: boolean): DayAppointment => ({
  id: row.id,
  version: row.version,
  visitId: isOwner ? row.visit_id : null,
  agentId: row.agent_id,
  agentName: row.agent_name,
  clientName: nameOnCalendar(row),
  service: row.service_type,
  date: row.appointment_date,
  time: row.appointment_time,
  startsAtMs: row.starts_at.epochMilliseconds,
  endsAtMs: row.starts_at.epochMilliseconds + row.duration * 60_000,
  status: row.status === "pending" ? "pending" : "confirmed",
  awaiting: row.awaiting as DayAppointment["awaiting"],
  outcome: row.outcome as AppointmentOutcome | null,
});
