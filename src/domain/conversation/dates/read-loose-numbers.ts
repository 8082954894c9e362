import { addDays, epochDayOf } from "../../scheduling/calendar-date.ts";
import { weekdayIndexOf } from "../../scheduling/weekday.ts";
import { notCounted } from "./compile-grammar.ts";
import { compactTime } from "./read-times.ts";
import { dateMark, type Scan, take, timeMark } from "./scan.ts";
import { toTime } from "./to-time.ts";

/** Numbers that mean something only by where they stand: after a day, or as the whole answer to a question. */
export const readLooseNumbers = (scan: Scan): void => {
  const { grammar, context } = scan;
  const push = (hour: string, minute?: string): boolean => {
    const time = toTime(hour, minute, { hour: grammar.numberOf(hour) });
    return time !== null && scan.times.push(time) > 0;
  };
  // "10 or 11 a.m.": the hour beside "or" has no mark of its own.
  take(scan, grammar.pattern(`{h}(?= (?:or|o|ou|oder) ${timeMark})`), timeMark, ({ h = "" }) => push(h));
  take(scan, grammar.pattern(`(?<=${timeMark} ?(?:or|o|ou|oder) ){h}`, notCounted), timeMark, ({ h = "" }) => push(h));
  const hasTime = () => scan.times.length > 0 || scan.window !== null;
  const afterDay = grammar.pattern(`(?<=${dateMark} ?)(?<h>\\d{1,2})`, notCounted);
  if (scan.dates.length > 0) take(scan, afterDay, dateMark, ({ h }) => readDayAfterWeekday(scan, Number(h)));
  if (!hasTime() && (scan.dates.length > 0 || context.expect === "time")) {
    take(scan, /(?<![\d.:/])(?<h>\d{1,2})\.(?<m>[1-5]\d)(?![\d.%])/g, timeMark, ({ h = "", m }) => push(h, m));
  }
  const compactAfterDay = grammar.pattern(`(?<=${dateMark} ?)${compactTime}`, notCounted);
  if (!hasTime() && scan.dates.length > 0) take(scan, compactAfterDay, timeMark, ({ h = "", m }) => push(h, m));
  if (!hasTime() && scan.dates.length > 0) take(scan, afterDay, timeMark, ({ h = "" }) => push(h));
  if (context.expect === "time" && !hasTime()) {
    take(scan, grammar.pattern("^ ?{h}[.!]*$"), timeMark, ({ h = "" }) => push(h));
    take(scan, /^\s*(?<h>\d{1,2})(?<m>[0-5]\d)\s*$/g, timeMark, ({ h = "", m }) => push(h, m));
  }
  if (context.expect === "day" && scan.dates.length === 0) {
    take(scan, /^\s*(?<d>[12]?\d|3[01])\.?\s*$/g, dateMark, ({ d }) => {
      return Number(d) > 0 && scan.dates.push({ kind: "dayOfMonth", day: Number(d) }) > 0;
    });
  }
};

/** "Friday 20" is a date when the 20th is a Friday soon; "Friday 10" is ten o'clock otherwise. */
const readDayAfterWeekday = (scan: Scan, day: number): boolean => {
  const [weekday, ...others] = scan.dates;
  if (weekday?.kind !== "weekday" || others.length > 0) return false;
  for (let ahead = 0; ahead < 62; ahead++) {
    const date = addDays(scan.context.today, ahead);
    if (Number(date.slice(8)) !== day || weekdayIndexOf(epochDayOf(date)) !== weekday.index) continue;
    return scan.dates.push({ kind: "dayOfMonth", day }) > 0;
  }
  return false;
};
