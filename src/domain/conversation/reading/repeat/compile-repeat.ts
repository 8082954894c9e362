import type { Language } from "../../../languages.ts";
import type { SeriesUnit } from "../../../scheduling/series/series-rule.ts";
import { anyOfWords, lexiconValues } from "../../dates/words/lexicon-values.ts";
import { anyInWords, type WordPatterns } from "../../words/patterns/any-in-words.ts";
import { allRepeatWords } from "./all-repeat-words.ts";
import type { RepeatReading, Rhythm } from "./repeat-reading.ts";
import type { RepeatWords } from "./repeat-words.ts";

/** One way to say a rhythm; `wd` in the match stays in the text, as the day it begins with. */
export type RhythmRule = { pattern: RegExp; make: (match: RegExpExecArray) => RepeatReading | null };

export type CompiledRepeat = {
  rules: readonly RhythmRule[];
  /** Whether one of the rules may fit: most texts are passed over at once, and the rules are compiled only when needed. */
  anyRule: WordPatterns;
  /** An ordinal and a weekday, which make "monthly" more exact. */
  nthWeekday: RegExp;
  count: RegExp;
  more: RegExp;
  again: RegExp;
  span: RegExp;
  until: RegExp;
  from: RegExp;
  onward: RegExp;
  /** This many weekdays, which count: "four Saturdays". */
  countedDays: RegExp;
  forEver: RegExp;
  single: RegExp;
  skip: RegExp;
  end: RegExp;
  habit: RegExp;
  /** A number of units, alone: the answer to how often. */
  bare: RegExp;
  numberOf: (word: string) => number | null;
  weekdayOf: (word: string) => number | null;
  ordinalOf: (word: string) => number | null;
  unitOf: (word: string) => SeriesUnit | null;
};

const compiled = new Map<Language, CompiledRepeat>();

export const compileRepeat = (language: Language): CompiledRepeat => {
  const found = compiled.get(language) ?? compile(language);
  compiled.set(language, found);
  return found;
};

const articles = "(?:the |on (?:the )?|den |dem |der |am |el |los |las |la |le |les |o |a |os |as |na |no )?";
const several = "(?:or|to|bis|oder|a|o|ou|y|et|und|and|e)";

const compile = (language: Language): CompiledRepeat => {
  const words = allRepeatWords[language];
  const numbers = lexiconValues(language, "num");
  const ordinals = lexiconValues(language, "ord");
  const weekdays = lexiconValues(language, "weekday", "shortWeekday");
  const n = `(?:\\d{1,3}|${anyOfWords(numbers.keys())})`;
  const o = `(?:\\d{1,2}(?:st|nd|rd|th|e|er|eme|o|a|te[nrs]?)|(?:${anyOfWords(ordinals.keys())})s?)`;
  const wd = `(?:${anyOfWords(weekdays.keys())})(?: feiras?)?`;
  const unit = `(?:${words.units.day}|${words.units.week}|${words.units.month})`;
  // Several of them: "Saturdays", "Samstage", "sextas-feiras".
  const wds = `(?:${anyOfWords(weekdays.keys())})(?:s|e|en|es)?(?: feiras?)?`;
  const fill = (pattern: string): string =>
    pattern
      .replaceAll("{wds}", wds)
      .replaceAll("{n}", n)
      .replaceAll("{o}", o)
      .replaceAll("{wd}", wd)
      .replaceAll("{unit}", unit);
  const whole = (...patterns: readonly string[]): RegExp =>
    new RegExp(`(?<=^| )(?:${patterns.map(fill).join("|")})(?= |$)`, "d");
  const numberOf = (word: string): number | null =>
    /^\d+$/.test(word) ? Number(word) : (numbers.get(word) ?? counts[word] ?? null);
  const ordinalOf = (word: string): number | null => {
    const figure = /^\d+/.exec(word)?.[0];
    return figure === undefined ? (ordinals.get(word) ?? ordinals.get(word.replace(/s$/, "")) ?? null) : Number(figure);
  };
  const weekdayOf = (word: string): number | null => weekdays.get(word.replace(/ feiras?$/, "")) ?? null;
  const unitOf = (word: string): SeriesUnit | null => unitIn(words, word);
  const known = { numberOf, ordinalOf, weekdayOf, unitOf };
  const counted = (pattern: string): string => fill(pattern.replaceAll("{n}", "(?<n>{n})"));
  const named = (patterns: readonly string[], make: (pattern: string) => string): RegExp[] =>
    patterns.map((pattern) => new RegExp(`(?<=^| )(?:${make(pattern)})(?= |$)`, "d"));
  const rules = rulesOf(words, { whole, ...known });
  return {
    ...known,
    rules,
    anyRule: anyInWords(...rules.map(({ pattern }) => pattern.source.replace(groupNames, "(?:"))),
    nthWeekday: whole(`${articles}(?<o>{o}) (?<wd>{wd})`),
    count: anyOf(named(words.count, counted)),
    more: anyOf(
      named(
        words.more,
        (pattern) => `${fill(pattern.replace("{n}", "(?<n>{n})").replace("{unit}", "(?<unit>{unit})"))}${notShifted}`,
      ),
    ),
    again: whole(words.again),
    span: anyOf(
      named(words.span, (pattern) =>
        fill(pattern.replace("{n}", "(?<n>{n})").replace(/\{unit\}(?!\))/, "(?<unit>{unit})")),
      ),
    ),
    until: whole(words.until),
    from: new RegExp(`(?<=^| )(?:${words.from})(?= |$)`, "dg"),
    onward: whole(words.onward),
    countedDays: whole(countedDays(words)),
    forEver: whole(...words.forEver),
    single: whole(...words.single),
    skip: whole(...words.skip),
    end: whole(...words.end),
    habit: whole(...words.habit),
    bare: new RegExp(`^(?:\\w+ )?(?<n>${n}) (?<unit>${unit})(?: \\w+)?$`, "d"),
  };
};

const groupNames = /\(\?<[a-z]+>/g;

/** Expressions with groups of the same name as one. */
const anyOf = (patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join("|"), "d");

/** "Two weeks later" moves something, and repeats nothing. */
const notShifted =
  "(?! (?:antes|depois|before|after|later|earlier|spater|fruher|plus|apres|avant|despues|mas|tarde|temprano|adelante|cedo|tard|tot))";

/** "A few" in the place of a number. */
const counts: Readonly<Record<string, number>> = {
  ...{ couple: 2, paar: 2, par: 2 },
  ...{
    zweimal: 2,
    dreimal: 3,
    viermal: 4,
    funfmal: 5,
    sechsmal: 6,
    siebenmal: 7,
    achtmal: 8,
    neunmal: 9,
    zehnmal: 10,
    zwolfmal: 12,
  },
};

const unitIn = ({ units }: RepeatWords, word: string): SeriesUnit | null =>
  (["day", "week", "month"] as const).find((name) => new RegExp(`^(?:${units[name]})$`).test(word)) ??
  (/^(?:weekly|wochen)$/.test(word) ? "week" : /^(?:monthly|monats)$/.test(word) ? "month" : null);

type Known = Pick<CompiledRepeat, "numberOf" | "ordinalOf" | "weekdayOf" | "unitOf"> & {
  whole: (...patterns: readonly string[]) => RegExp;
};

const rulesOf = (words: RepeatWords, { whole, numberOf, ordinalOf, weekdayOf, unitOf }: Known): RhythmRule[] => {
  const e = `(?:${words.every})`;
  const group = (match: RegExpExecArray, name: string): string => match.groups?.[name] ?? "";
  const rhythm = (every: number | null, unit: SeriesUnit | null): { rhythm: Rhythm } | null =>
    every === null || unit === null ? null : { rhythm: inWeeks(words, every, unit) };
  const nth = (match: RegExpExecArray) => {
    const [place, weekday] = [ordinalOf(group(match, "o")), weekdayOf(group(match, "wd"))];
    if (place === null || weekday === null || place < -1 || place > 5) return null;
    return { rhythm: { every: 1, unit: "month" as const, nth: { nth: place, weekday } } };
  };
  const ofUnits = (match: RegExpExecArray) => rhythm(numberOf(group(match, "n")), unitOf(group(match, "unit")));
  const unfit = { pattern: whole(...words.tooOften), make: () => ({ rhythm: null, isUnfit: true as const }) };
  const named = words.named.map(
    ([pattern, every, unit]): RhythmRule => ({ pattern: whole(pattern), make: () => ({ rhythm: { every, unit } }) }),
  );
  const inARow = (match: RegExpExecArray): RepeatReading | null => {
    const count = numberOf(group(match, "n"));
    return count && count > 1 ? { rhythm: { every: 1, unit: "week" }, end: { by: "count", count } } : null;
  };
  return [
    unfit,
    { pattern: whole(`(?<n>{n}) (?<keep>{wds}) (?:${words.inARow})`), make: inARow },
    { pattern: whole(`(?<n>{n}) (?:${words.inARow}) (?<keep>{wds})`), make: inARow },
    { pattern: whole(`(?<n>{n}) (?:${words.units.week}) (?:${words.inARow})`), make: inARow },
    {
      pattern: whole(`${e} ${articles}{wd}(?: \\w+){0,3}?(?: (?:${words.and}))? (?:${e} )?${articles}(?<!{o} ){wd}`),
      make: (match) => (isSeveral(match[0], weekdayOf) ? { rhythm: null, isUnfit: true } : null),
    },
    { pattern: whole(`(?:${e} )?${articles}(?<o>{o}) (?<wd>{wd}) (?:${words.ofEveryMonth})`), make: nth },
    { pattern: whole(`${e} ${articles}(?<o>{o}) (?<wd>{wd}) (?:${words.ofMonth})`), make: nth },
    { pattern: whole(`${e} (?:${words.other}) (?<keep>{wd})`), make: () => ({ rhythm: { every: 2, unit: "week" } }) },
    { pattern: whole(`${e} (?<o>{o}) (?<wd>{wd})`), make: nth },
    { pattern: whole(`${e} (?<n>{n}) (?<keep>{wd})`), make: (match) => rhythm(numberOf(group(match, "n")), "week") },
    { pattern: whole(`${e} ${articles}(?<keep>{wd})`), make: () => ({ rhythm: { every: 1, unit: "week" } }) },
    ...words.around.map(
      (pattern): RhythmRule => ({
        pattern: whole(pattern.replace("{wd}", "(?<keep>{wd})")),
        make: (match) => {
          if (match.groups?.other !== undefined) return { rhythm: { every: 2, unit: "week" } };
          // "Un mardi sur trois" counts weekdays, and so weeks.
          return match.groups?.keep === undefined ? ofUnits(match) : rhythm(numberOf(group(match, "n")), "week");
        },
      }),
    ),
    { pattern: whole(`${e} {n} ${several} {n} {unit}`), make: () => ({ rhythm: null, isOpen: true }) },
    {
      pattern: whole(`${e} (?:few|paar|pocas?|quelques|poucas?) {unit}`),
      make: () => ({ rhythm: null, isOpen: true }),
    },
    {
      pattern: whole(`${e} (?:couple (?:of )?)(?<unit>{unit})`),
      make: (match) => rhythm(2, unitOf(group(match, "unit"))),
    },
    { pattern: whole(`${e} (?<n>{n}) (?<unit>{unit})`), make: ofUnits },
    {
      pattern: whole(`${e} (?:${words.other}) (?<unit>{unit})`),
      make: (match) => rhythm(2, unitOf(group(match, "unit"))),
    },
    {
      pattern: whole(`${e} (?<o>{o}) (?<unit>{unit})`),
      make: (match) => rhythm(ordinalOf(group(match, "o")), unitOf(group(match, "unit"))),
    },
    ...named,
    { pattern: whole(`${e} (?<unit>{unit})`), make: (match) => rhythm(1, unitOf(group(match, "unit"))) },
    {
      pattern: whole(countedDays(words)),
      make: (match) => (isFew(numberOf(group(match, "n"))) ? inARow(match) : null),
    },
    { pattern: whole(...words.open), make: () => ({ rhythm: null, isOpen: true }) },
  ];
};

/** More weekdays than anybody counts are something else. */
const isFew = (count: number | null): boolean => count !== null && count <= 12;

/** "The next four Fridays", "three Fridays in total", "four Saturdays". */
const countedDays = ({ nextFew, inAll }: RepeatWords): string => {
  const counted = "(?<n>{n}) (?<keep>{wds})";
  return [`(?:${nextFew}) ${counted}`, `${counted} (?:${inAll})`, `${notOwn}${counted}${plural}`].join("|");
};

/** Not "my three Fridays", which are already booked, nor the hour or the day of the month before a weekday. */
const notOwn =
  "(?<!(?:^| )(?:my|the|these|those|of|meine[nr]?|die|diese[rn]?|den|der|mis|los|las|el|mes|les|le|ces|minhas|meus|as|os|das|dos|nas|nos|o|a|at|um|gegen|ab|dia|am|h|de|du|every|each|cada|todos|todas|tous|alle) )";

const plural =
  "(?<=(?:day|di|che|bado|mingo|gunda|erca|uarta|uinta|sexta)s(?: feiras?)?|(?:tag|woch|abend)e|lunes|martes|miercoles|jueves|viernes)";

/** Fifteen days are two weeks where people say so: the day of the week stays. */
const inWeeks = ({ daysAsWeeks }: RepeatWords, every: number, unit: SeriesUnit): Rhythm => {
  const weeks = unit === "day" ? daysAsWeeks[every] : undefined;
  return weeks === undefined ? { every, unit } : { every: weeks, unit: "week" };
};

/** Two different weekdays; "every Monday, starting Monday" names one. */
const isSeveral = (matched: string, weekdayOf: (word: string) => number | null): boolean => {
  const found = matched.split(" ").flatMap((word) => weekdayOf(word) ?? []);
  return new Set(found).size > 1;
};
