import { listOwnAppointments } from "../../appointments/list-own-appointments.ts";
import { proceedWithDraft } from "../../booking/proceed-with-draft.ts";
import { isList } from "../../booking/refuse-list.ts";
import type { Turn } from "../../conversation-turn.ts";
import { isActionQuestion } from "../../is-action-question.ts";
import { likelihoodOf, type Meaning, maySay, saysAct } from "../../reading/meaning.ts";
import { offerMenu } from "../../replying/offer-menu.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState } from "../../state.ts";
import { isBookingScene } from "../answer-choice-id.ts";
import { leaveUnfinished, takeLeave } from "../answer-words.ts";
import { askAgain } from "../ask-again.ts";
import { greetClient } from "../greet-client.ts";
import { offerPerson } from "../team/offer-person.ts";
import { cannotAnswer } from "../team/offer-team.ts";

/** Leaves what was begun when it is given up in whatever words; null when something else is wanted instead. */
export const answerDropped = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { isDropped, isThoughtOver, isQuestion, typeIds, agentIds, when, several, forSomeone, correctedName } = meaning;
  const isLeft = isDropped || (isThoughtOver && isBookingScene(state) && isList(state));
  if (!isLeft || isQuestion || forSomeone || correctedName !== null || meaning.repeat || meaning.waiting) return null;
  const isTimed = when.time !== undefined && when.time.kind !== "window";
  const isNamed = typeIds.length + agentIds.length > 0 || isTimed || when.date?.kind === "day";
  if (isNamed || when.isRefused || saysAct(meaning, "move", "hours", "price", "place", "late", "coming", "here"))
    return null;
  const isBegun = isBookingScene(state) || (isActionQuestion(state) && state.step !== "erase");
  if (isBegun && !several?.isTogether) return leaveUnfinished(turn, state);
  // With nothing begun there is nothing to leave: what is booked stays, unless that was meant.
  const isElse = likelihoodOf(meaning, "erase") > 0.5 || maySay(meaning, "cancel", "data", "stop", "book", "person");
  if (state.step !== "menu" || isElse || meaning.steering.size > 0) return null;
  // After a change not everything is as it was: what there is now is shown.
  return state.isChanged ? listOwnAppointments(turn, "show") : offerMenu(turn, [{ key: "keptAsItWas" }]);
};

/** "No wait, I want to keep it", of what was just cancelled: that it is, and whether to book it again. */
export const answerRegretted = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  if (state.step !== "menu" || !state.cancelled || meaning.hasContent || meaning.isQuestion) return null;
  const { steering, isNegated, isRather, isDropped } = meaning;
  const isBack =
    isNegated || isRather || isDropped || ["no", "keep", "leave"].some((word) => steering.has(word as "no"));
  if (!isBack || saysAct(meaning, "thank", "bye", "person", "book", "data", "erase", "feeling")) return null;
  return proceedWithDraft(turn, state.cancelled, { lead: [{ key: "alreadyCancelled" }] });
};

/** Whether a machine writes here, asked as such; null when anything else is wanted. */
export const answerMachineAsked = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { isMachineAsked, typeIds, when } = meaning;
  if (!isMachineAsked || typeIds.length > 0 || when.date || when.time) return null;
  if (saysAct(meaning, "move", "cancel", "data", "erase", "mine", "late", "book")) return null;
  return offerPerson(turn, state, { key: "info.assistant", values: { business: turn.facts.business.name } });
};

/** A kind word gets one back before the question that is open; null where anything is wanted. */
export const answerPraise = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { praise, steering, ownName, correctedName, forSomeone } = meaning;
  const isNamed = ownName !== null || correctedName !== null || forSomeone !== null || state.step === "name";
  if (praise === null || steering.size > 0 || isNamed || isActionQuestion(state)) return null;
  const isOpen = isBookingScene(state);
  if (praise === "thanks") return isOpen ? askAgain(turn, state, [{ key: "gladly" }]) : takeLeave(state);
  return isOpen ? askAgain(turn, state, [{ key: "allWell" }]) : greetClient(turn);
};

/** What is only mentioned, or put off, while nothing is begun: a kind word, and no booking. */
export const answerAside = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { isQuestion, isRequest, isTold, isPutOff, isLost, typeIds, when, repeat, steering } = meaning;
  const isChange = saysAct(meaning, "move", "cancel", "data", "erase", "mine", "late", "book");
  if (isLost && isQuestion && !isBookingScene(state) && !isChange && !when.time && typeIds.length === 0) {
    return cannotAnswer(turn, state);
  }
  if (meaning.isVented && !isBookingScene(state) && !isQuestion && !isChange) return greetClient(turn);
  if (isBookingScene(state) || isQuestion || repeat || steering.size > 0 || meaning.waiting !== null) return null;
  const isTimed = when.time?.kind === "exact" || when.time?.kind === "halfDay";
  if (meaning.isPast && !isRequest && !isChange && likelihoodOf(meaning, "feeling") < 1) return greetClient(turn);
  if (isRequest || isTimed || saysAct(meaning, "move", "cancel", "data", "erase", "stop", "late", "person"))
    return null;
  if (isPutOff && typeIds.length === 0 && !meaning.forSomeone) return takeLeave(state);
  return isTold && likelihoodOf(meaning, "feeling") < 1 ? greetClient(turn) : null;
};
