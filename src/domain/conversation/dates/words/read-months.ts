import type { Language } from "../../../languages.ts";
import { anyOfWords, lexiconValues } from "./lexicon-values.ts";

type MonthWords = { values: ReadonlyMap<string, number>; pattern: RegExp };

const compiled = new Map<Language, MonthWords>();

/** A month only after a word that makes it one: "may I". */
const may = /^(?:may|mai|mayo|maio)$/;

const monthWordsOf = (language: Language): MonthWords => {
  const found = compiled.get(language);
  if (found) return found;
  const values = lexiconValues(language, "month");
  const plain = [...values.keys()].filter((word) => word.length > 3 && !may.test(word));
  const doubtful = [...values.keys()].filter((word) => may.test(word));
  const pattern = `(?:(${anyOfWords(plain)})s?|(?<=(?:in|of|im|de|en|em) )(${anyOfWords(doubtful)}))`;
  const words = { values, pattern: new RegExp(`(?<!\\w)${pattern}(?!\\w)`, "g") };
  compiled.set(language, words);
  return words;
};

/** The months a folded text names, from 1, each once. */
export const readMonths = (text: string, language: Language): number[] => {
  const { values, pattern } = monthWordsOf(language);
  const found = [...text.matchAll(pattern)].flatMap(([, plain, doubtful]) => values.get(plain ?? doubtful ?? "") ?? []);
  return [...new Set(found)];
};

/** The month that a folded word names; null when it is none. */
export const monthOfWord = (word: string, language: Language): number | null =>
  monthWordsOf(language).values.get(word) ?? null;
