import type { Parse } from "../parse/parse-terms.ts";
import { tokenClauses } from "../parse/token-clauses.ts";
import type { DateExpression, Period, TimeExpression } from "../terms/expression.ts";
import type { Item } from "../terms/term.ts";
import { resolveOne } from "./resolve-one.ts";
import { addAside, addCorrected, addLoose, addMinutesToHour, addTime } from "./saying/add-times.ts";
import {
  dayNear,
  isDaySaidAgain,
  isExplained,
  isOfMonth,
  isPlainWeekday,
  isSame,
  isThis,
  type WeekdayOf,
} from "./saying/compare-days.ts";
import { dayInLostWeek, dayInPointedWeek, isBesideDays } from "./saying/day-in-week.ts";
import type { SaidDay, State } from "./saying/said-state.ts";

/** What was said, in order, after corrections: days and times that are meant, and those that don't suit. */
export type Gathered = {
  dates: readonly SaidDay[];
  times: readonly TimeExpression[];
  refused: readonly DateExpression[];
  refusedTimes: readonly TimeExpression[];
  /** Until then the client can't. */
  busy: readonly TimeExpression[];
  isWorkdays: boolean;
  /** Numbers that turned out to mean nothing. */
  dropped: readonly Item[];
};

export const gatherSaid = (
  all: readonly Item[],
  parsed: Pick<Parse, "itemsFrom" | "tokens" | "shadowed">,
  weekdayOf: WeekdayOf,
  stories: readonly Item[] = [],
): Gathered => {
  const { itemsFrom } = parsed;
  const items = all.filter((item) => !isRemark(item, all, parsed));
  const state: State = {
    dates: [],
    times: [],
    past: [],
    refused: [],
    refusedTimes: [],
    busy: [],
    anchor: anchorIn(parsed.shadowed),
    fallback: [],
    isContrast: false,
    isRestated: false,
    weekdayOf,
    stories,
    isSentenceOver: (from, to) => parsed.tokens.slice(from, to + 1).some(({ pause }) => pause === 2),
    dateContrast: "none",
    timeContrast: "none",
    isWorkdays: false,
    isReplaced: false,
    dropped: [],
    pending: [],
  };
  for (const item of items) gather(state, item, isOr(itemsFrom, item.start));
  for (const item of state.pending) addLoose(state, item, state.pending);
  const loose = items.filter(({ category }) => category === "looseTime");
  const isDrawn = (item: Item): boolean => items.some(({ category, end }) => category === "so" && end === item.start);
  for (const item of loose.filter(isDrawn)) addCorrected(state, item);
  for (const item of loose.filter((one) => !isDrawn(one))) addLoose(state, item, loose);
  const kept = state.dates.filter(({ expression }) => !state.refused.some((other) => isSame(other, expression)));
  const dates = kept.length > 0 ? kept : state.fallback.length > 0 ? state.fallback : openEnds(state, items);
  const busy = state.busy.filter((time) => !isOfOtherDays(time, kept, state));
  return { ...state, dates, busy, times: state.times.map(({ time }) => time) };
};

/** "I work until six from Monday to Friday, only Saturday is left": the hours of the days that don't suit. */
const isOfOtherDays = (time: TimeExpression, kept: readonly SaidDay[], { fallback }: State): boolean => {
  const of = fallback.find(({ item }) => item.term.time === time)?.expression;
  return kept.length > 0 && of !== undefined && kept.every(({ expression }) => isBesideDays(expression, of));
};

const anchorIn = ([item]: readonly Item[]): State["anchor"] =>
  item?.term.date ? { item, expression: item.term.date } : null;

/**
 * "Monday at two, I get back the day before": a day that is counted from another, in a clause of its own when the day
 * and its time are complete.
 */
const isRemark = (
  item: Item,
  all: readonly Item[],
  { tokens, itemsFrom }: Pick<Parse, "itemsFrom" | "tokens">,
): boolean => {
  const { date } = item.term;
  if (item.category !== "date" || date?.kind !== "relative" || item.term.time || date.days === 0) return false;
  const clause = tokenClauses(tokens).find(({ from, to }) => item.start >= from && item.start < to);
  if (!clause) return false;
  const isInside = ({ start }: Item): boolean => start >= clause.from && start < clause.to;
  if (all.some((other) => other !== item && isInside(other))) return false;
  if (clause.to - clause.from - (item.end - item.start) < 2) return false;
  // "She lands on Tuesday, so I must come the day before".
  if ((itemsFrom[clause.from] ?? []).some(({ category }) => category === "soWord" || category === "so")) return false;
  if (itemsFrom.slice(clause.from, clause.to).some((items) => items.some(({ category }) => category === "request")))
    return false;
  const others = all.filter((other) => other !== item);
  return (
    others.some(
      ({ category, term }) => category === "date" && term.date !== undefined && term.date.kind !== "relative",
    ) && others.some(({ category, term }) => category === "clock" || term.time?.kind === "clock")
  );
};

/** "I'm away until the 25th": what is left, if nothing else was said. */
const openEnds = ({ refused }: State, items: readonly Item[]): State["dates"] =>
  refused.flatMap((date): State["dates"] => {
    const item = items.find(({ category }) => category === "refused");
    // "Any day but Monday next week".
    if (date.kind === "weekdayOf" && item) return [{ item, expression: { kind: "period", period: date.of } }];
    if (date.kind !== "limit" || !item || (date.limit !== "until" && date.limit !== "before")) return [];
    return [{ item, expression: { ...date, limit: "from" } }];
  });

/** Whether an "or" comes right before. */
const isOr = (itemsFrom: Parse["itemsFrom"], start: number): boolean =>
  [1, 2, 3].some((back) =>
    (itemsFrom[start - back] ?? []).some(({ category, end }) => category === "or" && end === start),
  );

const gather = (state: State, item: Item, isEither: boolean): void => {
  const { category, term } = item;
  if (category === "correction" || category === "but") turn(state, category);
  if (category === "so") state.isRestated = true;
  if (category === "so" && term.name !== "restates") turn(state, "but");
  if (category === "aside") addAside(state, item);
  if (category === "workdays") {
    state.isWorkdays = true;
    state.anchor ??= { item, expression: { kind: "period", period: { kind: "unit", unit: "week", offset: 0 } } };
  }
  if (category === "refused") addRefused(state, item);
  else if (category === "refusedTime" || category === "busyTime") addUnfit(state, item);
  else if (category === "correctedNum") addCorrected(state, item);
  else if (category === "bareMinutes") addMinutesToHour(state, item, isEither);
  else if (category === "date" || category === "oneDate") {
    // "Before the 28th, there is a christening that evening": the limit stands.
    const isRemark = isSameDay(term.date) && isEnd(state.dates.at(-1)?.expression);
    if (term.date && !isRemark) addDate(state, item, term.date, isEither && !state.isRestated);
    state.isRestated = false;
    if (term.time && !isRemark) addTime(state, item, term.time);
  } else {
    const time = timeOf(item);
    if (time) addTime(state, item, time);
  }
};

const turn = (state: State, category: "correction" | "but"): void => {
  if (category === "correction" || state.dateContrast === "none") state.dateContrast = category;
  if (category === "correction" || state.timeContrast === "none") state.timeContrast = category;
};

const timeOf = ({ category, term }: Item): TimeExpression | undefined => {
  if (!timeCategories.has(category)) return undefined;
  return term.time ?? (term.part ? { kind: "part", part: term.part, isWeak: term.isWeak === true } : undefined);
};

const timeCategories = new Set(["clock", "time", "window", "part", "weakPart"]);

const addDate = (state: State, item: Item, said: DateExpression, isEither: boolean): void => {
  const { anchor, weekdayOf } = state;
  // "Busy until twelve on Friday, any time after that": of the same day.
  if (said.kind === "one" && said.which === "onward" && state.busy.length > 0) return;
  const last = state.dates.at(-1);
  if (last && state.isRestated && isDaySaidAgain(last.expression, said, weekdayOf)) {
    state.dateContrast = "none";
    return;
  }
  // "She turns six on the 5th, so the day before that": of the day in the story.
  if (said.kind === "relative") state.anchor ??= lastToldDay(state, item);
  const expression = dayMeant(state, said);
  if (!expression) return;
  // "The day after St Nicholas, so Monday": the same day.
  if (
    last &&
    state.dateContrast === "but" &&
    isPlainWeekday(expression) &&
    weekdayOf(last.expression) === expression.weekday
  ) {
    state.dateContrast = "none";
    return;
  }
  // "Friday, no, Saturday, no, Friday after all".
  if (state.dateContrast === "correction") state.refused = state.refused.filter((other) => !isSame(other, expression));
  const isReplaced = expression !== said && anchor !== null;
  if (isReplaced && !isEither) state.dates = [];
  if (last && !isReplaced && state.dateContrast !== "none" && !isNarrowing(last.expression, expression, state)) {
    state.dates = [];
    state.isReplaced = true;
    // "I land on Sunday evening, so Monday after eight": the evening is Sunday's.
    if (state.isRestated) state.past = state.times.filter(({ time }) => time.kind === "part");
  }
  // "The 8th is a holiday, isn't it? Then the 9th."
  if (!isEither) state.dates = state.dates.filter(({ item: { term } }) => term.isWeak !== true);
  if (last && !isEither && isExplained(last.expression, expression, weekdayOf, state.isRestated))
    state.dates = state.dates.filter((other) => other !== last);
  const added: SaidDay = {
    item,
    expression,
    ...(state.dateContrast !== "none" && { isDrawn: true as const }),
    ...(state.isReplaced && { isInstead: true as const }),
  };
  state.dates.push(added);
  if (expression.kind !== "relative" && !isBeside(expression, anchor)) state.anchor = added;
  state.dateContrast = "none";
  state.isContrast = false;
};

const dayMeant = (state: State, said: DateExpression): DateExpression | null => {
  // "I work until five, so Thursday after that": after the hour.
  if (said.kind === "one" && said.which === "after" && said.weekday !== undefined && state.busy.length > 0)
    return { kind: "weekday", weekday: said.weekday, which: "plain" };
  const day = inMonthOf(state, pointed(state, said));
  return day && dayInLostWeek(dayInPointedWeek(said, day, state), state);
};

const isSameDay = (date: DateExpression | undefined): boolean => date?.kind === "relative" && date.days === 0;

const isEnd = (date: DateExpression | undefined): boolean =>
  date?.kind === "limit" && (date.limit === "before" || date.limit === "until");

const lastToldDay = ({ stories, isSentenceOver }: State, { start }: Item): State["anchor"] => {
  const isTold = ({ category, end, term }: Item): boolean =>
    category === "date" && term.date !== undefined && end <= start && !isSentenceOver(end, start);
  return anchorIn(stories.filter(isTold).slice(-1));
};

/** "Boxing Day you're shut, so the 28th", "the Friday before Christmas, so the 18th": the nearest one to that day. */
const inMonthOf = (
  { anchor, dates, isContrast, isRestated }: State,
  said: DateExpression | null,
): DateExpression | null => {
  const of = anchor?.expression;
  if (!said || of === undefined || !isOfMonth(of)) return said;
  const isTied =
    isContrast || isRestated || of.kind === "monthDay" || dates.some(({ item }) => item.term.isWeak === true);
  return isTied ? dayNear(said, of) : said;
};

/** "St Nicholas is a Sunday": the weekday only describes the day. */
const isBeside = (expression: DateExpression, anchor: State["anchor"]): boolean =>
  expression.kind === "weekday" &&
  expression.which === "plain" &&
  anchor !== null &&
  ["feast", "monthDay", "dayOfMonth", "numeric", "shift"].includes(anchor.expression.kind);

/** A day that is said by pointing at another one: the one after, the day before. */
const pointed = ({ anchor, dates, isContrast }: State, said: DateExpression): DateExpression | null => {
  const of = anchor?.expression ?? null;
  if (said.kind === "one") return resolveOne(said, of, isContrast || isThis(of));
  if (said.kind !== "relative" || !of || of.kind === "relative") return said;
  const base = of.kind === "limit" ? of.of : of;
  if (said.days === 0) return base;
  if (said.days !== undefined) {
    // "The day after the feast is a Sunday, so two days after": of the feast.
    const isDescribed = base.kind === "shift" && Math.abs(said.days) > 1 && dates.at(-1)?.item !== anchor?.item;
    return { kind: "shift", span: { unit: "day", count: said.days }, of: isDescribed ? base.of : base };
  }
  if (base.kind === "period") return weekBeside(base.period, said) ?? said;
  if (said.isWhole && said.weeks !== undefined && isOfMonth(base)) {
    const side = said.weeks < 0 ? "before" : "after";
    return { kind: "period", period: { kind: "beside", unit: "week", side, of: base } };
  }
  if (said.weeks !== undefined) return { kind: "shift", span: { unit: "week", count: said.weeks }, of: base };
  return said.months === undefined ? said : { kind: "shift", span: { unit: "month", count: said.months }, of: base };
};

/** "Not next week, the week after". */
const weekBeside = (
  period: Period,
  { weeks, isWhole }: Extract<DateExpression, { kind: "relative" }>,
): DateExpression | null =>
  period.kind === "unit" && period.unit === "week" && isWhole && weeks !== undefined
    ? { kind: "period", period: { ...period, offset: period.offset + weeks } }
    : null;

/** "Friday, but of next week"; "next week, better Thursday". */
const isNarrowing = (
  last: DateExpression,
  next: DateExpression,
  { dateContrast: turn, isContrast }: Pick<State, "dateContrast" | "isContrast">,
): boolean => {
  // "Wednesday, not today but next week".
  const isStretch = next.kind === "period" && (turn === "but" || isContrast);
  // "Between Christmas and New Year, make it the 29th"; "the week of the 14th, but only Monday to Wednesday".
  if (isStretchOfMonth(last) && next.kind === "dayOfMonth") return true;
  if (last.kind === "period" && next.kind === "range" && turn === "but")
    return isPlainWeekday(next.from) && isPlainWeekday(next.to);
  if (isStretch && (last.kind === "weekday" || last.kind === "either" || last.kind === "dayOfMonth")) return true;
  if (last.kind === "limit" || next.kind === "limit") return turn === "but";
  return last.kind === "period" && next.kind === "weekday" && next.which === "plain";
};

const isStretchOfMonth = (date: DateExpression): boolean =>
  date.kind === "range"
    ? isOfMonth(date.from)
    : date.kind === "period" && (date.period.kind === "month" || date.period.kind === "portion");

const addRefused = (state: State, item: Item): void => {
  const said = item.term.date;
  if (!said) return;
  const expression = said.kind === "one" ? refusedOne(said, state.anchor?.expression ?? null) : said;
  if (!expression) return;
  // "Next week, but not from Thursday on".
  if (expression.kind === "limit" && (expression.limit === "from" || expression.limit === "after"))
    state.dates.push({ item, expression: { ...expression, limit: expression.limit === "from" ? "before" : "until" } });
  state.refused.push(expression);
  if (expression.kind === "weekday") state.isReplaced = true;
  const isNamed = said.kind !== "one" || said.which === "next" || said.which === "after";
  // "Not tomorrow, not the day after either, the next one"; of "Thursday, not tomorrow" the Thursday is pointed at.
  const isPlainDay = expression.kind !== "offset" || (expression.days > 0 && isOffset(state.anchor));
  if (isNamed && isPlainDay) state.anchor = { item, expression };
  else state.anchor ??= { item, expression };
  state.isContrast = true;
  state.dateContrast = "none";
};

const isOffset = (anchor: State["anchor"]): boolean => anchor === null || anchor.expression.kind === "offset";

/** "Monday, not the next one": the first that comes. */
const refusedOne = (
  one: Extract<DateExpression, { kind: "one" }>,
  anchor: DateExpression | null,
): DateExpression | null =>
  one.which === "next" && anchor && isPlainWeekday(anchor)
    ? { ...anchor, which: "coming" }
    : resolveOne(one, anchor, true);

const addUnfit = (state: State, item: Item): void => {
  const { time, date } = item.term;
  if (time) (item.category === "busyTime" ? state.busy : state.refusedTimes).push(time);
  if (!date) return;
  if (item.term.isDayKept && state.dates.length > 0) {
    addDate(state, item, date, false);
    return;
  }
  const added = { item, expression: date };
  state.fallback.push(added);
  state.anchor = added;
};
