import { notCounted } from "./compile-grammar.ts";
import { type FoundTime, type Groups, type Scan, take, timeMark } from "./scan.ts";
import { toTime } from "./to-time.ts";

/** Finds "between 3 and 5", "15-17h" and the like. */
export const readTimeSpans = (scan: Scan): void => {
  const { between, meridiem } = scan.grammar.words;
  const unit = `(?:${meridiem}|heures?|horas?|uhr|hrs|hs|h)`;
  const clock = (name: string) =>
    `(?:las? |les |as )?(?<${name}>\\d{1,2}|{words})(?: ?[:.h] ?(?<${name}m>[0-5]\\d))?(?: ?(?<${name}u>${unit})(?![a-zÿ]))?`;
  const inWords = `(?:${between[0]}) ${clock("a")} ?(?:${between[1]}) ?${clock("b")}`;
  const dash = `(?<a>\\d{1,2})(?:[:.h](?<am>[0-5]\\d))?(?<au>$^)? ?- ?${clock("b").replace(/\?$/, "")}`;
  for (const source of [inWords, dash]) {
    take(scan, scan.grammar.pattern(source, notCounted), timeMark, (groups) => {
      const first = endOf(scan, groups, "a");
      const last = endOf(scan, groups, "b");
      if (!first || !last) return false;
      const [from, to] = spanOf(first, last);
      if (from >= to) return false;
      scan.window = { part: null, fromMinute: from, toMinute: to };
      return true;
    });
  }
};

const endOf = (scan: Scan, groups: Groups, name: string): FoundTime | null => {
  const hour = groups[name] ?? "";
  const unit = groups[`${name}u`];
  const meridiem = unit !== undefined && /^[ap]/.test(unit) ? unit : undefined;
  return toTime(hour, groups[`${name}m`], { hour: scan.grammar.numberOf(hour), isUnit: unit !== undefined, meridiem });
};

/** "9 to 11" is in the morning, "3 to 5" in the afternoon, "10 to 2" across noon; a certain end decides the other. */
const spanOf = (first: FoundTime, last: FoundTime): [number, number] => {
  const to = last.isHalfDay ? null : last.minute;
  const from = first.isHalfDay ? startOf(first.minute, to) : first.minute;
  if (to !== null) return [from, to];
  return [from, last.minute > from ? last.minute : last.minute + 720];
};

const startOf = (minute: number, to: number | null): number => {
  if (to !== null) return minute + 720 < to ? minute + 720 : minute;
  return minute < 8 * 60 ? minute + 720 : minute;
};
