import { randomUUID } from "node:crypto";
import type { RouteInput } from "#contract/route.ts";
import type { updateWebhook as updateRoute, Webhook, WebhookDelivery } from "#contract/sync/webhooks.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { testEventType } from "#domain/webhooks/webhook-event-types.ts";
import { mostWebhooks, type WebhookForm } from "#domain/webhooks/webhook-form.ts";
import { toWebhookPayload } from "#domain/webhooks/webhook-payload.ts";
import type { WebhookSender } from "../../integrations/webhooks/create-webhook-sender.ts";
import { makeWebhookSecret } from "../../integrations/webhooks/sign-webhook.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { selectTimeZone } from "../../platform/db/select-time-zone.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { followBusiness } from "../changes/follow-service.ts";
import { failWaiting, insertDelivery, resetDelivery } from "./delivery-store.ts";
import {
  deleteEndpointRow,
  endPause,
  insertEndpoint,
  lockEndpoint,
  rotateSecret,
  selectEndpoints,
  updateEndpoint,
  updatePublishing,
} from "./endpoint-store.ts";
import { presentDelivery, presentWebhook } from "./present.ts";
import { placeOfSending, sendWebhooksJob } from "./publish-jobs.ts";
import { sealWebhookSecret } from "./secret-service.ts";

export type WebhookDeps = {
  db: Database;
  clock: Clock;
  enqueue: Enqueue;
  secret: string;
  sender: Pick<WebhookSender, "problemOf">;
};

export type WebhookKey = { ownerId: OwnerId; webhookId: string };

const previousSecretHours = 24;

export const listWebhooks = async ({ db, clock }: WebhookDeps, ownerId: OwnerId): Promise<Webhook[]> => {
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectEndpoints, { ownerId })]);
  return rows.map((row) => presentWebhook(row, clock.now()));
};

type WithSecret = { webhook: Webhook; secret: string };

export const createWebhook = async (deps: WebhookDeps, ownerId: OwnerId, form: WebhookForm): Promise<WithSecret> => {
  refuseProblem(deps, form.url);
  await followBusiness(deps.db, ownerId);
  return deps.db.withOwner(ownerId, async (tx) => {
    if ((await tx.run(selectEndpoints, { ownerId })).length >= mostWebhooks) throw new AppError("webhooks-full");
    const [webhookId, secret] = [randomUUID(), makeWebhookSecret()];
    const sealed = sealWebhookSecret(deps.secret, webhookId, secret);
    const [row] = await tx.run(insertEndpoint, { ownerId, webhookId, ...form, sealed });
    if (!row) throw new Error("an endpoint was not stored");
    await tx.run(updatePublishing, { ownerId });
    await recordAudit(tx, ownerId, { actor: "owner", action: "webhook.created", subjectId: webhookId });
    return { webhook: presentWebhook(row, deps.clock.now()), secret };
  });
};

/** Whether a name leads to a private address is found out when something is sent there, each time. */
const refuseProblem = ({ sender }: WebhookDeps, url: string): void => {
  const problem = sender.problemOf(url);
  if (problem !== null) throw new AppError("invalid-input", { fields: { url: problem } });
};

type Change = RouteInput<typeof updateRoute>["body"];

export const updateWebhook = async (deps: WebhookDeps, place: WebhookKey, change: Change): Promise<Webhook> => {
  if (change.url !== undefined) refuseProblem(deps, change.url);
  if (change.isActive) await followBusiness(deps.db, place.ownerId);
  return deps.db.withOwner(place.ownerId, async (tx) => {
    const row = await lock(tx, place);
    if (row.version !== change.version) throw new AppError("edit-conflict");
    const isActive = change.isActive ?? row.is_active;
    const [saved] = await tx.run(updateEndpoint, {
      ...place,
      url: change.url ?? row.url,
      eventTypes: change.eventTypes ?? row.event_types,
      includesPersonalData: change.includesPersonalData ?? row.includes_personal_data,
      isActive,
      offReason: isActive ? null : (row.off_reason ?? "owner"),
    });
    if (!saved) throw new Error("a locked endpoint is gone");
    if (!isActive) await tx.run(failWaiting, place);
    await tx.run(updatePublishing, place);
    // Nothing waits any longer for what the endpoint was before.
    if (isActive) await deps.enqueue(tx, sendWebhooksJob, place, placeOfSending(place.webhookId));
    await recordAudit(tx, place.ownerId, { actor: "owner", action: "webhook.updated", subjectId: place.webhookId });
    return presentWebhook(saved, deps.clock.now());
  });
};

const lock = async (tx: Tx, place: WebhookKey) => {
  const [row] = await tx.run(lockEndpoint, place);
  if (!row) throw new AppError("not-found");
  return row;
};

export const rotateWebhookSecret = (deps: WebhookDeps, place: WebhookKey): Promise<WithSecret> =>
  deps.db.withOwner(place.ownerId, async (tx) => {
    await lock(tx, place);
    const secret = makeWebhookSecret();
    const sealed = sealWebhookSecret(deps.secret, place.webhookId, secret);
    const until = deps.clock.now().add({ hours: previousSecretHours });
    const [row] = await tx.run(rotateSecret, { ...place, sealed, until });
    if (!row) throw new Error("a locked endpoint is gone");
    await recordAudit(tx, place.ownerId, {
      actor: "owner",
      action: "webhook.secret-renewed",
      subjectId: place.webhookId,
    });
    return { webhook: presentWebhook(row, deps.clock.now()), secret };
  });

export const deleteWebhook = ({ db }: WebhookDeps, place: WebhookKey): Promise<undefined> =>
  db.withOwner(place.ownerId, async (tx) => {
    const [deleted] = await tx.run(deleteEndpointRow, place);
    if (!deleted) throw new AppError("not-found");
    await tx.run(updatePublishing, place);
    await recordAudit(tx, place.ownerId, { actor: "owner", action: "webhook.deleted", subjectId: place.webhookId });
    return undefined;
  });

export const sendTest = (deps: WebhookDeps, place: WebhookKey): Promise<WebhookDelivery> =>
  deps.db.withOwner(place.ownerId, async (tx) => {
    const { webhookId, ownerId } = place;
    await lockActive(tx, place);
    const [profile] = await tx.run(selectTimeZone, { ownerId });
    const [at, timeZone] = [deps.clock.now(), profile?.time_zone ?? "UTC"];
    const payload = JSON.stringify(toWebhookPayload({ type: testEventType, at, timeZone, data: { webhookId } }));
    const delivery = { ...place, eventType: testEventType, subjectId: webhookId, clientId: null, payload };
    const [row] = await tx.run(insertDelivery, { ...delivery, now: at });
    return sendSoon(deps, tx, place, row);
  });

export const resend = (deps: WebhookDeps, place: WebhookKey, deliveryId: string): Promise<WebhookDelivery> =>
  deps.db.withOwner(place.ownerId, async (tx) => {
    await lockActive(tx, place);
    const [row] = await tx.run(resetDelivery, { ...place, deliveryId, now: deps.clock.now() });
    return sendSoon(deps, tx, place, row);
  });

const lockActive = async (tx: Tx, place: WebhookKey): Promise<void> => {
  if (!(await lock(tx, place)).is_active) throw new AppError("webhook-off");
};

/** The owner wants to see what comes of it: a pause after failures is over. */
const sendSoon = async (
  { enqueue }: WebhookDeps,
  tx: Tx,
  place: WebhookKey,
  row: Parameters<typeof presentDelivery>[0] | undefined,
): Promise<WebhookDelivery> => {
  if (!row) throw new AppError("not-found");
  await tx.run(endPause, place);
  await enqueue(tx, sendWebhooksJob, place, placeOfSending(place.webhookId));
  return presentDelivery(row);
};
