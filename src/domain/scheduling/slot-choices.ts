import {
  type AgentFacts,
  type AvailabilityQuery,
  availabilityColumns,
  type BusinessFacts,
  type Slot,
  toSlots,
} from "./availability.ts";
import { timeOfMinutes } from "./clock-time.ts";
import { reasonBits } from "./slot-reason.ts";
import { type SlotColumns, slotStepMinutes } from "./sweep-availability.ts";

/** The choices of a dialog. `isOutsideHours`: the fixed list stands in because the day's hours give none. */
export type SlotChoices = { isOutsideHours: boolean; slots: Slot[] };

type DayQuery = { date: string; durationMinutes: number; bufferMinutes: number };

/**
 * The create dialog's times: every 30 minutes within the opening hours, without those that would overlap an active
 * break. When that leaves none, 08:00 to 17:00. Times the agent can't take stay in the list, not bookable.
 */
export const createChoices = (
  business: BusinessFacts,
  agent: AgentFacts,
  query: DayQuery,
  now: Temporal.Instant,
): SlotChoices => {
  const within = withoutBreaks(availabilityColumns(business, agent, ownersDay(query), now));
  if (within.count > 0) return { isOutsideHours: false, slots: toSlots(within, "owner") };
  const fallback = availabilityColumns(business, agent, { ...ownersDay(query), times: fallbackTimes }, now);
  return { isOutsideHours: true, slots: toSlots(fallback, "owner") };
};

/** The reschedule dialog's times, each with why it isn't free. */
export const rescheduleChoices = (
  business: BusinessFacts,
  agent: AgentFacts,
  query: DayQuery,
  now: Temporal.Instant,
): Slot[] =>
  toSlots(availabilityColumns(business, agent, { ...ownersDay(query), times: rescheduleTimes }, now), "owner");

const halfHours = (fromHour: number, toHour: number): string[] =>
  Array.from({ length: ((toHour - fromHour) * 60) / slotStepMinutes + 1 }, (_, index) =>
    timeOfMinutes(fromHour * 60 + index * slotStepMinutes),
  );

/** The 19 half hours from 08:00 to 17:00. */
export const fallbackTimes: readonly string[] = halfHours(8, 17);

/** The 21 half hours from 08:00 to 18:00. */
export const rescheduleTimes: readonly string[] = halfHours(8, 18);

const ownersDay = ({ date, durationMinutes, bufferMinutes }: DayQuery): AvailabilityQuery => ({
  fromDate: date,
  dayCount: 1,
  durationMinutes,
  bufferMinutes,
  bookedBy: "owner",
});

const withoutBreaks = (columns: SlotColumns): SlotColumns => {
  const kept: SlotColumns = { count: 0, wallMinutes: [], startsAtMs: [], reasons: [] };
  for (let index = 0; index < columns.count; index++) {
    const reasons = columns.reasons[index] as number;
    if (reasons & (reasonBits.break | reasonBits["nonexistent-time"])) continue;
    kept.wallMinutes.push(columns.wallMinutes[index] as number);
    kept.startsAtMs.push(columns.startsAtMs[index] as number);
    kept.reasons.push(reasons);
    kept.count++;
  }
  return kept;
};
