import { z } from "zod";
import { accountEmailSchema } from "../accounts/account-email.ts";
import { boundedText, missingOr, requiredText, textLines } from "../text/text-field.ts";

/**
 * Submit Support Ticket. Each is required after trimming: `ticketNameRequired`, `emailRequired`, `descriptionRequired`.
 * Stored as typed; encoded where it is shown.
 */
export const supportTicketSchema = z.strictObject({
  name: requiredText(100, "ticketNameRequired", "ticketNameTooLong"),
  email: boundedText(2_540, "emailInvalid", "emailRequired")
    .trim()
    .min(1, { error: "emailRequired", abort: true })
    .pipe(accountEmailSchema),
  description: textLines(5_000, "ticketDescriptionTooLong", missingOr("descriptionRequired", "notText")).min(1, {
    error: "descriptionRequired",
  }),
});

export type SupportTicketValues = z.output<typeof supportTicketSchema>;
