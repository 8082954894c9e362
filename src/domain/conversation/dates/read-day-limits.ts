import { addDays, epochDayOf } from "../../scheduling/calendar-date.ts";
import { weekdayIndexOf } from "../../scheduling/weekday.ts";
import { dateAs, dateMark, otherMark, type Scan, taggedDate, take } from "./scan.ts";
import { earliestDay } from "./settle-date.ts";

/** Makes spans of the days that were found: "Monday to Wednesday", "before Friday"; and drops those that don't suit. */
export const readDayLimits = (scan: Scan): void => {
  readRefusals(scan);
  readSpans(scan);
  readLimitedDays(scan);
};

const readRefusals = (scan: Scan): void => {
  const { grammar } = scan;
  const { refused, refusedAfter } = grammar.words;
  const day = dateAs("day");
  for (const source of [`(?:${refused}) ${day}`, `${day} (?:${refusedAfter})`]) {
    take(scan, grammar.pattern(source), otherMark, (groups) => {
      scan.dropped.add(taggedDate(groups.day));
      scan.isRefused = true;
      return true;
    });
  }
};

const readSpans = (scan: Scan): void => {
  const { grammar, context } = scan;
  const { between, through } = grammar.words;
  const [first, last] = [dateAs("first"), dateAs("last")];
  const sources = [`(?:${between[0]}) ${first} (?:${between[1]}) ${last}`, `${first} (?:${through}) ${last}`];
  for (const source of sources) {
    take(scan, grammar.pattern(source), dateMark, (groups) => {
      const positions = [taggedDate(groups.first), taggedDate(groups.last)] as const;
      const [start, end] = [scan.dates[positions[0]], scan.dates[positions[1]]];
      const from = start && earliestDay(start, context);
      if (!from || !end) return false;
      const to = end.kind === "weekday" ? weekdayAfter(from, end.index) : earliestDay(end, context);
      if (!to || to <= from) return false;
      for (const position of positions) scan.dropped.add(position);
      return scan.dates.push({ kind: "range", from, to }) > 0;
    });
  }
};

const weekdayAfter = (date: string, index: number): string =>
  addDays(date, (index - weekdayIndexOf(epochDayOf(date)) + 7) % 7 || 7);

/** As far as a "from Monday on" is looked at. */
const daysFrom = 13;

const readLimitedDays = (scan: Scan): void => {
  const { grammar, context } = scan;
  const { today } = context;
  for (const limit of ["from", "after", "until", "before"] as const) {
    const source = `(?:${grammar.words.dayLimits[limit]}) ${dateAs("day")}`;
    take(scan, grammar.pattern(source), dateMark, (groups) => {
      const position = taggedDate(groups.day);
      const found = scan.dates[position];
      const date = found && earliestDay(found, context);
      if (!found || !date) return false;
      const last = found.kind === "range" ? found.to : date;
      const ranges: Record<typeof limit, [string, string]> = {
        from: [date, addDays(date, daysFrom)],
        after: [addDays(last, 1), addDays(last, 1 + daysFrom)],
        until: [today, last],
        before: [today, addDays(date, -1)],
      };
      const [from, to] = ranges[limit];
      if (from > to) return false;
      scan.dropped.add(position);
      return scan.dates.push(from === to ? { kind: "day", date: from } : { kind: "range", from, to }) > 0;
    });
  }
};
