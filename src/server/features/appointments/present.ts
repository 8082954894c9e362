import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { AppointmentRow } from "./store.ts";

export const presentAppointment = (row: AppointmentRow & { unnotified_reason?: string | null }): Appointment => ({
  id: row.id,
  agentId: row.agent_id,
  appointmentTypeId: row.appointment_type_id,
  clientName: nameOnCalendar(row),
  clientPhone: row.client_phone,
  appointmentDate: row.appointment_date,
  appointmentTime: row.appointment_time,
  startsAt: row.starts_at.toString(),
  durationMinutes: row.duration,
  bufferBeforeMinutes: row.buffer_before,
  bufferMinutes: row.buffer_time,
  serviceType: row.service_type,
  price: row.price,
  currency: row.currency,
  status: row.status as Appointment["status"],
  awaiting: row.awaiting as Appointment["awaiting"],
  outcome: row.outcome as Appointment["outcome"],
  outcomeAt: row.outcome_at?.toString() ?? null,
  isOverbooked: row.overbooked,
  source: row.source as Appointment["source"],
  isTest: row.is_test,
  unnotifiedReason: (row.unnotified_reason ?? null) as Appointment["unnotifiedReason"],
  visitId: row.visit_id,
  seriesId: row.series_id,
  seriesNumber: row.series_number,
  clientNote: row.client_note,
  createdAt: row.created_at.toString(),
  version: row.version,
});

/** Who comes, and who booked it when that is somebody else. */
export const nameOnCalendar = ({
  client_name: name,
  booked_for: bookedFor,
}: Pick<AppointmentRow, "client_name" | "booked_for">): string =>
  bookedFor === null || bookedFor === name ? name : `${bookedFor} (${name})`;

/** S1's placeholders: what is left of an appointment when personal data can't be shown. */
export const presentRedacted = (row: Parameters<typeof presentAppointment>[0]): Appointment => ({
  ...presentAppointment(row),
  clientName: "Client Name Hidden",
  clientPhone: "Phone Hidden",
  clientNote: null,
});
