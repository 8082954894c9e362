import { addDays } from "../../scheduling/calendar-date.ts";
import { notCounted } from "./compile-grammar.ts";
import { dayOrImpossible, readShortDates, upcomingDay } from "./read-numeric-dates.ts";
import { readRanges } from "./read-ranges.ts";
import { readWeekdays, readWeekdaysAhead } from "./read-weekdays.ts";
import { dateMark, type Scan, take } from "./scan.ts";

/** Finds days: with a month's name, in digits, "tomorrow", weekdays, "next week", "the 25th", Christmas. */
export const readDates = (scan: Scan): void => {
  readMonthDays(scan);
  readHolidays(scan);
  readShortDates(scan);
  readWeekdaysAhead(scan);
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

const readHolidays = (scan: Scan): void => {
  const { grammar } = scan;
  for (const [source, month, day] of grammar.words.holidays) {
    take(scan, grammar.pattern(source), dateMark, (_, match) => {
      return scan.dates.push(upcomingDay(scan, month, day, match)) > 0;
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
