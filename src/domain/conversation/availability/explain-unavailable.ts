import { dayHoursOn, nameOf } from "../../scheduling/closures/special-day.ts";
import { availabilityColumns } from "../../scheduling/slots/availability.ts";
import { reasonBits } from "../../scheduling/slots/slot-reason.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TypeFacts } from "../facts.ts";
import type { Line } from "../replying/reply.ts";
import type { Draft } from "../state.ts";
import { type AvailabilityRequest, agentName, doesSome, serviceName, typeToService } from "./availability-request.ts";
import { findObstacle, lastBookableDate, type Obstacle, visitObstacle } from "./free-times.ts";
import { agentOfPart } from "./visit-places.ts";

/** Why a time can't be booked, as a sentence. Null when it can. */
export const explainUnavailableTime = (
  turn: Turn,
  request: AvailabilityRequest,
  date: string,
  time: string,
): Line | null => {
  const reason = findObstacle(turn, request, date, time);
  if (reason === null) return null;
  const { parts } = request.type;
  const at = parts ? (visitObstacle(turn, request, date, time)?.part ?? 0) : 0;
  const part = parts?.[at];
  if (!part) return lineOf(turn, request, { date, time, reason });
  if (at === 0)
    return lineOf(turn, { ...request, agentId: agentOfPart(request, 0), type: part }, { date, time, reason });
  return {
    key: "refusals.partDoesNotFit",
    values: { service: serviceName(part), date: { date, style: "full" }, time: { time } },
  };
};

/** Why a day has no free times, as a sentence. */
export const explainUnavailableDay = (
  turn: Turn,
  request: AvailabilityRequest,
  date: string,
  window: Draft["window"],
): Line => {
  const never = explainClosedDay(turn, date);
  if (never) return never;
  const day = { date, style: "full" as const };
  const agent = agentName(turn, request.agentId) || null;
  if (agent !== null && isOff(turn, request, date)) return { key: "refusals.agentOff", values: { agent, date: day } };
  const isNobodyThere = request.agents.every(({ agentId }) => isOff(turn, { ...request, agentId }, date));
  if (agent === null && isNobodyThere) return { key: "refusals.nobodyThatDay", values: { date: day } };
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
  return dayHoursOn(turn.facts.business, date).isOpen ? null : closedLine(turn, date);
};

/** That the business is closed on a day, with the name of the day if there is one. */
export const closedLine = (turn: Turn, date: string): Line => {
  const day = { date, style: "full" as const };
  const { special } = dayHoursOn(turn.facts.business, date);
  return special === null
    ? { key: "refusals.closedDay", values: { date: day } }
    : { key: "refusals.closedFor", values: { date: day, name: nameOf(special, turn.language) } };
};

type Refusal = { date: string; time: string; reason: Obstacle };

const lineOf = (turn: Turn, request: AvailabilityRequest, { date, time, reason }: Refusal): Line => {
  const day = { date, style: "full" as const };
  const values = { date: day, time: { time } };
  const agent = agentName(turn, request.agentId);
  const isAnyone = agent === "";
  const { startTime, endTime, special } = dayHoursOn(turn.facts.business, date);
  const hours = { opens: { time: startTime }, closes: { time: endTime }, date: day };
  const isOffDuty = (): Line => {
    if (isAnyone) return { key: "refusals.nobodyThen", values };
    return isOff(turn, request, date)
      ? { key: "refusals.agentOff", values: { agent, date: day } }
      : { key: "refusals.agentNotThen", values: { agent, ...values } };
  };
  const taken = (): Line =>
    isAnyone ? { key: "refusals.taken", values } : { key: "refusals.agentTaken", values: { agent, ...values } };
  const lines: Record<Obstacle, () => Line> = {
    "nonexistent-time": () => ({ key: "refusals.skippedTime", values }),
    "in-the-past": () =>
      date < turn.today ? { key: "refusals.pastDay", values: { date: day } } : { key: "refusals.pastTime", values },
    // Clients write nothing down afterwards.
    "in-the-future": () => ({ key: "refusals.taken", values }),
    "closed-day": () => closedLine(turn, date),
    "special-closing": () => closedLine(turn, date),
    "outside-business-hours": () =>
      special === null
        ? { key: "refusals.outsideHours", values: hours }
        : { key: "refusals.outsideSpecialHours", values: { ...hours, name: nameOf(special, turn.language) } },
    break: () => ({ key: "refusals.break", values }),
    "agent-inactive": () => ({ key: "refusals.taken", values }),
    "time-off": isOffDuty,
    "outside-agent-hours": isOffDuty,
    "too-soon": () => ({ key: "refusals.tooSoon", values }),
    "too-far-ahead": () => tooFar(turn),
    "agent-not-for-type": () => explainNotForType(turn, request.type, agent),
    "resource-taken": () => ({
      key: "refusals.resourceTaken",
      values: { service: serviceName(request.type), ...values },
    }),
    "leaves-gap": () => ({ key: "refusals.offGrid", values }),
    "busy-elsewhere": () => taken(),
    taken: () => taken(),
    held: () => ({ key: "refusals.held", values }),
    "off-grid": () => ({ key: "refusals.offGrid", values }),
    "same-time": () => ({ key: "refusals.sameTime", values }),
  };
  return lines[reason]();
};

/** "Ana doesn't do Colour. You can book it with Mateo." */
export const explainNotForType = (turn: Turn, type: TypeFacts, agent: string): Line => {
  const able = turn.facts.agents.filter((each) => doesSome(each, type));
  const service = serviceName(type);
  if (able.length === 0 || agent === "") return { key: "refusals.nobodyForType", values: { service } };
  const others = able.map(({ name }) => name).join(", ");
  return { key: "refusals.agentNotForType", values: { agent, service, others } };
};

const tooFar = (turn: Turn): Line => ({
  key: "refusals.tooFar",
  values: { date: { date: lastBookableDate(turn), style: "full" } },
});

/** Whether the agent isn't there at any time of a day, by working hours or time off. */
const isOff = (turn: Turn, { agents, agentId, type, business }: AvailabilityRequest, date: string): boolean => {
  const agent = agents.find((known) => known.agentId === agentId);
  if (!agent) return false;
  const query = { ...typeToService(type), fromDate: date, dayCount: 1, bookedBy: "client" as const };
  const { reasons, count } = availabilityColumns(business, agent, query, turn.facts.now);
  return count > 0 && reasons.slice(0, count).every((found) => (found & offDuty) !== 0);
};

const offDuty = reasonBits["time-off"] | reasonBits["outside-agent-hours"];
