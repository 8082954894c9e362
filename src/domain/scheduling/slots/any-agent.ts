import { dayToEpochMs } from "../clock/business-clock.ts";
import { epochDayOf } from "../clock/calendar-date.ts";
import { zoneOffsets } from "../clock/zone-offsets.ts";
import { doesService } from "../services/agent-service.ts";
import {
  type AgentFacts,
  type AvailabilityQuery,
  availabilityColumns,
  type BusinessFacts,
  type Slot,
  toSlots,
} from "./availability.ts";
import { type BookingDecision, type BookingRequest, decideBooking, reasonsAgainst } from "./decide-booking.ts";
import type { SlotColumns, SlotDay } from "./slot-columns.ts";
import { type BookedBy, isBookable, mainReason, reasonBits } from "./slot-reason.ts";
import type { BusySpan } from "./sweep-availability.ts";

/**
 * The slots of a range of days for any agent: the union over the active agents. A slot that nobody can take has the
 * reason that came closest to being free (see `closer`).
 */
export const availabilityOfAnyone = (
  business: BusinessFacts,
  agents: readonly AgentFacts[],
  query: AvailabilityQuery,
  now: Temporal.Instant,
): Slot[] => {
  const active = candidatesFor(agents, query.typeId);
  const isOneDay = query.dayCount === 1;
  const candidates = isOneDay ? emptiestFirst(business.zone, query.fromDate, active) : active;
  const [first, ...others] = candidates.map((agent) => availabilityColumns(business, agent, query, now));
  if (!first) return toSlots(availabilityColumns(business, nobody, query, now), query, () => null);
  let merged: HeldColumns = { columns: first, holders: new Array<number>(first.count).fill(0) };
  for (const [index, other] of others.entries()) {
    merged = mergeColumns(merged, other, { bookedBy: query.bookedBy, otherIndex: index + 1 });
  }
  const { columns, holders } = merged;
  return toSlots(columns, query, (index) => (isOneDay ? (candidates[holders[index] ?? 0]?.agentId ?? null) : null));
};

/** The active agents who do the type; when none of them does, all, so that this is the reason given. */
const candidatesFor = (agents: readonly AgentFacts[], typeId: string | null | undefined): AgentFacts[] => {
  const active = agents.filter((agent) => agent.isActive);
  const able = active.filter((agent) => doesService(agent, typeId));
  return able.length > 0 ? able : active;
};

const emptiestFirst = (zone: string, date: string, agents: readonly AgentFacts[]): AgentFacts[] =>
  agents
    .map((agent) => ({ agent, minutes: bookedMinutesOn(zone, date, agent.busy) }))
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ agent }) => agent);

/**
 * `decideBooking` with whoever is free: of the active agents who can take the time, the one with the fewest booked
 * minutes that day, the first of equals (agents come oldest first). For the owner, agents with nothing against the
 * time go before those who would work unusual hours. "Book anyway" double-books only when nobody is free.
 */
export const decideBookingWithAnyone = (
  { business, agents }: { business: BusinessFacts; agents: readonly AgentFacts[] },
  request: BookingRequest,
  now: Temporal.Instant,
): BookingDecision => {
  const candidates = candidatesFor(agents, request.typeId)
    .map((agent) => ({
      agent,
      reasons: reasonsAgainst(business, agent, request, now).reasons,
      bookedMinutes: bookedMinutesOn(business.zone, request.date, agent.busy),
    }))
    .sort(
      (a, b) =>
        tier(a.reasons, request.bookedBy) - tier(b.reasons, request.bookedBy) || a.bookedMinutes - b.bookedMinutes,
    );
  const best = candidates[0];
  if (!best) {
    const { reasons } = reasonsAgainst(business, nobody, request, now);
    return { ok: false, reason: mainReason(reasons, request.bookedBy) ?? "agent-inactive" };
  }
  const decision = decideBooking({ business, agent: best.agent }, request, now);
  if (decision.ok) return decision;
  const reasons = candidates.reduce(
    (closest, candidate) => closer(closest, candidate.reasons, request.bookedBy),
    best.reasons,
  );
  const reason = mainReason(reasons, request.bookedBy) ?? decision.reason;
  return reason === decision.reason ? decision : { ok: false, reason };
};

/** The minutes of a date in which an agent is already taken, buffers included. */
export const bookedMinutesOn = (zone: string, date: string, busy: readonly BusySpan[]): number => {
  const { startMs, endMs } = dayToEpochMs(zoneOffsets(zone), epochDayOf(date));
  let minutes = 0;
  for (const span of busy) {
    minutes += Math.max(0, Math.min(span.endMs, endMs) - Math.max(span.startMs, startMs)) / 60_000;
  }
  return minutes;
};

const nobody: AgentFacts = { agentId: "", isActive: false, workingHours: null, busy: [] };

const tier = (reasons: number, bookedBy: BookedBy): number =>
  reasons === 0 ? 0 : isBookable(reasons, bookedBy) ? 1 : 2;

/**
 * Of two agents' reasons against one time, the better news: free, else bookable by the owner, else taken (another
 * day will do) rather than off duty. Everything else is the business's and the same for both.
 */
const closer = (a: number, b: number, bookedBy: BookedBy): number => {
  const tiers = tier(a, bookedBy) - tier(b, bookedBy);
  if (tiers !== 0) return tiers < 0 ? a : b;
  const offDuty = reasonBits["outside-agent-hours"] | reasonBits["time-off"];
  return (a & offDuty) <= (b & offDuty) ? a : b;
};

/** Slots, and of each the number of the agent whose reasons it has. */
type HeldColumns = { columns: SlotColumns; holders: number[] };

/**
 * The better news of each slot. Days and grid are the business's, but agents who take longer have fewer slots at the end
 * of a day: a slot that only one of the two has is that one's.
 */
const mergeColumns = (
  { columns: kept, holders }: HeldColumns,
  other: SlotColumns,
  { bookedBy, otherIndex }: { bookedBy: BookedBy; otherIndex: number },
): HeldColumns => {
  // A longer appointment has at most as many slots on each day: as many slots are the same slots.
  if (kept.count === other.count) {
    for (let index = 0; index < kept.count; index++) {
      const had = kept.reasons[index] as number;
      const better = closer(had, other.reasons[index] as number, bookedBy);
      if (better === had) continue;
      kept.reasons[index] = better;
      holders[index] = otherIndex;
    }
    return { columns: kept, holders };
  }
  const days: SlotDay[] = [];
  const columns: SlotColumns = { ...kept, count: 0, days, startsAtMs: [], reasons: [] };
  const holdersOfAll: number[] = [];
  for (const [at, keptDay] of kept.days.entries()) {
    const otherDay = other.days[at] as SlotDay;
    const count = Math.max(keptDay.count, otherDay.count);
    days.push({ ...keptDay, first: columns.count, count });
    for (let place = 0; place < count; place++) {
      const [left, right] = [keptDay.first + place, otherDay.first + place];
      const isKept =
        place >= otherDay.count ||
        (place < keptDay.count &&
          closer(kept.reasons[left] as number, other.reasons[right] as number, bookedBy) === kept.reasons[left]);
      columns.startsAtMs.push((isKept ? kept.startsAtMs[left] : other.startsAtMs[right]) as number);
      columns.reasons.push((isKept ? kept.reasons[left] : other.reasons[right]) as number);
      holdersOfAll.push(isKept ? (holders[left] as number) : otherIndex);
    }
    columns.count += count;
  }
  return { columns, holders: holdersOfAll };
};
