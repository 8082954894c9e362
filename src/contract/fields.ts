import { z } from "zod";
import { toNormalForm } from "#domain/text/normal-form.ts";
import { boundedText, plainTextPattern } from "#domain/text/text-field.ts";
import { isVisible, withoutHidden } from "#domain/text/visible-text.ts";

/** Ids are UUIDs; anything else can't be the id of something that exists. */
export const idSchema = boundedText(36, "idInvalid").uuid({ error: "idInvalid" }).toLowerCase();

/** Where an uploaded picture lies, as the upload answered. */
export const imageAddressSchema = boundedText(100, "imageUnknown", "notText").regex(
  /^\/files\/profile-images\/[0-9a-f-]{36}\/\d{1,16}\.jpg$/,
  { error: "imageUnknown" },
);

/** An instant in UTC, as ISO 8601. */
export const instantSchema = z.iso.datetime();

/** The same from outside. */
export const sentInstantSchema = boundedText(40, "momentInvalid").datetime({ error: "momentInvalid" });

/** The `nextCursor` of the page before. */
export const cursorSchema = boundedText(100, "cursorInvalid").optional();

/** The same where the place in the list says something of a row, so that only the server can read it. */
export const sealedCursorSchema = boundedText(3_000, "cursorInvalid")
  .regex(/^[\w-]*$/, "cursorInvalid")
  .optional();

/** A search text. The replacement character stands for characters that a URL can't carry. */
export const searchSchema = boundedText(1_000, "tooLong")
  .overwrite((text) => withoutHidden(toNormalForm(text)))
  .trim()
  .overwrite((text) => (isVisible(text) ? text : ""))
  .max(100, "tooLong")
  .regex(plainTextPattern, "controlCharacters")
  .refine((text) => !text.includes("\uFFFD"), { error: "controlCharacters" })
  .optional();

/** The number a record had when it was read. A change based on an older one is refused with `edit-conflict`. */
export const versionSchema = z.int({ error: "versionRequired" }).min(1, "versionRequired");
