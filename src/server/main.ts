import { ConfigError, parseConfig } from "./platform/config.ts";
import { MigrationError } from "./platform/db/migrate.ts";
import { WrongRole } from "./platform/db/role/confirm-app-role.ts";
import { PoolerRefused } from "./platform/db/role/refuse-pooler.ts";
import { surviveLostDatabase } from "./platform/db/survive-lost-database.ts";
import { ListenError } from "./platform/http/listen.ts";
import { DataDirInUse } from "./platform/postgres/data-dir-lock.ts";
import { NoEmbeddedPostgres, OtherMajorVersion, WrongPassword } from "./platform/postgres/embedded-postgres.ts";
import { SecretsError } from "./platform/secrets.ts";
import { TimeLimitExceeded } from "./platform/stopping/with-time-limit.ts";
import { type Daybook, StartError, startDaybook } from "./start/start-daybook.ts";
import { parseStartOptions } from "./start/start-options.ts";
import { describeStart } from "./start/start-summary.ts";

/** The process: reads the environment, starts everything, stops it in order on SIGTERM and Ctrl-C. */
const main = async (): Promise<void> => {
  surviveLostDatabase();
  const config = parseConfig(process.env);
  const starting = startDaybook(config, parseStartOptions(process.argv.slice(2), config));
  stopOnSignal(starting);
  const daybook = await starting;
  // From the process's first moment on: loading the program is part of what one waits for.
  console.log(describeStart(daybook, performance.now()));
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
    setTimeout(() => fail(new TimeLimitExceeded(`Stopping took longer than ${stopLimitMs} ms.`)), stopLimitMs).unref();
    starting.then((daybook) => daybook.stop()).then(() => process.exit(0), fail);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
};

/** What an operator can mend is said in plain words; anything else shows where it happened. */
const fail = (error: unknown): void => {
  const kinds = [ConfigError, DataDirInUse, ListenError, MigrationError, PoolerRefused, SecretsError, StartError];
  const plain = [...kinds, NoEmbeddedPostgres, OtherMajorVersion, WrongPassword, WrongRole].some(
    (kind) => error instanceof kind,
  );
  console.error(plain ? `Daybook can't start. ${(error as Error).message}` : error);
  process.exit(1);
};

await main().catch(fail);
