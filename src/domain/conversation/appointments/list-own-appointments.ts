import { proceedWithDraft } from "../booking/proceed-with-draft.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { menuChoices } from "../replying/offer-menu.ts";
import { paginateChoices } from "../replying/paginate-choices.ts";
import type { TextKey } from "../replying/text-keys.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";
import { alsoWaiting } from "../waitlist/own-waits.ts";
import { askCancel } from "./ask-cancel.ts";
import { moveOf } from "./move-of.ts";
import { findChanged, ownUpcomingAppointments, withName } from "./own-appointments.ts";
import { showAppointment } from "./show-appointment.ts";

export type Purpose = Extract<Scene, { step: "appointments" }>["purpose"];

/** The client's appointments; the only one at once, because there is nothing to choose. */
export const listOwnAppointments = (turn: Turn, purpose: Purpose, page = 0): TurnOutcome => {
  const appointments = ownUpcomingAppointments(turn);
  const [only, ...others] = appointments;
  if (!only) {
    return {
      scene: { step: "menu" },
      lines: [{ key: "appointments.none" }, ...alsoWaiting(turn)],
      choices: menuChoices(turn).filter(({ value }) => value !== "mine"),
      style: "buttons",
    };
  }
  if (others.length === 0) return openAppointment(turn, purpose, only.id);
  return {
    scene: { step: "appointments", purpose, page },
    lines: [...(purpose === "show" ? alsoWaiting(turn) : []), { key: questions[purpose] }],
    choices: paginateChoices(appointments.map(toChoice), page),
    style: "list",
  };
};

/** Goes on with one of them. */
export const openAppointment = (turn: Turn, purpose: Purpose, appointmentId: string): TurnOutcome => {
  if (purpose === "cancel") return askCancel(turn, appointmentId);
  if (purpose === "move") return startMove(turn, appointmentId);
  const shown = showAppointment(turn, appointmentId);
  return { ...shown, lines: [...shown.lines, ...alsoWaiting(turn)] };
};

/** Asks for the new day of an appointment, with the same agent unless another is named. */
export const startMove = (turn: Turn, appointmentId: string, isPart?: true): TurnOutcome => {
  const found = findChanged(turn, { appointmentId, isPart });
  return found ? proceedWithDraft(turn, moveOf(found.changed, isPart)) : showAppointment(turn, appointmentId);
};

const questions: Record<Purpose, TextKey> = {
  show: "questions.appointments",
  move: "questions.appointmentToMove",
  cancel: "questions.appointmentToCancel",
};

const toChoice = ({ id, service, agentName, date, time, forName }: OwnAppointment): Choice => ({
  value: id,
  title: { key: "options.dateAndTime", values: { date: { date, style: "day" }, time: { time } } },
  description: {
    key: "descriptions.serviceWithAgent",
    values: { service: withName(service, forName), agent: agentName },
  },
});
