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
  /** Whether a word of the text is another word for one of a name's. */
  isSynonym?: (position: number, name: string, wanted: number) => boolean;
  /** Turned down: "not the colour". */
  isRefused?: (position: number) => boolean;
  /** Words that count only beside another one of the name: "change" in "oil change". */
  isGeneral?: (word: string) => boolean;
  /** Other forms of a word and parts of a compound count: "whitened", "Reinigung" for "Zahnreinigung". */
  isAnyForm?: boolean;
};

/**
 * The names found in a text's words. A complete name beats a partial one, and a longer one beats a shorter one
 * ("haircut and beard" means that, not "haircut").
 */
export const matchNames = (words: readonly string[], named: readonly NamedRow[], options: MatchOptions): NameMatch => {
  let best: { ids: string[]; used: Set<number>; score: number } = { ids: [], used: new Set(), score: 0 };
  for (const { id, name } of named) {
    const wanted = wantedWords(name);
    const { used, count, others } = wordsFound(words, name, options);
    if (count === 0 || isTurnedDown(words, wanted, options)) continue;
    const isWhole = count === wanted.length;
    if (options.isWholeOnly && !isWhole) continue;
    // Of people the one with most of the name, of types the one whose name is complete.
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

/** The words of a name that are looked for. */
export const wantedWords = rememberOf((name) => foldedWords(name).filter((word) => !joiningWords.has(word)));

/** `others`: how many of them were found by another word. */
type Found = { used: Set<number>; count: number; others: number };

const wordsFound = (words: readonly string[], name: string, options: MatchOptions): Found => {
  const wanted = wantedWords(name);
  const whole = options.isGeneral ? findWhole(words, wanted, options.isForgiving) : [];
  if (whole.length > 0 && !whole.some((position) => options.isRefused?.(position)))
    return { used: new Set(whole), count: wanted.length, others: 0 };
  const found: Found = { used: new Set(), count: 0, others: 0 };
  const note = (positions: readonly number[]) => {
    for (const position of positions) found.used.add(position);
    if (positions.length > 0) found.count += 1;
  };
  const isBeside = (word: string) => isNumber(word) || options.isGeneral?.(word) === true;
  const covered = new Set<number>();
  for (const [at, word] of wanted.entries()) {
    if (covered.has(at)) continue;
    const find = (isIt: (typed: string, position: number) => boolean): number =>
      words.findIndex(
        (typed, index) =>
          !found.used.has(index) &&
          isIt(typed, index) &&
          !isBeside(typed) &&
          !options.isRefused?.(index) &&
          !options.isDoubtful(typed, index),
      );
    // The word itself goes first: in "haircut and beard trim" the trim isn't the haircut.
    const itself = isBeside(word) ? -1 : find((typed) => isSameWord(typed, word, options));
    const position =
      itself < 0 && !isNumber(word) ? find((_, index) => options.isSynonym?.(index, name, at) === true) : itself;
    if (position >= 0) covered.add(at);
    note(
      position < 0 && !isBeside(word) ? splitWord(words, word, options.isForgiving) : position < 0 ? [] : [position],
    );
    // One word may stand for several of the name: "neuter" for "small operation".
    if (itself < 0 && position >= 0) {
      found.others += 1;
      for (const more of wanted.keys()) {
        if (more <= at || covered.has(more) || options.isSynonym?.(position, name, more) !== true) continue;
        covered.add(more);
        found.count += 1;
        found.others += 1;
      }
    }
  }
  // A number is part of a name only beside another part of it: in "corte el 30" the 30 is a day.
  for (const word of wanted.filter((one, at) => isBeside(one) && !covered.has(at))) {
    const { used } = found;
    const isNear = (at: number) =>
      [-2, -1, 1, 2].some((step) => used.has(at + step) && (isNumber(word) ? step ** 2 === 1 : true));
    note(words.flatMap((typed, at) => (typed === word && !used.has(at) && isNear(at) ? [at] : [])).slice(0, 1));
  }
  return found;
};

const isNumber = (word: string) => /^\p{N}+$/u.test(word);

/** Where all words of a name stand one behind the other, "Check-up" also as one word; empty if they don't. */
const findWhole = (words: readonly string[], wanted: readonly string[], isForgiving: boolean): readonly number[] => {
  if (wanted.length < 2) return [];
  const joined = wanted.join("");
  const asOne = joined.length >= 6 ? words.findIndex((word) => word === joined || isNearly(word, joined)) : -1;
  if (asOne >= 0) return [asOne];
  for (const start of words.keys()) {
    const used: number[] = [];
    let position = start;
    for (const word of wanted) {
      while (used.length > 0 && joiningWords.has(words[position] ?? "")) position += 1;
      const typed = words[position] ?? "";
      if (typed !== word && !(isForgiving && isNearly(typed, word))) break;
      used.push(position);
      position += 1;
    }
    if (used.length === wanted.length) return used;
  }
  return [];
};

const isSameWord = (typed: string, wanted: string, { isForgiving, isAnyForm }: MatchOptions): boolean => {
  if (typed === wanted) return true;
  if (isAnyForm && isPartOfCompound(typed, wanted)) return true;
  // Neither endings nor umlauts nor forgiven slips change the first letter.
  if (wanted.length < 4 || typed.length < 4 || typed[0] !== wanted[0]) return false;
  if (stem(typed) === stem(wanted) || withoutUmlauts(typed) === withoutUmlauts(wanted)) return true;
  if (isAnyForm && root(typed) === root(wanted)) return true;
  return isForgiving && isNearly(typed, wanted);
};

/** "Reifen" or "Reinigung", where the name is "Reifenwechsel" or "Zahnreinigung"; "fisio" for "fisioterapia". */
const isPartOfCompound = (typed: string, wanted: string): boolean =>
  typed.length >= 5 && wanted.length >= typed.length + 4 && (wanted.startsWith(typed) || wanted.endsWith(typed));

/** Where a name's word was typed as two: "hair cut", "kontaktlinsn anpassung". */
const splitWord = (words: readonly string[], wanted: string, isForgiving: boolean): number[] => {
  const isIt = (joined: string) =>
    joined === wanted || (isForgiving && wanted.length >= 10 && isNearly(joined, wanted));
  const first = words.findIndex((word, index) => word !== wanted && isIt(`${word}${words[index + 1] ?? ""}`));
  return first < 0 ? [] : [first, first + 1];
};

/** Joerg is Jörg on a keyboard without umlauts. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, "$1");

/** Without the endings of the plural. */
const stem = (word: string): string => (word.length >= 5 ? word.replace(/(?:es|en|s|n|e)$/, "") : word);

/** What is left of a verb or its noun without the endings that make one of the other: "whiten", "depil", "accord". */
const root = (word: string): string => {
  const short = word.replace(derivations, "");
  return short.length >= 4 ? short : word;
};

const derivations =
  /(?:ings?|ed|ers?|ations?|ages?|ement|ez|aciones|acion|amiento|arme|arlo|arla|arle|arse|ando|ados?|adas?|amento|agem|acao|acoes|aria|ieren|iert|ungen|ung|en|ar|er|ir|ia|e|a|o)$/;

const joiningWords = new Set(
  "a an and the of for with y e o u de del la el los las con para et ou du des le les avec pour und oder mit fur der die das com da do dos das em &".split(
    " ",
  ),
);
