import { minuteMs, wallToEpochMs } from "../../../scheduling/clock/business-clock.ts";
import { addDays, epochDayOf } from "../../../scheduling/clock/calendar-date.ts";
import { minutesOf, timeOfMinutes } from "../../../scheduling/clock/clock-time.ts";
import { type Weekday, weekdayIndexOf, weekdayOf, weekdays } from "../../../scheduling/clock/weekday.ts";
import { asSaid, availabilityRequestOf, typeOf, withoutMoved } from "../../availability/availability-request.ts";
import { chooseHalfDay } from "../../availability/choose-half-day.ts";
import { findObstacle, type Obstacle, placeAt } from "../../availability/free-times.ts";
import { nearestSlot } from "../../booking/repeat/plan-repeat.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { OwnAppointment } from "../../facts.ts";
import type { SeveralReading } from "../../reading/several/read-several.ts";
import type { ChosenSlot, MoveGoal } from "../../state.ts";
import { moveOf } from "../move-of.ts";

/** One of them: where it is to go, why it can't if so, and where it goes then; null: it stays. */
export type PlannedMove = {
  own: OwnAppointment;
  wanted: { date: string; time: string };
  reason: Obstacle | null;
  slot: ChosenSlot | null;
};

/** What a message says about where they go; null when it says nothing that isn't so already. */
export const goalOf = (turn: Turn, own: readonly OwnAppointment[], reading: SeveralReading): MoveGoal | null => {
  const { shift, days, agentIds } = reading;
  const [first] = own;
  if (!first) return null;
  const isTheirs = (weekday: Weekday) => own.some(({ date }) => weekdayOf(date) === weekday);
  const distinct = new Set(days.map(({ weekday }) => weekday));
  const goalDay = days.findLast(({ weekday, isGoal }) => !isTheirs(weekday) || (isGoal && distinct.size > 1));
  const time = timeOf(turn, first, reading);
  const agentId = agentIds.find((id) => own.every((one) => one.agentId !== id));
  const goal: MoveGoal = {
    ...(goalDay && { weekday: goalDay.weekday }),
    ...(shift?.days !== undefined && !goalDay && { days: shift.days }),
    ...(shift?.minutes !== undefined ? { minutes: shift.minutes } : time !== null && { time }),
    ...(agentId !== undefined && { agentId }),
  };
  return Object.keys(goal).length > 0 ? goal : null;
};

/** The hour, of two, at which they aren't yet: "from nine to eleven", "15h instead of 14h". */
const timeOf = (turn: Turn, first: OwnAppointment, { when: { time } }: SeveralReading): string | null => {
  if (!time) return null;
  const isNow = (at: string) => minutesOf(at) % 720 === minutesOf(first.time) % 720;
  if (time.kind === "exact") return isNow(time.time) ? null : time.time;
  if (time.kind === "halfDay") return time.times.some(isNow) ? null : chooseHalfDay(turn, time.times, first.date);
  if (time.kind === "choice") {
    const others = time.times.filter((at) => !isNow(at));
    return others.length === 1 ? (others[0] ?? null) : null;
  }
  if (time.kind !== "window" || time.part !== null) return null;
  if (time.fromMinute % 720 !== minutesOf(first.time) % 720) return null;
  // "From nine to three", of nine in the evening: three isn't an hour of that evening any more.
  const minute = [minutesOf(first.time) + time.toMinute - time.fromMinute, time.toMinute].find((one) => one < 1440);
  return minute === undefined ? null : timeOfMinutes(minute);
};

/** The same weekday of the same week for all. A shift may lead past midnight, to the day before or after. */
const wantedAt = ({ date, time }: OwnAppointment, goal: MoveGoal): { date: string; time: string } => {
  const away =
    goal.weekday === undefined ? (goal.days ?? 0) : weekdays.indexOf(goal.weekday) - weekdayIndexOf(epochDayOf(date));
  const minute = minutesOf(goal.time ?? time) + (goal.minutes ?? 0);
  const days = Math.floor(minute / 1440);
  return { date: addDays(date, away + days), time: timeOfMinutes(minute - days * 1440) };
};

/** How many can be read back in one message. */
export const mostMoves = 12;

/**
 * Every one of them at its new time, as far as that is available, and else the nearest on that day or within three days around. They
 * aren't obstacles to each other where they are now, but where they go.
 */
export const planMove = (turn: Turn, own: readonly OwnAppointment[], goal: MoveGoal): PlannedMove[] => {
  let agents = withoutMoved(turn.facts.agents, own);
  return own.slice(0, mostMoves).map((one): PlannedMove => {
    const wanted = wantedAt(one, goal);
    const draft = { ...moveOf(one), ...(goal.agentId !== undefined && { agentId: goal.agentId }) };
    const type = typeOf(turn, draft);
    if (!type) return { own: one, wanted, reason: "taken", slot: null };
    const whom = goal.agentId ?? (one.parts ? asSaid : one.agentId);
    const request = { ...availabilityRequestOf(turn, draft, type, whom), agents };
    const reason = findObstacle(turn, request, wanted.date, wanted.time);
    const at = reason === null ? wanted : reason === "same-time" ? null : nearestSlot(turn, request, wanted, 3);
    const slot = at && placeAt(turn, request, at.date, at.time);
    if (slot) agents = withTaken(turn, agents, one, slot);
    return { own: one, wanted, reason, slot };
  });
};

type Agents = Turn["facts"]["agents"];

/** Where one goes, no other can. */
const withTaken = (turn: Turn, agents: Agents, own: OwnAppointment, slot: ChosenSlot): Agents => {
  const places = (own.parts ?? [own]).map((part, index) => ({ part, at: slot.parts?.[index] ?? slot }));
  return agents.map((agent) => {
    const spans = places.flatMap(({ part, at }) => {
      const startMs = at.agentId === agent.agentId ? wallToEpochMs(at.date, at.time, turn.facts.business.zone) : null;
      if (startMs === null) return [];
      const before = (part.bufferBeforeMinutes ?? 0) * minuteMs;
      return [{ startMs: startMs - before, endMs: startMs + (part.durationMinutes + part.bufferMinutes) * minuteMs }];
    });
    return spans.length === 0
      ? agent
      : { ...agent, busy: [...agent.busy, ...spans].sort((a, b) => a.startMs - b.startMs) };
  });
};
