import { editDistance } from "../../../words/edit-distance.ts";
import type { CompiledLexicon } from "../compile-lexicon.ts";
import type { DateToken } from "../tokenize-text.ts";
import { isRealWord } from "./is-real-word.ts";

/**
 * A slip in an ordinal is forgiven where one is due: before a month or a weekday ("the nineth of December", "el segndo
 * martes"), or behind an article where a time or nothing follows ("am zwanzigstn um 10"). "Twentififth" comes apart.
 */
export const repairOrdinals = (tokens: readonly DateToken[], lexicon: CompiledLexicon): DateToken[] =>
  tokens.flatMap((token, at) => {
    if (token.kind !== "word" || token.text.length < 4 || lexicon.known.has(token.text) || isRealWord(token.text))
      return [token];
    const isSure = isBeforeDay(tokens, at, lexicon);
    if (!isSure && !(token.text.length >= 6 && isBehindArticle(tokens, at, lexicon))) return [token];
    const [first, second] = nearest(token.text, lexicon) ?? [];
    if (first === undefined) return [token];
    if (second === undefined) return [{ ...token, text: first }];
    const middle = token.start + Math.min(first.length, token.text.length - 1);
    return [
      { ...token, text: first, end: middle },
      { ...token, text: second, start: middle, isGlued: true, pause: 0 as const },
    ];
  });

const isBeforeDay = (tokens: readonly DateToken[], at: number, lexicon: CompiledLexicon): boolean => {
  const [next, afterNext] = [tokens[at + 1], tokens[at + 2]];
  if (next === undefined || next.pause > 0) return false;
  return is(next, days, lexicon) || (is(next, links, lexicon) && is(afterNext, months, lexicon));
};

const isBehindArticle = (tokens: readonly DateToken[], at: number, lexicon: CompiledLexicon): boolean => {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (before === undefined || tokens[at]?.pause !== 0 || !is(before, articles, lexicon)) return false;
  return next === undefined || next.pause > 0 || is(next, times, lexicon);
};

const is = (token: DateToken | undefined, categories: ReadonlySet<string>, { root }: CompiledLexicon): boolean =>
  token !== undefined && (root.next.get(token.text)?.terms ?? []).some(({ category }) => categories.has(category));

const months = new Set(["month", "monthShort", "theUnit"]);
const days = new Set(["month", "monthShort", "weekday"]);
const links = new Set(["of", "in"]);
const articles = new Set(["dayMark", "art"]);
const times = new Set(["at", "around", "part", "from", "after", "before"]);

/** The words of the one ordinal with the fewest slips; null when there is none, or more than one. */
const nearest = (word: string, { ordinals }: CompiledLexicon): readonly string[] | null => {
  const limit = word.length >= 8 ? 2 : 1;
  let best: { words: readonly string[]; n: number } | null = null;
  let fewest = limit + 1;
  for (const [joined, ordinal] of ordinals) {
    if (joined[0] !== word[0]) continue;
    const slips = editDistance(word, joined, limit);
    if (slips > limit || slips > fewest || (slips === fewest && best?.n === ordinal.n)) continue;
    best = slips < fewest ? ordinal : null;
    fewest = slips;
  }
  return best?.words ?? null;
};
