import { z } from "zod";
import { requiredText } from "../text/text-field.ts";

export const tagLength = 30;
export const tagsPerClient = 20;

/** One word or a few for a client, such as "allergic to latex". Commas and semicolons separate tags in files. */
export const tagSchema = requiredText(tagLength, "tagRequired", "tagTooLong").refine((tag) => !/[,;]/.test(tag), {
  error: "tagSeparator",
});

/** Each tag once, whatever its letters' case, in the order given. Codes: `tagTooLong`, `tagSeparator`, `tooManyTags`. */
export const tagsSchema = z
  .array(tagSchema, { error: "notList" })
  .max(100, { error: "tooManyTags" })
  .transform((tags) => joinTags(tags, []))
  .refine((tags) => tags.length <= tagsPerClient, { error: "tooManyTags" });

/** Both lists as one. */
export const joinTags = (tags: readonly string[], more: readonly string[]): string[] => {
  const seen = new Map<string, string>();
  for (const tag of [...tags, ...more]) if (!seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  return [...seen.values()];
};
