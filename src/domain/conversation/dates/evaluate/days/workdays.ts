import { addDays } from "../../../../scheduling/clock/calendar-date.ts";
import { type Stretch, weekdayIndex } from "../calendar.ts";

/** Mondays to Fridays, without the feasts on which nobody works anywhere. */
const isWorkday = (date: string): boolean => weekdayIndex(date) < 5 && !feasts.has(date.slice(5));

const feasts = new Set(["01-01", "05-01", "12-25"]);

/** The nth working day of a stretch of days, from its end when negative; null when it has too few. */
export const nthWorkday = ([from, to]: Stretch, nth: number): string | null => {
  const date = nth > 0 ? workdaysFrom(addDays(from, -1), nth) : workdaysFrom(addDays(to, 1), nth);
  return date < from || date > to ? null : date;
};

/** The working day some of them after a date, or before it. */
export const workdaysFrom = (date: string, count: number): string => {
  const step = count < 0 ? -1 : 1;
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isWorkday(day)) left -= 1;
  }
  return day;
};
