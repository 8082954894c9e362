import { addDays, epochDayOf } from "../clock/calendar-date.ts";
import { weekdayIndexOf } from "../clock/weekday.ts";

/** A weekday of a month: `nth` counts from 1, the last one is -1; `weekday` is 0 for Monday. */
export type NthWeekday = { nth: number; weekday: number };

/** That weekday in the month of a date; null where the month has no fifth one. */
export const nthWeekdayOf = (date: string, { nth, weekday }: NthWeekday): string | null => {
  const first = `${date.slice(0, 7)}-01`;
  const lead = (weekday - weekdayIndexOf(epochDayOf(first)) + 7) % 7;
  const days = Array.from({ length: 5 }, (_, week) => addDays(first, lead + 7 * week)).filter(
    (day) => day.slice(0, 7) === date.slice(0, 7),
  );
  return (nth < 0 ? days.at(nth) : days[nth - 1]) ?? null;
};

/** The first such day on or after a date. */
export const nextNthWeekday = (from: string, rule: NthWeekday): string | null => {
  let month = `${from.slice(0, 7)}-01`;
  // A month with a fifth one comes within a quarter.
  for (let tries = 0; tries < 5; tries++) {
    const day = nthWeekdayOf(month, rule);
    if (day !== null && day >= from) return day;
    month = `${addDays(month, 31).slice(0, 7)}-01`;
  }
  return null;
};
