import type { Turn } from "../../conversation-turn.ts";
import { isActionQuestion } from "../../is-action-question.ts";
import type { Meaning } from "../../reading/meaning.ts";
import type { Line } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState } from "../../state.ts";
import { askAgain } from "../ask-again.ts";
import { houseLines } from "../house-lines.ts";

/**
 * Says how cancelling works to who asks that, beside what the rest of the message comes to; nothing is called off by it. Null when it
 * wasn't asked.
 */
export const answerCancelRule = (
  turn: Turn,
  state: ConversationState,
  meaning: Meaning,
  answerRest: (rest: Meaning) => TurnOutcome | null,
): TurnOutcome | null => {
  const { cancelRule: rule, ...rest } = meaning;
  if (!rule) return null;
  const lines = [...houseLines(turn, meaning), ...ruleLines(turn, rule.isFeeAsked)];
  // "Yes, but can I cancel?" waits for the answer.
  const isOpen = rule.isOnly || (rule.isBut && isActionQuestion(state));
  const went = isOpen ? null : answerRest({ ...rest, house: [] });
  if (!went) return askAgain(turn, state, lines);
  if (went.scene.step !== "working") return { ...went, lines: [...lines, ...went.lines] };
  return { ...went, scene: { ...went.scene, answers: [...(went.scene.answers ?? []), ...lines] } };
};

const ruleLines = ({ facts }: Turn, isFeeAsked: boolean): Line[] => {
  const { cancelCutoffHours: count } = facts.business;
  const rule: Line = count > 0 ? { key: "info.cancelUntil", values: { count } } : { key: "info.cancelFreely" };
  const fees: Line = { key: "info.topicUnknown", values: { topic: { key: "topics.fees" } } };
  return isFeeAsked ? [rule, fees] : [rule];
};
