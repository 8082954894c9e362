import { answerText } from "../booking/answer-text.ts";
import type { Turn } from "../conversation-turn.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState } from "../state.ts";
import { isBookingScene } from "./answer-choice-id.ts";
import { answerQuestions } from "./answer-questions.ts";
import { houseLines } from "./house-lines.ts";

/**
 * Answers a question in the owner's own words and continues: anything else the message says about a booking still
 * counts. Null when no such question was asked, or the client wants to change an appointment.
 */
export const answerHouse = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const lines = houseLines(turn, meaning);
  if (lines.length === 0 || saysAct(meaning, "move", "cancel")) return null;
  if (isBookingScene(state) && meaning.hasContent) {
    const went = answerText(turn, state, { meaning, offered: state.offer.values });
    if (went && went.scene.step !== "working") return { ...went, lines: [...lines, ...went.lines] };
  }
  return answerQuestions(turn, state, meaning);
};
