import type { Parse } from "../parse/parse-terms.ts";
import { type Clause, tokenClauses } from "../parse/token-clauses.ts";
import type { TimeExpression } from "../terms/expression.ts";
import type { Item } from "../terms/term.ts";

/** Items as they count for a request; `isOpen`: every time that was said belongs to something else. */
export type Weighed = { items: readonly Item[]; isOpen: boolean };

/**
 * Clauses that tell what keeps the client busy ("school until three", "my train goes at two"). A time up to which, or
 * from which on, somebody is busy leaves the rest of the day; other days and times there only count when no others were said.
 */
export const weighBusyClauses = (items: readonly Item[], parsed: Parse, text: string): Weighed => {
  const busyClauses = tokenClauses(parsed.tokens, (at) => isTurning(parsed, at)).filter((clause) =>
    isBusyClause(clause, parsed, items, text),
  );
  if (busyClauses.length === 0) return { items, isOpen: false };
  const isIn = ({ start, category }: Item): boolean =>
    counted.has(category) && busyClauses.some(({ from, to }) => start >= from && start < to);
  const inside = items.filter(isIn);
  if (inside.length === 0) return { items, isOpen: false };
  const others = items.filter((item) => !isIn(item));
  const said: Said = {
    hasDate: others.some(
      ({ term, category }) => term.date !== undefined && category !== "refused" && !isPointing(term),
    ),
    hasTime: others.some((item) => isOwnTime(timeOf(item)) || parts.has(item.category)),
    hasBusyTime: inside.some((item) => item.category !== "date" || item.term.time !== undefined),
  };
  const isLeft = inside.some((item) => isOpenWindow(timeOf(item)));
  return {
    items: items.flatMap((item) => (isIn(item) ? asBusy(item, said, isDenied(item, parsed)) : [item])),
    isOpen: !said.hasTime && !isLeft && (!said.hasDate || inside.some((item) => timeOf(item)?.kind === "clock")),
  };
};

const parts = new Set(["looseTime", "part", "weakPart"]);

/** "I'm at the dentist's at ten on Tuesday, so Wednesday, same time": the hour is the one of the other clause. */
const isOwnTime = (time: TimeExpression | undefined): boolean =>
  time !== undefined && !(time.kind === "relative" && time.minutes === 0);

/** "Danach jederzeit", "that same day", "my flight is on the 30th, three days before" name no day of their own. */
const isPointing = ({ date }: Item["term"]): boolean =>
  (date?.kind === "one" && date.which === "onward") || (date?.kind === "relative" && date.days !== undefined);

/** What was said outside of the busy clauses, and whether they name a time. */
type Said = { hasDate: boolean; hasTime: boolean; hasBusyTime: boolean };

const counted = new Set(["date", "clock", "window", "time", "part", "weakPart", "looseTime"]);

/** A new clause begins without a comma: "school until three but free from half past". */
const isTurning = ({ itemsFrom }: Parse, at: number): boolean =>
  (itemsFrom[at] ?? []).some(({ category }) => turning.has(category)) &&
  !(itemsFrom[at] ?? []).some(({ category }) => category === "unable") &&
  !isBusyBefore(itemsFrom, at);

/** "Der Flug geht um sechs" is one clause. */
const isBusyBefore = (itemsFrom: Parse["itemsFrom"], at: number): boolean =>
  (itemsFrom[at - 1] ?? []).some(({ category, end }) => category === "busyWord" && end === at) &&
  !(itemsFrom[at] ?? []).some(({ category }) => category !== "able" && turning.has(category));

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
  const isIn = ({ start }: Item): boolean => start >= from && start < to;
  const isDay = chosen.some((item) => isIn(item) && item.term.date !== undefined);
  const isReason =
    (itemsFrom[from] ?? []).some(({ category }) => category === "because") || isQue(tokens, from, chosen);
  // "This afternoon? Because tonight I'm at the theatre": all is said without it.
  const isSaid =
    chosen.some((item) => !isIn(item) && item.term.date) && chosen.some((item) => !isIn(item) && isTime(item));
  // "By Friday, because on Saturday I'm off": the day is said before it.
  const isDayBefore =
    tokens[from]?.pause !== 2 &&
    isTold(from, { tokens, chosen, itemsFrom }) &&
    chosen.some(({ end, category, term }) => category === "date" && term.date && end <= from);
  if (from > 0 && isReason && !isRequest && (!isDay || isSaid || isDayBefore)) return true;
  if (isOwnDoing({ from, to }, { tokens, chosen }, said, isSaid)) return true;
  // "At four I must be off again" ends the time there is, and says so by itself.
  let end = to;
  while (end < tokens.length && tokens[end]?.pause === 0) end += 1;
  if (itemsFrom.slice(from, end).some((items) => items.some(({ category }) => category === "mustLeave"))) return false;
  const isRead = (item: Item): boolean => chosen.some(({ start, end }) => item.start >= start && item.end <= end);
  const busy = said.filter(
    (item) => busyCategories.has(item.category) && !isRead(item) && !isMust(item, { from, to }, tokens),
  );
  if (busy.length === 0) return false;
  const isInside = (item: Item): boolean => busy.some(({ start, end }) => item.start >= start && item.end <= end);
  // "Der Flug geht um sechs": it goes, nobody asks whether.
  const isGoing = (item: Item): boolean =>
    busy.some(({ category, end }) => category === "busyWord" && end === item.start);
  const isRequested = said.some(
    (item) => (item.category === "able" || item.category === "request") && !isInside(item) && !isGoing(item),
  );
  const after = text.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? text.length);
  return !isRequested && !after.includes("?");
};

/** Something is done on that day: "pues el 9" only names it. */
const isTold = (from: number, { tokens, chosen, itemsFrom }: Omit<Parse, "shadowed">): boolean => {
  const reason = (itemsFrom[from] ?? []).filter(({ category }) => category === "because").map(({ end }) => end);
  const first = Math.max(from + 1, ...reason);
  for (let at = first; at < tokens.length && (at === first || tokens[at]?.pause === 0); at++)
    if (!chosen.some(({ start, end }) => at >= start && at < end)) return true;
  return false;
};

/** "Muss bis Freitag sein": it must be then; nobody has to do something else. */
const isMust = ({ start }: Item, { from, to }: Clause, tokens: Parse["tokens"]): boolean =>
  tokens[start]?.text === "muss" &&
  tokens[to - 1]?.text === "sein" &&
  !tokens.slice(from, to).some(({ text }) => text === "ich" || text === "wieder");

/** "Hasta el viernes, que el sábado me voy". */
const isQue = (tokens: Parse["tokens"], from: number, chosen: readonly Item[]): boolean =>
  tokens[from]?.text === "que" &&
  (tokens[from]?.pause ?? 0) > 0 &&
  chosen.some(({ start, category }) => category === "date" && start === from + 1);

const isTime = (item: Item): boolean =>
  timeOf(item) !== undefined || parts.has(item.category) || item.term.part !== undefined;

/** "Mornings I operate on cats": a part of the day and what somebody does then, where another part was asked for. */
const isOwnDoing = (
  { from, to }: Clause,
  { tokens, chosen }: Pick<Parse, "tokens" | "chosen">,
  said: readonly Item[],
  isSaid: boolean,
): boolean => {
  const [only, ...others] = chosen.filter(({ start }) => start >= from && start < to);
  if (!isSaid || !only || others.length > 0 || !parts.has(only.category) || only.start - from > 1) return false;
  if (said.some(({ category }) => category === "able" || category === "request" || category === "unable")) return false;
  const [next, afterNext] = [tokens[only.end], tokens[only.end + 1]];
  if (only.end >= to || next?.kind !== "word" || to - only.end < 2) return false;
  return firstPerson.has(next.text) || afterNext?.text === "ich" || /[^aeiou]o$/.test(next.text);
};

const firstPerson = new Set(["i", "je", "j", "eu", "yo", "ich"]);

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
