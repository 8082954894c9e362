import { addDays } from "../../../scheduling/clock/calendar-date.ts";
import { weekdays } from "../../../scheduling/clock/weekday.ts";
import type { DateExpression } from "../terms/expression.ts";
import type { DateReading } from "../when-reading.ts";
import { dateFromParts, onOrAfter, weekdayIndex } from "./calendar.ts";
import type { DateValue, EvaluationContext } from "./date-value.ts";
import { weekdayDays } from "./days/weekday-days.ts";
import { evaluateDate } from "./evaluate-date.ts";

export type SaidDate = { expression: DateExpression; text: string; isDrawn?: true };

/** One reading of all that was said about the day; two days where they can't be told apart. */
export const resolveDate = (said: readonly SaidDate[], context: EvaluationContext): DateReading | undefined => {
  const [only, ...others] = said;
  if (!only) return undefined;
  if (others.length === 0) return readingOf(evaluateDate(only.expression, context), only.text, context);
  const firm = withoutReasons(
    said.filter(({ expression }) => expression.kind !== "relative"),
    context,
  );
  if (firm.length < 2) return resolveDate(firm.length === 1 ? firm : [only], context);
  return resolveSeveral(firm, context);
};

/** "By Friday, on Saturday I'm getting married": a day beyond the end that was set is why it was set. */
const withoutReasons = (said: readonly SaidDate[], context: EvaluationContext): readonly SaidDate[] => {
  const end = said.flatMap(({ expression }) => {
    if (expression.kind !== "limit" || (expression.limit !== "until" && expression.limit !== "before")) return [];
    const value = evaluateDate(expression, context);
    return value.kind === "range" ? [value.to] : [];
  })[0];
  if (end === undefined) return said;
  return said.filter(({ expression, isDrawn }) => {
    if (isDrawn || (expression.kind !== "weekday" && expression.kind !== "offset")) return true;
    const value = evaluateDate(expression, context);
    // On a Wednesday, "by Tuesday at the latest, I'm away on the Wednesday": the day after that end.
    const isNextDay = isPlainWeekday(expression) && addDays(context.today, 6) === end;
    return value.kind !== "days" || value.dates.some((date) => date <= end && !(isNextDay && date === context.today));
  });
};

const readingOf = (value: DateValue, text: string, { today }: EvaluationContext): DateReading => {
  if (value.kind === "impossible") return { kind: "impossible", text };
  if (value.kind === "relative") return value;
  if (value.kind === "range") return value.to < today ? { kind: "past", date: value.to } : value;
  const coming = value.dates.filter((date) => date >= today);
  const [first, second, ...more] = [...new Set(coming.length > 0 ? coming : value.dates)];
  if (first === undefined) return { kind: "impossible", text };
  if (second === undefined) return { kind: first < today ? "past" : "day", date: first };
  return more.length > 0
    ? { kind: "days", dates: [first, second, ...more] }
    : { kind: "ambiguous", dates: [first, second] };
};

/** Days named apart from each other: a weekday beside its date or inside a week is one day, otherwise it is another. */
const resolveSeveral = (all: readonly SaidDate[], context: EvaluationContext): DateReading | undefined => {
  const isInStretch = all.some(({ expression }) => expression.kind === "period" || expression.kind === "range");
  const isAhead = all.some(({ expression }) => isWeeksAhead(expression));
  const said = all.flatMap(({ expression, text }): SaidDate[] =>
    isAhead && expression.kind === "weekday" && expression.which === "this"
      ? [{ expression: { ...expression, which: "plain" }, text }]
      : isInStretch && expression.kind === "either"
        ? expression.of.map((one) => ({ expression: one, text }))
        : [{ expression, text }],
  );
  const values = valuesOf(said, context);
  const range = commonRange(values);
  if (range === null) return disjoint(values);
  const fixed = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (value.kind === "days" && !isPlainWeekday(said[index]?.expression))
      for (const date of value.dates) fixed.add(date);
  }
  const outside = range && [...fixed].find((date) => date < range.from || date > range.to);
  if (range && outside !== undefined) return { kind: "ambiguous", dates: [outside, range.from] };
  const dates = new Set(fixed);
  for (const { expression } of said) {
    if (expression.kind !== "weekday" || expression.which !== "plain") continue;
    if ([...fixed].some((date) => weekdayIndex(date) === expression.weekday)) continue;
    const week = weeksAhead(said, fixed);
    if (week !== undefined) return { kind: "day", date: addDays(week, expression.weekday - weekdayIndex(week)) };
    const listed = weekOfList(said, fixed);
    if (listed !== undefined) {
      dates.add(addDays(listed, expression.weekday - weekdayIndex(listed)));
      continue;
    }
    const isAmong = said.length > 1 && !range;
    for (const date of daysOf(expression.weekday, range, isAmong ? { ...context, isOverToday: true } : context))
      dates.add(date);
  }
  if (dates.size === 0) {
    if (range) return readingOf(range, "", context);
    return { kind: "impossible", text: said[0]?.text ?? "" };
  }
  return readingOf({ kind: "days", dates: [...dates].sort() }, said[0]?.text ?? "", context);
};

/** Each by itself; a day of the month or a weekday is looked for inside the stretch, or beside the date, that was said with it. */
const valuesOf = (said: readonly SaidDate[], context: EvaluationContext): DateValue[] => {
  const values = said.map(({ expression }) => evaluateDate(expression, context));
  const isRange = (value: DateValue, isMeant: (date: DateExpression) => boolean): boolean => {
    const expression = said[values.indexOf(value)]?.expression;
    return value.kind === "range" && expression !== undefined && isMeant(expression);
  };
  const stretch =
    values.find((value) => isRange(value, (date) => !isLoose(date))) ??
    values.find((value) => isRange(value, isBeginning));
  const dates = values.flatMap((value, index) =>
    value.kind === "days" && !isLoose(said[index]?.expression) ? value.dates : [],
  );
  return values.map((value, index) => {
    const expression = said[index]?.expression;
    if (!expression || !isLoose(expression)) return value;
    if (expression.kind === "dayOfMonth") {
      const same = dates.find((date) => Number(date.slice(8)) === expression.day);
      if (same !== undefined) return { kind: "days", dates: [same] };
      const before = values
        .slice(0, index)
        .find((other, at) => other.kind === "days" && !isLoose(said[at]?.expression));
      const from = before?.kind === "days" ? before.dates[0] : undefined;
      const beside = from && dateFromParts(Number(from.slice(0, 4)), Number(from.slice(5, 7)), expression.day);
      if (beside && beside >= context.today) return { kind: "days", dates: [beside] };
    }
    if (stretch?.kind !== "range" || isInside(value, stretch)) return value;
    if (isBeginning(expression)) return beginIn(expression.of, stretch, context) ?? value;
    // A range is seen from the day before: the first day of the stretch is one of its days.
    const today = expression.kind === "range" ? addDays(stretch.from, -1) : stretch.from;
    const inside = evaluateDate(expression, { ...context, today, isOverToday: false });
    return isInside(inside, stretch) ? inside : value;
  });
};

/** "Next week, but Thursday at the earliest": the rest of that week. */
const beginIn = (day: DateExpression, { from, to }: Range, context: EvaluationContext): DateValue | null => {
  const value = evaluateDate(day, { ...context, today: from, isOverToday: false });
  const first = value.kind === "days" ? value.dates[0] : undefined;
  return first !== undefined && first <= to ? { kind: "range", from: first, to } : null;
};

const isBeginning = (date: DateExpression): date is Extract<DateExpression, { kind: "limit" }> =>
  date.kind === "limit" && date.limit === "from";

/** Says no month or week of its own. */
const isLoose = (expression: DateExpression | undefined): boolean => {
  if (expression?.kind === "range") return isLoose(expression.from) && isLoose(expression.to);
  if (expression?.kind === "limit" && expression.limit !== "after") return isLoose(expression.of);
  return expression?.kind === "dayOfMonth" || isPlainWeekday(expression);
};

const isInside = (value: DateValue, { from, to }: { from: string; to: string }): boolean => {
  if (value.kind === "range") return value.from >= from && value.to <= to;
  return value.kind === "days" && value.dates.length > 0 && value.dates.every((date) => date >= from && date <= to);
};

type Range = Extract<DateValue, { kind: "range" }>;

/** Where all stretches meet: "not before Monday and not after Wednesday". Null when they don't. */
const commonRange = (values: readonly DateValue[]): Range | undefined | null => {
  const [first, ...others] = values.filter((value) => value.kind === "range");
  if (!first || others.length === 0) return first;
  const from =
    [first, ...others]
      .map((range) => range.from)
      .sort()
      .at(-1) ?? first.from;
  const to = [first, ...others].map((range) => range.to).sort()[0] ?? first.to;
  return from <= to ? { kind: "range", from, to } : null;
};

const disjoint = (values: readonly DateValue[]): DateReading => {
  const [one, other] = values.filter((value) => value.kind === "range").map(({ from }) => from);
  return { kind: "ambiguous", dates: [one ?? "", other ?? ""] };
};

const isPlainWeekday = (
  expression: DateExpression | undefined,
): expression is Extract<DateExpression, { kind: "weekday" }> =>
  expression?.kind === "weekday" && expression.which === "plain";

/** A day of the week of a list that ends with it: "Monday, Tuesday or Wednesday of Christmas week". */
const weekOfList = (said: readonly SaidDate[], fixed: ReadonlySet<string>): string | undefined => {
  const isList = said.some(({ expression }) => expression.kind === "either" && !expression.of.some(isPlainWeekday));
  const weeks = new Set([...fixed].map((date) => addDays(date, -weekdayIndex(date))));
  return isList && fixed.size > 1 && weeks.size === 1 ? [...fixed][0] : undefined;
};

/** "In two weeks, on the Thursday": of the week that is meant. */
const weeksAhead = (said: readonly SaidDate[], fixed: ReadonlySet<string>): string | undefined =>
  fixed.size === 1 && said.some(({ expression }) => isWeeksAhead(expression)) ? [...fixed][0] : undefined;

const isWeeksAhead = (date: DateExpression): boolean =>
  date.kind === "shift" && date.span.unit === "week" && date.of.kind === "offset";

const daysOf = (weekday: number, range: DateValue | undefined, context: EvaluationContext): readonly string[] => {
  if (range?.kind === "range") {
    const dates: string[] = [];
    for (let date = onOrAfter(range.from, weekday); date <= range.to && dates.length < 6; date = addDays(date, 7))
      dates.push(date);
    // From a day on without an end, the first one is meant.
    if (dates.length > 0) return range.isOpen ? dates.slice(0, 1) : dates;
  }
  return weekdayDays(weekday, "plain", context);
};

/** The days that don't suit, as dates, or as the names of weekdays. */
export const excludedDays = (expression: DateExpression, context: EvaluationContext): readonly string[] => {
  if (expression.kind === "either") return expression.of.flatMap((one) => excludedDays(one, context));
  if (expression.kind === "weekday" && expression.which === "plain") return [weekdays[expression.weekday] as string];
  const value = evaluateDate(expression, context);
  if (expression.kind === "period" && expression.period.kind === "unit" && expression.period.unit === "weekend") {
    // "Any day but the weekend"; "next weekend I can't".
    if (expression.period.offset === 0) return weekdays.slice(5);
    return value.kind === "range" ? [value.from, value.to] : [];
  }
  return value.kind === "days" ? value.dates.slice(0, 1) : [];
};
