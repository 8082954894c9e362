import { z } from "zod";
import { registrationFormSchema } from "#domain/numbers/registration-form.ts";
import { registrationFailures } from "#domain/numbers/registration-step.ts";
import { boundedText } from "#domain/text/text-field.ts";
import { idSchema, imageAddressSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "WhatsApp number";

const numberSchema = z.strictObject({
  id: idSchema,
  phoneNumber: z.string(),
  /** `pending`, `verified`, `failed` or `cancelled`; another value is shown as it is. */
  verificationStatus: z.string(),
  isActive: z.boolean(),
  businessName: z.string().nullable(),
  displayName: z.string().nullable(),
  /** Why WhatsApp took it offline, in the provider's words. */
  offlineReason: z.string().nullable(),
  createdAt: instantSchema,
});

export type WhatsAppNumber = z.infer<typeof numberSchema>;

const registrationSchema = z.strictObject({
  id: idSchema,
  status: z.enum(["pending", "completed", "failed"]),
  progress: z.enum(["buying-number", "registering-sender", "awaiting-approval", "completed", "failed"]),
  phoneNumber: z.string().nullable(),
  failure: z.enum(registrationFailures).nullable(),
  /** In the provider's words. */
  failureDetail: z.string().nullable(),
  businessName: z.string(),
  createdAt: instantSchema,
});

export type SenderRegistration = z.infer<typeof registrationSchema>;

export const listWhatsAppNumbers = defineRoute({
  method: "GET",
  path: "/api/v1/whatsapp/numbers",
  summary: "List the business's WhatsApp numbers, newest first, including past ones",
  description: "Past numbers keep their record.",
  tag,
  access: "owner",
  response: z.strictObject({ numbers: z.array(numberSchema) }),
});

export const getWhatsAppOnboarding = defineRoute({
  method: "GET",
  path: "/api/v1/whatsapp/onboarding",
  summary: "Check whether a number can be set up, and the latest setup's progress",
  description: "`outcome` says which page of the wizard comes first.",
  tag,
  access: "owner",
  response: z.strictObject({
    outcome: z.enum(["subscription-required", "number-active", "wizard"]),
    isSubscribed: z.boolean(),
    /** Where the number can be from, as ISO 3166, the usual country first. */
    countries: z.array(z.string()),
    /** The latest, whatever became of it. */
    registration: registrationSchema.nullable(),
  }),
});

/** S2's `create-whatsapp-sender`. The picture has to be one that was uploaded to `/api/v1/whatsapp/logo`. */
export const createSenderRegistration = defineRoute({
  method: "POST",
  path: "/api/v1/whatsapp/registrations",
  summary: "Set up a WhatsApp number; it is bought and registered in the background, only once even if repeated",
  description: "Buying a number needs a subscription.",
  tag,
  access: "owner",
  body: registrationFormSchema.extend({
    profileImageUrl: imageAddressSchema.optional(),
    /** One of those the operator allows; the usual one unless given. */
    country: boundedText(2, "countryUnknown")
      .regex(/^[A-Z]{2}$/, { error: "countryUnknown" })
      .optional(),
  }),
  response: z.strictObject({
    success: z.literal(true),
    /** Null until one is bought; see the registration. */
    phoneNumber: z.string().nullable(),
    registrationId: idSchema,
  }),
  status: 201,
  errors: ["subscription-required", "number-active", "idempotency-mismatch"],
  idempotent: true,
});

export const getSenderRegistration = defineRoute({
  method: "GET",
  path: "/api/v1/whatsapp/registrations/:registrationId",
  summary: "Get a setup's progress",
  description: "Poll it until `progress` is `completed` or `failed`.",
  tag,
  access: "owner",
  params: z.strictObject({ registrationId: idSchema }),
  response: registrationSchema,
  errors: ["not-found"],
});

/** S2's `release-whatsapp-number`. */
export const releaseWhatsAppNumber = defineRoute({
  method: "POST",
  path: "/api/v1/whatsapp/numbers/:numberId/release",
  summary: "Cancel and release a number; this can't be undone",
  description: "The bot stops answering immediately.",
  tag,
  access: "owner",
  params: z.strictObject({ numberId: idSchema }),
  response: z.strictObject({
    number: numberSchema,
    /** False: it no longer answers, and the provider takes it back as soon as it can. */
    isReleased: z.boolean(),
  }),
  errors: ["not-found", "provider-failed"],
});
