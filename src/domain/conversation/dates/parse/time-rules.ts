import type { Clock, SpokenPart, TimeExpression } from "../terms/expression.ts";
import type { Term } from "../terms/term.ts";
import type { Rule, TokenRange } from "./chart.ts";
import { clockOf, shiftedClock, withMeridiem, withPart } from "./clock-of.ts";
import type { ParseContext } from "./parse-context.ts";

/** The clock of a term: a time that was read, or a bare hour. */
export const clockIn = (term: Term | undefined, isUnit = false): Clock | null => {
  if (term?.time?.kind === "clock") return term.time;
  return term?.time || term?.n === undefined ? null : clockOf(term.n, 0, { digits: term.digits, isUnit });
};

/** "From the 12th on", but not "3 o'clock on Monday". */
export const isOnward = (onward: Term | undefined, { tokens }: ParseContext, end: number): boolean =>
  onward?.name !== "loose" || (tokens[end]?.pause ?? 1) > 0;

const asTerm = (time: TimeExpression | null): Term | null => (time ? { time } : null);

const rule = (category: string, pattern: string, build: Rule["build"]): Rule => ({ category, pattern, build });

const isWord = (term: Term | undefined): boolean => term?.digits === undefined;

/** Times of the clock: in digits, with a unit, with a.m., in words, beside a part of the day. */
const clockRules: readonly Rule[] = [
  rule("clock", "clockWord", ([word]) =>
    asTerm(clockOf(Math.floor((word?.n ?? 0) / 60), (word?.n ?? 0) % 60, { digits: "0" })),
  ),
  rule("clock", "clockWord plusMinutes", ([word, plus]) => asTerm(shiftedExact(word?.n ?? 0, plus?.n ?? 0))),
  rule("clock", "num oclock", ([hour]) => asTerm(clockIn(hour))),
  // "Une heure" alone lasts.
  rule("clock", "num hourUnit", ([hour]) => (isWord(hour) && hour?.n === 1 ? null : asTerm(clockIn(hour, true)))),
  rule("clock", "num longHourUnit", ([hour], context, place) =>
    hour?.digits?.length === 2 || (isWord(hour) && ((hour?.n ?? 0) > 12 || isSentence(context, place)))
      ? asTerm(clockIn(hour, true))
      : null,
  ),
  // "Sixteen hundred hours".
  rule("clock", "num hundred", ([hour]) =>
    (hour?.n ?? 24) <= 23 && (hour?.n ?? 0) > 5 ? asTerm(clockOf(hour?.n ?? 24, 0, { digits: "0" })) : null,
  ),
  rule("clock", "at num hundred", ([, hour]) =>
    (hour?.n ?? 24) <= 23 ? asTerm(clockOf(hour?.n ?? 24, 0, { digits: "0" })) : null,
  ),
  rule("clock", "num longHourUnit oclock", ([hour]) => asTerm(clockIn(hour, true))),
  rule("clock", "clockWord andMinutes num", ([word, , minute]) =>
    isQuarter(minute?.n) ? asTerm(shiftedExact(word?.n ?? 0, minute?.n ?? 0)) : null,
  ),
  rule("clock", "at/around num hourUnit/longHourUnit", ([, hour]) => asTerm(clockIn(hour, true))),
  rule("clock", "num hourUnit/longHourUnit andMinutes? num", ([hour, , , minute]) => sooner(withMinutes(hour, minute))),
  // "Ein Uhr".
  rule("clock", "a hourUnit", () => asTerm(clockOf(1, 0))),
  rule("clock", "clock oclock/hourUnit/longHourUnit", ([clock]) => asTerm(clockIn(clock, true))),
  rule("clock", "dottedClock oclock/hourUnit/longHourUnit", ([clock]) => asTerm(clockIn(clock, true))),
  rule("clock", "compact hourUnit/longHourUnit/oclock", ([clock]) => asTerm(clockIn(clock, true))),
  rule("clock", "dottedClock/compact/clock meridiem", ([clock, half]) => meridiem(clockIn(clock), half)),
  rule("clock", "num meridiem", ([hour, half]) =>
    (hour?.n ?? 13) > 12 && !isWord(hour) && (hour?.n ?? 0) > 23 ? null : meridiem(clockIn(hour), half),
  ),
  rule("clock", "num num meridiem", ([hour, minute, half]) => {
    const clock = (minute?.n ?? 60) < 60 && minute?.digits?.length !== 1 ? shifted(hour, minute?.n ?? 0) : null;
    return meridiem(clock, half);
  }),
  rule("clock", "at dottedClock/compact/clock", ([, clock]) => {
    const time = asTerm(clockIn(clock));
    return time && { ...time, ...(clock?.bonus !== undefined && { bonus: clock.bonus }) };
  }),
  // "Il y a deux places": in French an hour in words has its "heures".
  rule("clock", "at num", ([, hour], { lexicon }) =>
    isWord(hour) && lexicon.customs.isHourNamed ? null : asTerm(clockIn(hour)),
  ),
  // "Am drü", "am halbi drü": only with the numbers of the dialects.
  rule("clock", "swissAt num", ([, hour], { lexicon, tokens }, { end }) =>
    isWord(hour) &&
    (hour?.n ?? 13) <= 12 &&
    (lexicon.isDialect(tokens[end - 1]?.text ?? "") || isSpokenSo(lexicon, tokens))
      ? asTerm(clockIn(hour))
      : null,
  ),
  // "Am 10i".
  rule("clock", "swissAt num glued", ([, hour], { tokens }, { end }) =>
    tokens[end - 1]?.isGlued && (hour?.n ?? 13) <= 12
      ? { time: clockOf(hour?.n ?? 24, 0) ?? impossible, bonus: 3 }
      : null,
  ),
  rule("clock", "swissAt clock", ([, clock], { lexicon, tokens }, { end }) =>
    lexicon.isDialect(tokens[end - 1]?.text ?? "") ? asTerm(clockIn(clock)) : null,
  ),
  rule("clock", "around num/clock/dottedClock", ([, clock]) => around(clockIn(clock))),
  rule("clock", "ishNum", ([hour]) => around(clockIn({ n: hour?.n ?? 24 }))),
  rule("clock", "half ishNum", ([, hour], { lexicon }) =>
    around(hour?.n === undefined ? null : shiftedClock(hour.n, lexicon.customs.half)),
  ),
  rule("clock", "num/clock ish", ([clock]) => around(clockIn(clock))),
];

/** "The bus is there at twenty past nine, so half past": minutes of the hour that was said. */
const minuteRules: readonly Rule[] = [
  rule("bareMinutes", "halfPast", (_, context, { end }) => (isNumberNext(context, end) ? null : { n: 30 })),
  rule("bareMinutes", "quarter pastHour", (_, context, { end }) => (isNumberNext(context, end) ? null : { n: 15 })),
];

const isNumberNext = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 &&
  (itemsFrom[end] ?? []).some(({ category }) =>
    ["num", "clock", "clockWord", "half", "dottedClock"].includes(category),
  );

/** Times in words. */
const spokenRules: readonly Rule[] = [
  rule("clock", "halfPast num", ([, hour]) => asTerm(shifted(hour, 30))),
  rule("clock", "half num hourUnit?", ([, hour], { lexicon }) => asTerm(shifted(hour, lexicon.customs.half))),
  rule("clock", "quarter pastHour num", ([, , hour]) => asTerm(shifted(hour, 15))),
  rule("clock", "quarter toHour/minutesTo num", ([, , hour]) => asTerm(shifted(hour, -15))),
  rule("clock", "quarterOf num", ([, hour]) => asTerm(shifted(hour, -45))),
  rule("clock", "threeQuarters num", ([, hour]) => asTerm(shifted(hour, -15))),
  rule("clock", "num minuteWord? pastHour num hourUnit?", ([minute, , , hour]) => minutesFrom(hour, minute, 1)),
  rule("clock", "num minuteWord? toHour num hourUnit?", ([minute, , , hour]) => minutesFrom(hour, minute, -1)),
  // "10 to 4" in digits is a span.
  rule("clock", "num minuteWord minutesTo num", ([minute, , , hour]) => minutesFrom(hour, minute, -1)),
  rule("clock", "num minutesTo num", ([minute, , hour]) =>
    (isWord(minute) && (minute?.n ?? 1) % 5 === 0) || minute?.n === 20 || minute?.n === 25
      ? sooner(minutesFrom(hour, minute, -1))
      : null,
  ),
  // "10 to 10", "at 5 to 9"; "10 to 3" may be a stretch.
  rule("clock", "num minutesTo num", ([minute, word, hour], context, place) =>
    isMinutesTo(context, place) ? minutesOrStretch(minute, hour, word) : null,
  ),
  rule("clock", "at num minutesTo num", ([, minute, , hour], context, { start, end }) =>
    isMinutesTo(context, { start: start + 1, end }) && fewMinutes.has(minute?.n ?? 0)
      ? sooner(minutesFrom(hour, minute, -1))
      : null,
  ),
  rule("clock", "num minuteWord? toHour/minutesTo clockWord", ([minute, , , word]) =>
    minute?.n === undefined || minute.n > 59 ? null : asTerm(shiftedExact(word?.n ?? 0, -minute.n)),
  ),
  rule("clock", "quarter toHour/minutesTo clockWord", ([, , word]) => asTerm(shiftedExact(word?.n ?? 0, -15))),
  rule("clock", "num minuteWord? toHour half num", ([minute, , , , hour], { lexicon }) =>
    asTerm(shifted(hour, lexicon.customs.half - (minute?.n ?? 60))),
  ),
  rule("clock", "num minuteWord? pastHour half num", ([minute, , , , hour], { lexicon }) =>
    asTerm(shifted(hour, lexicon.customs.half + (minute?.n ?? 60))),
  ),
  rule("clock", "num/clock hourUnit? plusMinutes", ([hour, , plus]) => asTerm(shifted(hour, plus?.n ?? 0))),
  rule("clock", "at num andMinutes num", ([, hour, , minute]) => withMinutes(hour, minute)),
  rule("clock", "num andMinutes num", ([hour, , minute]) =>
    isWord(minute) && isQuarter(minute?.n) ? withMinutes(hour, minute) : null,
  ),
  // "17 y 30"; "10 y 15" may be ages.
  rule("clock", "num andMinutes num", ([hour, , minute]) =>
    (hour?.n ?? 0) > 12 && minute?.digits?.length === 2 && minute.n !== undefined && minute.n % 5 === 0
      ? withMinutes(hour, minute)
      : null,
  ),
  rule("clock", "at num num", ([, hour, minute]) =>
    isWord(hour) && isWord(minute) && isQuarter(minute?.n) ? withMinutes(hour, minute) : null,
  ),
  rule("clock", "at num minus num", ([, hour, , minute]) => minutesFrom(hour, minute, -1)),
  rule("clock", "num hourUnit minus num", ([hour, , , minute]) => minutesFrom(hour, minute, -1)),
  rule("clock", "num minus num", ([hour, , minute]) =>
    isWord(hour) && isWord(minute) && (minute?.n ?? 60) < 30 && (minute?.n ?? 1) % 5 === 0
      ? minutesFrom(hour, minute, -1)
      : null,
  ),
  // "Nove e dez na segunda".
  rule("clock", "num andMinutes num", ([hour, , minute], { itemsFrom }, { end }) =>
    isWord(hour) &&
    isWord(minute) &&
    (hour?.n ?? 13) <= 12 &&
    (minute?.n === 5 || minute?.n === 10) &&
    (itemsFrom[end] ?? []).some(({ category }) => ["on", "weekday", "dayName", "part", "weakPart"].includes(category))
      ? withMinutes(hour, minute)
      : null,
  ),
  rule("clock", "clock minus num", ([clock, , minute]) => {
    const time = clockIn(clock);
    const less = minute?.n ?? 60;
    return time && less < 60 && less <= time.minute ? asTerm({ ...time, minute: time.minute - less }) : null;
  }),
  rule("clock", "num num", ([hour, minute]) =>
    isWord(minute) && isQuarter(minute?.n) && (isWord(hour) || (hour?.n ?? 13) <= 12)
      ? withMinutes(hour, minute)
      : null,
  ),
];

/** "Morn am zwei": a day in dialect makes the hour one. */
const isSpokenSo = ({ isDialectDay }: ParseContext["lexicon"], tokens: ParseContext["tokens"]): boolean =>
  tokens.some(({ text }) => isDialectDay(text));

/** "Terça. Dez horas.": ten hours would have more around them. */
const isSentence = ({ tokens }: ParseContext, { start, end }: TokenRange): boolean =>
  tokens[start]?.pause === 2 && (tokens[end]?.pause ?? 2) === 2;

/** "Five to ten" before a stretch from five to ten. */
const sooner = (term: Term | null): Term | null => term && { ...term, bonus: 1 };

const fewMinutes: ReadonlySet<number> = new Set([5, 10, 20, 25]);

const isMinutesTo = ({ tokens }: ParseContext, { start, end }: TokenRange): boolean =>
  ["to", "till", "til"].includes(tokens[start + 1]?.text ?? "") &&
  tokens.slice(start + 1, end).every(({ pause }) => pause === 0);

/** In digits: minutes where no shop is open for such a stretch, both where it may be. */
const minutesOrStretch = (minute: Term | undefined, hour: Term | undefined, word: Term | undefined): Term | null => {
  const [from, to] = [minute?.n ?? 0, hour?.n ?? 0];
  if (isWord(minute) || !word || (from !== 5 && from !== 10) || to < 1 || to > 12) return null;
  const isLong = from === 10 ? to >= 8 && to <= 10 : to <= 5 || to >= 9;
  const term = minutesFrom(hour, minute, -1);
  const stretch = timeSpan(minute, hour)?.time;
  if (isLong || !stretch) return sooner(term);
  return from === 10 && to > 10 ? null : sooner(term && { ...term, other: { time: stretch } });
};

const isQuarter = (minute: number | undefined): boolean =>
  minute !== undefined && minute >= 15 && minute < 60 && minute % 5 === 0;

/** Beside a part of the day, in either order. */
const partRules: readonly Rule[] = [
  // "Between ten and noon, in the afternoon I work".
  rule("clock", "clock/num part/weakPart", ([clock, part], { tokens }, { start, end }) =>
    clockIn(clock)?.isHalfDay === false && tokens.slice(start + 1, end).some(({ pause }) => pause > 0)
      ? null
      : ofPart(clock, part),
  ),
  rule("clock", "part/weakPart around? clock/num", ([part, about, clock], { tokens }, { end }) => {
    // "Por la tarde, una coloración" counts no hour.
    const isCounted = clock?.n === 1 && clock.digits === undefined && (tokens[end - 1]?.pause ?? 0) > 0;
    const term = isCounted ? null : ofPart(clock, part);
    return term && about ? around(clockIn(term)) : term;
  }),
  rule("part", "partModifier of? part/weakPart", ([modifier, , part]) => narrowedPart(modifier?.name, part?.part)),
  // "De mañana" is tomorrow's, except in contrast or behind a day.
  rule("part", "contrastPart", ([part], { itemsFrom }, { start, end }) =>
    (itemsFrom[end] ?? []).some(({ category }) => category === "than" || category === "or") ||
    (itemsFrom[start - 1] ?? []).some(({ category }) => category === "than" || category === "num")
      ? { part: (part?.name ?? "morning") as SpokenPart, bonus: 1 }
      : null,
  ),
  rule("part", "on part", ([, part]) => (part?.part ? { part: part.part } : null)),
];

/** From, until, between. */
const windowRules: readonly Rule[] = [
  rule("window", "num to num hourUnit?", ([from, , to], context, place) =>
    isUnbroken(context, place) &&
    (isStretch(from, to, context.lexicon.customs.isDotOrdinal) || isOfHours(from, to, context, place))
      ? timeSpan(from, to)
      : null,
  ),
  rule("window", "after/from clock/num/dottedClock hourUnit? onward?", ([word, from, , onward], context, place) =>
    isOnward(onward, context, place.end) && isJoined(context, place) && (word?.name !== "weak" || onward)
      ? windowOf(clockIn(from), null)
      : null,
  ),
  // "Um zwölf an Haarschnitt": an "on" by itself needs a "from" before the hour.
  rule("window", "clock onward", ([from, onward], context, { end }) =>
    isOnward(onward, context, end) && !(onward?.name === "loose" && context.tokens[end - 1]?.text === "an")
      ? windowOf(clockIn(from), null)
      : null,
  ),
  rule("window", "before/until clock/num/dottedClock hourUnit?", ([, to], context, place) =>
    isJoined(context, place) ? windowOf(null, clockIn(to)) : null,
  ),
  rule("window", "from clock/num/dottedClock to/until at? clock/num/dottedClock", ([, from, , , to]) =>
    timeSpan(from, to),
  ),
  rule("window", "between at? clock/num/dottedClock and at? clock/num/dottedClock", ([, , from, , , to]) =>
    timeSpan(from, to),
  ),
  rule("window", "clock to/until at? clock/num", ([from, , , to], context, place) =>
    isUnbroken(context, place) && clockIn(from)?.minute !== clockIn(to)?.minute ? timeSpan(from, to) : null,
  ),
  rule("window", "num dash clock", ([from, , to], context, place) =>
    isUnbroken(context, place) ? timeSpan(from, to) : null,
  ),
  rule("window", "numberRange meridiem", ([range, half]) => {
    const [from, to] = range?.range ?? [];
    const last = meridiem(clockOf(to ?? 24, 0), half);
    return last ? timeSpan({ n: from ?? 24 }, last) : null;
  }),
  rule("window", "at? numberRange hourUnit/longHourUnit/oclock", ([, range]) =>
    timeSpan({ n: range?.range?.[0] ?? 24 }, asTerm(clockOf(range?.range?.[1] ?? 24, 0, { isUnit: true }))),
  ),
  rule("window", "at/between/from numberRange", ([, range]) =>
    timeSpan({ n: range?.range?.[0] ?? 24 }, { n: range?.range?.[1] ?? 24 }),
  ),
  rule("window", "numberRange part/weakPart", ([range, part]) => {
    const [from, to] = [ofPart({ n: range?.range?.[0] ?? 24 }, part), ofPart({ n: range?.range?.[1] ?? 24 }, part)];
    return from && to ? timeSpan(from, to) : null;
  }),
];

/** "The Monday after, 23": no comma before the number. "Bis zum 5." is a day. */
const isJoined = ({ tokens, itemsFrom }: ParseContext, { start, end }: TokenRange): boolean => {
  const word = (itemsFrom[start] ?? []).filter(({ category }) => limitWords.has(category)).map((item) => item.end);
  if (tokens[end - 1]?.kind === "ordinal" && tokens[end - 2]?.text === "zum") return false;
  return word.some((at) => at < end && tokens[at]?.pause === 0);
};

const limitWords = new Set(["after", "from", "before", "until"]);

/** In digits and in order; "5 to 11" may be five minutes to eleven. */
const isStretch = (from: Term | undefined, to: Term | undefined, isPlainTo: boolean): boolean => {
  const [first, last] = [from?.n ?? 0, to?.n ?? 0];
  if (from?.digits === undefined || to?.digits === undefined || first < 1 || last < 1 || last > 23) return false;
  return isPlainTo ? first !== last : first >= 8 && first < last && first <= 20;
};

/** "El 11, a las dos" is a day and an hour. */
const isUnbroken = ({ tokens }: ParseContext, { start, end }: TokenRange): boolean =>
  tokens.slice(start + 1, end).every(({ pause }) => pause === 0);

/** "2 to 4 on Thursday", "Tuesday 9 to 5", but not "3 to 4 weeks". */
const isOfHours = (
  from: Term | undefined,
  to: Term | undefined,
  context: ParseContext,
  { end }: TokenRange,
): boolean => {
  const [first, last] = [from?.n ?? 0, to?.n ?? 0];
  if (from?.digits === undefined || to?.digits === undefined || fewMinutes.has(first)) return false;
  if (first < 1 || first > 12 || last < 1 || last > 12 || first === last) return false;
  if (first > last && (first < 8 || last > 8)) return false;
  const next = context.tokens[end];
  return (
    next === undefined ||
    next.pause > 0 ||
    (context.itemsFrom[end] ?? []).some(({ category }) => besideHours.has(category))
  );
};

const besideHours = new Set(["on", "weekday", "dayName", "thanks", "anyTime", "request"]);

const choiceRules: readonly Rule[] = [
  rule("time", "clock/num or at? dottedClock", ([one, , , other]) => eitherOf(one, other)),
  rule("time", "either num or at? num", ([, one, , , other]) => eitherOf(one, other)),
  rule("time", "clock/num or at? clock", ([one, , , other]) => eitherOf(one, other)),
  rule("time", "clock or num", ([one, , other]) => eitherOf(one, other)),
];

export const timeRules: readonly Rule[] = [
  ...clockRules,
  ...minuteRules,
  ...spokenRules,
  ...partRules,
  ...windowRules,
  ...choiceRules,
];

const impossible = { kind: "impossible" as const, text: "" };

const shifted = (hour: Term | undefined, shift: number): Clock | null =>
  hour?.n === undefined ? null : shiftedClock(hour.n, shift);

const shiftedExact = (minute: number, plus: number): Clock => ({
  kind: "clock",
  minute: (minute + plus + 1440) % 1440,
  isHalfDay: false,
});

const minutesFrom = (hour: Term | undefined, minute: Term | undefined, sign: 1 | -1): Term | null =>
  minute?.n === undefined || minute.n === 0 ? null : asTerm(shifted(hour, sign * minute.n));

const withMinutes = (hour: Term | undefined, minute: Term | undefined): Term | null => {
  if (hour?.n === undefined || minute?.n === undefined || minute.n > 59) return null;
  return asTerm(shiftedClock(hour.n, minute.n));
};

const meridiem = (clock: Clock | null, half: Term | undefined): Term | null =>
  clock ? { time: withMeridiem(clock, half?.name === "pm" ? "pm" : "am") } : null;

const around = (clock: Clock | null): Term | null => (clock ? { time: { ...clock, isAround: true } } : null);

const ofPart = (term: Term | undefined, part: Term | undefined): Term | null => {
  const clock = clockIn(term);
  if (!clock || !part?.part || (term?.n !== undefined && !term.time && term.n > 12)) return null;
  return { time: withPart(clock, part.part) };
};

export const narrowedPart = (modifier: string | undefined, part: SpokenPart | undefined): Term | null => {
  if (part === "morning") return { part: modifier === "early" ? "earlyMorning" : "lateMorning" };
  if (part === "afternoon") return { part: modifier === "early" ? "earlyAfternoon" : "lateAfternoon" };
  return part === "evening" || part === "night" ? { part } : null;
};

const windowOf = (from: Clock | null, to: Clock | null): Term | null =>
  from || (to && to.minute > 0) ? { time: { kind: "window", from, to } } : null;

export const timeSpan = (from: Term | undefined, to: Term | null | undefined): Term | null => {
  const [first, last] = [clockIn(from), clockIn(to ?? undefined)];
  return first && last ? { time: { kind: "window", from: first, to: last } } : null;
};

const eitherOf = (one: Term | undefined, other: Term | undefined): Term | null => {
  const [first, second] = [clockIn(one), clockIn(other)];
  return first && second ? { time: { kind: "either", of: [first, second] } } : null;
};
