import { isNearly } from "./edit-distance.ts";
import { foldedWords } from "./fold-text.ts";

export type Named = { id: string; name: string };

export type NameMatch = {
  /** Who or what was meant; several when the text fits them equally well. */
  ids: string[];
  /** Positions among the text's words that were part of a name. */
  used: ReadonlySet<number>;
};

type MatchOptions = {
  /** Small slips are forgiven. */
  isForgiving: boolean;
  /** One word of a name is enough, as a first name is. */
  isPartEnough: boolean;
  /** Words that count only where a name is expected: "will", "may", "domingo". */
  isDoubtful: (word: string, position: number) => boolean;
};

/**
 * The names found in a text's words. A name whose words are all there beats one of which a part is there, and a
 * longer one a shorter one ("haircut and beard" means that, not "haircut").
 */
export const matchNames = (words: readonly string[], named: readonly Named[], options: MatchOptions): NameMatch => {
  let best: { ids: string[]; used: Set<number>; score: number } = { ids: [], used: new Set(), score: 0 };
  for (const { id, name } of named) {
    const wanted = foldedWords(name).filter((word) => !joiningWords.has(word));
    const used = wordsFound(words, wanted, options);
    if (used.size === 0) continue;
    const isWhole = used.size === wanted.length;
    // Of people the one with most of the name, of types the one whose name is complete.
    const score = used.size + (isWhole ? (options.isPartEnough ? 0.5 : 100) : 0);
    if (score > best.score) best = { ids: [id], used, score };
    else if (score === best.score) best = { ids: [...best.ids, id], used: best.used.union(used), score };
  }
  return { ids: best.ids, used: best.used };
};

const wordsFound = (words: readonly string[], wanted: readonly string[], options: MatchOptions): Set<number> => {
  const used = new Set<number>();
  for (const word of wanted) {
    if (/^\p{N}+$/u.test(word)) continue;
    const position = words.findIndex(
      (typed, index) =>
        !used.has(index) && isSameWord(typed, word, options.isForgiving) && !options.isDoubtful(typed, index),
    );
    if (position >= 0) used.add(position);
  }
  // A number is part of a name only beside another part of it: in "corte el 30" the 30 is a day.
  for (const word of wanted) {
    if (!/^\p{N}+$/u.test(word)) continue;
    const position = words.findIndex((typed, index) => typed === word && (used.has(index - 1) || used.has(index + 1)));
    if (position >= 0) used.add(position);
  }
  return used;
};

const isSameWord = (typed: string, wanted: string, isForgiving: boolean): boolean => {
  if (typed === wanted) return true;
  if (wanted.length < 4 || typed.length < 4) return false;
  return stem(typed) === stem(wanted) || (isForgiving && isNearly(typed, wanted));
};

/** Without the endings of the plural. */
const stem = (word: string): string => (word.length >= 5 ? word.replace(/(?:es|en|s|n|e)$/, "") : word);

const joiningWords = new Set(
  "a an and the of for with y e o u de del la el los las con para et ou du des le les avec pour und oder mit fur der die das com da do dos das em &".split(
    " ",
  ),
);
