import { setTimeout as sleep } from "node:timers/promises";
import { isRestoring } from "../platform/backup/is-restoring.ts";
import { isDatabaseAway } from "../platform/db/is-database-away.ts";
import { MigrationError, migrate } from "../platform/db/migrate.ts";
import { checkIsolation } from "../platform/db/role/check-isolation.ts";
import { WrongRole } from "../platform/db/role/confirm-app-role.ts";
import { PoolerRefused, refusePooler } from "../platform/db/role/refuse-pooler.ts";
import type { Log } from "../platform/log.ts";
import type { ProvidedDatabase } from "../platform/postgres/provide-database.ts";
import { StartError } from "./start-error.ts";

/** Migrates the database and makes sure that it keeps owners apart; refuses one that can't be worked on. */
export const bringUpToDate = async (database: ProvidedDatabase, log: Log): Promise<void> => {
  try {
    const applied = await untilThere(() => prepare(database), log);
    if (applied.length > 0) log.info({ migrations: applied }, "database migrated");
  } catch (cause) {
    if (database.isPrivate || ownWords.some((kind) => cause instanceof kind)) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    // A host with several addresses fails with an error that has a code and no message.
    throw new StartError(`DATABASE_URL can't be used: ${message || code}.`, { cause });
  }
};

/** Each step may be taken again from the first. */
const prepare = async ({ url, isPrivate }: ProvidedDatabase): Promise<string[]> => {
  if (!isPrivate) await refusePooler(url);
  await refuseHalfRestored(url);
  const applied = await migrate(url);
  await checkIsolation(url);
  return applied;
};

const patienceMs = 30_000;
const pauseMs = 250;

/** Where nobody listens, or no such host: more likely a wrong address than a server that will be there in a moment. */
const wrongAddress = new Set<unknown>(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

/**
 * After a power cut PostgreSQL first replays its log; and loading the program, which goes on beside this, can keep a busy
 * machine's process from hearing an answer in time. Counted from the first failure, as that may take longer than any limit.
 */
const untilThere = async <Result>(work: () => Promise<Result>, log: Log): Promise<Result> => {
  let deadline: number | null = null;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const mayComeBack = isDatabaseAway(error) && !(error instanceof WrongRole);
      const isWrongAddress = wrongAddress.has((error as NodeJS.ErrnoException).code);
      if (!mayComeBack || isWrongAddress || Date.now() > (deadline ?? Number.POSITIVE_INFINITY)) throw error;
      if (deadline === null) log.warn({ err: error }, "waiting for the database");
      deadline ??= Date.now() + patienceMs;
      await sleep(pauseMs);
    }
  }
};

/** A restore that was killed has left half of itself behind; what was there before waits beside it. */
const refuseHalfRestored = async (url: string): Promise<void> => {
  if (await isRestoring(url))
    throw new StartError("A restore was cut off, or is still going on: run npm run restore again before the start.");
};

/** These say by themselves what is wrong. */
const ownWords = [MigrationError, PoolerRefused, StartError, WrongRole];
