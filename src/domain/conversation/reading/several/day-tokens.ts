import { type Language, languages } from "../../../languages.ts";
import type { Weekday } from "../../../scheduling/clock/weekday.ts";
import { weekdays } from "../../../scheduling/clock/weekday.ts";
import { anyOfWords, lexiconValues } from "../../dates/words/lexicon-values.ts";

/** A weekday that is named, in whatever form; `isGoal`: a word before it says that something goes there. */
export type DayToken = { weekday: Weekday; isGoal: boolean };

/** What says that something goes to a day. */
const goalWords: Readonly<Record<Language, string>> = {
  en: "(?:to|onto|for)(?: (?:the|a|every))?",
  de: "(?:auf|nach|uf|zum)(?: (?:den|de|einen|die|jeweils))?",
  es: "(?:al?|para|por|hacia)(?: (?:el|los|un))?",
  fr: "(?:aux?|a|vers|pour|sur)(?: (?:le|les|des|un))?",
  pt: "(?:para|pr[ao]s?|por|a)(?: (?:[oa]s?))?",
};

type DayWords = { values: ReadonlyMap<string, number>; pattern: RegExp };

const compiled = new Map<Language, DayWords>();

/** German puts the day and what is on it together: "Dienstagstermine". */
const dayWordsOf = (language: Language): DayWords => {
  const found = compiled.get(language);
  if (found) return found;
  const values = lexiconValues(language, "weekday");
  const ending = language === "de" ? "[a-z]*" : language === "pt" ? "(?: feiras?|-feiras?)?" : "";
  const pattern = new RegExp(
    `(?<![\\w'])(?:(${goalWords[language]}) )?(${anyOfWords(values.keys())})${ending}(?!\\w)`,
    "g",
  );
  const words = { values, pattern };
  compiled.set(language, words);
  return words;
};

/** The weekdays in a folded text, and the text without them. */
export const readDayTokens = (text: string, language: Language): { tokens: readonly DayToken[]; rest: string } => {
  const { values, pattern } = dayWordsOf(language);
  const tokens: DayToken[] = [];
  const rest = text.replace(pattern, (typed: string, goal: string | undefined, day: string) => {
    const weekday = weekdays[values.get(day) ?? -1];
    if (!weekday) return typed;
    tokens.push({ weekday, isGoal: goal !== undefined });
    return " ";
  });
  return { tokens, rest };
};

/** Whether a folded text names a weekday in any language. */
export const namesWeekday = (text: string): boolean =>
  languages.some((language) => readDayTokens(text, language).tokens.length > 0);
