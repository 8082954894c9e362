import type { DateExpression } from "../../terms/expression.ts";

/** The weekday of a day that is fixed by itself. */
export type WeekdayOf = (date: DateExpression) => number | undefined;

export const dayNear = (said: DateExpression, of: DateExpression): DateExpression => {
  if (said.kind === "dayOfMonth") return { kind: "dayNear", day: said.day, of };
  return said.kind === "range" ? { kind: "range", from: dayNear(said.from, of), to: dayNear(said.to, of) } : said;
};

/** A day that says by itself which month it is in. */
export const isOfMonth = (date: DateExpression): boolean =>
  date.kind === "feast" ||
  date.kind === "monthDay" ||
  date.kind === "nthWeekday" ||
  (date.kind === "range" && isOfMonth(date.from)) ||
  ((date.kind === "weekdayBeside" || date.kind === "shift") && isOfMonth(date.of)) ||
  (date.kind === "period" && date.period.kind === "beside" && isOfMonth(date.period.of));

type Weekday = Extract<DateExpression, { kind: "weekday" }>;

export const isPlainWeekday = (date: DateExpression): date is Weekday =>
  date.kind === "weekday" && date.which === "plain";

/** "The Tuesday after, the 1st", "the day before, Thursday the 26th": one day, which its date says best. */
export const isExplained = (
  last: DateExpression,
  next: DateExpression,
  weekdayOf: WeekdayOf,
  isRestated: boolean,
): boolean => {
  if (!dated.has(next.kind) && !(isRestated && counted.has(next.kind))) return false;
  if (last.kind === "relative") return true;
  const isCounted =
    last.kind === "weekdayAhead" || last.kind === "weekdayBeside" || (last.kind === "weekday" && !isPlainWeekday(last));
  return isCounted && weekdayOf(next) === last.weekday;
};

const dated = new Set(["dayOfMonth", "monthDay", "numeric", "onWeekday"]);
const counted = new Set(["offset", "shift"]);

/** "A week from today, that is the other Wednesday": the weekday of the day that was said, whichever of them it is called. */
export const isDaySaidAgain = (last: DateExpression, next: DateExpression, weekdayOf: WeekdayOf): boolean => {
  const isWeekday =
    next.kind === "weekdayAhead" ||
    (next.kind === "weekday" && next.which !== "last") ||
    (next.kind === "one" && next.which !== "before");
  return isWeekday && next.weekday !== undefined && weekdayOf(last) === next.weekday;
};

export const isThis = (date: DateExpression | null): boolean => date?.kind === "weekday" && date.which === "this";

/** The same day, in the same words. */
export const isSame = (one: DateExpression, other: DateExpression): boolean =>
  one.kind === other.kind && JSON.stringify(one) === JSON.stringify(other);
