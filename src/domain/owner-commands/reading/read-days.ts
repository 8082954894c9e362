import { isCalendarWord } from "../../conversation/dates/is-calendar-word.ts";
import { readWhen } from "../../conversation/dates/read-when.ts";
import {
  type DateReading,
  dayParts,
  dayStretches,
  type TimeWindow,
  type WhenContext,
} from "../../conversation/dates/when-reading.ts";
import type { Language } from "../../languages.ts";
import { addDays } from "../../scheduling/clock/calendar-date.ts";
import { timeOfMinutes } from "../../scheduling/clock/clock-time.ts";
import { type Days, type MinuteSpan, timesOf } from "../owner-command.ts";
import type { CommandWords } from "./command-words.ts";
import { lunchWords } from "./facts/lunch-words.ts";
import { joinsDays } from "./several/joined-days.ts";

export type ReadDays = { dates: Days | null; times: readonly string[]; span: MinuteSpan | null; rest: string };

/** The days and times of a piece of a command, and what is left of it. A bare number is an hour. */
export const readDays = (
  text: string,
  { language, mend }: Pick<CommandWords, "language" | "mend">,
  context: WhenContext & { names: ReadonlySet<string> },
  /** Of a single appointment: its time may be said as a part of its name, "the one of 15". */
  isOfOne = false,
): ReadDays => {
  const said = isOfOne ? mend.reduce((whole, [pattern, instead]) => whole.replace(pattern, instead), text) : text;
  // Somebody called like a month or a verb is still somebody.
  const named: string[] = [];
  // "Combien a Luis vendredi": what is before a name belongs to it, and isn't "until Friday".
  const nameless = said.replace(
    language === "fr" ? /(?<!\p{L})(?:a )?(\p{L}+)/gu : /(\p{L}+)/gu,
    (piece, word: string) => {
      if (!context.names.has(word) || isCalendarWord(word, language)) return piece;
      named.push(word);
      return "";
    },
  );
  const plain = readWhen(nameless, language, context);
  const hasUse = plain.time !== undefined || (plain.isCertain && plain.date !== undefined);
  const reading = hasUse ? plain : readWhen(nameless, language, { ...context, expect: "time" });
  const { time } = reading;
  const openEnd = time?.kind === "window" && time.part === null && time.toMinute === 1440;
  return {
    dates: together(daysOf(reading.date), nameless, language),
    times: openEnd ? [timeOfMinutes(time.fromMinute)] : timesOf(time),
    span: time?.kind === "window" ? spanOf(time, nameless) : null,
    rest: [reading.rest, ...named].join(" ").trim(),
  };
};

/**
 * The afternoon, or what comes after lunch, reaches to the end of the day: nobody is off in the afternoon and there in the
 * evening. Hours that are said are as they are said.
 */
const spanOf = ({ part, fromMinute, toMinute }: TimeWindow, text: string): MinuteSpan => {
  const { afternoon } = dayParts;
  const { afterLunch } = dayStretches;
  const isAfterLunch =
    fromMinute === afterLunch.fromMinute && toMinute === afterLunch.toMinute && lunchWords.test(text);
  const isAfternoon = part !== null && fromMinute === afternoon.fromMinute && toMinute === afternoon.toMinute;
  return { fromMinute, toMinute: isAfternoon || isAfterLunch ? 1440 : toMinute };
};

/** The first word of a text that names a day by itself. The reader of dates takes no day of a story for a request. */
export const firstDayIn = (
  text: string,
  words: Pick<CommandWords, "language" | "mend">,
  context: WhenContext & { names: ReadonlySet<string> },
): Days | null => {
  for (const word of text.match(/\p{L}{3,}/gu) ?? []) {
    const { dates } = readDays(word, words, context);
    if (dates) return dates;
  }
  return null;
};

const together = (dates: Days | null, text: string, language: Language): Days | null =>
  dates?.either && joinsDays(text, language) ? { ...dates, isAll: true } : dates;

/**
 * Days that are named one after the other, "Tuesday and Thursday", "neither tomorrow nor Monday", each found by its own word: null
 * for fewer than two. Weekdays come in the order they are said, so a later one that would come earlier is in the week after.
 */
export const joinedDaysIn = (
  text: string,
  words: Pick<CommandWords, "language" | "mend">,
  context: WhenContext & { names: ReadonlySet<string> },
): Days | null => {
  const pieces = text.match(/\p{L}{3,}|[,&+]|(?<!\p{L})(?:y|e|o|ou|or|ni|et|el|le|o|a|am)(?!\p{L})/gu) ?? [];
  const found: { at: number; date: string }[] = [];
  let isJoined = false;
  for (const [at, piece] of pieces.entries()) {
    const dates = isCalendarWord(piece, words.language) ? readDays(piece, words, context).dates : null;
    if (dates === null || dates.from !== dates.to) continue;
    const before = found.at(-1);
    const between = before === undefined ? [] : pieces.slice(before.at + 1, at);
    // A list may have lost its commas; "tomorrow, Thursday" is one day.
    const isListed = between.length === 0 && before?.date !== dates.from;
    const hasJoint = between.length <= 2 && between.some((one) => joining.test(one));
    if (before && !isListed && !hasJoint) continue;
    isJoined ||= hasJoint;
    const date = before && dates.from <= before.date ? addDays(dates.from, 7) : dates.from;
    found.push({ at, date });
  }
  const dates = found.map(({ date }) => date);
  const [first] = dates;
  return first !== undefined && dates.length > 1 && isJoined
    ? { from: first, to: first, either: dates, isAll: true }
    : null;
};

const joining = /^(?:and|y|e|et|und|&|\+|,|or|o|ou|oder|ni|nor|nem|noch|as|sowie)$/u;

const daysOf = (date: DateReading | undefined): Days | null => {
  switch (date?.kind) {
    case "day":
    case "past":
      return { from: date.date, to: date.date };
    case "ambiguous":
    case "days":
      return { from: date.dates[0] ?? "", to: date.dates[0] ?? "", either: date.dates };
    case "range":
      return { from: date.from, to: date.isOpen ? date.from : date.to };
    default:
      return null;
  }
};
