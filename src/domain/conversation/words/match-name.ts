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
  /** Only names of which every word occurs. */
  isWholeOnly?: boolean;
  /** Whether the words found of a name say nothing about which one it is. */
  isVague?: (found: readonly string[], name: string) => boolean;
  /** Whether a word only says what is done, whatever it is done to: "trim". */
  isOperation?: (word: string) => boolean;
};

/**
 * The names found in a text's words. A complete name beats a partial one, and a longer one beats a shorter one
 * ("haircut and beard" means that, not "haircut").
 */
export const matchNames = (words: readonly string[], named: readonly NamedRow[], options: MatchOptions): NameMatch => {
  const found: Candidate[] = [];
  for (const { id, name } of named) {
    const wanted = wantedWords(name);
    const { used, count, others } = findNameWords(words, name, options);
    if (count === 0 || isTurnedDown(words, wanted, options)) continue;
    const isWhole = count === wanted.length;
    if (options.isWholeOnly && !isWhole) continue;
    const typed = [...used].map((at) => words[at] ?? "");
    if (options.isVague?.(typed, name)) continue;
    // For people the one with most of the name, for types the one whose name is complete.
    // The name's own words beat other words for the same.
    const bonus = options.isPartEnough ? 0.5 : others > 0 ? 50 : 100;
    const isLiteral = wanted.every((word) => words.includes(word));
    found.push({ id, used, isWhole, isLiteral, score: count - 0.2 * others + (isWhole ? bonus : 0) });
  }
  const most = Math.max(0, ...found.map(({ score }) => score));
  const tied = found.filter(({ score }) => score === most);
  // "My glasses for the glasses repair": the name itself, and not every name with the word in it.
  const literal = tied.filter(({ isLiteral }) => isLiteral);
  const best = closeTogether(literal.length > 0 && !options.isPartEnough ? literal : tied);
  const chosen = options.isPartEnough
    ? best
    : widest(best, found, (at) => options.isOperation?.(words[at] ?? "") === true);
  return { ids: chosen.map(({ id }) => id), used: new Set(chosen.flatMap(({ used }) => [...used])) };
};

type Candidate = { id: string; used: Set<number>; isWhole: boolean; isLiteral: boolean; score: number };

/**
 * Of complete names that share a word the one whose words are beside each other, if those of another are far apart: "learning the piano, could
 * she have one of your trial lessons".
 */
const closeTogether = (best: readonly Candidate[]): readonly Candidate[] => {
  const isClose = ({ used }: Candidate): boolean => gapOf(used) === 0;
  const close = best.filter(isClose);
  const isApart = (one: Candidate): boolean =>
    gapOf(one.used) > widestGap && close.some(({ used }) => !used.isDisjointFrom(one.used));
  return close.length === 0 || best.some(({ isWhole }) => !isWhole) ? best : best.filter((one) => !isApart(one));
};

/** How many other words are between those of a name. */
const gapOf = (used: ReadonlySet<number>): number => Math.max(...used) - Math.min(...used) - (used.size - 1);

const widestGap = 3;

/** A complete name that explains all the words of the best one and more is meant: "cabelo e barba" is "Corte e barba". */
const widest = (
  best: readonly Candidate[],
  found: readonly Candidate[],
  isOperation: (at: number) => boolean,
): readonly Candidate[] => {
  const [only, ...others] = best;
  if (!only || others.length > 0) return best;
  const wider = found.filter(
    ({ isWhole, used }) => isWhole && only.used.isSubsetOf(used) && ![...used.difference(only.used)].every(isOperation),
  );
  return wider.length === 1 ? wider : best;
};

/** A name of which one word is turned down isn't meant: "forget the trial, a real lesson". */
const isTurnedDown = (words: readonly string[], wanted: readonly string[], options: MatchOptions): boolean =>
  options.isRefused !== undefined &&
  words.some((typed, at) => options.isRefused?.(at) && wanted.some((word) => isSameWord(typed, word, options)));
