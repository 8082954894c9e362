import { addDays, epochDayOf } from "../../../scheduling/clock/calendar-date.ts";
import type { DateExpression, SpokenDuration } from "../terms/expression.ts";
import { addMonths, dateFromParts, monthFrom, onOrAfter, onOrBefore, type Stretch, weekdayIndex } from "./calendar.ts";
import type { DateValue, EvaluationContext } from "./date-value.ts";
import { weekdayAheadDays, weekdayDays } from "./days/weekday-days.ts";
import { nthWorkday, workdaysFrom } from "./days/workdays.ts";
import { evaluatePeriod } from "./evaluate-period.ts";
import { feastDate } from "./feasts/feasts.ts";

const impossible: DateValue = { kind: "impossible" };

const one = (date: string | null): DateValue => (date === null ? impossible : { kind: "days", dates: [date] });

/** Evaluates an expression against the calendar, from today's point of view. */
export const evaluateDate = (expression: DateExpression, context: EvaluationContext): DateValue => {
  const { today } = context;
  switch (expression.kind) {
    case "offset":
      return one(addDays(today, expression.days));
    case "weekday":
      return { kind: "days", dates: weekdayDays(expression.weekday, expression.which, context) };
    case "weekdayAhead":
      return { kind: "days", dates: weekdayAheadDays(expression, today) };
    case "dayOfMonth":
      return expression.day > 31 ? impossible : one(nextDayOfMonth(expression.day, undefined, today));
    case "monthDay":
      return one(upcoming(expression.month, expression.day, expression.year, today));
    case "numeric":
      return numericDays(expression, context);
    case "feast":
      return one(feastDay(expression.name, expression.year, context));
    case "period":
      return periodDays(expression, context);
    case "onWeekday":
      return onWeekday(expression, context);
    case "either":
      return eitherDays(expression.of, context);
    case "range":
      return rangeDays(expression, context);
    case "limit":
      return limitDays(expression, context);
    case "relative":
      return counted(expression);
    case "one":
      return expression.otherwise ? evaluateDate(expression.otherwise, context) : impossible;
    case "impossible":
      return impossible;
    default:
      return operated(expression, context);
  }
};

const counted = ({ isWhole: _, ...relative }: Extract<DateExpression, { kind: "relative" }>): DateValue => relative;

type Shift = Extract<DateExpression, { kind: "shift" }>;

const shiftedDays = ({ of, span }: Shift, context: EvaluationContext): DateValue =>
  mapDays(evaluateDate(of, anchored(context)), span.count < 0 ? "first" : "last", (date) => shifted(date, span));

/** "Four weeks after the 30th of October", said in November: counted from the day that has been, if that is still to come. */
const shiftFromPast = ({ of, span }: Shift, { today }: EvaluationContext): DateValue | null => {
  if (of.kind !== "monthDay" || of.year !== undefined || span.count < 0) return null;
  const thisYear = Number(today.slice(0, 4));
  const past = [thisYear, thisYear - 1]
    .map((year) => dateFromParts(year, of.month, of.day))
    .find((date) => date !== null && date < today);
  const date = past ? shifted(past, span) : null;
  return date !== null && date >= today ? one(date) : null;
};

/** The operators that make one day of another, or of a stretch of days. */
const operated = (
  expression: Extract<
    DateExpression,
    {
      kind:
        | "shift"
        | "weekdayBeside"
        | "nthWeekday"
        | "nthDay"
        | "nthWorkday"
        | "workdaysFrom"
        | "weekdayOf"
        | "dayOf"
        | "dayNear";
    }
  >,
  context: EvaluationContext,
): DateValue => {
  switch (expression.kind) {
    case "shift":
      return shiftFromPast(expression, context) ?? shiftedDays(expression, context);
    case "weekdayBeside": {
      const { side, weekday } = expression;
      return mapDays(evaluateDate(expression.of, anchored(context)), side === "before" ? "first" : "last", (date) =>
        side === "before" ? onOrBefore(addDays(date, -1), weekday) : onOrAfter(addDays(date, 1), weekday),
      );
    }
    case "nthWeekday":
      return one(
        inComing(expression.of, context, (stretch) => nthWeekday(stretch, expression.nth, expression.weekday)),
      );
    case "nthDay":
      return one(
        inComing(expression.of, context, ([from, to]) =>
          within(expression.nth > 0 ? addDays(from, expression.nth - 1) : addDays(to, expression.nth + 1), [from, to]),
        ),
      );
    case "nthWorkday":
      return one(inComing(expression.of, context, (stretch) => nthWorkday(stretch, expression.nth)));
    case "workdaysFrom":
      return mapDays(evaluateDate(expression.of, anchored(context)), expression.count < 0 ? "first" : "last", (date) =>
        workdaysFrom(date, expression.count),
      );
    case "dayOf":
      return one(
        inComing(expression.of, context, ([from]) =>
          dateFromParts(Number(from.slice(0, 4)), Number(from.slice(5, 7)), expression.day),
        ),
      );
    case "dayNear":
      return mapDays(evaluateDate(expression.of, anchored(context)), "first", (date) =>
        nearestDay(date, expression.day),
      );
    case "weekdayOf":
      return weekdaysOf(expression, context);
  }
};

/** The nearest day with that number. */
const nearestDay = (date: string, day: number): string => {
  const candidates = [-1, 0, 1].flatMap((months) => {
    const month = addMonths(`${date.slice(0, 7)}-01`, months);
    return dateFromParts(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day) ?? [];
  });
  const distance = (other: string): number => Math.abs(epochDayOf(other) - epochDayOf(date));
  return candidates.sort((a, b) => distance(a) - distance(b))[0] ?? date;
};

/** A day that another is counted from is the next one, whatever the hour. */
const anchored = (context: EvaluationContext): EvaluationContext => ({ ...context, isOverToday: true });

const shifted = (date: string, { unit, count }: SpokenDuration): string => {
  if (unit === "month") return addMonths(date, count);
  if (unit === "year") return addMonths(date, 12 * count);
  return addDays(date, unit === "week" || unit === "weekend" ? 7 * count : count);
};

const mapDays = (value: DateValue, end: "first" | "last", change: (date: string) => string): DateValue => {
  if (value.kind === "days") return { ...value, dates: value.dates.map(change) };
  if (value.kind === "range") return one(change(end === "first" ? value.from : value.to));
  return impossible;
};

/** In a stretch of days that may be over: then in the next such one. */
const inComing = (
  period: Parameters<typeof evaluatePeriod>[0],
  context: EvaluationContext,
  find: (stretch: Stretch) => string | null,
): string | null => {
  for (const round of [0, 1]) {
    const found = find(evaluatePeriod(period, context, evaluateDate, round));
    if (found !== null && found >= context.today) return found;
    if (found === null && round === 1) return null;
    if (round === 1) return found;
  }
  return null;
};

const within = (date: string, [from, to]: Stretch): string | null => (date < from || date > to ? null : date);

const nthWeekday = ([from, to]: Stretch, nth: number, weekday: number): string | null => {
  if (nth < 0) return addDays(onOrBefore(to, weekday), 7 * (nth + 1));
  return within(addDays(onOrAfter(from, weekday), 7 * (nth - 1)), [from, to]);
};

/** "Friday of next week" is one; "a Friday in December" any of them. */
const weekdaysOf = (
  { weekday, of }: Extract<DateExpression, { kind: "weekdayOf" }>,
  context: EvaluationContext,
): DateValue => {
  if (of.kind === "unit" && of.unit === "week" && of.offset === 1)
    return one(weekdayDays(weekday, "ofNextWeek", context)[0] ?? null);
  const [from, to] = evaluatePeriod(of, context, evaluateDate, 0);
  const dates: string[] = [];
  for (let date = onOrAfter(from, weekday); date <= to && dates.length < 6; date = addDays(date, 7)) dates.push(date);
  const coming = dates.filter((date) => date >= context.today);
  if (coming.length === 0) return dates[0] === undefined ? impossible : one(dates[0]);
  return coming.length === 1 ? one(coming[0] as string) : { kind: "days", dates: coming, isEither: true };
};

const periodDays = ({ period }: Extract<DateExpression, { kind: "period" }>, context: EvaluationContext): DateValue => {
  const { today } = context;
  const [from, to] = comingStretch(period, context);
  return { kind: "range", from: from < today && to >= today ? today : from, to };
};

/** The start of the month, said in its middle, is the next one's. */
const comingStretch = (period: Parameters<typeof evaluatePeriod>[0], context: EvaluationContext): Stretch => {
  const stretch = evaluatePeriod(period, context, evaluateDate, 0);
  const isLast = period.kind === "unit" && period.offset < 0;
  // "At the start of the week", said in its middle, is the next one's.
  const isOver = period.kind === "portion" && period.portion === "start" && stretch[1] === context.today;
  if (isOver) return evaluatePeriod(period, context, evaluateDate, 1);
  return stretch[1] >= context.today || isLast ? stretch : evaluatePeriod(period, context, evaluateDate, 1);
};

const upcoming = (month: number, day: number, year: number | undefined, today: string): string | null => {
  if (year !== undefined) return dateFromParts(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const monthDay = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return dateFromParts(monthDay < today.slice(5) ? thisYear + 1 : thisYear, month, day);
};

/** In the country's order; where both are used, and both give a day, and another one, both are kept. */
const numericDays = (
  { first, second, year, isDayFirst }: Extract<DateExpression, { kind: "numeric" }>,
  { today, order }: EvaluationContext,
): DateValue => {
  const dayFirst = second <= 12 ? upcoming(second, first, year, today) : null;
  if (first > 12 || (isDayFirst && order === "day")) return one(dayFirst);
  const monthFirst = upcoming(first, second, year, today);
  if (monthFirst === null || monthFirst === dayFirst) return one(dayFirst);
  if (dayFirst === null) return one(monthFirst);
  if (order !== "either") return one(order === "month" ? monthFirst : dayFirst);
  const coming = [dayFirst, monthFirst].filter((date) => date >= today);
  return { kind: "days", dates: coming.length > 0 ? coming : [dayFirst, monthFirst] };
};

/** The next 25th; with a weekday the one after it, if that is on it. */
const nextDayOfMonth = (day: number, weekday: number | undefined, today: string): string => {
  const matches: string[] = [];
  for (let months = 0; months <= 12 && matches.length < 2; months++) {
    const [from] = monthFrom(today, months);
    const date = dateFromParts(Number(from.slice(0, 4)), Number(from.slice(5, 7)), day);
    if (date !== null && date >= today) matches.push(date);
  }
  const onDay = weekday === undefined ? undefined : matches.find((date) => weekdayIndex(date) === weekday);
  return onDay ?? (matches[0] as string);
};

/** A weekday and a day that don't agree are two readings. */
const onWeekday = (
  { weekday, of }: Extract<DateExpression, { kind: "onWeekday" }>,
  context: EvaluationContext,
): DateValue => {
  if (of.kind === "dayOfMonth" && of.day <= 31) {
    const date = nextDayOfMonth(of.day, weekday, context.today);
    if (weekdayIndex(date) === weekday) return one(date);
    const last = lastDayOfMonth(of.day, context.today);
    // "Wednesday the 4th", which was two weeks ago.
    if (last !== null && weekdayIndex(last) === weekday) return one(last);
    return { kind: "days", dates: [nearest(weekday, date, context.today), date].sort() };
  }
  const value = evaluateDate(of, context);
  if (value.kind !== "days") return value;
  const fitting = value.dates.filter((date) => weekdayIndex(date) === weekday);
  if (fitting.length > 0) return { kind: "days", dates: fitting };
  const dates = value.dates
    .filter((date) => date >= context.today)
    .flatMap((date) => [nearest(weekday, date, context.today), date])
    .sort();
  return dates.length > 0 ? { kind: "days", dates } : value;
};

/** The 25th that was the last one. */
const lastDayOfMonth = (day: number, today: string): string | null => {
  const [from] = monthFrom(today, day < Number(today.slice(8)) ? 0 : -1);
  return dateFromParts(Number(from.slice(0, 4)), Number(from.slice(5, 7)), day);
};

/** Such a weekday, as near to a date as it gets. */
const nearest = (weekday: number, date: string, today: string): string => {
  const [before, after] = [onOrBefore(date, weekday), onOrAfter(date, weekday)];
  const isSooner = (weekdayIndex(date) - weekday + 7) % 7 <= 3;
  return isSooner && before >= today ? before : after;
};

const feastDay = (name: string, year: number | undefined, context: EvaluationContext): string | null => {
  const thisYear = Number(context.today.slice(0, 4));
  const dateIn = (wanted: number) =>
    context.feasts?.[name]?.find((date) => date.startsWith(`${wanted}-`)) ?? feastDate(name, wanted, context.country);
  if (year !== undefined) return dateIn(year);
  const date = dateIn(thisYear);
  return date !== null && date >= context.today ? date : dateIn(thisYear + 1);
};

const eitherDays = (of: readonly DateExpression[], context: EvaluationContext): DateValue => {
  const values = of.map((expression) => evaluateDate(expression, of.length > 1 ? anchored(context) : context));
  const dates = values.flatMap((value) => (value.kind === "days" ? value.dates : []));
  const range = values.find((value) => value.kind === "range");
  if (dates.length === 0 && range) {
    const ends = values.flatMap((value) => (value.kind === "range" ? [value.from, value.to] : [])).sort();
    return { kind: "range", from: ends[0] as string, to: ends.at(-1) as string };
  }
  if (dates.length === 0) return impossible;
  return { kind: "days", dates: [...new Set(dates)].sort(), isEither: true };
};

const rangeDays = ({ from, to }: Extract<DateExpression, { kind: "range" }>, context: EvaluationContext): DateValue => {
  const next =
    startIn(from, to, context) ??
    startInMonth(from, to, context) ??
    edge(evaluateDate(from, anchored(context)), "first");
  if (next === null) return impossible;
  const start = hasBegun(next, from, to, context) ? context.today : next;
  const end =
    to.kind === "weekday" && to.which === "plain"
      ? onOrAfter(addDays(start, 1), to.weekday)
      : endOf(to, start, context);
  if (end === null) return impossible;
  return end > start ? { kind: "range", from: start, to: end } : one(start);
};

/** Said on the 18th, "from the 16th to the 20th of November" is under way, and not next year's. */
const hasBegun = (next: string, from: DateExpression, to: DateExpression, context: EvaluationContext): boolean => {
  const isYearless = (date: DateExpression): boolean =>
    (date.kind === "monthDay" || date.kind === "numeric") && date.year === undefined;
  if (!isYearless(from) || !isYearless(to)) return false;
  const end = edge(evaluateDate(to, anchored(context)), "last");
  return end !== null && end > context.today && end < next && end < addDays(next, longestBegun - 365);
};

/** A year from November to last October is a slip. */
const longestBegun = 183;

/** "Between Thursday and Saturday of next week": both are of that week, unless the first would come last. */
const startIn = (from: DateExpression, to: DateExpression, context: EvaluationContext): string | null => {
  if (from.kind !== "weekday" || from.which !== "plain" || to.kind !== "weekdayOf") return null;
  const start = edge(evaluateDate({ ...to, weekday: from.weekday }, anchored(context)), "first");
  const end = edge(evaluateDate(to, anchored(context)), "first");
  return start !== null && end !== null && start < end ? start : null;
};

/** "24 to 26/12": the last such day before the end. Of a stretch that has begun, what is left. */
const startInMonth = (from: DateExpression, to: DateExpression, context: EvaluationContext): string | null => {
  if (from.kind !== "dayOfMonth" || (to.kind !== "numeric" && to.kind !== "monthDay")) return null;
  const end = edge(evaluateDate(to, anchored(context)), "last");
  if (end === null) return null;
  for (let date = end, day = 0; day <= 31; date = addDays(date, -1), day++) {
    if (Number(date.slice(8)) === from.day) return date < context.today && end > context.today ? context.today : date;
  }
  return null;
};

/** The end of a stretch lies after its start, in the next month or year where it must. */
const endOf = (to: DateExpression, start: string, context: EvaluationContext): string | null => {
  const end = edge(evaluateDate(to, anchored(context)), "last");
  if (end === null || end > start) return end;
  return edge(evaluateDate(to, anchored({ ...context, today: start })), "last");
};

/** As far as a "from Monday on" is looked at. */
const daysFrom = 13;

const limitDays = (
  { limit, of }: Extract<DateExpression, { kind: "limit" }>,
  context: EvaluationContext,
): DateValue => {
  const { today } = context;
  const value = evaluateDate(of, anchored(context));
  const [first, last] = [edge(value, "first"), edge(value, "last")];
  if (first === null || last === null) return impossible;
  const [from, to] = {
    from: [first, addDays(first, daysFrom)],
    after: [addDays(last, 1), addDays(last, 1 + daysFrom)],
    until: [today, last],
    // "Before the end of the month" is as long as the month lasts.
    before: [today, isEnd(of) ? last : addDays(first, -1)],
  }[limit] as [string, string];
  if (from > to) return one(first);
  if (from === to) return one(from);
  return { kind: "range", from, to, ...((limit === "from" || limit === "after") && { isOpen: true as const }) };
};

const isEnd = (date: DateExpression): boolean =>
  date.kind === "period" && date.period.kind === "portion" && date.period.portion === "end";

const edge = (value: DateValue, end: "first" | "last"): string | null => {
  if (value.kind === "range") return end === "first" ? value.from : value.to;
  return value.kind === "days" ? (value.dates[0] ?? null) : null;
};
