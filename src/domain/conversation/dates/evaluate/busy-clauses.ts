import { type Clause, clausesOf } from "../parse/clauses-of.ts";
import type { Parse } from "../parse/parse.ts";
import type { TimeExpression } from "../terms/expression.ts";
import type { Item } from "../terms/term.ts";

/** Items as they count for a request; `isOpen`: every time that was said belongs to something else. */
export type Weighed = { items: readonly Item[]; isOpen: boolean };

/**
 * Clauses that tell what keeps the client busy ("school until three", "my train goes at two"). A time up to which, or
 * from which on, somebody is busy leaves the rest of the day; other days and times there only count when no others were said.
 */
export const weighBusyClauses = (items: readonly Item[], parsed: Parse, text: string): Weighed => {
  const busyClauses = clausesOf(parsed.tokens, (at) => isTurning(parsed, at)).filter((clause) =>
    isBusyClause(clause, parsed, items, text),
  );
  if (busyClauses.length === 0) return { items, isOpen: false };
  const isIn = ({ start, category }: Item): boolean =>
    counted.has(category) && busyClauses.some(({ from, to }) => start >= from && start < to);
  const inside = items.filter(isIn);
  if (inside.length === 0) return { items, isOpen: false };
  const others = items.filter((item) => !isIn(item));
  const said: Said = {
    hasDate: others.some(({ term, category }) => term.date !== undefined && category !== "refused" && !isOnward(term)),
    hasTime: others.some((item) => timeOf(item) !== undefined || item.category === "looseTime"),
    hasBusyTime: inside.some((item) => item.category !== "date" || item.term.time !== undefined),
  };
  const isLeft = inside.some((item) => isOpenWindow(timeOf(item)));
  return {
    items: items.flatMap((item) => (isIn(item) ? asBusy(item, said, isDenied(item, parsed)) : [item])),
    isOpen: !said.hasTime && !isLeft && (!said.hasDate || inside.some((item) => timeOf(item)?.kind === "clock")),
  };
};

/** "Danach jederzeit" names no day of its own. */
const isOnward = ({ date }: Item["term"]): boolean => date?.kind === "one" && date.which === "onward";

/** What was said outside of the busy clauses, and whether they name a time. */
type Said = { hasDate: boolean; hasTime: boolean; hasBusyTime: boolean };

const counted = new Set(["date", "clock", "window", "time", "part", "weakPart", "looseTime"]);

/** A new clause begins without a comma: "school until three but free from half past". */
const isTurning = ({ itemsFrom }: Parse, at: number): boolean =>
  (itemsFrom[at] ?? []).some(({ category }) => turning.has(category)) &&
  !(itemsFrom[at] ?? []).some(({ category }) => category === "unable");

const turning = new Set(["soWord", "but", "able", "because", "purpose"]);

const isBusyClause = (
  { from, to }: Clause,
  { tokens, itemsFrom }: Parse,
  chosen: readonly Item[],
  text: string,
): boolean => {
  const said = itemsFrom.slice(from, to).flat();
  // "So that I look good in the evening".
  if ((itemsFrom[from] ?? []).some(({ category }) => category === "purpose")) return true;
  const isRequest = said.some(({ category }) => category === "able" || category === "request");
  // "Mornings only, because in the afternoon there is a congress".
  const isDay = chosen.some(({ start, term }) => start >= from && start < to && term.date !== undefined);
  const isReason = (itemsFrom[from] ?? []).some(({ category }) => category === "because");
  if (from > 0 && isReason && !isRequest && !isDay) return true;
  const isRead = (item: Item): boolean => chosen.some(({ start, end }) => item.start >= start && item.end <= end);
  const busy = said.filter((item) => busyCategories.has(item.category) && !isRead(item));
  if (busy.length === 0) return false;
  const isInside = (item: Item): boolean => busy.some(({ start, end }) => item.start >= start && item.end <= end);
  const isRequested = said.some((item) => (item.category === "able" || item.category === "request") && !isInside(item));
  const after = text.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? text.length);
  return !isRequested && !after.includes("?");
};

const busyCategories = new Set(["busyWord", "unable"]);

/** "Not before four, I'm at work": what is denied is the limit itself. */
const isDenied = ({ start, term }: Item, { tokens }: Parse): boolean =>
  term.isRefused === true || denials.has(tokens[start]?.text ?? "");

const denials = new Set([
  "not",
  "no",
  "nor",
  "nicht",
  "erst",
  "fruhestens",
  "pas",
  "nao",
  "so",
  "nunca",
  "never",
  "recien",
]);

const asBusy = (item: Item, { hasDate, hasTime, hasBusyTime }: Said, isLimit: boolean): Item[] => {
  if (isLimit && item.category === "window") return [item];
  const { term } = item;
  const time = timeOf(item);
  if (isOpenWindow(time)) {
    const date = term.date && !hasDate ? { date: term.date } : {};
    return [{ ...item, category: "busyTime", term: { ...date, time: { ...time, from: time.to, to: time.from } } }];
  }
  // "Friday I have school, how about Monday?": Friday doesn't suit.
  if (term.date && hasDate && !hasBusyTime) return [{ ...item, category: "refused", term: { date: term.date } }];
  if (term.date) return hasDate ? [] : [item];
  return hasTime ? [] : [item];
};

const timeOf = ({ term, category }: Item): TimeExpression | undefined =>
  category === "refusedTime" || category === "busyTime" ? undefined : term.time;

type Window = Extract<TimeExpression, { kind: "window" }>;

const isOpenWindow = (time: TimeExpression | undefined): time is Window =>
  time?.kind === "window" && (time.from === null || time.to === null);
