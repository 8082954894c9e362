import type { Item } from "../../terms/term.ts";
import type { ParseContext } from "../parse-context.ts";

/** "sat" in "I sat" isn't one: an abbreviation needs a number or a time after it, or a word like "on" before. */
export const isShortWeekday = (
  { tokens, lexicon, when, itemsFrom }: ParseContext,
  start: number,
  end: number,
): boolean => {
  const next = tokens[end];
  const isFollowed =
    next !== undefined &&
    (/^\d/.test(next.text) || (itemsFrom[end] ?? []).some((item) => isBehindShort(item, tokens, itemsFrom)));
  if (isFollowed) return true;
  if (isOfWeek({ tokens, itemsFrom }, start, end)) return true;
  if (isDayNext(end, tokens, itemsFrom)) return true;
  // "Wed, not this one".
  if (start === 0 && tokens.length > end && (itemsFrom[end] ?? []).some(({ category }) => category === "except"))
    return true;
  const isFree = lexicon.customs.isShortWeekdayFree;
  // "Sat, somewhere between 11 and 1", "11h, sam".
  if (isApart(tokens, start, end) && tokens.length > end - start && (isFree || tokens.some(isNumber))) return true;
  const before = tokens[start - 1]?.text;
  // "10am sat", "noonish sat".
  if (isFree && tokens[start]?.pause === 0 && (itemsFrom[start - 1] ?? []).some(isHourEnd)) return true;
  if (isFree && before !== undefined && beforeShort.has(before)) return true;
  // "El vie", "na sex"; "le mer" may be the sea.
  const isMarked = before !== undefined && marks.has(before) && tokens[start]?.pause === 0;
  if (isListed(start, itemsFrom)) return true;
  if (before !== undefined && tokens[start]?.pause === 0 && lexicon.customs.sureBeforeShort?.has(before)) return true;
  const isAmong = itemsFrom.some((items, at) => at !== start && isAnyWeekday(items));
  if (isMarked && (isAmong || !otherWords.has(tokens[start]?.text ?? ""))) return true;
  if (tokens.length > end - start) return false;
  return isFree || (when.expect === "day" && !otherWords.has(tokens[start]?.text ?? ""));
};

const isApart = (tokens: ParseContext["tokens"], start: number, end: number): boolean =>
  (start === 0 || (tokens[start]?.pause ?? 0) > 0) && (tokens[end]?.pause ?? 1) > 0;

const isNumber = ({ text }: ParseContext["tokens"][number]): boolean => /^\d/.test(text);

const isBehindShort = (
  { category, term, end }: Item,
  tokens: ParseContext["tokens"],
  itemsFrom: ParseContext["itemsFrom"],
): boolean => {
  // "Sat coming, 11.45"; "I sat next to him".
  if (category === "which") return (tokens[end]?.pause ?? 1) > 0 || /^\d/.test(tokens[end]?.text ?? "");
  if (category === "or") return tokens[end - 1]?.text === "/" || isAnyWeekday(itemsFrom[end]);
  // "Do in 1 Woche".
  if (category === "in") return (itemsFrom[end] ?? []).some(({ category: next }) => next === "num" || next === "a");
  if (category === "dash") return isAnyWeekday(itemsFrom[end]);
  if (category !== "at" && category !== "around") return behindShort.has(category) && term.n !== 1;
  return /^\d/.test(tokens[end]?.text ?? "") || (itemsFrom[end] ?? []).some((item) => behindAt.has(item.category));
};

/** "Do dieser Woche", "qui desta semana"; "the cat sat this week" says no day. */
const isOfWeek = (
  { tokens, itemsFrom }: Pick<ParseContext, "tokens" | "itemsFrom">,
  start: number,
  end: number,
): boolean => {
  const word = tokens[start]?.text ?? "";
  const isSure = start === 0 || (tokens[start]?.pause ?? 0) > 0 || !(otherWords.has(word) || verbs.has(word));
  const isWeek = (at: number): boolean => (itemsFrom[at] ?? []).some(({ term }) => term.unit === "week");
  return (
    isSure &&
    (itemsFrom[end] ?? []).some(
      ({ category, end: next }) => category === "which" && tokens[next]?.pause === 0 && isWeek(next),
    )
  );
};

const verbs = new Set(["sat", "sun", "wed"]);

/** "Sat the 6th". */
const isDayNext = (end: number, tokens: ParseContext["tokens"], itemsFrom: ParseContext["itemsFrom"]): boolean =>
  (itemsFrom[end] ?? []).some(
    ({ category, end: next }) => category === "dayMark" && /^\d/.test(tokens[next]?.text ?? ""),
  );

const isHourEnd = ({ category, term }: Item): boolean =>
  ["clockWord", "meridiem", "oclock", "ish", "ishNum"].includes(category) ||
  (category === "num" && term.digits !== undefined) ||
  category === "clock" ||
  category === "dottedClock";

export const isAnyWeekday = (items: readonly Item[] | undefined): boolean =>
  items?.some(({ category }) => category === "weekday" || category === "shortWeekday") ?? false;

/** "Di und do", "except sat". */
const isListed = (start: number, itemsFrom: ParseContext["itemsFrom"]): boolean =>
  [1, 2, 3].some((back) =>
    (itemsFrom[start - back] ?? []).some(
      ({ category, end }) =>
        end === start &&
        (((category === "or" || category === "dash") && isAnyWeekday(itemsFrom[start - back - 1])) ||
          (category === "except" && back > 1)),
    ),
  );

const behindAt = new Set(["num", "half", "halfPast", "quarter", "quarterOf", "threeQuarters", "clockWord"]);
const behindShort = new Set([
  "between",
  "from",
  "after",
  "before",
  "until",
  "num",
  "ishNum",
  "part",
  "weakPart",
  "partAfterDay",
  "clockWord",
  "half",
  "halfPast",
  "quarter",
  "quarterOf",
  "threeQuarters",
  "ord",
]);
const beforeShort = new Set(["on", "this", "next", "for", "or", "by", "nxt"]);
/** Sea, have, my, the: even as the whole answer these may be something else. */
const marks = new Set(["el", "na", "no", "nesta", "nessa", "le", "am", "este", "ce", "pal", "pro"]);
const otherWords = new Set(["mar", "mer", "ter", "mo", "di", "mi", "do", "jeu", "dom"]);
