import type { OwnerId } from "#domain/owner-id.ts";
import { decideDelivery } from "#domain/webhooks/decide-delivery.ts";
import type { WebhookAnswer, WebhookSender } from "../../integrations/webhooks/create-webhook-sender.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { mailOwner } from "../accounts/owner-mail-service.ts";
import { failWaiting, hurryDeliveries, selectDue, selectNextDue, updateAttempted } from "./delivery-store.ts";
import { lockEndpoint, selectEndpoint, updateHealth, updatePublishing } from "./endpoint-store.ts";
import { placeOfSending, sendWebhooksJob } from "./publish-jobs.ts";
import { validSecrets } from "./secret-service.ts";

export type SendDeps = {
  db: Database;
  clock: Clock;
  enqueue: Enqueue;
  secret: string;
  publicUrl: string;
  sender: WebhookSender;
};

type Endpoint = { ownerId: OwnerId; webhookId: string };

/** For how long one endpoint is served before those behind it in its queue get their turn. */
const turnMs = 15_000;

/**
 * Sends what is due to one endpoint, until an attempt fails or its turn is over. An attempt is recorded after it was made: a
 * worker that is killed in between makes it again.
 */
export const sendDueDeliveries = async (deps: SendDeps, place: Endpoint): Promise<void> => {
  const beganMs = performance.now();
  while (performance.now() - beganMs < turnMs) if (!(await sendNext(deps, place))) break;
  await deps.db.withOwner(place.ownerId, (tx) => scheduleRest(deps, tx, place));
};

/** Whether another one may follow at once. */
const sendNext = async (deps: SendDeps, place: Endpoint): Promise<boolean> => {
  const now = deps.clock.now();
  const [[endpoint], [delivery]] = await deps.db.read(place.ownerId, (tx) => [
    tx.run(selectEndpoint, place),
    tx.run(selectDue, { ...place, now }),
  ]);
  if (!endpoint?.is_active || !delivery || isPaused(endpoint.paused_until, now)) return false;
  const secrets = validSecrets(deps.secret, endpoint, now);
  const outcome = await attempt(deps, endpoint.url, { delivery, secrets });
  return deps.db.withOwner(place.ownerId, (tx) => settle(deps, tx, place, { delivery, outcome }));
};

const isPaused = (until: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  until !== null && Temporal.Instant.compare(until, now) > 0;

type Delivery = { id: string; payload: unknown; attempts: number };

const attempt = async (
  { sender, clock }: SendDeps,
  url: string,
  { delivery, secrets }: { delivery: Delivery; secrets: readonly string[] },
): Promise<WebhookAnswer> => {
  if (secrets.length === 0) return { answer: { problem: "secret" }, text: null, tookMs: 0 };
  // Receivers compare the time with their own clock, which no simulator moves.
  const sentAt = clock.now().subtract({ milliseconds: clock.aheadMs() });
  return sender.send(url, { id: delivery.id, sentAt, body: JSON.stringify(delivery.payload) }, secrets);
};

const settle = async (
  deps: SendDeps,
  tx: Tx,
  place: Endpoint,
  { delivery, outcome }: { delivery: Delivery; outcome: WebhookAnswer },
): Promise<boolean> => {
  const now = deps.clock.now();
  const [endpoint] = await tx.run(lockEndpoint, place);
  if (!endpoint) return false;
  const { answer, text, tookMs } = outcome;
  const { failures, failing_since: failingSince } = endpoint;
  const verdict = decideDelivery({ attempts: delivery.attempts, answer, failures, failingSince, now });
  await tx.run(updateAttempted, {
    ...{
      ...place,
      deliveryId: delivery.id,
      state: verdict.state,
      nextAttemptAt: verdict.nextAttemptAt,
      at: now,
      tookMs,
    },
    status: "status" in answer ? answer.status : null,
    answer: text,
    problem: "problem" in answer ? answer.problem : null,
  });
  await tx.run(updateHealth, { ...place, ...verdict.endpoint, offReason: verdict.off });
  if (verdict.state === "sent" && failures > 0) await tx.run(hurryDeliveries, { ...place, now });
  // Switched off by hand during the attempt.
  if (!endpoint.is_active) await tx.run(failWaiting, place);
  else if (verdict.off !== null) await switchOff(deps, tx, place, { url: endpoint.url, off: verdict.off });
  return verdict.state === "sent";
};

const switchOff = async (
  { enqueue, publicUrl }: SendDeps,
  tx: Tx,
  place: Endpoint,
  { url, off }: { url: string; off: "gone" | "dead" },
): Promise<void> => {
  await tx.run(failWaiting, place);
  await tx.run(updatePublishing, place);
  await mailOwner(tx, enqueue, place, (name) => ({
    ...{ kind: off === "gone" ? "webhookGone" : "webhookDead", name },
    ...{ address: url, url: `${publicUrl}/settings?tab=api` },
  }));
};

/** Once more when the next one is due, and not before the endpoint's pause is over. */
const scheduleRest = async ({ clock, enqueue }: SendDeps, tx: Tx, place: Endpoint): Promise<void> => {
  const [[endpoint], [next]] = await Promise.all([tx.run(selectEndpoint, place), tx.run(selectNextDue, place)]);
  if (!endpoint?.is_active || !next?.at) return;
  const times = [next.at, endpoint.paused_until ?? next.at, clock.now()];
  const runAt = times.reduce((late, time) => (Temporal.Instant.compare(time, late) > 0 ? time : late));
  await enqueue(tx, sendWebhooksJob, place, { ...placeOfSending(place.webhookId), runAt });
};
