import { editDistance, slipsIn } from "../../../words/edit-distance.ts";
import type { CompiledLexicon } from "../compile-lexicon.ts";
import { dialectDay } from "./dialect-days.ts";
import { isRealWord } from "./is-real-word.ts";
import { soundOf } from "./sound-of.ts";

/** A word as the lexicon spells it: aliases, umlauts written as two letters, letters held down, and slips in long date words. */
export const spellingOf = (word: string, lexicon: CompiledLexicon): string => {
  const alias = lexicon.aliases.get(word);
  if (alias !== undefined) return alias;
  if (lexicon.known.has(word) || word.length < 4) return word;
  const ready = lexicon.slips.get(word);
  if (ready !== undefined) return ready;
  const found = search(word, lexicon);
  if (lexicon.slips.size < 5000) lexicon.slips.set(word, found);
  return found;
};

const search = (word: string, lexicon: CompiledLexicon): string => {
  for (const other of [
    word.replace(/([aou])e/g, "$1"),
    word.replace(/(.)\1{2,}/g, "$1"),
    word.replace(/(.)\1{2,}/g, "$1$1"),
  ]) {
    if (other === word) continue;
    const meant = lexicon.aliases.get(other) ?? other;
    if (lexicon.known.has(meant)) return meant;
  }
  const spoken = lexicon.language === "de" && !isRealWord(word) ? dialectDay(word) : undefined;
  if (spoken !== undefined) return spoken;
  const heard = isRealWord(word) ? undefined : lexicon.sounds.get(soundOf(word, lexicon.language));
  if (heard !== undefined) return heard;
  const spelt = isRealWord(word) ? undefined : withVowels(word, lexicon);
  if (spelt !== undefined) return spelt;
  if (word.length < 5) return word;
  const found = nearest(word, lexicon) ?? word;
  // A word that exists is meant, unless its letters only changed places: "trade" for "tarde".
  return isRealWord(word) && lettersOf(found) !== lettersOf(word) ? word : found;
};

/** "Trde", "mrng", "dmngo": typed without its vowels. */
const withVowels = (word: string, { dayWords, forgivable, aliases }: CompiledLexicon): string | undefined => {
  // "Tidy" is no "today": a short word has no vowel left at all.
  if (word.replace(/[^aeiou]/g, "").length > (word.length < 5 ? 0 : 1)) return undefined;
  const bones = consonantsOf(word);
  if (bones.length < 3) return undefined;
  const near = [...(forgivable.get(word[0] as string) ?? []), ...dayWords].filter(
    (wanted) => wanted[0] === word[0] && wanted.length > word.length && consonantsOf(wanted) === bones,
  );
  const [meant, ...others] = new Set(near.map((wanted) => aliases.get(wanted) ?? wanted));
  return others.length === 0 ? meant : undefined;
};

/** The consonants, each once where it is doubled. */
const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, "").replace(/(.)\1/g, "$1");

const lettersOf = (word: string): string => [...word].sort().join("");

/** The one word with the fewest slips; null when there is none, or more than one. */
const nearest = (word: string, lexicon: CompiledLexicon): string | null => {
  let best: string | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  let isTied = false;
  const compare = (wanted: string, slips: number): void => {
    if (slips === Number.POSITIVE_INFINITY || slips > fewest) return;
    const meant = lexicon.aliases.get(wanted) ?? wanted;
    if (slips < fewest) {
      [best, fewest, isTied] = [meant, slips, false];
      return;
    }
    const other = best ?? "";
    if (meant === other || meant.startsWith(other)) return;
    if (other.startsWith(meant)) best = meant;
    else isTied = true;
  };
  for (const wanted of lexicon.forgivable.get(word[0] as string) ?? []) {
    if (Math.abs(wanted.length - word.length) <= 2) compare(wanted, slipsIn(word, wanted));
  }
  if (fewest > 1) {
    for (const wanted of lexicon.dayWords) compare(wanted, slipAtFront(word, wanted));
  }
  return isTied ? null : best;
};

/** One slip that changes the first letter of a day or month: its neighbor was hit, or the first two are swapped. */
const slipAtFront = (word: string, wanted: string): number => {
  const [first, second] = [word[0] as string, word[1] as string];
  if (first === wanted[0] || wanted.length < 5 || Math.abs(wanted.length - word.length) > 1)
    return Number.POSITIVE_INFINITY;
  const isSwapped = first === wanted[1] && second === wanted[0];
  const isBeside = neighbours[wanted[0] as string]?.includes(first) === true;
  if (!isSwapped && !isBeside) return Number.POSITIVE_INFINITY;
  return editDistance(word, wanted, 1) === 1 ? 1 : Number.POSITIVE_INFINITY;
};

/** Keys beside the first letters of days and months, on the layouts of the five languages. */
const neighbours: Readonly<Record<string, string>> = {
  a: "qszw",
  d: "sfexc",
  e: "wrds",
  f: "dgrv",
  h: "gjyun",
  j: "hkuinm",
  l: "kom",
  m: "nkl",
  n: "bmhj",
  o: "ipl",
  q: "wa",
  s: "adwezx",
  t: "rygfz",
  u: "yijz",
  v: "cbfg",
  w: "qesax",
};
