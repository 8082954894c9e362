import { addDays, weekOf } from "../../../scheduling/clock/calendar-date.ts";
import type { DateExpression, Period, Portion } from "../terms/expression.ts";
import { firstOfMonth, monthFrom, type Stretch } from "./calendar.ts";
import type { DateValue, EvaluationContext } from "./date-value.ts";

/** The first and last day of a stretch of days; with `round` 1 the next such one, when this one is over. */
export const evaluatePeriod = (
  period: Period,
  context: EvaluationContext,
  evaluateDate: EvaluateDate,
  round: number,
): Stretch => {
  const { today } = context;
  switch (period.kind) {
    case "unit":
      return unitStretch(period.unit, period.offset + round, today);
    case "month":
      return namedMonth(period, today, round);
    case "portion":
      return slice(period.portion, evaluatePeriod(period.of, context, evaluateDate, round));
    case "nthWeek":
      return nthWeek(evaluatePeriod(period.of, context, evaluateDate, round), period.nth, period.unit);
    case "beside":
      return beside(period, context, evaluateDate);
    case "weekNumber":
      return numberedWeek(period.n, today);
    case "days":
      return [addDays(today, period.from), addDays(today, period.to)];
  }
};

/** A day inside a stretch is read by the one who asks for the stretch. */
type EvaluateDate = (expression: DateExpression, context: EvaluationContext) => DateValue;

/** The first week of a year holds its fourth of January. */
const numberedWeek = (n: number, today: string): Stretch => {
  const weekIn = (year: number): Stretch => {
    const monday = addDays(weekOf(`${year}-01-04`)[0] as string, 7 * (n - 1));
    return [monday, addDays(monday, 6)];
  };
  const year = Number(today.slice(0, 4));
  const week = weekIn(year);
  return week[1] >= today ? week : weekIn(year + 1);
};

const unitStretch = (unit: "week" | "weekend" | "month" | "year", offset: number, today: string): Stretch => {
  const monday = weekOf(today)[0] as string;
  if (unit === "week") return [addDays(monday, 7 * offset), addDays(monday, 7 * offset + 6)];
  if (unit === "weekend") return [addDays(monday, 7 * offset + 5), addDays(monday, 7 * offset + 6)];
  if (unit === "month") return monthFrom(today, offset);
  const year = Number(today.slice(0, 4)) + offset;
  return [`${year}-01-01`, `${year}-12-31`];
};

const namedMonth = ({ month, year }: Extract<Period, { kind: "month" }>, today: string, round: number): Stretch => {
  const isOver = month < Number(today.slice(5, 7));
  const wanted = year ?? Number(today.slice(0, 4)) + (isOver ? 1 : 0) + round;
  return monthFrom(`${wanted}-${String(month).padStart(2, "0")}-01`, 0);
};

const slice = (portion: Portion, [from, to]: Stretch): Stretch => {
  const isWeek = addDays(from, 6) === to;
  if (portion === "firstHalf") return [from, addDays(from, isWeek ? 2 : 14)];
  if (portion === "secondHalf") return [addDays(from, isWeek ? 3 : 15), to];
  const isYear = addDays(from, 360) < to;
  if (isYear)
    return portion === "start"
      ? [from, addDays(from, 58)]
      : portion === "middle"
        ? [addDays(from, 140), addDays(from, 210)]
        : [addDays(to, -60), to];
  if (portion === "start") return [from, addDays(from, isWeek ? 2 : 9)];
  if (portion === "middle")
    return isWeek ? [addDays(from, 1), addDays(from, 3)] : [addDays(from, 10), addDays(from, 19)];
  return [addDays(from, isWeek ? 3 : 20), to];
};

/** The first week of a month holds its first day; the first weekend its first Saturday. */
const nthWeek = ([from, to]: Stretch, nth: number, unit: "week" | "weekend"): Stretch => {
  const base = nth > 0 ? from : to;
  const monday = weekOf(base)[0] as string;
  if (unit === "weekend") {
    const saturday = addDays(monday, 5);
    const first =
      nth > 0 ? (saturday < from ? addDays(saturday, 7) : saturday) : saturday > to ? addDays(saturday, -7) : saturday;
    const start = addDays(first, 7 * (nth > 0 ? nth - 1 : nth + 1));
    return [start, addDays(start, 1)];
  }
  // The last week is the last seven days: hardly anybody means a single Monday by it.
  if (nth < 0) return [addDays(to, 7 * nth + 1), addDays(to, 7 * (nth + 1))];
  const start = addDays(monday, 7 * (nth - 1));
  const end = addDays(start, 6);
  return [start < from ? from : start, end > to ? to : end];
};

const beside = (
  { unit, side, of }: Extract<Period, { kind: "beside" }>,
  context: EvaluationContext,
  evaluateDate: EvaluateDate,
): Stretch => {
  const value = evaluateDate(of, { ...context, isOverToday: true });
  const date =
    value.kind === "days"
      ? value.dates[0]
      : value.kind === "range"
        ? side === "after"
          ? value.to
          : value.from
        : undefined;
  const day = date ?? context.today;
  const step = side === "before" ? -1 : side === "after" ? 1 : 0;
  if (unit === "month") return monthFrom(firstOfMonth(day), step);
  const monday = weekOf(day)[0] as string;
  if (unit === "week") return [addDays(monday, 7 * step), addDays(monday, 7 * step + 6)];
  const saturday = addDays(monday, 5);
  if (side === "before")
    return saturday < day && addDays(saturday, 1) < day
      ? [saturday, addDays(saturday, 1)]
      : [addDays(saturday, -7), addDays(saturday, -6)];
  if (side === "after")
    return saturday > day ? [saturday, addDays(saturday, 1)] : [addDays(saturday, 7), addDays(saturday, 8)];
  return [saturday, addDays(saturday, 1)];
};
