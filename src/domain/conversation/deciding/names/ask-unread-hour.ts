import { askChange } from "../../booking/questions/ask-change.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { Meaning } from "../../reading/meaning.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState } from "../../state.ts";

/**
 * Something was put right, and what sounds like an hour beside it wasn't understood: it is said, and what else is to change is asked,
 * so that a yes doesn't book the hour that may be wrong.
 */
export const askUnreadHour = (
  turn: Turn,
  state: ConversationState,
  { unreadHour, when }: Meaning,
  outcome: TurnOutcome | null,
): TurnOutcome | null => {
  const isOpen = state.step === "summary" || state.step === "change" || state.step === "name";
  const isRead = unreadHour === null || when.date !== undefined || when.time !== undefined;
  if (outcome === null || outcome.isMiss || isRead || !isOpen || outcome.scene.step !== "summary") return outcome;
  const asked = askChange(turn, outcome.scene.draft);
  const lines = [{ key: "noted.uncertain" as const, values: { text: unreadHour } }, ...asked.lines];
  return { ...asked, lines, ...(outcome.command && { command: outcome.command }) };
};
