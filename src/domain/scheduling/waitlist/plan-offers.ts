import { minuteMs } from "../clock/business-clock.ts";
import { epochDayOf } from "../clock/calendar-date.ts";
import type { Service } from "../services/service-times.ts";
import { availabilityOfAnyone, decideBookingWithAnyone } from "../slots/any-agent.ts";
import { type AgentFacts, availabilityOfAgent, type BusinessFacts, type Slot } from "../slots/availability.ts";
import { type BookedTime, decideBooking } from "../slots/decide-booking.ts";
import { isOfferNight } from "./offer-night.ts";
import { fitsWaitlistRequest, type WaitlistRequest } from "./waitlist-request.ts";

/** Somebody on the list. */
export type Waiting = {
  id: string;
  request: WaitlistRequest;
  /** Times that aren't news: free when the person began to wait, or offered since. */
  knownStarts: ReadonlySet<number>;
  /** Can and may be written to. */
  mayBeOffered: boolean;
  /** Is being asked about a time already. */
  hasOffer: boolean;
};

export type OfferFacts = {
  business: BusinessFacts;
  /** The active ones, oldest first. */
  agents: readonly AgentFacts[];
  /** Undefined when the type was deleted or is no longer offered. */
  serviceOf(typeId: string | null): Service | undefined;
  holdMinutes: number;
};

export type OfferPlan = {
  /** In the order of the list. */
  offers: { entryId: string; appointment: BookedTime; heldUntilMs: number }[];
  /** What isn't news to whom from here on; only where that has changed. */
  known: { entryId: string; starts: number[] }[];
};

/**
 * Who is offered which time. Someone who has waited longest is asked first, and gets the earliest time that has opened since;
 * nobody else is offered it meanwhile. A time opens when it is free and wasn't when it was last looked at, whatever freed it:
 * a finer slot step makes times that nobody could have had before, as new hours do.
 */
export const planOffers = (facts: OfferFacts, list: readonly Waiting[], now: Temporal.Instant): OfferPlan => {
  const plan: OfferPlan = { offers: [], known: [] };
  const heldUntilMs = now.epochMilliseconds + facts.holdMinutes * minuteMs;
  const isNight = isOfferNight(facts.business, now);
  let { agents } = facts;
  for (const { id, request, knownStarts, mayBeOffered, hasOffer } of list) {
    const service = facts.serviceOf(request.typeId);
    if (!service || hasOffer) continue;
    const free = findFreeTimes({ ...facts, agents }, request, service, now);
    const still = unheld(facts, request, service, now)
      .filter((slot) => knownStarts.has(slot.startsAtMs))
      .map(({ startsAtMs }) => startsAtMs);
    const opened = mayBeOffered && !isNight ? free.find((slot) => !knownStarts.has(slot.startsAtMs)) : undefined;
    const appointment = opened ? take({ ...facts, agents }, { request, service, slot: opened }, now) : null;
    if (appointment) {
      plan.offers.push({ entryId: id, appointment, heldUntilMs });
      const hold = { startMs: appointment.blocksStartMs, endMs: appointment.blocksEndMs, untilMs: heldUntilMs };
      agents = agents.map((agent) =>
        agent.agentId === appointment.agentId ? { ...agent, holds: [...(agent.holds ?? []), hold] } : agent,
      );
      still.push(...stretchOf(free, appointment.startsAtMs, stepOf(facts, service)));
    }
    const starts = [...new Set(still)].sort((a, b) => a - b);
    if (starts.length !== knownStarts.size || starts.some((start) => !knownStarts.has(start))) {
      plan.known.push({ entryId: id, starts });
    }
  }
  return plan;
};

/** What is free for a request, by time. Nothing is held that would be too near once the hold is over. */
export const findFreeTimes = (
  { business, agents, holdMinutes }: Omit<OfferFacts, "serviceOf">,
  request: WaitlistRequest,
  service: Service,
  now: Temporal.Instant,
): Slot[] => {
  const dayCount = epochDayOf(request.to) - epochDayOf(request.from) + 1;
  const query = { ...service, fromDate: request.from, dayCount, bookedBy: "client" as const };
  const strict = withNotice(business, holdMinutes);
  const agent = agents.find(({ agentId }) => agentId === request.agentId);
  if (request.agentId !== null && !agent) return [];
  const slots = agent
    ? availabilityOfAgent(strict, agent, query, now)
    : availabilityOfAnyone(strict, agents, query, now);
  return slots.filter((slot) => slot.isBookable && fitsWaitlistRequest(request, slot));
};

const take = (
  { business, agents, holdMinutes }: OfferFacts,
  { request, service, slot }: { request: WaitlistRequest; service: Service; slot: Slot },
  now: Temporal.Instant,
): BookedTime | null => {
  const bookingRequest = { ...service, date: slot.date, time: slot.time, bookedBy: "client" as const };
  const strict = withNotice(business, holdMinutes);
  const agent = agents.find(({ agentId }) => agentId === request.agentId);
  const decision = agent
    ? decideBooking({ business: strict, agent }, bookingRequest, now)
    : decideBookingWithAnyone({ business: strict, agents }, bookingRequest, now);
  return decision.ok ? decision.appointment : null;
};

/**
 * What would be free without the holds. A time that one client passed on, and that is held for the next, doesn't count
 * as newly opened when the next one passes too.
 */
const unheld = (facts: OfferFacts, request: WaitlistRequest, service: Service, now: Temporal.Instant): Slot[] =>
  findFreeTimes({ ...facts, agents: facts.agents.map(({ holds: _, ...agent }) => agent) }, request, service, now);

const withNotice = (business: BusinessFacts, minutes: number): BusinessFacts => {
  const { settings } = business;
  return { ...business, settings: { ...settings, minimumNoticeMinutes: settings.minimumNoticeMinutes + minutes } };
};

const stepOf = ({ business }: OfferFacts, { stepMinutes }: Service): number =>
  stepMinutes ?? business.settings.slotStepMinutes;

/** A client who passes on 10:00 isn't asked about 10:30 next: free time without a gap is one opening. */
const stretchOf = (free: readonly Slot[], startMs: number, stepMinutes: number): number[] => {
  const starts = free.map(({ startsAtMs }) => startsAtMs);
  const at = starts.indexOf(startMs);
  if (at < 0) return [startMs];
  const isNext = (earlier: number, later: number) =>
    (starts[later] as number) - (starts[earlier] as number) <= stepMinutes * minuteMs;
  let [first, last] = [at, at];
  while (first > 0 && isNext(first - 1, first)) first--;
  while (last < starts.length - 1 && isNext(last, last + 1)) last++;
  return starts.slice(first, last + 1);
};
