import type { DateExpression, Period } from "../../terms/expression.ts";
import { isPlainWeekday } from "./compare-days.ts";
import type { State } from "./said-state.ts";

type Week = Extract<Period, { kind: "unit" }>;

/** "Tuesday, not of next week but of the one after": that day of the week that is pointed at. */
export const dayInPointedWeek = (said: DateExpression, pointed: DateExpression, { dates }: State): DateExpression => {
  const last = dates.at(-1)?.expression;
  if (said === pointed || !isWeek(pointed) || (last?.kind !== "weekday" && last?.kind !== "weekdayOf")) return pointed;
  return { kind: "weekdayOf", weekday: last.weekday, of: pointed.period };
};

/** "Next week I'm away Monday to Thursday, but back on Friday": of the same week. */
export const dayInLostWeek = (day: DateExpression, { refused, dates }: State): DateExpression => {
  if (!isPlainWeekday(day)) return day;
  const week = refused.map(weekOfDays).find((found) => found !== null);
  if (week) return { kind: "weekdayOf", weekday: day.weekday, of: week };
  const named = [...dates.map(({ expression }) => expression), ...refused].find(isWeek);
  const isPart = refused.some((other) => other.kind === "range" && isPlainWeekday(other.from));
  return named && isPart ? { kind: "weekdayOf", weekday: day.weekday, of: named.period } : day;
};

const isWeek = (date: DateExpression): date is { kind: "period"; period: Week } =>
  date.kind === "period" && date.period.kind === "unit" && date.period.unit === "week";

const weekOfDays = (date: DateExpression): Period | null =>
  date.kind === "range" && date.from.kind === "weekdayOf" ? date.from.of : null;

/** Whether a weekday is none of some others. */
export const isBesideDays = (day: DateExpression, others: DateExpression): boolean => {
  if (!isPlainWeekday(day)) return false;
  if (isPlainWeekday(others)) return others.weekday !== day.weekday;
  if (others.kind !== "range" || !isPlainWeekday(others.from) || !isPlainWeekday(others.to)) return false;
  const [from, to] = [others.from.weekday, others.to.weekday];
  return from <= to && (day.weekday < from || day.weekday > to);
};
