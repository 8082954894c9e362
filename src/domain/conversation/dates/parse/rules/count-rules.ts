import { minutesOf } from "../../../../scheduling/clock/clock-time.ts";
import type { DateExpression, SpokenClock } from "../../terms/expression.ts";
import type { Term } from "../../terms/term.ts";
import { type GrammarRule, isTight, rule, type TokenRange } from "../chart.ts";
import type { ParseContext } from "../parse-context.ts";
import { clockIn, shiftedHour } from "./time-terms.ts";

/** Working days that are counted, weekdays that are counted from now, and the hour it is now. */
export const countRules: readonly GrammarRule[] = [
  rule("date", "ord workday period/ofPeriod", ([nth, , period]) => nthWorkday(nth, period)),
  rule("date", "ord workday before/after date", ([nth, , side, date], context, place) =>
    isTight(context, place) ? workdayBeside(side, date, Math.abs(nth?.n ?? 1)) : null,
  ),
  rule("date", "num workdayUnits before/after date", ([count, , side, date], context, place) =>
    isTight(context, place) ? workdayBeside(side, date, count?.n ?? 1) : null,
  ),
  rule("date", "workday before/after date", ([, side, date], context, place) =>
    isTight(context, place) ? workdayBeside(side, date, 1) : null,
  ),
  rule("date", "in/inSpan num workdayUnits", ([, count]) => workdaysFrom(today, count?.n ?? 0)),
  rule("date", "num workdayUnits fromNow", ([count]) => workdaysFrom(today, count?.n ?? 0)),
  // "Two Fridays from now", "dans deux vendredis".
  rule("date", "num weekday fromNow", ([count, weekday]) => weekdaysAhead(count, weekday)),
  rule("date", "inSpan num weekday", ([, count, weekday], context, { end }) =>
    isPlural(context.tokens[end - 1]?.text) ? weekdaysAhead(count, weekday) : null,
  ),
  // "Pas ce samedi, l'autre": alone between commas; "avec l'autre coiffeuse" is somebody.
  rule("oneDate", "otherAlone", (_, { tokens }, { start, end }) =>
    (tokens[start]?.pause ?? 0) > 0 && (tokens[end]?.pause ?? 1) > 0
      ? { date: { kind: "one", which: "after" }, bonus: 1 }
      : null,
  ),
  // "Sábado, onze horas": after a day no length of time.
  rule("clock", "num longHourUnit", ([hour], context, place) =>
    (hour?.n ?? 0) >= 8 && (hour?.n ?? 24) <= 12 && isAfterDay(context, place)
      ? { time: { kind: "clock", minute: 60 * (hour?.n ?? 0), isHalfDay: false }, bonus: 1 }
      : null,
  ),
  // "Pode ser 9 horas", "mañana 9 hs", "9 horas da manhã".
  rule("clock", "num longHourUnit", ([hour], context, place) => {
    const time = isHourOfDay(hour, context, place) ? clockIn(hour, true) : null;
    return time && { time, bonus: 1 };
  }),
  rule("clock", "num longHourUnit plusMinutes", ([hour, , plus], context, place) => {
    const time = isHourOfDay(hour, context, place) ? shiftedHour(hour, plus?.n ?? 0) : null;
    return time && { time, bonus: 1 };
  }),
  // "A los diez días de este viernes".
  rule("date", "countUp span of? date", ([, span, , date], context, place) => {
    const { unit, count } = span?.span ?? { unit: "hour", count: 0 };
    const of = date?.date;
    return of && isAnchor(of) && !date.time && (unit === "day" || unit === "week") && isTight(context, place)
      ? { date: { kind: "shift", span: { unit, count }, of }, bonus: 4 }
      : null;
  }),
  // "Nur der Montag selber klappt nicht".
  rule("refusedAfter", "selfWord refusedAfter", ([, after]) => ({ ...after })),
  // "A tres días de Navidad".
  rule("date", "countdown span date", ([, span, date], context, place) => {
    const { unit, count } = span?.span ?? { unit: "hour", count: 0 };
    const of = date?.date;
    const isDay = of?.kind === "feast" || of?.kind === "monthDay";
    return isDay && !date?.time && (unit === "day" || unit === "week") && isTight(context, place)
      ? { date: { kind: "shift", span: { unit, count: -count }, of }, bonus: 2 }
      : null;
  }),
  rule("date", "nowTime on? date", ([now, , date], context) => atNow(now, date, context)),
  rule("date", "date nowTime", ([date, now], context) => atNow(now, date, context)),
  rule("date", "nowTime period", ([now, period], context) => atNow(now, ahead(period), context)),
  rule("date", "period nowTime", ([period, now], context) => atNow(now, ahead(period), context)),
  rule("clock", "nowTime", ([now], context) => (now?.name === "sure" ? { time: clockNow(context), bonus: 1 } : null)),
];

const today = { date: { kind: "offset", days: 0 } } as const;

/** Between commas, with a day before them. */
const isAfterDay = ({ tokens, itemsFrom }: ParseContext, { start, end }: TokenRange): boolean =>
  (tokens[start]?.pause ?? 0) > 0 &&
  (tokens[end]?.pause ?? 1) > 0 &&
  itemsFrom.slice(Math.max(0, start - 6), start).some((items) => items.some(({ category }) => days.has(category)));

const days = new Set(["weekday", "dayName", "month", "feast"]);

/** Where hours are told with the word for a length: as all that is said, right behind a day, or before a part of it. */
const isHourOfDay = (hour: Term | undefined, context: ParseContext, { start, end }: TokenRange): boolean => {
  const { lexicon, tokens, itemsFrom, when } = context;
  if (lexicon.language !== "es" && lexicon.language !== "pt") return false;
  const isPartNext = (itemsFrom[end] ?? []).some(({ category }) => category === "part" || category === "weakPart");
  if (isPartNext && tokens[end]?.pause === 0) return true;
  const isBehindNumber = numbered.has(tokens[start - 1]?.kind ?? "word");
  const isBehindDay =
    isBehindNumber ||
    [1, 2, 3].some((back) =>
      (itemsFrom[start - back] ?? []).some(({ category, end: to }) => to === start && days.has(category)),
    );
  const isLast =
    (tokens[end]?.pause ?? 1) > 0 || !(itemsFrom[end] ?? []).some(({ category }) => counting.has(category));
  if (isBehindDay && isLast && tokens[start]?.pause === 0) return true;
  const isApart = (tokens[start]?.pause ?? 1) > 0 && (tokens[end]?.pause ?? 1) > 0;
  const isAsked = when.expect === "time";
  // "2 horas" alone, unasked, may be how long it takes.
  return (isAsked && isApart) || ((isAsked || (hour?.n ?? 0) >= 7) && isAllThatIsSaid(context, { start, end }));
};

const numbered = new Set(["integer", "ordinal", "slash", "dotted", "full", "iso"]);
const counting = new Set(["before", "after", "earlier", "later", "fromNow"]);

/** Beside what asks for it or puts it right. */
const isAllThatIsSaid = ({ tokens, itemsFrom }: ParseContext, { start, end }: TokenRange): boolean => {
  const beside = new Set(tokens.flatMap(({ text }, at) => (fillers.has(text) ? [at] : [])));
  for (const items of itemsFrom)
    for (const item of items)
      if (asides.has(item.category)) for (let at = item.start; at < item.end; at++) beside.add(at);
  return tokens.every((_, at) => (at >= start && at < end) || beside.has(at));
};

const asides = new Set("request able willIt prefer tail thanks correction instead so soWord but".split(" "));
const fillers = new Set(
  "pode poderia podia ser seria pra para puede podria sera estaria bien bem bom ok sim si claro vale entao entonces e y".split(
    " ",
  ),
);

const isPlural = (word: string | undefined): boolean => word?.endsWith("s") === true;

const nthWorkday = (nth: Term | undefined, term: Term | undefined): Term | null =>
  term?.period && nth?.n !== undefined && nth.n !== 0 && Math.abs(nth.n) <= 31
    ? { date: { kind: "nthWorkday", nth: nth.n, of: term.period }, bonus: 2 }
    : null;

const workdayBeside = (side: Term | undefined, date: Term | undefined, count: number): Term | null =>
  date?.time || date?.isFarewell ? null : workdaysFrom(date, side?.name === "before" ? -count : count);

const workdaysFrom = (date: { date?: DateExpression } | undefined, count: number): Term | null => {
  const of = date?.date;
  if (!of || count === 0 || Math.abs(count) > 31 || !isAnchor(of)) return null;
  return { date: { kind: "workdaysFrom", count, of }, bonus: 2 };
};

const isAnchor = ({ kind }: DateExpression): boolean => kind !== "limit" && kind !== "either" && kind !== "relative";

/** The second of the coming Fridays is a week after the first. */
const weekdaysAhead = (count: Term | undefined, weekday: Term | undefined): Term | null => {
  const n = count?.n ?? 0;
  if (n < 1 || n > 12) return null;
  const of: DateExpression = { kind: "weekday", weekday: weekday?.n ?? 0, which: "coming" };
  return { date: { kind: "shift", span: { unit: "week", count: n - 1 }, of }, bonus: 3 };
};

const clockNow = ({ when }: ParseContext): SpokenClock => ({
  kind: "clock",
  minute: 15 * Math.round(minutesOf(when.nowTime) / 15),
  isHalfDay: false,
  isAround: true,
  isNow: true,
});

/** "Next week" as the day a week from today. */
const ahead = (term: Term | undefined): Term | undefined => {
  const unit = term?.period;
  return unit?.kind === "unit" && unit.unit !== "weekend" && unit.offset > 0
    ? { date: { kind: "shift", span: { unit: unit.unit, count: unit.offset }, of: today.date } }
    : undefined;
};

/** "This time I'd like Friday" says no hour, "Friday at this time" may be that of an offer: only a day counted from today makes one. */
const atNow = (now: Term | undefined, date: Term | undefined, context: ParseContext): Term | null => {
  const of = date?.date;
  if (!of || date.time || date.isFarewell || !isAnchor(of)) return null;
  const isCounted = of.kind === "offset" || (of.kind === "shift" && of.of.kind === "offset");
  return isCounted || now?.name === "sure" ? { ...date, time: clockNow(context), bonus: 3 } : null;
};
