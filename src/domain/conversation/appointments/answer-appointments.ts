import type { Turn } from "../conversation-turn.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";
import { answerCancel, askCancel } from "./ask-cancel.ts";
import { askCancelSeries } from "./ask-cancel-series.ts";
import { findMeantPart, onlyPart } from "./ask-part.ts";
import { listOwnAppointments, openAppointment, startMove } from "./list-own-appointments.ts";
import { meantAppointments } from "./meant-appointments.ts";
import { findOwn } from "./own-appointments.ts";

export type AppointmentScene = Extract<Scene, { step: "appointments" | "appointment" | "part" | "cancel" }>;

/** Goes on from an option of the client's appointments. */
export const answerAppointmentChoice = (turn: Turn, scene: AppointmentScene, value: string): TurnOutcome => {
  if (scene.step === "cancel" && value === "following") return askCancelSeries(turn, scene.appointmentId);
  if (scene.step === "cancel") return answerCancel(turn, scene, value);
  if (scene.step === "part") return changePart(turn, scene, value);
  if (scene.step === "appointment") {
    return value === "move" ? startMove(turn, scene.appointmentId) : askCancel(turn, scene.appointmentId);
  }
  if (value === "more") return listOwnAppointments(turn, scene.purpose, scene.page + 1);
  return openAppointment(turn, scene.purpose, value);
};

/** Goes on from what was said; null when it says nothing about the appointments. */
export const answerAppointmentText = (
  turn: Turn,
  scene: AppointmentScene,
  { meaning, offered }: { meaning: Meaning; offered: readonly string[] },
): TurnOutcome | null => {
  const { steering: phrases } = meaning;
  if (scene.step === "cancel") {
    if (phrases.has("yes") || phrases.has("cancelIt")) return answerCancel(turn, scene, "yes");
    if (phrases.has("onlyPart") && offered.includes(onlyPart)) return answerCancel(turn, scene, onlyPart);
    const part = isNamed(turn, scene, meaning);
    if (part) return askCancel(turn, part.id, { isPart: true, afterwards: scene.afterwards });
    return phrases.has("no") || phrases.has("keep") ? answerCancel(turn, scene, "keep") : null;
  }
  if (scene.step === "part") {
    const visit = findOwn(turn, scene.appointmentId);
    const part = visit && findMeantPart(visit, meaning);
    return part ? changePart(turn, scene, part.id) : null;
  }
  if (scene.step === "appointment") {
    if (phrases.has("move") && offered.includes("move")) return startMove(turn, scene.appointmentId);
    const isCancel = phrases.has("cancelIt") || phrases.has("leave");
    return isCancel && offered.includes("cancel") ? askCancel(turn, scene.appointmentId) : null;
  }
  if (phrases.has("more") && offered.includes("more")) return listOwnAppointments(turn, scene.purpose, scene.page + 1);
  // "Timo can't make it, cancel his" asks for more than to see it.
  if (scene.purpose === "show" && saysAct(meaning, "cancel", "move")) return null;
  const [only, ...others] = meantAppointments(turn, meaning);
  return only && others.length === 0 ? openAppointment(turn, scene.purpose, only.id) : null;
};

/** "Only the colour", as the answer to whether the whole visit should be cancelled. */
const isNamed = (turn: Turn, scene: Extract<Scene, { step: "cancel" }>, meaning: Meaning) => {
  const visit = scene.isPart || saysAct(meaning, "move", "book") ? null : findOwn(turn, scene.appointmentId);
  const isPlain = meaning.when.date === undefined && meaning.when.time === undefined && !meaning.isQuestion;
  return visit?.parts && isPlain && meaning.typeIds.length === 1 && !meaning.isNegated
    ? findMeantPart(visit, meaning)
    : null;
};

const changePart = (turn: Turn, { purpose }: Extract<Scene, { step: "part" }>, partId: string): TurnOutcome =>
  purpose === "move" ? startMove(turn, partId, true) : askCancel(turn, partId, { isPart: true });
