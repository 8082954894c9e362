import { z } from "zod";
import { accountEmailSchema } from "#domain/accounts/account-email.ts";
import { newPasswordSchema } from "#domain/accounts/new-password.ts";
import { languages } from "#domain/languages.ts";
import { timeZoneSchema } from "#domain/scheduling/clock/date-time-fields.ts";
import { requiredText } from "#domain/text/text-field.ts";
import { defineRoute } from "../route.ts";

const tag = "Administration";

export const getAdminSetup = defineRoute({
  method: "GET",
  path: "/api/v1/admin/setup",
  summary: "Check whether an administrator can be created",
  description: "An installation has one administrator, made once.",
  tag,
  access: "public",
  response: z.strictObject({
    /** `exists`: there is one; `used`: there was one, and its secret doesn't work again; `open`: not yet. */
    state: z.enum(["open", "exists", "used"]),
  }),
});

/** S2's `create-admin-user`. */
export const createAdmin = defineRoute({
  method: "POST",
  path: "/api/v1/admin/setup",
  summary: "Create the administrator with the one-time secret that only the server's operator knows",
  description: "The secret is printed on the server's console at its first start and works once.",
  tag,
  access: "public",
  body: z.strictObject({
    /** Printed on the server's console, or set by the operator. */
    secret: requiredText(200, "setupSecretRequired", "tooLong"),
    username: requiredText(100, "usernameRequired", "tooLong"),
    email: accountEmailSchema,
    password: newPasswordSchema,
    /** As the browser says; the profile starts with them. */
    timeZone: timeZoneSchema.optional(),
    language: z.enum(languages).optional(),
  }),
  response: z.strictObject({ email: z.string() }),
  status: 201,
  errors: ["setup-secret-wrong", "admin-exists"],
});
