import type { Language } from "../languages.ts";

/** "Cut, Colour and Wash". */
export const joinWords = (words: readonly string[], language: Language): string => lists(language).format(words);

/** A number with the language's own signs: 1,234 or 1.234. */
export const formatNumber = (number: number, language: Language): string => numbers(language).format(number);

/** Which form of a text goes with a number: `one`, `many` or `other`. */
export const pluralForm = (count: number, language: Language): Intl.LDMLPluralRule => plurals(language).select(count);

/** Intl's objects take longer to make than anything they are asked for. */
const oncePerLanguage = <Made>(make: (language: Language) => Made): ((language: Language) => Made) => {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};

const lists = oncePerLanguage((language) => new Intl.ListFormat(language, { type: "conjunction" }));
const numbers = oncePerLanguage((language) => new Intl.NumberFormat(language));
const plurals = oncePerLanguage((language) => new Intl.PluralRules(language));
