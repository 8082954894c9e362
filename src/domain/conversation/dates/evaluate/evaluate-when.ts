import { addDays } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../../scheduling/clock/weekday.ts";
import type { Parse } from "../parse/parse-terms.ts";
import type { DateExpression, SpokenClock, SpokenPart, TimeExpression } from "../terms/expression.ts";
import type { Item } from "../terms/term.ts";
import type { DateReading, TimeReading, WhenContext, WhenReading } from "../when-reading.ts";
import { boundByClause } from "./bound-by-clause.ts";
import { weighBusyClauses } from "./busy-clauses.ts";
import { weekdayIndex } from "./calendar.ts";
import type { EvaluationContext } from "./date-value.ts";
import { storyDay } from "./days/story-day.ts";
import { evaluateDate } from "./evaluate-date.ts";
import { type Gathered, gatherSaid } from "./gather-said.ts";
import {
  hasRequest,
  idleTokens,
  isDayBefore,
  isOverDay,
  isRequested,
  isYearOver,
  type WrittenText,
} from "./idle-tokens.ts";
import { excludedDays, resolveDate, type SaidDate } from "./resolve-date.ts";
import { isOverToday, minutesAhead, oneWindow, resolveTime } from "./resolve-time.ts";
import { isSpanLost } from "./saying/lost-span.ts";

/** What a parsed text means, and which of its pieces count for it. */
export type Evaluation = {
  reading: Pick<
    WhenReading,
    "date" | "time" | "isAsap" | "isNow" | "isRefused" | "except" | "isFarewell" | "alternatives"
  >;
  used: readonly Item[];
  /** Numbers that turned out to mean nothing. */
  dropped: readonly Item[];
  /** Readings compete. */
  isOpen: boolean;
};

export const evaluateWhen = (
  parsed: Parse,
  written: WrittenText,
  context: WhenContext & Pick<EvaluationContext, "country" | "order">,
): Evaluation => {
  const { chosen } = parsed;
  const isAlone = isFarewellAlone(parsed, written.text);
  const idle = idleTokens(parsed, written);
  const isWanted = (item: Item): boolean => !isIdle(item, idle, parsed, context);
  const story = storyDay(
    chosen.filter((item) => !isWanted(item)),
    chosen.filter(isWanted),
    parsed,
    { ...context, isOverToday: false },
  );
  const wanted = chosen.filter((item) => isWanted(item) || item === story?.item);
  const { items: active, isOpen: isBusyOnly } = weighBusyClauses(boundByClause(wanted, parsed), parsed, written.text);
  const items = active.filter(({ category }) => !passive.has(category));
  const said = gatherSaid(
    active,
    parsed,
    (date) => fixedWeekday(date, { ...context, isOverToday: false }),
    chosen.filter((item) => !wanted.includes(item) || item.category === "noise"),
  );
  const farewells = said.dates.filter(({ item }) => isFarewell(item.term, context, isAlone));
  const isLeaving = farewells.length > 0 && farewells.length === said.dates.length;
  const meant = said.dates.filter((date) => isLeaving || !farewells.includes(date));
  const unfit = unfitTimes(said);
  const times = said.times.length > 0 && !isCoveredBy(said.times, said.refusedTimes) ? said.times : unfit;
  const isLater = meant.some(({ isInstead }) => isInstead) || isOverToday(times, context.nowTime);
  const evaluation: EvaluationContext = { ...context, isOverToday: isLater };
  const dates = meant.map((one) => saidDate(one, { context, parsed, text: written.text, isAlone, times }));
  const settled = resolveDate(dates, evaluation);
  // "Between Christmas and New Year, not on the 28th": of that stretch.
  const among = settled?.kind === "range" ? { ...evaluation, today: settled.from } : evaluation;
  const refused = said.refused.flatMap((day) => excludedDays(day, day.kind === "dayOfMonth" ? among : evaluation));
  const except = [...new Set(refused)].filter((day) => !isBeyond(day, settled, dates, context.today));
  const named = withoutExcluded(said.isWorkdays ? onWorkdays(settled, context.today) : settled, except, dates);
  const date = named ?? overDay(parsed, { idle, written, isTimed: times.length > 0 }, context.today);
  const refusedDays = date?.kind === "day" ? exceptDay(except, date.date) : except;
  const time = resolveTime(times, date !== undefined || context.expect === "time", context, date);
  // "Now I look at it, twelve": an hour is more than as soon as can be.
  const isHour = time?.kind === "exact" || time?.kind === "halfDay" || time?.kind === "choice";
  const isAsap =
    (items.some(({ category }) => category === "asap") && (!isHour || date !== undefined)) ||
    (items.some(({ category }) => category === "anyTime") && said.refused.length === 0 && !date && !time);
  const alternatives = alternativesOf(date, time);
  const isParting = isLeaving && !hasRequest(parsed, written.text);
  return {
    reading: {
      ...(date && !isParting && { date }),
      ...(time && !isParting && { time }),
      ...(isAsap && { isAsap: true as const, ...(isOnlyNow(items) && { isNow: true as const }) }),
      ...(said.refused.length > 0 && { isRefused: true as const }),
      ...(refusedDays.length > 0 && { except: refusedDays }),
      ...(isLeaving && { isFarewell: true as const }),
      ...(alternatives.length > 0 && { alternatives }),
    },
    used: items.filter((item) => item.category !== "weakPart" || time !== undefined),
    dropped: said.dropped,
    isOpen:
      alternatives.length > 0 ||
      isBusyOnly ||
      story?.isGranted === false ||
      (date?.kind === "past" && meant.some(({ expression }) => expression.kind === "onWeekday")) ||
      isCompeting(meant, times, time, parsed) ||
      isLost(said.dates, date, times, time),
  };
};

/** "A cut yesterday at three", "book me for yesterday" tell no story: that day is over, and it isn't any other. */
const overDay = (
  parsed: Parse,
  { idle, written, isTimed }: { idle: readonly boolean[]; written: WrittenText; isTimed: boolean },
  today: string,
): DateReading | undefined => {
  if (!isTimed && !isRequested(parsed, written)) return undefined;
  const over = parsed.itemsFrom.flat().find((item) => !idle[item.start] && isDayBefore(item));
  if (!over || parsed.tokens.length > mostOfWish) return undefined;
  return { kind: "past", date: addDays(today, over.term.n ?? 0) };
};

/** Longer messages name such a day in passing. */
const mostOfWish = 10;

/** "By Tuesday, I fly on Wednesday", said on a Wednesday: the one behind the end that was set, and not today. */
const isBeyond = (day: string, settled: DateReading | undefined, dates: readonly SaidDate[], today: string): boolean =>
  settled?.kind === "range" &&
  day === weekdayOf(today) &&
  addDays(today, 7) > settled.to &&
  dates.some(({ expression }) => expression.kind === "limit" && expression.limit === "until");

/** "Not Saturday, the one after": of all Saturdays the one that is meant isn't refused. */
const exceptDay = (except: readonly string[], date: string): readonly string[] =>
  except.map((day) => (day === weekdayOf(date) ? addDays(date, -7) : day));

const fixedWeekday = (date: DateExpression, context: EvaluationContext): number | undefined => {
  const value = date.kind === "weekday" ? undefined : evaluateDate(date, context);
  const [only, ...others] = value?.kind === "days" ? value.dates : [];
  return only === undefined || others.length > 0 ? undefined : weekdayIndex(only);
};

const isOnlyNow = (items: readonly Item[]): boolean =>
  items.every(({ category, term }) => category !== "anyTime" && (category !== "asap" || term.name === "now"));

const passive = new Set(["noise", "span", "correction", "but", "so", "looseTime", "workdays", "aside"]);

/** Mentioned, not asked for: in a story, or plainly over ("last Friday" beside other words). */
const isIdle = (
  { start, end, category, term }: Item,
  idle: readonly boolean[],
  { tokens, chosen }: Parse,
  { today, expect }: WhenContext,
): boolean => {
  if (category === "correction" || category === "but" || category === "so" || category === "noise") return false;
  if (idle[start] === true && !term.isFarewell) return true;
  const isBeside = (expect === undefined && chosen.length > 1) || tokens.length > end - start;
  return isBeside && category === "date" && (isOverDay(term.date) || isYearOver(term.date, today));
};

/** A time that is meant is never the one that was refused. */
const isCoveredBy = (times: readonly TimeExpression[], refused: readonly TimeExpression[]): boolean =>
  times.every(
    (time) => time.kind === "part" && refused.some((other) => other.kind === "part" && other.part === time.part),
  );

/** What is left of the day when a part of it doesn't suit, or when the client is busy until then. */
const unfitTimes = ({ refusedTimes, busy }: Gathered): TimeExpression[] => {
  // "Not before eleven, I'm no good in the mornings": an hour says more than a part of the day.
  const left = [...refusedTimes.filter(isPart), ...refusedTimes.filter((time) => !isPart(time))].flatMap(hoursLeft);
  const from = left.findLast((window) => window.from !== null)?.from ?? null;
  const to = left.findLast((window) => window.to !== null)?.to ?? null;
  return from || to ? [{ kind: "window", from, to }] : busy.slice(-1);
};

const isPart = ({ kind }: TimeExpression): boolean => kind === "part";

/** The hours before or after what doesn't suit; none when it is in the middle of the day. */
const hoursLeft = (refused: TimeExpression): Window[] => {
  if (refused.kind === "window" && (refused.from === null || refused.to === null))
    return [{ kind: "window", from: refused.to, to: refused.from }];
  const [from, to] = refused.kind === "part" ? (restOfDay[refused.part] ?? []) : [];
  if (from === undefined) return [];
  return [{ kind: "window", from: from === 0 ? null : at(from), to: to === undefined ? null : at(to) }];
};

type Window = Extract<TimeExpression, { kind: "window" }>;

const at = (hour: number): SpokenClock => ({ kind: "clock", minute: hour * 60, isHalfDay: false });

const restOfDay: Partial<Record<SpokenPart, readonly [number, number?]>> = {
  morning: [12],
  earlyMorning: [10],
  lateMorning: [12],
  beforeLunch: [13],
  noon: [14],
  lunch: [14],
  afternoon: [0, 12],
  afterLunch: [0, 13],
  lateAfternoon: [0, 16],
  evening: [0, 17],
  night: [0, 18],
  endOfDay: [0, 16],
  opening: [10],
  closing: [0, 16],
};

/** Mondays to Fridays of a week. */
const onWorkdays = (date: DateReading | undefined, today: string): DateReading => {
  if (date && date.kind !== "range") return date;
  const [from, to] = date ? [date.from, date.to] : [today, addDays(today, 13)];
  const last = Math.max(0, weekdayIndex(to) - 4);
  const first = weekdayIndex(from) > 4 ? 7 - weekdayIndex(from) : 0;
  const [start, end] = [addDays(from, first), addDays(to, -last)];
  return start > end ? (date ?? { kind: "range", from, to }) : { kind: "range", from: start, to: end };
};

/** A weekday whose next date was refused is the one after; of several days those remain that weren't. */
const withoutExcluded = (
  date: DateReading | undefined,
  except: readonly string[],
  said: readonly SaidDate[],
): DateReading | undefined => {
  if (!date || except.length === 0) return date;
  if (date.kind === "day" && except.includes(date.date)) {
    const isMovable = said.some(({ expression }) => expression.kind === "weekday" && expression.which !== "this");
    return isMovable ? { kind: "day", date: addDays(date.date, 7) } : date;
  }
  if (date.kind === "range") return onlyDayLeft(date, except);
  if (date.kind !== "ambiguous" && date.kind !== "days") return date;
  const [first, second, ...more] = date.dates.filter((one) => !except.includes(one));
  if (first === undefined) return date;
  if (second === undefined) return { kind: "day", date: first };
  return more.length > 0
    ? { kind: "days", dates: [first, second, ...more] }
    : { kind: "ambiguous", dates: [first, second] };
};

/** "Next week, but not Monday or Tuesday, and not from Thursday on": the one day that is left. */
const onlyDayLeft = (range: Extract<DateReading, { kind: "range" }>, except: readonly string[]): DateReading => {
  const left: string[] = [];
  for (let date = range.from; date <= range.to && left.length < 2; date = addDays(date, 1))
    if (!except.includes(date) && !except.includes(weekdayOf(date))) left.push(date);
  return left.length === 1 ? { kind: "day", date: left[0] as string } : range;
};

const isFarewell = (term: Item["term"], context: WhenContext, isAlone: boolean): boolean =>
  term.isFarewell === true && context.expect === undefined && (term.name !== "alone" || isAlone);

/** "Bis Freitag" is a farewell when nothing but thanks is beside it. */
const isFarewellAlone = (parsed: Parse, text: string): boolean => {
  const { chosen, tokens, itemsFrom } = parsed;
  const isParting = itemsFrom.some((items) => items.some(({ category }) => category === "parting"));
  if (isParting && !hasRequest(parsed, text)) return true;
  // "Bis Freitag irgendwann".
  if (chosen.some(({ category }) => category === "anyTime" || category === "asap")) return false;
  const covered = new Set<number>();
  for (const { start, end } of chosen) for (let at = start; at < end; at++) covered.add(at);
  return tokens.every(
    (_, at) => covered.has(at) || (itemsFrom[at] ?? []).some(({ category }) => category === "thanks"),
  );
};

/** Where a date begins, after words like "on the". */
const firstSaid = ({ start, end }: Item, itemsFrom: Parse["itemsFrom"]): number => {
  let at = start;
  while (
    at < end - 1 &&
    (itemsFrom[at] ?? []).some(({ category, end: next }) => next === at + 1 && before.has(category))
  )
    at += 1;
  return at;
};

const before = new Set(["on", "art", "dayMark", "in"]);

/** The message a day is in, and what else it says. */
type SaidBeside = {
  context: WhenContext;
  parsed: Parse;
  text: string;
  isAlone: boolean;
  times: readonly TimeExpression[];
};

/** A day in "bis Freitag" is a limit when it isn't a farewell; in "in two hours" it may be tomorrow. */
const saidDate = ({ item, expression, isDrawn }: Gathered["dates"][number], said: SaidBeside): SaidDate => {
  const { context, text, times, isAlone } = said;
  const { tokens, itemsFrom } = said.parsed;
  const { term, end } = item;
  const written = text.slice(tokens[firstSaid(item, itemsFrom)]?.start ?? 0, tokens[end - 1]?.end ?? 0);
  const fromNow = times.find((time) => time.kind === "fromNow");
  if (fromNow && term.time?.kind === "fromNow") {
    return {
      expression: { kind: "offset", days: Math.floor(minutesAhead(context.nowTime, fromNow.minutes) / 1440) },
      text: written,
    };
  }
  // The French word says no more than where something goes: "repousser à lundi".
  const before = itemsFrom.slice(Math.max(0, item.start - 4), item.start).flat();
  const isPreferred = before.some(({ category }) => category === "prefer");
  const isTarget = /^(?:a|au)$/.test(tokens[item.start]?.text ?? "") && !isPreferred;
  if (term.isFarewell && term.name === "alone" && !isTarget && !isFarewell(term, context, isAlone)) {
    return { expression: { kind: "limit", limit: "until", of: expression }, text: written };
  }
  return { expression, text: written, ...(isDrawn && { isDrawn }) };
};

/** More was said than one reading can hold: a window beside another time, a count from a day beside a day. */
const isCompeting = (
  dates: Gathered["dates"],
  times: readonly TimeExpression[],
  time: TimeReading | undefined,
  parsed: Parse,
): boolean => {
  if (isSpanLost(parsed)) return true;
  const windows = times.filter((time) => time.kind === "window");
  const whole = oneWindow(windows);
  const isOneWindow = whole !== undefined && !windows.includes(whole);
  const clocks = times.filter((time) => time.kind !== "part" && !(isOneWindow && time === windows[1]));
  if (dates.length > 0 && dates.every(({ item }) => item.term.isWeak)) return true;
  // "Mornings, afternoons I'm at a congress": which of them, if no hour says so.
  const parts = new Set(times.flatMap((one) => (one.kind === "part" && !one.isWeak ? [halfOf(one.part)] : [])));
  if (parts.size > 1 && clocks.length === 0) return true;
  const isNarrowed = time?.kind === "exact" && times.some(({ kind }) => kind === "window");
  const isTooMuch = clocks.length > 1 && (time?.kind === "window" || time?.kind === "relative" || clocks.length > 2);
  const relative = dates.filter(({ expression }) => expression.kind === "relative").length;
  return isTooMuch || isNarrowed || (relative > 0 && dates.length > 1);
};

/** Parts of the day that can't both be meant. */
const halfOf = (part: SpokenPart): "morning" | "noon" | "later" => {
  if (part === "noon" || part === "lunch") return "noon";
  return ["morning", "earlyMorning", "lateMorning", "beforeLunch", "smallHours", "opening"].includes(part)
    ? "morning"
    : "later";
};

/** A day or a time was said that the reading doesn't have. */
const isLost = (
  dates: Gathered["dates"],
  date: DateReading | undefined,
  times: readonly TimeExpression[],
  time: TimeReading | undefined,
): boolean =>
  (dates.length > 0 && date === undefined) ||
  (time === undefined && times.some((one) => one.kind !== "part" || !one.isWeak));

/** What could be asked: each of two days, or each of two times. */
const alternativesOf = (
  date: DateReading | undefined,
  time: TimeReading | undefined,
): { date?: DateReading; time?: TimeReading }[] => {
  if (date?.kind === "ambiguous")
    return date.dates.map((day) => ({ date: { kind: "day", date: day }, ...(time && { time }) }));
  if (time?.kind !== "choice") return [];
  return time.times.map((one) => ({ ...(date && { date }), time: { kind: "exact", time: one } }));
};
