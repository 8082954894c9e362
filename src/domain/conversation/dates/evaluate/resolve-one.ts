import type { DateExpression, Period } from "../terms/expression.ts";

type One = Extract<DateExpression, { kind: "one" }>;

/** The day that "the one after" means, given the day that was said before; null when there is none to point at. */
export const resolveOne = (one: One, said: DateExpression | null, isContrast: boolean): DateExpression | null => {
  // "Before the 5th, so the Friday before": of the 5th.
  const anchor = said?.kind === "limit" ? said.of : said;
  if (!anchor) return one.otherwise ?? null;
  if (one.which === "onward") return { kind: "limit", limit: "after", of: anchor };
  // "Tomorrow I can't, the other one".
  if (isContrast && anchor.kind === "offset" && one.which === "after" && one.weekday === undefined)
    return { ...anchor, days: anchor.days + 1 };
  if ((one.which === "sameWeek" || one.which === "weekAfter") && one.weekday !== undefined)
    return {
      kind: "weekdayOf",
      weekday: one.weekday,
      of: { kind: "beside", unit: "week", side: one.which === "sameWeek" ? "holding" : "after", of: anchor },
    };
  if (one.weekday !== undefined) {
    return one.which === "before"
      ? { kind: "weekdayBeside", weekday: one.weekday, side: "before", of: anchor }
      : weekdayAfter(one.weekday, anchor);
  }
  const period = periodOf(anchor);
  if (period) return movedPeriod(one, period, isContrast) ?? one.otherwise ?? null;
  const weekday = weekdayIn(anchor);
  if (weekday === null) return one.otherwise ?? null;
  switch (one.which) {
    case "of":
      return one.of ? { kind: "weekdayOf", weekday, of: one.of } : null;
    case "this":
      return { kind: "weekday", weekday, which: "this" };
    case "afterNext":
      return { kind: "weekdayAhead", weekday, weeks: 1, isEither: false };
    case "next":
      return isContrast ? weekAfter(firstMeant(anchor, weekday)) : { kind: "weekday", weekday, which: "next" };
    case "before":
    case "sameWeek":
    case "weekAfter":
      return null;
    case "after":
      return weekAfter(firstMeant(anchor, weekday));
  }
};

/** "Diesen Freitag nicht, den Freitag drauf"; after another day the first such weekday. */
const weekdayAfter = (weekday: number, anchor: DateExpression): DateExpression =>
  weekdayIn(anchor) === weekday
    ? weekAfter(firstMeant(anchor, weekday))
    : { kind: "weekdayBeside", weekday, side: "after", of: anchor };

const weekAfter = (of: DateExpression): DateExpression => ({ kind: "shift", span: { unit: "week", count: 1 }, of });

const firstMeant = (anchor: DateExpression, weekday: number): DateExpression =>
  anchor.kind === "weekday" && anchor.which !== "ofNextWeek"
    ? { kind: "weekday", weekday, which: anchor.which === "coming" || anchor.which === "next" ? "coming" : "this" }
    : anchor;

/** The weekday that a day was named by. */
const weekdayIn = (date: DateExpression): number | null => {
  if (date.kind === "weekday" || date.kind === "weekdayOf" || date.kind === "onWeekday") return date.weekday;
  if (date.kind === "weekdayAhead" || date.kind === "nthWeekday" || date.kind === "weekdayBeside") return date.weekday;
  if (date.kind === "shift") return weekdayIn(date.of);
  return null;
};

const periodOf = (date: DateExpression): Extract<Period, { kind: "unit" }> | null =>
  date.kind === "period" && date.period.kind === "unit" ? date.period : null;

const movedPeriod = (
  { which, of }: One,
  period: Extract<Period, { kind: "unit" }>,
  isContrast: boolean,
): DateExpression | null => {
  if (which === "of") return of ? { kind: "period", period: of } : null;
  const offset = {
    this: 0,
    sameWeek: period.offset,
    onward: period.offset,
    before: period.offset - 1,
    next: isContrast ? period.offset + 1 : 1,
    weekAfter: period.offset + 1,
    after: period.offset + 1,
    afterNext: 2,
  }[which];
  return { kind: "period", period: { ...period, offset } };
};
