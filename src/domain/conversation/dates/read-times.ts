import { notCounted } from "./compile-grammar.ts";
import { countedThings } from "./grammar.ts";
import { readTimeSpans } from "./read-time-spans.ts";
import { type FoundTime, type Scan, take, timeMark } from "./scan.ts";
import { toTime } from "./to-time.ts";

/** Finds the times written with a mark of their own: digits with colon, h, Uhr, a.m.; words; hours after "at". */
export const readTimes = (scan: Scan): void => {
  readTimeSpans(scan);
  readSpokenTimes(scan);
  readDigits(scan);
  readHours(scan);
  take(scan, scan.grammar.pattern(`(?:${scan.grammar.words.beforeTime}) ${timeMark}`), timeMark, () => true);
};

const readSpokenTimes = (scan: Scan): void => {
  const { grammar } = scan;
  for (const [source, time] of grammar.words.exactTimes) {
    take(scan, grammar.pattern(source), timeMark, () => {
      const [hour, minute] = time.split(":").map(Number) as [number, number];
      return scan.times.push({ minute: hour * 60 + minute, isHalfDay: false }) > 0;
    });
  }
  for (const [source, minutes, count] of grammar.words.spokenTimes) {
    take(scan, grammar.pattern(source, notCounted), timeMark, ({ h = "", m }) => {
      const hour = grammar.numberOf(h);
      const counted = count === undefined ? 0 : grammar.numberOf(m) * (count === "+m" ? 1 : -1);
      const shift = minutes + counted;
      if (!(hour >= 0 && hour <= 24 && Math.abs(counted) < 60)) return false;
      return scan.times.push(spoken(hour, shift)) > 0;
    });
  }
};

const spoken = (hour: number, shift: number): FoundTime => {
  const minute = (((hour * 60 + shift) % 1440) + 1440) % 1440;
  if (hour === 0 || hour > 12 || (hour === 12 && shift >= 0)) return { minute, isHalfDay: false };
  return { minute: minute % 720, isHalfDay: true };
};

const readDigits = (scan: Scan): void => {
  const { grammar } = scan;
  const { meridiem } = grammar.words;
  const push = (time: FoundTime | null) => time !== null && scan.times.push(time) > 0;
  const colon = `(?<![\\d:.,/])(?<h>\\d{1,2}) ?: ?(?<m>\\d{2})(?::\\d{2})?(?!\\d)(?:\\s?(?<ap>${meridiem})(?![a-zÿ]))?(?: ?(?:hrs|hs|h|uhr|horas)(?![a-zÿ]))?`;
  take(scan, bare(colon), timeMark, ({ h = "", m, ap }, match) => {
    const time = toTime(h, m, { hour: Number(h), isUnit: true, meridiem: ap });
    if (time === null) scan.impossibleTime = match.trim();
    return time === null || push(time);
  });
  const withH = `(?<![\\d:.,/])(?<h>\\d{1,2}) ?h ?(?<m>[0-5]\\d)?(?: ?min)?(?![a-zÿ\\d])`;
  take(scan, bare(`(?!${duration})${withH}`), timeMark, ({ h = "", m }) =>
    push(toTime(h, m, { hour: Number(h), isUnit: true })),
  );
  const withMeridiem = `(?<![\\d:,/])(?<h>\\d{1,2})(?:[.: ]?(?<m>[0-5]\\d))?\\s?(?<ap>${meridiem})(?![a-zÿ])`;
  take(scan, bare(withMeridiem), timeMark, ({ h = "", m, ap }) =>
    push(toTime(h, m, { hour: Number(h), meridiem: ap })),
  );
  const dotted = `(?<h>\\d{1,2})[. ](?<m>[0-5]\\d)(?![\\d.])`;
  take(scan, bare(`(?<![\\d.])${dotted} ?(?:uhr|h|hs|hrs)(?![a-zÿ])`), timeMark, ({ h = "", m }) =>
    push(toTime(h, m, { hour: Number(h), isUnit: true })),
  );
  for (const source of [dotted, compactTime]) {
    take(scan, bare(`${afterTimeWord}${source}${notPriced}`), timeMark, ({ h = "", m }) =>
      push(toTime(h, m, { hour: Number(h), isUnit: true })),
    );
  }
};

const readHours = (scan: Scan): void => {
  const { grammar } = scan;
  const { unitHours, bareHours, after, before } = grammar.words;
  const read =
    (isUnit: boolean) =>
    ({ h = "" }: { h?: string | undefined }) => {
      const time = toTime(h, undefined, { hour: grammar.numberOf(h), isUnit });
      return time !== null && scan.times.push(time) > 0;
    };
  for (const source of unitHours) take(scan, grammar.pattern(source), timeMark, read(true));
  for (const source of bareHours) take(scan, grammar.pattern(source, notCounted), timeMark, read(false));
  take(scan, grammar.pattern(`(?<=(?:${after}|${before}) ){h}`, notCounted), timeMark, read(false));
};

/** "1h de massage" lasts an hour; "3h de la tarde" and "3h de l'après-midi" don't last. */
const duration = "[1-4] ?h ?(?:[0-5]\\d)? (?:de|of) (?!la? )";

const afterTimeWord = "(?<=(?<![a-zÿ])(?:at|um|gegen|las|as|vers|ab|a)\\s)";

/** 1530, 930: only where a time is due. */
export const compactTime = "(?<h>[01]?\\d|2[0-3])(?<m>[0-5][05])(?!\\d)";

const notPriced = `(?!\\s?(?:${countedThings})(?![a-zÿ]))`;

const patterns = new Map<string, RegExp>();

/** A pattern of digits, the same in every language. */
const bare = (source: string): RegExp => {
  let pattern = patterns.get(source);
  if (!pattern) {
    pattern = new RegExp(source.replaceAll(" ?", "\\s?"), "g");
    patterns.set(source, pattern);
  }
  return pattern;
};
