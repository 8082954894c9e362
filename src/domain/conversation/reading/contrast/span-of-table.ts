import { addDays, epochDayOf, laterDate } from "../../../scheduling/clock/calendar-date.ts";
import { sameWeekdayFrom } from "../../../scheduling/clock/weekday.ts";
import type { DateReading, WhenReading } from "../../dates/when-reading.ts";

/** What was said of the day before: some days, or one. */
export type DaysOnTable = {
  today: string;
  bookingRange?: { from: string; to: string } | undefined;
  bookingDate?: string | undefined;
};

/**
 * "The week of the 14th", and then "Tuesday": weekdays alone are those of the days on the table, and a day of the month alone is
 * that of their month. What names its week or its month is what it says.
 */
export const inSpanOfTable = (when: WhenReading, table: DaysOnTable): WhenReading => {
  const { date, isWeekday, isDayOfMonth, isAsap } = when;
  if (!date || isAsap) return when;
  const meant = isWeekday ? weekdaysIn(date, table) : isDayOfMonth ? dayOfMonthIn(date, table) : null;
  if (meant === null) return when;
  const { alternatives: _, ...rest } = when;
  const isSettled = when.alternatives !== undefined && meant.kind === "day";
  return { ...rest, date: meant, ...(isSettled && { isCertain: true }) };
};

/** Days that begin today or before are as near as those that are read anyhow. */
const weekdaysIn = (date: DateReading, { today, bookingRange }: DaysOnTable): DateReading | null => {
  if (!bookingRange || bookingRange.from <= today) return null;
  const { from, to } = bookingRange;
  const first = (day: string): string => sameWeekdayFrom(day, from);
  if (date.kind === "range") {
    const start = first(date.from);
    const days = epochDayOf(date.to) - epochDayOf(date.from);
    return { ...date, from: start, to: date.isOpen ? laterDate(start, to) : addDays(start, days) };
  }
  const read = date.kind === "day" ? [date.date] : "dates" in date ? date.dates : [];
  if (read.length === 0) return null;
  const all = [...new Set(read.map(first))].flatMap((day) => everyWeek(day, to)).sort();
  return daysAs(all.slice(0, mostDays));
};

/** As many as can be asked about. */
const mostDays = 10;

/** Such a weekday of every week until an end; the first one is meant even where the stretch ends before. */
const everyWeek = (first: string, to: string): string[] => {
  const days = [first];
  for (let day = addDays(first, 7); day <= to && days.length < mostDays; day = addDays(day, 7)) days.push(day);
  return days;
};

const daysAs = ([first, second, ...more]: readonly string[]): DateReading | null => {
  if (first === undefined) return null;
  if (second === undefined) return { kind: "day", date: first };
  return more.length > 0
    ? { kind: "days", dates: [first, second, ...more] }
    : { kind: "ambiguous", dates: [first, second] };
};

/** "Better the 18th", of the 17th of December: the one of its month, unless that of the next one is only days away. */
const dayOfMonthIn = (date: DateReading, { today, bookingRange, bookingDate }: DaysOnTable): DateReading | null => {
  if (date.kind !== "day") return null;
  const anchor = bookingDate ?? bookingRange?.from;
  if (anchor === undefined || anchor <= today) return null;
  const { year, month } = Temporal.PlainDate.from(anchor);
  const of = (months: number): string | null => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months });
    const day = Number(date.date.slice(8));
    return day <= first.daysInMonth ? first.with({ day }).toString() : null;
  };
  const [same, next] = [of(0), of(1)];
  const isNear = next !== null && epochDayOf(next) - epochDayOf(anchor) <= nearDays;
  const isBehind = same === null || same < today || (same < anchor && (isNear || bookingRange !== undefined));
  const meant = isBehind ? next : same;
  return meant === null ? null : { kind: "day", date: meant };
};

const nearDays = 10;
