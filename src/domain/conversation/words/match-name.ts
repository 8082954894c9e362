import { findNameWords, isSameWord, type WordOptions, wantedWords } from "./find-name-words.ts";

export type NamedRow = { id: string; name: string };

export type NameMatch = {
  /** Who or what was meant; several when the text fits them equally well. */
  ids: string[];
  /** Positions among the text's words that were part of a name. */
  used: ReadonlySet<number>;
};

type MatchOptions = WordOptions & {
  /** One word of a name is enough, as a first name is. */
  isPartEnough: boolean;
  /** Only names of which every word is there. */
  isWholeOnly?: boolean;
};

/**
 * The names found in a text's words. A complete name beats a partial one, and a longer one beats a shorter one
 * ("haircut and beard" means that, not "haircut").
 */
export const matchNames = (words: readonly string[], named: readonly NamedRow[], options: MatchOptions): NameMatch => {
  let best: { ids: string[]; used: Set<number>; score: number } = { ids: [], used: new Set(), score: 0 };
  for (const { id, name } of named) {
    const wanted = wantedWords(name);
    const { used, count, others } = findNameWords(words, name, options);
    if (count === 0 || isTurnedDown(words, wanted, options)) continue;
    const isWhole = count === wanted.length;
    if (options.isWholeOnly && !isWhole) continue;
    // For people the one with most of the name, for types the one whose name is complete.
    // The name's own words beat other words for the same.
    const bonus = options.isPartEnough ? 0.5 : others > 0 ? 50 : 100;
    const score = count - 0.2 * others + (isWhole ? bonus : 0);
    if (score > best.score) best = { ids: [id], used, score };
    else if (score === best.score) best = { ids: [...best.ids, id], used: best.used.union(used), score };
  }
  return { ids: best.ids, used: best.used };
};

/** A name of which one word is turned down isn't meant: "forget the trial, a real lesson". */
const isTurnedDown = (words: readonly string[], wanted: readonly string[], options: MatchOptions): boolean =>
  options.isRefused !== undefined &&
  words.some((typed, at) => options.isRefused?.(at) && wanted.some((word) => isSameWord(typed, word, options)));
