import { answerName } from "../../booking/answer-choice.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { Meaning } from "../../reading/meaning.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState } from "../../state.ts";
import { answerQuestions, isPlainlyAsked } from "../answer-questions.ts";

/**
 * A name given beside a question, each in a clause of its own: "Jule Wendt. Do you close at noon?" The question is answered and
 * the booking goes on with the name. Null where the two can't be told apart, or something else is changed.
 */
export const answerNameToo = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { isNameApart, isQuestion, hasContent, ownName, forSomeone } = meaning;
  if (state.step !== "name" || !isNameApart || !isQuestion || forSomeone) return null;
  if (hasContent && !isPlainlyAsked(meaning)) return null;
  const named = answerName(turn, state.draft, ownName);
  const answered = answerQuestions(turn, named.scene, meaning);
  return answered && { ...answered, ...(named.command && { command: named.command }) };
};
