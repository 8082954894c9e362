import type { Item } from "../terms/term.ts";
import type { TextSpan } from "../when-reading.ts";
import type { FoldedText } from "./fold-with-offsets.ts";
import type { Parse } from "./parse-terms.ts";
import type { DateToken } from "./tokenize-text.ts";

/** Where an item is in the text as it was sent. */
export const spanOf = ({ start, end }: Item, tokens: readonly DateToken[], folded: FoldedText): TextSpan => ({
  start: folded.starts[tokens[start]?.start ?? 0] ?? 0,
  end: folded.ends[(tokens[end - 1]?.end ?? 1) - 1] ?? 0,
});

/** The folded text without the pieces that were read or aren't dates. */
export const restOf = ({ chosen, tokens }: Parse, text: string, isLeft: (item: Item) => boolean): string => {
  let rest = "";
  let from = 0;
  for (const item of chosen) {
    if (isLeft(item)) continue;
    rest += `${text.slice(from, tokens[item.start]?.start)}\ue000`;
    from = tokens[item.end - 1]?.end ?? from;
  }
  rest += text.slice(from);
  return rest
    .replace(/[\s,.]*\ue000[\s,.\ue000]*/g, " ")
    .replace(/ +/g, " ")
    .trim();
};

/** Numbers, date words and operators that no reading used; operators count only beside something that was read. */
export const unusedIn = (
  { chosen, tokens, itemsFrom }: Parse,
  dropped: readonly Item[],
  hasReading: boolean,
): Item[] => {
  const isCovered = new Array<boolean>(tokens.length).fill(false);
  for (const item of chosen) if (!dropped.includes(item)) isCovered.fill(true, item.start, item.end);
  const unused: Item[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (isCovered[at]) continue;
    const telling = (itemsFrom[at] ?? []).find(
      (item) =>
        (isTelling(item, tokens, hasReading) || isHalfAt(item, itemsFrom)) &&
        !isCovered.slice(item.start, item.end).includes(true),
    );
    if (!telling && hasReading && tokens[at]?.isSuspect)
      unused.push({ category: "suspect", start: at, end: at + 1, term: {} });
    if (!telling) continue;
    unused.push(telling);
    at = telling.end - 1;
  }
  return unused;
};

/** "Um halb ...": of an hour that wasn't read. */
const isHalfAt = ({ category, start }: Item, itemsFrom: Parse["itemsFrom"]): boolean =>
  halves.has(category) &&
  [1, 2].some((back) => (itemsFrom[start - back] ?? []).some((item) => item.category === "at" && item.end === start));

const halves = new Set(["half", "halfPast", "quarterOf", "threeQuarters"]);

const isTelling = (
  { category, term, start, end }: Item,
  tokens: readonly DateToken[],
  hasReading: boolean,
): boolean => {
  if (category === "num" || category === "ord") return term.digits !== undefined || (term.n ?? 1) > 1;
  if (always.has(category)) return true;
  if (!hasReading || !besideReading.has(category)) return false;
  if (category === "unit" || category === "units") return term.unit === "week" || term.unit === "month";
  // "Not", "by", "de": too common to say that something was missed.
  return end - start > 1 || ((tokens[start]?.text.length ?? 0) > 2 && !commonWords.has(tokens[start]?.text ?? ""));
};

const commonWords = new Set([
  "not",
  "never",
  "nicht",
  "ned",
  "net",
  "nid",
  "nod",
  "pas",
  "menos",
  "nunca",
  "nao",
  "fora",
  "can",
  "des",
  "das",
  "bis",
]);
const always = new Set(["weekday", "dayName", "feast", "numberRange", "dottedClock", "compact", "looseDate", "praise"]);
const besideReading = new Set([
  "month",
  "unit",
  "units",
  "eve",
  "dayAfter",
  "before",
  "after",
  "until",
  "except",
  "between",
  "year",
]);
