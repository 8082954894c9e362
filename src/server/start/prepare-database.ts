import type { Config } from "../platform/config.ts";
import type { Log } from "../platform/log.ts";
import { makeDataDir } from "../platform/postgres/make-data-dir.ts";
import { type ProvidedDatabase, provideDatabase } from "../platform/postgres/provide-database.ts";

/**
 * The database, running and up to date. `onLaunch` is called when there is nothing to do but wait for it: the moment to load the
 * rest of the program.
 */
export const prepareDatabase = async (config: Config, log: Log, onLaunch: () => void): Promise<ProvidedDatabase> => {
  makeDataDir(config.DATA_DIR);
  const database = await provideDatabase(config, log, onLaunch);
  try {
    const { bringUpToDate } = await import("./bring-up-to-date.ts");
    await bringUpToDate(database, log);
    return database;
  } catch (error) {
    // The log says why the start failed.
    await database.stop().catch(() => {});
    throw error;
  }
};
