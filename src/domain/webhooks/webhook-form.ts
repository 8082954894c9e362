import { z } from "zod";
import { requiredText } from "../text/text-field.ts";
import { type WebhookEventType, webhookEventTypes } from "./webhook-event-types.ts";

/** More than a business has programs. */
export const mostWebhooks = 5;

/** `addressInvalid`: no address, or one with a password in it, which would be shown in the list. */
const urlField = requiredText(500, "required", "addressInvalid").regex(/^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i, {
  error: "addressInvalid",
});

const eventTypesField = z
  .array(z.enum(webhookEventTypes, { error: "eventUnknown" }), { error: "eventRequired" })
  .min(1, "eventRequired")
  .max(webhookEventTypes.length, "eventUnknown")
  .transform((types): WebhookEventType[] => webhookEventTypes.filter((type) => types.includes(type)));

/** What an owner says of an endpoint. Messages are codes, one per rule. */
export const webhookFormSchema = z.strictObject({
  url: urlField,
  eventTypes: eventTypesField,
  /** Whether names, phone numbers and notes are sent, or only ids, times and states. */
  includesPersonalData: z.boolean({ error: "notBoolean" }),
});

export type WebhookForm = z.infer<typeof webhookFormSchema>;
