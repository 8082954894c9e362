import type { OwnerId } from "#domain/owner-id.ts";
import { eventOfChange } from "#domain/webhooks/event-of-change.ts";
import { recordedTables } from "#domain/webhooks/recorded-change.ts";
import type { WebhookEventType } from "#domain/webhooks/webhook-event-types.ts";
import { toWebhookPayload } from "#domain/webhooks/webhook-payload.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { type ReadChange, readChanges } from "../changes/follow-service.ts";
import { insertDelivery } from "./delivery-store.ts";
import { type EndpointRow, selectEndpoints } from "./endpoint-store.ts";
import { loadEventData } from "./event-data-service.ts";
import { placeOfSending, publishWebhooksJob, sendWebhooksJob } from "./publish-jobs.ts";
import { lockPublished, selectUnpublished, updatePublished } from "./publishing-store.ts";

export type PublishDeps = { db: Database; clock: Clock; enqueue: Enqueue };

const batchSize = 100;
const horizonPauseMs = 300;

/**
 * Turns changes into deliveries, one for each endpoint that wants them. Both are in one transaction, so that each change is
 * published once, whatever kills the worker.
 */
export const publishChanges = ({ db, clock, enqueue }: PublishDeps, ownerId: OwnerId): Promise<void> =>
  db.withOwner(ownerId, async (tx) => {
    const [published] = await tx.run(lockPublished, { ownerId });
    if (!published) return;
    const { time_zone: timeZone, ...place } = published;
    const endpoints = (await tx.run(selectEndpoints, { ownerId })).filter((row) => row.is_active);
    const read = await readChanges(tx, ownerId, { place, tables: recordedTables, limit: batchSize });
    const notified = new Set<string>();
    for (const change of read.changes) {
      const event = { change, type: eventOfChange(change), timeZone };
      for (const webhookId of await addDeliveries({ tx, clock, ownerId }, endpoints, event)) notified.add(webhookId);
    }
    await tx.run(updatePublished, { ownerId, ...read.after });
    for (const webhookId of notified)
      await enqueue(tx, sendWebhooksJob, { ownerId, webhookId }, placeOfSending(webhookId));
    const [rest] = await tx.run(selectUnpublished, { ownerId, ...read.after });
    if (!rest?.is_more) return;
    const runAt = clock.now().add({ milliseconds: read.hasMore ? 0 : horizonPauseMs });
    await enqueue(tx, publishWebhooksJob, { ownerId }, { runAt, key: `publish-webhooks:${ownerId}` });
  });

type Context = { tx: Tx; clock: Clock; ownerId: OwnerId };
type Event = { change: ReadChange; type: WebhookEventType | null; timeZone: string };

/** The endpoints that are to be notified. */
const addDeliveries = async (
  context: Context,
  endpoints: readonly EndpointRow[],
  { change, type, timeZone }: Event,
): Promise<string[]> => {
  if (type === null) return [];
  const interested = endpoints.filter(
    (row) => row.event_types.includes(type) && Temporal.Instant.compare(row.created_at, change.at) <= 0,
  );
  if (interested.length === 0) return [];
  const { clientId, detailed, plain } = await loadEventData(context, change);
  const { tx, clock, ownerId } = context;
  for (const row of interested) {
    const data = row.includes_personal_data ? detailed : plain;
    const payload = JSON.stringify(toWebhookPayload({ type, at: change.at, timeZone, data }));
    const delivery = { ownerId, webhookId: row.id, eventType: type, subjectId: change.subjectId, clientId, payload };
    await tx.run(insertDelivery, { ...delivery, now: clock.now() });
  }
  return interested.map(({ id }) => id);
};
