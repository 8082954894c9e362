import { type AppointmentScene, answerAppointmentChoice } from "../appointments/answer-appointments.ts";
import { answerCancelSeries } from "../appointments/ask-cancel-series.ts";
import { listOwnAppointments } from "../appointments/list-own-appointments.ts";
import { answerMoveSeveral } from "../appointments/several/ask-move-several.ts";
import { answerChoice } from "../booking/answer-choice.ts";
import { askedDraft } from "../booking/asked-draft.ts";
import { proceedWithDraft } from "../booking/proceed-with-draft.ts";
import { usualAt } from "../booking/usual-times.ts";
import type { Turn } from "../conversation-turn.ts";
import { offerMenu, requestPerson } from "../replying/offer-menu.ts";
import { offeredValue } from "../replying/to-step-result.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { BookingScene, ConversationState, Draft, Scene } from "../state.ts";
import { answerOffer, answerOfferAgain } from "../waitlist/answer-offer.ts";
import { answerWaits } from "../waitlist/own-waits.ts";
import { houseAnswers } from "./asides/info-lines.ts";
import { askAgain } from "./ask-again.ts";
import { answerErase } from "./personal-data.ts";
import { answerReminder } from "./reminder.ts";
import { askTeam, askTeamValue } from "./team/offer-team.ts";

/** Answers a tap. An option that isn't on the table is never acted upon: the question is asked again. */
export const answerChoiceId = (turn: Turn, state: ConversationState, id: string): TurnOutcome => {
  const reminder = answerReminder(turn, id);
  if (reminder) return reminder;
  const answered = answerOffer(turn, id);
  if (answered) return answered;
  const value = offeredValue(state, id);
  if (value === askTeamValue) return askTeam(turn, state);
  return value === null ? askAgain(turn, state, [{ key: "stale" }]) : answerValue(turn, state, value);
};

/** Goes on from an option, tapped or typed. */
export const answerValue = (turn: Turn, scene: Scene, value: string): TurnOutcome => {
  if (value === "talk") return requestPerson(turn);
  if (value === "menu") return offerMenu(turn, []);
  if (value === "mine") return listOwnAppointments(turn, "show");
  if (scene.step === "heldOffer") return answerOfferAgain(turn, scene, value);
  if (scene.step === "waiting") return answerWaits(turn, scene, value);
  if (scene.step === "menu" || scene.step === "working") return answerMenu(turn, scene, value);
  if (scene.step === "erase") return answerErase(turn, value);
  if (scene.step === "cancelSeries") return answerCancelSeries(turn, scene, value);
  if (scene.step === "moveSeveral") return answerMoveSeveral(turn, scene, value);
  return isBookingScene(scene) ? answerChoice(turn, scene, value) : answerAppointmentChoice(turn, scene, value);
};

export const isBookingScene = (scene: Scene): scene is BookingScene => "draft" in scene && "page" in scene;

export const isAppointmentScene = (scene: Scene): scene is AppointmentScene =>
  scene.step === "appointments" || scene.step === "appointment" || scene.step === "part" || scene.step === "cancel";

/** The same as last time, within what was said besides. */
export const bookAgain = (turn: Turn, draft: Draft = {}): TurnOutcome => {
  const { lastVisit } = turn.facts.client;
  return proceedWithDraft(turn, { ...draft, ...lastVisit });
};

const answerMenu = (turn: Turn, scene: Scene, value: string): TurnOutcome => {
  if (value === "again") return bookAgain(turn);
  if (value.startsWith("type:")) return proceedWithDraft(turn, { typeId: value.slice(5) });
  const answer = houseAnswers[value];
  if (answer) return askAgain(turn, { step: "menu" }, answer(turn));
  const usual = usualAt(turn, {}, value);
  if (usual) return proceedWithDraft(turn, usual);
  return proceedWithDraft(turn, value === "book" ? askedDraft(scene) : {});
};
