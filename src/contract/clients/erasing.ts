import { z } from "zod";
import { idSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Clients";

export const eraseClient = defineRoute({
  method: "DELETE",
  path: "/api/v1/clients/:clientId",
  summary:
    "Delete a client with name, number, notes and messages. Appointments to come are cancelled; past ones stay without a name",
  description: "For a request to be forgotten. Can't be undone.",
  tag,
  access: "owner",
  status: 204,
  params: z.strictObject({ clientId: idSchema }),
  response: z.undefined(),
  errors: ["not-found"],
});

const erasureSchema = z.strictObject({
  id: z.string(),
  at: instantSchema,
  /** `client`: at the person's own request, in the chat. */
  by: z.enum(["client", "owner"]),
  /** How many appointments to come were cancelled by it. */
  cancelled: z.int(),
});

export type ClientErasure = z.infer<typeof erasureSchema>;

export const listClientErasures = defineRoute({
  method: "GET",
  path: "/api/v1/client-erasures",
  summary: "List when clients were deleted, the latest first, at most 20. It says nothing about who they were",
  description: "For the record that data protection asks for.",
  tag,
  access: "owner",
  response: z.strictObject({ erasures: z.array(erasureSchema) }),
});
