import { timeOfMinutes } from "../clock/clock-time.ts";

/** The day view's hours, 08:00 to 18:00. */
export const firstRowHour = 8;
export const lastRowHour = 18;

export type DayRow<T> = { time: string; appointments: T[] };

/** The day view: 11 hourly rows, and what is before the first and after the last, so that nothing is hidden. */
export type DayRows<T> = { before: T[]; rows: DayRow<T>[]; after: T[] };

/** One day's appointments in rows. An appointment belongs to the row whose hour its time starts with. */
export const dayRows = <T extends { time: string }>(appointments: readonly T[]): DayRows<T> => {
  const sorted = [...appointments].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  const hourOf = (appointment: T): number => Number(appointment.time.slice(0, 2));
  return {
    before: sorted.filter((appointment) => hourOf(appointment) < firstRowHour),
    rows: Array.from({ length: lastRowHour - firstRowHour + 1 }, (_, index) => ({
      time: timeOfMinutes((firstRowHour + index) * 60),
      appointments: sorted.filter((appointment) => hourOf(appointment) === firstRowHour + index),
    })),
    after: sorted.filter((appointment) => hourOf(appointment) > lastRowHour),
  };
};
