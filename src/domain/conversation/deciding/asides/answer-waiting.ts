import type { Turn } from "../../conversation-turn.ts";
import type { Meaning } from "../../reading/meaning.ts";
import { contactLine } from "../../replying/contact.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState } from "../../state.ts";

/** "When?" and "ok, I'll wait", said after the team was told that somebody wants to hear from them. */
export const answerWaiting = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  if (state.step !== "menu" || !state.isHandedOver || meaning.awaits === null) return null;
  const scene = { step: "menu", isHandedOver: true } as const;
  return meaning.awaits === "when"
    ? { scene, lines: [{ key: "answerPending" }, contactLine(turn)] }
    : { scene, lines: [{ key: "answerAwaited" }] };
};
