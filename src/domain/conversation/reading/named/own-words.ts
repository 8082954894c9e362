import type { Language } from "../../../languages.ts";
import { rememberOf } from "../../../text/remember-of.ts";
import type { Turn } from "../../conversation-turn.ts";
import { isMonthWord } from "../../dates/is-calendar-word.ts";
import { readWhen } from "../../dates/read-when.ts";
import { isProfession } from "../../services/professions.ts";
import { conceptsOf } from "../../services/service-concepts.ts";
import { isCommonWord } from "../../words/common-words.ts";
import { wantedWords } from "../../words/find-name-words.ts";
import { foldedWords } from "../../words/fold-text.ts";
import { kindOfWordAnywhere, type WordKind } from "../../words/word-kind.ts";

/** Whether a word means something by itself and so isn't a slip of another. */
export const isKnownWord = (turn: Turn, word: string): boolean =>
  isCommonWord(word) ||
  isProfession(word) ||
  businessWords(turn.facts).agents.has(word) ||
  (conceptsOf([word])[0]?.size ?? 0) > 0 ||
  isDateWord(turn, word);

/** What a word is to this business or to a calendar; null when it is neither. */
export const kindOfWord = (turn: Turn, word: string): WordKind | null => {
  const { agents, types } = businessWords(turn.facts);
  if (agents.has(word)) return "agent";
  return types.has(word) ? "service" : kindOfWordAnywhere(word, turn.language);
};

type OwnWords = { agents: ReadonlySet<string>; types: ReadonlySet<string>; concepts: ReadonlySet<number> };

const known = new WeakMap<Turn["facts"], OwnWords>();

/** The words of the names of people and services, gathered once a message. */
export const businessWords = (facts: Turn["facts"]): OwnWords => {
  const found = known.get(facts);
  if (found) return found;
  const words = {
    agents: new Set(facts.agents.flatMap(({ name }) => foldedWords(name))),
    types: new Set(facts.types.flatMap(({ name }) => foldedWords(name)).filter((word) => word.length > 2)),
    concepts: new Set(facts.types.flatMap(({ name }) => conceptsOf(wantedWords(name)).flatMap((found) => [...found]))),
  };
  known.set(facts, words);
  return words;
};

export const isDateWord = ({ language, today, nowTime }: Turn, word: string): boolean =>
  dateWords(`${language} ${today} ${nowTime} ${word}`);

/** The names of one business are looked at again with each of its messages. */
const dateWords = rememberOf((key): boolean => {
  const [language, today, nowTime, word] = key.split(" ") as [Language, string, string, string];
  const { date, time } = readWhen(word, language, { today, nowTime, expect: "time" });
  return date !== undefined || time !== undefined || isMonthWord(word, language);
});
