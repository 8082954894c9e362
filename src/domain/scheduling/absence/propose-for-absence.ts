import { minuteMs } from "../clock/business-clock.ts";
import { type Service, serviceTimes } from "../services/service-times.ts";
import { type AgentFacts, availability, type BusinessFacts } from "../slots/availability.ts";
import { reasonsAgainst } from "../slots/decide-booking.ts";
import { reasonBits } from "../slots/slot-reason.ts";

/** An appointment that can't take place as planned. */
export type AffectedVisit = {
  id: string;
  date: string;
  time: string;
  startsAtMs: number;
  service: Service;
};

/** What should happen to the appointment. */
export type AbsenceDecision =
  | { kind: "colleague"; agentId: string }
  | { kind: "later"; date: string; time: string }
  | { kind: "cancel" }
  | { kind: "keep" };

export type AbsenceProposal = {
  id: string;
  /** Who is free at the same time. */
  colleagues: string[];
  /** The next times with the same agent. */
  times: { date: string; time: string }[];
  suggested: AbsenceDecision;
};

export type AbsenceFacts = {
  business: BusinessFacts;
  absent: AgentFacts;
  /** The others who take appointments. */
  colleagues: readonly AgentFacts[];
  /** The first day on which the absent agent is back. */
  backOn: string;
};

const timesOffered = 3;
/** So far ahead the next times are looked for. */
export const daysLookedAt = 28;

/**
 * For everyone affected, in order: the same time with a colleague who is free, else the next time with the same agent, else a
 * cancellation. What is suggested to one is no longer free for the next. Clients' rules hold, but for the notice: it is
 * the business that asks.
 */
export const proposeForAbsence = (
  { business, absent, colleagues, backOn }: AbsenceFacts,
  visits: readonly AffectedVisit[],
  now: Temporal.Instant,
): AbsenceProposal[] => {
  const others = colleagues.map((agent) => ({ ...agent }));
  const back = { ...absent };
  return visits.map((visit) => {
    const free = others.filter((agent) => isFree(business, agent, visit, now));
    const question = { ...visit.service, fromDate: backOn, dayCount: daysLookedAt, bookedBy: "client" as const };
    const slots = availability(business, back, question, now).filter(({ isBookable }) => isBookable);
    const [colleague] = free;
    const [next] = slots;
    if (colleague) take(colleague, visit.startsAtMs, visit);
    else if (next) take(back, next.startsAtMs, visit);
    return {
      id: visit.id,
      colleagues: free.map(({ agentId }) => agentId),
      times: slots.slice(0, timesOffered).map(({ date, time }) => ({ date, time })),
      suggested: colleague
        ? { kind: "colleague", agentId: colleague.agentId }
        : next
          ? { kind: "later", date: next.date, time: next.time }
          : { kind: "cancel" },
    };
  });
};

/** Whom the business asks may be asked at short notice. */
const forgiven = reasonBits["too-soon"] | reasonBits["too-far-ahead"];

const isFree = (business: BusinessFacts, agent: AgentFacts, visit: AffectedVisit, now: Temporal.Instant): boolean => {
  const { date, time, service } = visit;
  const request = { ...service, date, time, bookedBy: "client" as const };
  return (reasonsAgainst(business, agent, request, now).reasons & ~forgiven) === 0;
};

const take = (agent: AgentFacts, startsAtMs: number, { service }: AffectedVisit): void => {
  const { durationMinutes, bufferBeforeMinutes, bufferMinutes } = serviceTimes(agent, service);
  const span = {
    startMs: startsAtMs - bufferBeforeMinutes * minuteMs,
    endMs: startsAtMs + (durationMinutes + bufferMinutes) * minuteMs,
  };
  agent.busy = [...agent.busy, span].toSorted((a, b) => a.startMs - b.startMs);
};
