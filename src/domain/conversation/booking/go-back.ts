import { showAppointment } from "../appointments/show-appointment.ts";
import type { Turn } from "../conversation-turn.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { BookingScene } from "../state.ts";
import { changeField } from "./change-field.ts";
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
  if (scene.page > 0) return proceedWithDraft(turn, draft, { page: scene.page - 1, isDayList: scene.step === "day" });
  const isFirst = draft.moving ? scene.step === "day" || scene.step === "slot" : scene.step === "type";
  if (isFirst || (scene.step === "slot" && turn.facts.types.length < 2)) {
    return draft.moving ? showAppointment(turn, draft.moving.appointmentId) : offerMenu(turn, []);
  }
  const cleared = clearedAt[scene.step];
  return cleared ? proceedWithDraft(turn, cleared.reduce(clearDraftField, draft)) : changeField(turn, draft, "time");
};

/** What is asked again in place of each question. */
const clearedAt: Partial<Record<BookingScene["step"], readonly string[]>> = {
  agent: [],
  slot: ["type", "agent", "day"],
  day: ["day"],
  time: ["day"],
};
