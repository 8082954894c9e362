import { foldedWords } from "../../words/fold-text.ts";

/** Rows of the table of weights: a power of two. */
export const serviceRows = 2 ** 15;

/**
 * What a description of something wanted is looked at by: its words, their first and last letters, and every four letters of them,
 * so that "lockert" is near "lockern". Words that say nothing about a service (`idle`) are left out.
 */
export const serviceFeatures = (text: string, idle: ReadonlySet<string>): readonly number[] => {
  const found = new Set<number>();
  for (const word of foldedWords(text)) {
    if (idle.has(word) || /^\p{N}/u.test(word)) continue;
    found.add(rowOf(`w${word}`));
    if (word.length > 3)
      for (let at = 0; at + 3 < word.length + 1; at++) found.add(rowOf(`g${`${word} `.slice(at, at + 4)}`));
    if (word.length > 4) found.add(rowOf(`p${word.slice(0, 4)}`));
    if (word.length > 6) {
      found.add(rowOf(`p${word.slice(0, 6)}`));
      found.add(rowOf(`s${word.slice(-5)}`));
    }
  }
  return [...found];
};

/** FNV-1a, folded into the table. */
const rowOf = (piece: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < piece.length; at++) hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % serviceRows;
};
