import { minuteMs } from "../clock/business-clock.ts";
import { type AgentFacts, availabilityColumns, type BusinessFacts, type PastRule } from "./availability.ts";
import { type BookedBy, isBookable, mainReason, reasonBits, type SlotReason } from "./slot-reason.ts";

export type BookingRequest = {
  date: string;
  time: string;
  durationMinutes: number;
  bufferMinutes: number;
  bookedBy: BookedBy;
  /** The owner's "Book anyway": a taken slot is no obstacle. Ignored for clients. */
  overbook?: boolean;
  past?: PastRule | undefined;
};

/** An appointment's place in time, on the business's clock and as instants. `blocksEndMs` includes the buffer. */
export type BookedTime = {
  agentId: string;
  date: string;
  time: string;
  durationMinutes: number;
  bufferMinutes: number;
  startsAtMs: number;
  endsAtMs: number;
  blocksEndMs: number;
  /** Booked over another appointment on purpose. */
  isOverbooked: boolean;
};

export type BookingDecision = { ok: true; appointment: BookedTime } | { ok: false; reason: SlotReason };

/**
 * Whether an appointment may be made (or moved to, or brought back at) a time. Clients are bound by every rule; the
 * owner only by those in `ownerBindingReasons`, and with `overbook` not by other appointments. Date and time are
 * checked before; malformed ones throw.
 */
export const decideBooking = (
  { business, agent }: { business: BusinessFacts; agent: AgentFacts },
  request: BookingRequest,
  now: Temporal.Instant,
): BookingDecision => {
  const { reasons, startsAtMs } = reasonsAgainst(business, agent, request, now);
  const isOverbooked = request.bookedBy === "owner" && request.overbook === true && (reasons & reasonBits.taken) !== 0;
  const remaining = isOverbooked ? reasons & ~reasonBits.taken : reasons;
  const reason = isBookable(remaining, request.bookedBy) ? null : mainReason(remaining, request.bookedBy);
  if (reason !== null) return { ok: false, reason };
  return { ok: true, appointment: bookedTime(agent.agentId, request, startsAtMs, isOverbooked) };
};

/** Everything against one time with one agent, as `reasonBits`, and its instant (NaN when clocks skip it). */
export const reasonsAgainst = (
  business: BusinessFacts,
  agent: AgentFacts,
  { date, time, durationMinutes, bufferMinutes, bookedBy, past }: BookingRequest,
  now: Temporal.Instant,
): { reasons: number; startsAtMs: number } => {
  const query = { fromDate: date, dayCount: 1, times: [time], durationMinutes, bufferMinutes, bookedBy, past };
  const columns = availabilityColumns(business, agent, query, now);
  return { reasons: columns.reasons[0] as number, startsAtMs: columns.startsAtMs[0] as number };
};

const bookedTime = (
  agentId: string,
  { date, time, durationMinutes, bufferMinutes }: BookingRequest,
  startsAtMs: number,
  isOverbooked: boolean,
): BookedTime => {
  const endsAtMs = startsAtMs + durationMinutes * minuteMs;
  return {
    agentId,
    date,
    time,
    durationMinutes,
    bufferMinutes,
    startsAtMs,
    endsAtMs,
    blocksEndMs: endsAtMs + bufferMinutes * minuteMs,
    isOverbooked,
  };
};
