import { dateMark, otherMark, type Scan, take, timeMark } from "./scan.ts";
import { dayParts, dayStretches } from "./when-reading.ts";

/** Finds parts of the day, "after five" and "before noon". Comes after the times and before the days. */
export const readDayParts = (scan: Scan): void => {
  const { grammar, context } = scan;
  for (const [source, part, how] of grammar.words.parts) {
    take(scan, grammar.pattern(source), how === "today" ? dateMark : otherMark, () => {
      if (how === "today") scan.dates.push({ kind: "day", date: context.today });
      const window = { ...dayParts, ...dayStretches }[part];
      return scan.parts.push({ window, isWeak: how === "weak" }) > 0;
    });
  }
};

/** "After ⟨time⟩" and "before ⟨time⟩" make a window of the one time that was found. */
export const readLimits = (scan: Scan): void => {
  const [time, ...others] = scan.times;
  if (!time || others.length > 0) return;
  const { after, before } = scan.grammar.words;
  // Nobody means five in the morning by "after five".
  const minute = time.isHalfDay && time.minute < 8 * 60 ? time.minute + 720 : time.minute;
  take(scan, scan.grammar.pattern(`(?:${after}) ${timeMark}`), timeMark, () => {
    scan.window = { part: null, fromMinute: minute, toMinute: 24 * 60 };
    return true;
  });
  if (minute === 0) return;
  take(scan, scan.grammar.pattern(`(?:${before}) ${timeMark}`), timeMark, () => {
    scan.window = { part: null, fromMinute: 0, toMinute: minute };
    return true;
  });
};
