import type { Appointment } from "#contract/scheduling/appointments.ts";
import { displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";

/** An appointment as the calendar's rules take it. */
export type CalendarAppointment = Appointment & { date: string; time: string; startsAtMs: number; endsAtMs: number };

export const toCalendarAppointment = (appointment: Appointment): CalendarAppointment => {
  // A month may have thousands, for which an object each would take longer than all the rest.
  const startsAtMs = Date.parse(appointment.startsAt);
  return {
    ...appointment,
    date: appointment.appointmentDate,
    time: appointment.appointmentTime,
    startsAtMs,
    endsAtMs: startsAtMs + appointment.durationMinutes * 60_000,
  };
};

/** When it ends on the business's clock. */
export const endTimeOf = ({ endsAtMs }: CalendarAppointment, zone: string): string =>
  epochMsToWall(endsAtMs, zone).time;

/** Whether it takes up time: a cancelled one no longer does. */
export const isNotCancelled = ({ status }: CalendarAppointment): boolean => displayStatus(status) !== "cancelled";

/** One pass over however many there are; each day's stay in order. */
export const groupByDate = (
  appointments: readonly CalendarAppointment[],
): ReadonlyMap<string, readonly CalendarAppointment[]> => {
  const days = new Map<string, CalendarAppointment[]>();
  for (const appointment of appointments) {
    const day = days.get(appointment.date);
    if (day) day.push(appointment);
    else days.set(appointment.date, [appointment]);
  }
  return days;
};
