import { type Config, parseConfig } from "./platform/config.ts";
import { watchStrayErrors } from "./platform/fences/survive-stray-errors.ts";
import { createLog, type Log } from "./platform/log.ts";
import { guardGlobalFetch } from "./platform/outbound/guard-global-fetch.ts";
import { stopOnSignal } from "./platform/stopping/stop-on-signal.ts";
import { requireBackupFolder } from "./start/checks/require-backup-folder.ts";
import { requireReader } from "./start/checks/require-reader.ts";
import { requireWebClient } from "./start/checks/require-web-client.ts";
import { prepareDatabase } from "./start/prepare-database.ts";
import type { Daybook } from "./start/start-daybook.ts";
import { parseStartOptions, type StartOptions } from "./start/start-options.ts";

/** The process: reads the environment, starts everything, stops it in order on SIGTERM and Ctrl-C. */
const main = async (): Promise<void> => {
  const stray = watchStrayErrors();
  guardGlobalFetch();
  const config = parseConfig(process.env);
  // Libraries look there as well, and would take an empty one for development.
  process.env["NODE_ENV"] = config.NODE_ENV;
  const log = createLog(config.LOG_LEVEL);
  const starting = start(config, parseStartOptions(process.argv.slice(2), config), log);
  // A signal that comes during the start waits for its end: half a start would leave PostgreSQL running.
  stopOnSignal({ stop: async () => (await starting).stop(), report });
  const daybook = await starting;
  stray.survive(log);
  const { describeStart } = await import("./start/start-summary.ts");
  // From the process's first moment: loading the program is part of the wait.
  console.log(describeStart(daybook, performance.now()));
};

/** Loading the program keeps this process busy to the end of it; PostgreSQL, which is another, starts meanwhile. */
const start = async (config: Config, options: StartOptions, log: Log): Promise<Daybook> => {
  requireWebClient(config);
  requireBackupFolder(config);
  requireReader();
  const launched = Promise.withResolvers<void>();
  const preparing = prepareDatabase(config, log, launched.resolve);
  await Promise.race([launched.promise, preparing]);
  const loading = import("./start/start-daybook.ts");
  // Reported below, once the database is up.
  loading.catch(() => {});
  const database = await preparing;
  const { startDaybook } = await loading.catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  return startDaybook(config, { options, log, database });
};

/** What an operator can fix is said in plain words; anything else shows where it happened. */
const report = async (error: unknown): Promise<void> => {
  const { plainReason } = await import("./start/plain-errors.ts");
  const reason = plainReason(error);
  console.error(reason === null ? error : `Daybook can't start. ${reason}`);
};

await main().catch(async (error: unknown) => {
  await report(error);
  process.exit(1);
});
