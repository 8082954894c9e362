import type { Slot } from "../scheduling/availability.ts";
import { addDays, epochDayOf } from "../scheduling/calendar-date.ts";
import { minutesOf } from "../scheduling/clock-time.ts";
import { freeDays, freeSlotsOn, lastBookableDate } from "./free-times.ts";
import type { ChosenSlot, Draft } from "./state.ts";
import type { Turn } from "./turn.ts";
import { anyone, type Wanted } from "./wanted.ts";

/**
 * The nearest real alternatives to what wasn't free, best first: other agents at that very time or day, then the same
 * agent's nearest times, a few of a day at most so that there is a choice of days.
 */
export const alternativesTo = (turn: Turn, wanted: Wanted, draft: Draft): ChosenSlot[] => {
  const date = clamp(turn, draft.date ?? draft.range?.from ?? turn.today);
  const others = wanted.agentId === anyone ? [] : otherAgentsThen(turn, wanted, date, draft);
  const same = nearest(turn, wanted, date, draft).map(({ date: day, time }) => ({
    agentId: wanted.agentId,
    date: day,
    time,
  }));
  return [...others.slice(0, 3), ...same];
};

const clamp = (turn: Turn, date: string): string => {
  const last = lastBookableDate(turn);
  return date < turn.today ? turn.today : date > last ? last : date;
};

const otherAgentsThen = (turn: Turn, wanted: Wanted, date: string, draft: Draft): ChosenSlot[] =>
  wanted.agents
    .filter(({ agentId }) => agentId !== wanted.agentId)
    .flatMap(({ agentId }) => {
      const [slot] = freeSlotsOn(turn, { ...wanted, agentId }, date, draft);
      return slot ? [{ agentId, date: slot.date, time: slot.time }] : [];
    });

const nearest = (turn: Turn, wanted: Wanted, date: string, draft: Draft): Slot[] => {
  const to = lastBookableDate(turn);
  const near = freeDays(turn, wanted, { from: addDays(date, -4), to, count: 10 });
  const days = near.length > 0 ? near : freeDays(turn, wanted, { from: turn.today, to, count: 3 });
  const byDistance = (a: Slot, b: Slot) => distance(a, date, draft) - distance(b, date, draft);
  return days
    .flatMap(({ slots }) => slots.toSorted(byDistance).slice(0, draft.time === undefined ? 2 : 3))
    .sort(byDistance)
    .slice(0, 5);
};

/** Days count first, then the time of day. Of two days equally far the later one is nearer: plans slip forward. */
const distance = (slot: Slot, date: string, { time, window }: Draft): number => {
  const days = epochDayOf(slot.date) - epochDayOf(date);
  const wantedMinute = time === undefined ? (window?.fromMinute ?? 0) : minutesOf(time);
  return Math.abs(days) * 1440 + (days < 0 ? 720 : 0) + Math.abs(minutesOf(slot.time) - wantedMinute);
};
