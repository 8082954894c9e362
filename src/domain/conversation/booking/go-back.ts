import { showAppointment } from "../appointments/show-appointment.ts";
import type { Turn } from "../conversation-turn.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { BookingScene } from "../state.ts";
import { proceedWithDraft } from "./proceed-with-draft.ts";
import { clearDraftField } from "./questions/ask-change.ts";

/** One question back; from the first one to where the booking began. What was never asked is passed over. */
export const goBack = (turn: Turn, scene: BookingScene): TurnOutcome => {
  const { draft } = scene;
  if (scene.step === "change") return proceedWithDraft(turn, draft);
  if (scene.step === "repeat") return proceedWithDraft(turn, { ...draft, repeat: undefined });
  if (scene.step === "existing") return offerMenu(turn, []);
  if (scene.step === "waitlist") return proceedWithDraft(turn, { ...draft, isWaiting: undefined, isAnyDay: undefined });
  if (draft.isAdding) return proceedWithDraft(turn, { ...draft, isAdding: undefined });
  if (scene.page > 0) return proceedWithDraft(turn, draft, { page: scene.page - 1 });
  const questions: readonly string[] = [
    ...(turn.facts.types.length > 1 && !draft.moving ? ["type"] : []),
    ...(turn.facts.agents.length > 1 && !draft.moving ? ["agent"] : []),
    "day",
    "time",
  ];
  const here = scene.step === "name" || scene.step === "summary" ? questions.length : questions.indexOf(scene.step);
  const earlier = scene.step === "slot" ? "day" : questions[here - 1];
  if (earlier === undefined) {
    return draft.moving ? showAppointment(turn, draft.moving.appointmentId) : offerMenu(turn, []);
  }
  const later = questions.slice(questions.indexOf(earlier));
  return proceedWithDraft(turn, later.reduce(clearDraftField, { ...draft, isAsap: undefined }));
};
