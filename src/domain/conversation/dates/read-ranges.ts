import { addDays, epochDayOf, weekOf } from "../../scheduling/calendar-date.ts";
import { weekdayIndexOf } from "../../scheduling/weekday.ts";
import type { Portion, RangeName } from "./grammar.ts";
import { dateMark, type Groups, type Scan, take } from "./scan.ts";

/** Finds weeks, months and a few days: "next week", "in December", "in the coming days". */
export const readRanges = (scan: Scan): void => {
  const { grammar } = scan;
  for (const [source, name] of grammar.words.ranges) {
    take(scan, grammar.pattern(source), dateMark, ({ month }) => {
      const [from, to] = rangeOf(scan, name, monthNumberOf(scan, month));
      return pushRange(scan, from, to);
    });
  }
};

/** Finds parts of a week or month: "the end of the month", "early next week". Comes before the parts of the day. */
export const readPortions = (scan: Scan): void => {
  const { grammar } = scan;
  const { portions, edges, portionOf } = grammar.words;
  const part = `(?:(?<start>${portions.start})|(?<middle>${portions.middle})|(?<end>${portions.end}))`;
  const edge = `(?:(?<first>${edges.first}) {weekday}|(?<last>${edges.last}) {weekday}) (?:${edges.of})`;
  for (const [source, name] of portionOf) {
    take(scan, grammar.pattern(`${edge} (?:${source})`), dateMark, (groups) => readEdge(scan, name, groups));
    take(scan, grammar.pattern(`${part} (?:${source})`), dateMark, ({ start, middle, month }) => {
      const portion = start !== undefined ? "start" : middle !== undefined ? "middle" : "end";
      const [from, to] = portionOfRange(scan, portion, name, monthNumberOf(scan, month));
      return pushRange(scan, from, to);
    });
  }
};

/** "The last Friday of the month"; of the next one when it is over. */
const readEdge = (scan: Scan, name: RangeName, { first, weekday = "", month }: Groups): boolean => {
  const edge = first === undefined ? "last" : "first";
  const whole = rangeOf(scan, name, monthNumberOf(scan, month));
  const index = scan.grammar.weekdayOf(weekday);
  const date = weekdayAtEdge(edge, whole, index);
  const later = weekdayAtEdge(edge, monthOf(firstOfNextMonth(whole[0])), index);
  return scan.dates.push({ kind: "day", date: date < scan.context.today ? later : date }) > 0;
};

const weekdayAtEdge = (edge: "first" | "last", [from, to]: [string, string], index: number): string => {
  const start = edge === "first" ? from : addDays(to, -6);
  return addDays(start, (index - weekdayIndexOf(epochDayOf(start)) + 7) % 7);
};

const monthNumberOf = (scan: Scan, month: string | undefined): number =>
  month === undefined ? 0 : scan.grammar.monthOf(month) + 1;

const pushRange = (scan: Scan, from: string, to: string): boolean => {
  const { today } = scan.context;
  return scan.dates.push({ kind: "range", from: from < today ? today : from, to }) > 0;
};

const rangeOf = (scan: Scan, name: RangeName, month: number): [string, string] => {
  const { today } = scan.context;
  const week = weekOf(today);
  const day = (index: number) => addDays(week[0] as string, index);
  const names: Record<RangeName, () => [string, string]> = {
    thisWeek: () => [day(0), day(6)],
    nextWeek: () => [day(7), day(13)],
    weekAfterNext: () => [day(14), day(20)],
    weekend: () => [day(5), day(6)],
    nextWeekend: () => [day(12), day(13)],
    thisMonth: () => monthOf(`${today.slice(0, 8)}01`),
    nextMonth: () => monthOf(firstOfNextMonth(today)),
    inMonth: () => {
      const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
      return monthOf(`${year}-${String(month).padStart(2, "0")}-01`);
    },
    comingDays: () => [today, addDays(today, 6)],
    fewDays: () => [addDays(today, 2), addDays(today, 6)],
    fewWeeks: () => [addDays(today, 14), addDays(today, 28)],
  };
  return names[name]();
};

/** The start of the month, said in its middle, is the next one's. */
const portionOfRange = (scan: Scan, portion: Portion, name: RangeName, month: number): [string, string] => {
  const [from, to] = slice(portion, rangeOf(scan, name, month));
  const { today } = scan.context;
  if (to >= today) return [from, to];
  if (name === "thisWeek") return [addDays(from, 7), addDays(to, 7)];
  if (name === "thisMonth") return slice(portion, rangeOf(scan, "nextMonth", 0));
  const [first] = rangeOf(scan, name, month);
  return slice(portion, monthOf(`${Number(first.slice(0, 4)) + 1}${first.slice(4)}`));
};

const slice = (portion: Portion, [from, to]: [string, string]): [string, string] => {
  const isWeek = addDays(from, 6) === to;
  if (portion === "start") return [from, addDays(from, isWeek ? 2 : 9)];
  if (portion === "middle")
    return isWeek ? [addDays(from, 1), addDays(from, 3)] : [addDays(from, 10), addDays(from, 19)];
  return [addDays(from, isWeek ? 3 : 20), to];
};

const firstOfNextMonth = (date: string): string => `${addDays(`${date.slice(0, 8)}01`, 31).slice(0, 8)}01`;

const monthOf = (first: string): [string, string] => [first, addDays(firstOfNextMonth(first), -1)];
