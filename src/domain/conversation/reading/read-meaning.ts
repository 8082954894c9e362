import { type Language, languages } from "../../languages.ts";
import type { Turn } from "../conversation-turn.ts";
import { isCalendarWord } from "../dates/is-calendar-word.ts";
import { readPersons } from "../names/read-persons.ts";
import { readLanguage } from "../phrases/read-language.ts";
import { readPhrases, toWords } from "../phrases/read-phrases.ts";
import { foldedWords, foldText } from "../words/fold-text.ts";
import { isServiceWord } from "../words/service-words.ts";
import { minuteWord, patternOf } from "./lexicon/all-lexicons.ts";
import type { Meaning } from "./meaning.ts";
import { readActs } from "./read-acts.ts";
import { readAnsweredName } from "./read-answered-name.ts";
import { readNumbered } from "./read-numbered.ts";
import { type Token, tokensOf } from "./read-people.ts";
import { understand } from "./understand.ts";

/** What was asked last, which makes some readings likelier. */
export type MeaningContext = {
  /** What a bare number or word may be. */
  expect?: "day" | "time" | "agent" | "name" | undefined;
  /** A summary with the name in it was shown. */
  isNameShown?: boolean;
  /** The options on the table. */
  offered: readonly string[];
};

/** What a message means: every act in it, what each carries, and what may only be suspected. */
export const readMeaning = (turn: Turn, text: string, { expect, isNameShown, offered }: MeaningContext): Meaning => {
  const steering = readPhrases(text);
  const understanding = understand(turn, text, expect === "name" ? undefined : expect);
  const words = toWords(foldText(text));
  const { acts, doubtful } = readActs(text, { steering, intents: understanding.intents });
  const tokens = tokensOf(text);
  const nameContext = expect === "name" ? "asked" : isNameShown ? "shown" : "open";
  const persons = readPersons(tokens, { context: nameContext, isKnown: knownWords(turn, tokens) });
  const has = (list: Parameters<typeof patternOf>[0]) => expressionOf(list).test(words);
  return {
    ...understanding,
    ...persons,
    unknownAgent: understanding.agentIds.length > 0 ? null : persons.unknownAgent,
    acts,
    doubtful,
    steering,
    choice: readNumbered(text, offered),
    name: readAnsweredName(text),
    isNameWrong: has("wrongName"),
    lateMinutes: readLateMinutes(words),
    isSameTime: has("sameTime"),
    isSameDay: has("sameDay"),
    isRather: has("rather"),
    isQuestion: /[?¿]/.test(text),
    wantedLanguage: readWantedLanguage(text, words, expect === "name"),
  };
};

/** The words of days, times, services and people of the business: seldom a part of a stranger's name. */
const knownWords = ({ facts, language }: Turn, tokens: readonly Token[]): ((index: number) => boolean) => {
  const own = new Set([...facts.types, ...facts.agents].flatMap(({ name }) => foldedWords(name)));
  const known = tokens.map(({ word }) => own.has(word) || isServiceWord(word) || isCalendarWord(word, language));
  return (index) => known[index] === true;
};

const readLateMinutes = (words: string): number | null => {
  const match = lateExpression.exec(words);
  const minutes = match ? Number(match[1]) : 0;
  return minutes > 0 && minutes < 180 ? minutes : null;
};

const lateExpression = new RegExp(`(?:^| )(\\d{1,3}) ?(?:${minuteWord})(?= |$)`);

/** A language that is asked for by its name, alone or in a sentence. Asked for a name, only by itself. */
const readWantedLanguage = (text: string, words: string, isName: boolean): Language | null => {
  const whole = readLanguage(text, { isName });
  if (whole !== null || isName || !expressionOf("languageVerbs").test(words)) return whole;
  const named = languages.filter((language) => languageNames[language].test(words));
  const [only, ...others] = named.filter((language) => !isNotSpoken(language, words));
  return only !== undefined && others.length === 0 ? only : null;
};

/** "I don't speak English" asks for another one. */
const isNotSpoken = (language: Language, words: string): boolean =>
  new RegExp(
    `(?:don t|do not|no|ne|nao|kein|nicht|not|pas|mein|my|mi|mon|meu) (?:\\w+ ){0,4}?(?:${languageNames[language].source})`,
  ).test(words);

const languageNames: Record<Language, RegExp> = {
  en: /\b(?:english|ingles|anglais|englisch)\b/,
  es: /\b(?:espanol|castellano|spanish|espagnol|spanisch|espanhol)\b/,
  fr: /\b(?:francais|french|frances|franzosisch|franzoesisch)\b/,
  de: /\b(?:deutsch|german|aleman|allemand|alemao)\b/,
  pt: /\b(?:portugues|portuguese|portugais|portugiesisch|brasileiro)\b/,
};

const expressions = new Map<string, RegExp>();

const expressionOf = (list: Parameters<typeof patternOf>[0]): RegExp => {
  const found = expressions.get(list) ?? patternOf(list);
  expressions.set(list, found);
  return found;
};
