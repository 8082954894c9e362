import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import { applyReading } from "../booking/apply-reading.ts";
import { mayNotBook } from "../booking/may-not-book.ts";
import type { Turn } from "../conversation-turn.ts";
import { isBookingScene } from "../deciding/answer-choice-id.ts";
import { type Meaning, maySay, saysAct } from "../reading/meaning.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState, Draft } from "../state.ts";
import { offerFreeFirst } from "./offer-free-first.ts";
import { showWaits } from "./own-waits.ts";

/** Answers words about the waitlist: joining it, asking about it, leaving it. Null when there are none. */
export const answerWaitlistWords = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { waiting } = meaning;
  const isOnIt = (turn.facts.waits ?? []).length > 0;
  // Someone who waits for nothing and has an appointment gives that up; its own question follows.
  const isOwnMeant = !isOnIt && ownUpcomingAppointments(turn).length > 0;
  if (waiting === "leave" && isOwnMeant && (maySay(meaning, "cancel") || meaning.when.date !== undefined)) return null;
  if (waiting === "status" && isOwnMeant && maySay(meaning, "mine")) return null;
  if (waiting === "leave") return showWaits(turn, { isLeaving: true });
  if (waiting === "status") return showWaits(turn, { isLeaving: false });
  if (waiting !== "join" && waiting !== "named" && !saysAct(meaning, "waitlist")) return null;
  // Its name alone, from someone who is already on it, asks for their place.
  const isNamed = waiting === "bare" || (waiting === "named" && !meaning.hasContent);
  if (isNamed && isOnIt && !isBookingScene(state)) return showWaits(turn, { isLeaving: false });
  return join(turn, state, meaning);
};

const join = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome => {
  const obstacle = mayNotBook(turn, {});
  if (obstacle) return obstacle;
  const before: Draft = isBookingScene(state) && !state.draft.moving ? state.draft : {};
  const { severalTypeIds, typeIds } = meaning;
  // Only one of several services can be waited for: ask which.
  const named = severalTypeIds.length > 1 ? [...severalTypeIds] : [];
  const together = typeIds.length > 0 ? named : (before.visitTypeIds ?? []);
  const wanted: Draft = {
    ...before,
    ...(together.length > 1 && { typeId: together[0] }),
    isWaiting: true,
    isAsap: undefined,
    nextTypeIds: undefined,
    visitTypeIds: together.length > 1 ? together : undefined,
    visitAgentIds: undefined,
  };
  // "Tell me at once" is about the message, not the appointment.
  const { isAsap: _, ...when } = meaning.when;
  // "If anyone drops out with Luis" names him alone.
  const isAnyone = meaning.isAnyone && meaning.agentIds.length === 0;
  const asked = applyReading(turn, wanted, {
    ...{ ...meaning, when, isAnyone, severalTypeIds: [] },
    ...(together.length > 1 && { typeIds: [] }),
  });
  // Someone who has just read what is free wants something else.
  const hasRead = state.step === "slot" || state.step === "day" || state.step === "time";
  return hasRead && !meaning.hasContent ? asked : offerFreeFirst(turn, asked);
};
