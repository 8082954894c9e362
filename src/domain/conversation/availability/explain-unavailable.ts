import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Line } from "../replying/reply.ts";
import type { Draft } from "../state.ts";
import { agentName, anyone, type BookingRequest } from "./booking-request.ts";
import { findObstacle, lastBookableDate, type Obstacle } from "./free-times.ts";

/** Why a time can't be booked, as a sentence. Null when it can. */
export const explainUnavailableTime = (
  turn: Turn,
  request: BookingRequest,
  date: string,
  time: string,
): Line | null => {
  const reason = findObstacle(turn, request, date, time);
  return reason === null ? null : lineOf(turn, request, date, time, reason);
};

/** Why a day has no free times, as a sentence. */
export const explainUnavailableDay = (
  turn: Turn,
  request: BookingRequest,
  date: string,
  window: Draft["window"],
): Line => {
  const never = explainClosedDay(turn, date);
  if (never) return never;
  const day = { date, style: "full" as const };
  const agent = request.agentId === anyone ? null : agentName(turn, request.agentId);
  if (agent !== null && isOff(request, date)) return { key: "refusals.agentOff", values: { agent, date: day } };
  if (window) return { key: "refusals.nothingInPart", values: { date: day } };
  if (date === turn.today) return { key: "refusals.noMoreToday" };
  return agent === null
    ? { key: "refusals.fullDay", values: { date: day } }
    : { key: "refusals.agentFull", values: { agent, date: day } };
};

/** Why a day has no times whatever is wanted; null for one that may have some. */
export const explainClosedDay = (turn: Turn, date: string): Line | null => {
  const day = { date, style: "full" as const };
  if (date < turn.today) return { key: "refusals.pastDay", values: { date: day } };
  if (date > lastBookableDate(turn)) return tooFar(turn);
  return turn.facts.business.hours[weekdayOf(date)].isOpen
    ? null
    : { key: "refusals.closedDay", values: { date: day } };
};

const lineOf = (turn: Turn, request: BookingRequest, date: string, time: string, reason: Obstacle): Line => {
  const day = { date, style: "full" as const };
  const values = { date: day, time: { time } };
  const isAnyone = request.agentId === anyone;
  const agent = agentName(turn, request.agentId);
  const { startTime, endTime } = turn.facts.business.hours[weekdayOf(date)];
  const hours = { opens: { time: startTime }, closes: { time: endTime }, date: day };
  const lines: Record<Obstacle, () => Line> = {
    "nonexistent-time": () => ({ key: "refusals.skippedTime", values }),
    "in-the-past": () =>
      date < turn.today ? { key: "refusals.pastDay", values: { date: day } } : { key: "refusals.pastTime", values },
    // Clients write nothing down afterwards.
    "in-the-future": () => ({ key: "refusals.taken", values }),
    "closed-day": () => ({ key: "refusals.closedDay", values: { date: day } }),
    "outside-business-hours": () => ({ key: "refusals.outsideHours", values: hours }),
    break: () => ({ key: "refusals.break", values }),
    "agent-inactive": () => ({ key: "refusals.taken", values }),
    "outside-agent-hours": () => {
      if (isAnyone) return { key: "refusals.nobodyThen", values };
      return isOff(request, date)
        ? { key: "refusals.agentOff", values: { agent, date: day } }
        : { key: "refusals.agentNotThen", values: { agent, ...values } };
    },
    "too-soon": () => ({ key: "refusals.tooSoon", values }),
    "too-far-ahead": () => tooFar(turn),
    taken: () =>
      isAnyone ? { key: "refusals.taken", values } : { key: "refusals.agentTaken", values: { agent, ...values } },
    "off-grid": () => ({ key: "refusals.offGrid", values }),
    "same-time": () => ({ key: "refusals.sameTime", values }),
  };
  return lines[reason]();
};

const tooFar = (turn: Turn): Line => ({
  key: "refusals.tooFar",
  values: { date: { date: lastBookableDate(turn), style: "full" } },
});

const isOff = (request: BookingRequest, date: string): boolean => {
  const hours = request.agents.find(({ agentId }) => agentId === request.agentId)?.workingHours;
  return hours !== null && hours !== undefined && hours[weekdayOf(date)] === undefined;
};
