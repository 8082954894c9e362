import type { Language } from "../../../languages.ts";
import type { Lexicon } from "./lexicon.ts";
import { lexiconDe } from "./lexicon-de.ts";
import { lexiconEn } from "./lexicon-en.ts";
import { lexiconEs } from "./lexicon-es.ts";
import { lexiconFr } from "./lexicon-fr.ts";
import { lexiconPt } from "./lexicon-pt.ts";

const allLexicons: Readonly<Record<Language, Lexicon>> = {
  en: lexiconEn,
  es: lexiconEs,
  fr: lexiconFr,
  de: lexiconDe,
  pt: lexiconPt,
};

type WordList = { [Key in keyof Lexicon]: Lexicon[Key] extends string ? Key : never }[keyof Lexicon];
type PatternList = Exclude<keyof Lexicon, WordList>;

/** A list of all languages together: a message may be written in any of them. */
export const wordsOf = (list: WordList): ReadonlySet<string> =>
  new Set(Object.values(allLexicons).flatMap((lexicon) => lexicon[list].split(" ")));

/** One expression for the patterns of all languages, for folded words with one space between. */
export const patternOf = (list: PatternList): RegExp =>
  new RegExp(
    `(?:^| )(?:${Object.values(allLexicons)
      .flatMap((lexicon) => lexicon[list])
      .join("|")})(?= |$)`,
  );

export const minuteWord = Object.values(allLexicons)
  .map(({ minutes }) => minutes)
  .join("|");
