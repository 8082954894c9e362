import { addDays, dateOfEpochDay, epochDayOf } from "./calendar-date.ts";

/**
 * The weekdays by their full English names, Monday first: the one vocabulary of `day_of_week` in business
 * hours and breaks, and of the keys of an agent's working hours.
 */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Weekday = (typeof weekdays)[number];

/** 0 for Monday to 6 for Sunday; 1970-01-01 was a Thursday. */
export const weekdayIndexOf = (epochDay: number): number => (epochDay + 3) % 7;

/** The weekday of a date. */
export const weekdayOf = (date: string): Weekday => weekdayOfEpochDay(epochDayOf(date));

/** The first date from `from` on that is on the weekday of `day`. */
export const sameWeekdayFrom = (day: string, from: string): string =>
  addDays(from, (((epochDayOf(day) - epochDayOf(from)) % 7) + 7) % 7);

const weekdayOfEpochDay = (epochDay: number): Weekday => {
  const weekday = weekdays[weekdayIndexOf(epochDay)];
  if (!weekday) throw new RangeError(`no weekday for ${dateOfEpochDay(epochDay)}`);
  return weekday;
};
