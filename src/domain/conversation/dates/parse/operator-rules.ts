import type { DateExpression, Period, Unit } from "../terms/expression.ts";
import type { Term } from "../terms/term.ts";
import { type GrammarRule, rule, type TokenRange } from "./chart.ts";
import type { ParseContext } from "./parse-context.ts";
import { asDateTerm } from "./term-of.ts";

/** Before, after, counted from, the nth of. */
export const operatorRules: readonly GrammarRule[] = [
  rule("date", "eve num/ord", ([eve, day]) => shiftBy(dayOfMonth(day) ?? undefined, -(eve?.n ?? 1))),
  rule("date", "dayAfter num/ord", ([after, day]) => shiftBy(dayOfMonth(day) ?? undefined, after?.n ?? 1)),
  rule("date", "eve date", ([eve, date]) => shiftBy(date, -(eve?.n ?? 1))),
  rule("date", "dayAfter date", ([after, date]) => shiftBy(date, after?.n ?? 1)),
  rule("date", "span before date", ([span, , date]) => shift(span, date, -1)),
  rule("date", "span after date", ([span, , date]) => shift(span, date, 1)),
  rule("date", "unit before/after date", ([unit, side, date]) => unitBeside(unit, side, date)),
  rule("date", "which unit before/after date", ([, unit, side, date]) => unitBeside(unit, side, date)),
  rule("date", "weekendWord before/after date", ([, side, date]) => unitBeside({ unit: "weekend" }, side, date)),
  rule("date", "ord weekendWord period/ofPeriod", ([nth, , period]) => nthUnit(nth, { unit: "weekend" }, period)),
  rule("date", "few units/unit before/after date", ([, unit, side, date]) => fewBeside(unit, side, date)),
  rule("date", "sameDay/sameTime period", ([, period]) =>
    period?.period?.kind === "unit" && period.period.unit === "week"
      ? asDateTerm({
          kind: "shift",
          span: { unit: "week", count: period.period.offset },
          of: { kind: "offset", days: 0 },
        })
      : null,
  ),
  // "Das zweite Dezemberwochenende".
  rule("date", "ord month weekendWord", ([nth, month]) =>
    nthUnit(
      nth,
      { unit: "weekend" },
      month?.n === undefined ? undefined : { period: { kind: "month", month: month.n } },
    ),
  ),
  // "In der ersten Dezemberhälfte".
  rule("date", "ord month halfWord", ([nth, month]) =>
    month?.n !== undefined && (nth?.n === 1 || nth?.n === 2)
      ? asDateTerm({
          kind: "period",
          period: {
            kind: "portion",
            portion: nth.n === 1 ? "firstHalf" : "secondHalf",
            of: { kind: "month", month: month.n },
          },
        })
      : null,
  ),
  rule("date", "ord month unit", ([nth, month, unit]) =>
    nthUnit(nth, unit, month?.n === undefined ? undefined : { period: { kind: "month", month: month.n } }),
  ),
  rule("period", "weekNumberWord num", ([, number]) =>
    (number?.n ?? 0) >= 1 && (number?.n ?? 99) <= 53 ? { period: { kind: "weekNumber", n: number?.n ?? 1 } } : null,
  ),
  // "The Tuesday after, the 1st": after a comma the day is another.
  rule("date", "weekday before/after date", ([weekday, side, date], { tokens }, { start, end }) =>
    tokens.slice(start + 1, end).some(({ pause }) => pause > 0) ? null : weekdayBeside(weekday, side, date, 1),
  ),
  rule("date", "ord weekday before/after date", ([nth, weekday, side, date]) =>
    weekdayBeside(weekday, side, date, nth?.n ?? 1),
  ),
  rule("date", "in/inSpan span", ([, span]) => fromToday(span)),
  // "In two weeks I'm away, make it in three".
  rule("date", "in/inSpan num", ([, count], context, place) => {
    const unit = unitLeftOut(context, place);
    return unit ? sooner(fromToday({ span: { unit, count: count?.n ?? 0 } })) : null;
  }),
  rule("date", "span fromNow", ([span]) => fromToday(span)),
  rule("date", "in few units/unit", ([, , unit]) => fewUnits(unit)),
  rule("date", "weekday in span", ([weekday, , span]) => weekdayAhead(weekday, span)),
  // "Freitag über acht Tage".
  rule("date", "weekday overSpan span", ([weekday, , span]) => weekdayAhead(weekday, span, true)),
  rule("date", "dayName overSpan span", ([name, , span]) => dayAndSpan(name, span)),
  rule("date", "in span weekday", ([, span, weekday]) => weekdayAhead(weekday, span)),
  rule("date", "in span on/art weekday", ([, span, , weekday]) => weekdayAhead(weekday, span)),
  rule("date", "span fromOn weekday", ([span, , weekday]) => weekdayAhead(weekday, span, true)),
  // "Ten days from Friday".
  rule("date", "span fromOn weekday", ([span, , weekday]) =>
    span?.span?.unit === "day" && !weeklyCounts.has(span.span.count)
      ? shift(span, { date: { kind: "weekday", weekday: weekday?.n ?? 0, which: "coming" } }, 1)
      : null,
  ),
  rule("date", "span fromOn date", ([span, , date]) => (date?.date?.kind === "weekday" ? null : shift(span, date, 1))),
  rule("date", "weekday ahead", ([weekday, ahead]) => {
    const term = aheadBy(weekday, ahead?.n ?? 1, true);
    return term && { ...term, bonus: 2 };
  }),
  // "De sexta a quinze"; "de segunda a 15 de janeiro" is a stretch.
  rule("date", "hourFrom weekday aheadOf", ([, weekday, ahead], { itemsFrom, tokens }, { end }) =>
    tokens[end]?.pause === 0 && (itemsFrom[end] ?? []).some(({ category }) => category === "of" || category === "month")
      ? null
      : sooner(aheadBy(weekday, ahead?.n ?? 2, true)),
  ),
  rule("date", "which weekday ahead", ([, weekday, ahead]) => aheadBy(weekday, ahead?.n ?? 1, true)),
  rule("date", "dayName ahead", ([name, ahead]) =>
    asDateTerm({ kind: "offset", days: (name?.n ?? 0) + 7 * (ahead?.n ?? 1) }),
  ),
  rule("date", "dayName in span", ([name, , span]) => dayAndSpan(name, span)),
  rule("date", "span dayName", ([span, name]) =>
    span?.span?.unit === "week" || span?.span?.unit === "month" || span?.span?.count === 14
      ? dayAndSpan(name, span)
      : null,
  ),
  rule("date", "ord weekday period/ofPeriod", ([nth, weekday, period]) => nthWeekday(nth, weekday, period)),
  rule("date", "art/on ord weekday period/ofPeriod", ([, nth, weekday, period]) => nthWeekday(nth, weekday, period)),
  // "Am Letzten des Monats", "le dernier du mois".
  rule("date", "dayMark/on/art ord ofPeriod/period", ([, nth, period]) =>
    (nth?.n ?? 0) < 0 && isMonth(period) ? nthUnit(nth, { unit: "day" }, period) : null,
  ),
  rule("date", "dayMark ord", ([mark, nth], { itemsFrom, tokens }, { end }) =>
    nth?.n === -1 &&
    mark?.name === "strong" &&
    ((tokens[end]?.pause ?? 1) > 0 || (itemsFrom[end] ?? []).some(({ category }) => category === "at"))
      ? nthUnit(nth, { unit: "day" }, { period: { kind: "unit", unit: "month", offset: 0 } })
      : null,
  ),
  rule("date", "ord unit period/ofPeriod", ([nth, unit, period]) => nthUnit(nth, unit, period)),
  rule("date", "weekday ofPeriod/period", ([weekday, period]) => weekdayIn(weekday, period)),
  rule("date", "period on? weekday", ([period, , weekday], context, place) =>
    isTold(period, context, place) ? null : weekdayIn(weekday, period),
  ),
  rule("date", "num/ord ofPeriod/period", ([day, period]) => dayIn(day, period)),
  rule("date", "date ofPeriod/period", ([date, period]) =>
    date?.date?.kind === "dayOfMonth" ? dayIn({ n: date.date.day }, period) : null,
  ),
  rule("date", "period date", ([period, date]) =>
    date?.date?.kind === "dayOfMonth" ? dayIn({ n: date.date.day }, period) : null,
  ),
];

/** "I was there in July, Friday at eleven?": a month at the end of a clause that asks for nothing. */
const isTold = (period: Term | undefined, { tokens, itemsFrom }: ParseContext, { start, end }: TokenRange): boolean => {
  if (period?.period?.kind !== "month" || start < 2 || tokens[start]?.pause !== 0) return false;
  if (tokens.slice(start + 1, end).every(({ pause }) => pause === 0)) return false;
  let from = start;
  while (from > 0 && tokens[from]?.pause === 0) from -= 1;
  return (
    start - from > 1 &&
    !itemsFrom.slice(from, start).some((items) => items.some(({ category }) => category === "request"))
  );
};

const sooner = (term: Term | null): Term | null => term && { ...term, bonus: 3 };

/** The unit that was said before a number without one, which has nothing of its own behind it. */
const unitLeftOut = ({ tokens, itemsFrom }: ParseContext, { start, end }: TokenRange): Unit | null => {
  if (start === 0 || (itemsFrom[end] ?? []).some((item) => tokens[end]?.pause === 0 && !besideCount.has(item.category)))
    return null;
  for (let at = start - 1; at > 1; at--) {
    const unit = (itemsFrom[at] ?? []).find(({ category }) => category === "units")?.term.unit;
    const isCounted = (itemsFrom[at - 1] ?? []).some(({ category }) => category === "num");
    if (unit && isCounted) return unit === "day" || unit === "week" || unit === "month" ? unit : null;
  }
  return null;
};

const besideCount = new Set([
  "prefer",
  "instead",
  "correction",
  "soWord",
  "thanks",
  "tail",
  "but",
  "request",
  "later",
  "byeFiller",
]);

/** Days that stand for weeks: "heute in acht Tagen". */
const weeklyCounts = new Set([7, 8, 14, 15]);

/** The next such day of a month. */
export const dayOfMonth = (day: Term | undefined): Term | null => {
  const n = day?.n ?? 0;
  return n >= 1 && n <= 39 ? asDateTerm({ kind: "dayOfMonth", day: n }) : null;
};

const anchor = (date: Term | undefined): DateExpression | null =>
  !date?.date || date.time || date.isFarewell || date.date.kind === "limit" || date.date.kind === "either"
    ? null
    : date.date;

const shiftBy = (date: Term | undefined, days: number): Term | null =>
  shift({ span: { unit: "day", count: Math.abs(days) } }, date, days < 0 ? -1 : 1);

const shift = (span: Term | undefined, date: Term | undefined, sign: 1 | -1): Term | null => {
  const of = anchor(date);
  if (!of || !span?.span || span.span.unit === "hour" || span.span.unit === "minute") return null;
  return asDateTerm({ kind: "shift", span: { unit: span.span.unit, count: sign * span.span.count }, of });
};

const unitBeside = (unit: Term | undefined, side: Term | undefined, date: Term | undefined): Term | null => {
  const of = anchor(date);
  if (!of || !unit?.unit) return null;
  const where = side?.name === "before" ? "before" : "after";
  if (unit.unit === "day") return shiftBy(date, where === "before" ? -1 : 1);
  if (unit.unit !== "week" && unit.unit !== "weekend" && unit.unit !== "month") return null;
  return asDateTerm({ kind: "period", period: { kind: "beside", unit: unit.unit, side: where, of } });
};

/** "A few days before Christmas". */
const fewBeside = (unit: Term | undefined, side: Term | undefined, date: Term | undefined): Term | null => {
  const of = anchor(date);
  if (!of || (unit?.unit !== "day" && unit?.unit !== "week")) return null;
  const by = (count: number): DateExpression => ({ kind: "shift", span: { unit: unit.unit ?? "day", count }, of });
  const [near, far] = unit.unit === "day" ? [2, 6] : [2, 4];
  return side?.name === "before"
    ? asDateTerm({ kind: "range", from: by(-far), to: by(-near) })
    : asDateTerm({ kind: "range", from: by(near), to: by(far) });
};

const weekdayBeside = (
  weekday: Term | undefined,
  side: Term | undefined,
  date: Term | undefined,
  nth: number,
): Term | null => {
  const of = anchor(date);
  const where = side?.name === "before" ? "before" : "after";
  // "The last Tuesday before Christmas" is the first one that is met.
  if (nth < 0 && where === "before") return weekdayBeside(weekday, side, date, -nth);
  if (!of || nth < 1) return null;
  const beside: DateExpression = { kind: "weekdayBeside", weekday: weekday?.n ?? 0, side: where, of };
  if (nth === 1) return asDateTerm(beside);
  return asDateTerm({
    kind: "shift",
    span: { unit: "week", count: (where === "before" ? -1 : 1) * (nth - 1) },
    of: beside,
  });
};

/** "In two hours" is a day and a time. */
const fromToday = (term: Term | undefined): Term | null => {
  const span = term?.span;
  if (!span || span.count < 0 || span.count > 99) return null;
  if (span.unit === "hour" || span.unit === "minute") {
    const minutes = Math.round(span.count * (span.unit === "hour" ? 60 : 1));
    return minutes > 0 && minutes < 100 * 60
      ? { time: { kind: "fromNow", minutes }, date: { kind: "offset", days: 0 } }
      : null;
  }
  return asDateTerm({ kind: "shift", span, of: { kind: "offset", days: 0 } });
};

const fewUnits = (unit: Term | undefined): Term | null => {
  if (unit?.unit === "day") return asDateTerm({ kind: "period", period: { kind: "days", from: 2, to: 6 } });
  return unit?.unit === "week" ? asDateTerm({ kind: "period", period: { kind: "days", from: 14, to: 28 } }) : null;
};

const weekdayAhead = (weekday: Term | undefined, span: Term | undefined, isIdiom = false): Term | null => {
  const { unit, count } = span?.span ?? { unit: "day", count: 0 };
  if (unit === "week") return aheadBy(weekday, count, isIdiom);
  const weeks = count === 8 || count === 7 ? 1 : count === 15 || count === 14 ? 2 : 0;
  return unit === "day" && weeks > 0 ? aheadBy(weekday, weeks, true) : null;
};

const aheadBy = (weekday: Term | undefined, weeks: number, isIdiom = false): Term | null =>
  weeks > 0 && weeks < 53
    ? asDateTerm({
        kind: "weekdayAhead",
        weekday: weekday?.n ?? 0,
        weeks,
        isEither: false,
        ...(isIdiom && { isIdiom: true as const }),
      })
    : null;

/** "Today in eight days" is a week. */
const dayAndSpan = (name: Term | undefined, term: Term | undefined): Term | null => {
  const span = term?.span;
  if (!span || span.unit === "hour" || span.unit === "minute") return null;
  const isWeek = span.unit === "day" && span.count === 8;
  return asDateTerm({
    kind: "shift",
    span: isWeek ? { unit: "week", count: 1 } : span,
    of: { kind: "offset", days: name?.n ?? 0 },
  });
};

const nthWeekday = (nth: Term | undefined, weekday: Term | undefined, term: Term | undefined): Term | null => {
  const n = nth?.n ?? 0;
  if (!term?.period || n > 5 || n === 0) return null;
  if (term.period.kind === "unit" && term.period.unit !== "month" && term.period.unit !== "year") return null;
  return asDateTerm({ kind: "nthWeekday", nth: n, weekday: weekday?.n ?? 0, of: term.period });
};

const nthUnit = (nth: Term | undefined, unit: Term | undefined, term: Term | undefined): Term | null => {
  const n = nth?.n ?? 0;
  if (!term?.period || n === 0) return null;
  if (unit?.unit === "day") return asDateTerm({ kind: "nthDay", nth: n, of: term.period });
  if ((unit?.unit !== "week" && unit?.unit !== "weekend") || n > 5) return null;
  const period: Period = { kind: "nthWeek", nth: n, unit: unit.unit, of: term.period };
  return asDateTerm({ kind: "period", period });
};

const isMonth = (term: Term | undefined): boolean =>
  term?.period?.kind === "month" || (term?.period?.kind === "unit" && term.period.unit === "month");

const weekdayIn = (weekday: Term | undefined, term: Term | undefined): Term | null => {
  if (!term?.period) return null;
  return asDateTerm({ kind: "weekdayOf", weekday: weekday?.n ?? 0, of: term.period });
};

const dayIn = (day: Term | undefined, term: Term | undefined): Term | null => {
  const n = day?.n ?? 0;
  const period = term?.period;
  if (!period || n < 1 || n > 31) return null;
  if (period.kind === "month" || (period.kind === "unit" && period.unit === "month"))
    return asDateTerm({ kind: "dayOf", day: n, of: period });
  return null;
};
