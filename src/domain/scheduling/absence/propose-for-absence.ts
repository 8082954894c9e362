import { minuteMs } from "../clock/business-clock.ts";
import { addDays } from "../clock/calendar-date.ts";
import { withoutUsesOf } from "../resources/resource-facts.ts";
import { type Service, serviceTimes } from "../services/service-times.ts";
import { type AgentFacts, availabilityOfAgent, type BusinessFacts } from "../slots/availability.ts";
import { reasonsAgainst } from "../slots/decide-booking.ts";
import { reasonBits } from "../slots/slot-reason.ts";
import type { BusySpan } from "../slots/sweep-availability.ts";
import { withoutOwnTimes } from "../slots/without-own-times.ts";
import { decideVisit, type VisitFacts, type VisitPart } from "../visits/fit-visit.ts";
import { type VisitSlot, visitSlots } from "../visits/visit-slots.ts";

/** An appointment that can't take place as planned. */
export type AffectedVisit = {
  id: string;
  date: string;
  time: string;
  startsAtMs: number;
  service: Service;
  /** All services of a visit, in their order, where there are several: it is offered to the client as one. */
  parts?: readonly AffectedPart[];
};

export type AffectedPart = { appointmentId: string; agentId: string; service: Service; busy: BusySpan };

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
    if (visit.parts)
      return proposeVisit({ business, absent: back, colleagues: others, backOn }, visit, visit.parts, now);
    const free = others.filter((agent) => isFree(business, agent, visit, now));
    const question = { ...visit.service, fromDate: backOn, dayCount: daysLookedAt, bookedBy: "client" as const };
    const slots = availabilityOfAgent(business, back, question, now).filter(({ isBookable }) => isBookable);
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

/** A visit stays together: a colleague takes what the absent agent would have done, or all of it is at another time. */
const proposeVisit = (
  { business, absent, colleagues, backOn }: AbsenceFacts,
  { id, date, time }: AffectedVisit,
  parts: readonly AffectedPart[],
  now: Temporal.Instant,
): AbsenceProposal => {
  const everyone = [...colleagues, absent];
  const own = parts.map(({ agentId, busy }) => ({ agentId, ...busy }));
  const facts = {
    business: withoutUsesOf(
      business,
      parts.map(({ appointmentId }) => appointmentId),
    ),
    agents: everyone.map((agent) => withoutOwnTimes(agent, own)),
  };
  const partsWith = (agentId: string): VisitPart[] =>
    parts.map((part) => ({ ...part.service, agent: { id: part.agentId === absent.agentId ? agentId : part.agentId } }));
  // The owner's rules forgive the notice; what is unusual even so isn't proposed.
  const fitted = colleagues.flatMap(({ agentId }) => {
    const request = { date, time, parts: partsWith(agentId), bookedBy: "owner" as const };
    const decision = decideVisit(facts, request, now);
    return decision.ok && decision.reason === null ? [{ agentId, booked: decision.parts }] : [];
  });
  const slots = nextVisits(facts, partsWith(absent.agentId), backOn, now);
  const [colleague] = fitted;
  const [next] = slots;
  for (const { agentId, blocksStartMs, blocksEndMs } of colleague?.booked ?? next?.parts ?? []) {
    const agent = everyone.find((one) => one.agentId === agentId);
    if (agent) addBusy(agent, { startMs: blocksStartMs, endMs: blocksEndMs });
  }
  return {
    id,
    colleagues: fitted.map(({ agentId }) => agentId),
    times: slots.map((slot) => ({ date: slot.date, time: slot.time })),
    suggested: colleague
      ? { kind: "colleague", agentId: colleague.agentId }
      : next
        ? { kind: "later", date: next.date, time: next.time }
        : { kind: "cancel" },
  };
};

/** The first times, looked for week by week. */
const nextVisits = (
  facts: VisitFacts,
  parts: readonly VisitPart[],
  from: string,
  now: Temporal.Instant,
): VisitSlot[] => {
  const found: VisitSlot[] = [];
  for (let day = 0; day < daysLookedAt && found.length < timesOffered; day += 7) {
    const question = { fromDate: addDays(from, day), dayCount: 7, bookedBy: "client" as const, parts };
    found.push(...visitSlots(facts, question, now).filter(({ isBookable }) => isBookable));
  }
  return found.slice(0, timesOffered);
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
  addBusy(agent, span);
};

const addBusy = (agent: AgentFacts, span: BusySpan): void => {
  agent.busy = [...agent.busy, span].toSorted((a, b) => a.startMs - b.startMs);
};
