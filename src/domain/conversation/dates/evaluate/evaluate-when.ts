import { minutesOf } from "../../../scheduling/clock/clock-time.ts";
import type { Parse } from "../parse/parse.ts";
import type { TimeExpression } from "../terms/expression.ts";
import type { Item } from "../terms/term.ts";
import type { DateReading, TimeReading, WhenContext, WhenReading } from "../when-reading.ts";
import type { EvaluationContext } from "./date-value.ts";
import { excludedDays, type SaidDate, settleDate } from "./settle-date.ts";
import { isOverToday, settleTime } from "./settle-time.ts";

/** What a parsed text means, and which of its pieces count for it. */
export type Evaluation = {
  reading: Pick<WhenReading, "date" | "time" | "isAsap" | "isRefused" | "except" | "isFarewell" | "alternatives">;
  used: readonly Item[];
  /** Readings compete. */
  isOpen: boolean;
};

export const evaluateWhen = (
  { chosen, tokens, itemsFrom }: Parse,
  text: string,
  context: WhenContext & { country: string },
): Evaluation => {
  const isAlone = isFarewellAlone({ chosen, tokens, itemsFrom });
  const items = chosen.filter(({ category }) => !passive.has(category));
  const dateItems = lastSaid(chosen, ({ category, term }) => category === "date" && term.date !== undefined);
  const timeItems = lastSaid(
    chosen,
    ({ category, term }) => timeCategories.has(category) || (category === "date" && term.time !== undefined),
  );
  const times = timeItems.map(timeOf).filter((time) => time !== undefined);
  const evaluation: EvaluationContext = { ...context, isOverToday: isOverToday(times, context.nowTime) };
  const farewells = dateItems.filter(({ term }) => isFarewell(term, context, isAlone));
  const meant = farewells.length < dateItems.length ? dateItems.filter((item) => !farewells.includes(item)) : dateItems;
  const date = settleDate(
    meant.map((item) => saidDate(item, { chosen, tokens, itemsFrom }, text, isAlone, context, times)),
    evaluation,
  );
  const time = settleTime(times, date !== undefined || context.expect === "time", context.nowTime);
  const refusals = items.filter(({ category }) => category === "refused");
  const except = [...new Set(refusals.flatMap(({ term }) => (term.date ? excludedDays(term.date, evaluation) : [])))];
  const isAsap =
    items.some(({ category }) => category === "asap") ||
    (items.some(({ category }) => category === "anyTime") && refusals.length === 0 && !date && !time);
  const alternatives = alternativesOf(date, time);
  return {
    reading: {
      ...(date && { date }),
      ...(time && { time }),
      ...(isAsap && { isAsap: true as const }),
      ...(refusals.length > 0 && { isRefused: true as const }),
      ...(except.length > 0 && { except }),
      ...(farewells.length > 0 && farewells.length === meant.length && { isFarewell: true as const }),
      ...(alternatives.length > 0 && { alternatives }),
    },
    used: items.filter((item) => item.category !== "weakPart" || time !== undefined),
    isOpen: alternatives.length > 0 || isCompeting(meant, times, time),
  };
};

const passive = new Set(["noise", "span", "correction"]);
const timeCategories = new Set(["clock", "time", "window", "part", "weakPart"]);

const timeOf = ({ term }: Item): TimeExpression | undefined =>
  term.time ?? (term.part ? { kind: "part", part: term.part, isWeak: term.isWeak === true } : undefined);

/** After a correction what was said last counts, if it says the same kind of thing. */
const lastSaid = (chosen: readonly Item[], isKind: (item: Item) => boolean): Item[] => {
  let said: Item[] = [];
  let isCorrected = false;
  for (const item of chosen) {
    if (item.category === "correction") isCorrected = true;
    if (!isKind(item)) continue;
    said = isCorrected ? [item] : [...said, item];
    isCorrected = false;
  }
  return said;
};

const isFarewell = (term: Item["term"], context: WhenContext, isAlone: boolean): boolean =>
  term.isFarewell === true && context.expect === undefined && (term.name !== "alone" || isAlone);

/** "Bis Freitag" is a farewell when nothing but thanks stands beside it. */
const isFarewellAlone = ({ chosen, tokens, itemsFrom }: Parse): boolean => {
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

/** A day in "bis Freitag" is a limit when it is no farewell; in "in two hours" it may be tomorrow. */
const saidDate = (
  item: Item,
  { tokens, itemsFrom }: Parse,
  text: string,
  isAlone: boolean,
  context: WhenContext,
  times: readonly TimeExpression[],
): SaidDate => {
  const { term, end } = item;
  const written = text.slice(tokens[firstSaid(item, itemsFrom)]?.start ?? 0, tokens[end - 1]?.end ?? 0);
  const expression = term.date ?? { kind: "impossible", text: written };
  const fromNow = times.find((time) => time.kind === "fromNow");
  if (fromNow && term.time?.kind === "fromNow") {
    return {
      expression: { kind: "offset", days: Math.floor((minutesOf(context.nowTime) + fromNow.minutes) / 1440) },
      text: written,
    };
  }
  if (term.isFarewell && term.name === "alone" && !isFarewell(term, context, isAlone)) {
    return { expression: { kind: "limit", limit: "until", of: expression }, text: written };
  }
  return { expression, text: written };
};

/** More was said than one reading can hold: a window beside another time, a count from a day beside a day. */
const isCompeting = (
  dates: readonly Item[],
  times: readonly TimeExpression[],
  time: TimeReading | undefined,
): boolean => {
  const clocks = times.filter(({ kind }) => kind !== "part");
  const isTooMuch = clocks.length > 1 && (time?.kind === "window" || time?.kind === "relative" || clocks.length > 2);
  const relative = dates.filter(({ term }) => term.date?.kind === "relative").length;
  return isTooMuch || (relative > 0 && dates.length > 1);
};

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
