import { dayToEpochMs, epochDayAt } from "../clock/business-clock.ts";
import { dateOfEpochDay, epochDayOf } from "../clock/calendar-date.ts";
import { minutesOf, timeOfMinutes } from "../clock/clock-time.ts";
import { zoneOffsets } from "../clock/zone-offsets.ts";
import { planExceptions } from "../closures/plan-exceptions.ts";
import type { SpecialCalendar } from "../closures/special-day.ts";
import type { TimeOff } from "../closures/time-off.ts";
import type { BusinessBreak } from "../hours/business-break.ts";
import { planWeek } from "../hours/week-plan.ts";
import type { WorkingHours } from "../hours/working-hours.ts";
import { addResourceSpans, type ResourceFacts } from "../resources/resource-facts.ts";
import { type AgentService, doesService } from "../services/agent-service.ts";
import { type Service, serviceTimes } from "../services/service-times.ts";
import { addHoldSpans, type Hold } from "../waitlist/hold-spans.ts";
import type { BookingSettings } from "./booking-settings.ts";
import { mergeSpans } from "./merge-spans.ts";
import { noticeLimits, type PastRule } from "./notice-limits.ts";
import { type SlotColumns, slotMinute } from "./slot-columns.ts";
import { type BookedBy, isBookable, mainReason, reasonBits, type SlotReason } from "./slot-reason.ts";
import { type BlockedSpan, type BusySpan, sweepAvailability } from "./sweep-availability.ts";

/** What the rules need to know about a business; its special days and holidays at least for the days asked about. */
export type BusinessFacts = SpecialCalendar & {
  zone: string;
  /** Said by the owner where the zone has none; see `countryOfBusiness`. */
  country?: string | null;
  breaks: readonly BusinessBreak[];
  settings: BookingSettings;
  /** The rooms, chairs and machines that appointments need; who has them at least in the days asked about. */
  resources?: readonly ResourceFacts[] | undefined;
};

/** What the rules need to know about an agent. */
export type AgentFacts = {
  agentId: string;
  isActive: boolean;
  /** Null: no hours of their own, there whenever the business is. */
  workingHours: WorkingHours | null;
  /** The agent's appointments that aren't cancelled, sorted by start; a rescheduled one leaves itself out. */
  busy: readonly BusySpan[];
  /** Days and hours off, and extra hours, at least those of the days asked about. */
  timeOff?: readonly TimeOff[] | undefined;
  /** What else blocks times besides appointments, by start. */
  blocked?: readonly BlockedSpan[] | undefined;
  /** Times that are held for people on the waitlist. */
  holds?: readonly Hold[] | undefined;
  /** How the agent's services differ from the appointment types. */
  services?: readonly AgentService[] | undefined;
};

export type AvailabilityQuery = Service & {
  fromDate: string;
  dayCount: number;
  bookedBy: BookedBy;
  /** What the owner may do with times that are over; clients never get them. */
  past?: PastRule | undefined;
  /** Times to look at instead of every step within the opening hours, ascending. */
  times?: readonly string[];
};

export type Slot = {
  date: string;
  time: string;
  startsAtMs: number;
  /** Who takes it; of everyone who is free on the one day that was asked for, the one with the emptiest day. */
  agentId: string | null;
  /** Null when the slot is free. */
  reason: SlotReason | null;
  /** Free, or for the owner only unusual (see `ownerBindingReasons`). */
  isBookable: boolean;
};

/**
 * The slots of a range of days for one agent, each with why it isn't free. Times that clocks skip aren't slots, and on the
 * owner's list of the opening hours neither are those that would overlap a break, taken or not.
 */
export const availabilityOfAgent = (
  business: BusinessFacts,
  agent: AgentFacts,
  query: AvailabilityQuery,
  now: Temporal.Instant,
): Slot[] => toSlots(availabilityColumns(business, agent, query, now), query, () => agent.agentId);

/** `availability` as the engine's columns, skipped times included. */
export const availabilityColumns = (
  business: BusinessFacts,
  agent: AgentFacts,
  query: AvailabilityQuery,
  now: Temporal.Instant,
): SlotColumns => {
  const table = zoneOffsets(business.zone);
  const nowMs = now.epochMilliseconds;
  const today = epochDayAt(table, nowMs);
  const week = planWeek(business.hours, business.breaks, agent.workingHours);
  const days = { firstEpochDay: epochDayOf(query.fromDate), dayCount: query.dayCount };
  const { timeOff } = agent;
  const hasWorkingHours = agent.workingHours !== null;
  const times = serviceTimes(agent, query);
  const { specialDays, spans } = planExceptions(business, { ...days, table, week, hasWorkingHours, timeOff });
  addResourceSpans(spans, business.resources, query, times);
  addHoldSpans(spans, agent.holds, times, nowMs);
  return sweepAvailability({
    table,
    week,
    ...days,
    specialDays,
    blocked: mergeSpans(agent.blocked, spans),
    minutes: query.times ? query.times.map(minutesOf) : null,
    stepMinutes: query.stepMinutes ?? business.settings.slotStepMinutes,
    durationMinutes: times.durationMinutes,
    bufferBeforeMinutes: times.bufferBeforeMinutes,
    bufferMinutes: times.bufferMinutes,
    smallestGapMinutes: business.settings.smallestGapMinutes,
    busy: agent.busy,
    isAgentActive: agent.isActive,
    isAgentForType: doesService(agent, query.typeId),
    ...noticeLimits(business.settings, query, { nowMs, todayMs: dayToEpochMs(table, today).startMs, today }),
  });
};

/** The engine's columns as slots; `agentOf` says who takes the slot at an index. */
export const toSlots = (
  columns: SlotColumns,
  { bookedBy, times }: Pick<AvailabilityQuery, "bookedBy" | "times">,
  agentOf: (index: number) => string | null,
): Slot[] => {
  const isOwnersGrid = bookedBy === "owner" && times === undefined;
  const dropped = reasonBits["nonexistent-time"] | (isOwnersGrid ? reasonBits.break : 0);
  const slots: Slot[] = [];
  for (const day of columns.days) {
    if (day.count === 0) continue;
    const date = dateOfEpochDay(day.epochDay);
    for (let place = 0; place < day.count; place++) {
      const index = day.first + place;
      const reasons = columns.reasons[index] as number;
      if (reasons & dropped) continue;
      slots.push({
        date,
        time: timeOfMinutes(slotMinute(columns, day, place)),
        startsAtMs: columns.startsAtMs[index] as number,
        agentId: isBookable(reasons, bookedBy) ? agentOf(index) : null,
        reason: mainReason(reasons, bookedBy),
        isBookable: isBookable(reasons, bookedBy),
      });
    }
  }
  return slots;
};
