import { z } from "zod";
import { clientPhoneSchema, requiredClientNameSchema } from "../scheduling/appointments/appointment-form.ts";
import { textLines } from "../text/text-field.ts";

export const noteLength = 300;

/** What a visitor types; `noteTooLong`, `consentRequired` besides the problems of name and phone. */
export const pageFormSchema = z.strictObject({
  name: requiredClientNameSchema,
  phone: clientPhoneSchema,
  note: textLines(noteLength, "noteTooLong"),
  consent: z.literal("yes", { error: "consentRequired" }),
});

export type PageForm = z.output<typeof pageFormSchema>;
export type PageFormField = keyof PageForm;
