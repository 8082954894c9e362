import { twoDigits } from "./clock-time.ts";

/**
 * Dates of the business's calendar as text (`yyyy-MM-dd`) and as epoch days (days since 1970-01-01).
 * Epoch days make weekday and range arithmetic plain integers, free of any time zone.
 */

/**
 * The calendar's range, 1970 to 2099: wide enough for any appointment, narrow enough that a mistyped year
 * is refused and that the clock changes of a zone fit one small table.
 */
export const firstCalendarDate = "1970-01-01";
export const lastCalendarDate = "2099-12-31";

const lastEpochDay = 47_481;

/** The epoch day of a strictly written, existing date in the calendar's range, else null (`2027-02-29`, `2027-3-1`). */
export const parseDate = (text: string): number | null => {
  if (text.length !== 10 || text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return null;
  const [century, yearOfCentury] = [twoDigits(text, 0), twoDigits(text, 2)];
  const [month, day] = [twoDigits(text, 5), twoDigits(text, 8)];
  if (century < 0 || yearOfCentury < 0) return null;
  const year = century * 100 + yearOfCentury;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  const epochDay = epochDayFromCivil(year, month, day);
  return epochDay >= 0 && epochDay <= lastEpochDay ? epochDay : null;
};

/** The epoch day of a date that was checked before; a malformed one is the caller's mistake and throws. */
export const epochDayOf = (date: string): number => {
  const epochDay = parseDate(date);
  if (epochDay === null) throw new RangeError(`not a date of the calendar: ${date}`);
  return epochDay;
};

/** The date of an epoch day; throws outside the calendar's range. */
export const dateOfEpochDay = (epochDay: number): string => {
  if (!Number.isInteger(epochDay) || epochDay < 0 || epochDay > lastEpochDay) {
    throw new RangeError(`epoch day outside the calendar: ${epochDay}`);
  }
  // Years are counted from March so that the leap day is the last day of its year.
  const sinceMarch0000 = epochDay + 719_468;
  const era = Math.floor(sinceMarch0000 / 146_097);
  const dayOfEra = sinceMarch0000 - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${pad2(month)}-${pad2(day)}`;
};

/** The date `days` later (or earlier, when negative). */
export const addDays = (date: string, days: number): string => dateOfEpochDay(epochDayOf(date) + days);

/** The seven dates, Monday to Sunday, of the week that holds `date`. */
export const weekOf = (date: string): string[] => {
  const epochDay = epochDayOf(date);
  // 1970-01-01 was a Thursday, three days after its Monday.
  const monday = epochDay - ((epochDay + 3) % 7);
  return Array.from({ length: 7 }, (_, index) => dateOfEpochDay(monday + index));
};

const hyphen = 45;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const epochDayFromCivil = (year: number, month: number, day: number): number => {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const marchMonth = month > 2 ? month - 3 : month + 9;
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

const pad2 = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** Of two dates. */
export const laterDate = (a: string, b: string): string => (a.localeCompare(b) < 0 ? b : a);
export const earlierDate = (a: string, b: string): string => (a.localeCompare(b) < 0 ? a : b);
