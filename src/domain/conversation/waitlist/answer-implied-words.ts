import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import type { Turn } from "../conversation-turn.ts";
import { isBookingScene } from "../deciding/answer-choice-id.ts";
import { askAgain } from "../deciding/ask-again.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState, Draft } from "../state.ts";
import { notJoined } from "./ask-waitlist.ts";
import { showWaits } from "./own-waits.ts";

/**
 * What is asked or given up where the list is what it is about, so that nobody has to name it: under the question whether to join,
 * and by someone who is on it and has nothing else.
 */
export const answerImpliedWords = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { waiting } = meaning;
  const said = waiting === "leave" || waiting === "status" ? waiting : meaning.impliedWaiting;
  if (said === null || waiting === "join") return null;
  const isNamed = said === waiting;
  const waits = turn.facts.waits ?? [];
  if (state.step === "waitlist" && waits.length === 0) {
    if (said === "status" && (isNamed || meaning.isQuestion))
      return askAgain(turn, state, [{ key: "waitlist.notYet" }]);
    return said === "leave" && (isNamed || !hasOther(state.draft, meaning)) ? notJoined(turn) : null;
  }
  // "Delete me" by itself asks for more than a place on the list.
  if (saysAct(meaning, "erase") && state.step !== "waiting") return null;
  if (isNamed || waits.length === 0 || isBookingScene(state) || ownUpcomingAppointments(turn).length > 0) return null;
  if (said === "status" && !meaning.isQuestion) return null;
  const isTheirs = waits.some(({ request: { from, to, typeId } }) => {
    const { date } = meaning.when;
    const isDay = date === undefined || (date.kind === "day" && from <= date.date && date.date <= to);
    return isDay && meaning.when.time === undefined && meaning.typeIds.every((id) => id === typeId);
  });
  return isTheirs ? showWaits(turn, { isLeaving: said === "leave" }) : null;
};

/** Something else is wanted instead: another day, an hour, another person or service. */
const hasOther = ({ date, typeId, agentId }: Draft, { when, typeIds, agentIds }: Meaning): boolean =>
  when.time !== undefined ||
  (when.date !== undefined && !(when.date.kind === "day" && when.date.date === date)) ||
  typeIds.some((id) => id !== typeId) ||
  agentIds.some((id) => id !== agentId);
