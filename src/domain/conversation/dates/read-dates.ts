import { addDays, weekOf } from "../../scheduling/calendar-date.ts";
import { notCounted } from "./compile-grammar.ts";
import type { RangeName } from "./grammar.ts";
import { dayOrImpossible, readShortDates, upcomingDay } from "./read-numeric-dates.ts";
import { readWeekdays } from "./read-weekdays.ts";
import { dateMark, type Scan, take } from "./scan.ts";

/** Finds days: with a month's name, in digits, "tomorrow", weekdays, "next week", "the 25th". */
export const readDates = (scan: Scan): void => {
  readMonthDays(scan);
  readShortDates(scan);
  readRelativeDays(scan);
  readWeekdays(scan);
  readRanges(scan);
  readDaysOfMonth(scan);
};

const readMonthDays = (scan: Scan): void => {
  const { grammar } = scan;
  for (const source of grammar.words.monthDays) {
    take(scan, grammar.pattern(source, notCounted), dateMark, ({ d, month = "", y }, match) => {
      const day = grammar.numberOf(d);
      const monthNumber = grammar.monthOf(month) + 1;
      if (!(day >= 1 && day <= 39) || monthNumber === 0) return false;
      const found = y
        ? dayOrImpossible(Number(y), monthNumber, day, match)
        : upcomingDay(scan, monthNumber, day, match);
      return scan.dates.push(found) > 0;
    });
  }
};

const readRelativeDays = (scan: Scan): void => {
  const { grammar, context } = scan;
  for (const [source, days, timesCount] of grammar.words.relativeDays) {
    take(scan, grammar.pattern(source), dateMark, ({ n }) => {
      const count = timesCount ? grammar.numberOf(n) : 1;
      if (!(count >= 0 && count < 100)) return false;
      return scan.dates.push({ kind: "day", date: addDays(context.today, days * count) }) > 0;
    });
  }
};

const readRanges = (scan: Scan): void => {
  const { grammar } = scan;
  for (const [source, name] of grammar.words.ranges) {
    take(scan, grammar.pattern(source), dateMark, ({ month }) => {
      const [from, to] = rangeOf(scan, name, month === undefined ? 0 : grammar.monthOf(month) + 1);
      return scan.dates.push({ kind: "range", from, to }) > 0;
    });
  }
};

const rangeOf = (scan: Scan, name: RangeName, month: number): [string, string] => {
  const { today } = scan.context;
  const week = weekOf(today);
  const day = (index: number) => addDays(week[0] as string, index);
  const later = (date: string) => (date < today ? today : date);
  const names: Record<RangeName, () => [string, string]> = {
    thisWeek: () => [today, day(6)],
    nextWeek: () => [day(7), day(13)],
    weekAfterNext: () => [day(14), day(20)],
    weekend: () => [later(day(5)), day(6)],
    nextWeekend: () => [day(12), day(13)],
    nextMonth: () => monthOf(firstOfNextMonth(today)),
    inMonth: () => {
      const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
      const [from, to] = monthOf(`${year}-${String(month).padStart(2, "0")}-01`);
      return [later(from), to];
    },
  };
  return names[name]();
};

const firstOfNextMonth = (date: string): string => `${addDays(`${date.slice(0, 8)}01`, 31).slice(0, 8)}01`;

const monthOf = (first: string): [string, string] => [first, addDays(firstOfNextMonth(first), -1)];

const readDaysOfMonth = (scan: Scan): void => {
  const { grammar } = scan;
  for (const source of grammar.words.daysOfMonth) {
    take(scan, grammar.pattern(source, notCounted), dateMark, ({ d }, match) => {
      const day = grammar.numberOf(d);
      if (!(day >= 1 && day <= 39)) return false;
      const found =
        day > 31 ? ({ kind: "impossible", text: match.trim() } as const) : ({ kind: "dayOfMonth", day } as const);
      return scan.dates.push(found) > 0;
    });
  }
};
