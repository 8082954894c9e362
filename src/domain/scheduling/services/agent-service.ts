import { z } from "zod";
import { bufferMinutesSchema, durationMinutesSchema, priceSchema } from "../appointments/appointment-type-form.ts";

/** How an agent's service differs from its appointment type. Null means the same as the type. */
export type AgentService = {
  readonly typeId: string;
  /** False: the agent doesn't do it at all. */
  readonly isOffered: boolean;
  readonly durationMinutes: number | null;
  readonly bufferBeforeMinutes: number | null;
  readonly bufferMinutes: number | null;
  readonly price: number | null;
};

/** Someone who may have their own service settings; without any, they do everything as the appointment types say. */
export type WithServices = { readonly services?: readonly AgentService[] | undefined };

export const ownServiceOf = ({ services }: WithServices, typeId: string | null | undefined): AgentService | null => {
  if (services === undefined || services.length === 0 || typeId === null || typeId === undefined) return null;
  return services.find((service) => service.typeId === typeId) ?? null;
};

/** Every agent does every type, unless it is said otherwise. */
export const doesService = (agent: WithServices, typeId: string | null | undefined): boolean =>
  ownServiceOf(agent, typeId)?.isOffered ?? true;

/** The form's fields; empty means "as the appointment type says". */
export const agentServiceFields = {
  isOffered: z.boolean(),
  ownDurationMinutes: durationMinutesSchema.nullable(),
  ownBufferBeforeMinutes: bufferMinutesSchema.nullable(),
  ownBufferMinutes: bufferMinutesSchema.nullable(),
  ownPrice: priceSchema.nullable(),
};
