import type { Language } from "../../languages.ts";
import { addDays } from "../../scheduling/calendar-date.ts";
import { minutesOf } from "../../scheduling/clock-time.ts";
import { foldText } from "../fold-text.ts";
import { type CompiledGrammar, compileGrammar } from "./compile-grammar.ts";
import { forgiveSlips } from "./forgive-slips.ts";
import { toPlainText } from "./plain-text.ts";
import { readDates } from "./read-dates.ts";
import { readDayLimits } from "./read-day-limits.ts";
import { readDayParts, readLimits } from "./read-day-parts.ts";
import { readLooseNumbers } from "./read-loose-numbers.ts";
import { readFullDates } from "./read-numeric-dates.ts";
import { readPortions } from "./read-ranges.ts";
import { readTimes } from "./read-times.ts";
import { anyMark, otherMark, type Scan, take, timeMark } from "./scan.ts";
import { settleDate } from "./settle-date.ts";
import { isOverToday, settleTime } from "./settle-time.ts";
import type { WhenContext, WhenReading } from "./when-reading.ts";

/**
 * What a text says about a day and a time, in the words of one language. Nothing is guessed: what can be read in two
 * ways comes back as two, and what isn't clearly a date or a time is left in `rest`.
 */
export const readWhen = (text: string, language: Language, context: WhenContext): WhenReading => {
  const plain = toPlainText(foldText(text));
  const scan = startScan(plain.text, compileGrammar(language), context);
  readAsap(scan);
  readAnyTime(scan);
  readFullDates(scan);
  readHoursFromNow(scan);
  readTimes(scan);
  readPortions(scan);
  readDayParts(scan);
  readDates(scan);
  readDayLimits(scan);
  readLimits(scan);
  readLooseNumbers(scan);

  const date = settleDate(scan, isOverToday(scan));
  const time = settleTime(scan, date !== undefined);
  const isAsap = scan.isAsap || (scan.isAnyTime && !scan.isRefused && !date && !time);
  return {
    ...(date && { date }),
    ...(time && { time }),
    ...(isAsap && { isAsap: true as const }),
    ...(scan.isRefused && { isRefused: true as const }),
    spans: [],
    unused: [],
    isCertain: date?.kind !== "ambiguous" && time?.kind !== "choice",
    rest: plain.restore(scan.text.replace(marksAndCommas, " ").replace(/ +/g, " ").trim()),
  };
};

const marksAndCommas = new RegExp(`[\\s,.]*${anyMark}[\\s,.]*`, "g");

const startScan = (text: string, grammar: CompiledGrammar, context: WhenContext): Scan => {
  let folded = text
    .replace(/'/g, " ")
    .replace(/(?<=[a-zÿ])-|-(?=[a-zÿ])/g, " ")
    .replace(/\s+/g, " ");
  for (const [pattern, spelling] of grammar.words.rewrites) folded = folded.replace(pattern, spelling);
  const scan: Scan = {
    text: forgiveSlips(folded, grammar.words),
    grammar,
    context,
    dates: [],
    dropped: new Set(),
    times: [],
    parts: [],
    window: null,
    impossibleTime: null,
    isAsap: false,
    isAnyTime: false,
    isRefused: false,
  };
  take(scan, phoneNumber, otherMark, (_, match) => match.replace(/\D/g, "").length >= 7);
  const { notDates, farewells } = grammar.words;
  for (const source of context.expect ? notDates : [...notDates, ...farewells]) {
    take(scan, grammar.pattern(source), otherMark, () => true);
  }
  return scan;
};

/** Digits in groups, as nobody writes a day or a time: "06 12 34 56 78", "555 1234". */
const phoneNumber = /(?<![\d:./-])\+?(?:\d{2,5}(?: \d{2,4}){3,}|\d{3,5}(?: \d{3,4}){2}|\d{3}[ -]\d{4})(?![\d:./-])/g;

const readAsap = (scan: Scan): void => {
  for (const source of scan.grammar.words.asap) {
    take(scan, scan.grammar.pattern(source), otherMark, () => {
      scan.isAsap = true;
      return true;
    });
  }
};

const readAnyTime = (scan: Scan): void => {
  for (const source of scan.grammar.words.anyTime) {
    take(scan, scan.grammar.pattern(source), otherMark, () => {
      scan.isAnyTime = true;
      return true;
    });
  }
};

const readHoursFromNow = (scan: Scan): void => {
  const { grammar, context } = scan;
  for (const [source, minutes, timesCount] of grammar.words.hoursFromNow) {
    take(scan, grammar.pattern(source), timeMark, ({ n }) => {
      const count = timesCount ? grammar.numberOf(n) : 1;
      const fromMinute = minutesOf(context.nowTime) + minutes * count;
      if (!(count > 0 && count < 100)) return false;
      scan.dates.push({ kind: "day", date: addDays(context.today, Math.floor(fromMinute / 1440)) });
      scan.window = { part: null, fromMinute: fromMinute % 1440, toMinute: 24 * 60 };
      return true;
    });
  }
};
