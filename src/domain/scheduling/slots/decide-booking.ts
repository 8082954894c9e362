import { minuteMs } from "../clock/business-clock.ts";
import { type Service, type ServiceTimes, serviceTimes } from "../services/service-times.ts";
import { type AgentFacts, availabilityColumns, type BusinessFacts, type PastRule } from "./availability.ts";
import { type BookedBy, isBookable, mainReason, reasonBits, type SlotReason } from "./slot-reason.ts";

export type BookingRequest = Service & {
  date: string;
  time: string;
  bookedBy: BookedBy;
  /** The owner's "Book anyway": a taken slot is no obstacle. Ignored for clients. */
  overbook?: boolean;
  past?: PastRule | undefined;
};

/** An appointment's place in time, on the business's clock and as instants. It blocks its agent buffers included. */
export type BookedTime = ServiceTimes & {
  agentId: string;
  date: string;
  time: string;
  startsAtMs: number;
  endsAtMs: number;
  blocksStartMs: number;
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
  return { ok: true, appointment: bookedTime(agent, request, startsAtMs, isOverbooked) };
};

/** Everything against one time with one agent, as `reasonBits`, and its instant (NaN when clocks skip it). */
export const reasonsAgainst = (
  business: BusinessFacts,
  agent: AgentFacts,
  request: BookingRequest,
  now: Temporal.Instant,
): { reasons: number; startsAtMs: number } => {
  const query = { ...request, fromDate: request.date, dayCount: 1, times: [request.time] };
  const columns = availabilityColumns(business, agent, query, now);
  return { reasons: columns.reasons[0] as number, startsAtMs: columns.startsAtMs[0] as number };
};

const bookedTime = (
  agent: AgentFacts,
  request: BookingRequest,
  startsAtMs: number,
  isOverbooked: boolean,
): BookedTime => {
  const { durationMinutes, bufferBeforeMinutes, bufferMinutes, price } = serviceTimes(agent, request);
  const endsAtMs = startsAtMs + durationMinutes * minuteMs;
  return {
    agentId: agent.agentId,
    date: request.date,
    time: request.time,
    durationMinutes,
    bufferBeforeMinutes,
    bufferMinutes,
    price,
    startsAtMs,
    endsAtMs,
    blocksStartMs: startsAtMs - bufferBeforeMinutes * minuteMs,
    blocksEndMs: endsAtMs + bufferMinutes * minuteMs,
    isOverbooked,
  };
};
