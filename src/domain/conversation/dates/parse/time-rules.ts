import type { SpokenPart } from "../terms/expression.ts";
import type { Term } from "../terms/term.ts";
import { type GrammarRule, rule, type TokenRange } from "./chart.ts";
import { clockOf, shiftedClock } from "./clock-of.ts";
import type { ParseContext } from "./parse-context.ts";
import {
  aroundClock,
  asTimeTerm,
  clockIn,
  eitherOf,
  fewMinutes,
  impossibleTime,
  isWord,
  meridiemClock,
  minutesFrom,
  narrowedPart,
  ofPart,
  shiftedExact,
  shiftedHour,
  timeSpan,
  withMinutes,
} from "./rules/time-terms.ts";
import { windowRules } from "./rules/window-rules.ts";

/** Times of the clock: in digits, with a unit, with a.m., in words, beside a part of the day. */
const clockRules: readonly GrammarRule[] = [
  rule("clock", "clockWord", ([word]) =>
    asTimeTerm(clockOf(Math.floor((word?.n ?? 0) / 60), (word?.n ?? 0) % 60, { digits: "0" })),
  ),
  rule("clock", "clockWord plusMinutes", ([word, plus]) => asTimeTerm(shiftedExact(word?.n ?? 0, plus?.n ?? 0))),
  rule("clock", "num oclock", ([hour]) => asTimeTerm(clockIn(hour))),
  // "Une heure" alone lasts.
  rule("clock", "num hourUnit", ([hour]) => (isWord(hour) && hour?.n === 1 ? null : asTimeTerm(clockIn(hour, true)))),
  rule("clock", "num longHourUnit", ([hour], context, place) =>
    hour?.digits?.length === 2 || (isWord(hour) && ((hour?.n ?? 0) > 12 || isSentence(context, place)))
      ? asTimeTerm(clockIn(hour, true))
      : null,
  ),
  // "Sixteen hundred hours".
  rule("clock", "num hundred", ([hour]) =>
    (hour?.n ?? 24) <= 23 && (hour?.n ?? 0) > 5 ? asTimeTerm(clockOf(hour?.n ?? 24, 0, { digits: "0" })) : null,
  ),
  rule("clock", "at num hundred", ([, hour]) =>
    (hour?.n ?? 24) <= 23 ? asTimeTerm(clockOf(hour?.n ?? 24, 0, { digits: "0" })) : null,
  ),
  rule("clock", "num longHourUnit oclock", ([hour]) => asTimeTerm(clockIn(hour, true))),
  rule("clock", "clockWord andMinutes num", ([word, , minute]) =>
    isQuarter(minute?.n) ? asTimeTerm(shiftedExact(word?.n ?? 0, minute?.n ?? 0)) : null,
  ),
  rule("clock", "at/around num hourUnit/longHourUnit", ([, hour]) => asTimeTerm(clockIn(hour, true))),
  rule("clock", "num hourUnit/longHourUnit andMinutes? num", ([hour, , , minute]) =>
    // "Neuf heures un lundi": the word for one is an article.
    minute?.n === 1 && minute.digits === undefined ? null : sooner(withMinutes(hour, minute)),
  ),
  // "Ein Uhr".
  rule("clock", "a hourUnit", () => asTimeTerm(clockOf(1, 0))),
  rule("clock", "clock oclock/hourUnit/longHourUnit", ([clock]) => asTimeTerm(clockIn(clock, true))),
  rule("clock", "dottedClock oclock/hourUnit/longHourUnit", ([clock]) => asTimeTerm(clockIn(clock, true))),
  rule("clock", "compact hourUnit/longHourUnit/oclock", ([clock]) => asTimeTerm(clockIn(clock, true))),
  rule("clock", "dottedClock/compact/clock meridiem", ([clock, half]) => meridiemClock(clockIn(clock), half)),
  rule("clock", "num meridiem", ([hour, half]) =>
    (hour?.n ?? 13) > 12 && !isWord(hour) && (hour?.n ?? 0) > 23 ? null : meridiemClock(clockIn(hour), half),
  ),
  rule("clock", "num num meridiem", ([hour, minute, half]) => {
    const clock = (minute?.n ?? 60) < 60 && minute?.digits?.length !== 1 ? shiftedHour(hour, minute?.n ?? 0) : null;
    return meridiemClock(clock, half);
  }),
  rule("clock", "at dottedClock/compact/clock", ([, clock]) => {
    const time = asTimeTerm(clockIn(clock));
    return time && { ...time, ...(clock?.bonus !== undefined && { bonus: clock.bonus }) };
  }),
  // "Il y a deux places": in French an hour in words has its "heures".
  // "I'd like one more".
  rule("clock", "at num", ([, hour], { lexicon, tokens }, { start, end }) =>
    // "Sou a Noémia. Uma escova": a name was taken out between the two.
    (tokens[end - 1]?.start ?? 0) - (tokens[end - 2]?.end ?? 0) > 2 ||
    (isWord(hour) && (lexicon.customs.isHourNamed || (hour?.n === 1 && tokens[start]?.text === "like")))
      ? null
      : asTimeTerm(clockIn(hour)),
  ),
  // "Am drü", "am halbi drü": only with the numbers of the dialects.
  rule("clock", "swissAt num", ([, hour], { lexicon, tokens }, { end }) =>
    isWord(hour) &&
    (hour?.n ?? 13) <= 12 &&
    (lexicon.isDialect(tokens[end - 1]?.text ?? "") || isSpokenSo(lexicon, tokens))
      ? asTimeTerm(clockIn(hour))
      : null,
  ),
  // "Am 10i".
  rule("clock", "swissAt num glued", ([, hour], { tokens }, { end }) =>
    tokens[end - 1]?.isGlued && (hour?.n ?? 13) <= 12
      ? { time: clockOf(hour?.n ?? 24, 0) ?? impossibleTime, bonus: 3 }
      : null,
  ),
  rule("clock", "swissAt clock", ([, clock], { lexicon, tokens }, { end }) =>
    lexicon.isDialect(tokens[end - 1]?.text ?? "") ? asTimeTerm(clockIn(clock)) : null,
  ),
  rule("clock", "around num/clock/dottedClock", ([, clock]) => aroundClock(clockIn(clock))),
  rule("clock", "ishNum", ([hour]) => aroundClock(clockIn({ n: hour?.n ?? 24 }))),
  rule("clock", "half ishNum", ([, hour], { lexicon }) =>
    aroundClock(hour?.n === undefined ? null : shiftedClock(hour.n, lexicon.customs.half)),
  ),
  rule("clock", "num/clock ish", ([clock]) => aroundClock(clockIn(clock))),
];

/** "The bus is there at twenty past nine, so half past": minutes of the hour that was said. */
const minuteRules: readonly GrammarRule[] = [
  rule("bareMinutes", "halfPast", (_, context, { end }) => (isNumberNext(context, end) ? null : { n: 30 })),
  rule("bareMinutes", "quarter pastHour", (_, context, { end }) => (isNumberNext(context, end) ? null : { n: 15 })),
];

const isNumberNext = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 &&
  (itemsFrom[end] ?? []).some(({ category }) =>
    ["num", "clock", "clockWord", "half", "dottedClock"].includes(category),
  );

/** Times in words. */
const spokenRules: readonly GrammarRule[] = [
  rule("clock", "halfPast num", ([, hour]) => asTimeTerm(shiftedHour(hour, 30))),
  rule("clock", "half num hourUnit?", ([, hour], { lexicon }) => asTimeTerm(shiftedHour(hour, lexicon.customs.half))),
  rule("clock", "quarter pastHour num", ([, , hour]) => asTimeTerm(shiftedHour(hour, 15))),
  rule("clock", "quarter toHour/minutesTo num", ([, , hour]) => asTimeTerm(shiftedHour(hour, -15))),
  rule("clock", "quarterOf num", ([, hour]) => asTimeTerm(shiftedHour(hour, -45))),
  rule("clock", "threeQuarters num", ([, hour]) => asTimeTerm(shiftedHour(hour, -15))),
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
    minute?.n === undefined || minute.n > 59 ? null : asTimeTerm(shiftedExact(word?.n ?? 0, -minute.n)),
  ),
  rule("clock", "quarter toHour/minutesTo clockWord", ([, , word]) => asTimeTerm(shiftedExact(word?.n ?? 0, -15))),
  rule("clock", "num minuteWord? toHour half num", ([minute, , , , hour], { lexicon }) =>
    asTimeTerm(shiftedHour(hour, lexicon.customs.half - (minute?.n ?? 60))),
  ),
  rule("clock", "num minuteWord? pastHour half num", ([minute, , , , hour], { lexicon }) =>
    asTimeTerm(shiftedHour(hour, lexicon.customs.half + (minute?.n ?? 60))),
  ),
  rule("clock", "num/clock hourUnit? plusMinutes", ([hour, , plus]) => asTimeTerm(shiftedHour(hour, plus?.n ?? 0))),
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
    return time && less < 60 && less <= time.minute ? asTimeTerm({ ...time, minute: time.minute - less }) : null;
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
const partRules: readonly GrammarRule[] = [
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
    return term && about ? aroundClock(clockIn(term)) : term;
  }),
  rule("part", "partModifier of? part/weakPart", ([modifier, , part]) => narrowedPart(modifier?.name, part?.part)),
  // "De mañana" is tomorrow's, except in contrast or after a day.
  rule("part", "contrastPart", ([part], { itemsFrom }, { start, end }) =>
    (itemsFrom[end] ?? []).some(({ category }) => category === "than" || category === "or") ||
    (itemsFrom[start - 1] ?? []).some(({ category }) => category === "than" || category === "num")
      ? { part: (part?.name ?? "morning") as SpokenPart, bonus: 1 }
      : null,
  ),
  rule("part", "on part", ([, part]) => (part?.part ? { part: part.part } : null)),
];

const choiceRules: readonly GrammarRule[] = [
  rule("time", "clock/num or at? dottedClock", ([one, , , other]) => eitherOf(one, other)),
  rule("time", "either num or at? num", ([, one, , , other]) => eitherOf(one, other)),
  rule("time", "clock/num or at? clock", ([one, , , other]) => eitherOf(one, other)),
  rule("time", "clock or num", ([one, , other]) => eitherOf(one, other)),
];

export const timeRules: readonly GrammarRule[] = [
  ...clockRules,
  ...minuteRules,
  ...spokenRules,
  ...partRules,
  ...windowRules,
  ...choiceRules,
];
