import type { DateExpression, DayLimit, SpokenPart } from "../../terms/expression.ts";
import type { Term } from "../../terms/term.ts";
import { type GrammarRule, isTight, rule, type TokenRange } from "../chart.ts";
import { dayOfMonth } from "../operator-rules.ts";
import type { ParseContext } from "../parse-context.ts";
import { monthPeriod, periodTerm } from "../period-rules.ts";
import { asDateTerm } from "../term-of.ts";
import {
  isDateNext,
  isEitherOf,
  isLoosePause,
  isNotNext,
  isOfHour,
  isOfNextDay,
  isOwnClause,
  isPreference,
  isTimeLimited,
} from "../unfit-rules.ts";
import { isPlainDate } from "./day-and-time-rules.ts";
import { followingUnit, relativeTerm, wholeUnit } from "./relative-term.ts";
import { isOnward, ofPart } from "./time-terms.ts";

/** A part of the day that is spoken of, or of the one after it, alone or with its hour. */
const partRules = (category: "thatPart" | "nextPart", days: number): readonly GrammarRule[] => [
  rule("date", `clock/num ${category}`, ([hour, part], context, place) => {
    const clock = isTight(context, place) ? ofPart(hour, part) : null;
    return clock?.time ? { date: { kind: "relative", days }, time: clock.time, bonus: 1 + 2 * days } : null;
  }),
  rule("date", category, ([part]) =>
    part?.part
      ? { date: { kind: "relative", days }, time: { kind: "part", part: part.part, isWeak: false }, bonus: 2 * days }
      : null,
  ),
];

/** From, until, between, except, or; and what counts from the day already chosen. */
export const rangeRules: readonly GrammarRule[] = [
  rule("date", "from date to/until date", ([, from, , to]) => range(from, to)),
  rule("date", "between date and/to date", ([, from, , to]) => range(from, to)),
  // "Prefiero el jueves al viernes".
  rule("date", "date to/until date", ([from, , to], { itemsFrom }, { start }) =>
    itemsFrom.slice(Math.max(0, start - 4), start).some((items) => items.some(({ category }) => category === "prefer"))
      ? null
      : range(from, to),
  ),
  rule("date", "from? num/ord to/until date", ([, day, , to]) =>
    day?.digits === undefined ? null : withOneMonth(dayOfMonth(day), to),
  ),
  // "A partir del 5 de diciembre a las 8" is an hour.
  rule("date", "from date to/until num/ord", ([, from, , day], { tokens }, { end }) =>
    day?.digits === undefined || /^(?:las?|as)$/.test(tokens[end - 2]?.text ?? "")
      ? null
      : withOneMonth(from, dayOfMonth(day)),
  ),
  rule("date", "fromDay num/ord toDay num/ord", ([, from, , to]) => dayRange(from, to)),
  rule("date", "fromDay num/ord toDay num/ord of? month/monthShort", ([, from, , to, , month]) =>
    dayRange(from, to, month),
  ),
  // "1ª segunda de dezembro" is the first Monday.
  rule("date", "from? num/ord to/and num/ord of? month/monthShort", ([, from, , to, , month], { tokens }, place) =>
    tokens.slice(place.start + 1, place.end).some(({ text, isGlued }) => text === "a" && isGlued)
      ? null
      : dayRange(from, to, month),
  ),
  rule("date", "between num/ord and num/ord of? month/monthShort", ([, from, , to, , month]) =>
    dayRange(from, to, month),
  ),
  rule("date", "dayMark? numberRange of? month/monthShort", ([, numbers, , month]) =>
    dayRange({ n: numbers?.range?.[0] ?? 0 }, { n: numbers?.range?.[1] ?? 0 }, month),
  ),
  // "Dec 24 to 26".
  rule("date", "month/monthShort num/ord to/until num/ord", ([month, from, , to], context, place) =>
    isTight(context, place) && from?.digits !== undefined && to?.digits !== undefined
      ? dayRange(from, to, month)
      : null,
  ),
  rule("date", "month numberRange", ([month, numbers]) =>
    dayRange({ n: numbers?.range?.[0] ?? 0 }, { n: numbers?.range?.[1] ?? 0 }, month),
  ),
  rule("date", "from date onward?", ([word, date, onward], context, { end }) =>
    isOnward(onward, context, end) && (word?.name !== "weak" || onward) ? limit("from", date) : null,
  ),
  // "Las cinco pasadas" is said of hours.
  rule("date", "date onward", ([date, onward], context, { end }) =>
    isOnward(onward, context, end) && !/^pasadas?$/.test(context.tokens[end - 1]?.text ?? "")
      ? limit("from", date)
      : null,
  ),
  // "Wait until December", "not before March".
  rule("date", "from/after/until/before month", ([word, month]) =>
    word?.name === "weak" ? null : limit((word?.name ?? "from") as DayLimit, periodTerm(monthPeriod(month, undefined))),
  ),
  rule("date", "after date", ([, date]) => limit("after", date)),
  rule("date", "until/upTo date", ([, date]) => limit("until", date)),
  rule("date", "before date", ([, date], context, place) =>
    isPreference(context, place) ? null : limit("before", date),
  ),
  rule("date", "date or date", ([one, , other]) => eitherOf(one, other)),
  rule("refused", "except/refusedBefore date", ([, date], context, { start, end }) => {
    const term = isLoosePause(context, start, end) ? null : refused(date);
    // "Mardi, pas la semaine prochaine": the Tuesday stays.
    return term && date?.date?.kind === "period" && context.tokens[start]?.pause === 1 ? { ...term, bonus: 2 } : term;
  }),
  // "En vez del 2".
  rule("refused", "except num/ord", ([, day], { tokens }, { end }) =>
    day?.digits !== undefined && articles.has(tokens[end - 2]?.text ?? "")
      ? { ...refused(dayOfMonth(day) ?? undefined), bonus: 1 }
      : null,
  ),
  // "Quinta, não sexta".
  rule("refused", "no date", ([, date], { tokens, itemsFrom }, { start, end }) => {
    const isTight = tokens.slice(start + 1, end).every(({ pause }) => pause === 0);
    const isEnd = (tokens[end]?.pause ?? 1) > 0 || (itemsFrom[end] ?? []).some(({ category }) => turns.has(category));
    const isApart = (tokens[start]?.pause ?? 0) > 0 && isEnd;
    const isSaid = itemsFrom.slice(0, start).some((items) => items.some(({ category }) => category === "weekday"));
    return isTight && isApart && isSaid ? refused(date) : null;
  }),
  rule("date", "partOf num/ord", ([part, day]) => partOf(part, dayOfMonth(day))),
  rule("date", "partOf date", ([part, date]) => partOf(part, date ?? null)),
  rule("refused", "except a weekday", ([, , weekday]) => (weekday ? refused({ date: plainWeekday(weekday) }) : null)),
  rule("refused", "neither date nor date", ([, one, , other]) => refused(eitherOf(one, other) ?? undefined)),
  rule("refused", "away date", ([, date], context, place) =>
    date?.date?.kind === "limit" ||
    date?.date?.kind === "range" ||
    (date?.date && !date.time && isOwnClause(context, place))
      ? refused(date)
      : null,
  ),
  rule("refused", "date away", ([date], context, { start, end }) =>
    date?.date &&
    !date.time &&
    !isEndApart(date.date, context, { start, end }) &&
    !isEndBefore(context, { start, end }) &&
    !isTimeLimited(context, end) &&
    !isOfNextDay(context, end)
      ? refused(date)
      : null,
  ),
  // "Next week I'm away Monday to Thursday".
  rule("refused", "date away on/from? date", ([week, , , days], context, place) =>
    isTight(context, place) ? refused(daysOfWeek(week, days) ?? undefined) : null,
  ),
  rule("refused", "date refusedAfter", ([date, after], context, { start, end }) =>
    !isOfHour(context, start, end) &&
    !(date?.date && isEndApart(date.date, context, { start, end })) &&
    !isEndBefore(context, { start, end }) &&
    !isAside(after, context, end) &&
    !isEitherOf(context, end) &&
    !isNotNext(after, context, end) &&
    !isTimeLimited(context, end) &&
    !isOfNextDay(context, end) &&
    (isOnward(after, context, end) || isDateNext(context, end))
      ? refused(date)
      : null,
  ),
  rule("refused", "date or date refusedAfter", ([one, , other], context, { end }) =>
    isTimeLimited(context, end) ? null : refused(eitherOf(one, other) ?? undefined),
  ),
  rule("date", "span later", ([span], context, { end }) =>
    isDangling(context, end) || isOfSomething(context, end) ? null : relativeTerm(span, 1),
  ),
  rule("date", "later span", ([, span]) => relativeTerm(span, 1)),
  rule("date", "span earlier", ([span], context, { end }) =>
    isDangling(context, end) || isOfSomething(context, end) ? null : relativeTerm(span, -1),
  ),
  rule("date", "earlier span", ([, span]) => relativeTerm(span, -1)),
  rule("date", "which unit later?", ([which, unit]) => (which?.which === "following" ? followingUnit(unit) : null)),
  rule("date", "unit which", ([unit, which]) => (which?.which === "following" ? followingUnit(unit) : null)),
  rule("date", "unit after/before that?", ([unit, side], context, { end }) =>
    isDangling(context, end) ? null : wholeUnit(unit, side?.name === "before" ? -1 : 1),
  ),
  // "In der Woche davor".
  rule("date", "unit earlier/later", ([unit], context, place) =>
    unit?.unit === "week" && isTight(context, place)
      ? wholeUnit(
          unit,
          (context.itemsFrom[place.end - 1] ?? []).some(({ category }) => category === "earlier") ? -1 : 1,
        )
      : null,
  ),
  rule("date", "nextDay", ([day], context, { end }) =>
    isDangling(context, end) || isOfSomething(context, end)
      ? null
      : asDateTerm({ kind: "relative", days: day?.n ?? 1 }),
  ),
  rule("date", "sameDay", () => asDateTerm({ kind: "relative", days: 0 })),
  ...partRules("thatPart", 0),
  // "Busy on Tuesday afternoon, so nine the morning after".
  ...partRules("nextPart", 1),
  rule("time", "sameTime", () => ({ time: { kind: "relative", minutes: 0 } })),
];

/** The day of a term that may also be a day and an hour. */
const asDay = (term: Term | undefined): Term | undefined =>
  term?.other?.date && term.time ? { date: term.other.date } : term;

const range = (one: Term | undefined, other: Term | undefined): Term | null => {
  const [from, to] = [asDay(one), asDay(other)];
  const [first, last] = [from?.date, to?.date];
  if (!first || !last || from?.time || isOperator(first) || isOperator(last)) return null;
  if (first.kind === "one" || last.kind === "one") return null;
  // "El viernes a la mañana".
  if (last.kind === "offset" && first.kind !== "offset") return null;
  return { date: { kind: "range", from: first, to: last }, ...(to?.time && { time: to.time }) };
};

/** "24 to 26/12", "from Dec 24 to 26": the month is said once for both. */
const withOneMonth = (from: Term | null | undefined, to: Term | null | undefined): Term | null =>
  isInMonth(from?.date) || isInMonth(to?.date) ? range(from ?? undefined, to ?? undefined) : null;

const isInMonth = (date: DateExpression | undefined): boolean => date?.kind === "numeric" || date?.kind === "monthDay";

const isOperator = ({ kind }: DateExpression): boolean =>
  kind === "limit" || kind === "range" || kind === "either" || kind === "relative";

const dayRange = (from: Term | undefined, to: Term | undefined, month?: Term): Term | null => {
  const [first, last] = [from?.n ?? 0, to?.n ?? 0];
  if (first < 1 || last > 31 || first > 31 || last < 1 || (month && first >= last)) return null;
  if (!month && (from?.digits === undefined || to?.digits === undefined)) return null;
  const start: DateExpression = { kind: "dayOfMonth", day: first };
  const end: DateExpression =
    month?.n === undefined ? { kind: "dayOfMonth", day: last } : { kind: "monthDay", month: month.n, day: last };
  return asDateTerm({ kind: "range", from: start, to: end });
};

const limit = (name: DayLimit, term: Term | undefined): Term | null =>
  !term?.date || term.isFarewell || isOperator(term.date)
    ? null
    : { ...term, date: { kind: "limit", limit: name, of: term.date } };

const eitherOf = (one: Term | undefined, other: Term | undefined): Term | null => {
  if (!one?.date || !other?.date || one.time) return null;
  if (one.date.kind === "relative" || other.date.kind === "relative") return null;
  // "Not before Monday and not after Wednesday" are both meant.
  if (one.date.kind === "limit" || other.date.kind === "limit") return null;
  const [first, second] = sameWeek(one.date, other.date);
  return { ...other, date: { kind: "either", of: [...flat(first), ...flat(second)] } };
};

/** "Tuesday or Thursday of next week": the week is said once for both. */
const sameWeek = (one: DateExpression, other: DateExpression): [DateExpression, DateExpression] => {
  const inWeekOf = (day: DateExpression, named: DateExpression): DateExpression =>
    day.kind === "weekday" && day.which === "plain" && named.kind === "weekdayOf"
      ? { ...named, weekday: day.weekday }
      : day;
  return [inWeekOf(one, other), inWeekOf(other, one)];
};

const flat = (date: DateExpression): readonly DateExpression[] => (date.kind === "either" ? date.of : [date]);

const articles = new Set(["el", "del", "du", "le", "am", "dem", "do", "dia", "the"]);

/** "La mañana del 27". */
const partOf = (part: Term | undefined, date: Term | null): Term | null =>
  isPlainDate(date ?? undefined) && part?.name
    ? { ...date, time: { kind: "part", part: part.name as SpokenPart, isWeak: false } }
    : null;

const plainWeekday = (weekday: Term): DateExpression => ({ kind: "weekday", weekday: weekday.n ?? 0, which: "plain" });

/** "Thursday, not Friday" refuses Friday. */
const isAside = (after: Term | undefined, { tokens }: ParseContext, end: number): boolean =>
  after?.name === "loose" &&
  (tokens[end - 1]?.pause ?? 0) > 0 &&
  // "On the 21st, no?" asks for agreement.
  (tokens[end]?.pause === 0 || tokens[end - 1]?.isAsked === true);

const refused = (term: Term | undefined): Term | null =>
  term?.date && !term.isFarewell ? { date: term.date, isRefused: true } : null;

/** "Two weeks before the wedding" counts from a day we don't know. */
export const isDangling = ({ tokens, itemsFrom }: ParseContext, end: number): boolean => {
  const next = tokens[end];
  const isOperator = (itemsFrom[end - 1] ?? []).some(({ category }) => category === "before" || category === "after");
  if (!isOperator || next === undefined || next.pause > 0) return false;
  return !(itemsFrom[end] ?? []).some(({ category }) => behindRelative.has(category));
};

/** "La víspera de la boda". */
export const isOfSomething = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 &&
  !(itemsFrom[end] ?? []).some(({ category }) => category === "part") &&
  ["de", "del", "da", "do", "du", "des"].includes(tokens[end]?.text ?? "");

const behindRelative = new Set(
  "at around part weakPart clockWord sameTime thanks request able isFine willIt but anyTime instead tail from until".split(
    " ",
  ),
);

/** "By Tuesday at the latest, I'm away on the Wednesday". */
const isEndApart = (date: DateExpression, context: ParseContext, place: TokenRange): boolean =>
  date.kind === "limit" && (date.limit === "until" || date.limit === "before") && !isTight(context, place);

/** "Avant le 27, je pars en vacances ce jour-là": the end that was set stays, and the rest says why. */
const isEndBefore = (context: ParseContext, place: TokenRange): boolean =>
  !isTight(context, place) &&
  [1, 2].some((back) =>
    (context.itemsFrom[place.start - back] ?? []).some(
      ({ category, end }) => end === place.start && (category === "before" || category === "until"),
    ),
  );

/** "Viernes, no esta semana sino la próxima". */
const turns = new Set(["correction", "but"]);

const daysOfWeek = (week: Term | undefined, days: Term | undefined): Term | null => {
  const [of, range] = [week?.date, days?.date];
  if (of?.kind !== "period" || of.period.kind !== "unit" || range?.kind !== "range" || days?.time) return null;
  const { from } = range;
  return from.kind === "weekday" && from.which === "plain"
    ? { date: { ...range, from: { kind: "weekdayOf", weekday: from.weekday, of: of.period } }, bonus: 1 }
    : null;
};
