import { findOwn } from "../appointments/own-appointments.ts";
import { showAppointment } from "../appointments/show-appointment.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import type { IncomingMessage } from "../message.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import { isSaidBefore } from "../receiving/said-before.ts";
import { contactLine } from "../replying/contact.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState, Scene } from "../state.ts";
import { answersTo } from "./answer-questions.ts";
import { moveMeantAppointment } from "./change-appointment.ts";
import { isAsking, leavesYes } from "./is-agreement.ts";
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
  const own = reminder && findOwn(turn, reminder.appointmentId);
  if (!reminder || !own) return null;
  const sentAtMs = reminder.sentAt.epochMilliseconds;
  const isBefore = (oneMs: number, otherMs: number) => isSaidBefore(oneMs, otherMs, turn.facts.now);
  if (isBefore(sentAtMs, state.lastAtMs) || isBefore(at.epochMilliseconds, sentAtMs)) return null;
  // "Can we make it Friday at 4?" gives the new time.
  if (saysAct(meaning, "move") && meaning.hasContent) return moveMeantAppointment(turn, meaning);
  const named = reminderActions.find((one) => one === meaning.remindedChoice);
  const beside = named === undefined && meaning.beside && leavesYes(state, meaning.beside) ? meaning.beside : null;
  const action = named ?? (beside ? "confirm" : actionIn(meaning));
  const answered = action && answerReminder(turn, `reminder:${action}:${reminder.appointmentId}:${reminder.version}`);
  if (answered) return beside ? withAnswers(turn, own, beside, answered) : answered;
  return meaning.steering.has("no") ? showAppointment(turn, reminder.appointmentId) : null;
};

/** "Yes, and what does it cost?" is a yes and a question about the appointment: both are answered. */
const withAnswers = (turn: Turn, own: OwnAppointment, said: Meaning, went: TurnOutcome): TurnOutcome => {
  const typeIds = said.typeIds.length > 0 || own.typeId === null ? said.typeIds : [own.typeId];
  const found = answersTo(turn, menu, { ...said, typeIds });
  const isTold = found.length > 0 || !isAsking(said) || saysAct(said, "mine", "who");
  const answers = isTold ? found : [{ key: "info.otherQuestion" as const }, contactLine(turn)];
  if (went.scene.step !== "working") return { ...went, lines: [...went.lines, ...answers] };
  return { ...went, scene: { ...went.scene, answers } };
};

const menu: Scene = { step: "menu" };

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
