import { z } from "zod";
import { idSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Running the day by WhatsApp";

const senderSchema = z.strictObject({
  id: idSchema,
  /** Null: the owner's own phone. */
  agentId: idSchema.nullable(),
  phone: z.string(),
  verifiedAt: instantSchema,
  lastUsedAt: instantSchema,
  /** `verified`: its commands count. Otherwise it has to be verified again: unused for 90 days, or ended. */
  status: z.enum(["verified", "idle", "ended"]),
});

export type CommandSender = z.infer<typeof senderSchema>;

export const listCommandSenders = defineRoute({
  method: "GET",
  path: "/api/v1/command-senders",
  summary: "List the phones that run the day by WhatsApp: the owner's and those of agents",
  description: "A phone in this list can book, move and cancel by chat as the owner or the agent.",
  tag,
  access: "owner",
  response: z.strictObject({
    /** The number to write to; null while the business can't be reached by WhatsApp. */
    number: z.string().nullable(),
    senders: z.array(senderSchema),
  }),
});

export const createCommandCode = defineRoute({
  method: "POST",
  path: "/api/v1/command-senders/codes",
  summary: "Get a code, valid for 10 minutes: whoever sends it from a phone runs the day by WhatsApp with it",
  description: "The code is sent from the phone to the business's WhatsApp number.",
  tag,
  access: "owner",
  status: 201,
  body: z.strictObject({
    /** Left out: for the owner. */
    agentId: idSchema.optional(),
  }),
  response: z.strictObject({
    code: z.string(),
    /** The number to send it to; null, as the link, while the business can't be reached by WhatsApp. */
    number: z.string().nullable(),
    /** What the link fills in. */
    text: z.string(),
    link: z.string().nullable(),
    expiresAt: instantSchema,
  }),
  errors: ["not-found"],
});

export const deleteCommandSender = defineRoute({
  method: "DELETE",
  path: "/api/v1/command-senders/:senderId",
  summary: "Take a phone off: its messages are a client's from now on",
  description: "The phone loses its rights immediately.",
  tag,
  access: "owner",
  params: z.strictObject({ senderId: idSchema }),
  status: 204,
  response: z.undefined(),
  errors: ["not-found"],
});
