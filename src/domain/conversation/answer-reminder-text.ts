import { numberedValue } from "./answer-typed.ts";
import { findOwn } from "./appointments/own-appointments.ts";
import { showAppointment } from "./appointments/show-appointment.ts";
import type { IncomingMessage } from "./message.ts";
import type { Intent, WholePhrase } from "./phrases/phrases.ts";
import { readIntents } from "./phrases/read-intents.ts";
import { answerReminder, type ReminderAction, reminderActions } from "./reminder.ts";
import type { ConversationState } from "./state.ts";
import type { Outcome, Turn } from "./turn.ts";

/**
 * Answers a text that replies to a reminder: a button's number or title, a yes or a no in own words. Null when a reminder
 * wasn't the last thing said, or the text is about something else.
 */
export const answerReminderText = (
  turn: Turn,
  state: ConversationState,
  { text = "", at }: IncomingMessage,
  phrases: ReadonlySet<WholePhrase>,
): Outcome | null => {
  const { reminder } = turn.facts;
  if (!reminder || !findOwn(turn, reminder.appointmentId)) return null;
  const sentAtMs = reminder.sentAt.epochMilliseconds;
  if (sentAtMs < state.lastAtMs || sentAtMs > at.epochMilliseconds) return null;
  const action = numberedValue(text, reminderActions) ?? actionIn(phrases, readIntents(text));
  if (action !== null) return answerReminder(turn, `reminder:${action}:${reminder.appointmentId}:${reminder.version}`);
  return phrases.has("no") ? showAppointment(turn, reminder.appointmentId) : null;
};

/** "Yes, cancel it" is no promise to come: what changes the appointment is looked for first. */
const actionIn = (phrases: ReadonlySet<WholePhrase>, intents: ReadonlySet<Intent>): ReminderAction | null => {
  if (phrases.has("cancelIt") || phrases.has("leave") || intents.has("cancelIt")) return "cancel";
  if (phrases.has("move") || phrases.has("change") || phrases.has("changeTime")) return "reschedule";
  return phrases.has("yes") && !intents.has("move") ? "confirm" : null;
};
