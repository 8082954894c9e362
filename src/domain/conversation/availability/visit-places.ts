import { doesService } from "../../scheduling/services/agent-service.ts";
import { availabilityOfAnyone } from "../../scheduling/slots/any-agent.ts";
import type { AvailabilityQuery, Slot } from "../../scheduling/slots/availability.ts";
import { decideVisit, type VisitDecision, type VisitPart } from "../../scheduling/visits/fit-visit.ts";
import type { TypeFacts } from "../facts.ts";
import { type AvailabilityRequest, anyone, asSaid, partTypesOf, typeToService } from "./availability-request.ts";

/** The parts of a visit and with whom each is wanted: the one who was named, as far as they do it, or the one it is booked with. */
const partsOf = (request: AvailabilityRequest): VisitPart[] =>
  partTypesOf(request.type).map((type, index) => ({ ...typeToService(type), agent: whom(request, type, index) }));

const whom = ({ agentId, agents, visitAgentIds }: AvailabilityRequest, type: TypeFacts, index: number) => {
  const { typeId, agreed } = typeToService(type);
  const does = (id: string | undefined) =>
    agents.some((agent) => agent.agentId === id && doesService(agent, typeId)) ? id : undefined;
  if (agentId === anyone) return "anyone";
  const standing = does(agreed?.agentId);
  const id = agentId === asSaid ? (does(visitAgentIds[index]) ?? standing) : (does(agentId) ?? standing);
  return id === undefined ? "anyone" : { id };
};

/** With whom a part is wanted, `anyone` included. */
export const agentOfPart = (request: AvailabilityRequest, index: number): string => {
  const wanted = partsOf(request)[index]?.agent ?? "anyone";
  return wanted === "anyone" ? anyone : wanted.id;
};

/** Whether a visit fits at a time, and who does what when: the same rules as in the owner's calendar. */
export const placeVisit = (
  request: AvailabilityRequest,
  { date, time }: { date: string; time: string },
  now: Temporal.Instant,
): VisitDecision => {
  const { business, agents } = request;
  return decideVisit({ business, agents }, { date, time, parts: partsOf(request), bookedBy: "client" }, now);
};

/** Where the first part may begin: a visit fits at some of these, and nowhere else. */
export const startsOfVisit = (
  request: AvailabilityRequest,
  days: Pick<AvailabilityQuery, "fromDate" | "dayCount">,
  now: Temporal.Instant,
): Slot[] => {
  const [first] = partsOf(request);
  if (!first) return [];
  const { agent: wanted, ...service } = first;
  const { business: rules, agents } = request;
  // A gap after the first part may be filled by the next: the whole visit is judged later.
  const business = { ...rules, settings: { ...rules.settings, smallestGapMinutes: 0 } };
  const able = wanted === "anyone" ? agents : agents.filter(({ agentId }) => agentId === wanted.id);
  return availabilityOfAnyone(business, able, { ...service, ...days, bookedBy: "client" }, now).filter(
    ({ isBookable }) => isBookable,
  );
};

/** Whether the visit that moves has these very agents already. */
export const isWithSameAgents = (request: AvailabilityRequest): boolean => {
  const standing = request.current?.parts ?? [];
  return partsOf(request).every(({ agent }, index) => agent !== "anyone" && agent.id === standing[index]?.agentId);
};
