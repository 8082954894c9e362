import { z } from "zod";
import { requiredText, textLine, textLines } from "../text/text-field.ts";
import { businessCategories } from "./business-category.ts";

/** As WhatsApp's business profiles take them. */
export const registrationLimits = {
  businessName: 100,
  businessDescription: 512,
  businessAddress: 256,
  businessWebsite: 256,
  businessEmail: 128,
  businessPhone: 32,
} as const;

const optionalLine = (maxLength: number) => textLine(maxLength, "profileTextTooLong");

const blankIsNull = (text: string | undefined): string | null => text || null;

/** `websiteInvalid`: can't be an address on the web. Written without `https://`, it gets one. */
const websiteSchema = optionalLine(registrationLimits.businessWebsite)
  .transform((text) => (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine((text) => text === "" || isWebAddress(text), { error: "websiteInvalid", abort: true })
  .refine((text) => text.length <= registrationLimits.businessWebsite, { error: "profileTextTooLong" });

/**
 * What the wizard asks. Only the name is needed: `businessNameRequired`. The others are checked no more than the
 * browser's own fields would: `emailInvalid`, `websiteInvalid`, `profilePhoneInvalid`, `profileTextTooLong`. Blank is null.
 */
export const registrationFormSchema = z.strictObject({
  businessName: requiredText(registrationLimits.businessName, "businessNameRequired", "profileTextTooLong"),
  businessDescription: textLines(registrationLimits.businessDescription, "profileTextTooLong")
    .optional()
    .transform(blankIsNull),
  businessEmail: optionalLine(registrationLimits.businessEmail)
    .refine((text) => text === "" || /^[^\s@]+@[^\s@]+$/.test(text), { error: "emailInvalid" })
    .optional()
    .transform(blankIsNull),
  businessAddress: optionalLine(registrationLimits.businessAddress).optional().transform(blankIsNull),
  businessWebsite: websiteSchema.optional().transform(blankIsNull),
  businessPhone: optionalLine(registrationLimits.businessPhone)
    .refine((text) => text === "" || /\d/.test(text), { error: "profilePhoneInvalid" })
    .optional()
    .transform(blankIsNull),
  businessCategory: z
    .enum(["", ...businessCategories], { error: "categoryUnknown" })
    .optional()
    .transform((category) => category || null),
});

export type RegistrationForm = z.output<typeof registrationFormSchema>;

const isWebAddress = (text: string): boolean => {
  const [, scheme, host = ""] = /^(\w+):\/\/([^\s/?#]+)([/?#]\S*)?$/.exec(text) ?? [];
  return (scheme === "http" || scheme === "https") && /^[^@]+\.[^@.]+$/.test(host);
};
