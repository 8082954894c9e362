import { anyMark, dateMark, type FoundDate, type Scan, take } from "./scan.ts";

/** Finds weekdays, in full and, where nothing else can be meant, abbreviated. */
export const readWeekdays = (scan: Scan): void => {
  const { grammar } = scan;
  const { weekdayOfNextWeek, lastWeekday, thisWeekday, comingWeekday, nextWeekday, plainWeekday } = grammar.words;
  const forms: readonly (readonly [readonly string[], WeekdayForm])[] = [
    [weekdayOfNextWeek, "ofNextWeek"],
    [lastWeekday, "last"],
    [comingWeekday, "coming"],
    [thisWeekday, "this"],
    [nextWeekday, "next"],
    [plainWeekday, "plain"],
  ];
  for (const [sources, how] of forms) {
    for (const source of sources) {
      take(scan, grammar.pattern(source), dateMark, ({ weekday = "" }) =>
        push(scan, { kind: "weekday", index: grammar.weekdayOf(weekday), how }),
      );
    }
  }
  readShortWeekdays(scan);
};

/** Finds weekdays some weeks ahead: "Friday in two weeks". Comes before the weeks alone. */
export const readWeekdaysAhead = (scan: Scan): void => {
  const { grammar } = scan;
  for (const [source, weeks, how] of grammar.words.weekdaysAhead) {
    take(scan, grammar.pattern(source), dateMark, ({ weekday = "", n }) => {
      const count = how === "timesCount" ? grammar.numberOf(n) : weeks;
      if (!(count > 0 && count < 53)) return false;
      const index = grammar.weekdayOf(weekday);
      return push(scan, { kind: "weekdayAhead", index, weeks: count, isEither: how === "either" });
    });
  }
};

/** Sea, have, my, the: even as the whole answer these may be something else. */
const otherWords = ["mar", "mer", "ter", "mo", "di", "mi", "do"];

type WeekdayForm = Extract<FoundDate, { kind: "weekday" }>["how"];

const push = (scan: Scan, found: FoundDate): boolean => scan.dates.push(found) > 0;

/** "sat" in "I sat" isn't one: an abbreviation needs a date, a number or a time behind it, or a word like "on" before. */
const readShortWeekdays = (scan: Scan): void => {
  const { shortWeekdays, beforeShortWeekday } = scan.grammar.words;
  for (const [index, short] of shortWeekdays.entries()) {
    if (short === "") continue;
    const found: FoundDate = { kind: "weekday", index, how: "plain" };
    if (beforeShortWeekday !== null) {
      take(scan, scan.grammar.pattern(`next ${short}\\.?`), dateMark, () => push(scan, { ...found, how: "next" }));
      take(scan, scan.grammar.pattern(`(?:${beforeShortWeekday}) ${short}\\.?`), dateMark, () => push(scan, found));
    }
    take(scan, scan.grammar.pattern(`${short}\\.?(?= ?(?:\\d|${anyMark}))`), dateMark, () => push(scan, found));
    const isAsked = scan.context.expect === "day" && !otherWords.includes(short);
    if (beforeShortWeekday === null && !isAsked) continue;
    if (new RegExp(`^\\s*(?:${short})[.!?]*\\s*$`).test(scan.text)) {
      take(scan, scan.grammar.pattern(short), dateMark, () => push(scan, found));
    }
  }
};
