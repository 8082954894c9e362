import { dateOfEpochDay, epochDayOf, lastCalendarDate } from "../clock/calendar-date.ts";
import { minutesOf } from "../clock/clock-time.ts";
import { type PlannedUse, withPlannedUse } from "../resources/resource-facts.ts";
import type { AgentFacts } from "../slots/availability.ts";
import type { BookedTime } from "../slots/decide-booking.ts";
import type { BookedBy, SlotReason } from "../slots/slot-reason.ts";
import { decideVisit, type VisitDecision, type VisitFacts, type VisitPart } from "../visits/fit-visit.ts";
import { visitSlots } from "../visits/visit-slots.ts";

/** A visit that a series wants. */
export type WantedVisit = {
  number: number;
  date: string;
  time: string;
  /** The month has no such day; `date` is its last one. */
  isMissingDay: boolean;
  parts: readonly VisitPart[];
};

/** What the owner does with a date that isn't available as it is: leave it out, book it anyway, or move it elsewhere. */
export type SeriesChoice = "skip" | "keep" | { date: string; time: string };

/** Why a date needs a choice. */
export type SeriesReason = SlotReason | "no-such-day";

export type SeriesVisit = {
  number: number;
  date: string;
  time: string;
  /** `open`: the owner has to choose. */
  state: "free" | "chosen" | "skipped" | "open";
  reason: SeriesReason | null;
  /** All that the owner must know to choose, `reason` first. */
  reasons: readonly SeriesReason[];
  /** The owner may take it anyway. */
  isBookable: boolean;
  /** The nearest time at which nothing is in the way; only where it is open. */
  nearest: { date: string; time: string } | null;
  /** Who does what when; empty when it isn't made. */
  parts: readonly BookedTime[];
};

export type SeriesPlan = {
  visits: readonly WantedVisit[];
  choices: ReadonlyMap<number, SeriesChoice>;
  /** The facts around the date of a visit, or around the date chosen instead. */
  factsOf: (number: number) => VisitFacts;
  /** How many days away the nearest time may be. */
  reachDays: number;
  /** Whose rules count; the owner's unless a client books. */
  bookedBy?: BookedBy;
};

/**
 * The visits of a series, each decided by the same rules as a single one, and against the ones before. A date that is
 * taken, unusual or doesn't exist is never made nor left out by itself: the owner chooses.
 */
export const planSeries = (plan: SeriesPlan, now: Temporal.Instant): SeriesVisit[] => {
  const made: Made[] = [];
  return plan.visits.map((visit) => {
    const planned = planVisit(plan, visit, withMade(plan.factsOf(visit.number), made), now);
    made.push(...planned.parts.map((booked, index) => ({ ...booked, service: visit.parts[index] as VisitPart })));
    return planned;
  });
};

const planVisit = (plan: SeriesPlan, visit: WantedVisit, facts: VisitFacts, now: Temporal.Instant): SeriesVisit => {
  const choice = plan.choices.get(visit.number);
  const { number } = visit;
  const place = typeof choice === "object" ? choice : { date: visit.date, time: visit.time };
  const none = { number, ...place, reason: null, reasons: [], isBookable: false, nearest: null, parts: [] };
  if (choice === "skip") return { ...none, state: "skipped" };
  const { bookedBy = "owner" } = plan;
  const decision = decideVisit(facts, { ...place, parts: visit.parts, bookedBy }, now);
  const isMissingDay = visit.isMissingDay && choice === undefined;
  const reason = isMissingDay ? ("no-such-day" as const) : decision.reason;
  const reasons = isMissingDay ? ["no-such-day" as const, ...decision.reasons] : decision.reasons;
  const isSettled = choice !== undefined || reason === null;
  if (decision.ok && isSettled) {
    const state = choice === undefined ? ("free" as const) : ("chosen" as const);
    return { ...none, state, reason, reasons, isBookable: true, parts: decision.parts };
  }
  const nearest = nearestTime(facts, { ...place, parts: visit.parts, reachDays: plan.reachDays }, now);
  return { ...none, state: "open", reason, reasons, isBookable: decision.ok, nearest };
};

type Around = { date: string; time: string; parts: readonly VisitPart[]; reachDays: number };

/** The free time nearest to one that isn't available: on the same day if there is any, then on the days around it. */
const nearestTime = (facts: VisitFacts, { date, time, parts, reachDays }: Around, now: Temporal.Instant) => {
  const isFree = (decision: VisitDecision) => decision.ok && decision.reason === null;
  for (let distance = 0; distance <= reachDays; distance++) {
    for (const days of distance === 0 ? [0] : [distance, -distance]) {
      const day = epochDayOf(date) + days;
      if (day < 0 || day > epochDayOf(lastCalendarDate)) continue;
      const fromDate = dateOfEpochDay(day);
      if (isFree(decideVisit(facts, { date: fromDate, time, parts, bookedBy: "owner" }, now)))
        return { date: fromDate, time };
      const free = visitSlots(facts, { fromDate, dayCount: 1, parts, bookedBy: "owner" }, now).filter(
        ({ reason }) => reason === null,
      );
      const away = (candidate: string) => Math.abs(minutesOf(candidate) - minutesOf(time));
      const [best] = free.sort((a, b) => away(a.time) - away(b.time));
      if (best) return { date: best.date, time: best.time };
    }
  }
  return null;
};

type Made = BookedTime & PlannedUse;

/** The agents and rooms as they will be once the visits before this one are made. */
const withMade = ({ business, agents }: VisitFacts, made: readonly Made[]): VisitFacts => {
  const busier = (agent: AgentFacts): AgentFacts => {
    const own = made.filter(({ agentId }) => agentId === agent.agentId);
    if (own.length === 0) return agent;
    const spans = own.map(({ blocksStartMs, blocksEndMs }) => ({ startMs: blocksStartMs, endMs: blocksEndMs }));
    return { ...agent, busy: [...agent.busy, ...spans].sort((a, b) => a.startMs - b.startMs) };
  };
  const { resources } = business;
  const taken = resources?.length ? { ...business, resources: made.reduce(withPlannedUse, resources) } : business;
  return { business: taken, agents: agents.map(busier) };
};

/** The days whose facts `planSeries` may ask for around a date. */
export const daysAround = (date: string, reachDays: number): { fromDate: string; dayCount: number } => {
  const first = Math.max(0, epochDayOf(date) - reachDays);
  const fromDate = dateOfEpochDay(first);
  return { fromDate, dayCount: epochDayOf(date) - first + reachDays + 1 };
};

/** Whether every visit has its place or was left out on purpose. */
export const isComplete = (planned: readonly SeriesVisit[]): boolean => planned.every(({ state }) => state !== "open");
