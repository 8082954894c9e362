import { z } from "zod";
import { toNormalForm } from "../text/normal-form.ts";
import { sanitizeText } from "../text/sanitize-text.ts";
import { boundedText, missingOr, plainTextPattern, requiredText, textLine } from "../text/text-field.ts";
import { hasHidden, isVisible } from "../text/visible-text.ts";
import { splitSpecialties } from "./specialties.ts";

/** `nameLength`: not 1 to 100 characters after trimming, or nothing left after sanitising. Stored sanitised. */
const agentNameSchema = requiredText(100, "nameLength", "nameLength")
  .overwrite((name) => sanitizeText(name).trim())
  .refine(isVisible, { error: "nameLength" });

/**
 * `emailInvalid`: doesn't look like an address or is over 254 characters. Stored lowercased. An address that
 * sanitising would change is refused: a silently altered one would be somebody else's.
 */
const agentEmailSchema = boundedText(2_540, "emailInvalid", missingOr("emailInvalid", "notText"))
  .overwrite(toNormalForm)
  .trim()
  .max(254, { error: "emailInvalid", abort: true })
  .regex(/^[^\s@.]+(?:\.[^\s@.]+)*@[^\s@.]+(?:\.[^\s@.]+)+$/, { error: "emailInvalid", abort: true })
  .regex(plainTextPattern, { error: "emailInvalid", abort: true })
  .refine((email) => sanitizeText(email) === email && !hasHidden(email), { error: "emailInvalid" })
  .toLowerCase();

/** `phoneInvalid`: not a plus with 7 to 17 digits, spaces, dashes or parentheses holding 7 to 15 digits. Blank is null. */
const agentPhoneSchema = boundedText(180, "phoneInvalid", "notText")
  .trim()
  .refine((phone) => phone === "" || isAgentPhone(phone), { error: "phoneInvalid" })
  .nullish()
  .transform((phone) => phone || null);

/** `specialtiesTooLong`: over 500 characters. Comma-separated text on the way in, the list on the way out. */
const agentSpecialtiesSchema = textLine(500, "specialtiesTooLong")
  .nullish()
  .transform((text) => splitSpecialties(sanitizeText(text ?? "")));

/** The Add New Agent form. Messages are codes, one per rule. */
export const agentFormSchema = z.strictObject({
  name: agentNameSchema,
  email: agentEmailSchema,
  phone: agentPhoneSchema,
  specialties: agentSpecialtiesSchema,
});

const isAgentPhone = (phone: string): boolean => {
  const digits = phone.replace(/[^0-9]/g, "").length;
  return /^\+[0-9 ()-]{7,17}$/.test(phone) && digits >= 7 && digits <= 15;
};
