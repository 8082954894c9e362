import { type Language, languages } from "../../../languages.ts";
import { toNormalForm } from "../../../text/normal-form.ts";
import { readWhen } from "../../dates/read-when.ts";
import type { DateReading, WhenContext } from "../../dates/when-reading.ts";
import { monthOfWord } from "../../dates/words/read-months.ts";
import { foldedWords, foldText } from "../../words/fold-text.ts";
import { type CompiledRepeat, compileRepeat } from "./compile-repeat.ts";
import type { RepeatEnd, RepeatReading, Rhythm } from "./repeat-reading.ts";

export type RepeatContext = WhenContext & {
  /** A series is on the table: its end alone, or its being given up, may be said. */
  isRepeating?: boolean;
  /** Something is being booked, which "for two more weeks" may be about. */
  isBooking?: boolean;
  /** How often was asked: a number of weeks alone answers. */
  isRhythmAsked?: boolean;
};

export type FoundRepeat = { reading: RepeatReading /** The text without what was read. */; rest: string };

/**
 * What a text says about coming again: how often, how many times, until when. The weekday of "every Tuesday" stays in the
 * text, as the day it begins with. Null when it says nothing of the kind.
 */
export const readRepeat = (text: string, language: Language, context: RepeatContext): FoundRepeat | null => {
  const words = foldedWords(text);
  const said = words.join(" ");
  const isAsked = context.isRepeating || context.isRhythmAsked;
  if (!isAsked && !cue.test(said)) return null;
  for (const one of [language, ...languages.filter((other) => other !== language)]) {
    const found = readIn(text, { said, words, language: one, context });
    if (found) return found;
  }
  return null;
};

/** Whether a text asks to end a booked series. */
export const saysEndOfSeries = (words: string): boolean =>
  ending.test(words) && languages.some((language) => compileRepeat(language).end.test(words));

const ending =
  /cancel|stop|end|drop|delete|scrap|call off|rid|bin|absag|sag|storn|beend|losch|streich|cance?l|abbest|einstell|auflos|keine|nicht|anul|annul|par|deten|elimin|borr|termin|quit|suspend|cort|acab|baja|no |ya|arret|supprim|cess|fin|plus|desmar|apag|encerr|tir|nao/;

/** Stems without which nobody speaks of coming again. */
const cue =
  /ever[yi]|each|ev(?:re?y)? |week|wk|month|fortnight|quarter|dail|year|annual|alternate|interval|recurr|repeat|regul|series|standing|woch|wuch|monat|tag|jede|all[ei] |immer|jeweils|jahr|serie|dauer|fix|wiederh|semana|mes|quin[zc]|cada|tod[oa]|dia|anual|mens|trimest|semest|diari|fij|recorr|seguid|consecut|in a row|running|straight|back to back|de suite|affilee|einander|folge|stuck|period|repet|repit|tous|tout|ts |chaque|semaine|mois|jour|hebdo|habitual|catorc| sur |por medio|sim |si (?:y |otro)|on the (?:trot|bounce)|succession|(?:days|tage|woche|feiras|lunes|martes|miercoles|jueves|viernes|sabados|domingos|segundas|tercas|quartas|quintas|sextas|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)(?: |$)/;

type Reading = { said: string; words: readonly string[]; language: Language; context: RepeatContext };

const readIn = (text: string, { said, words, language, context }: Reading): FoundRepeat | null => {
  const compiled = compileRepeat(language);
  const used = new Set<number>();
  const first = firstRhythm(compiled, said, context);
  if (!first && !context.isRepeating) return null;
  if (first) use(used, said, first.range, first.kept);
  if (first?.plain) use(used, said, first.plain.range, first.plain.kept);
  // "For two more weeks in a row" counts from the one on the table.
  const more = first?.reading.end?.by === "count" ? compiled.more.exec(said) : null;
  const beyond = more && compiled.numberOf(more.groups?.n ?? "");
  const exact = first?.reading.rhythm ? withNth(compiled, said, first.reading.rhythm, used) : null;
  const isHabit = first !== null && compiled.habit.test(said);
  const single = first ? null : compiled.single.exec(said);
  const skip = first ? null : compiled.skip.exec(said);
  for (const match of [single, skip]) if (match) use(used, said, rangeOf(match));
  const onward = first && compiled.onward.exec(said);
  if (onward) use(used, said, rangeOf(onward));
  const end = readEnd(compiled, { text, said, words, language, context }, used);
  const start =
    first || context.isRepeating ? readStart(compiled, { text, said, words, language, context }, used) : null;
  const forEver = compiled.forEver.exec(said);
  if (forEver) use(used, said, rangeOf(forEver));
  if (!first && !single && !skip && !end && !forEver && !start) return null;
  const reading: RepeatReading = {
    ...(first?.reading ?? { rhythm: null }),
    ...(exact && { rhythm: exact }),
    ...(beyond && { end: { by: "count" as const, count: beyond, isMore: true as const } }),
    ...(end && { end }),
    ...(start && { start }),
    ...(forEver && { isEndless: true as const }),
    ...(single && !end && { isSingle: true as const }),
    ...(skip && { isSkipping: true as const }),
    ...(isHabit && { isHabit: true as const }),
  };
  const { rhythm } = reading;
  const isTooLong = rhythm !== null && (rhythm.every < 1 || rhythm.every > 52);
  return { reading: isTooLong ? { rhythm: null, isUnfit: true } : reading, rest: withoutWords(text, used) };
};

type Range = readonly [number, number];
type FirstRhythm = {
  reading: RepeatReading;
  range: Range;
  kept: Range | null;
  /** A weekday said beside it: "every three weeks, always on Wednesdays". */
  plain?: FirstRhythm;
};

const firstRhythm = (
  compiled: CompiledRepeat,
  said: string,
  { isRhythmAsked, isBooking }: RepeatContext,
): FirstRhythm | null => {
  let plain: FirstRhythm | undefined;
  for (const { pattern, make } of compiled.anyRule.test(said) ? compiled.rules : []) {
    const match = pattern.exec(said);
    const reading = match && make(match);
    if (!match || !reading) continue;
    const found = { reading, range: rangeOf(match), kept: match.indices?.groups?.keep ?? null };
    if (plain && (reading.rhythm === null || isPlainWeekly(reading) || isOverlapping(plain.range, found.range)))
      continue;
    if (plain) return { ...found, plain };
    if (!isPlainWeekly(reading)) return found;
    plain = found;
  }
  if (plain) return plain;
  // "Repeat it for two more weeks": once in each of them.
  const more = isBooking && compiled.again.test(said) ? compiled.more.exec(said) : null;
  const moreUnit = more && compiled.unitOf(more.groups?.unit ?? "");
  if (more && moreUnit)
    return { reading: { rhythm: { every: 1, unit: moreUnit } }, range: [more.index, more.index], kept: null };
  const bare = isRhythmAsked ? compiled.bare.exec(said) : null;
  const every = bare && compiled.numberOf(bare.groups?.n ?? "");
  const unit = bare && compiled.unitOf(bare.groups?.unit ?? "");
  if (!bare || !every || !unit) return null;
  return { reading: { rhythm: { every, unit } }, range: rangeOf(bare), kept: null };
};

/** What "always on Wednesdays" says, too: any other rhythm beside it is the one that is meant. */
const isPlainWeekly = ({ rhythm, end }: RepeatReading): boolean =>
  rhythm !== null && rhythm.unit === "week" && rhythm.every === 1 && end === undefined;

const isOverlapping = (one: Range, other: Range): boolean => one[0] < other[1] && other[0] < one[1];

/** "Monthly, on the first Friday": the month's rhythm made exact. */
const withNth = (
  { nthWeekday, ordinalOf, weekdayOf }: CompiledRepeat,
  said: string,
  rhythm: Rhythm,
  used: Set<number>,
) => {
  if (rhythm.unit !== "month" || rhythm.every !== 1 || rhythm.nth) return null;
  const match = nthWeekday.exec(said);
  const nth = match && ordinalOf(match.groups?.o ?? "");
  const weekday = match && weekdayOf(match.groups?.wd ?? "");
  if (!match || nth === null || weekday === null || nth < -1 || nth > 5) return null;
  use(used, said, rangeOf(match));
  return { ...rhythm, nth: { nth, weekday } };
};

const readEnd = (
  compiled: CompiledRepeat,
  reading: Reading & { text: string },
  used: Set<number>,
): RepeatEnd | null => {
  const { said, context } = reading;
  const free = (match: RegExpExecArray | null) => {
    const [from, to] = match ? wordRange(said, rangeOf(match)) : [0, 0];
    for (let at = from; at < to; at++) if (used.has(at)) return null;
    return match;
  };
  const more = free(compiled.more.exec(said));
  const beyond = more && compiled.numberOf(more.groups?.n ?? more.groups?.word ?? "");
  if (more && beyond && beyond <= 60) {
    use(used, said, rangeOf(more));
    const moreUnit = compiled.unitOf(more.groups?.unit ?? "");
    return moreUnit
      ? { by: "span", amount: beyond, unit: moreUnit, isMore: true }
      : { by: "count", count: beyond, isMore: true };
  }
  const span = free(compiled.span.exec(said));
  const amount = span && (span.groups?.one === undefined ? compiled.numberOf(span.groups?.n ?? "") : 1);
  const unit = span && compiled.unitOf(span.groups?.unit ?? span.groups?.one ?? "");
  if (span && amount && unit) {
    use(used, said, rangeOf(span));
    return { by: "span", amount, unit };
  }
  const days = free(compiled.countedDays.exec(said));
  const dayCount = days && compiled.numberOf(days.groups?.n ?? "");
  if (days && dayCount && dayCount > 1 && dayCount <= 12) {
    use(used, said, rangeOf(days), days.indices?.groups?.keep ?? null);
    return { by: "count", count: dayCount };
  }
  const counted = free(compiled.count.exec(said));
  const count = counted && compiled.numberOf(counted.groups?.n ?? counted[0].trim());
  if (counted && count && count > 1 && count <= 200) {
    use(used, said, rangeOf(counted));
    return { by: "count", count };
  }
  return context.isRhythmAsked ? null : readUntil(compiled, reading, used);
};

/** "Until Christmas": what follows the word, as far as it is a day. */
const readUntil = ({ until, from: begins }: CompiledRepeat, reading: Reading & { text: string }, used: Set<number>) => {
  const { said, words, language, context } = reading;
  const match = until.exec(said);
  if (!match) return null;
  const [from, to] = wordRange(said, rangeOf(match));
  const month = monthAfter(words.slice(to, to + 3), context.today, language);
  const most = Math.min(7, markAfter(said, to, begins, until) - to, words.length - to);
  for (let length = most; length > 0; length--) {
    const tail = asTyped(reading.text, words, [to, to + length]);
    const { expect: _, ...plain } = context;
    const { date, time, unused, rest } = readWhen(tail, language, plain);
    const day =
      date && !time && unused.length === 0 && foldedWords(rest).every((word) => articles.has(word))
        ? lastDayOf(date)
        : null;
    if (day === null) continue;
    for (let at = from; at < to + length; at++) used.add(at);
    return { by: "until" as const, until: day };
  }
  if (month === null) return null;
  for (let at = from; at < to + month.length; at++) used.add(at);
  return { by: "until" as const, until: month.last };
};

/** "From 1 December on": what follows the word, as far as it is a day. */
const readStart = (
  { from, until }: CompiledRepeat,
  { text, said, words, language, context }: Reading & { text: string },
  used: Set<number>,
) => {
  const { expect: _, ...plain } = context;
  for (const match of said.matchAll(from)) {
    const [first, to] = wordRange(said, rangeOf(match));
    const isFree = (length: number) => [...words.keys()].slice(first, to + length).every((at) => !used.has(at));
    for (let length = Math.min(6, markAfter(said, to, from, until) - to, words.length - to); length > 0; length--) {
      const { date, time, unused, rest } = readWhen(asTyped(text, words, [to, to + length]), language, plain);
      const isOnly = !time && unused.length === 0 && foldedWords(rest).every((word) => articles.has(word));
      // "From Tuesday at the" leaves the hour its words.
      const isWhole = !articles.has(words[to + length - 1] ?? "");
      const days = isOnly && isWhole && isFree(length) ? daysOf(date) : null;
      if (days === null) continue;
      for (let at = first; at < to + length; at++) used.add(at);
      return days;
    }
  }
  return null;
};

/** The position of the next "from" or "until": a day doesn't reach beyond it. */
const markAfter = (said: string, at: number, ...marks: readonly RegExp[]): number =>
  Math.min(
    ...marks
      .flatMap((mark) =>
        [...said.matchAll(new RegExp(mark.source, "dg"))].map((match) => wordRange(said, rangeOf(match))[0]),
      )
      .filter((place) => place > at),
    Number.POSITIVE_INFINITY,
  );

const daysOf = (date: DateReading | undefined): { from: string; to: string } | null => {
  if (date?.kind === "day") return { from: date.date, to: date.date };
  return date?.kind === "range" ? { from: date.from, to: date.to } : null;
};

/** A month alone ends with its last day. */
const monthAfter = (
  tail: readonly string[],
  today: string,
  language: Language,
): { last: string; length: number } | null => {
  const at = tail.findIndex((word) => monthOfWord(word, language) !== null);
  const month = monthOfWord(tail[at] ?? "", language);
  if (month === null || !tail.slice(0, at).every((word) => articles.has(word))) return null;
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return { last: first.with({ day: first.daysInMonth }).toString(), length: at + 1 };
};

const articles = new Set(
  "the el la los las le les l der die das den dem zum zur o a os as de du of do da on am el em no na ao le del dia".split(
    " ",
  ),
);

const lastDayOf = (date: DateReading): string | null => {
  if (date.kind === "day") return date.date;
  if (date.kind === "range") return date.to;
  return date.kind === "ambiguous" ? (date.dates.toSorted().at(-1) ?? null) : null;
};

const rangeOf = (match: RegExpExecArray): Range => [match.index, match.index + match[0].length];

/** The words that a piece of the joined text is made of. */
const wordRange = (said: string, [from, to]: Range): Range => {
  const before = (end: number) => (end <= 0 ? 0 : said.slice(0, end).trim().split(" ").filter(Boolean).length);
  return [before(from), before(to)];
};

const use = (used: Set<number>, said: string, range: Range, kept: Range | null = null): void => {
  const [from, to] = wordRange(said, range);
  const [keepFrom, keepTo] = kept ? wordRange(said, kept) : [0, 0];
  for (let at = from; at < to; at++) if (at < keepFrom || at >= keepTo) used.add(at);
};

/** Some words with the signs between them, which a date may need: "28.11." */
const asTyped = (text: string, words: readonly string[], [from, to]: Range): string => {
  const typed = toNormalForm(text);
  const found = [...typed.matchAll(/[\p{L}\p{N}]+/gu)];
  const [first, last] = [found[from], found[to - 1]];
  if (found.length !== words.length || !first || !last) return words.slice(from, to).join(" ");
  const end = last.index + last[0].length;
  return typed.slice(first.index, typed[end] === "." && /\d$/.test(last[0]) ? end + 1 : end);
};

/** As typed, as far as folding leaves the words where they are. */
const withoutWords = (text: string, used: ReadonlySet<number>): string => {
  const typed = toNormalForm(text);
  const isAlike = typed.match(/[\p{L}\p{N}]+/gu)?.length === foldedWords(text).length;
  let position = -1;
  return (
    (isAlike ? typed : foldText(text))
      .replace(/[\p{L}\p{N}]+/gu, (word) => {
        position += 1;
        return used.has(position) ? "" : word;
      })
      // Signs whose words are gone: "at 10, weekly".
      .replace(/[\s,;:]{0,20}\.[\s.]{0,20},/gu, ",")
      .replace(/(?<=^|\s)[-,;:'’]+(?=\s|$)/gu, "")
      .replace(/\s+/g, " ")
      .replace(/(?<![-,;:'’\s])\s*[-,;:'’][-,;:'’\s]*(?=[.,;:!?]|$)|^[-,;:'’\s]+/gu, "")
      .trim()
  );
};
