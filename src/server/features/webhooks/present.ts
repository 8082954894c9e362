import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from "#contract/sync/webhooks.ts";
import type { DeliveryRow, selectDelivery } from "./delivery-store.ts";
import type { EndpointRow, selectEndpoint } from "./endpoint-store.ts";

export type EndpointSecrets = Pick<
  NonNullable<(typeof selectEndpoint)["row"]>,
  "id" | "sealed_secret" | "previous_sealed_secret" | "previous_until"
>;

export const presentWebhook = (row: EndpointRow, now: Temporal.Instant): Webhook => ({
  id: row.id,
  url: row.url,
  eventTypes: row.event_types as Webhook["eventTypes"],
  includesPersonalData: row.includes_personal_data,
  isActive: row.is_active,
  offReason: row.off_reason as Webhook["offReason"],
  failingSince: row.failing_since?.toString() ?? null,
  previousSecretUntil:
    row.previous_until && Temporal.Instant.compare(row.previous_until, now) > 0 ? row.previous_until.toString() : null,
  createdAt: row.created_at.toString(),
  version: row.version,
});

export const presentDelivery = (row: Omit<DeliveryRow, "position">): WebhookDelivery => ({
  id: row.id,
  eventType: row.event_type as WebhookDelivery["eventType"],
  subjectId: row.subject_id,
  state: row.state as WebhookDelivery["state"],
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at?.toString() ?? null,
  attemptedAt: row.attempted_at?.toString() ?? null,
  tookMs: row.took_ms,
  answerStatus: row.answer_status,
  problem: row.problem as WebhookDelivery["problem"],
  createdAt: row.created_at.toString(),
});

export const presentDeliveryDetails = (row: NonNullable<(typeof selectDelivery)["row"]>): WebhookDeliveryDetails => ({
  ...presentDelivery(row),
  payload: JSON.stringify(row.payload, null, 2),
  answer: row.answer,
});
