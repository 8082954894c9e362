import { findOwn } from "../appointments/own-appointments.ts";
import { showAppointment } from "../appointments/show-appointment.ts";
import type { Turn } from "../conversation-turn.ts";
import type { IncomingMessage } from "../message.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import { isSaidBefore } from "../receiving/said-before.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState } from "../state.ts";
import { moveMeantAppointment } from "./change-appointment.ts";
import { answerReminder, type ReminderAction, reminderActions } from "./reminder.ts";

/**
 * Answers a text that replies to a reminder: a button's number or title, a yes or a no in own words. Null when a reminder
 * wasn't the last thing said, or the text is about something else.
 */
export const answerReminderText = (
  turn: Turn,
  state: ConversationState,
  { at }: Pick<IncomingMessage, "at">,
  meaning: Meaning,
): TurnOutcome | null => {
  const { reminder } = turn.facts;
  if (!reminder || !findOwn(turn, reminder.appointmentId)) return null;
  const sentAtMs = reminder.sentAt.epochMilliseconds;
  const isBefore = (oneMs: number, otherMs: number) => isSaidBefore(oneMs, otherMs, turn.facts.now);
  if (isBefore(sentAtMs, state.lastAtMs) || isBefore(at.epochMilliseconds, sentAtMs)) return null;
  // "Can we make it Friday at 4?" gives the new time.
  if (saysAct(meaning, "move") && meaning.hasContent) return moveMeantAppointment(turn, meaning);
  const named = reminderActions.find((one) => one === meaning.remindedChoice);
  const action = named ?? actionIn(meaning);
  if (action !== null) return answerReminder(turn, `reminder:${action}:${reminder.appointmentId}:${reminder.version}`);
  return meaning.steering.has("no") ? showAppointment(turn, reminder.appointmentId) : null;
};

/** "Yes, cancel it" doesn't confirm attendance: changes to the appointment are looked for first. */
const actionIn = (meaning: Meaning): ReminderAction | null => {
  const { steering } = meaning;
  if (steering.has("cancelIt") || steering.has("leave") || saysAct(meaning, "cancel")) return "cancel";
  if (steering.has("move") || steering.has("change") || steering.has("changeTime") || saysAct(meaning, "move")) {
    return "reschedule";
  }
  const isYes =
    steering.has("yes") || (saysAct(meaning, "confirm") && !meaning.hasContent && !saysAct(meaning, "late"));
  return isYes ? "confirm" : null;
};
