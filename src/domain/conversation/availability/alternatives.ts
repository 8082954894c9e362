import { addDays, epochDayOf } from "../../scheduling/clock/calendar-date.ts";
import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import type { Slot } from "../../scheduling/slots/availability.ts";
import type { CalendarTurn } from "../conversation-turn.ts";
import type { ChosenSlot, Draft } from "../state.ts";
import { type AvailabilityRequest, anyone } from "./availability-request.ts";
import { freeDays, freeSlotsOn, lastBookableDate } from "./free-times.ts";

/**
 * The nearest real alternatives to what wasn't free, best first: other agents at that very time or day, then the same
 * agent's nearest times, a few of a day at most so that there is a choice of days.
 */
export const alternativesTo = (turn: CalendarTurn, request: AvailabilityRequest, draft: Draft): ChosenSlot[] => {
  const date = clamp(turn, draft.date ?? draft.range?.from ?? turn.today);
  const others = request.agentId === anyone ? [] : othersThen(turn, request, date, draft);
  const same = nearest(turn, request, date, draft).map(({ date: day, time }) => ({
    agentId: request.agentId,
    date: day,
    time,
  }));
  return [...others.slice(0, 3), ...same];
};

const clamp = (turn: CalendarTurn, date: string): string => {
  const last = lastBookableDate(turn);
  return date < turn.today ? turn.today : date > last ? last : date;
};

/** A visit may be shared among whoever is free; an appointment is one colleague's or another's. */
const othersThen = (turn: CalendarTurn, request: AvailabilityRequest, date: string, draft: Draft): ChosenSlot[] => {
  if (!request.type.parts) return otherAgentsThen(turn, request, date, draft);
  const [slot] = freeSlotsOn(turn, { ...request, agentId: anyone }, date, draft);
  return slot ? [{ agentId: anyone, date: slot.date, time: slot.time }] : [];
};

const otherAgentsThen = (turn: CalendarTurn, request: AvailabilityRequest, date: string, draft: Draft): ChosenSlot[] =>
  request.agents
    .filter(({ agentId }) => agentId !== request.agentId)
    .flatMap(({ agentId }) => {
      const [slot] = freeSlotsOn(turn, { ...request, agentId }, date, draft);
      return slot ? [{ agentId, date: slot.date, time: slot.time }] : [];
    });

const nearest = (turn: CalendarTurn, request: AvailabilityRequest, date: string, draft: Draft): Slot[] => {
  const to = lastBookableDate(turn);
  const limits = { except: draft.except };
  const near = freeDays(turn, request, { from: addDays(date, -4), to, count: 10, limits });
  const days = near.length > 0 ? near : freeDays(turn, request, { from: turn.today, to, count: 3, limits });
  const byDistance = (a: Slot, b: Slot) => distance(a, date, draft) - distance(b, date, draft);
  return days
    .flatMap(({ slots }) => slots.toSorted(byDistance).slice(0, draft.time === undefined ? 2 : 3))
    .sort(byDistance)
    .slice(0, 5);
};

/** Days count first, then the time of day. Of two days equally far the later one is nearer: plans slip forward. */
const distance = (slot: Slot, date: string, draft: Draft): number => {
  const days = epochDayOf(slot.date) - epochDayOf(date);
  return Math.abs(days) * 1440 + (days < 0 ? 720 : 0) + minutesAway(minutesOf(slot.time), draft);
};

/** From the hour that was wanted; of a part of the day, from its nearer end. Any time inside it is nearer than one outside. */
const minutesAway = (minute: number, { time, window }: Draft): number => {
  if (time !== undefined) return Math.abs(minute - minutesOf(time));
  if (!window || window.fromMinute >= window.toMinute) return minute;
  const { fromMinute, toMinute } = window;
  if (minute < fromMinute) return fromMinute - minute;
  return minute < toMinute ? (minute - fromMinute) / 1440 : minute - toMinute + 1;
};
