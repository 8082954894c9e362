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
  const isAsked = context.isAgentOpen === true || context.step === "agent";
  const isOwn = ownName !== null && !isAsked;
  const isElse = context.isNameless === true || (learned.chances.waitlist ?? 0) >= 0.5 || meaning.waiting !== null;
  const isNeeded =
    !isElse && !isRead && !isOwn && steering.size === 0 && context.expect !== "name" && !meaning.isNumber;
  const isName = (words: readonly string[]): boolean =>
    words.length > 0 && words.every((word) => !isKnownWord(turn, word) && !isShortFor(turn, word));
  const isTyped = (name: string): boolean =>
    /^\p{Lu}/u.test(name) || (isAsked && !/\p{Lu}/u.test(text) && vowels.test(name));
  const [said, ...others] = (isNeeded ? learned.staff() : [])
    .map(({ start, end }) => ({ name: text.slice(start, end), words: wordsOf(text.slice(start, end)) }))
    .filter(({ name, words }) => isTyped(name) && isName(words));
  if (!said || others.length > 0) return meaning;
  // What the patterns took for the client's own name is the same person.
  const isOther = ownName !== null && !wordsOf(ownName).every((word) => said.words.includes(word));
  return isOther ? meaning : { ...meaning, unknownAgent: said.name, ownName: null, isNameOnly: false };
};

/** "Qwrtz" is nobody. */
const vowels = /[aeiouyáéíóúàèìòùäöüâêîôûãõ]/iu;

/** "Anita" for Ana. */
const isShortFor = ({ facts }: Turn, word: string): boolean =>
  facts.agents.some(({ name }) => {
    const [given = ""] = wordsOf(name);
    const same = Math.max(2, Math.min(4, given.length - 1));
    return word.slice(0, same) === given.slice(0, same);
  });

const wordsOf = (name: string): string[] => foldedWords(name).filter((word) => !isTitle(word));
