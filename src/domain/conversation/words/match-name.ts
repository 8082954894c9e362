import { isNearly } from "./edit-distance.ts";
import { foldedWords, rememberOf } from "./fold-text.ts";

export type NamedRow = { id: string; name: string };

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
  /** Only names of which every word is there. */
  isWholeOnly?: boolean;
  /** Words that count only where a name is expected: "will", "may", "domingo". */
  isDoubtful: (word: string, position: number) => boolean;
  /** Other words for the same thing. */
  isSynonym?: (typed: string, wanted: string) => boolean;
};

/**
 * The names found in a text's words. A complete name beats a partial one, and a longer one beats a shorter one
 * ("haircut and beard" means that, not "haircut").
 */
export const matchNames = (words: readonly string[], named: readonly NamedRow[], options: MatchOptions): NameMatch => {
  let best: { ids: string[]; used: Set<number>; score: number } = { ids: [], used: new Set(), score: 0 };
  for (const { id, name } of named) {
    const wanted = wantedWords(name);
    const { used, count } = wordsFound(words, wanted, options);
    if (count === 0) continue;
    const isWhole = count === wanted.length;
    if (options.isWholeOnly && !isWhole) continue;
    // Of people the one with most of the name, of types the one whose name is complete.
    const score = count + (isWhole ? (options.isPartEnough ? 0.5 : 100) : 0);
    if (score > best.score) best = { ids: [id], used, score };
    else if (score === best.score) best = { ids: [...best.ids, id], used: best.used.union(used), score };
  }
  return { ids: best.ids, used: best.used };
};

const wantedWords = rememberOf((name) => foldedWords(name).filter((word) => !joiningWords.has(word)));

type Found = { used: Set<number>; count: number };

const wordsFound = (words: readonly string[], wanted: readonly string[], options: MatchOptions): Found => {
  const found: Found = { used: new Set(), count: 0 };
  const note = (positions: readonly number[]) => {
    for (const position of positions) found.used.add(position);
    if (positions.length > 0) found.count += 1;
  };
  const isNumber = (word: string) => /^\p{N}+$/u.test(word);
  for (const word of wanted.filter((one) => !isNumber(one))) {
    const find = (isIt: (typed: string) => boolean): number =>
      words.findIndex((typed, index) => !found.used.has(index) && isIt(typed) && !options.isDoubtful(typed, index));
    // The word itself goes first: in "haircut and beard trim" the trim isn't the haircut.
    const itself = find((typed) => isSameWord(typed, word, options.isForgiving));
    const position = itself < 0 ? find((typed) => options.isSynonym?.(typed, word) === true) : itself;
    note(position < 0 ? splitWord(words, word) : [position]);
  }
  // A number is part of a name only beside another part of it: in "corte el 30" the 30 is a day.
  for (const word of wanted.filter(isNumber)) {
    const { used } = found;
    note(
      words.flatMap((typed, at) => (typed === word && (used.has(at - 1) || used.has(at + 1)) ? [at] : [])).slice(0, 1),
    );
  }
  return found;
};

const isSameWord = (typed: string, wanted: string, isForgiving: boolean): boolean => {
  if (typed === wanted) return true;
  // Neither endings nor umlauts nor forgiven slips change the first letter.
  if (wanted.length < 4 || typed.length < 4 || typed[0] !== wanted[0]) return false;
  if (stem(typed) === stem(wanted) || withoutUmlauts(typed) === withoutUmlauts(wanted)) return true;
  return isForgiving && isNearly(typed, wanted);
};

/** Where a name's word was typed as two: "hair cut". */
const splitWord = (words: readonly string[], wanted: string): number[] => {
  const first = words.findIndex((word, index) => `${word}${words[index + 1] ?? ""}` === wanted && word !== wanted);
  return first < 0 ? [] : [first, first + 1];
};

/** Joerg is Jörg on a keyboard without umlauts. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, "$1");

/** Without the endings of the plural. */
const stem = (word: string): string => (word.length >= 5 ? word.replace(/(?:es|en|s|n|e)$/, "") : word);

const joiningWords = new Set(
  "a an and the of for with y e o u de del la el los las con para et ou du des le les avec pour und oder mit fur der die das com da do dos das em &".split(
    " ",
  ),
);
