import { commonWordList } from "./common-words.gen.ts";

let built: ReadonlySet<string> | undefined;

/** Whether a word belongs to everyday sentences in any of the languages, folded: names are distinguished from those. */
export const isCommonWord = (word: string): boolean => {
  built ??= new Set(commonWordList.split(" "));
  if (built.has(word)) return true;
  // "It's", "hace-me": every part is one.
  return /['-]/.test(word) && word.split(/['-]/).every((part) => part.length < 2 || built?.has(part) === true);
};
