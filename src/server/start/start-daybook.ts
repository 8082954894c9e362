import { resolve } from "node:path";
import { usualPauses } from "#domain/conversation/receiving/join-burst.ts";
import { createApp } from "../app.ts";
import { startDemo } from "../demo/start-demo.ts";
import { readSocialProviders } from "../features/accounts/sign-in/social-service.ts";
import { findSetup } from "../features/administration/setup-service.ts";
import { prepareBot } from "../features/conversations/jobs.ts";
import { createCalendarGateway } from "../integrations/calendars/create-calendar-gateway.ts";
import { createWebhookSender } from "../integrations/webhooks/create-webhook-sender.ts";
import { openBackupPlace } from "../platform/backup/open-backup-place.ts";
import { type Clock, createMovableClock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { type Database, openDatabase } from "../platform/db/database.ts";
import { type InstallationDisk, spaceOf } from "../platform/disk/disk-space.ts";
import { closeGracefully } from "../platform/http/close-gracefully.ts";
import { listenOn } from "../platform/http/listen-on.ts";
import { usualLimits } from "../platform/http/overload/overload-level.ts";
import type { Log } from "../platform/log.ts";
import { countCalls } from "../platform/metrics/count-calls.ts";
import { createMetrics, type Metrics } from "../platform/metrics/create-metrics.ts";
import type { ProvidedDatabase } from "../platform/postgres/provide-database.ts";
import { createSetupSecret, type SetupSecret } from "../platform/setup-secret.ts";
import { type StopStep, stopParts } from "../platform/stopping/stop-parts.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { uniformAnswerMs } from "../platform/wait-at-least.ts";
import { describeProviders, listUsedProviders } from "./describe-providers.ts";
import { startBackgroundWork } from "./start-background-work.ts";
import { openNumbers } from "./start-numbers.ts";
import { startOperations } from "./start-operations.ts";
import type { StartOptions } from "./start-options.ts";
import { startPayPal } from "./start-paypal.ts";
import { type Simulators, startSimulators } from "./start-simulators.ts";
import { startWhatsApp } from "./start-whatsapp.ts";
import { untilDatabaseThere } from "./until-database-there.ts";

export type Daybook = {
  /** Where the app answers; null for a process that only works. */
  readonly url: string | null;
  readonly hasSimulators: boolean;
  /** Who mails, messages, takes money and keeps files, in one line. */
  readonly providers: string;
  /** Signs in to the demo business, once; null without one. */
  readonly demoSignInUrl: string | null;
  /** Where the administrator is made, and with what, while there is none; the operator's own secret isn't repeated. */
  readonly adminSetup: { url: string; secret: string | null } | null;
  stop(): Promise<void>;
};

type Prepared = { options: StartOptions; log: Log; database: ProvidedDatabase };

/**
 * Starts all parts in the order they need each other, on a database that already exists. Whatever was started is stopped
 * again if a later one fails, the database too. If it failed because the database is away for a moment, it starts again.
 */
export const startDaybook = async (config: Config, { options, log, database }: Prepared): Promise<Daybook> => {
  const started: StopStep[] = [{ name: "database", limitMs: 20_000, stop: database.stop }];
  try {
    const addresses = await untilDatabaseThere(async () => {
      const parts: StopStep[] = [];
      const there = startParts(config, { options, log, database }, parts);
      // What is left of a failed start would be in the way of the next.
      await there.catch(() => stopParts(parts, log).catch(() => {}));
      started.push(...parts);
      return there;
    }, log);
    // The first message can wait for it a moment; the start itself needn't.
    if (config.ROLE !== "web") void prepareBot();
    return {
      ...addresses,
      hasSimulators: config.SIMULATORS,
      providers: describeProviders(config),
      stop: () => stopParts(started, log),
    };
  } catch (error) {
    // Each failure has been logged; what is thrown is why the start failed.
    await stopParts(started, log).catch(() => {});
    throw error;
  }
};

const startParts = async (
  config: Config,
  { options, log, database }: Prepared,
  started: StopStep[],
): Promise<Pick<Daybook, "url" | "demoSignInUrl" | "adminSetup">> => {
  const clock = createMovableClock(config.CLOCK ? Temporal.Instant.from(config.CLOCK) : undefined);
  const metrics = createMetrics();
  const db = openDatabase(database.url, config.DATABASE_POOL_SIZE);
  started.push({ name: "connections", limitMs: 5_000, stop: () => db.close() });
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const secret = database.authSecret;
  const simulators = config.SIMULATORS
    ? await startSimulators({ config, db, clock, adminUrl: database.url, log, secret, publicUrl })
    : null;
  if (simulators) started.push({ name: "simulators", limitMs: 5_000, stop: simulators.stop });
  const disk = { read: () => spaceOf(config.DATA_DIR), holdsDatabase: database.isPrivate };
  const outside = await openOutside({ config, simulators, publicUrl, db, clock, metrics });

  const worker =
    config.ROLE === "web"
      ? null
      : await startBackgroundWork({
          db,
          adminUrl: database.url,
          smtpUrl: config.SMTP_URL ?? simulators?.smtpUrl ?? "",
          mailFrom: config.MAIL_FROM,
          supportEmail: config.SUPPORT_EMAIL,
          isAlone: database.isPrivate,
          authSecret: secret,
          keepsSecret: database.isPrivate && !config.AUTH_SECRET,
          backups: nightlyBackups(config),
          installation: { disk },
          clock,
          ...outside,
          publicUrl,
          log,
          metrics,
        });
  if (worker) started.push({ name: "worker", limitMs: 20_000, stop: worker.stop });
  const isWorkerFine = () => worker?.isRunning() ?? true;
  if (config.ROLE === "worker") {
    const operations = await startOperations({ config, db, log, metrics, disk, isWorkerFine });
    started.push({ name: "operations", limitMs: 5_000, stop: operations });
    return { url: null, demoSignInUrl: null, adminSetup: null };
  }

  const demo = options.demo
    ? await startDemo({ db, clock, secret, publicUrl, simulated: simulators?.twilio ?? null })
    : null;
  const setupSecret = createSetupSecret(secret, config.ADMIN_SETUP_SECRET);
  const app = await createApp({
    ...{ db, databaseUrl: database.url, clock, log, metrics, secret, setupSecret, publicUrl },
    ...appSettings(config, publicUrl, disk),
    isWorkerFine,
    ...outside,
    plugins: [...(simulators?.plugins ?? []), ...(demo ? [demo.plugin] : [])],
  });
  const closeApp = closeGracefully(app, log);
  started.push({ name: "app", limitMs: 15_000, stop: closeApp });
  await listenOn(app, { host: config.HOST, port: config.PORT, variable: "PORT" });
  const adminSetup = await describeSetup(db, setupSecret, publicUrl);
  return { url: publicUrl, demoSignInUrl: demo?.signInUrl ?? null, adminSetup };
};

const nightlyBackups = (config: Config) =>
  config.BACKUP_KEEP_DAYS === undefined
    ? null
    : { place: openBackupPlace(config, config.BACKUP_TO), keepDays: config.BACKUP_KEEP_DAYS };

/** What the environment alone decides. */
const appSettings = (config: Config, publicUrl: string, disk: InstallationDisk) => ({
  installation: {
    disk,
    hasNightlyBackups: config.BACKUP_KEEP_DAYS !== undefined,
    providers: listUsedProviders(config),
  },
  allowedOrigins: allowedOrigins(config, publicUrl),
  trustProxy: config.TRUST_PROXY,
  metricsToken: config.METRICS_TOKEN,
  social: readSocialProviders(config),
  supportEmail: config.SUPPORT_EMAIL,
  salesEmail: config.SALES_EMAIL ?? config.SUPPORT_EMAIL,
  siteDir: resolve(config.SITE_DIR),
  checkResponses: config.NODE_ENV === "test",
  overload: usualLimits,
  uniformAnswerMs,
  burstPauses: usualPauses,
});

const describeSetup = async (
  db: Database,
  setupSecret: SetupSecret,
  publicUrl: string,
): Promise<Daybook["adminSetup"]> => {
  const { state, secret } = await findSetup(db, setupSecret);
  if (state !== "open") return null;
  return { url: `${publicUrl}/admin-setup`, secret: secret.isDerived ? secret.text : null };
};

type OutsideOptions = {
  config: Config;
  simulators: Simulators | null;
  publicUrl: string;
  db: Database;
  clock: Clock;
  metrics: Metrics;
};

/** The ways to everything that isn't ours: messages, numbers, files and payments. */
const openOutside = async ({ config, simulators, publicUrl, db, clock, metrics }: OutsideOptions) => {
  const simulated = simulators?.twilio ?? null;
  const channel = await startWhatsApp({ config, simulated, publicUrl, db });
  const whatsapp = channel && countCalls(channel, "whatsapp", metrics);
  const paypal = startPayPal({ config, simulated: simulators?.paypal ?? null, publicUrl, db, clock });
  return {
    whatsapp,
    numbers: openNumbers({ config, simulated, channel: whatsapp, publicUrl }),
    storage: openStorage(config),
    calendars: createCalendarGateway({ allowsLoopback: config.SIMULATORS }),
    webhooks: createWebhookSender({ allowsLoopback: config.SIMULATORS }),
    paypal: paypal && countCalls(paypal, "paypal", metrics),
  };
};

const allowedOrigins = (config: Config, publicUrl: string): string[] => {
  if (config.PUBLIC_URL) return [new URL(publicUrl).origin];
  return [`http://localhost:${config.PORT}`, `http://127.0.0.1:${config.PORT}`];
};
