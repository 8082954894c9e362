import type { WholePhrase } from "../phrases/phrases.ts";
import type { Scene } from "../state.ts";
import type { Outcome, Turn } from "../turn.ts";
import { understand } from "../understand.ts";
import { answerCancel, askCancel } from "./ask-cancel.ts";
import { listAppointments, openAppointment, startMove } from "./list-appointments.ts";
import { upcoming } from "./own-appointments.ts";

export type AppointmentScene = Extract<Scene, { step: "appointments" | "appointment" | "cancel" }>;

/** Goes on from an option of the client's appointments. */
export const answerAppointmentChoice = (turn: Turn, scene: AppointmentScene, value: string): Outcome => {
  if (scene.step === "cancel") return answerCancel(turn, scene, value);
  if (scene.step === "appointment") {
    return value === "move" ? startMove(turn, scene.appointmentId) : askCancel(turn, scene.appointmentId);
  }
  if (value === "more") return listAppointments(turn, scene.purpose, scene.page + 1);
  return openAppointment(turn, scene.purpose, value);
};

/** Goes on from what was typed; null when it says nothing about the appointments. */
export const answerAppointmentText = (
  turn: Turn,
  scene: AppointmentScene,
  { text, phrases, offered }: { text: string; phrases: ReadonlySet<WholePhrase>; offered: readonly string[] },
): Outcome | null => {
  if (scene.step === "cancel") {
    if (phrases.has("yes") || phrases.has("cancelIt")) return answerCancel(turn, scene, "yes");
    return phrases.has("no") || phrases.has("keep") ? answerCancel(turn, scene, "keep") : null;
  }
  if (scene.step === "appointment") {
    if (phrases.has("move") && offered.includes("move")) return startMove(turn, scene.appointmentId);
    const isCancel = phrases.has("cancelIt") || phrases.has("leave");
    return isCancel && offered.includes("cancel") ? askCancel(turn, scene.appointmentId) : null;
  }
  if (phrases.has("more") && offered.includes("more")) return listAppointments(turn, scene.purpose, scene.page + 1);
  const meant = meantAppointments(turn, text);
  return meant.length === 1 ? openAppointment(turn, scene.purpose, meant[0] as string) : null;
};

/** The appointments a text may mean: by day, time, agent or service. */
const meantAppointments = (turn: Turn, text: string): string[] => {
  const { when, agentIds, typeIds, hasContent } = understand(turn, text, "day");
  if (!hasContent) return [];
  const { date, time } = when;
  return upcoming(turn)
    .filter((appointment) => {
      if (date && !(date.kind === "day" && date.date === appointment.date)) return false;
      if (time?.kind === "exact" && time.time !== appointment.time) return false;
      if (time?.kind === "halfDay" && !time.times.includes(appointment.time)) return false;
      if (agentIds.length > 0 && !agentIds.includes(appointment.agentId)) return false;
      return typeIds.length === 0 || (appointment.typeId !== null && typeIds.includes(appointment.typeId));
    })
    .map(({ id }) => id);
};
