import { join } from "node:path";
import { usualPauses } from "#domain/conversation/receiving/join-burst.ts";
import type { AppDeps } from "../../app.ts";
import { createWebhookSender } from "../../integrations/webhooks/create-webhook-sender.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { spaceOf } from "../../platform/disk/disk-space.ts";
import { createLog } from "../../platform/log.ts";
import { createMetrics } from "../../platform/metrics/create-metrics.ts";
import { createSetupSecret } from "../../platform/setup-secret.ts";
import { createDiskStorage } from "../../platform/storage/create-disk-storage.ts";
import { testSecret } from "../builders/build-owner.ts";
import { createFakeCalendars } from "./fake-calendars.ts";

export const testOrigin = "http://localhost:3000";

/** What the app needs to run without any provider; files are in `siteDir`. */
export const sampleAppDeps = (own: Pick<AppDeps, "db" | "databaseUrl" | "siteDir">): AppDeps => ({
  ...own,
  clock: createMovableClock(),
  log: createLog("silent"),
  metrics: createMetrics(),
  secret: testSecret,
  setupSecret: createSetupSecret(testSecret, undefined),
  installation: {
    disk: { read: () => spaceOf(own.siteDir), holdsDatabase: false },
    hasNightlyBackups: false,
    providers: [{ name: "mail", mode: "simulated" }],
  },
  publicUrl: testOrigin,
  allowedOrigins: [testOrigin],
  trustProxy: undefined,
  metricsToken: undefined,
  social: { google: null, oidc: null },
  supportEmail: "support@example.com",
  salesEmail: "sales@example.com",
  checkResponses: true,
  overload: null,
  // Tests needn't wait: the one about it sets a time.
  uniformAnswerMs: 0,
  burstPauses: usualPauses,
  isWorkerFine: () => true,
  whatsapp: null,
  numbers: null,
  storage: createDiskStorage(join(own.siteDir, "files")),
  paypal: null,
  calendars: createFakeCalendars(),
  webhooks: createWebhookSender({ allowsLoopback: true }),
  plugins: [],
});
