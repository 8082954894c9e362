import { toNormalForm } from "../../../text/normal-form.ts";
import type { Turn } from "../../conversation-turn.ts";
import { isCalendarWord, isMonthWord } from "../../dates/is-calendar-word.ts";
import { allPhrases } from "../../phrases/all-phrases.ts";
import type { NamedAt } from "../../words/agents-of-parts.ts";
import { isCommonWord } from "../../words/common-words.ts";
import { matchNames, type NamedRow, type NameMatch } from "../../words/match-name.ts";
import { isTitle } from "../../words/titles.ts";
import { unwantedAgents } from "../contrast/unwanted-agents.ts";
import { isDateWord } from "./own-words.ts";

/**
 * People named in a text before its days are read. "Con Domigo" is somebody, too, though without "con" it is nearly a day;
 * and a capital makes a name of an everyday word.
 */
export const agentsIn = (turn: Turn, text: string, words: readonly string[], isExpected: boolean): NameMatch => {
  const agents = agentRows(turn);
  const options = agentOptions(turn, words, isExpected, false);
  const isTyped = capitalsIn(turn, text, words);
  const isDoubtful = (word: string, position: number) => !isTyped(word, position) && options.isDoubtful(word, position);
  const exact = matchNames(words, agents, { ...options, isDoubtful });
  if (exact.ids.length > 0) return exact;
  const isNoDay = (word: string, position: number) => !isDateWord(turn, word) || !followsWith(words, position);
  return matchNames(words, agents, { ...options, isForgiving: true, isDoubtful: isNoDay });
};

/** Only the people who are wanted; the words of the others aren't days either. */
export const withoutUnwanted = (turn: Turn, text: string, words: readonly string[], found: NameMatch): NameMatch => {
  const people = found.ids.length > 0 && turn.facts.agents.length > 1 ? whereNamed(turn, words, agentRows(turn)) : [];
  const unwanted = people.length > 1 ? unwantedAgents(text, people) : new Set<string>();
  if (unwanted.size === 0) return found;
  const ids = people.flatMap(({ id }) => (unwanted.has(id) ? [] : id));
  return { ids, used: found.used.union(new Set(people.map(({ at }) => at))) };
};

export const agentRows = (turn: Turn): NamedRow[] =>
  turn.facts.agents.map(({ agentId, name }) => ({ id: agentId, name }));

/** Whether an everyday word is written as a name: "I meant Grace". German writes all its nouns like that. */
const capitalsIn = (turn: Turn, text: string, words: readonly string[]): ((word: string, at: number) => boolean) => {
  if (turn.language === "de" || text === text.toUpperCase()) return () => false;
  return (word, at) => {
    if (!everydayNames.has(word)) return false;
    const typed = [...toNormalForm(text).matchAll(/[\p{L}\p{N}]+/gu)];
    const [raw = "", before = ""] = [typed[at]?.[0], text.slice(0, typed[at]?.index ?? 0)];
    return typed.length === words.length && /^\p{Lu}\p{Ll}/u.test(raw) && /[\p{L}\p{N},] $/u.test(before);
  };
};

/** Where each person is named; nobody whose name is also that of another. */
export const whereNamed = (turn: Turn, words: readonly string[], agents: readonly NamedRow[]): NamedAt[] => {
  const found = agents.flatMap((agent) => {
    const { ids, used } = matchNames(words, [agent], agentOptions(turn, words, false, false));
    return ids.length > 0 ? [{ id: agent.id, at: Math.min(...used) }] : [];
  });
  return found.filter(({ at }) => found.filter((other) => other.at === at).length === 1);
};

export const agentOptions = (turn: Turn, words: readonly string[], isExpected: boolean, isForgiving: boolean) => ({
  isForgiving,
  isPartEnough: true,
  // "My wife" is no "Frau Sommer".
  isGeneral: isTitle,
  isDoubtful: (word: string, position: number): boolean => {
    if (isExpected || words.length === 1) return false;
    const isDay = isCalendarWord(word, turn.language) || isMonthWord(word, turn.language);
    // "Marca" isn't a slip of "Márcia".
    const isElse = isForgiving && isCommonWord(word);
    if (!isDay && !isElse && !everydayNames.has(word)) return false;
    return !followsWith(words, position);
  },
});

/** Whether a person is introduced there: "with", "con el señor", "bei der". */
const followsWith = (words: readonly string[], position: number): boolean => {
  const before = words.slice(Math.max(0, position - 3), position);
  const title = before.findLastIndex((one) => isTitle(one));
  if (title >= 0 && title === before.length - 1) return true;
  return withWords.has(
    before
      .slice(-2)
      .filter((one) => !articles.has(one))
      .at(-1) ?? "",
  );
};

const withWords = new Set(Object.values(allPhrases).flatMap((phrases) => phrases.withWords));

const articles = new Set(["o", "a", "la", "el", "le", "der", "die", "dem", "den", "the"]);

/** Names that are words of everyday sentences. */
const everydayNames = new Set(
  "will may mark grace hope art bill rob pat sue jack rich faith joy dawn sol luz paz rosa mar alba pilar reyes cruz an jan kai rose claire aime victoire prudence ernst frank gut lang".split(
    " ",
  ),
);
