import type { Turn } from "../../conversation-turn.ts";
import type { Meaning } from "../../reading/meaning.ts";
import { readMeaning } from "../../reading/read-meaning.ts";
import type { ConversationState } from "../../state.ts";
import { contextOf, saysYes } from "../answer-meaning.ts";

/** A state with what was said in it. */
export type Said = { state: ConversationState; meaning: Meaning };

/**
 * A read-back with a name that was only proposed asks for the name, too: a name in the answer is read as if it had been asked for,
 * and read back before anything is booked. Beside a yes or anything else, a single word is a name only in a
 * clause of its own and with a capital: not in "Impecável, pode marcar".
 */
export const readNameAnswer = (turn: Turn, { state, meaning }: Said, text: string): Said => {
  if (state.step !== "summary" || meaning.choice !== null) return { state, meaning };
  const { slot: _, visits: __, ...rest } = state;
  const { proposedName, name, forName } = state.draft;
  if (proposedName === undefined || name !== undefined || forName !== undefined) return { state, meaning };
  const asked = { ...rest, step: "name" as const };
  const answer = readMeaning(turn, text, contextOf(asked));
  const said = answer.ownName ?? answer.forSomeone?.name ?? null;
  if (said === null) return { state, meaning };
  const isApart = answer.isNameApart || lastSentence(text) === said;
  const isClear = said.includes(" ") || (isApart && startsWithCapital.test(said));
  const isElse = saysYes(state, meaning) || answer.isQuestion || answer.hasContent;
  return isElse && !isClear ? { state, meaning } : { state: asked, meaning: answer };
};

const lastSentence = (text: string): string | undefined =>
  text
    .split(/[.!?:;\n]+/)
    .map((sentence) => sentence.trim())
    .findLast((sentence) => sentence !== "");

const startsWithCapital = /^\p{Lu}/u;
