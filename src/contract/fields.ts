import { z } from "zod";
import { plainTextPattern } from "#domain/text/text-field.ts";
import { isVisible, toNormalForm, withoutHidden } from "#domain/text/visible-text.ts";

/** Ids are UUIDs; anything else can't be the id of something that exists. */
export const idSchema = z.uuid({ error: "idInvalid" }).toLowerCase();

/** Where an uploaded picture lies, as the upload answered. */
export const imageAddressSchema = z
  .string({ error: "notText" })
  .regex(/^\/files\/profile-images\/[0-9a-f-]{36}\/\d{1,16}\.jpg$/, { error: "imageUnknown" });

/** An instant in UTC, as ISO 8601. */
export const instantSchema = z.iso.datetime();

/** The `nextCursor` of the page before. */
export const cursorSchema = z.string({ error: "cursorInvalid" }).max(100, "cursorInvalid").optional();

/** The same where the place in the list says something of a row, so that only the server can read it. */
export const sealedCursorSchema = z
  .string({ error: "cursorInvalid" })
  .max(3_000, "cursorInvalid")
  .regex(/^[\w-]*$/, "cursorInvalid")
  .optional();

/** A search text. The replacement character stands for characters that a URL can't carry. */
export const searchSchema = z
  .string()
  .max(1_000, "tooLong")
  .overwrite((text) => withoutHidden(toNormalForm(text)))
  .trim()
  .overwrite((text) => (isVisible(text) ? text : ""))
  .max(100, "tooLong")
  .regex(plainTextPattern, "controlCharacters")
  .refine((text) => !text.includes("\uFFFD"), { error: "controlCharacters" })
  .optional();

/** The number a record had when it was read. A change based on an older one is refused with `edit-conflict`. */
export const versionSchema = z.int({ error: "versionRequired" }).min(1, "versionRequired");
