import { doesService } from "../services/agent-service.ts";
import { serviceTimes } from "../services/service-times.ts";
import type { AgentFacts, AvailabilityQuery } from "../slots/availability.ts";
import { availabilityOfAgent } from "../slots/availability.ts";
import type { BookedTime } from "../slots/decide-booking.ts";
import type { SlotReason } from "../slots/slot-reason.ts";
import { decideVisit, type VisitFacts, type VisitPart } from "./fit-visit.ts";

export type VisitSlotsQuery = Pick<AvailabilityQuery, "fromDate" | "dayCount" | "bookedBy" | "past" | "times"> & {
  parts: readonly VisitPart[];
};

export type VisitSlot = {
  date: string;
  time: string;
  startsAtMs: number;
  /** Null when every part is free. */
  reason: SlotReason | null;
  isBookable: boolean;
  /** Who does what when; empty when the visit doesn't fit. */
  parts: BookedTime[];
};

/**
 * The starts of a range of days at which all parts of a visit fit, and why not at the others. The starts are those at
 * which one appointment could begin that is as long as all parts together with those who are quickest at them.
 */
export const visitSlots = (facts: VisitFacts, query: VisitSlotsQuery, now: Temporal.Instant): VisitSlot[] => {
  const { parts, ...asked } = query;
  const stepMinutes = parts[0]?.stepMinutes;
  const whole = { ...asked, durationMinutes: leastMinutes(facts, parts), bufferMinutes: 0, stepMinutes };
  return availabilityOfAgent(facts.business, whoeverBegins(facts, parts), whole, now).map(
    ({ date, time, startsAtMs }) => {
      const { bookedBy, past } = query;
      const decision = decideVisit(facts, { date, time, parts, bookedBy, past }, now);
      const place = { date, time, startsAtMs, reason: decision.reason };
      return decision.ok
        ? { ...place, isBookable: true, parts: decision.parts }
        : { ...place, isBookable: false, parts: [] };
    },
  );
};

const leastMinutes = ({ agents }: VisitFacts, parts: readonly VisitPart[]): number =>
  parts.reduce((sum, part) => {
    const { agent: wanted } = part;
    const able = agents.filter((agent) =>
      wanted === "anyone" ? agent.isActive && doesService(agent, part.typeId) : agent.agentId === wanted.id,
    );
    const times = able.map((agent) => serviceTimes(agent, part).durationMinutes);
    return sum + (times.length > 0 ? Math.min(...times) : part.durationMinutes);
  }, 0);

/** Whose grid the starts are on: the first part's agent, or somebody without hours of their own. */
const whoeverBegins = ({ agents }: VisitFacts, [first]: readonly VisitPart[]): AgentFacts => {
  const wanted = first?.agent;
  const agent =
    wanted === undefined || wanted === "anyone" ? undefined : agents.find(({ agentId }) => agentId === wanted.id);
  return agent ? { ...agent, busy: [] } : { agentId: "", isActive: true, workingHours: null, busy: [] };
};
