import { randomUUID } from "node:crypto";
import { sealWebhookSecret } from "../../features/webhooks/secret-service.ts";
import { makeWebhookSecret } from "../../integrations/webhooks/sign-webhook.ts";
import { asAdmin } from "../apps/test-cluster.ts";
import { type TestOwner, testSecret } from "./build-owner.ts";

/** A webhook of somebody who follows the business, with something that was sent to it, and a change that was recorded. */
export const buildWebhook = async (
  adminUrl: string,
  owner: TestOwner,
  of: { appointmentId: string; nameMark: string },
): Promise<{ webhookId: string; deliveryId: string }> => {
  const [webhookId, deliveryId] = [randomUUID(), randomUUID()];
  const sealed = sealWebhookSecret(testSecret, webhookId, makeWebhookSecret());
  const payload = JSON.stringify({ type: "appointment.created", data: { clientName: `${of.nameMark} Client` } });
  await asAdmin(adminUrl, async (client) => {
    await client.query(
      `insert into webhook_endpoints (id, user_id, url, event_types, includes_personal_data, sealed_secret)
       values ($1, $2, $3, '{appointment.created}', true, $4)`,
      [webhookId, owner.id, `https://${of.nameMark.toLowerCase()}.example.com/hook`, sealed],
    );
    await client.query(
      `insert into webhook_deliveries (id, user_id, endpoint_id, event_type, subject_id, payload, state)
       values ($1, $2, $3, 'appointment.created', $4, $5, 'sent')`,
      [deliveryId, owner.id, webhookId, of.appointmentId, payload],
    );
    await client.query(
      "insert into followed_businesses (user_id, ready_xid, ready_at, has_endpoints) values ($1, '1', now(), true)",
      [owner.id],
    );
    await client.query(
      "insert into recorded_changes (user_id, table_name, subject_id, facts) values ($1, 'appointments', $2, '{}')",
      [owner.id, of.appointmentId],
    );
  });
  return { webhookId, deliveryId };
};
