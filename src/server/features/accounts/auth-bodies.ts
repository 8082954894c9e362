import { z } from "zod";

/**
 * What Better Auth is handed. It would pass unknown fields on to the user's row (`image`, or whatever a plugin adds);
 * how a password or an address has to look it says itself, by codes the sign-in page knows.
 */
const email = z.string().max(254);
const password = z.string();
/** Where the mailed link leads afterwards; Better Auth refuses other sites. */
const callbackURL = z.string().max(2_000).optional();

export const signUpBody = z.strictObject({
  name: z.string().trim().min(1).max(200),
  email,
  password,
  timeZone: z.string().max(100).optional(),
  language: z.string().max(100).optional(),
  callbackURL,
});

export const signInBody = z.strictObject({ email, password, callbackURL });

export const verificationBody = z.strictObject({ email, callbackURL });

export const noBody = z.strictObject({});
