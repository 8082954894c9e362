import { z } from "zod";
import { idSchema, searchSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const knownClientSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** Empty for someone with a mail address only. */
  phone: z.string(),
  /** Empty for someone without one. */
  email: z.string(),
  /** The latest that wasn't cancelled and has begun. */
  lastVisit: z.strictObject({ date: z.string(), service: z.string(), agentName: z.string() }).nullable(),
  /** The active agent with whom most appointments were; null without one. */
  agentId: idSchema.nullable(),
  /** What was booked last, while it is on offer. */
  appointmentTypeId: idSchema.nullable(),
});

export type KnownClient = z.infer<typeof knownClientSchema>;

export const listKnownClients = defineRoute({
  method: "GET",
  path: "/api/v1/known-clients",
  summary:
    "People who have booked or written before, for whoever books for them: the client list's search and order, at most six",
  description: "For suggesting a client while a name is typed.",
  tag: "Appointments",
  access: "owner",
  query: z.strictObject({
    /** Part of a name, or of a number however it is written. */
    search: searchSchema,
  }),
  response: z.strictObject({
    clients: z.array(knownClientSchema),
    /** More match than are listed, or may. */
    hasMore: z.boolean(),
  }),
});
