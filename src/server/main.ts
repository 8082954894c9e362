import { ConfigError, parseConfig } from "./platform/config.ts";
import { MigrationError } from "./platform/db/migrate.ts";
import { DataDirInUse } from "./platform/postgres/data-dir-lock.ts";
import { type Daybook, StartError, startDaybook } from "./start-daybook.ts";
import { describeStart } from "./start-summary.ts";

/** The process: reads the environment, starts everything, stops it in order on SIGTERM and Ctrl-C. */
const main = async (): Promise<void> => {
  const startedMs = performance.now();
  const daybook = await startDaybook(parseConfig(process.env));
  console.log(describeStart(daybook, performance.now() - startedMs));
  stopOnSignal(daybook);
};

const stopOnSignal = (daybook: Daybook): void => {
  let stopping = false;
  const stop = (): void => {
    // A second Ctrl-C must not cut short the draining that the first began.
    if (stopping) return;
    stopping = true;
    daybook.stop().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
};

/** What an operator can mend is said in plain words; anything else shows where it happened. */
const fail = (error: unknown): void => {
  const plain = [ConfigError, DataDirInUse, MigrationError, StartError].some((kind) => error instanceof kind);
  console.error(plain ? `Daybook can't start. ${(error as Error).message}` : error);
  process.exit(1);
};

await main().catch(fail);
