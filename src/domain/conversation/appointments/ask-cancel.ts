import type { Turn } from "../conversation-turn.ts";
import { menu } from "../replying/menu.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { Draft } from "../state.ts";
import { detailsOf, findOwn, isTooLate } from "./own-appointments.ts";
import { showAppointment } from "./show-appointment.ts";

/** Asks whether an appointment is really to be cancelled. */
export const askCancel = (turn: Turn, appointmentId: string, afterwards?: Draft): Outcome => {
  const appointment = findOwn(turn, appointmentId);
  if (!appointment) return menu(turn, [{ key: "appointments.gone" }]);
  if (isTooLate(turn, appointment)) return showAppointment(turn, appointmentId);
  return {
    scene: {
      step: "cancel",
      appointmentId,
      appointmentVersion: appointment.version,
      ...(afterwards && { afterwards }),
    },
    lines: [{ key: "questions.cancel", values: detailsOf(appointment) }],
    choices: [
      { value: "yes", title: { key: "buttons.yesCancel" } },
      { value: "keep", title: { key: "buttons.keep" } },
    ],
    style: "buttons",
  };
};

/** The answer to `askCancel`. An appointment that was changed meanwhile is asked about anew. */
export const answerCancel = (
  turn: Turn,
  {
    appointmentId,
    appointmentVersion,
    afterwards,
  }: { appointmentId: string; appointmentVersion: number; afterwards?: Draft | undefined },
  value: string,
): Outcome => {
  const appointment = findOwn(turn, appointmentId);
  if (value !== "yes") return menu(turn, [{ key: "keptAsItWas" }]);
  if (!appointment || appointment.version !== appointmentVersion || isTooLate(turn, appointment)) {
    return askCancel(turn, appointmentId, afterwards);
  }
  return {
    scene: { step: "working", doing: "cancel", draft: afterwards ?? {} },
    lines: [],
    command: { kind: "cancel", appointmentId, version: appointmentVersion },
  };
};
