import type { Language } from "../../languages.ts";
import { epochDayOf } from "../clock/calendar-date.ts";
import { endMinutesOf, minutesOf } from "../clock/clock-time.ts";
import { weekdayOf } from "../clock/weekday.ts";
import type { BusinessWeek, DayHours } from "../hours/business-hours.ts";

/** Days on which the business keeps other hours than its weekday's, or none. */
export type SpecialDay = {
  from: string;
  /** The last of the days. */
  to: string;
  /** As the owner wrote it; a public holiday has a name in each language. */
  name: string | Readonly<Record<Language, string>>;
  /** Null: closed. */
  hours: { startTime: string; endTime: string } | null;
  /** A public holiday that only begins at this time: until then the weekday's hours hold. */
  closesAt?: string | null | undefined;
};

/** What a business has besides its week. */
export type SpecialCalendar = {
  hours: BusinessWeek;
  /** The owner's own. */
  specialDays?: readonly SpecialDay[] | undefined;
  /** Public holidays on which the business doesn't work. */
  holidays?: readonly SpecialDay[] | undefined;
};

/** The opening hours of a date, and the special day that makes them so. A closed day keeps its weekday's times. */
export const dayHoursOn = (business: SpecialCalendar, date: string): DayHours & { special: SpecialDay | null } => {
  const usual = business.hours[weekdayOf(date)];
  const special = specialDayOn(business, date);
  return { ...(special === null ? usual : hoursOf(special, usual)), special };
};

/** What a special day makes of a weekday's hours. */
export const hoursOf = ({ hours, closesAt }: SpecialDay, usual: DayHours): DayHours => {
  if (hours !== null) return { isOpen: true, ...hours };
  if (!closesAt || !usual.isOpen || minutesOf(closesAt) <= minutesOf(usual.startTime)) {
    return { ...usual, isOpen: false };
  }
  return minutesOf(closesAt) < endMinutesOf(usual.endTime) ? { ...usual, endTime: closesAt } : usual;
};

/** The breaks of a weekday that mean something on a special day: those while it is open. */
export const breaksOn = <Pause extends { startTime: string; endTime: string }>(
  breaks: readonly Pause[],
  special: Pick<SpecialDay, "hours" | "closesAt"> | null,
): readonly Pause[] => {
  if (special === null) return breaks;
  const { hours, closesAt } = special;
  if (hours === null) return breaks.filter(({ startTime }) => closesAt && minutesOf(startTime) < minutesOf(closesAt));
  return breaks.filter(
    ({ startTime, endTime }) =>
      minutesOf(startTime) < endMinutesOf(hours.endTime) && minutesOf(hours.startTime) < endMinutesOf(endTime),
  );
};

/**
 * The special day that applies on a date. The owner's setting takes precedence over a holiday; of several, the shortest range, which is
 * the most particular, and of equals the one said last.
 */
export const specialDayOn = (
  { specialDays = none, holidays = none }: Pick<SpecialCalendar, "specialDays" | "holidays">,
  date: string,
): SpecialDay | null => {
  let found: SpecialDay | null = null;
  for (const day of specialDays) {
    if (covers(day, date) && (found === null || lengthOf(day) <= lengthOf(found))) found = day;
  }
  return found ?? holidays.find((day) => covers(day, date)) ?? null;
};

export const nameOf = ({ name }: Pick<SpecialDay, "name">, language: Language): string =>
  typeof name === "string" ? name : name[language];

const none: readonly SpecialDay[] = [];

const covers = ({ from, to }: SpecialDay, date: string): boolean => from <= date && date <= to;

const lengthOf = ({ from, to }: SpecialDay): number => epochDayOf(to) - epochDayOf(from);
