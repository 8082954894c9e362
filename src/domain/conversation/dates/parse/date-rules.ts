import { addDays, epochDayOf } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayIndexOf } from "../../../scheduling/clock/weekday.ts";
import type { DateExpression, Period, WeekdayWhich } from "../terms/expression.ts";
import type { Item, Term, Which } from "../terms/term.ts";
import type { Rule } from "./chart.ts";
import type { ParseContext } from "./parse-context.ts";

const rule = (category: string, pattern: string, build: Rule["build"]): Rule => ({ category, pattern, build });

const asTerm = (date: DateExpression | null): Term | null => (date ? { date } : null);

/** Named days, weekdays, days of a month, feasts. */
const dayRules: readonly Rule[] = [
  rule("date", "dayName", ([name]) => asTerm({ kind: "offset", days: name?.n ?? 0 })),
  rule("weekday", "shortWeekday", ([short], context, { start, end }) =>
    isMeant(context, start, end) ? { n: short?.n ?? 0 } : null,
  ),
  rule("date", "weekday", ([weekday]) => ({
    date: weekdayOf(weekday, "plain"),
    ...(weekday?.bonus !== undefined && { bonus: weekday.bonus }),
  })),
  rule("date", "which weekday", ([which, weekday]) => whichWeekday(weekday, which?.which)),
  rule("date", "weekday which", ([weekday, which]) => whichWeekday(weekday, which?.which)),
  rule("date", "which which weekday", ([, which, weekday]) => whichWeekday(weekday, which?.which)),
  rule("date", "which weekday which", ([, weekday, which]) => whichWeekday(weekday, which?.which)),
  rule("ord", "num ordSuffix", ([number], { tokens }, { end }) =>
    tokens[end - 1]?.isGlued && number?.digits !== undefined ? { n: number.n ?? 0, digits: number.digits } : null,
  ),
  rule("date", "dayMark num of? month/monthShort", ([, day, , month]) => monthDay(day, month)),
  rule("date", "num of? month/monthShort", ([day, , month]) => monthDay(day, month)),
  rule("date", "num of? month/monthShort of? year", ([day, , month, , year]) => monthDay(day, month, year)),
  rule("date", "ord of? month/monthShort", ([day, , month], context) =>
    isDayOrdinal(day, context) ? monthDay(day, month) : null,
  ),
  rule("date", "ord of? month/monthShort of? year", ([day, , month, , year], context) =>
    isDayOrdinal(day, context) ? monthDay(day, month, year) : null,
  ),
  rule("date", "month num/ord", ([month, day]) => monthDay(day, month)),
  rule("date", "month num/ord of? year", ([month, day, , year]) => monthDay(day, month, year)),
  rule("date", "month art num/ord", ([month, , day], { lexicon }) =>
    lexicon.customs.isMonthFirstUsed ? monthDay(day, month) : null,
  ),
  // "El veintisiete", but "el dos" may be anything.
  rule("date", "dayMark num", ([mark, day], context, { end }) =>
    context.lexicon.isDialect(context.tokens[end - 1]?.text ?? "")
      ? null
      : day?.digits !== undefined || mark?.name === "strong" || isDayWord(day, context, end)
        ? dayOfMonth(day)
        : null,
  ),
  rule("date", "dayMark ord", ([mark, day], context, { end }) =>
    day?.digits === undefined && isNounNext(context, end)
      ? null
      : day?.digits !== undefined || mark?.name === "strong" || (day?.n ?? 0) > 10
        ? dayOfMonth(day)
        : null,
  ),
  rule("date", "ord", ([day], { lexicon }) =>
    day?.digits !== undefined && !lexicon.customs.isDotOrdinal ? dayOfMonth(day) : null,
  ),
  rule("date", "art ord", ([, day], { lexicon }) =>
    day?.digits !== undefined && lexicon.customs.isDotOrdinal ? null : (day?.n ?? 0) > 10 ? dayOfMonth(day) : null,
  ),
  rule("date", "weekday dayMark? num/ord", ([weekday, mark, day], context, { end }) =>
    weekdayAndDay(weekday, mark, day, context, end),
  ),
  rule("date", "weekday date", ([weekday, date]) => onWeekday(weekday, date)),
  rule("date", "date weekday", ([date, weekday]) => onWeekday(weekday, date)),
  rule("date", "feast year?", ([feast, year]) => asTerm(feastOf(feast, year))),
  rule("date", "which feast", ([, feast]) => asTerm(feastOf(feast, undefined))),
  rule("date", "feast which", ([feast]) => asTerm(feastOf(feast, undefined))),
  rule("date", "art date", ([, date]) => (date?.date ? date : null)),
  rule("date", "on date", ([, date]) => (date?.date && date.date.kind !== "relative" ? date : null)),
  rule("date", "in/within date", ([, date]) => (date?.date?.kind === "period" ? date : null)),
  rule("date", "dayMark numberRange", ([, numbers]) => {
    const [first, second] = numbers?.range ?? [0, 0];
    return first >= 1 && first <= 31 && second >= 1 && second <= 12
      ? asTerm({ kind: "numeric", first, second, isDayFirst: true })
      : null;
  }),
  rule("date", "on/dayMark praise", ([, date]) => date ?? null),
  rule("date", "fits date", ([, date]) => date ?? null),
  rule("date", "weekday nextWeekOf", ([weekday]) =>
    asTerm({ kind: "weekdayOf", weekday: weekday?.n ?? 0, of: { kind: "unit", unit: "week", offset: 1 } }),
  ),
  rule("weekday", "gluedWeekday", ([weekday], { tokens }, { end }) =>
    tokens[end - 1]?.isGlued ? { n: weekday?.n ?? 0, bonus: 5 } : null,
  ),
  rule("date", "date orLater", ([date]) =>
    date?.date?.kind === "offset" && !date.time
      ? asTerm({ kind: "either", of: [date.date, { kind: "offset", days: date.date.days + 1 }] })
      : null,
  ),
  rule("date", "dayAtLast", ([day], { itemsFrom }, { end }) =>
    (itemsFrom[end] ?? []).some(({ category }) => category === "at")
      ? asTerm({ kind: "offset", days: day?.n ?? 2 })
      : null,
  ),
  rule("date", "numberRange", ([numbers], { itemsFrom, lexicon }, { end }) => {
    const [first, second] = numbers?.range ?? [0, 0];
    const isBeforeTime = (itemsFrom[end] ?? []).some(({ category }) => category === "at");
    return isBeforeTime && !lexicon.customs.isMonthFirstUsed && first >= 1 && first <= 31 && second >= 1 && second <= 12
      ? asTerm({ kind: "numeric", first, second, isDayFirst: true })
      : null;
  }),
  rule("date", "date isClosed", ([date]) => (date?.date && !date.time ? { ...date, isWeak: true } : null)),
  rule("date", "event on? date", ([, , date]) => (date?.date && !date.time ? { ...date, isWeak: true } : null)),
  rule("date", "betweenYears", () =>
    asTerm({
      kind: "range",
      from: { kind: "monthDay", month: 12, day: 27 },
      to: { kind: "monthDay", month: 12, day: 30 },
    }),
  ),
  rule("date", "date dayNoun", ([date]) =>
    date?.date?.kind === "dayOfMonth" || date?.date?.kind === "weekday" ? date : null,
  ),
];

/** Before, after, counted from, the nth of. */
const operatorRules: readonly Rule[] = [
  rule("date", "eve num/ord", ([eve, day]) => shiftBy(dayOfMonth(day) ?? undefined, -(eve?.n ?? 1))),
  rule("date", "dayAfter num/ord", ([, day]) => shiftBy(dayOfMonth(day) ?? undefined, 1)),
  rule("date", "eve date", ([eve, date]) => shiftBy(date, -(eve?.n ?? 1))),
  rule("date", "dayAfter date", ([, date]) => shiftBy(date, 1)),
  rule("date", "span before date", ([span, , date]) => shift(span, date, -1)),
  rule("date", "span after date", ([span, , date]) => shift(span, date, 1)),
  rule("date", "unit before/after date", ([unit, side, date]) => unitBeside(unit, side, date)),
  rule("date", "which unit before/after date", ([, unit, side, date]) => unitBeside(unit, side, date)),
  rule("date", "weekendWord before/after date", ([, side, date]) => unitBeside({ unit: "weekend" }, side, date)),
  rule("date", "ord weekendWord period/ofPeriod", ([nth, , period]) => nthUnit(nth, { unit: "weekend" }, period)),
  rule("date", "few units/unit before/after date", ([, unit, side, date]) => fewBeside(unit, side, date)),
  rule("date", "sameDay/sameTime period", ([, period]) =>
    period?.period?.kind === "unit" && period.period.unit === "week"
      ? asTerm({ kind: "shift", span: { unit: "week", count: period.period.offset }, of: { kind: "offset", days: 0 } })
      : null,
  ),
  rule("date", "ord month unit", ([nth, month, unit]) =>
    nthUnit(nth, unit, month?.n === undefined ? undefined : { period: { kind: "month", month: month.n } }),
  ),
  rule("period", "weekNumberWord num", ([, number]) =>
    (number?.n ?? 0) >= 1 && (number?.n ?? 99) <= 53 ? { period: { kind: "weekNumber", n: number?.n ?? 1 } } : null,
  ),
  rule("date", "weekday before/after date", ([weekday, side, date]) => weekdayBeside(weekday, side, date, 1)),
  rule("date", "ord weekday before/after date", ([nth, weekday, side, date]) =>
    weekdayBeside(weekday, side, date, nth?.n ?? 1),
  ),
  rule("date", "in span", ([, span]) => fromToday(span)),
  rule("date", "span fromNow", ([span]) => fromToday(span)),
  rule("date", "in few units/unit", ([, , unit]) => fewUnits(unit)),
  rule("date", "weekday in span", ([weekday, , span]) => weekdayAhead(weekday, span)),
  rule("date", "in span weekday", ([, span, weekday]) => weekdayAhead(weekday, span)),
  rule("date", "in span on/art weekday", ([, span, , weekday]) => weekdayAhead(weekday, span)),
  rule("date", "span fromOn weekday", ([span, , weekday]) => weekdayAhead(weekday, span, true)),
  rule("date", "span fromOn date", ([span, , date]) => (date?.date?.kind === "weekday" ? null : shift(span, date, 1))),
  rule("date", "weekday ahead", ([weekday, ahead]) => aheadBy(weekday, ahead?.n ?? 1, true)),
  rule("date", "which weekday ahead", ([, weekday, ahead]) => aheadBy(weekday, ahead?.n ?? 1, true)),
  rule("date", "dayName ahead", ([name, ahead]) =>
    asTerm({ kind: "offset", days: (name?.n ?? 0) + 7 * (ahead?.n ?? 1) }),
  ),
  rule("date", "dayName in span", ([name, , span]) => dayAndSpan(name, span)),
  rule("date", "span dayName", ([span, name]) =>
    span?.span?.unit === "week" || span?.span?.count === 14 ? dayAndSpan(name, span) : null,
  ),
  rule("date", "ord weekday period/ofPeriod", ([nth, weekday, period]) => nthWeekday(nth, weekday, period)),
  rule("date", "art/on ord weekday period/ofPeriod", ([, nth, weekday, period]) => nthWeekday(nth, weekday, period)),
  rule("date", "ord unit period/ofPeriod", ([nth, unit, period]) => nthUnit(nth, unit, period)),
  rule("date", "weekday ofPeriod/period", ([weekday, period]) => weekdayIn(weekday, period)),
  rule("date", "period on? weekday", ([period, , weekday]) => weekdayIn(weekday, period)),
  rule("date", "num/ord ofPeriod/period", ([day, period]) => dayIn(day, period)),
  rule("date", "date ofPeriod/period", ([date, period]) =>
    date?.date?.kind === "dayOfMonth" ? dayIn({ n: date.date.day }, period) : null,
  ),
  rule("date", "period date", ([period, date]) =>
    date?.date?.kind === "dayOfMonth" ? dayIn({ n: date.date.day }, period) : null,
  ),
];

export const dateRules: readonly Rule[] = [...dayRules, ...operatorRules];

const weekdayOf = (weekday: Term | undefined, which: WeekdayWhich): DateExpression => ({
  kind: "weekday",
  weekday: weekday?.n ?? 0,
  which,
});

const whichWeekday = (weekday: Term | undefined, which: Which | undefined): Term | null => {
  if (which === undefined) return null;
  const n = weekday?.n ?? 0;
  const ahead: DateExpression = { kind: "weekdayAhead", weekday: n, weeks: 1, isEither: true };
  if (which === "afterNext") return asTerm(ahead);
  if (which !== "following") return asTerm(weekdayOf(weekday, which));
  return asTerm({ kind: "one", which: "after", weekday: n, otherwise: weekdayOf(weekday, "next") });
};

/** "sat" in "I sat" isn't one: an abbreviation needs a number or a time behind it, or a word like "on" before. */
const isMeant = ({ tokens, lexicon, when, itemsFrom }: ParseContext, start: number, end: number): boolean => {
  const next = tokens[end];
  const isFollowed =
    next !== undefined &&
    (/^\d/.test(next.text) || (itemsFrom[end] ?? []).some((item) => isBehindShort(item, tokens, itemsFrom)));
  if (isFollowed) return true;
  const isFree = lexicon.customs.isShortWeekdayFree;
  const before = tokens[start - 1]?.text;
  if (isFree && before !== undefined && beforeShort.has(before)) return true;
  // "El vie", "na sex"; "le mer" may be the sea.
  const isMarked = before !== undefined && marks.has(before) && tokens[start]?.pause === 0;
  if (isMarked && !otherWords.has(tokens[start]?.text ?? "")) return true;
  if (tokens.length > end - start) return false;
  return isFree || (when.expect === "day" && !otherWords.has(tokens[start]?.text ?? ""));
};

const isBehindShort = (
  { category, term, end }: Item,
  tokens: ParseContext["tokens"],
  itemsFrom: ParseContext["itemsFrom"],
): boolean => {
  if (category !== "at" && category !== "around") return behindShort.has(category) && term.n !== 1;
  return /^\d/.test(tokens[end]?.text ?? "") || (itemsFrom[end] ?? []).some((item) => behindAt.has(item.category));
};

const behindAt = new Set(["num", "half", "halfPast", "quarter", "quarterOf", "threeQuarters", "clockWord"]);
const behindShort = new Set([
  "between",
  "from",
  "after",
  "before",
  "until",
  "num",
  "part",
  "weakPart",
  "partAfterDay",
  "clockWord",
  "half",
  "halfPast",
  "ord",
]);
const beforeShort = new Set(["on", "this", "next", "for", "or", "by", "nxt"]);
/** Sea, have, my, the: even as the whole answer these may be something else. */
const marks = new Set(["el", "na", "no", "nesta", "nessa", "le", "am", "este", "ce", "pal", "pro"]);
const otherWords = new Set(["mar", "mer", "ter", "mo", "di", "mi", "do", "jeu", "dom"]);

const monthDay = (day: Term | undefined, month: Term | undefined, year?: Term): Term | null => {
  const n = day?.n ?? 0;
  if (n < 1 || n > 39 || month?.n === undefined) return null;
  return asTerm({ kind: "monthDay", month: month.n, day: n, ...(year?.n !== undefined && { year: year.n }) });
};

/** "Am zweiten Advent", "the third option": an ordinal in words before a word that isn't known. */
const isNounNext = ({ tokens, lexicon }: ParseContext, end: number): boolean => {
  const next = tokens[end];
  return next?.kind === "word" && next.pause === 0 && !lexicon.known.has(next.text);
};

const isDayWord = (day: Term | undefined, { lexicon, itemsFrom }: ParseContext, end: number): boolean =>
  !lexicon.customs.areDaysOrdinal &&
  ((day?.n ?? 0) > 12 || (itemsFrom[end] ?? []).some(({ category, term }) => category === "at" && term.n !== 0));

const isDayOrdinal = (day: Term | undefined, { lexicon }: ParseContext): boolean =>
  day?.digits !== undefined || lexicon.customs.areDaysOrdinal || day?.n === 1;

const dayOfMonth = (day: Term | undefined): Term | null => {
  const n = day?.n ?? 0;
  return n >= 1 && n <= 39 ? asTerm({ kind: "dayOfMonth", day: n }) : null;
};

/** "Friday 20" is a date when the 20th is a Friday soon; "Friday 10" is ten o'clock otherwise. */
const weekdayAndDay = (
  weekday: Term | undefined,
  mark: Term | undefined,
  day: Term | undefined,
  { when, tokens }: ParseContext,
  end: number,
): Term | null => {
  const n = day?.n ?? 0;
  if (n < 1 || n > 31 || (day?.digits === undefined && n <= 12)) return null;
  const isWord = day?.digits === undefined;
  const isMarked = mark !== undefined || (!isWord && tokens[end - 1]?.kind !== "integer");
  if (!isMarked && !isSoon(when.today, weekday?.n ?? 0, n)) return null;
  return { date: { kind: "onWeekday", weekday: weekday?.n ?? 0, of: { kind: "dayOfMonth", day: n } }, bonus: 1 };
};

const isSoon = (today: string, weekday: number, day: number): boolean => {
  // A number that may be an hour is a date only when that is near.
  for (let ahead = 0; ahead < (day <= 12 ? 24 : 62); ahead++) {
    const date = addDays(today, ahead);
    if (Number(date.slice(8)) === day && weekdayIndexOf(epochDayOf(date)) === weekday) return true;
  }
  return false;
};

const onWeekday = (weekday: Term | undefined, date: Term | undefined): Term | null => {
  const of = date?.date;
  if (!of || date?.time || !["monthDay", "dayOfMonth", "numeric"].includes(of.kind)) return null;
  return asTerm({ kind: "onWeekday", weekday: weekday?.n ?? 0, of });
};

const feastOf = (feast: Term | undefined, year: Term | undefined): DateExpression | null =>
  feast?.name === undefined
    ? null
    : { kind: "feast", name: feast.name, ...(year?.n !== undefined && { year: year.n }) };

const anchor = (date: Term | undefined): DateExpression | null =>
  !date?.date || date.time || date.isFarewell || date.date.kind === "limit" || date.date.kind === "either"
    ? null
    : date.date;

const shiftBy = (date: Term | undefined, days: number): Term | null =>
  shift({ span: { unit: "day", count: Math.abs(days) } }, date, days < 0 ? -1 : 1);

const shift = (span: Term | undefined, date: Term | undefined, sign: 1 | -1): Term | null => {
  const of = anchor(date);
  if (!of || !span?.span || span.span.unit === "hour" || span.span.unit === "minute") return null;
  return asTerm({ kind: "shift", span: { unit: span.span.unit, count: sign * span.span.count }, of });
};

const unitBeside = (unit: Term | undefined, side: Term | undefined, date: Term | undefined): Term | null => {
  const of = anchor(date);
  if (!of || !unit?.unit) return null;
  const where = side?.name === "before" ? "before" : "after";
  if (unit.unit === "day") return shiftBy(date, where === "before" ? -1 : 1);
  if (unit.unit !== "week" && unit.unit !== "weekend" && unit.unit !== "month") return null;
  return asTerm({ kind: "period", period: { kind: "beside", unit: unit.unit, side: where, of } });
};

/** "A few days before Christmas". */
const fewBeside = (unit: Term | undefined, side: Term | undefined, date: Term | undefined): Term | null => {
  const of = anchor(date);
  if (!of || (unit?.unit !== "day" && unit?.unit !== "week")) return null;
  const by = (count: number): DateExpression => ({ kind: "shift", span: { unit: unit.unit ?? "day", count }, of });
  const [near, far] = unit.unit === "day" ? [2, 6] : [2, 4];
  return side?.name === "before"
    ? asTerm({ kind: "range", from: by(-far), to: by(-near) })
    : asTerm({ kind: "range", from: by(near), to: by(far) });
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
  if (nth === -1 && where === "before") return weekdayBeside(weekday, side, date, 1);
  if (!of || nth < 1) return null;
  const beside: DateExpression = { kind: "weekdayBeside", weekday: weekday?.n ?? 0, side: where, of };
  if (nth === 1) return asTerm(beside);
  return asTerm({
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
  return asTerm({ kind: "shift", span, of: { kind: "offset", days: 0 } });
};

const fewUnits = (unit: Term | undefined): Term | null => {
  if (unit?.unit === "day") return asTerm({ kind: "period", period: { kind: "days", from: 2, to: 6 } });
  return unit?.unit === "week" ? asTerm({ kind: "period", period: { kind: "days", from: 14, to: 28 } }) : null;
};

const weekdayAhead = (weekday: Term | undefined, span: Term | undefined, isIdiom = false): Term | null => {
  const { unit, count } = span?.span ?? { unit: "day", count: 0 };
  if (unit === "week") return aheadBy(weekday, count, isIdiom);
  const weeks = count === 8 || count === 7 ? 1 : count === 15 || count === 14 ? 2 : 0;
  return unit === "day" && weeks > 0 ? aheadBy(weekday, weeks, true) : null;
};

const aheadBy = (weekday: Term | undefined, weeks: number, isIdiom = false): Term | null =>
  weeks > 0 && weeks < 53
    ? asTerm({
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
  return asTerm({
    kind: "shift",
    span: isWeek ? { unit: "week", count: 1 } : span,
    of: { kind: "offset", days: name?.n ?? 0 },
  });
};

const nthWeekday = (nth: Term | undefined, weekday: Term | undefined, term: Term | undefined): Term | null => {
  const n = nth?.n ?? 0;
  if (!term?.period || n > 5 || n === 0) return null;
  if (term.period.kind === "unit" && term.period.unit !== "month") return null;
  return asTerm({ kind: "nthWeekday", nth: n, weekday: weekday?.n ?? 0, of: term.period });
};

const nthUnit = (nth: Term | undefined, unit: Term | undefined, term: Term | undefined): Term | null => {
  const n = nth?.n ?? 0;
  if (!term?.period || n === 0) return null;
  if (unit?.unit === "day") return asTerm({ kind: "nthDay", nth: n, of: term.period });
  if ((unit?.unit !== "week" && unit?.unit !== "weekend") || n > 5) return null;
  const period: Period = { kind: "nthWeek", nth: n, unit: unit.unit, of: term.period };
  return asTerm({ kind: "period", period });
};

const weekdayIn = (weekday: Term | undefined, term: Term | undefined): Term | null => {
  if (!term?.period) return null;
  return asTerm({ kind: "weekdayOf", weekday: weekday?.n ?? 0, of: term.period });
};

const dayIn = (day: Term | undefined, term: Term | undefined): Term | null => {
  const n = day?.n ?? 0;
  const period = term?.period;
  if (!period || n < 1 || n > 31) return null;
  if (period.kind === "month" || (period.kind === "unit" && period.unit === "month"))
    return asTerm({ kind: "dayOf", day: n, of: period });
  return null;
};
