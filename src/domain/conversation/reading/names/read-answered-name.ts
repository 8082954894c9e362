import { toNormalForm, withoutHidden } from "../../../text/visible-text.ts";
import { isCommonWord } from "../../words/common-words.ts";
import { type Token, tokensOf } from "../../words/tokens.ts";
import { peopleWords } from "../read-people.ts";
import { isCapital, particles } from "./name-run.ts";
import { readName } from "./read-name.ts";

/**
 * The name in an answer to the question for one; null when the answer is a sentence, a question or a request. What is left
 * after everything else was read may be a name, and nothing else may. `isDay` tells words of the calendar.
 */
export const readAnsweredName = (text: string, isDay: (word: string) => boolean): string | null => {
  if (/[?¿]/.test(text)) return null;
  const pieces = withoutHidden(toNormalForm(text)).split(/[,.;:!()\n]+|\s[-–—]\s/u);
  const [first = ""] = pieces.filter((piece) => /\p{L}/u.test(piece));
  const whole = nameIn(text.replace(/[.!,;]+\s*$/u, ""), isDay);
  if (whole !== null && !/[,.;:!()\n]/u.test(whole)) return whole;
  // "Abril Rosas (sí, como el mes)": the name comes first, the rest is about it.
  const name = nameIn(first, isDay);
  return name !== null && pieces.length > 1 && isWritten(first) ? name : null;
};

const isWritten = (piece: string): boolean => {
  const tokens = tokensOf(piece);
  return tokens.length >= 2 && tokens.every((token) => isCapital(token) || particles.has(token.word));
};

const nameIn = (text: string, isDay: (word: string) => boolean): string | null => {
  const name = readName(text);
  if (name === null || /\p{N}/u.test(name)) return null;
  const tokens = tokensOf(name);
  if (tokens.length === 0) return null;
  const plain = tokens.filter((token) => isPlain(token, tokens.length));
  const isSentence =
    plain.length >= 2 || (plain.length === 1 && tokens.length <= 2) || (plain.length === 1 && tokens.length > 4);
  const isDate = tokens.every(({ word }) => isDay(word)) && !isNamedLikeDay(tokens);
  return isSentence || isDate ? null : name;
};

/** A word of sentences. Written with a capital it may be a name; a word that is merely common may be one when it stands alone. */
const isPlain = (token: Token, count: number): boolean => {
  const { word } = token;
  if (particles.has(word) && count > 1) return false;
  if (isCapital(token)) return count === 1 && peopleWords().plainWords.has(word);
  return peopleWords().plainWords.has(word) || (count > 1 && isCommonWord(word));
};

const isNamedLikeDay = ([first, ...others]: readonly Token[]): boolean =>
  first !== undefined &&
  others.length <= 1 &&
  /^(?:domingo|domingos|paz|abril|april|june|may|mai|augusto?|august|summer|marco|mar|jan|friday)$/.test(first.word);
