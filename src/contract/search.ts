import { z } from "zod";
import { idSchema, searchSchema } from "./fields.ts";
import { defineRoute } from "./route.ts";

const responseSchema = z.strictObject({
  clients: z.array(z.strictObject({ id: idSchema, name: z.string().nullable(), phone: z.string().nullable() })),
  appointments: z.array(
    z.strictObject({
      id: idSchema,
      clientName: z.string(),
      serviceType: z.string(),
      agentName: z.string(),
      /** Date and time on the business's clock. */
      appointmentDate: z.string(),
      appointmentTime: z.string(),
      status: z.enum(["confirmed", "pending", "cancelled"]),
    }),
  ),
  agents: z.array(z.strictObject({ id: idSchema, name: z.string(), email: z.string(), isActive: z.boolean() })),
  /** Whether there are, or may be, more than are listed. */
  more: z.array(z.enum(["clients", "appointments", "agents"])),
});

export type SearchResults = z.infer<typeof responseSchema>;

export const searchEverything = defineRoute({
  method: "GET",
  path: "/api/v1/search",
  summary:
    "Find clients, appointments and agents by part of a name, service or phone number; at most six of each and whether there are more",
  description: "Two characters or more. Case and accents don't matter, nor how a phone number is written.",
  tag: "Search",
  access: "owner",
  query: z.strictObject({
    /** Two characters or more. Case and accents don't matter, nor how a number is written. */
    search: searchSchema,
  }),
  response: responseSchema,
});
