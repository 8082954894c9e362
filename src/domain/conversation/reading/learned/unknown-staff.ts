import type { Turn } from "../../conversation-turn.ts";
import { foldedWords } from "../../words/fold-text.ts";
import { isTitle } from "../../words/titles.ts";
import type { Meaning, MeaningContext } from "../meaning.ts";
import { isKnownWord } from "../named/own-words.ts";
import type { LearnedReading } from "./learned-reading.ts";

/** A person asked for by a name that nobody here has, if only the learned reader sees that. */
export const withUnknownStaff = (
  turn: Turn,
  text: string,
  meaning: Meaning,
  { learned, context }: { learned: LearnedReading; context: MeaningContext },
): Meaning => {
  const { agentIds, isAnyone, unknownAgent, forSomeone, choice, steering, ownName } = meaning;
  const isRead = agentIds.length > 0 || isAnyone || unknownAgent !== null || forSomeone !== null || choice !== null;
  // Where nobody asked with whom, a name that was read as the client's own is that.
  const isOwn = ownName !== null && !context.isAgentOpen && context.step !== "agent";
  const isNeeded = !isRead && !isOwn && steering.size === 0 && context.expect !== "name" && !meaning.isNumber;
  const isName = (words: readonly string[]): boolean =>
    words.length > 0 && words.every((word) => !isKnownWord(turn, word));
  const [said, ...others] = (isNeeded ? learned.staff() : [])
    .map(({ start, end }) => ({ name: text.slice(start, end), words: wordsOf(text.slice(start, end)) }))
    .filter(({ words }) => isName(words));
  if (!said || others.length > 0) return meaning;
  // What the patterns took for the client's own name is the same person.
  const isOther = ownName !== null && !wordsOf(ownName).every((word) => said.words.includes(word));
  return isOther ? meaning : { ...meaning, unknownAgent: said.name, ownName: null, isNameOnly: false };
};

const wordsOf = (name: string): string[] => foldedWords(name).filter((word) => !isTitle(word));
