import { addDays, epochDayOf, parseDate } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayIndexOf } from "../../../scheduling/clock/weekday.ts";

/** Days first and last, both included. */
export type Stretch = readonly [from: string, to: string];

/** 0 for Monday. */
export const weekdayIndex = (date: string): number => weekdayIndexOf(epochDayOf(date));

/** The date, or null where the month has no such day. */
export const dateFromParts = (year: number, month: number, day: number): string | null => {
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return parseDate(date) === null ? null : date;
};

const pad = (value: number): string => String(value).padStart(2, "0");

export const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

/** The month some months later: its first and last day. */
export const monthFrom = (date: string, offset: number): Stretch => {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + offset;
  const first = `${Math.floor(index / 12)}-${pad((index % 12) + 1)}-01`;
  const next = `${Math.floor((index + 1) / 12)}-${pad(((index + 1) % 12) + 1)}-01`;
  return [first, addDays(next, -1)];
};

/** The same day some months later; the last one where the month is shorter. */
export const addMonths = (date: string, months: number): string => {
  const [first, last] = monthFrom(date, months);
  const wanted = `${first.slice(0, 8)}${date.slice(8)}`;
  return wanted > last ? last : wanted;
};

/** The first such weekday from a day on. */
export const onOrAfter = (date: string, weekday: number): string =>
  addDays(date, (weekday - weekdayIndex(date) + 7) % 7);

/** The last such weekday up to a day. */
export const onOrBefore = (date: string, weekday: number): string =>
  addDays(date, -((weekdayIndex(date) - weekday + 7) % 7));
