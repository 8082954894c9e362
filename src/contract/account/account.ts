import { z } from "zod";
import { languages } from "#domain/languages.ts";
import { slotSteps } from "#domain/scheduling/slots/booking-settings.ts";
import { requiredText } from "#domain/text/text-field.ts";
import { imageAddressSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const userSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  emailVerified: z.boolean(),
});

const profileSchema = z.strictObject({
  companyName: z.string().nullable(),
  /** What clients know the business by: the wizard's name, else the company's, else the owner's. */
  businessName: z.string(),
  /** IANA name; every date and time of the business is shown in it. */
  timeZone: z.string(),
  /** ISO code of the country of the zone, or what the owner says where the zone has none. */
  country: z.string().nullable(),
  /** ISO code of the currency of its prices. */
  currency: z.string(),
  /** From one time that is offered to the next. */
  slotStepMinutes: z.literal(slotSteps),
  language: z.enum(languages),
});

const meSchema = z.strictObject({
  user: userSchema,
  profile: profileSchema,
  isAdministrator: z.boolean(),
  /** Whether clients can be reached, and what there is to set up or to buy; null for the administrator, who has no business. */
  business: z
    .strictObject({
      /** Messages go out and come in, by the own number or the platform's. */
      isWhatsAppReady: z.boolean(),
      /** Without it messages don't go out and come in: there is no number yet, or it needs attention. Never while ready. */
      isSetupDue: z.boolean(),
      /** There is a plan to buy. */
      isUpgradeDue: z.boolean(),
      /** What a new business still lacks is offered first. */
      has: z.strictObject({ agent: z.boolean(), type: z.boolean(), number: z.boolean(), appointment: z.boolean() }),
    })
    .nullable(),
  /** The server's clock, which alone decides what "today" is. */
  now: z.iso.datetime(),
  session: z.strictObject({ expiresAt: z.iso.datetime() }),
});

export const getMe = defineRoute({
  method: "GET",
  path: "/api/v1/me",
  summary: "Get the logged-in owner, their business profile and the server's time",
  description: "Includes the business's time zone and currency, and the server's clock.",
  tag: "Account",
  access: "owner",
  response: meSchema,
  errors: ["signed-out"],
});

export const getSession = defineRoute({
  method: "GET",
  path: "/api/v1/session",
  summary: "Get the logged-in owner, or null instead of an error if no one is logged in",
  description: "For a page that works with and without a signed-in owner.",
  tag: "Account",
  access: "optional",
  response: z.strictObject({
    me: meSchema.nullable(),
    /** Why the session that this browser had ended; null when it had none, or nobody knows. Answered once. */
    ended: z.enum(["expired", "signed-out", "password-changed", "account-deleted", "suspended"]).nullable(),
  }),
});

export const updateMe = defineRoute({
  method: "PATCH",
  path: "/api/v1/me",
  summary: "Change the owner's own name or picture",
  description: "Clients don't see the owner's own name unless the business has no other.",
  tag: "Account",
  access: "owner",
  body: z
    .strictObject({
      name: requiredText(100, "ownNameRequired", "nameTooLong"),
      /** The `url` of a picture sent to `POST /api/v1/me/picture`; null for none. */
      image: imageAddressSchema.nullable(),
    })
    .partial(),
  response: userSchema,
  errors: ["signed-out"],
});

export const updateLanguage = defineRoute({
  method: "PUT",
  path: "/api/v1/me/language",
  summary: "Save the interface language on the account",
  description: "Doesn't change the language clients are written to.",
  tag: "Account",
  access: "owner",
  body: z.strictObject({ language: z.enum(languages) }),
  response: z.strictObject({ language: z.enum(languages) }),
  errors: ["signed-out"],
});

export const getAuthOptions = defineRoute({
  method: "GET",
  path: "/api/v1/auth-options",
  summary: "List the ways to log in besides a password",
  description: "Start with `POST /api/auth/sign-in/social`.",
  tag: "Account",
  access: "public",
  response: z.strictObject({
    /** Start with `POST /api/auth/sign-in/social {provider: id}`. */
    providers: z.array(z.strictObject({ id: z.enum(["google", "oidc"]), name: z.string() })),
    /** How long to wait before another code may be asked for. */
    codeResendSeconds: z.int(),
  }),
});

export type AuthOptions = z.infer<typeof getAuthOptions.response>;

/** Why the session of a cookie ended. */
export type SessionEnd = NonNullable<z.infer<typeof getSession.response>["ended"]>;

export type Me = z.infer<typeof meSchema>;
