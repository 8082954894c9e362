import { foldText } from "../words/fold-text.ts";
import { addRow, beginRows, foundRows } from "../words/found-rows.ts";
import type { ActContext } from "./act-context.ts";

/** Rows of the table of weights: a power of two. */
export const bucketCount = 2 ** 15;

const found = foundRows(bucketCount);

/**
 * What the trained reader looks at: the pieces of two to five letters of every word, the words, and pairs of words that
 * are beside each other or one apart, and where in the conversation it comes. Each is a row of the table; a slip changes few
 * of them.
 */
export const actFeatures = (text: string, context: ActContext | null = null): Uint16Array => {
  const words = (foldText(text).match(/[\p{L}\p{N}]+|\?/gu) ?? []).slice(0, mostWords).map(plainWord);
  beginRows(found);
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    addPieces(`<${word}>`);
    const [next, afterNext] = [words[index + 1], words[index + 2]];
    addRow(found, bucketOf(`1${word}`));
    if (next !== undefined) addRow(found, bucketOf(`2${word} ${next}`));
    if (afterNext !== undefined) addRow(found, bucketOf(`3${word} ${afterNext}`));
  }
  if (words.length > 0) addRow(found, bucketOf(`4${words[0]}`));
  addRow(found, bucketOf(`5${Math.min(words.length, 6)}`));
  if (context !== null) {
    addRow(found, bucketOf(`6${context}`));
    addRow(found, bucketOf(`7${context} ${Math.min(words.length, 6)}`));
    for (const word of words.slice(0, 2)) addRow(found, bucketOf(`8${context} ${word}`));
  }
  return found.rows.slice(0, found.count);
};

const mostWords = 60;

/** Figures are alike, and so are days; a letter that is drawn out counts twice at most. */
const plainWord = (word: string): string => {
  if (dayWords.has(word)) return "D";
  if (isPlain(word)) return word;
  return word.replace(/\p{N}+/gu, "0").replace(/(.)\1{2,}/gu, "$1$1");
};

/** Small letters, none of them three times in a row. */
const isPlain = (word: string): boolean => {
  let [last, same] = [0, 1];
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    same = code === last ? same + 1 : 1;
    if (code < 97 || code > 122 || same > 2) return false;
    last = code;
  }
  return true;
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
const addPieces = (word: string): void => {
  for (let start = 0; start + 2 <= word.length; start++) {
    let hash = seed;
    const end = Math.min(word.length, start + 5);
    for (let at = start; at < end; at++) {
      hash = Math.imul(hash ^ word.charCodeAt(at), prime);
      if (at > start) addRow(found, rowOf(hash));
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
