import { type AgentService, ownServiceOf, type WithServices } from "./agent-service.ts";

/** How long an appointment takes, what it blocks before and after, and what it costs. */
export type ServiceTimes = {
  readonly durationMinutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferMinutes: number;
  readonly price: number | null;
};

/** The service to be done. The numbers are the appointment type's; an agent may have others (see `serviceTimes`). */
export type Service = {
  durationMinutes: number;
  bufferMinutes: number;
  bufferBeforeMinutes?: number | undefined;
  price?: number | null | undefined;
  /** Null or missing: a standard appointment, or a type that is gone. */
  typeId?: string | null | undefined;
  /** Null or missing: the business's. */
  stepMinutes?: number | null | undefined;
  /** An appointment that exists already and moves. */
  agreed?: AgreedService | undefined;
};

/** The service of an existing appointment, its agent, and how that agent's service differs from the type. */
export type AgreedService = ServiceTimes & {
  readonly appointmentId: string;
  readonly agentId: string;
  readonly own: AgentService | null;
};

/** The service as it was agreed with an agent, whatever it would be with them today. */
export const asAgreedWith = (agentId: string, service: Service, agreed: ServiceTimes): Service => ({
  ...service,
  agreed: { ...agreed, agentId, appointmentId: service.agreed?.appointmentId ?? "", own: null },
});

/**
 * What a service takes with an agent: the agent's own numbers, else the type's. Of an appointment that exists, what was
 * agreed stays, even when the type or the agent's numbers have changed since; with another agent only those numbers change
 * in which the two agents differ.
 */
export const serviceTimes = (agent: WithServices & { agentId: string }, service: Service): ServiceTimes => {
  const { agreed } = service;
  if (agreed?.agentId === agent.agentId) return agreed;
  const usual = {
    durationMinutes: service.durationMinutes,
    bufferBeforeMinutes: service.bufferBeforeMinutes ?? 0,
    bufferMinutes: service.bufferMinutes,
    price: service.price ?? null,
  };
  const own = ownServiceOf(agent, service.typeId);
  const had = agreed?.own ?? null;
  if (own === null && had === null) return agreed ?? usual;
  const numberOf = <Field extends keyof ServiceTimes>(field: Field): ServiceTimes[Field] =>
    own?.[field] ?? (agreed && (had?.[field] ?? null) === null ? agreed[field] : usual[field]);
  return {
    durationMinutes: numberOf("durationMinutes"),
    bufferBeforeMinutes: numberOf("bufferBeforeMinutes"),
    bufferMinutes: numberOf("bufferMinutes"),
    price: numberOf("price"),
  };
};
