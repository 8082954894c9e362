import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../testing/apps/webhook-receiver.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { startNotifyingWorker } from "../../testing/processes/notifying-worker.ts";
import { processTestTimeoutMs } from "../../testing/processes/spawn-daybook.ts";
import { trialLength } from "../../testing/trial-length.ts";
import { waitUntil } from "../../testing/wait-until.ts";

vi.setConfig({ testTimeout: processTestTimeoutMs });

const t = await openTestApp();
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());

const kills = trialLength({ short: 1, long: 25 });
const perRound = 8;

test(`${kills} kills while a webhook is notified lose no booking`, async () => {
  const owner = await t.owner();
  const agentId = await buildAgent(t.adminUrl, owner.id);
  const form = { url: receiver.url, eventTypes: ["appointment.created"], includesPersonalData: false };
  const { body } = await owner.call("POST", "/api/v1/webhooks", form);
  const { webhook, secret } = body as { webhook: { id: string }; secret: string };
  const setup = { databaseUrl: t.adminUrl, ownerId: owner.id, webhookId: webhook.id };
  const booked: string[] = [];
  const received = () => new Set(receiver.verified(secret).map(({ data }) => data["appointmentId"]));
  for (let round = 0; round <= kills; round++) {
    const startsAt = Temporal.Instant.from("2027-03-02T09:00:00Z")
      .add({ hours: 24 * round })
      .toString();
    for (let count = 0; count < perRound; count++)
      booked.push(await buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt, isOverbooked: true }));
    const before = received().size;
    const worker = await startNotifyingWorker(setup);
    const target = round === kills ? booked.length : before + 1 + (round % perRound);
    await waitUntil("messages", () => received().size >= target, processTestTimeoutMs);
    await worker.kill();
  }
  expect(received()).toEqual(new Set(booked));
});
