import { foldText } from "../words/fold-text.ts";
import type { ActContext } from "./act-context.ts";

/** Rows of the table of weights: a power of two. */
export const bucketCount = 2 ** 15;

/**
 * What the trained reader looks at: the pieces of two to five letters of every word, the words, and pairs of words that
 * stand beside each other or one apart, and where in the conversation it comes. Each is a row of the table; a slip changes few
 * of them.
 */
export const actFeatures = (text: string, context: ActContext | null = null): Uint16Array => {
  const words = (foldText(text).match(/[\p{L}\p{N}]+|\?/gu) ?? []).slice(0, mostWords).map(plainWord);
  const found = new Set<number>();
  for (const [index, word] of words.entries()) {
    addPieces(`<${word}>`, found);
    const [next, afterNext] = [words[index + 1], words[index + 2]];
    found.add(bucketOf(`1${word}`));
    if (next !== undefined) found.add(bucketOf(`2${word} ${next}`));
    if (afterNext !== undefined) found.add(bucketOf(`3${word} ${afterNext}`));
  }
  if (words.length > 0) found.add(bucketOf(`4${words[0]}`));
  found.add(bucketOf(`5${Math.min(words.length, 6)}`));
  if (context !== null) {
    found.add(bucketOf(`6${context}`));
    found.add(bucketOf(`7${context} ${Math.min(words.length, 6)}`));
    for (const word of words.slice(0, 2)) found.add(bucketOf(`8${context} ${word}`));
  }
  return Uint16Array.from(found);
};

const mostWords = 60;

/** Figures are alike, and so are days; a letter that is drawn out counts twice at most. */
const plainWord = (word: string): string => {
  if (dayWords.has(word)) return "D";
  return word.replace(/\p{N}+/gu, "0").replace(/(.)\1{2,}/gu, "$1$1");
};

/** Weekdays and months of all languages, folded, with what people make of them. */
const dayWords: ReadonlySet<string> = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri " +
    "lunes martes miercoles jueves viernes sabado domingo lun mie jue vie sab dom " +
    "lundi mardi mercredi jeudi vendredi samedi dimanche " +
    "montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend mo di mi do fr " +
    "segunda terca quarta quinta sexta feira seg ter qua qui sex " +
    "january february april june july august september october november december nov dec jan feb " +
    "enero febrero abril junio julio agosto septiembre octubre noviembre diciembre dic " +
    "janvier fevrier avril juin juillet aout septembre octobre novembre decembre " +
    "januar februar marz juni juli oktober dezember janner " +
    "janeiro fevereiro junho julho setembro outubro novembro dezembro dez"
  ).split(" "),
);

/** Letter by letter from every start: each step is the row of a longer piece. */
const addPieces = (word: string, found: Set<number>): void => {
  for (let start = 0; start + 2 <= word.length; start++) {
    let hash = seed;
    const end = Math.min(word.length, start + 5);
    for (let at = start; at < end; at++) {
      hash = Math.imul(hash ^ word.charCodeAt(at), prime);
      if (at > start) found.add(rowOf(hash));
    }
  }
};

const [seed, prime] = [0x811c9dc5, 0x01000193];

const rowOf = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) % bucketCount;

/** FNV-1a, folded into the table. */
const bucketOf = (piece: string): number => {
  let hash = seed;
  for (let at = 0; at < piece.length; at++) hash = Math.imul(hash ^ piece.charCodeAt(at), prime);
  return rowOf(hash);
};
