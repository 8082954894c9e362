import type { Language } from "../../../languages.ts";
import { foldText } from "../../words/fold-text.ts";
import { lexicons, spellingsOf } from "../parse/compile-lexicon.ts";

/** The words of some categories of a language's lexicon, folded, and the number each stands for. */
export const lexiconValues = (language: Language, ...categories: readonly string[]): Map<string, number> => {
  const values = new Map<string, number>();
  for (const [category, value, forms] of lexicons[language].entries) {
    if (!categories.includes(category) || typeof value !== "number") continue;
    for (const form of spellingsOf(forms)) {
      const words = (foldText(form).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
      if (words !== "" && !values.has(words)) values.set(words, value);
    }
  }
  return values;
};

/** An expression for any of some words; the longest first, so that "twenty one" isn't read as twenty. */
export const anyOfWords = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join("|");

/** Fills a language's weekdays into an expression that has `{weekday}` in their place. */
export const withWeekdays = (expression: string, language: Language): string =>
  expression.includes("{weekday}")
    ? expression.replaceAll("{weekday}", `(?:${anyOfWords(lexiconValues(language, "weekday").keys())})`)
    : expression;
