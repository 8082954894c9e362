import type { OwnerId } from "#domain/owner-id.ts";
import { publishChanges } from "../../features/webhooks/publishing-service.ts";
import { sendDueDeliveries } from "../../features/webhooks/sending-service.ts";
import { createWebhookSender } from "../../integrations/webhooks/create-webhook-sender.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { createEnqueue } from "../../platform/jobs/job.ts";
import { testSecret } from "../builders/build-owner.ts";
import { type Killable, sayReady, startKillable } from "./start-killable.ts";

type NotifyingSetup = { databaseUrl: string; ownerId: string; webhookId: string };

/** Another process that publishes an owner's changes and sends them to a webhook, over and over, until it is killed. */
export const startNotifyingWorker = (setup: NotifyingSetup): Promise<Killable> =>
  startKillable(import.meta.filename, setup);

if (import.meta.main) {
  const { databaseUrl, ownerId, webhookId } = JSON.parse(process.argv[2] ?? "") as NotifyingSetup;
  const clock = createMovableClock();
  const deps = {
    ...{ db: openDatabase(databaseUrl, 4), clock, enqueue: createEnqueue(clock) },
    ...{ secret: testSecret, publicUrl: "https://daybook.test" },
    sender: createWebhookSender({ allowsLoopback: true }),
  };
  const owner = ownerId as OwnerId;
  process.on("disconnect", () => process.exit());
  sayReady();
  for (;;) {
    await publishChanges(deps, owner);
    await sendDueDeliveries(deps, { ownerId: owner, webhookId });
  }
}
