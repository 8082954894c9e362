import { randomUUID } from "node:crypto";
import { afterAll, inject } from "vitest";
import type { BurstPauses } from "#domain/conversation/receiving/join-burst.ts";
import { startConversationQueue } from "../../features/conversations/queue/queue-jobs.ts";
import { noticeHandlers, startTemplates } from "../../features/notices/jobs.ts";
import { noticeTemplates } from "../../features/notices/message-present.ts";
import { setPlatformSender } from "../../features/notices/senders/sender-service.ts";
import { ensureTemplates } from "../../features/notices/senders/template-service.ts";
import type { WhatsAppChannel } from "../../integrations/whatsapp/channel.ts";
import { createTwilioChannel } from "../../integrations/whatsapp/twilio/create-twilio-channel.ts";
import { createMovableClock, type MovableClock } from "../../platform/clock.ts";
import { startWorker } from "../../platform/jobs/worker.ts";
import { createLog, type Log } from "../../platform/log.ts";
import { createMetrics } from "../../platform/metrics/create-metrics.ts";
import { freePort } from "../../platform/postgres/free-port.ts";
import type { SimulatedMessage } from "../../simulators/twilio/messages/message-store.ts";
import { phoneRoutes } from "../../simulators/twilio/phone/phone-routes.ts";
import { openPhone } from "../../simulators/twilio/phone/phone-store.ts";
import { type SimulatedTwilio, startTwilioServer } from "../../simulators/twilio/twilio-server.ts";
import { whatsAppRoutes } from "../../simulators/twilio/whatsapp-routes.ts";
import { testSecret } from "../builders/build-owner.ts";
import { readRows } from "../read-rows.ts";
import { tempDir } from "../temp-dir.ts";
import { waitUntil } from "../wait-until.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { cloneDatabase } from "./test-cluster.ts";

export type WhatsAppApp = Omit<TestApp, "clock"> & {
  clock: MovableClock;
  log: Log;
  origin: string;
  channel: WhatsAppChannel;
  twilio: SimulatedTwilio;
  /** What a client's phone shows, oldest first. */
  phone(number: string): Promise<SimulatedMessage[]>;
};

type WhatsAppAppOptions = {
  /** Without a worker, tests send by themselves. */
  hasWorker: boolean;
  /** Without callbacks nothing is ever reported. */
  hasCallbacks: boolean;
  now: string;
  /** Left out where bursts aren't the point: every message is answered at once. */
  burstPauses?: BurstPauses;
};

const noPauses: BurstPauses = { shortMs: 0, longMs: 0, crossedMs: 0, summaryMs: 0 };

/** `createWhatsAppApp` for a whole test file. */
export const openWhatsAppApp = async (options: WhatsAppAppOptions): Promise<WhatsAppApp> => {
  const app = await createWhatsAppApp(options);
  afterAll(() => app.close());
  return app;
};

/** The app listening on a port, the simulated WhatsApp beside it and a worker between them. */
export const createWhatsAppApp = async (options: WhatsAppAppOptions): Promise<WhatsAppApp> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const localUrl = `http://127.0.0.1:${port}`;
  const dir = tempDir();
  const clock = createMovableClock(Temporal.Instant.from(options.now));
  const log = createLog("silent");
  const { burstPauses = noPauses } = options;
  const twilio = await startTwilioServer({
    directory: dir.path,
    secret: testSecret,
    clock,
    platformNumber: "+15550100000",
    publicUrl: options.hasCallbacks ? origin : "http://nowhere.invalid",
    localUrl,
    pace: { sentMs: 20, deliveredMs: 20, readMs: 20 },
  });
  const channel = createTwilioChannel({ ...twilio.account, apiBase: twilio.apiBase }, origin);
  const database = await cloneDatabase(inject("adminUrl"));
  const phone = openPhone(database.url);
  const testApp = await createTestApp({
    databaseUrl: database.url,
    clock,
    publicUrl: origin,
    allowedOrigins: [origin],
    whatsapp: channel,
    burstPauses,
    plugins: [
      async (app) => {
        await app.register(whatsAppRoutes, twilio);
        await app.register(phoneRoutes, { ...twilio, phone });
      },
    ],
  });
  const { db } = testApp;
  await setPlatformSender(db, twilio.platformNumber);
  await testApp.app.listen({ host: "127.0.0.1", port });
  const deps = { db, clock, channel, log };
  const worker = options.hasWorker ? await startWork(testApp.adminUrl, { ...deps, burstPauses }) : null;
  if (worker) await reviewTemplates(testApp.adminUrl, { db, clock, channel, log });
  else await ensureTemplates(db, channel);
  return {
    ...testApp,
    clock,
    log,
    origin,
    channel,
    twilio,
    phone: (number) => twilio.messages.list(number),
    close: async () => {
      await worker?.stop();
      await twilio.stop();
      await phone.close();
      await testApp.close();
      await database.drop();
      dir[Symbol.dispose]();
    },
  };
};

const startWork = async (
  adminUrl: string,
  deps: Parameters<typeof startTemplates>[0] & { burstPauses: BurstPauses },
) => {
  const [workerId, metrics] = [randomUUID(), createMetrics()];
  const { log } = deps;
  const worker = await startWorker({
    ...{ adminUrl, processId: workerId, handlers: noticeHandlers(deps), routines: [], concurrency: 4, isAlone: true },
    ...{ log, metrics },
  });
  const conversations = await startConversationQueue({ ...deps, adminUrl, workerId, metrics });
  return {
    stop: async () => {
      await conversations.stop();
      await worker.stop();
    },
  };
};

/** By the worker's job, as at a start; until WhatsApp has decided, notices would wait. */
const reviewTemplates = async (adminUrl: string, deps: Parameters<typeof startTemplates>[0]): Promise<void> => {
  await startTemplates(deps);
  const undecided = `select count(*) filter (where status = 'approved') < $1 as undecided from whatsapp_templates`;
  await waitUntil("all templates", async () => {
    const [row] = await readRows<{ undecided: boolean }>(adminUrl, undecided, [noticeTemplates().length]);
    return row?.undecided === false;
  });
};
