import { z } from "zod";
import { optionalText, textLines } from "../text/text-field.ts";
import { tones } from "./tone.ts";

/** A greeting is read above a menu: two lines of it at most. */
export const houseProfileLimits = { address: 200, greeting: 300, greetingLines: 2 } as const;

/**
 * How the business presents itself in the chat. `addressTooLong`, `greetingTooLong`: over the limits;
 * `greetingTooManyLines`: more than two lines. A blank field counts as missing.
 */
export const houseProfileSchema = z.strictObject({
  address: optionalText(houseProfileLimits.address, "addressTooLong"),
  greeting: textLines(houseProfileLimits.greeting, "greetingTooLong")
    .refine((text) => text.split("\n").length <= houseProfileLimits.greetingLines, { error: "greetingTooManyLines" })
    .nullish()
    .transform((text) => text || null),
  tone: z.enum(tones, { error: "toneUnknown" }).nullable(),
});
