import { isCommonWord } from "../../conversation/words/common-words.ts";
import { editDistance } from "../../conversation/words/edit-distance.ts";
import type { CommandWords } from "./command-words.ts";

/** Words that are nearly one of a command, put right; a name and a word of everyday sentences stay. */
export const mendSlips = (
  text: string,
  { vocabulary }: CommandWords,
  isName: (word: string) => boolean,
): { text: string; count: number } => {
  let count = 0;
  const mended = text.replace(/\p{L}{5,}/gu, (word) => {
    if (vocabulary.has(word) || isName(word) || isCommonWord(word)) return word;
    const near = [...vocabulary].find((known) => known[0] === word[0] && editDistance(word, known, 1) <= 1);
    if (near === undefined) return word;
    count += 1;
    return near;
  });
  return { text: mended, count };
};
