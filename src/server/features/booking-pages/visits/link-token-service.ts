import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { OwnerId } from "#domain/owner-id.ts";

/** 43 signs of base64url: 256 bits. */
export const tokenForm = /^[\w-]{43}$/;

/**
 * The private address of what a form books. It follows from the form, which only its visitor has, so that a form that is sent
 * twice leads to the same page.
 */
export const linkTokenOf = (secret: string, ownerId: OwnerId, form: string): string =>
  sign(secret, `appointment link ${ownerId} ${form}`);

/** A form that nobody else can guess, stamped with when it was made. */
export const makeFormToken = (secret: string, ownerId: OwnerId, now: Temporal.Instant): string => {
  const stamp = `${now.epochMilliseconds.toString(36)}.${randomBytes(16).toString("base64url")}`;
  return `${stamp}.${sign(secret, `booking form ${ownerId} ${stamp}`)}`;
};

/** When a form was made; null when we didn't make it, for this business. */
export const formMadeAt = (secret: string, ownerId: OwnerId, form: string): number | null => {
  const [, stamp = "", time = "", signature = ""] = /^(([0-9a-z]{1,11})\.[\w-]{22})\.([\w-]{43})$/.exec(form) ?? [];
  if (stamp === "") return null;
  const expected = Buffer.from(sign(secret, `booking form ${ownerId} ${stamp}`));
  return timingSafeEqual(expected, Buffer.from(signature)) ? Number.parseInt(time, 36) : null;
};

const sign = (secret: string, text: string): string => createHmac("sha256", secret).update(text).digest("base64url");
