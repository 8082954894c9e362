import { z } from "zod";
import { startLinkFields } from "#domain/start-links/start-link-form.ts";
import { idSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Bot";
const linkParams = z.strictObject({ linkId: idSchema });

const linkSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** Part of the chat's first message, from which the bot knows the link. */
  code: z.string(),
  /** Who the chat begins with; null for anyone. */
  forAgentId: idSchema.nullable(),
  /** What the chat begins with; null when the client is asked. */
  appointmentTypeId: idSchema.nullable(),
  /** Appointments that were booked through it and weren't cancelled. */
  appointments: z.int(),
  version: versionSchema,
});

export type StartLink = z.infer<typeof linkSchema>;

const targetFields = { forAgentId: idSchema.nullable(), appointmentTypeId: idSchema.nullable() };

export const listStartLinks = defineRoute({
  method: "GET",
  path: "/api/v1/start-links",
  summary: "List the links and posters that begin a chat, the oldest first",
  description: "Each link counts the appointments booked through it.",
  tag,
  access: "owner",
  response: z.strictObject({ links: z.array(linkSchema) }),
});

export const createStartLink = defineRoute({
  method: "POST",
  path: "/api/v1/start-links",
  summary: "Make a link that begins a chat with a service, an agent or both, at most 100",
  description: "Clients who open the link begin their chat with the chosen service, agent or both.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: z.strictObject({ ...startLinkFields, ...targetFields }),
  response: linkSchema,
  errors: ["start-links-full", "not-found", "idempotency-mismatch"],
});

export const updateStartLink = defineRoute({
  method: "PATCH",
  path: "/api/v1/start-links/:linkId",
  summary: "Rename a link, or change what it begins with. Its code, and what is printed, stays",
  description: "Send only the fields that change, and the `version` that was read.",
  tag,
  access: "owner",
  params: linkParams,
  body: z
    .strictObject({ ...startLinkFields, ...targetFields })
    .partial()
    .extend({ version: versionSchema }),
  response: linkSchema,
  errors: ["not-found", "edit-conflict"],
});

export const deleteStartLink = defineRoute({
  method: "DELETE",
  path: "/api/v1/start-links/:linkId",
  summary: "Delete a link. What was booked through it keeps its name in the statistics",
  description: "Printed codes of a deleted link are never given to another one.",
  tag,
  access: "owner",
  status: 204,
  params: linkParams,
  response: z.undefined(),
  errors: ["not-found"],
});
