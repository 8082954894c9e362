import { z } from "zod";

/** `emailInvalid`: no address, or over 254 characters. Spaces around it don't count; stored lowercased. */
export const accountEmailSchema = z
  .string({ error: "emailInvalid" })
  .trim()
  .max(254, { error: "emailInvalid", abort: true })
  .toLowerCase()
  .pipe(z.email({ error: "emailInvalid" }));
