import { z } from "zod";
import { boundedText } from "../text/text-field.ts";

/** `emailInvalid`: no address, or over 254 characters. Spaces around it don't count; stored lowercased. */
export const accountEmailSchema = boundedText(2_540, "emailInvalid")
  .trim()
  .max(254, { error: "emailInvalid", abort: true })
  .toLowerCase()
  .pipe(z.email({ error: "emailInvalid" }));
