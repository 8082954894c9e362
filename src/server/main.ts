import { type Config, parseConfig } from "./platform/config.ts";
import { surviveLostDatabase } from "./platform/db/survive-lost-database.ts";
import { createLog } from "./platform/log.ts";
import { TimeLimitExceeded } from "./platform/stopping/with-time-limit.ts";
import { prepareDatabase } from "./start/prepare-database.ts";
import type { Daybook } from "./start/start-daybook.ts";
import { parseStartOptions, type StartOptions } from "./start/start-options.ts";

/** The process: reads the environment, starts everything, stops it in order on SIGTERM and Ctrl-C. */
const main = async (): Promise<void> => {
  surviveLostDatabase();
  const config = parseConfig(process.env);
  const starting = start(config, parseStartOptions(process.argv.slice(2), config));
  stopOnSignal(starting);
  const daybook = await starting;
  const { describeStart } = await import("./start/start-summary.ts");
  // From the process's first moment: loading the program is part of the wait.
  console.log(describeStart(daybook, performance.now()));
};

/** Loading the program keeps this process busy to the end of it; PostgreSQL, which is another, starts meanwhile. */
const start = async (config: Config, options: StartOptions): Promise<Daybook> => {
  const log = createLog(config.LOG_LEVEL);
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

/** All limits of the single steps together. Whatever hangs beyond them doesn't keep the process. */
const stopLimitMs = 60_000;

/** A signal that comes during the start waits for its end: half a start would leave PostgreSQL running. */
const stopOnSignal = (starting: Promise<Daybook>): void => {
  let stopping = false;
  const stop = (): void => {
    // A second Ctrl-C must not cut short the draining that the first began.
    if (stopping) return;
    stopping = true;
    setTimeout(
      () => void fail(new TimeLimitExceeded(`Stopping took longer than ${stopLimitMs} ms.`)),
      stopLimitMs,
    ).unref();
    starting.then((daybook) => daybook.stop()).then(() => process.exit(0), fail);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
};

/** What an operator can fix is said in plain words; anything else shows where it happened. */
const fail = async (error: unknown): Promise<void> => {
  const { isPlainError } = await import("./start/plain-errors.ts");
  console.error(isPlainError(error) ? `Daybook can't start. ${error.message}` : error);
  process.exit(1);
};

await main().catch(fail);
