import { defaultBufferMinutes, defaultDurationMinutes } from "../../scheduling/appointments/appointment-type-form.ts";
import { minuteMs } from "../../scheduling/clock/business-clock.ts";
import { doesService, ownServiceOf } from "../../scheduling/services/agent-service.ts";
import type { Service } from "../../scheduling/services/service-times.ts";
import type { AgentFacts } from "../../scheduling/slots/availability.ts";
import type { Turn } from "../conversation-turn.ts";
import type { ConversationFacts, OwnAppointment, TypeFacts } from "../facts.ts";
import type { TextValue } from "../replying/reply.ts";
import type { ChosenSlot, Draft } from "../state.ts";
import { visitTypeOf } from "./visit-type.ts";

/** What is to be booked and with whom, once both are known. */
export type BookingRequest = {
  type: TypeFacts;
  agentId: string;
  agents: readonly AgentFacts[];
  /** Where the appointment that is being moved already is. */
  current: ChosenSlot | null;
};

export const anyone = "anyone";

/** While the business has no types there is one appointment of usual length. */
export const standardTypeId = "standard";

/** The type of a draft: the chosen one, the only one, or the one of the appointment that is being moved. */
export const typeOf = (turn: Turn, draft: Draft): TypeFacts | null => {
  const { types } = turn.facts;
  const moving = movingOf(turn, draft);
  if (moving) {
    const { typeId, service, durationMinutes, bufferBeforeMinutes = 0, bufferMinutes, price = null } = moving;
    const agreed = { durationMinutes, bufferBeforeMinutes, bufferMinutes, price };
    const { agentId, id: appointmentId } = moving;
    const agent = turn.facts.agents.find((each) => each.agentId === agentId);
    return {
      ...(types.find(({ id }) => id === typeId && !moving.parts) ?? agreed),
      isVisit: moving.parts !== undefined,
      id: typeId ?? standardTypeId,
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

/** A type as the rules of availability see it. */
export const serviceOf = ({ id, isVisit, name: _, description: __, ...service }: TypeFacts): Service => ({
  ...service,
  typeId: isVisit ? null : id,
});

/** Who does a type; everyone while nobody does, so that there is somebody to say so of. */
export const agentsFor = (turn: Turn, type: TypeFacts | null): ConversationFacts["agents"] => {
  const able = turn.facts.agents.filter((agent) => doesService(agent, type && serviceOf(type).typeId));
  return able.length > 0 ? able : turn.facts.agents;
};

/** The agent of a draft, `anyone`, or null while it has to be asked. Somebody who left or doesn't do it isn't offered. */
export const agentOf = (turn: Turn, draft: Draft, type: TypeFacts | null): string | null => {
  const agents = agentsFor(turn, type);
  if (agents.length === 1) return agents[0]?.agentId ?? null;
  if (draft.agentId === anyone) return anyone;
  return agents.find(({ agentId }) => agentId === draft.agentId)?.agentId ?? null;
};

/** The client's own appointment that is being moved. */
export const movingOf = (turn: Turn, draft: Draft): OwnAppointment | null =>
  turn.facts.appointments.find(({ id }) => id === draft.moving?.appointmentId) ?? null;

/** The agents as the rules see them: the appointment that moves is no obstacle to itself. */
export const bookingRequestOf = (turn: Turn, draft: Draft, type: TypeFacts, agentId: string): BookingRequest => {
  const moving = movingOf(turn, draft);
  const agents = moving ? turn.facts.agents.map((agent) => without(agent, moving)) : turn.facts.agents;
  return { type, agentId, agents, current: moving };
};

export const agentName = (turn: Turn, agentId: string): string =>
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

const without = (agent: AgentFacts, moving: OwnAppointment): AgentFacts => {
  let { busy } = agent;
  for (const part of moving.parts ?? [moving]) {
    if (part.agentId !== agent.agentId) continue;
    const startMs = part.startsAt.epochMilliseconds;
    const blockStartMs = startMs - (part.bufferBeforeMinutes ?? 0) * minuteMs;
    const endMs = startMs + (part.durationMinutes + part.bufferMinutes) * minuteMs;
    const own = busy.findIndex((span) => span.startMs === blockStartMs && span.endMs === endMs);
    if (own >= 0) busy = busy.toSpliced(own, 1);
  }
  return busy === agent.busy ? agent : { ...agent, busy };
};
