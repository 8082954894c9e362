import type { DateExpression, DayLimit, SpokenPart } from "../terms/expression.ts";
import type { Term, Which } from "../terms/term.ts";
import type { Rule } from "./chart.ts";
import { clockOf } from "./clock-of.ts";
import { dayOfMonth } from "./operator-rules.ts";
import type { ParseContext } from "./parse-context.ts";
import { followingUnit, relativeTerm, wholeUnit } from "./rules/relative-term.ts";
import { clockIn, isOnward, narrowedPart } from "./time-rules.ts";
import {
  isDateNext,
  isEitherOf,
  isLoosePause,
  isNotNext,
  isOfDay,
  isOfHour,
  isOfNextDay,
  isOwnClause,
  isPreference,
  isTimeLimited,
} from "./unfit-rules.ts";

const rule = (category: string, pattern: string, build: Rule["build"]): Rule => ({ category, pattern, build });

const asTerm = (date: DateExpression | null): Term | null => (date ? { date } : null);

/** Weeks, months and parts of them. */
const periodRules: readonly Rule[] = [
  rule("span", "num/a unit/units", ([count, unit]) =>
    unit?.unit ? { span: { unit: unit.unit, count: count?.n ?? 1 } } : null,
  ),
  rule("span", "couple units/unit", ([, unit]) => (unit?.unit ? { span: { unit: unit.unit, count: 2 } } : null)),
  rule("span", "spanDays", ([days]) => ({ span: { unit: "day", count: days?.n ?? 0 }, bonus: 1 })),
  rule("span", "spanMinutes", ([minutes]) => ({ span: { unit: "minute", count: minutes?.n ?? 0 }, bonus: 1 })),
  rule("period", "which unit", ([which, unit]) => unitPeriod(which?.which, unit)),
  rule("period", "unit which", ([unit, which]) => unitPeriod(which?.which, unit)),
  rule("period", "which unit which", ([, unit, which]) => unitPeriod(which?.which, unit)),
  rule("period", "weekendWord", () => ({ period: { kind: "unit", unit: "weekend", offset: 0 } })),
  rule("period", "which weekendWord", ([which]) => unitPeriod(which?.which, { unit: "weekend" })),
  rule("period", "weekendWord which", ([, which]) => unitPeriod(which?.which, { unit: "weekend" })),
  rule("period", "which weekendWord which", ([, , which]) => unitPeriod(which?.which, { unit: "weekend" })),
  rule("period", "which few? units", ([which, , units]) => comingUnits(which?.which, 1, units)),
  rule("period", "which span", ([which, span]) =>
    comingUnits(which?.which, span?.span?.count ?? 1, { unit: span?.span?.unit ?? "day" }),
  ),
  rule("period", "span which", ([span, which]) =>
    comingUnits(which?.which, span?.span?.count ?? 1, { unit: span?.span?.unit ?? "day" }),
  ),
  rule("period", "num which units", ([count, which, units]) => comingUnits(which?.which, count?.n ?? 1, units)),
  rule("period", "units which", ([units, which]) => comingUnits(which?.which, 1, units)),
  rule("period", "in/within month year?", ([, month, year]) => monthPeriod(month, year)),
  rule("period", "month/monthShort year", ([month, year]) => monthPeriod(month, year)),
  rule("period", "which month", ([which, month]) => whichMonth(month, which?.which)),
  rule("period", "month which", ([month, which]) => whichMonth(month, which?.which)),
  rule("period", "art/on/in/within period", ([, period]) => (period?.period ? period : null)),
  rule("period", "unit of date", ([unit, , date]) => holding(unit, date)),
  rule("period", "unit date", ([unit, date], { tokens }, { start, end }) =>
    isNumbered(date) && tokens.slice(start + 1, end).every(({ pause }) => pause === 0) ? holding(unit, date) : null,
  ),
  rule("period", "weekendWord date", ([, date]) => (isNumbered(date) ? holding({ unit: "weekend" }, date) : null)),
  rule("date", "unit date", ([, date]) => (date?.date?.kind === "range" ? date : null)),
  rule("period", "feast unit", ([feast, unit]) =>
    unit?.unit === "week" && feast?.name ? holding(unit, { date: { kind: "feast", name: feast.name } }) : null,
  ),
  rule("period", "weekendWord of date", ([, , date]) => holding({ unit: "weekend" }, date)),
  rule("period", "quebecWeekend", (_, { when }) =>
    when.country === "CA" ? { period: { kind: "unit", unit: "weekend", offset: 0 }, bonus: 1 } : null,
  ),
  rule("period", "quebecWeekend of? date", ([, , date]) =>
    isNumbered(date) ? { ...holding({ unit: "weekend" }, date), bonus: 1 } : null,
  ),
  rule("period", "which unit of date", ([, unit, , date]) => holding(unit, date)),
  rule("ofPeriod", "of art? month year?", ([, , month, year]) => monthPeriod(month, year)),
  rule("ofPeriod", "in month year?", ([, month, year]) => monthPeriod(month, year)),
  rule("ofPeriod", "of period", ([, period]) => period ?? null),
  rule("ofPeriod", "of/in theUnit", ([, unit]) => theUnit(unit)),
  rule("period", "portion ofPeriod/period", ([portion, period]) => portionOf(portion, period)),
  rule("period", "portion month year?", ([portion, month, year]) =>
    portionOf(portion, monthPeriod(month, year) ?? undefined),
  ),
  // "Dezembermitte".
  rule("period", "month portion", ([month, portion], { tokens }, { end }) =>
    tokens[end - 1]?.isGlued ? portionOf(portion, monthPeriod(month, undefined) ?? undefined) : null,
  ),
  rule("period", "portion theUnit", ([portion, unit]) => portionOf(portion, theUnit(unit) ?? undefined)),
  rule("date", "period", ([period]) => (period?.period ? { date: { kind: "period", period: period.period } } : null)),
];

/** From, until, between, except, or; and what counts from the day that stands. */
const limitRules: readonly Rule[] = [
  rule("date", "from date to/until date", ([, from, , to]) => range(from, to)),
  rule("date", "between date and/to date", ([, from, , to]) => range(from, to)),
  // "Prefiero el jueves al viernes".
  rule("date", "date to/until date", ([from, , to], { itemsFrom }, { start }) =>
    itemsFrom.slice(Math.max(0, start - 4), start).some((items) => items.some(({ category }) => category === "prefer"))
      ? null
      : range(from, to),
  ),
  rule("date", "fromDay num/ord toDay num/ord", ([, from, , to]) => dayRange(from, to)),
  rule("date", "fromDay num/ord toDay num/ord of? month/monthShort", ([, from, , to, , month]) =>
    dayRange(from, to, month),
  ),
  rule("date", "from? num/ord to/and num/ord of? month/monthShort", ([, from, , to, , month]) =>
    dayRange(from, to, month),
  ),
  rule("date", "between num/ord and num/ord of? month/monthShort", ([, from, , to, , month]) =>
    dayRange(from, to, month),
  ),
  rule("date", "dayMark? numberRange of? month/monthShort", ([, numbers, , month]) =>
    dayRange({ n: numbers?.range?.[0] ?? 0 }, { n: numbers?.range?.[1] ?? 0 }, month),
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
  rule("refused", "except/refusedBefore date", ([, date], context, { start, end }) =>
    isLoosePause(context, start, end) ? null : refused(date),
  ),
  // "En vez del 2".
  rule("refused", "except num/ord", ([, day], { tokens }, { end }) =>
    day?.digits !== undefined && articles.has(tokens[end - 2]?.text ?? "")
      ? { ...refused(dayOfMonth(day) ?? undefined), bonus: 1 }
      : null,
  ),
  // "Quinta, não sexta".
  rule("refused", "no date", ([, date], { tokens, itemsFrom }, { start, end }) => {
    const isTight = tokens.slice(start + 1, end).every(({ pause }) => pause === 0);
    const isApart = (tokens[start]?.pause ?? 0) > 0 && (tokens[end]?.pause ?? 1) > 0;
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
  rule("refused", "date away", ([date], context, { end }) =>
    date?.date && !date.time && !isTimeLimited(context, end) && !isOfNextDay(context, end) ? refused(date) : null,
  ),
  rule("refused", "date refusedAfter", ([date, after], context, { start, end }) =>
    !isOfHour(context, start, end) &&
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
  rule("date", "nextDay", ([day], context, { end }) =>
    isDangling(context, end) || isOfSomething(context, end) ? null : asTerm({ kind: "relative", days: day?.n ?? 1 }),
  ),
  rule("date", "sameDay", () => asTerm({ kind: "relative", days: 0 })),
  rule("time", "sameTime", () => ({ time: { kind: "relative", minutes: 0 } })),
];

/** A day and a time side by side. */
const whenRules: readonly Rule[] = [
  rule("date", "todayPart", ([part]) => (part?.name ? todayPart(part.name) : null)),
  rule("date", "date partAfterDay", ([date, part], { tokens }, { end }) =>
    isPlain(date) && part?.part && tokens[end - 1]?.pause === 0 && isOfDay(date, tokens[end - 1]?.text)
      ? { ...date, time: { kind: "part", part: part.part, isWeak: false } }
      : null,
  ),
  rule("date", "partModifier date part/weakPart", ([modifier, date, part]) => {
    const narrow = narrowedPart(modifier?.name, part?.part)?.part;
    const isDay = date?.date?.kind === "weekday" || date?.date?.kind === "offset";
    return isDay && isPlain(date) && narrow ? { ...date, time: { kind: "part", part: narrow, isWeak: false } } : null;
  }),
  rule("date", "date num num", ([date, hour, minute]) =>
    isPlain(date) && hour?.digits !== undefined && minute?.digits?.length === 2 && (minute.n ?? 1) % 5 === 0
      ? withTime(date, { time: clockOf(hour.n ?? 24, minute.n ?? 0, { digits: hour.digits }) ?? impossibleTime })
      : null,
  ),
  rule("date", "date num andMinutes num", ([date, hour, , minute]) =>
    isPlain(date) && hour?.digits !== undefined && minute?.digits?.length === 2 && (minute.n ?? 60) < 60
      ? withTime(date, { time: clockOf(hour.n ?? 24, minute.n ?? 0, { digits: hour.digits }) ?? impossibleTime })
      : null,
  ),
  rule("date", "date num", ([date, hour], { tokens }, { end }) =>
    isPlain(date) && hour?.digits !== undefined && (hour.n ?? 24) < 21 && tokens[end - 1]?.kind === "integer"
      ? withTime(date, hour)
      : null,
  ),
  rule("date", "date dottedClock/compact", ([date, clock]) => (isPlain(date) ? withTime(date, clock) : null)),
  rule("date", "date numberRange", ([date, numbers]) => {
    const [from, to] = [clockIn({ n: numbers?.range?.[0] ?? 24 }), clockIn({ n: numbers?.range?.[1] ?? 24 })];
    return isPlain(date) && from && to ? { ...date, time: { kind: "window", from, to } } : null;
  }),
];

const periodTerm = (term: Term | null): Term | undefined =>
  term?.period ? { date: { kind: "period", period: term.period } } : undefined;

const impossibleTime = { kind: "impossible" as const, text: "" };

export const otherRules: readonly Rule[] = [...periodRules, ...limitRules, ...whenRules];

const offsets: Partial<Record<Which, number>> = { this: 0, coming: 1, next: 1, following: 1, last: -1, afterNext: 2 };

const unitPeriod = (which: Which | undefined, unit: Term | undefined): Term | null => {
  const offset = which === undefined ? undefined : offsets[which];
  const name = unit?.unit;
  if (offset === undefined || (name !== "week" && name !== "weekend" && name !== "month" && name !== "year"))
    return null;
  if (which === "following") return null;
  return { period: { kind: "unit", unit: name, offset: name === "weekend" && which === "coming" ? 0 : offset } };
};

/** "The coming days": about a week. */
const comingUnits = (which: Which | undefined, count: number, units: Term | undefined): Term | null => {
  if (which !== "next" && which !== "coming" && which !== "this") return null;
  if (units?.unit === "day") return { period: { kind: "days", from: 0, to: Math.max(6, count) } };
  if (units?.unit === "week") return { period: { kind: "days", from: 0, to: 7 * Math.max(2, count) } };
  return null;
};

const monthPeriod = (month: Term | undefined, year: Term | undefined): Term | null =>
  month?.n === undefined
    ? null
    : { period: { kind: "month", month: month.n, ...(year?.n !== undefined && { year: year.n }) } };

const whichMonth = (month: Term | undefined, which: Which | undefined): Term | null =>
  which === "this" || which === "next" || which === "coming" ? monthPeriod(month, undefined) : null;

const holding = (unit: Term | undefined, date: Term | undefined): Term | null => {
  if ((unit?.unit !== "week" && unit?.unit !== "weekend") || !date?.date || date.time) return null;
  if (date.date.kind === "period" || date.date.kind === "limit") return null;
  return { period: { kind: "beside", unit: unit.unit, side: "holding", of: date.date } };
};

/** "La semana del 7". */
const isNumbered = (date: Term | undefined): boolean =>
  date?.date?.kind === "dayOfMonth" || date?.date?.kind === "monthDay";

const theUnit = (unit: Term | undefined): Term | null =>
  unit?.name === "week" || unit?.name === "month" || unit?.name === "year"
    ? { period: { kind: "unit", unit: unit.name, offset: 0 } }
    : null;

const portionOf = (portion: Term | undefined, term: Term | undefined): Term | null => {
  if (!portion?.portion || !term?.period || term.period.kind === "portion" || term.period.kind === "days") return null;
  return { period: { kind: "portion", portion: portion.portion, of: term.period } };
};

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
  const start: DateExpression =
    first.kind === "dayOfMonth" && last.kind === "monthDay" ? { ...last, day: first.day } : first;
  return { date: { kind: "range", from: start, to: last }, ...(to?.time && { time: to.time }) };
};

const isOperator = ({ kind }: DateExpression): boolean =>
  kind === "limit" || kind === "range" || kind === "either" || kind === "relative";

const dayRange = (from: Term | undefined, to: Term | undefined, month?: Term): Term | null => {
  const [first, last] = [from?.n ?? 0, to?.n ?? 0];
  if (first < 1 || last > 31 || first > 31 || last < 1 || (month && first >= last)) return null;
  if (!month && (from?.digits === undefined || to?.digits === undefined)) return null;
  const day = (n: number): DateExpression =>
    month?.n === undefined ? { kind: "dayOfMonth", day: n } : { kind: "monthDay", month: month.n, day: n };
  return asTerm({ kind: "range", from: day(first), to: day(last) });
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
  isPlain(date ?? undefined) && part?.name
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
const isDangling = ({ tokens, itemsFrom }: ParseContext, end: number): boolean => {
  const next = tokens[end];
  const isOperator = (itemsFrom[end - 1] ?? []).some(({ category }) => category === "before" || category === "after");
  if (!isOperator || next === undefined || next.pause > 0) return false;
  return !(itemsFrom[end] ?? []).some(({ category }) => behindRelative.has(category));
};

/** "La víspera de la boda". */
const isOfSomething = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 &&
  !(itemsFrom[end] ?? []).some(({ category }) => category === "part") &&
  ["de", "del", "da", "do", "du", "des"].includes(tokens[end]?.text ?? "");

const behindRelative = new Set(
  "at around part weakPart clockWord sameTime thanks request able isFine willIt but anyTime instead tail from until".split(
    " ",
  ),
);

const isPlain = (date: Term | undefined): boolean =>
  date?.date !== undefined &&
  !date.time &&
  !date.isFarewell &&
  date.date.kind !== "relative" &&
  date.date.kind !== "limit";

const withTime = (date: Term | undefined, clock: Term | undefined): Term | null => {
  const time = clockIn(clock);
  return date && time ? { ...date, time } : null;
};

const todayPart = (name: string): Term => ({
  bonus: 4,
  date: { kind: "offset", days: 0 },
  time: { kind: "part", part: name as "morning" | "afternoon" | "evening" | "night", isWeak: false },
});
