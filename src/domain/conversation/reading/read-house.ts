import { findHouseAnswers } from "../../house/find-house-answers.ts";
import type { Turn } from "../conversation-turn.ts";
import { isServiceWord } from "../services/salon-words.ts";
import { foldedWords } from "../words/fold-text.ts";
import type { Meaning } from "./meaning.ts";

/** The owner's answers that a message, or one clause of it, asks for, by their ids. */
export const readHouse = (
  turn: Turn,
  text: string,
  understood: Pick<Meaning, "typeIds" | "hasContent">,
): readonly string[] => {
  const { answers } = turn.facts.business.house;
  if (answers.length === 0) return none;
  const words = foldedWords(text);
  return findHouseAnswers(words, answers)
    .filter(({ positions }) => [...positions].some((position) => !isOfBooking(words, position, understood)))
    .map(({ id }) => id);
};

const none: readonly string[] = [];

/**
 * What is left of a message without the clauses that only ask the house: those say nothing about a booking. Null when nothing is
 * left, or nothing was asked apart.
 */
export const restBesideHouse = (turn: Turn, clauses: readonly string[]): string | null => {
  const others = clauses.filter((clause) => readHouse(turn, clause, { typeIds: [], hasContent: false }).length === 0);
  return others.length > 0 && others.length < clauses.length ? others.join(", ") : null;
};

/** "Kids" in "a kids' cut for Friday" is the service, and "for my son" says who comes: neither asks about children. */
const isOfBooking = (
  words: readonly string[],
  position: number,
  { typeIds, hasContent }: Pick<Meaning, "typeIds" | "hasContent">,
): boolean => {
  if (typeIds.length > 0 && isServiceWord(words[position] ?? "")) return true;
  return hasContent && words.slice(Math.max(0, position - 3), position).some((word) => forWords.has(word));
};

const forWords: ReadonlySet<string> = new Set("for para pra pro pour fur fuer".split(" "));
