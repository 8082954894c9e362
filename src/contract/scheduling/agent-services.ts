import { z } from "zod";
import { agentServiceFields } from "#domain/scheduling/services/agent-service.ts";
import { idSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Agents";

/** How an agent's service differs from its appointment type. */
export const agentServiceSchema = z.strictObject({
  agentId: idSchema,
  appointmentTypeId: idSchema,
  /** False: the agent doesn't do it. */
  isOffered: z.boolean(),
  /** Each null where it is as the type says. */
  ownDurationMinutes: z.int().nullable(),
  ownBufferBeforeMinutes: z.int().nullable(),
  ownBufferMinutes: z.int().nullable(),
  ownPrice: z.number().nullable(),
});

export type AgentServiceChoice = z.infer<typeof agentServiceSchema>;

const listSchema = z.strictObject({ services: z.array(agentServiceSchema) });

export const listAgentServices = defineRoute({
  method: "GET",
  path: "/api/v1/agent-services",
  summary: "List where agents differ from the appointment types; whoever isn't listed does the type as it is",
  description:
    "Only differences are listed: an agent who isn't in the list does the appointment type with its own duration, buffers and price.",
  tag,
  access: "owner",
  response: listSchema,
});

export const saveAgentServices = defineRoute({
  method: "PUT",
  path: "/api/v1/agent-services",
  summary: "Say which agents do which appointment types, and their own durations, buffers and prices",
  description: "Pairs that aren't in the body stay as they are. Existing appointments don't change.",
  tag,
  access: "owner",
  body: z.strictObject({
    /** Pairs that aren't among them stay as they are. */
    services: z
      .array(z.strictObject({ agentId: idSchema, appointmentTypeId: idSchema, ...agentServiceFields }))
      .min(1, "servicesRequired")
      .max(500, "tooManyServices"),
  }),
  response: listSchema,
  errors: ["not-found"],
});
