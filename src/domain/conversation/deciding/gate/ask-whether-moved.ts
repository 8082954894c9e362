import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import { askExistingAppointment } from "../../booking/questions/ask-existing-appointment.ts";
import type { Turn } from "../../conversation-turn.ts";
import { type Meaning, saysAct } from "../../reading/meaning.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft, Scene } from "../../state.ts";
import { isBookingScene } from "../answer-choice-id.ts";

/** Below it the learned reader sees another booking, or none. */
const leastLikely = 0.3;

/**
 * "Friday at four?", with one booked: whether to move that one or to book another, with the answers to what was asked beside it. `null`
 * if neither is likely.
 */
export const askWhetherMoved = (
  turn: Turn,
  { scene, lines }: TurnOutcome,
  booked: Scene,
  meaning: Meaning,
): TurnOutcome | null => {
  const draft = isBookingScene(scene) ? scene.draft : undefined;
  const existing = ownUpcomingAppointments(turn).find(({ id }) => id === draft?.moving?.appointmentId);
  const { typeIds, when, seen } = meaning;
  const isTimed = when.date !== undefined || when.time !== undefined;
  if (!draft || !existing || existing.typeId === null || !isTimed || (seen?.move ?? 1) < leastLikely) return null;
  if (typeIds.some((id) => id !== existing.typeId) || saysAct(meaning, "late", "coming", "here")) return null;
  const answers = lines.filter(({ key }) => key.startsWith("info."));
  return askExistingAppointment(bookingOf(draft, booked, existing.typeId), existing, answers);
};

/** What is booked if it is another one: as far as it was read as that, else what the move would have been. */
const bookingOf = ({ moving: _, ...moved }: Draft, booked: Scene, typeId: string): Draft =>
  isBookingScene(booked) && booked.draft.typeId !== undefined && !booked.draft.moving
    ? booked.draft
    : { ...moved, typeId };
