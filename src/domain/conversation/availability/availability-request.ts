import { defaultBufferMinutes, defaultDurationMinutes } from "../../scheduling/appointments/appointment-type-form.ts";
import { minuteMs } from "../../scheduling/clock/business-clock.ts";
import { withoutUsesOf } from "../../scheduling/resources/resource-facts.ts";
import { doesService, ownServiceOf } from "../../scheduling/services/agent-service.ts";
import type { Service } from "../../scheduling/services/service-times.ts";
import type { AgentFacts, BusinessFacts } from "../../scheduling/slots/availability.ts";
import { mergeSpans } from "../../scheduling/slots/merge-spans.ts";
import { reasonBits } from "../../scheduling/slots/slot-reason.ts";
import { type OwnTime, withoutOwnTimes } from "../../scheduling/slots/without-own-times.ts";
import { findPart } from "../appointments/own-appointments.ts";
import type { CalendarTurn } from "../conversation-turn.ts";
import type { ConversationFacts, OwnAppointment, OwnPart, TypeFacts } from "../facts.ts";
import type { TextValue } from "../replying/reply.ts";
import type { Draft } from "../state.ts";
import { movedVisitType, visitTypeOf } from "./visit-type.ts";

/** What to book and with which agent, once both are known. */
export type AvailabilityRequest = {
  type: TypeFacts;
  agentId: string;
  agents: readonly AgentFacts[];
  business: BusinessFacts;
  /** With whom each part of a visit was said to be. */
  visitAgentIds: readonly string[];
  /** The appointment that is being moved, where it already is. */
  current: OwnAppointment | null;
};

export const anyone = "anyone";

/** In place of one agent: each part of a visit with the agent that was named, or the one it is booked with. */
export const asSaid = "as-said";

/** While the business has no types there is one appointment of usual length. */
export const standardTypeId = "standard";

/** The type of a draft: the chosen one, the only one, or the one of the appointment that is being moved. */
export const typeOf = (turn: CalendarTurn, draft: Draft): TypeFacts | null => {
  const { types } = turn.facts;
  const moving = appointmentToMove(turn, draft);
  if (moving?.parts) return movedVisitType(moving, moving.parts);
  if (moving) {
    const { typeId, service, durationMinutes, bufferBeforeMinutes = 0, bufferMinutes, price = null } = moving;
    const agreed = { durationMinutes, bufferBeforeMinutes, bufferMinutes, price };
    const { agentId, id: appointmentId } = moving;
    const agent = turn.facts.agents.find((each) => each.agentId === agentId);
    return {
      ...(types.find(({ id }) => id === typeId) ?? agreed),
      id: typeId ?? standardTypeId,
      isTypeGone: typeId === null,
      name: service,
      description: null,
      price: null,
      agreed: { ...agreed, appointmentId, agentId, own: agent ? ownServiceOf(agent, typeId) : null },
    };
  }
  if (types.length === 0) return standardType;
  const visit = visitTypeOf(turn, draft);
  if (visit) return visit;
  return types.find(({ id }) => id === draft.typeId) ?? (types.length === 1 ? (types[0] ?? null) : null);
};

/** A type as the rules of availability see it; a visit as one long service, which its parts say better. */
export const typeToService = ({ id, parts, isTypeGone, name: _, description: __, ...service }: TypeFacts): Service => ({
  ...service,
  typeId: parts || isTypeGone ? null : id,
});

/** Who does a type, or all of a visit, or else some of it; everyone while nobody does, so that the refusal can name somebody. */
export const agentsFor = (turn: CalendarTurn, type: TypeFacts | null): ConversationFacts["agents"] => {
  const { agents } = turn.facts;
  const typeIds = type === null ? [] : partTypesOf(type).map((part) => typeToService(part).typeId);
  const able = agents.filter((agent) => typeIds.every((typeId) => doesService(agent, typeId)));
  if (able.length > 0) return able;
  const some = agents.filter((agent) => typeIds.some((typeId) => doesService(agent, typeId)));
  return some.length > 0 ? some : agents;
};

/** The services of a type: those of a visit, or the one it is. */
export const partTypesOf = (type: TypeFacts): readonly TypeFacts[] => type.parts ?? [type];

/** Whether an agent does a service, or at least one of a visit. */
export const doesSome = (agent: AgentFacts, type: TypeFacts): boolean =>
  partTypesOf(type).some((part) => doesService(agent, typeToService(part).typeId));

/** The agent of a draft, `anyone`, or null while it has to be asked. Somebody who left or doesn't do it isn't offered. */
export const agentOf = (turn: CalendarTurn, draft: Draft, type: TypeFacts | null): string | null => {
  if (type?.parts) return agentOfVisit(turn, draft, type);
  const agents = agentsFor(turn, type);
  if (agents.length === 1) return agents[0]?.agentId ?? null;
  if (draft.agentId === anyone) return anyone;
  return agents.find(({ agentId }) => agentId === draft.agentId)?.agentId ?? null;
};

/** The client chooses an agent only if at least two agents can do all of it. */
const agentOfVisit = (turn: CalendarTurn, draft: Draft, type: TypeFacts): string | null => {
  const { agents } = turn.facts;
  const [only, ...others] = agents;
  if (only && others.length === 0) return only.agentId;
  if (draft.visitAgentIds || draft.agentId === asSaid) return asSaid;
  if (draft.agentId === anyone) return anyone;
  const named = agents.find(({ agentId }) => agentId === draft.agentId);
  if (named && doesSome(named, type)) return named.agentId;
  if (draft.moving) return asSaid;
  const able = agents.filter((agent) => partTypesOf(type).every(({ id }) => doesService(agent, id)));
  return able.length < 2 ? anyone : null;
};

/** The client's own appointment that is being moved; of a visit all of it, or the one part. */
export const appointmentToMove = (turn: CalendarTurn, { moving }: Draft): OwnAppointment | null => {
  if (!moving) return null;
  if (moving.isPart) return findPart(turn.facts.appointments, moving.appointmentId)?.part ?? null;
  return turn.facts.appointments.find(({ id }) => id === moving.appointmentId) ?? null;
};

/** The agents as the rules see them: the appointment that moves isn't an obstacle to itself. */
export const availabilityRequestOf = (
  turn: CalendarTurn,
  draft: Draft,
  type: TypeFacts,
  agentId: string,
): AvailabilityRequest => {
  const current = appointmentToMove(turn, draft);
  const { visitAgentIds = [] } = draft;
  const { business, agents } = turn.facts;
  if (!current) return { type, agentId, agents, business, visitAgentIds, current };
  const ids = (current.parts ?? []).map(({ id }) => id);
  return {
    ...{ type, agentId, visitAgentIds, current },
    agents: besideOwnParts(turn, draft, withoutMoved(agents, [current])),
    business: ids.length > 0 ? withoutUsesOf(business, ids) : business,
  };
};

/** Where one part of a visit moves, its client has no time while the others are. */
const besideOwnParts = (
  turn: CalendarTurn,
  { moving }: Draft,
  agents: readonly AgentFacts[],
): readonly AgentFacts[] => {
  const found = moving?.isPart ? findPart(turn.facts.appointments, moving.appointmentId) : null;
  if (!found) return agents;
  const spans = (found.visit.parts ?? [])
    .filter(({ id }) => id !== found.part.id)
    .map(({ startsAt: { epochMilliseconds: startMs }, durationMinutes }) => ({
      startMs,
      endMs: startMs + durationMinutes * minuteMs,
      reason: reasonBits.taken,
    }));
  return agents.map((agent) => ({ ...agent, blocked: mergeSpans(agent.blocked, [...spans]) }));
};

export const agentName = (turn: CalendarTurn, agentId: string): string =>
  turn.facts.agents.find((agent) => agent.agentId === agentId)?.name ?? "";

/** A type's name as it is shown. */
export const serviceName = (type: TypeFacts): TextValue =>
  type.id === standardTypeId && type.name === "" ? { key: "standardAppointment" } : type.name;

const standardType: TypeFacts = {
  id: standardTypeId,
  name: "",
  description: null,
  durationMinutes: defaultDurationMinutes,
  bufferMinutes: defaultBufferMinutes,
  price: null,
};

/** The agents without what is moved together. */
export const withoutMoved = (
  agents: ConversationFacts["agents"],
  moved: readonly OwnAppointment[],
): ConversationFacts["agents"] => {
  const own = moved.flatMap((one) => (one.parts ?? [one]).map(takenTime));
  return agents.map((agent) => withoutOwnTimes(agent, own));
};

const takenTime = (part: OwnAppointment | OwnPart): OwnTime => {
  const startMs = part.startsAt.epochMilliseconds;
  return {
    agentId: part.agentId,
    startMs: startMs - (part.bufferBeforeMinutes ?? 0) * minuteMs,
    endMs: startMs + (part.durationMinutes + part.bufferMinutes) * minuteMs,
  };
};
