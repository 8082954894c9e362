import { turnOf } from "../../conversation-turn.ts";
import type { ConversationFacts } from "../../facts.ts";
import { isActionQuestion } from "../../is-action-question.ts";
import type { Line } from "../../replying/reply.ts";
import { type StepResult, toStepResult } from "../../replying/to-step-result.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState } from "../../state.ts";
import { isBookingScene } from "../answer-choice-id.ts";
import { askAgain } from "../ask-again.ts";

/**
 * Says where the client's data can be read, or, where `link` is null, that this was said too often today; what was being booked or
 * changed is asked again.
 */
export const afterDataLink = (state: ConversationState, link: string | null, facts: ConversationFacts): StepResult => {
  const turn = turnOf(facts, null);
  const line: Line = link === null ? { key: "data.later" } : { key: "data.link", values: { link: { typed: link } } };
  const isOpen = isBookingScene(state) || isActionQuestion(state);
  const answered: TurnOutcome = isOpen ? askAgain(turn, state, [line]) : { scene: { step: "menu" }, lines: [line] };
  return toStepResult(turn, state, answered, Temporal.Instant.fromEpochMilliseconds(state.lastAtMs));
};
