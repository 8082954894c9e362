import { normalForm, toNormalForm } from "../../text/normal-form.ts";
import { addRow, beginRows, foundRows } from "../words/found-rows.ts";

/** Rows of the table of weights: as many as leave its file below a hundred kilobytes. */
export const languageRows = 14_983;

const found = foundRows(languageRows);

/** The words of a message as the trained reader of languages looks at them: figures are alike. */
export const languageWords = (text: string): readonly string[] =>
  (toNormalForm(text.slice(0, longestRead).toLowerCase()).match(wordPattern) ?? []).map((word) =>
    isPlain.test(word) ? word : word.replace(/[’ʼ´`]/g, "'").replace(/\p{N}+/gu, "0"),
  );

/**
 * Each word with its accents and without them, and its pieces of two to four letters, with where it begins and ends; letters with
 * accents by themselves. Each is a row of the table.
 */
export const languageFeatures = (words: readonly string[]): Uint16Array => {
  beginRows(found);
  for (const word of words) {
    const plain = isPlain.test(word) ? word : normalForm(word, "NFD").replace(/\p{M}/gu, "");
    addRow(found, rowOf(`1${word}`));
    addRow(found, rowOf(`2${plain}`));
    addPieces(`<${word}>`);
  }
  return found.rows.slice(0, found.count);
};

/** Enough to know a language by; the rest of a long message only costs time. */
const longestRead = 240;

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’ʼ´`][\p{L}\p{M}]+)*/gu;

const isPlain = /^[a-z]+$/;

const longestPiece = 4;

/** Letter by letter from every start: each step is the row of a longer piece. */
const addPieces = (word: string): void => {
  for (let start = 0; start < word.length; start++) {
    let hash = seed;
    const end = Math.min(word.length, start + longestPiece);
    for (let at = start; at < end; at++) {
      hash = Math.imul(hash ^ word.charCodeAt(at), prime);
      if (at > start || word.charCodeAt(at) > 127) addRow(found, folded(hash));
    }
  }
};

const [seed, prime] = [0x811c9dc5, 0x01000193];

/** FNV-1a, folded into the table. */
const rowOf = (piece: string): number => {
  let hash = seed;
  for (let at = 0; at < piece.length; at++) hash = Math.imul(hash ^ piece.charCodeAt(at), prime);
  return folded(hash);
};

const folded = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) % languageRows;
