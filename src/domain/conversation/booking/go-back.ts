import { showAppointment } from "../appointments/show-appointment.ts";
import type { Turn } from "../conversation-turn.ts";
import { menu } from "../replying/menu.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { BookingScene } from "../state.ts";
import { proceed } from "./proceed.ts";
import { clearDraftField } from "./questions/ask-change.ts";

/** One question back; from the first one to where the booking began. What was never asked is passed over. */
export const goBack = (turn: Turn, scene: BookingScene): Outcome => {
  const { draft } = scene;
  if (scene.step === "change") return proceed(turn, draft);
  if (scene.step === "repeat") return proceed(turn, { ...draft, repeat: undefined });
  if (scene.step === "existing") return menu(turn, []);
  if (scene.step === "waitlist") return proceed(turn, { ...draft, isWaiting: undefined, isAnyDay: undefined });
  if (draft.isAdding) return proceed(turn, { ...draft, isAdding: undefined });
  if (scene.page > 0) return proceed(turn, draft, { page: scene.page - 1 });
  const questions: readonly string[] = [
    ...(turn.facts.types.length > 1 && !draft.moving ? ["type"] : []),
    ...(turn.facts.agents.length > 1 && !draft.moving ? ["agent"] : []),
    "day",
    "time",
  ];
  const here = scene.step === "name" || scene.step === "summary" ? questions.length : questions.indexOf(scene.step);
  const earlier = scene.step === "slot" ? "day" : questions[here - 1];
  if (earlier === undefined) {
    return draft.moving ? showAppointment(turn, draft.moving.appointmentId) : menu(turn, []);
  }
  const later = questions.slice(questions.indexOf(earlier));
  return proceed(turn, later.reduce(clearDraftField, { ...draft, isAsap: undefined }));
};
