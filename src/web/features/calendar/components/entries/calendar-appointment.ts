import type { Appointment } from "#contract/scheduling/appointments.ts";
import { displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";

/** An appointment as the calendar's rules take it. */
export type CalendarAppointment = Appointment & { date: string; time: string; startsAtMs: number; endsAtMs: number };

/** The same object for the same appointment: what is shown of it needn't be drawn again when others change. */
export const toCalendarAppointment = (appointment: Appointment): CalendarAppointment => {
  const known = converted.get(appointment);
  if (known) return known;
  const calendarAppointment = convert(appointment);
  converted.set(appointment, calendarAppointment);
  return calendarAppointment;
};

const converted = new WeakMap<Appointment, CalendarAppointment>();

const convert = (appointment: Appointment): CalendarAppointment => {
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

/** One pass over however many there are; each day's stay in order, and are the list they were if none has changed. */
export const groupByDate = (
  appointments: readonly CalendarAppointment[],
): ReadonlyMap<string, readonly CalendarAppointment[]> => {
  const days = new Map<string, CalendarAppointment[]>();
  for (const appointment of appointments) {
    const day = days.get(appointment.date);
    if (day) day.push(appointment);
    else days.set(appointment.date, [appointment]);
  }
  for (const [date, day] of days) days.set(date, keptDay(day));
  return days;
};

const lastDays = new WeakMap<CalendarAppointment, CalendarAppointment[]>();

const keptDay = (day: CalendarAppointment[]): CalendarAppointment[] => {
  const first = day[0] as CalendarAppointment;
  const last = lastDays.get(first);
  if (last?.length === day.length && last.every((each, index) => each === day[index])) return last;
  lastDays.set(first, day);
  return day;
};
