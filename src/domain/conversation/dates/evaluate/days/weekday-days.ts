import { addDays, weekOf } from "../../../../scheduling/clock/calendar-date.ts";
import type { DateExpression, WeekdayWhich } from "../../terms/expression.ts";
import { weekdayIndex } from "../calendar.ts";
import type { EvaluationContext } from "../date-value.ts";

/** The days a weekday may mean: two where people differ ("next Friday") or where today is one. */
export const weekdayDays = (
  weekday: number,
  which: WeekdayWhich,
  { today, weekStartsMonday = true, isOverToday }: EvaluationContext,
): string[] => {
  const ahead = (weekday - weekdayIndex(today) + 7) % 7;
  if (which === "last") return [addDays(today, ahead - 7)];
  const monday = weekOf(today)[0] as string;
  const nextWeekStart = weekStartsMonday ? addDays(monday, 7) : addDays(monday, weekdayIndex(today) === 6 ? 13 : 6);
  if (which === "ofNextWeek") return [addDays(nextWeekStart, weekStartsMonday ? weekday : (weekday + 1) % 7)];
  const first = addDays(today, ahead === 0 && (which === "next" || which === "coming") ? 7 : ahead);
  if (which === "coming" || which === "this") return [first];
  if (which === "next") return first < nextWeekStart ? [first, addDays(first, 7)] : [first];
  if (ahead > 0) return [first];
  return isOverToday ? [addDays(today, 7)] : [today, addDays(today, 7)];
};

/**
 * "Friday in two weeks" counts from the coming Friday. If that one is in the next week already, a count of weeks may
 * also start from today; "Monday week" never does.
 */
export const weekdayAheadDays = (
  { weekday, weeks, isEither, isIdiom }: Extract<DateExpression, { kind: "weekdayAhead" }>,
  today: string,
): string[] => {
  const todayIndex = weekdayIndex(today);
  const date = addDays(today, ((weekday - todayIndex + 7) % 7) + 7 * weeks);
  if (isEither) return [date, addDays(date, 7)];
  return weeks > 1 && weekday < todayIndex && !isIdiom ? [addDays(date, -7), date] : [date];
};
