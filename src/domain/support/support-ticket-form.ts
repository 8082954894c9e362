import { z } from "zod";
import { accountEmailSchema } from "../accounts/account-email.ts";
import { linesPattern, requiredText } from "../text/text-field.ts";

const missing = (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? "descriptionRequired" : "notText";

/**
 * Submit Support Ticket. Each is required after trimming: `ticketNameRequired`, `emailRequired`, `descriptionRequired`.
 * Kept as typed; whoever shows it encodes it.
 */
export const supportTicketSchema = z.strictObject({
  name: requiredText(100, "ticketNameRequired", "ticketNameTooLong"),
  email: z
    .string({ error: "emailRequired" })
    .trim()
    .min(1, { error: "emailRequired", abort: true })
    .pipe(accountEmailSchema),
  description: z
    .string({ error: missing })
    .trim()
    .min(1, { error: "descriptionRequired", abort: true })
    .max(5_000, { error: "ticketDescriptionTooLong", abort: true })
    .regex(linesPattern, { error: "controlCharacters" }),
});

export type SupportTicketForm = z.output<typeof supportTicketSchema>;
