import { addDays, epochDayOf } from "../../../../scheduling/clock/calendar-date.ts";
import { weekdayIndexOf } from "../../../../scheduling/clock/weekday.ts";

/** Null in a year that the table doesn't know. */
export type FeastRule = (year: number) => string | null;

type Computed = (year: number) => string;

export const onDate =
  (month: number, day: number): Computed =>
  (year) =>
    `${year}-${pad(month)}-${pad(day)}`;

/** Days after Easter Sunday; before it when negative. */
export const easterPlus =
  (days: number): Computed =>
  (year) =>
    addDays(easterSunday(year), days);

/** The nth weekday of a month, Monday 0; -1 is the last. */
export const nthWeekday =
  (nthOne: number, weekday: number, month: number): Computed =>
  (year) =>
    nthOne > 0 ? addDays(firstOn(`${year}-${pad(month)}-01`, weekday), 7 * (nthOne - 1)) : lastOf(year, month, weekday);

/** Sundays before Christmas Eve, the fourth of Advent being the first. */
export const adventSunday =
  (sunday: number): Computed =>
  (year) =>
    addDays(lastOn(`${year}-12-24`, 6), -7 * (4 - sunday));

/** The Monday on or after a day: Colombia moves its feasts there. */
export const mondayFrom =
  (day: Computed): Computed =>
  (year) =>
    firstOn(day(year), 0);

/** The Monday before a day. */
export const mondayBefore =
  (month: number, day: number): Computed =>
  (year) =>
    lastOn(addDays(`${year}-${pad(month)}-${pad(day)}`, -1), 0);

/** Feasts of other calendars, as far as they are published. */
export const listedIn =
  (dates: readonly string[]): FeastRule =>
  (year) =>
    dates.find((date) => date.startsWith(`${year}-`)) ?? null;

const pad = (value: number): string => String(value).padStart(2, "0");

const firstOn = (date: string, weekday: number): string =>
  addDays(date, (weekday - weekdayIndexOf(epochDayOf(date)) + 7) % 7);

const lastOn = (date: string, weekday: number): string =>
  addDays(date, -((weekdayIndexOf(epochDayOf(date)) - weekday + 7) % 7));

const lastOf = (year: number, month: number, weekday: number): string =>
  lastOn(addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`, -1), weekday);

/** Gregorian Easter, by the anonymous rule of 1876. */
const easterSunday = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`;
};
