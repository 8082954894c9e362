import { z } from "zod";
import { accountEmailSchema } from "#domain/accounts/account-email.ts";
import { newPasswordSchema } from "#domain/accounts/new-password.ts";
import { maxPasswordLength } from "#domain/accounts/password-length.ts";
import { boundedText } from "#domain/text/text-field.ts";
import { idSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Account";

/**
 * `passwordRequired`: it is asked for, as nobody signed in by code here within the last minutes; `passwordWrong`: it
 * isn't the account's, or the account has none.
 */
const currentPassword = boundedText(maxPasswordLength, "passwordWrong").optional();

/** From a mailed link; `tokenInvalid` also when it is too old or was used before. */
const token = boundedText(100, "tokenInvalid").regex(/^[\w-]{20,100}$/, { error: "tokenInvalid" });

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
  summary: "Get the account's security settings, as shown under Settings > Account",
  description:
    "Password, two-factor authentication, sign-in providers, and a new address that waits for its confirmation.",
  tag,
  access: "owner",
  response: securitySchema,
});

export const changePassword = defineRoute({
  method: "PUT",
  path: "/api/v1/account/password",
  summary: "Change the password; all other sessions end",
  description:
    "The session that makes the call stays. API keys stay, too: revoke them separately if they may have leaked.",
  tag,
  access: "owner",
  body: z.strictObject({ currentPassword, newPassword: newPasswordSchema }),
  response: z.void(),
  status: 204,
});

export const requestPasswordReset = defineRoute({
  method: "POST",
  path: "/api/v1/account/password-reset-mail",
  summary: "Email a password reset link; the answer is the same whether or not the address has an account",
  description: "The link works once and for a limited time. The answer takes the same time for unknown addresses.",
  tag,
  access: "public",
  body: z.strictObject({ email: accountEmailSchema }),
  response: z.void(),
  status: 204,
});

export const resetPassword = defineRoute({
  method: "POST",
  path: "/api/v1/account/password-reset",
  summary: "Set a new password with an emailed link; all sessions end",
  description: "Uses up the token of the mailed link. Sessions on all devices end.",
  tag,
  access: "public",
  body: z.strictObject({ token, newPassword: newPasswordSchema }),
  response: z.void(),
  status: 204,
});

export const checkPasswordReset = defineRoute({
  method: "POST",
  path: "/api/v1/account/password-reset/check",
  summary: "Check whether an emailed password reset link still works, without using it up",
  description: "For a page that wants to say early that a link is too old. The token stays usable.",
  tag,
  access: "public",
  body: z.strictObject({ token }),
  response: z.strictObject({ isValid: z.boolean() }),
});

export const requestIdentityCode = defineRoute({
  method: "POST",
  path: "/api/v1/account/identity-code",
  summary: "Email a code to use in place of the current password, for accounts without one",
  description: "For accounts that only ever signed in with a provider and so have no password to ask for.",
  tag,
  access: "owner",
  response: z.void(),
  status: 204,
});

export const confirmIdentityCode = defineRoute({
  method: "POST",
  path: "/api/v1/account/identity-code/confirmation",
  summary: "Submit that code; for ten minutes this session isn't asked for a password",
  description: "A wrong code costs a try; after a few tries a new code has to be requested.",
  tag,
  access: "owner",
  body: z.strictObject({
    code: boundedText(40, "codeWrong")
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
  summary:
    "Change the email address; the change takes effect once confirmed there, and the current address is notified",
  description:
    "Needs the current password unless a code was confirmed in this session. The old address keeps working until the new one is confirmed.",
  tag,
  access: "owner",
  body: z.strictObject({ newEmail: accountEmailSchema, currentPassword }),
  response: z.void(),
  status: 204,
});

export const confirmEmailChange = defineRoute({
  method: "POST",
  path: "/api/v1/account/email-change/confirmation",
  summary: "Confirm the new email address with the emailed token",
  description: "Must be called in a session of the same account. The token works once.",
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
  summary: "List the account's sessions, this one first",
  description: "One entry per device, with browser, system and network as far as they are known.",
  tag,
  access: "owner",
  response: z.strictObject({ sessions: z.array(sessionSchema) }),
});

export const endSession = defineRoute({
  method: "DELETE",
  path: "/api/v1/account/sessions/:sessionId",
  summary: "Log out one session",
  description: "The device is signed out with its next request, and its event stream closes.",
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
  summary: "Log out everywhere, including here",
  description: "Every device is signed out, including the one that makes the call. API keys stay.",
  tag,
  access: "owner",
  response: z.void(),
  status: 204,
});

export const getDeletionImpact = defineRoute({
  method: "GET",
  path: "/api/v1/account/deletion",
  summary: "Preview who is notified when the account is deleted, and what the installation loses",
  description: "Nothing is deleted. Shows how many clients with upcoming appointments are notified.",
  tag,
  access: "owner",
  response: z.strictObject({
    upcomingAppointments: z.int(),
    /** Clients who would still have come; each is notified that the appointment is cancelled. */
    clientsToNotify: z.int(),
    /** The others, who are known not to be reachable. */
    unnotifiedClients: z.int(),
    /** The installation has no administrator afterwards, until one is set up again. */
    isAdministrator: z.boolean(),
  }),
});

export type DeletionImpact = z.infer<typeof getDeletionImpact.response>;

export const deleteAccount = defineRoute({
  method: "POST",
  path: "/api/v1/account/delete",
  summary: "Delete the account: all sessions end right away, and all stored data is permanently deleted",
  description:
    "Upcoming appointments are cancelled and their clients notified, the subscription ends, and API keys stop working immediately.",
  tag,
  access: "owner",
  body: z.strictObject({ currentPassword, confirm: z.literal(true, { error: "confirmRequired" }) }),
  response: z.void(),
  status: 204,
});
