import { z } from "zod";
import { boundedText } from "../text/text-field.ts";

/** `emailInvalid`: no address, or over 254 characters. Spaces around it don't count; stored lowercased. */
export const accountEmailSchema = boundedText(2_540, "emailInvalid")
  .trim()
  .max(254, { error: "emailInvalid", abort: true })
  .toLowerCase()
  .pipe(z.email({ error: "emailInvalid" }));

/** The same where the address may be left out: a blank one counts as missing. */
export const optionalEmailSchema = boundedText(2_540, "emailInvalid")
  .nullable()
  .transform((text) => (text?.trim() ? text : null))
  .pipe(accountEmailSchema.nullable());
