import type { Language } from "../../../languages.ts";
import { anyInWords, type WordPatterns } from "../../words/patterns/any-in-words.ts";
import type { ReadingLexicon } from "./lexicon.ts";
import { readingLexiconDe } from "./lexicon-de.ts";
import { readingLexiconEn } from "./lexicon-en.ts";
import { readingLexiconEs } from "./lexicon-es.ts";
import { readingLexiconFr } from "./lexicon-fr.ts";
import { readingLexiconPt } from "./lexicon-pt.ts";

const allLexicons: Readonly<Record<Language, ReadingLexicon>> = {
  en: readingLexiconEn,
  es: readingLexiconEs,
  fr: readingLexiconFr,
  de: readingLexiconDe,
  pt: readingLexiconPt,
};

type WordList = {
  [Key in keyof ReadingLexicon]: ReadingLexicon[Key] extends string ? Key : never;
}[keyof ReadingLexicon];
type PatternList = Exclude<keyof ReadingLexicon, WordList>;

/** A list of all languages together: a message may be written in any of them. */
export const wordsOf = (list: WordList): ReadonlySet<string> =>
  new Set(Object.values(allLexicons).flatMap((lexicon) => lexicon[list].split(" ")));

/** The patterns of all languages, for folded words with one space between. */
export const patternOf = (list: PatternList): WordPatterns =>
  anyInWords(...Object.values(allLexicons).flatMap((lexicon) => lexicon[list]));

export const minuteWord = Object.values(allLexicons)
  .map(({ minutes }) => minutes)
  .join("|");
