import type { Turn } from "../conversation-turn.ts";
import { tagPersons } from "../names/tag-persons.ts";
import { allPhrases } from "../phrases/all-phrases.ts";
import { isCommonWord } from "../words/common-words.ts";
import { foldedWords } from "../words/fold-text.ts";
import { type Token, tokensOf } from "../words/tokens.ts";
import type { Meaning, OtherPerson } from "./meaning.ts";
import { correctName } from "./names/correct-name.ts";
import type { WordFacts } from "./names/name-run.ts";
import { type NamesRead, readNames } from "./names/read-names.ts";
import { peopleWords, readOtherPerson, readUnknownAgent } from "./read-people.ts";
import { kindOfWord, type Understanding } from "./understand.ts";

export type Persons = Pick<Meaning, "ownName" | "forSomeone" | "unknownAgent" | "correctedName">;

/** The names of a text, and the text without them, for whoever reads days and services: "Summer May" is no month. */
export type PersonsFound = { tokens: readonly Token[]; names: NamesRead; facts: WordFacts; rest: string };

export const findPersons = (turn: Turn, text: string, { isAsked }: { isAsked: boolean }): PersonsFound => {
  const tokens = tokensOf(text);
  const facts = wordFacts(turn);
  const names = readNames(tokens, facts, { isAsked });
  let rest = text;
  for (const run of [names.own, names.theirs, names.under, names.alone]) {
    if (run && (run !== names.alone || run.count > 1)) {
      rest = `${rest.slice(0, run.start)}${" ".repeat(run.end - run.start)}${rest.slice(run.end)}`;
    }
  }
  return { tokens, names, facts, rest };
};

type PersonsContext = {
  understanding: Understanding;
  currentName: string | null;
  isAsked: boolean;
  isBooking: boolean;
  expectsName: boolean;
};

/** Who is who: the customer, somebody the booking is for, somebody asked for who isn't here. */
export const readPersons = (
  turn: Turn,
  text: string,
  { tokens, names, facts }: PersonsFound,
  { understanding, currentName, isAsked, isBooking, expectsName }: PersonsContext,
): Persons => {
  const { typeIds, agentIds, hasContent } = understanding;
  const known = turn.facts.client.name;
  const related = readOtherPerson(tokens, { facts, isServiceNamed: typeIds.length > 0 });
  const isOther = related !== null || names.theirs !== null;
  // A single word may be anything; two that nobody knows, beside a service, are a person.
  const isPlace = typeIds.length > 0 || isBooking;
  const isPlain = names.alone !== null && !/\p{Lu}/u.test(names.alone.text);
  const isName = names.alone !== null && (expectsName ? true : names.alone.count > 1 && !isPlain);
  const alone = isName && (isPlace || isAsked) ? names.alone : null;
  const written = names.under ?? alone;
  const forSomeone: OtherPerson | null = isOther
    ? { name: related?.name ?? names.theirs?.text ?? written?.text ?? null }
    : known !== null && written !== null && hasContent && !isSameName(written.text, known)
      ? { name: written.text }
      : null;
  const ownName = names.own?.text ?? (isOther ? null : (written?.text ?? null));
  const correctedName = isAsked ? correctName(text, currentName, names) : null;
  const unknownAgent = agentIds.length > 0 ? null : readUnknownAgent(tokens, { withWords, facts });
  const found = { ownName, forSomeone, correctedName, unknownAgent };
  if (ownName !== null || forSomeone || correctedName !== null) return found;
  return { ...found, ...trained() };

  /** What no rule found the trained reader of words may find: names in words nobody listed. */
  function trained(): Partial<Persons> {
    if (!isPlace && !isAsked) return {};
    const context = expectsName ? "asked" : isAsked ? "shown" : "open";
    const tagged = tagPersons(tokens, {
      context,
      isKnown: (index) => facts.kindOf(tokens[index]?.word ?? "") !== null,
    });
    const own = context === "shown" ? null : tagged.ownName;
    return {
      ownName: own,
      // That it is for somebody else at all is said by a word for who it is, or with the name.
      forSomeone: tagged.forSomeone?.name ? tagged.forSomeone : null,
      ...(context === "shown" && tagged.ownName !== null && { correctedName: likeCurrent(tagged.ownName) }),
      unknownAgent: unknownAgent ?? (agentIds.length > 0 ? null : tagged.unknownAgent),
    };
  }

  /** Over a summary only what is like the name in it puts it right. */
  function likeCurrent(name: string): string | null {
    return currentName !== null && isSameName(name, currentName) && name !== currentName ? name : null;
  }
};

/** The same person: a word of one name is in the other. */
const isSameName = (one: string, other: string): boolean => {
  const words = new Set(foldedWords(other));
  return foldedWords(one).some((word) => words.has(word));
};

/** Each word is looked up once a message. */
const wordFacts = (turn: Turn): WordFacts => {
  const kinds = new Map<string, ReturnType<WordFacts["kindOf"]>>();
  return {
    kindOf: (word) => {
      const known = kinds.get(word);
      if (known !== undefined) return known;
      const kind = kindOfWord(turn, word);
      kinds.set(word, kind);
      return kind;
    },
    isCommon: (word) => isCommonWord(word) || peopleWords().plainWords.has(word) || peopleWords().relations.has(word),
  };
};

const withWords = new Set(Object.values(allPhrases).flatMap((phrases) => phrases.withWords));
