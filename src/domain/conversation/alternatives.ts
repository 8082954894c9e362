import type { Slot } from "../scheduling/availability.ts";
import { minuteMs, wallToEpochMs } from "../scheduling/business-clock.ts";
import { addDays } from "../scheduling/calendar-date.ts";
import { timeOfMinutes } from "../scheduling/clock-time.ts";
import { freeDays, freeSlotsOn, lastBookableDate } from "./free-times.ts";
import type { ChosenSlot, Draft } from "./state.ts";
import type { Turn } from "./turn.ts";
import { anyone, type Wanted } from "./wanted.ts";

/**
 * The nearest real alternatives to what wasn't free: other agents at that very time or day first, then the same
 * agent's nearest times, at most two of a day so that there is a choice of days. In order of time, at most eight.
 */
export const alternativesTo = (turn: Turn, wanted: Wanted, draft: Draft): ChosenSlot[] => {
  const date = clamp(turn, draft.date ?? draft.range?.from ?? turn.today);
  const others = wanted.agentId === anyone ? [] : otherAgentsThen(turn, wanted, date, draft);
  const same = nearest(turn, wanted, date, draft).map((slot) => ({
    agentId: wanted.agentId,
    date: slot.date,
    time: slot.time,
  }));
  return [...others.slice(0, 3), ...same]
    .slice(0, mostAlternatives)
    .sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
};

const mostAlternatives = 8;

const clamp = (turn: Turn, date: string): string => {
  const last = lastBookableDate(turn);
  return date < turn.today ? turn.today : date > last ? last : date;
};

/** The minute of the day that alternatives are measured from. */
const wantedMinute = ({ time, window }: Draft): number => {
  if (time !== undefined) return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return window ? Math.min(window.fromMinute, 23 * 60) : 12 * 60;
};

const otherAgentsThen = (turn: Turn, wanted: Wanted, date: string, draft: Draft): ChosenSlot[] =>
  wanted.agents
    .filter(({ agentId }) => agentId !== wanted.agentId)
    .flatMap(({ agentId }) => {
      const [slot] = freeSlotsOn(turn, { ...wanted, agentId }, date, draft);
      return slot ? [{ agentId, date: slot.date, time: slot.time }] : [];
    });

const nearest = (turn: Turn, wanted: Wanted, date: string, draft: Draft): Slot[] => {
  const { zone } = turn.facts.business;
  const targetMs =
    wallToEpochMs(date, timeOfMinutes(wantedMinute(draft)), zone) ?? wallToEpochMs(date, "12:00", zone) ?? 0;
  const to = lastBookableDate(turn);
  const near = freeDays(turn, wanted, { from: addDays(date, -4), to, count: 10 });
  const days = near.length > 0 ? near : freeDays(turn, wanted, { from: turn.today, to, count: 3 });
  return days
    .flatMap(({ slots }) =>
      slots.toSorted((a, b) => distance(a, targetMs) - distance(b, targetMs)).slice(0, perDay(draft)),
    )
    .sort((a, b) => distance(a, targetMs) - distance(b, targetMs))
    .slice(0, 5);
};

/** With a time in mind the same day matters more. */
const perDay = ({ time }: Draft): number => (time === undefined ? 2 : 3);

/** Earlier is as good as later, apart from a minute, so that ties go forward. */
const distance = ({ startsAtMs }: Slot, targetMs: number): number =>
  startsAtMs >= targetMs ? startsAtMs - targetMs : targetMs - startsAtMs + minuteMs;
