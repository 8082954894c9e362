import { dayMs, limitToEpochMs, minuteMs, minuteToEpochMs } from "../clock/business-clock.ts";
import { weekdayIndexOf } from "../clock/weekday.ts";
import { segmentAtLocal, type ZoneOffsets } from "../clock/zone-offsets.ts";
import type { DayPlan, WeekPlan } from "../hours/week-plan.ts";
import { type SlotColumns, type SlotDay, type SlotGrid, slotMinute } from "./slot-columns.ts";
import { reasonBits } from "./slot-reason.ts";

/** Time in which an agent can't have another appointment, the buffers before and after an appointment included. */
export type BusySpan = { readonly startMs: number; readonly endMs: number };

/**
 * A span in which an appointment isn't possible, with one of `reasonBits`. Like a break it is compared with the
 * appointment without its buffer; callers who want the buffer free too add it to the span.
 */
export type BlockedSpan = { readonly startMs: number; readonly endMs: number; readonly reason: number };

export type SweepInput = SlotGrid & {
  readonly table: ZoneOffsets;
  readonly week: WeekPlan;
  readonly firstEpochDay: number;
  readonly dayCount: number;
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

/** The step of slots, and of every list of times, unless the business or the appointment type has another. */
export const slotStepMinutes = 30;

/**
 * The reason engine: every slot of a range of days with all that speaks against it. One pass over days, slots and busy
 * spans, on numbers only; the zone is consulted per day, and per slot only on days on which clocks change.
 */
export const sweepAvailability = (input: SweepInput): SlotColumns => {
  const { blocked } = input;
  const columns = emptyColumns(input);
  listSlots(input, columns);
  noteRules(input, columns);
  if (blocked !== undefined && blocked.length > 0) noteBlocked(blocked, input.durationMinutes * minuteMs, columns);
  return columns;
};

/** The days, and room for as many slots as they can have: arrays that grow, and typed arrays, cost as much as the sweep itself. */
const emptyColumns = (input: SweepInput): SlotColumns => {
  const { table, week, specialDays, minutes, stepMinutes, firstEpochDay } = input;
  const days: SlotDay[] = [];
  let room = 0;
  let segment = segmentAtLocal(table, firstEpochDay * dayMs);
  for (let epochDay = firstEpochDay; epochDay < firstEpochDay + input.dayCount; epochDay++) {
    const plan = specialDays?.get(epochDay) ?? (week[weekdayIndexOf(epochDay)] as DayPlan);
    if (minutes === null && !plan.isOpen) continue;
    const midnightLocalMs = epochDay * dayMs;
    while ((table.localEndsMs[segment] as number) <= midnightLocalMs) segment++;
    // When one offset holds from midnight to midnight, both included, the wall clock is the instant plus a constant all
    // day. A clock set back at midnight itself repeats the day's last hour, so 24:00 comes later then.
    const isPlainDay =
      (table.localStartsMs[segment] as number) <= midnightLocalMs &&
      midnightLocalMs + dayMs < (table.localEndsMs[segment] as number);
    const midnightMs = isPlainDay ? midnightLocalMs - (table.offsetsMs[segment] as number) : Number.NaN;
    days.push({ epochDay, plan, midnightMs, first: 0, count: 0 });
    room += minutes === null ? gridLength(plan, stepMinutes) : minutes.length;
  }
  const startsAtMs = new Array<number>(room);
  const reasons = new Array<number>(room);
  return { count: 0, days, minutes, stepMinutes, startsAtMs, reasons };
};

/** Lists every slot with what its day and the busy spans say. */
const listSlots = (input: SweepInput, columns: SlotColumns): void => {
  const { days } = columns;
  const passed = { spans: 0, untilMs: Number.NEGATIVE_INFINITY };
  for (let at = 0; at < days.length; at++) {
    const day = days[at] as SlotDay;
    day.first = columns.count;
    if (input.minutes === null && !Number.isNaN(day.midnightMs)) listPlainDay(input, day, columns, passed);
    else listDay(input, day, columns, passed);
    day.count = columns.count - day.first;
  }
};

/**
 * How many busy spans began before the end of the last block looked at, and until when the longest of them lasts. Starts
 * only grow, so those began before every later block's end too: of them only the latest end matters.
 */
type PassedSpans = { spans: number; untilMs: number };

/** The business's own grid on a day without a clock change, which nearly all days are: nothing is asked per slot. */
const listPlainDay = (input: SweepInput, day: SlotDay, columns: SlotColumns, passed: PassedSpans): void => {
  const { busy, durationMinutes } = input;
  const { plan, midnightMs } = day;
  const { startsAtMs, reasons } = columns;
  const dayReasons = reasonsOfDay(input, day);
  const latestMs = midnightMs + (plan.closeMinute - durationMinutes) * minuteMs;
  const beforeMs = input.bufferBeforeMinutes * minuteMs;
  const blockMs = (durationMinutes + input.bufferMinutes) * minuteMs;
  const gapMs = input.smallestGapMinutes * minuteMs;
  const stepMs = input.stepMinutes * minuteMs;
  let { count } = columns;
  let { spans, untilMs } = passed;
  // Kept, as no span begins in most blocks, and reading one costs more than all else here.
  let nextMs = startOf(busy, spans);
  for (let startMs = midnightMs + plan.openMinute * minuteMs; startMs <= latestMs; startMs += stepMs) {
    if (nextMs < startMs + blockMs) {
      while (spans < busy.length && (busy[spans] as BusySpan).startMs < startMs + blockMs) {
        const { endMs } = busy[spans++] as BusySpan;
        if (endMs > untilMs) untilMs = endMs;
      }
      nextMs = startOf(busy, spans);
    }
    let found = dayReasons;
    if (untilMs > startMs - beforeMs) found |= taken;
    else if (gapMs > 0 && isGap(startMs - beforeMs - untilMs, nextMs - startMs - blockMs, gapMs)) found |= leavesGap;
    startsAtMs[count] = startMs;
    reasons[count] = found;
    count++;
  }
  columns.count = count;
  passed.spans = spans;
  passed.untilMs = untilMs;
};

/** Appends the slots of any day; a time that clocks skip starts at NaN. */
const listDay = (input: SweepInput, day: SlotDay, columns: SlotColumns, passed: PassedSpans): void => {
  const { table, minutes, busy, durationMinutes } = input;
  const { plan, epochDay, midnightMs } = day;
  const { startsAtMs, reasons } = columns;
  const dayReasons = reasonsOfDay(input, day);
  const isPlainDay = !Number.isNaN(midnightMs);
  const latestMs = limitMs(table, day, plan.closeMinute) - durationMinutes * minuteMs;
  const beforeMs = input.bufferBeforeMinutes * minuteMs;
  const blockMs = (durationMinutes + input.bufferMinutes) * minuteMs;
  const gapMs = input.smallestGapMinutes * minuteMs;
  const candidates = minutes === null ? gridLength(plan, input.stepMinutes) : minutes.length;
  let { count } = columns;
  for (let place = 0; place < candidates; place++) {
    const minute = slotMinute(input, day, place);
    const startMs = isPlainDay ? midnightMs + minute * minuteMs : startOnChangeDay(table, epochDay, minute);
    // What follows is too late as well, or is skipped: a day's slots have no gaps.
    if (minutes === null && startMs > latestMs) break;
    // NaN, a time that doesn't happen, passes both comparisons by.
    while (passed.spans < busy.length && (busy[passed.spans] as BusySpan).startMs < startMs + blockMs) {
      passed.untilMs = Math.max(passed.untilMs, (busy[passed.spans++] as BusySpan).endMs);
    }
    const leftMs = startOf(busy, passed.spans) - startMs - blockMs;
    let found = dayReasons;
    if (passed.untilMs > startMs - beforeMs) found |= taken;
    else if (gapMs > 0 && isGap(startMs - beforeMs - passed.untilMs, leftMs, gapMs)) found |= leavesGap;
    startsAtMs[count] = startMs;
    reasons[count] = found;
    count++;
  }
  columns.count = count;
};

/** When a span begins; never, when there is none. */
const startOf = (busy: readonly BusySpan[], index: number): number =>
  index < busy.length ? (busy[index] as BusySpan).startMs : Number.POSITIVE_INFINITY;

/** Whether too little would be left since the appointment before, or until the next one. */
const isGap = (sinceMs: number, leftMs: number, gapMs: number): boolean =>
  (sinceMs > 0 && sinceMs < gapMs) || (leftMs > 0 && leftMs < gapMs);

const startOnChangeDay = (table: ZoneOffsets, epochDay: number, minute: number): number =>
  minuteToEpochMs(table, epochDay, minute) ?? Number.NaN;

/** Adds what the clock, the hours and the breaks say. */
const noteRules = (input: SweepInput, columns: SlotColumns): void => {
  const { days, startsAtMs } = columns;
  const durationMs = input.durationMinutes * minuteMs;
  const notBeforeMs = Math.max(input.pastBeforeMs, input.soonBeforeMs);
  for (let at = 0; at < days.length; at++) {
    const day = days[at] as SlotDay;
    const { plan, midnightMs, first, count } = day;
    if (count === 0) continue;
    const firstMs = startsAtMs[first] as number;
    const lastMs = startsAtMs[first + count - 1] as number;
    // When the day's first and last slots keep every limit, so do those between. NaN keeps none.
    const isClear =
      firstMs >= notBeforeMs &&
      lastMs < input.futureFromMs &&
      firstMs >= midnightMs + Math.max(plan.openMinute, plan.agentStartMinute) * minuteMs &&
      lastMs + durationMs <= midnightMs + Math.min(plan.closeMinute, plan.agentEndMinute) * minuteMs;
    if (!isClear) noteLimits(input, day, columns);
    if (plan.breakMinutes.length > 0) noteBreaks(input, day, columns);
  }
};

/** Adds what the clock and the hours say against the day's slots. */
const noteLimits = (input: SweepInput, day: SlotDay, { startsAtMs, reasons }: SlotColumns): void => {
  const { table, pastBeforeMs, soonBeforeMs, futureFromMs } = input;
  const { plan, first, count } = day;
  const durationMs = input.durationMinutes * minuteMs;
  const openMs = limitMs(table, day, plan.openMinute);
  const closeMs = limitMs(table, day, plan.closeMinute);
  const agentStartMs = limitMs(table, day, plan.agentStartMinute);
  const agentEndMs = limitMs(table, day, plan.agentEndMinute);
  for (let index = first; index < first + count; index++) {
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
};

const noteBreaks = (input: SweepInput, day: SlotDay, { startsAtMs, reasons }: SlotColumns): void => {
  const { first, count } = day;
  const { breakMinutes } = day.plan;
  const durationMs = input.durationMinutes * minuteMs;
  for (let pause = 0; pause < breakMinutes.length; pause += 2) {
    const pauseStartMs = limitMs(input.table, day, breakMinutes[pause] as number);
    const pauseEndMs = limitMs(input.table, day, breakMinutes[pause + 1] as number);
    for (let index = first; index < first + count; index++) {
      const startMs = startsAtMs[index] as number;
      if (startMs < pauseEndMs && pauseStartMs < startMs + durationMs) {
        reasons[index] = (reasons[index] as number) | onBreak;
      }
    }
  }
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

const reasonsOfDay = (input: SweepInput, { plan, epochDay }: SlotDay): number =>
  (plan.isOpen ? 0 : reasonBits[plan.closedFor]) |
  (input.isAgentActive ? 0 : agentInactive) |
  (input.isAgentForType ? 0 : agentNotForType) |
  (plan.isAgentWorking ? 0 : outsideAgentHours) |
  (epochDay > input.lastEpochDay ? tooFarAhead : 0);

const limitMs = (table: ZoneOffsets, { epochDay, midnightMs }: SlotDay, minute: number): number =>
  Number.isNaN(midnightMs) ? limitToEpochMs(table, epochDay, minute) : midnightMs + minute * minuteMs;

const gridLength = (plan: DayPlan, stepMinutes: number): number =>
  plan.isOpen ? Math.ceil((plan.closeMinute - plan.openMinute) / stepMinutes) : 0;
