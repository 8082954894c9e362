import type { Appointment } from "#contract/scheduling/appointments.ts";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";

/** What happened elsewhere to an appointment on screen. */
export type AppointmentNews = "cancelled" | "restored" | "moved" | "corrected";

type Compared = Pick<Appointment, "version" | "status" | "appointmentDate" | "appointmentTime" | "agentId">;

/** What has become of an appointment since it was looked at, the most important thing first; null when nothing has. */
export const appointmentNews = (seen: Compared, current: Compared): AppointmentNews | null => {
  if (seen.version === current.version) return null;
  if (canChange(seen.status) !== canChange(current.status)) return canChange(current.status) ? "restored" : "cancelled";
  const hasMoved =
    seen.appointmentDate !== current.appointmentDate ||
    seen.appointmentTime !== current.appointmentTime ||
    seen.agentId !== current.agentId;
  return hasMoved ? "moved" : "corrected";
};
