import { type SubscriptionJobDeps, subscriptionHandlers } from "../../features/subscription/jobs.ts";
import { planKeeper } from "../../features/subscription/plan-service.ts";
import { createPayPalGateway } from "../../integrations/paypal/create-paypal-gateway.ts";
import type { PayPalGateway } from "../../integrations/paypal/gateway.ts";
import { createMovableClock, type MovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { startWorker } from "../../platform/jobs/worker.ts";
import { createLog } from "../../platform/log.ts";
import { createMetrics } from "../../platform/metrics/create-metrics.ts";
import { freePort } from "../../platform/postgres/free-port.ts";
import { payPalRoutes } from "../../simulators/paypal/browser/browser-routes.ts";
import { type SimulatedPayPal, startPayPalServer } from "../../simulators/paypal/paypal-server.ts";
import { simulatedPages } from "../../start/start-paypal.ts";
import { testSecret } from "../builders/build-owner.ts";
import { tempDir } from "../temp-dir.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { cloneDatabase } from "./test-cluster.ts";

export type PayPalApp = Omit<TestApp, "clock"> & {
  clock: MovableClock;
  paypal: PayPalGateway;
  simulator: SimulatedPayPal;
  jobs: SubscriptionJobDeps;
  origin: string;
};

/** The app listening on a port, the simulated PayPal beside it and a worker between them. */
export const createPayPalApp = async (adminUrl: string, now: string): Promise<PayPalApp> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dir = tempDir();
  const clock = createMovableClock(Temporal.Instant.from(now));
  const log = createLog("silent");
  const database = await cloneDatabase(adminUrl);
  const db = openDatabase(database.url, 20);
  const simulator = await startPayPalServer({
    directory: dir.path,
    secret: testSecret,
    clock,
    publicUrl: origin,
    localUrl: `http://127.0.0.1:${port}`,
  });
  const { clientId, clientSecret, webhookId } = simulator.account;
  const paypal = createPayPalGateway({
    ...{ clientId, clientSecret, webhookId, apiBase: simulator.apiBase, publicUrl: origin },
    browser: { clientId, ...simulatedPages },
    plan: planKeeper(db, clientId),
    now: clock.now,
    isTrustedCertificate: simulator.isTrustedCertificate,
    timeoutMs: 1_000,
  });
  const testApp = await createTestApp({
    ...{ clock, db, databaseUrl: database.url, publicUrl: origin, allowedOrigins: [origin], paypal },
    plugins: [async (app) => void (await app.register(payPalRoutes, simulator))],
  });
  await testApp.app.listen({ host: "127.0.0.1", port });
  const jobs = { db, clock, log, publicUrl: origin, paypal };
  const worker = await startWorker({
    adminUrl: database.url,
    handlers: subscriptionHandlers(jobs),
    routines: [],
    concurrency: 4,
    isAlone: true,
    log,
    metrics: createMetrics(),
  });
  return {
    ...testApp,
    ...{ clock, paypal, simulator, jobs, origin },
    close: async () => {
      await worker.stop();
      await simulator.stop();
      await testApp.close();
      await database.drop();
      dir[Symbol.dispose]();
    },
  };
};
