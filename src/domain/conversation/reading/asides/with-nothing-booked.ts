import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import type { Turn } from "../../conversation-turn.ts";
import { likelihoodOf, type Meaning, type MeaningContext, saysAct } from "../meaning.ts";

/**
 * Who has nothing booked can neither move nor cancel it: in the middle of a booking that changes the booking, and beside a day and an
 * hour it is a word about something else ("nobody has taken the tartar off for two years. Is Friday at 9 free?").
 */
export const withNothingBooked = (turn: Turn, meaning: Meaning, { isBooking }: MeaningContext): Meaning => {
  if (!saysAct(meaning, "move", "cancel") || ownUpcomingAppointments(turn).length > 0) return meaning;
  if (isBooking) {
    if (!saysAct(meaning, "move")) return meaning;
    const correct = { kind: "correct", confidence: likelihoodOf(meaning, "move") } as const;
    return { ...meaning, acts: [...meaning.acts.filter(({ kind }) => kind !== "move" && kind !== "correct"), correct] };
  }
  const { when, typeIds, isOwn } = meaning;
  const isTimed = when.date?.kind === "day" && when.time !== undefined;
  const isWish = typeIds.length > 0 || likelihoodOf(meaning, "book") >= 0.5;
  if (isOwn || !isTimed || !isWish) return meaning;
  const isChange = (kind: string): boolean => kind === "move" || kind === "cancel";
  return {
    ...meaning,
    acts: meaning.acts.filter(({ kind }) => !isChange(kind)),
    doubtful: meaning.doubtful.filter(({ kind }) => !isChange(kind)),
  };
};
