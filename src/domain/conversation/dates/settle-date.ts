import { addDays, epochDayOf, parseDate, weekOf } from "../../scheduling/calendar-date.ts";
import { weekdayIndexOf } from "../../scheduling/weekday.ts";
import type { FoundDate, Scan } from "./scan.ts";
import type { DateReading, WhenContext } from "./when-reading.ts";

/** One reading of all that was said about the day; two days where they can't be told apart. */
export const settleDate = (scan: Scan, isPastToday: boolean): DateReading | undefined => {
  const { context } = scan;
  const all = scan.dates.filter((_, position) => !scan.dropped.has(position));
  const range = all.find((found) => found.kind === "range");
  const weekdays = all.filter((found) => found.kind === "weekday");
  const candidates = new Set<string>();
  for (const found of all) {
    for (const date of fixedDays(found, weekdays, context)) candidates.add(date);
  }
  const fixed = [...candidates];
  for (const weekday of weekdays) {
    if (fixed.some((date) => weekdayIndexOf(epochDayOf(date)) === weekday.index)) continue;
    for (const date of weekdayDays(weekday, range, context, isPastToday)) candidates.add(date);
  }
  const coming = [...candidates].filter((date) => date >= context.today);
  const dates = (coming.length > 0 ? coming : [...candidates]).sort();
  const [first, second, ...more] = dates;
  if (first === undefined) {
    if (range) return { kind: "range", from: range.from, to: range.to };
    return all.find((found) => found.kind === "impossible");
  }
  if (second === undefined) return { kind: first < context.today ? "past" : "day", date: first };
  const last = more.at(-1);
  return last === undefined
    ? { kind: "ambiguous", dates: inReadingOrder(all, [first, second]) }
    : { kind: "range", from: first, to: last };
};

/** The first day that something found may mean: where a span of days begins or ends. */
export const earliestDay = (found: FoundDate, context: WhenContext): string | null => {
  if (found.kind === "range") return found.from;
  if (found.kind !== "weekday") return fixedDays(found, [], context)[0] ?? null;
  const days = weekdayDays(found, undefined, context, false);
  return days.find((date) => date > context.today) ?? null;
};

type Weekday = Extract<FoundDate, { kind: "weekday" }>;
type Range = Extract<FoundDate, { kind: "range" }>;

const fixedDays = (found: FoundDate, weekdays: readonly Weekday[], context: WhenContext): string[] => {
  if (found.kind === "day") return [found.date];
  if (found.kind === "pair") return found.dates;
  if (found.kind === "weekdayAhead") return daysAhead(found, context.today);
  if (found.kind === "dayOfMonth") return [nextDayOfMonth(found.day, weekdays[0], context.today)];
  return [];
};

/**
 * "Friday in two weeks" counts from the coming Friday. If that one is in the next week already, a count of weeks may
 * also start from today; "Monday week" never does.
 */
const daysAhead = (
  { index, weeks, isEither }: Extract<FoundDate, { kind: "weekdayAhead" }>,
  today: string,
): string[] => {
  const todayIndex = weekdayIndexOf(epochDayOf(today));
  const date = addDays(today, ((index - todayIndex + 7) % 7) + 7 * weeks);
  if (isEither) return [date, addDays(date, 7)];
  return weeks > 1 && index < todayIndex ? [addDays(date, -7), date] : [date];
};

/** The next 25th; with a weekday the next 25th on it, as far as people plan. */
const nextDayOfMonth = (day: number, weekday: Weekday | undefined, today: string): string => {
  const matches: string[] = [];
  for (let ahead = 0; ahead <= 366 && matches.length < 6; ahead++) {
    const date = addDays(today, ahead);
    if (Number(date.slice(8)) === day && parseDate(date) !== null) matches.push(date);
  }
  const onWeekday = weekday && matches.find((date) => weekdayIndexOf(epochDayOf(date)) === weekday.index);
  return onWeekday ?? (matches[0] as string);
};

const weekdayDays = (
  { index, how }: Weekday,
  range: Range | undefined,
  { today, weekStartsMonday = true }: WhenContext,
  isPastToday: boolean,
): string[] => {
  const daysAhead = (index - weekdayIndexOf(epochDayOf(today)) + 7) % 7;
  if (how === "last") return [addDays(today, daysAhead - 7)];
  if (range) {
    const from = epochDayOf(range.from);
    const date = addDays(range.from, (index - weekdayIndexOf(from) + 7) % 7);
    if (date <= range.to) return [date];
  }
  const monday = weekOf(today)[0] as string;
  const sunday = weekdayIndexOf(epochDayOf(today)) === 6;
  const nextWeekStart = weekStartsMonday ? addDays(monday, 7) : addDays(monday, sunday ? 13 : 6);
  if (how === "ofNextWeek") {
    const fromStart = weekStartsMonday ? index : (index + 1) % 7;
    return [addDays(nextWeekStart, fromStart)];
  }
  const isLater = how === "next" || how === "coming";
  const first = addDays(today, daysAhead === 0 && isLater ? 7 : daysAhead);
  if (how === "coming" || how === "this") return [first];
  if (how === "next") return first < nextWeekStart ? [first, addDays(first, 7)] : [first];
  if (daysAhead > 0) return [first];
  return isPastToday ? [addDays(today, 7)] : [today, addDays(today, 7)];
};

/** A pair read from one piece of text keeps its order: the usual reading first. */
const inReadingOrder = (found: readonly FoundDate[], dates: [string, string]): [string, string] => {
  const pair = found.find((one) => one.kind === "pair");
  return pair?.dates.every((date) => dates.includes(date)) ? pair.dates : dates;
};
