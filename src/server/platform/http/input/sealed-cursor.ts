import type { z } from "zod";
import { sealText, unsealText } from "../../sealing/seal-text.ts";
import { AppError } from "../errors/app-error.ts";

/**
 * Where a page ends. It may hold what was sorted by, a name for one, which the page itself shows masked: only we read it,
 * and only for the list and order it was made for.
 */
export const sealCursor = (secret: string, list: string, position: unknown): string =>
  sealText(secret, `cursor of ${list}`, JSON.stringify(position));

/** Null for the first page. */
export const openCursor = <Position>(
  secret: string,
  list: string,
  cursor: string | undefined,
  schema: z.ZodType<Position>,
): Position | null => {
  if (cursor === undefined) return null;
  const text = unsealText(secret, `cursor of ${list}`, cursor);
  if (text === null) throw new AppError("invalid-input", { fields: { cursor: "cursorInvalid" } });
  return schema.parse(JSON.parse(text));
};
