import type { Appointment, AppointmentChange } from "#contract/scheduling/appointments.ts";

type Names = { agentName: string; timeZone: string };

/** An appointment in one line, as it is stored. */
export const describeAppointment = (appointment: Appointment, { agentName, timeZone }: Names): string => {
  const { serviceType, clientName, appointmentDate, appointmentTime, durationMinutes, status } = appointment;
  const weekday = Temporal.PlainDate.from(appointmentDate).toLocaleString("en", { weekday: "long" });
  const when = `${weekday} ${appointmentDate} at ${appointmentTime} (${timeZone})`;
  return `${serviceType} with ${agentName} for ${clientName}, ${when}, ${durationMinutes} minutes, ${status}`;
};

const done = { book: "Booked", move: "Moved", cancel: "Cancelled" } as const;

/** What was done, and whether the client learns of it. */
export const readBack = (deed: keyof typeof done, { appointment, notice }: AppointmentChange, names: Names): string => {
  const notified =
    notice === null || notice.status === "not_sent"
      ? `The client is not notified${notice?.reason ? ` (${notice.reason})` : ""}.`
      : "The client is being notified.";
  return `${done[deed]}: ${describeAppointment(appointment, names)}. ${notified}`;
};
