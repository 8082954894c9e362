import type { Service } from "../services/service-times.ts";
import type { AgentFacts, BusinessFacts } from "../slots/availability.ts";
import { findFreeTimes, type OfferFacts } from "./plan-offers.ts";
import type { WaitlistRequest } from "./waitlist-request.ts";

type Facts = Omit<OfferFacts, "serviceOf">;

/** What is wrong with a wait for which no time can open; null when one can. `agentAway`: others are there then. */
export const neverOpens = (
  facts: Facts,
  request: WaitlistRequest,
  service: Service,
  now: Temporal.Instant,
): { field: "agentId" | "to"; code: string } | null => {
  if (canOpenFor(facts, request, service, now)) return null;
  return request.agentId !== null && canOpenFor(facts, { ...request, agentId: null }, service, now)
    ? { field: "agentId", code: "agentAway" }
    : { field: "to", code: "nothingOpens" };
};

/** With nothing booked there would be a time. Days beyond the horizon come nearer by themselves. */
const canOpenFor = (facts: Facts, request: WaitlistRequest, service: Service, now: Temporal.Instant): boolean => {
  const { business, agents } = withoutBookings(facts);
  const settings = { ...business.settings, horizonDays: Number.POSITIVE_INFINITY };
  return findFreeTimes({ ...facts, business: { ...business, settings }, agents }, request, service, now).length > 0;
};

/** The calendar with hours and time off alone: what somebody's cancellation could open. */
export const withoutBookings = <Business extends BusinessFacts, Agent extends AgentFacts>({
  business,
  agents,
}: {
  business: Business;
  agents: readonly Agent[];
}) => ({
  business: { ...business, resources: (business.resources ?? []).map((resource) => ({ ...resource, uses: [] })) },
  agents: agents.map(({ blocked: _, holds: __, ...agent }) => ({ ...agent, busy: [] })),
});
