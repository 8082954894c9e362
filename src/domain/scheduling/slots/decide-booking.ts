import { minuteMs } from "../clock/business-clock.ts";
import { type Service, type ServiceTimes, serviceTimes } from "../services/service-times.ts";
import { heldUntilMs } from "../waitlist/hold-spans.ts";
import { type AgentFacts, availabilityColumns, type BusinessFacts } from "./availability.ts";
import type { PastRule } from "./notice-limits.ts";
import { type BookedBy, isBookable, mainReason, reasonBits, type SlotReason } from "./slot-reason.ts";

export type BookingRequest = Service & {
  date: string;
  time: string;
  bookedBy: BookedBy;
  /** The owner's "Book anyway": a taken slot isn't an obstacle. Ignored for clients. */
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
  /** Booked on purpose where a time was held for somebody on the waitlist: that offer ends. */
  isOverHold?: boolean;
};

export type BookingDecision =
  | { ok: true; appointment: BookedTime }
  /** `heldUntilMs`: with `held`, until when. */
  | { ok: false; reason: SlotReason; heldUntilMs?: number };

/**
 * Whether an appointment may be made (or moved to, or brought back at) a time. Clients are bound by every rule; the
 * owner only by those in `ownerBindingReasons`, and with `overbook` not by other appointments or holds. Date and time are
 * checked before; malformed ones throw.
 */
export const decideBooking = (
  { business, agent }: { business: BusinessFacts; agent: AgentFacts },
  request: BookingRequest,
  now: Temporal.Instant,
): BookingDecision => {
  const { reasons, startsAtMs } = reasonsAgainst(business, agent, request, now);
  const isAnyway = request.bookedBy === "owner" && request.overbook === true;
  const isOverbooked = isAnyway && (reasons & reasonBits.taken) !== 0;
  const isOverHold = isAnyway && (reasons & reasonBits.held) !== 0;
  const remaining = isAnyway ? reasons & ~(reasonBits.taken | reasonBits.held) : reasons;
  const reason = isBookable(remaining, request.bookedBy) ? null : mainReason(remaining, request.bookedBy);
  const booked = bookedTime(agent, request, startsAtMs, isOverbooked);
  if (reason === null) return { ok: true, appointment: isOverHold ? { ...booked, isOverHold } : booked };
  if (reason !== "held") return { ok: false, reason };
  const block = { startMs: booked.blocksStartMs, endMs: booked.blocksEndMs };
  const untilMs = heldUntilMs(agent.holds, block, now.epochMilliseconds);
  return { ok: false, reason, ...(untilMs !== null && { heldUntilMs: untilMs }) };
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
