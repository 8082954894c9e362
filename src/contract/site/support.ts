import { z } from "zod";
import { supportTicketSchema } from "#domain/support/support-ticket-form.ts";
import { defineRoute } from "../route.ts";

export const createSupportTicket = defineRoute({
  method: "POST",
  path: "/api/v1/support-tickets",
  summary: "Submit a support ticket; it is emailed to the operator, with a receipt to the given address",
  description: "The answer has a reference to quote when writing again.",
  tag: "Support",
  access: "owner",
  body: supportTicketSchema,
  /** What to quote when writing again, such as `DB-2027-000123`. */
  response: z.strictObject({ reference: z.string() }),
  status: 201,
  errors: ["idempotency-mismatch"],
  idempotent: true,
});
