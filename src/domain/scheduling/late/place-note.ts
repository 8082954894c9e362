import type { AgentFacts, BusinessFacts } from "../slots/availability.ts";
import { reasonsAgainst } from "../slots/decide-booking.ts";
import { reasonBits } from "../slots/slot-reason.ts";

/** Why a place is unusual: the owner may use it all the same. */
export const placeNotes = [
  "closed-day",
  "special-closing",
  "time-off",
  "outside-business-hours",
  "outside-agent-hours",
  "break",
] as const;

export type PlaceNote = (typeof placeNotes)[number];

type DelayedTime = { date: string; time: string; durationMinutes: number; bufferMinutes: number };

/** What is unusual about a place, if anything; other appointments aren't looked at. */
export const placeNoteOf = (
  { business, agent }: { business: BusinessFacts; agent: AgentFacts },
  place: DelayedTime,
  now: Temporal.Instant,
): PlaceNote | null => {
  const { reasons } = reasonsAgainst(business, { ...agent, busy: [] }, { ...place, bookedBy: "owner" }, now);
  return placeNotes.find((note) => (reasons & reasonBits[note]) !== 0) ?? null;
};
