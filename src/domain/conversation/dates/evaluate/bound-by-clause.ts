import type { Parse } from "../parse/parse-terms.ts";
import { tokenClauses } from "../parse/token-clauses.ts";
import type { Item } from "../terms/term.ts";

/**
 * "Before I fetch the kids at three", "nachdem ich um neun fertig bin": an hour that belongs to what is done then. It ends or
 * begins the time that suits, and counts for nothing beside an hour that was asked for.
 */
export const boundByClause = (items: readonly Item[], parsed: Parse): readonly Item[] => {
  const bounds = items.flatMap((item) => {
    const side = sideOf(item, items, parsed);
    return side ? [{ item, side }] : [];
  });
  if (bounds.length === 0) return items;
  const isOther = (item: Item): boolean =>
    hours.has(item.category) && item.term.time !== undefined && !bounds.some((bound) => bound.item === item);
  const hasHour = items.some(isOther);
  return items.flatMap((item) => {
    const bound = bounds.find((one) => one.item === item);
    if (!bound || item.term.time?.kind !== "clock") return [item];
    if (hasHour) return [];
    const [from, to] = bound.side === "after" ? [item.term.time, null] : [null, item.term.time];
    return [{ ...item, category: "window", term: { time: { kind: "window" as const, from, to } } }];
  });
};

const hours = new Set(["clock", "window", "time", "looseTime", "date"]);

/** Which side of the hour is left, if a word like "before" opens its clause and something is done in it. */
const sideOf = (item: Item, items: readonly Item[], { tokens, itemsFrom }: Parse): "before" | "after" | null => {
  if (item.category !== "clock" || item.term.time?.kind !== "clock") return null;
  const clause = tokenClauses(tokens).find(({ from, to }) => item.start >= from && item.start < to);
  if (!clause) return null;
  // "I must be gone by four".
  const said = itemsFrom.slice(clause.from, clause.to).flat();
  if (said.some(({ category }) => category === "mustLeave")) return "before";
  for (let at = item.start - 1; at >= clause.from; at--) {
    if (items.some(({ start, end, category }) => category !== "noise" && at >= start && at < end)) return null;
    const opener = (itemsFrom[at] ?? []).find(
      ({ category, end }) => openers.has(category) && end <= item.start && isWordNext(end, tokens, itemsFrom),
    );
    if (!opener) continue;
    const isDone = opener.category === "beforeClause" || item.start - opener.end >= 2;
    return isDone ? (opener.term.name === "after" ? "after" : "before") : null;
  }
  return null;
};

const openers = new Set(["before", "after", "beforeClause"]);

/** The word is followed by who does it or what is done, and by no part of the calendar. */
const isWordNext = (at: number, tokens: Parse["tokens"], itemsFrom: Parse["itemsFrom"]): boolean =>
  tokens[at]?.kind === "word" &&
  !(itemsFrom[at] ?? []).some(({ category }) => ["num", "weekday", "dayName", "month", "feast"].includes(category));
