import { z } from "zod";
import { requiredText } from "../text/text-field.ts";

/** More than anyone hangs up; codes of deleted ones stay taken, and there are two thousand of them. */
export const startLinkLimits = { links: 100, everMade: 1_000, name: 60 } as const;

/** `nameRequired`, `nameTooLong`: as for every name. */
export const startLinkFields = {
  name: requiredText(startLinkLimits.name, "nameRequired", "nameTooLong"),
};

export const startLinkFormSchema = z.strictObject(startLinkFields);
