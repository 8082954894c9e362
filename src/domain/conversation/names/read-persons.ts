import type { Turn } from "../conversation-turn.ts";
import type { Meaning, OtherPerson } from "../reading/meaning.ts";
import type { Understanding } from "../reading/understand-message.ts";
import { readAudience } from "../services/audience/read-audience.ts";
import { isForOffspring } from "../services/audience/read-child.ts";
import { foldedWords } from "../words/fold-text.ts";
import { correctName, joinNames } from "./correct-name.ts";
import type { NamesFound } from "./find-names.ts";
import { meantNames } from "./meant-names.ts";
import type { NameContext } from "./name-labels.ts";
import { saysLetters } from "./respell-name.ts";
import { withRespelledParts } from "./rules/respelled-parts.ts";

export type Persons = Pick<
  Meaning,
  "ownName" | "forSomeone" | "unknownAgent" | "correctedName" | "isNameWrong" | "isNameOnly" | "isNameApart"
>;

type PersonsContext = {
  found: NamesFound;
  understanding: Understanding;
  /** The name on the booking, or the client's. */
  currentName: string | null;
  context: NameContext;
  /** The message begins with a yes. */
  isYes: boolean;
};

/** Who is who: the client, somebody the booking is for, somebody asked for who isn't here. */
export const readPersons = (
  turn: Turn,
  text: string,
  { found: read, understanding, currentName, context, isYes }: PersonsContext,
): Persons => {
  const isReadBack = context === "shown" && currentName !== null;
  const found = isReadBack ? meantNames(text, read, { current: currentName, isYes }) : read;
  const { agentIds, hasContent } = understanding;
  const { own, family, other, staff, isForRelation } = found;
  const known = turn.facts.client.name;
  const said = own && family ? joinNames(own.text, family.text) : (own?.text ?? family?.text ?? null);
  const ownName = said !== null && context === "asked" ? withRespelledParts(text, said) : said;
  const forSomeone = ((): OtherPerson | null => {
    if (other) return { name: other.text };
    // "Book Leo in, he's my son": the name of one who is known already is that of the other.
    const isTheirs = known !== null && ownName !== null && !isSameName(ownName, known);
    if (isForRelation || (context === "open" && isForChild(text))) return { name: isTheirs ? ownName : null };
    // A known client who books under another name books for the person of that name.
    return isTheirs && hasContent && context === "open" ? { name: ownName } : null;
  })();
  const called = read.called ? (read.own?.text ?? null) : null;
  const named = context !== "shown" ? null : (called ?? correctName(text, currentName, found));
  const correctedName = named !== null && isStaffSwap(turn, named, currentName, agentIds) ? null : named;
  return {
    ownName: context === "shown" ? null : ownName,
    forSomeone,
    correctedName,
    unknownAgent: agentIds.length > 0 || pronouns.has(staff?.text ?? "") ? null : (staff?.text ?? null),
    isNameWrong: context === "shown" && correctedName === null && ownName === null && !other && saysLetters(text),
    isNameOnly: (ownName !== null || other !== null) && found.otherWords <= mostOtherWords,
    isNameApart: ownName !== null && found.isApart,
  };
};

/** "My 9 year old needs a cut": somebody else, whatever the child is called. */
const isForChild = (text: string): boolean => {
  if (!mayBeForChild.test(text)) return false;
  const words = foldedWords(text);
  const said = readAudience(words);
  return (said?.audience === "child" && said.isWanted) || isForOffspring(` ${words.join(" ")} `);
};

/** A quick look before anything is split. */
const mayBeForChild = /\b(?:for|para|pra|pro|pour|fur|fuer|needs?|necesita|precisa|besoin|braucht|my|our)\b|für/i;

/** "A las 3 con ella": nobody is called so, in small letters. */
const pronouns = new Set("ella él el ellas elle lui ela ele her him them ihr ihm".split(" "));

/** "Ah sorry, put it under": what may be beside a name that is the whole answer. */
const mostOtherWords = 4;

/** "Troque-me o Luis pela Ana": of two who work here, the one who goes isn't the client. */
const isStaffSwap = (turn: Turn, name: string, current: string | null, agentIds: readonly string[]): boolean => {
  const before = new Set(foldedWords(current ?? ""));
  const fresh = foldedWords(name).filter((word) => !before.has(word));
  const named = turn.facts.agents.filter((agent) => foldedWords(agent.name).some((word) => fresh.includes(word)));
  return named.length > 0 && agentIds.some((id) => !named.some((agent) => agent.agentId === id));
};

/** The same person: a word of one name is in the other. */
const isSameName = (one: string, other: string): boolean => {
  const words = new Set(foldedWords(other));
  return foldedWords(one).some((word) => words.has(word));
};
