import { todayIn } from "../clock/business-clock.ts";
import { addDays } from "../clock/calendar-date.ts";
import { displayStatus } from "./appointment-status.ts";

/** What the lists need to know about an appointment. */
export type ListedAppointment = { date: string; time: string; status: string };

/** Upcoming reaches this far and shows this many. */
export const upcomingDays = 7;
const upcomingLimit = 5;

/** Today's appointments by time, cancelled ones included: the owner sees that they fell away. */
export const todaysAppointments = <T extends ListedAppointment>(
  appointments: readonly T[],
  zone: string,
  now: Temporal.Instant,
): T[] => {
  const today = todayIn(zone, now);
  return appointments.filter((appointment) => appointment.date === today).sort(byDateAndTime);
};

/** The next appointments from tomorrow to seven days ahead, at most five, cancelled ones left out. */
export const upcomingAppointments = <T extends ListedAppointment>(
  appointments: readonly T[],
  zone: string,
  now: Temporal.Instant,
): T[] => {
  const today = todayIn(zone, now);
  const last = addDays(today, upcomingDays);
  return appointments
    .filter(({ date, status }) => date > today && date <= last && displayStatus(status) !== "cancelled")
    .sort(byDateAndTime)
    .slice(0, upcomingLimit);
};

/** Both texts are zero-padded, so that their order is the order of time. */
const byDateAndTime = (a: ListedAppointment, b: ListedAppointment): number =>
  a.date === b.date ? compare(a.time, b.time) : compare(a.date, b.date);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
