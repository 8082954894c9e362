import type { DayPlan } from "../hours/week-plan.ts";

/** Slots in order of time, the first `count` entries of each column. */
export type SlotColumns = SlotGrid & {
  count: number;
  readonly days: readonly SlotDay[];
  /** NaN: a time that clocks skip. */
  readonly startsAtMs: number[];
  /** Every reason against the slot (see `reasonBits`); 0 is free. */
  readonly reasons: number[];
};

/**
 * A day, and where its slots are in the columns: `count` of them from `first` on. What the wall clock shows at a slot
 * follows from its place in the day, so that it needs no column of its own.
 */
export type SlotDay = {
  readonly epochDay: number;
  readonly plan: DayPlan;
  /** NaN on a day on which clocks change. */
  readonly midnightMs: number;
  first: number;
  count: number;
};

/** Which times of a day are slots. */
export type SlotGrid = {
  /**
   * Minutes of each day to look at, ascending; null for the business's own grid: every `stepMinutes` from
   * opening, as long as the appointment ends by closing, on open days only.
   */
  readonly minutes: readonly number[] | null;
  readonly stepMinutes: number;
};

/** The minute of the day that the wall clock shows at one of a day's slots, whose first place is 0. */
export const slotMinute = ({ minutes, stepMinutes }: SlotGrid, { plan }: SlotDay, place: number): number =>
  minutes === null ? plan.openMinute + place * stepMinutes : (minutes[place] as number);
