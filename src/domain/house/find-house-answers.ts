import { isCommonWord } from "../conversation/words/common-words.ts";
import { isNearly } from "../conversation/words/edit-distance.ts";
import { houseLimits, type KnownHouseAnswer } from "./house-answer.ts";
import { askedBy, findPhrase, matchTopics, tellsTrouble } from "./match-topics.ts";

/** An answer, and the positions of the words that ask for it. */
export type FoundAnswer = { id: string; positions: ReadonlySet<number> };

/**
 * The owner's answers that a text's words ask for, in the owner's order: by the title, by a keyword, or by any word of the same
 * topic in any of the five languages. Endings and small slips are forgiven. Who asks for gift cards doesn't ask about cards:
 * where one answer is asked for by some of another's words, the other is meant.
 */
export const findHouseAnswers = (words: readonly string[], answers: readonly KnownHouseAnswer[]): FoundAnswer[] => {
  if (words.length === 0 || tellsTrouble(words)) return [];
  // A word that people write often is itself and no slip of another: "there" is no "Tiere", "corte" no "carte".
  const common = new Set(words.filter(isCommonWord));
  const isSlip = (typed: string, wanted: string): boolean => !common.has(typed) && isNearly(typed, wanted);
  const topics = matchTopics(words, isSlip);
  const found = answers.slice(0, houseLimits.answers).flatMap(({ id, title, keywords }) => {
    const asked = askedBy(title, keywords);
    const own = asked.phrases.flatMap((phrase) => findPhrase(words, phrase, isSlip) ?? []);
    const positions = new Set([...own, ...asked.topics.flatMap((topic) => [...(topics.get(topic) ?? [])])]);
    return positions.size > 0 ? [{ id, positions }] : [];
  });
  return found.filter(({ positions }) => !found.some((other) => isPartOf(positions, other.positions)));
};

const isPartOf = (some: ReadonlySet<number>, all: ReadonlySet<number>): boolean =>
  some.size < all.size && some.isSubsetOf(all);
