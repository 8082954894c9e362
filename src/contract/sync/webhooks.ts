import { z } from "zod";
import { deliveryProblems } from "#domain/webhooks/decide-delivery.ts";
import { testEventType, webhookEventTypes } from "#domain/webhooks/webhook-event-types.ts";
import { webhookFormSchema } from "#domain/webhooks/webhook-form.ts";
import { cursorSchema, idSchema, instantSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Webhooks";
const webhookParams = z.strictObject({ webhookId: idSchema });
const deliveryParams = webhookParams.extend({ deliveryId: idSchema });

const webhookSchema = z.strictObject({
  id: idSchema,
  url: z.string(),
  eventTypes: z.array(z.enum(webhookEventTypes)),
  /** Whether names, phone numbers and notes are sent, or only ids, times and states. */
  includesPersonalData: z.boolean(),
  isActive: z.boolean(),
  /** `owner`: switched off by hand; `gone`: it answered 410; `dead`: it took nothing for three days. Null while on. */
  offReason: z.enum(["owner", "gone", "dead"]).nullable(),
  /** Since when every attempt has failed; null while the last one succeeded. */
  failingSince: instantSchema.nullable(),
  /** Until when signatures by the previous secret are sent, too. */
  previousSecretUntil: instantSchema.nullable(),
  createdAt: instantSchema,
  version: versionSchema,
});

export type Webhook = z.infer<typeof webhookSchema>;

const secretSchema = z.strictObject({
  webhook: webhookSchema,
  /** `whsec_…`, by the Standard Webhooks convention. It isn't shown again. */
  secret: z.string(),
});

const deliverySchema = z.strictObject({
  /** Sent as `webhook-id`: the same for every attempt. */
  id: idSchema,
  eventType: z.enum([...webhookEventTypes, testEventType]),
  /** The appointment, client or waitlist entry; of a test, the webhook. */
  subjectId: idSchema,
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.int(),
  nextAttemptAt: instantSchema.nullable(),
  /** Of the last attempt, as are the answer and the problem. */
  attemptedAt: instantSchema.nullable(),
  tookMs: z.int().nullable(),
  answerStatus: z.int().nullable(),
  /** Why there was no answer. */
  problem: z.enum(deliveryProblems).nullable(),
  createdAt: instantSchema,
});

export type WebhookDelivery = z.infer<typeof deliverySchema>;

const deliveryDetailsSchema = deliverySchema.extend({
  /** The body, as JSON. */
  payload: z.string(),
  /** The beginning of the answer's body. */
  answer: z.string().nullable(),
});

export type WebhookDeliveryDetails = z.infer<typeof deliveryDetailsSchema>;

export const listWebhooks = defineRoute({
  method: "GET",
  path: "/api/v1/webhooks",
  summary: "List the webhooks: the addresses that are notified of what happens in the business",
  description: "Each has its address, its event types, and since when it has been failing.",
  tag,
  access: "owner",
  response: z.strictObject({ webhooks: z.array(webhookSchema) }),
});

export const createWebhook = defineRoute({
  method: "POST",
  path: "/api/v1/webhooks",
  summary: "Add a webhook; its signing secret is in this answer alone",
  description: "Messages follow the Standard Webhooks convention. Private and loopback addresses are refused.",
  tag,
  access: "owner",
  status: 201,
  body: webhookFormSchema,
  response: secretSchema,
  errors: ["webhooks-full"],
});

export const updateWebhook = defineRoute({
  method: "PATCH",
  path: "/api/v1/webhooks/:webhookId",
  summary: "Change a webhook, or switch it on or off",
  description: "Send only the fields that change.",
  tag,
  access: "owner",
  params: webhookParams,
  body: webhookFormSchema.partial().extend({
    /** Events of the time it was off aren't sent later. */
    isActive: z.boolean({ error: "notBoolean" }).optional(),
    version: versionSchema,
  }),
  response: webhookSchema,
  errors: ["not-found", "edit-conflict"],
});

export const rotateWebhookSecret = defineRoute({
  method: "POST",
  path: "/api/v1/webhooks/:webhookId/rotate",
  summary: "Make a new signing secret; for 24 hours each message is signed by the old one, too",
  description: "Change the secret in your program within those 24 hours.",
  tag,
  access: "owner",
  params: webhookParams,
  response: secretSchema,
  errors: ["not-found"],
});

export const deleteWebhook = defineRoute({
  method: "DELETE",
  path: "/api/v1/webhooks/:webhookId",
  summary: "Delete a webhook and its log",
  description: "What still waited to be sent isn't sent.",
  tag,
  access: "owner",
  status: 204,
  params: webhookParams,
  response: z.undefined(),
  errors: ["not-found"],
});

export const testWebhook = defineRoute({
  method: "POST",
  path: "/api/v1/webhooks/:webhookId/test",
  summary: "Send a test message to a webhook",
  description: "It is signed like any other message, and its type is `test`.",
  tag,
  access: "owner",
  params: webhookParams,
  response: deliverySchema,
  errors: ["not-found", "webhook-off"],
});

export const listWebhookDeliveries = defineRoute({
  method: "GET",
  path: "/api/v1/webhooks/:webhookId/deliveries",
  summary: "List what was sent to a webhook in the last 30 days and what waits to be sent, newest first",
  description: "A delivery is sent again for three days, with growing pauses, until the target answers 2xx.",
  tag,
  access: "owner",
  params: webhookParams,
  query: z.strictObject({ cursor: cursorSchema }),
  response: z.strictObject({ deliveries: z.array(deliverySchema), nextCursor: z.string().nullable() }),
  errors: ["not-found"],
});

export const getWebhookDelivery = defineRoute({
  method: "GET",
  path: "/api/v1/webhooks/:webhookId/deliveries/:deliveryId",
  summary: "Get what was sent to a webhook, and its last answer",
  description: "The payload is the one that was signed and sent.",
  tag,
  access: "owner",
  params: deliveryParams,
  response: deliveryDetailsSchema,
  errors: ["not-found"],
});

export const resendWebhookDelivery = defineRoute({
  method: "POST",
  path: "/api/v1/webhooks/:webhookId/deliveries/:deliveryId/resend",
  summary: "Send something to a webhook again, under the same id",
  description: "A target that has seen the id can leave it aside.",
  tag,
  access: "owner",
  params: deliveryParams,
  response: deliverySchema,
  errors: ["not-found", "webhook-off"],
});
