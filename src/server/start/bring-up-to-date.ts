import { isRestoring } from "../platform/backup/is-restoring.ts";
import { MigrationError, migrateDatabase } from "../platform/db/migrate-database.ts";
import { checkIsolation } from "../platform/db/role/check-isolation.ts";
import { WrongRole } from "../platform/db/role/confirm-app-role.ts";
import { PoolerRefused, refusePooler } from "../platform/db/role/refuse-pooler.ts";
import type { Log } from "../platform/log.ts";
import type { ProvidedDatabase } from "../platform/postgres/provide-database.ts";
import { StartError } from "./start-error.ts";
import { untilDatabaseThere } from "./until-database-there.ts";

/** Migrates the database and makes sure that it keeps owners apart; refuses one that can't be worked on. */
export const bringUpToDate = async (database: ProvidedDatabase, log: Log): Promise<void> => {
  try {
    const applied = await untilDatabaseThere(() => prepare(database), log);
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
  const applied = await migrateDatabase(url);
  await checkIsolation(url);
  return applied;
};

/** A restore that was killed has left half of itself behind; the earlier data waits beside it. */
const refuseHalfRestored = async (url: string): Promise<void> => {
  if (await isRestoring(url))
    throw new StartError("A restore was cut off, or is still going on: run npm run restore again before the start.");
};

/** These say by themselves what is wrong. */
const ownWords = [MigrationError, PoolerRefused, StartError, WrongRole];
