import { z } from "zod";
import { accountEmailSchema } from "#domain/accounts/account-email.ts";
import { maxPasswordLength, newPasswordSchema } from "#domain/accounts/new-password.ts";
import { idSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Account";

/**
 * `passwordRequired`: it is asked for, as nobody signed in by code here within the last minutes; `passwordWrong`: it
 * isn't the account's, or the account has none.
 */
const currentPassword = z
  .string({ error: "passwordWrong" })
  .max(maxPasswordLength, { error: "passwordWrong" })
  .optional();

/** From a mailed link; `tokenInvalid` also when it is too old or was used before. */
const token = z.string({ error: "tokenInvalid" }).regex(/^[\w-]{20,100}$/, { error: "tokenInvalid" });

const securitySchema = z.strictObject({
  email: z.string(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  /** False for someone who only ever signed in with a provider. A code sign-in lets them set one. */
  hasPassword: z.boolean(),
  /** Whether changing the password, changing the address and deleting the account ask for the current password now. */
  asksPassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
  /** Ids of the sign-in providers the account is tied to, such as `google`. */
  providers: z.array(z.string()),
});

export type AccountSecurity = z.infer<typeof securitySchema>;

export const getAccountSecurity = defineRoute({
  method: "GET",
  path: "/api/v1/account",
  summary: "How the account is protected: what Settings > Account shows",
  tag,
  access: "owner",
  response: securitySchema,
});

export const changePassword = defineRoute({
  method: "PUT",
  path: "/api/v1/account/password",
  summary: "Choose a new password; every other session ends",
  tag,
  access: "owner",
  body: z.strictObject({ currentPassword, newPassword: newPasswordSchema }),
  response: z.void(),
  status: 204,
});

export const requestPasswordReset = defineRoute({
  method: "POST",
  path: "/api/v1/account/password-reset-mail",
  summary: "Have a link to a new password mailed; answered alike whether or not the address has an account",
  tag,
  access: "public",
  body: z.strictObject({ email: accountEmailSchema }),
  response: z.void(),
  status: 204,
});

export const resetPassword = defineRoute({
  method: "POST",
  path: "/api/v1/account/password-reset",
  summary: "Choose a new password by a mailed link; every session ends",
  tag,
  access: "public",
  body: z.strictObject({ token, newPassword: newPasswordSchema }),
  response: z.void(),
  status: 204,
});

export const checkPasswordReset = defineRoute({
  method: "POST",
  path: "/api/v1/account/password-reset/check",
  summary: "Whether a mailed link to a new password still works; it isn't spent",
  tag,
  access: "public",
  body: z.strictObject({ token }),
  response: z.strictObject({ isValid: z.boolean() }),
});

export const requestIdentityCode = defineRoute({
  method: "POST",
  path: "/api/v1/account/identity-code",
  summary: "Have a code mailed that stands for the current password in this session, for those who have none",
  tag,
  access: "owner",
  response: z.void(),
  status: 204,
});

export const confirmIdentityCode = defineRoute({
  method: "POST",
  path: "/api/v1/account/identity-code/confirmation",
  summary: "Type that code: for ten minutes no password is asked for here",
  tag,
  access: "owner",
  body: z.strictObject({
    code: z
      .string({ error: "codeWrong" })
      .max(40, { error: "codeWrong" })
      .transform((text) => text.replace(/\s/g, ""))
      // What can't be a code doesn't cost a try.
      .refine((code) => /^\d{6}$/.test(code), { error: "codeWrong" }),
  }),
  response: z.void(),
  status: 204,
});

export const requestEmailChange = defineRoute({
  method: "POST",
  path: "/api/v1/account/email-change",
  summary: "Ask for another address: it takes effect once confirmed there, and the present one is told",
  tag,
  access: "owner",
  body: z.strictObject({ newEmail: accountEmailSchema, currentPassword }),
  response: z.void(),
  status: 204,
});

export const confirmEmailChange = defineRoute({
  method: "POST",
  path: "/api/v1/account/email-change/confirmation",
  summary: "Confirm the new address by the token mailed there",
  tag,
  access: "owner",
  body: z.strictObject({ token }),
  response: z.strictObject({ email: z.string() }),
});

const sessionSchema = z.strictObject({
  id: idSchema,
  isCurrent: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The address it was opened from, its last part hidden. */
  network: z.string().nullable(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});

export type AccountSession = z.infer<typeof sessionSchema>;

export const listSessions = defineRoute({
  method: "GET",
  path: "/api/v1/account/sessions",
  summary: "Where the account is signed in, this session first",
  tag,
  access: "owner",
  response: z.strictObject({ sessions: z.array(sessionSchema) }),
});

export const endSession = defineRoute({
  method: "DELETE",
  path: "/api/v1/account/sessions/:sessionId",
  summary: "Sign out somewhere",
  tag,
  access: "owner",
  params: z.strictObject({ sessionId: idSchema }),
  response: z.void(),
  status: 204,
  errors: ["not-found"],
});

export const endAllSessions = defineRoute({
  method: "DELETE",
  path: "/api/v1/account/sessions",
  summary: "Sign out everywhere, here as well",
  tag,
  access: "owner",
  response: z.void(),
  status: 204,
});

export const getDeletionImpact = defineRoute({
  method: "GET",
  path: "/api/v1/account/deletion",
  summary: "Who is told when the account is deleted, and what the installation loses with it",
  tag,
  access: "owner",
  response: z.strictObject({
    upcomingAppointments: z.int(),
    /** Clients who would still have come; each is told that the appointment is cancelled. */
    clientsToNotify: z.int(),
    /** The installation has no administrator afterwards, until one is set up again. */
    isAdministrator: z.boolean(),
  }),
});

export type DeletionImpact = z.infer<typeof getDeletionImpact.response>;

export const deleteAccount = defineRoute({
  method: "POST",
  path: "/api/v1/account/delete",
  summary: "Leave: every session ends at once, and everything stored is erased for good",
  tag,
  access: "owner",
  body: z.strictObject({ currentPassword, confirm: z.literal(true, { error: "confirmRequired" }) }),
  response: z.void(),
  status: 204,
});
