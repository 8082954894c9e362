/** Every event a webhook can announce, in the order in which they are offered. */
export const webhookEventTypes = [
  "appointment.created",
  "appointment.changed",
  "appointment.cancelled",
  "appointment.deleted",
  "appointment.reminded",
  "appointment.outcome",
  "client.created",
  "client.changed",
  "client.merged",
  "client.erased",
  "waitlist.joined",
  "waitlist.offered",
  "waitlist.left",
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Sent only when the owner asks for a test; no endpoint subscribes to it. */
export const testEventType = "webhook.test";

export type SentEventType = WebhookEventType | typeof testEventType;
