import type { Log } from "../../../platform/log.ts";
import { type AnsweringDeps, type ConversationRef, type TurnResult, takeTurn } from "../answering/answering-service.ts";
import { type ClaimedMessage, sendClaimedMessages } from "../sending/sending-service.ts";
import type { Settlement } from "./settling-service.ts";

export type AdvanceDeps = AnsweringDeps & { log: Log };

/**
 * Answers what waits in a conversation, then sends everything there is to say. Returns what has to be written down, or
 * null; until it is written, the conversation belongs to this process.
 */
export const advanceConversation = async (
  deps: AdvanceDeps,
  conversationRef: ConversationRef,
): Promise<{ settlement: Settlement | null; goesOnInMs: number | null; error?: unknown }> => {
  const outgoing: ClaimedMessage[] = [];
  let turn: TurnResult = { outgoing: [], goesOnInMs: 0, isKept: false };
  let failure: { error: unknown } | null = null;
  while (turn.goesOnInMs === 0 && failure === null) {
    try {
      turn = await takeTurn(deps, conversationRef, new Set(outgoing.map(({ messageId }) => messageId)));
      outgoing.push(...turn.outgoing);
    } catch (error) {
      // What was answered before leaves all the same.
      failure = { error };
    }
  }
  const { outcomes, isDone } = await sendClaimedMessages(deps, conversationRef.ownerId, outgoing);
  const how = failure ? "unanswered" : isDone ? "done" : "unsent";
  const isSettled = how === "done" && outcomes.length === 0 && !turn.isKept;
  return {
    settlement: isSettled ? null : { ...conversationRef, outcomes, how },
    goesOnInMs: failure ? null : turn.goesOnInMs,
    ...failure,
  };
};
