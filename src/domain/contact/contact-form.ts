import { z } from "zod";
import { accountEmailSchema } from "../accounts/account-email.ts";
import { languages } from "../languages.ts";
import { toNormalForm } from "../text/normal-form.ts";
import { sanitizeText } from "../text/sanitize-text.ts";
import { boundedText, plainTextPattern, textLines } from "../text/text-field.ts";
import { hasHidden, isVisible } from "../text/visible-text.ts";
import { contactLimits } from "./contact-limits.ts";

/** Lengths are those of what is kept: a text that is only brackets and quotes says nothing. */
const keptText = (wrong: string) =>
  boundedText(10 * contactLimits.message, wrong).transform((text) =>
    sanitizeText(toNormalForm(text.slice(0, contactLimits.message + 1))).trim(),
  );

/**
 * The contact page's message. `contactNameInvalid`: not 1 to 100 characters; `emailInvalid`; `messageTooShort`: under 10
 * characters; `messageTooLong`: over 1000. Name and message are made harmless as the agent form's texts are.
 */
export const contactFormSchema = z.strictObject({
  name: keptText("contactNameInvalid").pipe(
    z
      .string()
      .refine((name) => isVisible(name) && !hasHidden(name), { error: "contactNameInvalid", abort: true })
      .max(contactLimits.name, { error: "contactNameInvalid", abort: true })
      .regex(plainTextPattern, { error: "contactNameInvalid" }),
  ),
  email: accountEmailSchema,
  message: textLines(contactLimits.message, "messageTooLong", "messageTooShort")
    .pipe(keptText("messageTooShort"))
    .pipe(z.string().min(contactLimits.messageMin, { error: "messageTooShort" })),
  /** Not for people: see `isFromMachine`. */
  topic: boundedText(contactLimits.message, "invalid").regex(plainTextPattern, { error: "invalid" }).optional(),
  /** The page's. */
  language: z.enum(languages, { error: "invalid" }),
});

export type ContactFormValues = z.output<typeof contactFormSchema>;
