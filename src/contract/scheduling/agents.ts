import { z } from "zod";
import { agentColorNames } from "#domain/agents/agent-colors.ts";
import { agentFormSchema } from "#domain/agents/agent-form.ts";
import { workingHoursSchema } from "#domain/scheduling/hours/working-hours.ts";
import { idSchema, imageAddressSchema, instantSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Agents";
const agentParams = z.strictObject({ agentId: idSchema });

const agentSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  specialties: z.array(z.string()),
  /** Keyed by the full English weekday name; a day without a key is a day off. */
  workingHours: workingHoursSchema,
  isActive: z.boolean(),
  /** Where the picture is stored; null without one. */
  avatar: z.string().nullable(),
  /** The color chosen for the agent; null: by the order in which the agents were added. */
  color: z.enum(agentColorNames).nullable(),
  createdAt: instantSchema,
  version: versionSchema,
});

export type Agent = z.infer<typeof agentSchema>;

export const listAgents = defineRoute({
  method: "GET",
  path: "/api/v1/agents",
  summary: "List all agents, newest first, and how many can be active",
  description:
    "Includes inactive agents and how many may be active under the plan. For booking, `GET /api/v1/booking/agents` is shorter.",
  tag,
  access: "owner",
  response: z.strictObject({
    agents: z.array(agentSchema),
    /** How many agents may be active: one without a subscription. */
    maxActiveAgents: z.int(),
  }),
});

export const createAgent = defineRoute({
  method: "POST",
  path: "/api/v1/agents",
  summary: "Add an active agent, with default working hours unless others are given",
  description: "Refused with `agent-limit` when the plan includes no further active agent.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: agentFormSchema.extend({ workingHours: workingHoursSchema.optional() }),
  response: agentSchema,
  errors: ["agent-limit", "idempotency-mismatch"],
});

export const updateAgent = defineRoute({
  method: "PATCH",
  path: "/api/v1/agents/:agentId",
  summary: "Activate, deactivate or edit an agent",
  description:
    "Send only the fields that change, and the `version` that was read. A later change by someone else is answered with `edit-conflict`.",
  tag,
  access: "owner",
  params: agentParams,
  body: agentFormSchema
    .extend({
      workingHours: workingHoursSchema,
      isActive: z.boolean(),
      color: z.enum(agentColorNames, { error: "unknown" }).nullable(),
      /** What uploading a picture to `/api/v1/agents/picture` answered; null removes the picture. */
      avatar: imageAddressSchema.nullable(),
    })
    .partial()
    .extend({ version: versionSchema }),
  response: agentSchema,
  errors: ["not-found", "edit-conflict", "agent-limit"],
});

export const previewAgentDeletion = defineRoute({
  method: "GET",
  path: "/api/v1/agents/:agentId/deletion",
  summary: "Preview what deleting an agent would delete with it",
  description: "Nothing is deleted.",
  tag,
  access: "owner",
  params: agentParams,
  response: z.strictObject({
    appointments: z.int(),
    upcomingAppointments: z.int(),
    /** Clients who would still have come. */
    clientsToNotify: z.int(),
    /** The others, who are known not to be reachable. */
    unnotifiedClients: z.int(),
    /** Offers of the agent's times to clients on the waitlist, which would be withdrawn. */
    openOffers: z.int(),
  }),
  errors: ["not-found"],
});

export const deleteAgent = defineRoute({
  method: "DELETE",
  path: "/api/v1/agents/:agentId",
  summary: "Delete an agent and all their appointments; clients with upcoming ones are notified",
  description: "Can't be undone. Look at the preview first; deactivating an agent keeps their appointments.",
  tag,
  access: "owner",
  params: agentParams,
  response: z.strictObject({ deletedAppointments: z.int(), queuedNotices: z.int(), unnotifiedClients: z.int() }),
  errors: ["not-found"],
});

export const listBookingAgents = defineRoute({
  method: "GET",
  path: "/api/v1/booking/agents",
  summary: "List the active agents, for booking",
  description: "Only active agents, with the fields a booking needs.",
  tag,
  access: "owner",
  response: z.strictObject({
    agents: z.array(agentSchema.pick({ id: true, name: true, email: true, isActive: true })),
  }),
});
