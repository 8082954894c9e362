import type { DateExpression, SpokenDuration } from "../../terms/expression.ts";
import type { Item } from "../../terms/term.ts";
import type { Parse } from "../parse-terms.ts";

/**
 * "Five days before my birthday, which is on the 15th", "the day after the wedding on the 19th": an event that no calendar
 * knows, whose day is said after it. The two are read as one day, counted from that of the event.
 */
export const countFromEvent = (parsed: Pick<Parse, "tokens" | "itemsFrom" | "chosen">): readonly Item[] => {
  const { chosen } = parsed;
  for (const [index, item] of chosen.entries()) {
    const of = item.term.date;
    if (item.category !== "date" || !of || !anchors.has(of.kind) || item.term.isFarewell) continue;
    const last = chosen.slice(0, index).findLast(({ category }) => category !== "so");
    const count = countBefore(parsed, item, last);
    if (!count) continue;
    const date: DateExpression = { kind: "shift", span: count.span, of };
    const rest = chosen.filter((one) => one !== item && (one.end <= count.start || one.start >= item.end));
    const joined = { ...item, start: count.start, term: { ...item.term, date } };
    return [...rest, joined].sort((one, other) => one.start - other.start);
  }
  return chosen;
};

const anchors = new Set<DateExpression["kind"]>(["monthDay", "dayOfMonth", "numeric", "onWeekday", "weekday", "feast"]);

type Count = { start: number; span: SpokenDuration };

/** How far back the words that count may be. */
const reach = 10;

const countBefore = (
  parsed: Pick<Parse, "tokens" | "itemsFrom" | "chosen">,
  { start: day }: Item,
  last: Item | undefined,
): Count | null => {
  for (let at = day - 2; at >= Math.max(0, day - reach); at--) {
    const count = countAt(parsed, at);
    if (!count) continue;
    // Only the count itself may have been read before the day.
    if (last && last.end > count.start && !(last.start >= count.start && last.end <= count.end)) continue;
    return isEvent(parsed, count.end, day) ? count : null;
  }
  return null;
};

/** A count that ends in "before" or "after", from a token on. */
const countAt = (
  { itemsFrom, tokens }: Pick<Parse, "tokens" | "itemsFrom">,
  at: number,
): (Count & { end: number }) | null => {
  for (const item of itemsFrom[at] ?? []) {
    if (item.category === "eve" || item.category === "dayAfter") {
      const days = (item.category === "eve" ? -1 : 1) * (item.term.n ?? 1);
      return { start: at, end: item.end, span: { unit: "day", count: days } };
    }
    // "No dia seguinte à operação".
    if (item.category === "nextDay" && links.has(tokens[item.end]?.text ?? ""))
      return { start: at, end: item.end, span: { unit: "day", count: item.term.n ?? 1 } };
    if (item.category !== "num" && item.category !== "a" && item.category !== "couple") continue;
    const unit = (itemsFrom[item.end] ?? []).find(({ term }) => term.unit === "day" || term.unit === "week");
    const side = (itemsFrom[unit?.end ?? -1] ?? []).filter(
      ({ category }) => category === "before" || category === "after",
    );
    const longest = side.at(-1);
    if (!unit?.term.unit || !longest || tokens.slice(at + 1, longest.end).some(({ pause }) => pause > 0)) continue;
    const many = item.category === "couple" ? 2 : (item.term.n ?? 1);
    const count = longest.category === "before" ? -many : many;
    return { start: at, end: longest.end, span: { unit: unit.term.unit, count } };
  }
  return null;
};

/** Strange words, and then that they are on that day: "my exam, which is on", "the wedding on". */
const isEvent = ({ tokens, itemsFrom }: Pick<Parse, "tokens" | "itemsFrom">, from: number, day: number): boolean => {
  const pauses = tokens.slice(from, day + 1).filter(({ pause }) => pause > 0);
  const said = itemsFrom.slice(from, day).flat();
  if (tokens[from]?.pause !== 0 || pauses.length > 1 || pauses.some(({ pause }) => pause > 1)) return false;
  if (said.some((item) => turning.has(item.category) && !isRelative(item, tokens))) return false;
  const isSaid = said.some(({ category, end }) => category === "thatIs" && end <= day && end > day - 3);
  return isSaid || (pauses.length === 0 && day - from <= 4 && !said.some(({ category }) => category === "or"));
};

/** "Which is" speaks of the event, "that is" of the day that is counted. */
const isRelative = ({ category, start }: Item, tokens: Parse["tokens"]): boolean =>
  (category === "so" || category === "restateWord") && tokens[start]?.text === "which";

const links = new Set(["a", "de", "da", "do", "del", "du", "des", "of", "to"]);

const turning = new Set(["so", "soWord", "restateWord", "correction", "but", "because", "weekday", "dayName", "month"]);
