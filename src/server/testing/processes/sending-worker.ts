import { randomUUID } from "node:crypto";
import { startConversationQueue } from "../../features/conversations/queue/queue-jobs.ts";
import { noticeHandlers } from "../../features/notices/jobs.ts";
import { createTwilioChannel } from "../../integrations/whatsapp/twilio/create-twilio-channel.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { startWorker } from "../../platform/jobs/worker.ts";
import { createLog } from "../../platform/log.ts";
import { createMetrics } from "../../platform/metrics/create-metrics.ts";
import { type Killable, sayReady, startKillable } from "./start-killable.ts";

export type SendingSetup = {
  databaseUrl: string;
  account: { accountSid: string; authToken: string; apiBase: string };
  publicUrl: string;
  /** What its clock starts with. */
  now: string;
};

/** Another process that answers messages and sends notices until it is killed. */
export const startSendingWorker = (setup: SendingSetup): Promise<Killable> =>
  startKillable(import.meta.filename, setup);

if (import.meta.main) {
  const { databaseUrl, account, publicUrl, now } = JSON.parse(process.argv[2] ?? "") as SendingSetup;
  const db = openDatabase(databaseUrl, 10);
  const clock = createMovableClock(Temporal.Instant.from(now));
  const log = createLog("silent");
  const deps = { db, clock, channel: createTwilioChannel(account, publicUrl), log };
  const [workerId, metrics] = [randomUUID(), createMetrics()];
  await startWorker({
    adminUrl: databaseUrl,
    processId: workerId,
    handlers: noticeHandlers(deps),
    routines: [],
    concurrency: 4,
    isAlone: false,
    log,
    metrics,
  });
  await startConversationQueue({ ...deps, adminUrl: databaseUrl, workerId, metrics });
  process.on("disconnect", () => process.exit());
  sayReady();
}
