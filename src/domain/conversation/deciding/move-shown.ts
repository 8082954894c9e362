import { moveOf } from "../appointments/move-of.ts";
import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import { applyReading } from "../booking/apply-reading.ts";
import type { Turn } from "../conversation-turn.ts";
import { typesBeyond } from "../reading/another/types-beyond.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState } from "../state.ts";
import { inItsWeek } from "./change-appointment.ts";

/**
 * Another day and hour, said while one appointment is shown or it is asked whether to cancel it: that one goes there, after asking.
 * Null when the message is about something else.
 */
export const moveShown = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  if (state.step !== "cancel" && state.step !== "appointment") return null;
  const own = ownUpcomingAppointments(turn);
  const shown = own.find(({ id }) => id === state.appointmentId);
  const { when, another, isReason, isAgreed } = meaning;
  const hours = when.time?.kind === "exact" ? [when.time.time] : when.time?.kind === "halfDay" ? when.time.times : [];
  if (!shown || shown.parts || hours.length === 0 || !isOpenDay(meaning)) return null;
  const isItsOwn = hours.includes(shown.time) && (when.date?.kind !== "day" || when.date.date === shown.date);
  const isElse = typesBeyond(own, meaning).length > 0 || another?.isSure === true || meaning.waiting !== null;
  if (isItsOwn || isElse || isReason || isAgreed || saysAct(meaning, ...otherActs)) return null;
  return applyReading(turn, moveOf(shown), { ...inItsWeek(shown, meaning), typeIds: [], severalTypeIds: [] });
};

const isOpenDay = ({ when: { date } }: Meaning): boolean => date?.kind === "day" || date?.kind === "ambiguous";

const otherActs = ["cancel", "late", "coming", "here", "hours", "price", "place", "person", "feeling", "bye"] as const;
