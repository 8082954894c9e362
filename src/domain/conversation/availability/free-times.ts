import { addDays, dateOfEpochDay, epochDayOf, lastCalendarDate } from "../../scheduling/clock/calendar-date.ts";
import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { availabilityOfAnyone, decideBookingWithAnyone } from "../../scheduling/slots/any-agent.ts";
import { type AvailabilityQuery, availabilityOfAgent, type Slot } from "../../scheduling/slots/availability.ts";
import { decideBooking } from "../../scheduling/slots/decide-booking.ts";
import type { SlotReason } from "../../scheduling/slots/slot-reason.ts";
import type { CalendarTurn } from "../conversation-turn.ts";
import type { DayEdge } from "../dates/when-reading.ts";
import type { ChosenSlot, Draft } from "../state.ts";
import { type AvailabilityRequest, anyone, typeToService } from "./availability-request.ts";
import { isWithSameAgents, placeVisit, startsOfVisit } from "./visit-places.ts";

export type FreeDay = { date: string; slots: readonly Slot[] };

/** `off-grid`: the rules allow it, but it is between the offered times; `same-time`: the appointment already exists. */
export type Obstacle = SlotReason | "off-grid" | "same-time";

type Limits = Pick<Draft, "time" | "window" | "except">;

/** The last day a client may book. */
export const lastBookableDate = (turn: CalendarTurn): string => {
  const last = epochDayOf(turn.today) + turn.facts.business.settings.horizonDays;
  return dateOfEpochDay(Math.min(last, epochDayOf(lastCalendarDate)));
};

/** The free slots of a day on the business's own grid, inside the part of the day that was asked for. */
export const freeSlotsOn = (
  turn: CalendarTurn,
  request: AvailabilityRequest,
  date: string,
  limits: Limits = {},
): Slot[] => freeSlotsIn(turn, request, { fromDate: date, dayCount: 1 }, limits);

/** The days with free times from one day on, in order, up to a number. */
export const freeDays = (
  turn: CalendarTurn,
  request: AvailabilityRequest,
  { from, to, count, limits = {} }: { from: string; to: string; count: number; limits?: Limits },
): FreeDay[] => {
  const last = to < lastBookableDate(turn) ? to : lastBookableDate(turn);
  const days: FreeDay[] = [];
  let date = from < turn.today ? turn.today : from;
  while (date <= last && days.length < count) {
    const slots = freeSlotsIn(turn, request, { fromDate: date, dayCount: daysAtOnce }, limits).filter(
      (slot) => slot.date <= last,
    );
    for (const [day, ofDay] of Map.groupBy(slots, (slot) => slot.date)) days.push({ date: day, slots: ofDay });
    if (date > addDays(lastCalendarDate, -daysAtOnce)) break;
    date = addDays(date, daysAtOnce);
  }
  return days.slice(0, count);
};

/** Why a time isn't free, or null when it is. */
export const findObstacle = (
  turn: CalendarTurn,
  request: AvailabilityRequest,
  date: string,
  time: string,
): Obstacle | null => {
  if (isCurrent(request, date, time)) return "same-time";
  const reason = request.type.parts
    ? visitObstacle(turn, request, date, time)?.reason
    : reasonAt(turn, request, date, time);
  if (reason) return reason;
  return freeSlotsOn(turn, request, date, { time }).length > 0 ? null : "off-grid";
};

const reasonAt = (turn: CalendarTurn, request: AvailabilityRequest, date: string, time: string): SlotReason | null => {
  const [slot] = slotsFrom(turn, request, { fromDate: date, dayCount: 1, times: [time] });
  return slot ? slot.reason : "nonexistent-time";
};

/** What of a visit can't be at a time, by its place, and why; null when all of it can. */
export const visitObstacle = (
  turn: CalendarTurn,
  request: AvailabilityRequest,
  date: string,
  time: string,
): { reason: SlotReason; part: number } | null => {
  const decision = placeVisit(request, { date, time }, turn.facts.now);
  return decision.ok ? null : decision;
};

/** A time with who takes it, and of a visit who takes what when; null when it isn't available. */
export const placeAt = (
  turn: CalendarTurn,
  request: AvailabilityRequest,
  date: string,
  time: string,
): ChosenSlot | null => {
  if (!request.type.parts) {
    const agentId = agentForSlot(turn, request, date, time);
    return agentId === null ? null : { agentId, date, time };
  }
  const decision = placeVisit(request, { date, time }, turn.facts.now);
  if (!decision.ok) return null;
  const parts = decision.parts.map((part) => ({ agentId: part.agentId, date: part.date, time: part.time }));
  return { agentId: request.agentId, date, time, parts };
};

/** Who takes an appointment: the chosen agent, or of everyone who is free the one with the emptiest day. */
const agentForSlot = (turn: CalendarTurn, request: AvailabilityRequest, date: string, time: string): string | null => {
  const slotRequest = { ...typeToService(request.type), date, time, bookedBy: "client" as const };
  const { business } = request;
  const { now } = turn.facts;
  const agent = request.agents.find(({ agentId }) => agentId === request.agentId);
  if (request.agentId !== anyone && !agent) return null;
  const decision = agent
    ? decideBooking({ business, agent }, slotRequest, now)
    : decideBookingWithAnyone({ business, agents: request.agents }, slotRequest, now);
  return decision.ok ? decision.appointment.agentId : null;
};

const daysAtOnce = 14;

/** What is offered must still be free when it has been read, chosen and confirmed; what was asked for counts to the minute. */
const minutesToDecide = 5;

type Days = { fromDate: string; dayCount: number };

const freeSlotsIn = (
  turn: CalendarTurn,
  request: AvailabilityRequest,
  { fromDate, dayCount }: Days,
  limits: Limits,
): Slot[] => {
  const leadMinutes = limits.time === undefined ? minutesToDecide : 0;
  const isWanted = (slot: Slot): boolean =>
    slot.isBookable &&
    isWithin(slot.time, limits) &&
    !isExcepted(slot.date, limits.except) &&
    !isCurrent(request, slot.date, slot.time);
  const edge = limits.time === undefined ? limits.window?.edge : undefined;
  if (!request.type.parts)
    return atEdge(slotsFrom(turn, request, { fromDate, dayCount, leadMinutes }).filter(isWanted), edge);
  const now = turn.facts.now.add({ minutes: leadMinutes });
  const starts = startsOfVisit(request, { fromDate, dayCount }, now).filter(isWanted);
  return atEdge(
    starts.filter((start) => placeVisit(request, start, now).ok),
    edge,
  );
};

/** "Right when you open", "the last one of the day": an hour of what is free on each day, from its first or last time. */
const atEdge = (slots: Slot[], edge: DayEdge | undefined): Slot[] => {
  if (!edge) return slots;
  return [...Map.groupBy(slots, (slot) => slot.date).values()].flatMap((ofDay) => {
    const outermost = minutesOf((edge === "first" ? ofDay[0] : ofDay.at(-1))?.time ?? "00:00");
    return ofDay.filter(({ time }) => Math.abs(minutesOf(time) - outermost) < 60);
  });
};

type SlotQuery = Pick<AvailabilityQuery, "fromDate" | "dayCount" | "times"> & { leadMinutes?: number };

const slotsFrom = (
  turn: CalendarTurn,
  request: AvailabilityRequest,
  { leadMinutes = 0, ...days }: SlotQuery,
): Slot[] => {
  const { business } = request;
  const now = turn.facts.now.add({ minutes: leadMinutes });
  const query: AvailabilityQuery = { ...typeToService(request.type), ...days, bookedBy: "client" };
  if (request.agentId === anyone) return availabilityOfAnyone(business, request.agents, query, now);
  const agent = request.agents.find(({ agentId }) => agentId === request.agentId);
  return agent ? availabilityOfAgent(business, agent, query, now) : [];
};

/** An appointment can't be moved to where it is. */
const isCurrent = (request: AvailabilityRequest, date: string, time: string): boolean => {
  const { current, agentId } = request;
  if (current?.date !== date || current.time !== time) return false;
  return current.parts ? isWithSameAgents(request) : current.agentId === agentId;
};

/** Whether a day is one that doesn't suit. */
export const isExcepted = (date: string, except: Draft["except"] = []): boolean =>
  except.includes(date) || except.includes(weekdayOf(date));

const isWithin = (time: string, { time: exact, window }: Limits): boolean => {
  if (exact !== undefined) return time === exact;
  if (!window || window.edge) return true;
  const minute = minutesOf(time);
  return minute >= window.fromMinute && minute < window.toMinute;
};
