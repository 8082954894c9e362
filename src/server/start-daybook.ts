import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { createMovableClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/db/database.ts";
import { migrate } from "./platform/db/migrate.ts";
import { createLog } from "./platform/log.ts";
import { createMetrics } from "./platform/metrics.ts";
import { provideDatabase } from "./platform/postgres/provide-database.ts";
import { startBackgroundWork } from "./start-background-work.ts";
import { startSimulators } from "./start-simulators.ts";

export type Daybook = {
  /** Where the app answers; null for a process that only works. */
  readonly url: string | null;
  readonly hasSimulators: boolean;
  stop(): Promise<void>;
};

/** Something outside Daybook is in the way, such as a taken port. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Starts all parts in the order they need each other. Whatever was started is stopped again if a later one fails. */
export const startDaybook = async (config: Config): Promise<Daybook> => {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const stopPart of started.splice(0).reverse()) await stopPart();
  };
  try {
    return { ...(await startParts(config, started)), hasSimulators: config.SIMULATORS, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const startParts = async (config: Config, started: (() => Promise<unknown>)[]): Promise<{ url: string | null }> => {
  const log = createLog(config.LOG_LEVEL);
  makeDataDir(config.DATA_DIR);
  const database = await provideDatabase(config);
  started.push(database.stop);
  const applied = await migrate(database.url);
  if (applied.length > 0) log.info({ migrations: applied }, "database migrated");

  const clock = createMovableClock(config.CLOCK ? Temporal.Instant.from(config.CLOCK) : undefined);
  const metrics = createMetrics();
  const db = openDatabase(database.url, config.DATABASE_POOL_SIZE);
  started.push(() => db.close());
  const simulators = config.SIMULATORS
    ? await startSimulators({ dataDir: config.DATA_DIR, clock, adminUrl: database.url, log })
    : null;
  if (simulators) started.push(simulators.stop);

  const worker =
    config.ROLE === "web"
      ? null
      : await startBackgroundWork({
          db,
          adminUrl: database.url,
          smtpUrl: config.SMTP_URL ?? simulators?.smtpUrl ?? "",
          mailFrom: config.MAIL_FROM,
          alone: database.isPrivate,
          log,
          metrics,
        });
  if (worker) started.push(worker.stop);
  if (config.ROLE === "worker") return { url: null };

  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const app = await createApp({
    db,
    databaseUrl: database.url,
    clock,
    log,
    metrics,
    secret: database.authSecret,
    publicUrl,
    allowedOrigins: allowedOrigins(config, publicUrl),
    trustProxy: config.TRUST_PROXY,
    metricsToken: config.METRICS_TOKEN,
    siteDir: join(import.meta.dirname, "../../dist/web"),
    checkResponses: config.NODE_ENV === "test",
    isWorkerFine: () => worker?.isRunning() ?? true,
    plugins: simulators?.plugins ?? [],
  });
  started.push(() => app.close());
  await listen(app, config);
  return { url: publicUrl };
};

const makeDataDir = (dataDir: string): void => {
  try {
    // Others may pass through, as PostgreSQL under root runs as another user; what lies inside is private by itself.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new StartError(`DATA_DIR ${dataDir} can't be written to.`, { cause });
  }
};

const allowedOrigins = (config: Config, publicUrl: string): string[] => {
  if (config.PUBLIC_URL) return [new URL(publicUrl).origin];
  return [`http://localhost:${config.PORT}`, `http://127.0.0.1:${config.PORT}`];
};

const listen = async (app: FastifyInstance, { HOST, PORT }: Config): Promise<void> => {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EADDRINUSE") {
      throw new StartError(`Port ${PORT} is taken; choose another with PORT.`, { cause });
    }
    throw cause;
  }
};
