import { dayMs, limitToEpochMs, minuteMs, minuteToEpochMs } from "../clock/business-clock.ts";
import { weekdayIndexOf } from "../clock/weekday.ts";
import { segmentAtLocal, type ZoneOffsets } from "../clock/zone-offsets.ts";
import type { DayPlan, WeekPlan } from "../hours/week-plan.ts";
import { reasonBits } from "./slot-reason.ts";

/** Time in which an agent can't have another appointment, the buffers before and after an appointment included. */
export type BusySpan = { readonly startMs: number; readonly endMs: number };

/**
 * A span in which an appointment isn't possible, with one of `reasonBits`. Like a break it is compared with the
 * appointment without its buffer; callers who want the buffer free too add it to the span.
 */
export type BlockedSpan = { readonly startMs: number; readonly endMs: number; readonly reason: number };

export type SweepInput = {
  readonly table: ZoneOffsets;
  readonly week: WeekPlan;
  readonly firstEpochDay: number;
  readonly dayCount: number;
  /**
   * Minutes of each day to look at, ascending; null for the business's own grid: every `stepMinutes` from
   * opening, as long as the appointment ends by closing, on open days only.
   */
  readonly minutes: readonly number[] | null;
  readonly stepMinutes: number;
  readonly durationMinutes: number;
  /** The agent is taken this long before and after. Neither has to be within the hours, as nobody waits in them. */
  readonly bufferBeforeMinutes: number;
  readonly bufferMinutes: number;
  /** Less than this between two appointments, and more than nothing, is a gap; 0: any will do. */
  readonly smallestGapMinutes: number;
  /** Sorted by `startMs`; spans may overlap each other. */
  readonly busy: readonly BusySpan[];
  /** Sorted by `startMs`; spans may overlap each other. */
  readonly blocked?: readonly BlockedSpan[] | undefined;
  /** Days that differ from their weekday's plan, by epoch day. */
  readonly specialDays?: ReadonlyMap<number, DayPlan> | undefined;
  readonly isAgentActive: boolean;
  /** Whether the agent does the appointment type. */
  readonly isAgentForType: boolean;
  /** Starts before this are in the past, and before `soonBeforeMs` too soon. */
  readonly pastBeforeMs: number;
  readonly soonBeforeMs: number;
  /** Starts from this on are still to come, where only what is over is asked for. */
  readonly futureFromMs: number;
  /** Days after this are too far ahead. */
  readonly lastEpochDay: number;
};

/** Slots in order of time, the first `count` entries of each column. */
export type SlotColumns = {
  count: number;
  /** The wall clock's date and time in one number: epoch day × 1440 + minute of the day. */
  readonly wallMinutes: number[];
  readonly startsAtMs: number[];
  /** Every reason against the slot (see `reasonBits`); 0 is free. */
  readonly reasons: number[];
};

/** The step of slots, and of every list of times, unless the business or the appointment type has another. */
export const slotStepMinutes = 30;

/**
 * The reason engine: every slot of a range of days with all that speaks against it. One pass over days, slots and
 * busy spans, on numbers only; the zone is consulted per day, and per slot only on days on which clocks change.
 */
export const sweepAvailability = (input: SweepInput): SlotColumns => {
  const { table, firstEpochDay, specialDays, blocked } = input;
  const columns = emptyColumns(input);
  const passed = { spans: 0, untilMs: Number.NEGATIVE_INFINITY };
  let segment = segmentAtLocal(table, firstEpochDay * dayMs);
  for (let epochDay = firstEpochDay; epochDay < firstEpochDay + input.dayCount; epochDay++) {
    const plan = specialDays?.get(epochDay) ?? (input.week[weekdayIndexOf(epochDay)] as DayPlan);
    if (input.minutes === null && !plan.isOpen) continue;
    const midnightLocalMs = epochDay * dayMs;
    while ((table.localEndsMs[segment] as number) <= midnightLocalMs) segment++;
    // When one offset holds from midnight to midnight, both included, the wall clock is the instant plus a constant all
    // day. A clock set back at midnight itself repeats the day's last hour, so 24:00 comes later then.
    const isPlainDay =
      (table.localStartsMs[segment] as number) <= midnightLocalMs &&
      midnightLocalMs + dayMs < (table.localEndsMs[segment] as number);
    const midnightMs = isPlainDay ? midnightLocalMs - (table.offsetsMs[segment] as number) : Number.NaN;
    const first = columns.count;
    const day = { plan, epochDay, midnightMs };
    if (isPlainDay && input.minutes === null) listPlainDay(input, day, columns, passed);
    else listDay(input, day, columns, passed);
    noteRules(input, day, first, columns);
  }
  if (blocked !== undefined && blocked.length > 0) noteBlocked(blocked, input.durationMinutes * minuteMs, columns);
  return columns;
};

/** Starts only grow, and so do the spans' starts: what ends before one span begins is clear of all later ones. */
const noteBlocked = (
  blocked: readonly BlockedSpan[],
  durationMs: number,
  { startsAtMs, reasons, count }: SlotColumns,
): void => {
  let first = 0;
  for (const { startMs, endMs, reason } of blocked) {
    // Written so that NaN, a time that doesn't happen, is passed by.
    while (first < count && !((startsAtMs[first] as number) + durationMs > startMs)) first++;
    for (let index = first; index < count && !((startsAtMs[index] as number) >= endMs); index++) {
      if (!Number.isNaN(startsAtMs[index])) reasons[index] = (reasons[index] as number) | reason;
    }
  }
};

/** `midnightMs` is NaN on a day on which clocks change. */
type SweptDay = { plan: DayPlan; epochDay: number; midnightMs: number };

/**
 * How many busy spans began before the end of the last block looked at, and until when the longest of them lasts. Starts
 * only grow, so those began before every later block's end too: of them only the latest end matters.
 */
type PassedSpans = { spans: number; untilMs: number };

/** The business's own grid on a day without a clock change, which nearly all days are: nothing is asked per slot. */
const listPlainDay = (
  input: SweepInput,
  { plan, epochDay, midnightMs }: SweptDay,
  columns: SlotColumns,
  passed: PassedSpans,
): void => {
  const { busy, durationMinutes, bufferMinutes, stepMinutes } = input;
  const { wallMinutes, startsAtMs, reasons } = columns;
  const dayReasons = reasonsOfDay(input, plan, epochDay);
  const latestMs = midnightMs + (plan.closeMinute - durationMinutes) * minuteMs;
  const beforeMs = input.bufferBeforeMinutes * minuteMs;
  const blockMs = (durationMinutes + bufferMinutes) * minuteMs;
  const gapMs = input.smallestGapMinutes * minuteMs;
  const stepMs = stepMinutes * minuteMs;
  let { count } = columns;
  let { spans, untilMs } = passed;
  let wallMinute = epochDay * 1440 + plan.openMinute;
  for (let startMs = midnightMs + plan.openMinute * minuteMs; startMs <= latestMs; startMs += stepMs) {
    while (spans < busy.length && (busy[spans] as BusySpan).startMs < startMs + blockMs) {
      const { endMs } = busy[spans++] as BusySpan;
      if (endMs > untilMs) untilMs = endMs;
    }
    wallMinutes[count] = wallMinute;
    startsAtMs[count] = startMs;
    let found = dayReasons;
    if (untilMs > startMs - beforeMs) found |= taken;
    else if (gapMs > 0 && isGap(startMs - beforeMs - untilMs, startMs + blockMs, busy[spans], gapMs))
      found |= leavesGap;
    reasons[count] = found;
    wallMinute += stepMinutes;
    count++;
  }
  columns.count = count;
  passed.spans = spans;
  passed.untilMs = untilMs;
};

/** Appends the day's slots; a time that clocks skip starts at NaN. */
const listDay = (
  input: SweepInput,
  { plan, epochDay, midnightMs }: SweptDay,
  columns: SlotColumns,
  passed: PassedSpans,
): void => {
  const { table, minutes, busy, durationMinutes } = input;
  const { wallMinutes, startsAtMs, reasons } = columns;
  const dayReasons = reasonsOfDay(input, plan, epochDay);
  const isPlainDay = !Number.isNaN(midnightMs);
  const latestMs = limitMs(table, epochDay, midnightMs, plan.closeMinute) - durationMinutes * minuteMs;
  const beforeMs = input.bufferBeforeMinutes * minuteMs;
  const blockMs = (durationMinutes + input.bufferMinutes) * minuteMs;
  const gapMs = input.smallestGapMinutes * minuteMs;
  const candidates = minutes === null ? gridLength(plan, input.stepMinutes) : minutes.length;
  let count = columns.count;
  for (let index = 0; index < candidates; index++) {
    const minute = minutes === null ? plan.openMinute + index * input.stepMinutes : (minutes[index] as number);
    const startMs = isPlainDay ? midnightMs + minute * minuteMs : startOnChangeDay(table, epochDay, minute);
    if (minutes === null && startMs > latestMs) continue;
    // NaN, a time that doesn't happen, passes both comparisons by.
    while (passed.spans < busy.length && (busy[passed.spans] as BusySpan).startMs < startMs + blockMs) {
      passed.untilMs = Math.max(passed.untilMs, (busy[passed.spans++] as BusySpan).endMs);
    }
    wallMinutes[count] = epochDay * 1440 + minute;
    startsAtMs[count] = startMs;
    let found = dayReasons;
    if (passed.untilMs > startMs - beforeMs) found |= taken;
    else if (gapMs > 0 && isGap(startMs - beforeMs - passed.untilMs, startMs + blockMs, busy[passed.spans], gapMs)) {
      found |= leavesGap;
    }
    reasons[count] = found;
    count++;
  }
  columns.count = count;
};

/** Whether too little would be left since the appointment before, or until the next one. */
const isGap = (sinceMs: number, blockEndMs: number, next: BusySpan | undefined, gapMs: number): boolean =>
  (sinceMs > 0 && sinceMs < gapMs) ||
  (next !== undefined && next.startMs > blockEndMs && next.startMs - blockEndMs < gapMs);

const startOnChangeDay = (table: ZoneOffsets, epochDay: number, minute: number): number =>
  minuteToEpochMs(table, epochDay, minute) ?? Number.NaN;

/** Adds what the clock, the hours and the breaks say against the day's slots, which begin at `first`. */
const noteRules = (
  input: SweepInput,
  { plan, epochDay, midnightMs }: SweptDay,
  first: number,
  columns: SlotColumns,
): void => {
  const { table, durationMinutes, pastBeforeMs, soonBeforeMs, futureFromMs } = input;
  const { startsAtMs, reasons, count } = columns;
  const durationMs = durationMinutes * minuteMs;
  const openMs = limitMs(table, epochDay, midnightMs, plan.openMinute);
  const closeMs = limitMs(table, epochDay, midnightMs, plan.closeMinute);
  const agentStartMs = limitMs(table, epochDay, midnightMs, plan.agentStartMinute);
  const agentEndMs = limitMs(table, epochDay, midnightMs, plan.agentEndMinute);
  // When the day's first and last slots keep every limit, so do those between. NaN keeps none.
  const isClear =
    (startsAtMs[first] as number) >= Math.max(openMs, agentStartMs, pastBeforeMs, soonBeforeMs) &&
    (startsAtMs[count - 1] as number) + durationMs <= Math.min(closeMs, agentEndMs) &&
    (startsAtMs[count - 1] as number) < futureFromMs;
  if (!isClear || Number.isNaN(midnightMs)) {
    for (let index = first; index < count; index++) {
      const startMs = startsAtMs[index] as number;
      const endMs = startMs + durationMs;
      let found = reasons[index] as number;
      if (plan.isOpen && (startMs < openMs || endMs > closeMs)) found |= outsideBusinessHours;
      if (startMs < agentStartMs || endMs > agentEndMs) found |= outsideAgentHours;
      if (startMs < pastBeforeMs) found |= inThePast;
      else if (startMs < soonBeforeMs) found |= tooSoon;
      if (startMs >= futureFromMs) found |= inTheFuture;
      // Nothing else can be said of a time that doesn't happen.
      reasons[index] = Number.isNaN(startMs) ? nonexistentTime : found;
    }
  }
  for (let pause = 0; pause < plan.breakMinutes.length; pause += 2) {
    const pauseStartMs = limitMs(table, epochDay, midnightMs, plan.breakMinutes[pause] as number);
    const pauseEndMs = limitMs(table, epochDay, midnightMs, plan.breakMinutes[pause + 1] as number);
    for (let index = first; index < count; index++) {
      const startMs = startsAtMs[index] as number;
      if (startMs < pauseEndMs && pauseStartMs < startMs + durationMs) {
        reasons[index] = (reasons[index] as number) | onBreak;
      }
    }
  }
};

const {
  "nonexistent-time": nonexistentTime,
  "in-the-past": inThePast,
  "outside-business-hours": outsideBusinessHours,
  break: onBreak,
  "agent-inactive": agentInactive,
  "outside-agent-hours": outsideAgentHours,
  "too-soon": tooSoon,
  "too-far-ahead": tooFarAhead,
  taken,
  "in-the-future": inTheFuture,
  "agent-not-for-type": agentNotForType,
  "leaves-gap": leavesGap,
} = reasonBits;

const reasonsOfDay = (input: SweepInput, plan: DayPlan, epochDay: number): number =>
  (plan.isOpen ? 0 : reasonBits[plan.closedFor]) |
  (input.isAgentActive ? 0 : agentInactive) |
  (input.isAgentForType ? 0 : agentNotForType) |
  (plan.isAgentWorking ? 0 : outsideAgentHours) |
  (epochDay > input.lastEpochDay ? tooFarAhead : 0);

const limitMs = (table: ZoneOffsets, epochDay: number, midnightMs: number, minute: number): number =>
  Number.isNaN(midnightMs) ? limitToEpochMs(table, epochDay, minute) : midnightMs + minute * minuteMs;

const gridLength = (plan: DayPlan, stepMinutes: number): number =>
  plan.isOpen ? Math.ceil((plan.closeMinute - plan.openMinute) / stepMinutes) : 0;

/** Room for every slot the sweep can meet: arrays that grow, and typed arrays, cost as much as the sweep itself. */
const emptyColumns = ({ week, specialDays, minutes, dayCount, stepMinutes }: SweepInput): SlotColumns => {
  let perDay = minutes === null ? 0 : minutes.length;
  if (minutes === null) {
    for (const plan of week) perDay = Math.max(perDay, gridLength(plan, stepMinutes));
    if (specialDays !== undefined) {
      for (const plan of specialDays.values()) perDay = Math.max(perDay, gridLength(plan, stepMinutes));
    }
  }
  const room = perDay * dayCount;
  return {
    count: 0,
    wallMinutes: new Array<number>(room),
    startsAtMs: new Array<number>(room),
    reasons: new Array<number>(room),
  };
};
