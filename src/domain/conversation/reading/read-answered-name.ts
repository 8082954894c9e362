import { readName } from "./read-name.ts";
import { particles, peopleWords, tokensOf } from "./read-people.ts";

/**
 * The name in an answer to the question for one; null when the answer is a sentence, a question or a request. What is left
 * after everything else was read may be a name, and nothing else may.
 */
export const readAnsweredName = (text: string): string | null => {
  if (/[?¿]/.test(text)) return null;
  const name = readName(text);
  if (name === null) return null;
  const tokens = tokensOf(name);
  const { plainWords } = peopleWords();
  const plain = tokens.filter(({ word, raw }) => plainWords.has(word) && !particles.has(word) && !/^\p{Lu}/u.test(raw));
  const isSentence =
    plain.length >= 2 || (plain.length === 1 && tokens.length <= 2) || (plain.length === 1 && tokens.length > 4);
  return isSentence || tokens.length === 0 ? null : name;
};
