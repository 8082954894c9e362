import type { Turn } from "../conversation-turn.ts";
import { contactLine } from "../replying/contact.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import { findOwn, isTooLate, ownAppointmentValues } from "./own-appointments.ts";

/** One of the client's appointments and what can be done with it. */
export const showAppointment = (turn: Turn, appointmentId: string): TurnOutcome => {
  const appointment = findOwn(turn, appointmentId);
  if (!appointment) return offerMenu(turn, [{ key: "appointments.gone" }]);
  const values = ownAppointmentValues(appointment);
  const scene = { step: "appointment" as const, appointmentId };
  const toMenu = { value: "menu", title: { key: "buttons.menu" as const } };
  if (isTooLate(turn, appointment)) {
    const count = turn.facts.business.cancelCutoffHours;
    return {
      scene,
      lines: [
        { key: "appointments.details", values },
        { key: "appointments.tooLate", values: { count } },
        contactLine(turn),
      ],
      choices: [toMenu],
      style: "buttons",
    };
  }
  return {
    scene,
    lines: [{ key: "appointments.details", values }],
    choices: [
      { value: "move", title: { key: "buttons.reschedule" } },
      { value: "cancel", title: { key: "buttons.cancelIt" } },
      toMenu,
    ],
    style: "buttons",
  };
};
