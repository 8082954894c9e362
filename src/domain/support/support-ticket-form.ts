import { z } from "zod";
import { accountEmailSchema } from "../accounts/account-email.ts";
import { requiredText, textLines } from "../text/text-field.ts";

const missing = (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? "descriptionRequired" : "notText";

/**
 * Submit Support Ticket. Each is required after trimming: `ticketNameRequired`, `emailRequired`, `descriptionRequired`.
 * Stored as typed; encoded where it is shown.
 */
export const supportTicketSchema = z.strictObject({
  name: requiredText(100, "ticketNameRequired", "ticketNameTooLong"),
  email: z
    .string({ error: "emailRequired" })
    .trim()
    .min(1, { error: "emailRequired", abort: true })
    .pipe(accountEmailSchema),
  description: textLines(5_000, "ticketDescriptionTooLong", missing).min(1, { error: "descriptionRequired" }),
});

export type SupportTicketValues = z.output<typeof supportTicketSchema>;
