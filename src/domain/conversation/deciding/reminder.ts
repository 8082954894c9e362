import { askCancel } from "../appointments/ask-cancel.ts";
import { startMove } from "../appointments/list-own-appointments.ts";
import { findOwn, ownAppointmentValues } from "../appointments/own-appointments.ts";
import { showAppointment } from "../appointments/show-appointment.ts";
import type { Turn } from "../conversation-turn.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";

/** The buttons under a reminder, in their order. */
export const reminderActions = ["confirm", "reschedule", "cancel"] as const;

export type ReminderAction = (typeof reminderActions)[number];

/**
 * Answers a tap on a reminder's button, `reminder:<confirm|reschedule|cancel>:<appointmentId>:<version>`, which is
 * understood at any time; null when the id isn't one.
 */
export const answerReminder = (turn: Turn, choiceId: string): TurnOutcome | null => {
  const match = /^reminder:(confirm|reschedule|cancel):([^:]{1,100}):(\d{1,9})$/.exec(choiceId);
  if (!match) return null;
  const [, action, appointmentId = "", version] = match;
  const appointment = findOwn(turn, appointmentId);
  if (!appointment) return offerMenu(turn, [{ key: "appointments.gone" }]);
  if (action === "cancel") return askCancel(turn, appointmentId);
  if (action === "reschedule") return startMove(turn, appointmentId);
  // The reminder named a time that is no longer true: the client sees the new one before agreeing to anything.
  if (appointment.version !== Number(version)) {
    const shown = showAppointment(turn, appointmentId);
    return { ...shown, lines: [{ key: "appointments.changed" }, ...shown.lines] };
  }
  return {
    scene: { step: "working", doing: "confirm", draft: {} },
    lines: [],
    command: { kind: "confirm", appointmentId, version: appointment.version },
  };
};

/** The reply to a client who has confirmed attendance. */
export const confirmAttendance = (
  turn: Turn,
  appointment: Parameters<typeof ownAppointmentValues>[0],
): TurnOutcome => ({
  scene: { step: "menu" },
  lines: [
    {
      key: "confirmation.attending",
      values: { ...ownAppointmentValues(appointment), business: turn.facts.business.name },
    },
  ],
});
