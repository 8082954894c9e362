import { rememberOf } from "../../text/remember-of.ts";
import { editDistance, isNearly } from "./edit-distance.ts";
import { foldedWords } from "./fold-text.ts";

/** How the words of a name are looked for. */
export type WordOptions = {
  /** Small slips are forgiven. */
  isForgiving: boolean;
  /** Words that count only where a name is expected: "will", "may", "domingo". */
  isDoubtful: (word: string, position: number) => boolean;
  /** Whether a word of the text is another word for one of a name's. */
  isSynonym?: (position: number, name: string, wanted: number) => boolean;
  /** Turned down: "not the colour". */
  isRefused?: (position: number) => boolean;
  /** Words that count only beside another one of the name: "change" in "oil change". */
  isGeneral?: (word: string) => boolean;
  /** Whether a word means something by itself, and so isn't a slip of another. */
  isNoSlip?: (word: string) => boolean;
  /** How a word sounds, where words spelled by ear count: "lymfdrenage". */
  soundOf?: ((word: string) => string) | undefined;
  /** Other forms of a word and parts of a compound count: "whitened", "Reinigung" for "Zahnreinigung". */
  isAnyForm?: boolean;
};

/** The words of a name that are looked for. */
export const wantedWords = rememberOf((name) => foldedWords(name).filter((word) => !joiningWords.has(word)));

/** Where the words of a name are in a text; `others` were found by another word for the same. */
export type FoundWords = { used: Set<number>; count: number; others: number };

export const findNameWords = (words: readonly string[], name: string, options: WordOptions): FoundWords => {
  const wanted = wantedWords(name);
  const whole = options.isGeneral ? findWhole(words, wanted, options.isForgiving) : [];
  if (whole.length > 0 && !whole.some((position) => options.isRefused?.(position))) {
    return { used: new Set(whole), count: wanted.length, others: 0 };
  }
  const used = new Set<number>();
  const found = new Set<number>();
  let others = 0;
  const take = (at: number, positions: readonly number[]): void => {
    if (positions.length > 0) found.add(at);
    for (const position of positions) used.add(position);
  };
  const isOpen = (typed: string, position: number): boolean =>
    !used.has(position) &&
    !countsBeside(typed, options) &&
    !options.isRefused?.(position) &&
    !options.isDoubtful(typed, position);
  for (const [at, word] of wanted.entries()) {
    if (found.has(at) || isNumber(word)) continue;
    // The word itself goes first: in "haircut and beard trim" the trim isn't the haircut.
    const own = countsBeside(word, options) ? [] : findWord(words, word, options, isOpen);
    take(at, own);
    if (own.length > 0) continue;
    const isOther = (position: number, one: number) => options.isSynonym?.(position, name, one) === true;
    const position = words.findIndex((typed, index) => isOther(index, at) && isOpen(typed, index));
    if (position < 0) continue;
    // One word may stand for several of the name: "rapar" for "corte de pelo".
    const meant = [...wanted.keys()].filter((one) => one === at || (one > at && isOther(position, one)));
    for (const one of meant) take(one, [position]);
    others += meant.length;
  }
  for (const [at, word] of wanted.entries()) {
    if (!found.has(at) && countsBeside(word, options)) take(at, findBeside(words, word, used));
  }
  return { used, count: found.size, others };
};

/** Numbers and general words are part of a name only beside another part of it: in "corte el 30" the 30 is a day. */
const countsBeside = (word: string, { isGeneral }: WordOptions): boolean =>
  isNumber(word) || isGeneral?.(word) === true;

const findBeside = (words: readonly string[], word: string, used: ReadonlySet<number>): readonly number[] => {
  const steps = isNumber(word) ? [-1, 1] : [-2, -1, 1, 2];
  const position = words.findIndex(
    (typed, at) => typed === word && !used.has(at) && steps.some((step) => used.has(at + step)),
  );
  return position < 0 ? [] : [position];
};

/** The position of a word that counts, even if typed as two. */
const findWord = (
  words: readonly string[],
  word: string,
  options: WordOptions,
  isOpen: (typed: string, position: number) => boolean,
): readonly number[] => {
  const position = words.findIndex((typed, at) => isSameWord(typed, word, options) && isOpen(typed, at));
  return position < 0 ? splitWord(words, word, options.isForgiving) : [position];
};

const isNumber = (word: string) => !isSmallLetter(word.charCodeAt(0)) && /^\p{N}+$/u.test(word);

const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;

/** Where all words of a name are one after the other, "Check-up" also as one word; empty if they don't. */
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

/** Whether a typed word is one of a name's: itself, another form of it, or with a slip. */
export const isSameWord = (typed: string, wanted: string, options: WordOptions): boolean => {
  if (typed === wanted) return true;
  const { isAnyForm, soundOf } = options;
  const isForgiven = (): boolean => options.isForgiving && !options.isNoSlip?.(typed);
  if (isAnyForm && isPartOfCompound(typed, wanted)) return true;
  if (soundOf && typed.length >= 5 && wanted.length >= 5 && isForgiven() && soundsAlike(typed, wanted, soundOf))
    return true;
  // Neither endings nor umlauts nor forgiven slips change the first letter.
  if (wanted.length < 4 || typed.length < 4 || typed[0] !== wanted[0]) return false;
  if (stem(typed) === stem(wanted) || withoutUmlauts(typed) === withoutUmlauts(wanted)) return true;
  if (isAnyForm && (root(typed) === root(wanted) || plainForm(typed) === plainForm(wanted))) return true;
  return options.isForgiving && isNearly(typed, wanted) && isForgiven();
};

/** Spelled by ear: alike by their sounds, in a long word but for one of them. */
const soundsAlike = (typed: string, wanted: string, soundOf: (word: string) => string): boolean => {
  const [one, other] = [soundOf(typed), soundOf(wanted)];
  if (one === other || soundOf(root(typed)) === soundOf(root(wanted))) return true;
  return Math.min(one.length, other.length) >= 8 && editDistance(one, other, 1) <= 1;
};

/** "Bartschneiden" is "Bartschnitt", "mechitas" are "mechas", "escovinha" is "escova". */
const plainForm = (word: string): string =>
  word
    .replace(/schneiden?$|schnitte?n?$/, "schnitt")
    .replace(/(?<=\w{3})(?:z?inh[oa]s?|c?it[oa]s?)$/, "")
    .replace(/(?<=\w{3})[aeo]s?$/, "");

/** "Reifen" or "Reinigung", where the name is "Reifenwechsel" or "Zahnreinigung"; "fisio" for "fisioterapia". */
const isPartOfCompound = (typed: string, wanted: string): boolean =>
  typed.length >= 5 && wanted.length >= typed.length + 4 && (wanted.startsWith(typed) || wanted.endsWith(typed));

/** Where a name's word was typed as two: "hair cut", "kontaktlinsn anpassung". */
const splitWord = (words: readonly string[], wanted: string, isForgiving: boolean): number[] => {
  const isIt = (joined: string) =>
    joined === wanted || (isForgiving && wanted.length >= 10 && isNearly(joined, wanted));
  const first = words.findIndex(
    // No slip changes the first letter.
    (word, index) => word[0] === wanted[0] && word !== wanted && isIt(`${word}${words[index + 1] ?? ""}`),
  );
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
  /(?:ings?|ed|ers?|ations?|ages?|ement|ez|aciones|acion|amiento|arme|arlo|arla|arle|arse|ando|ados?|adas?|eis|ais|amos|emos|amento|agem|acao|acoes|aria|ieren|iert|ungen|ung|en|ar|er|ir|ia|e|a|o)$/;

export const isJoiningWord = (word: string | undefined): boolean => joiningWords.has(word ?? "");

const joiningWords = new Set(
  "a an and the of for with y e o u de del la el los las con para et ou du des le les avec pour und oder mit fur der die das com da do dos das em en au aux ao im in on at to zum zur am por par per d l s &".split(
    " ",
  ),
);
