import { accessSync, constants, mkdirSync } from "node:fs";
import type { Config } from "../platform/config.ts";
import type { Log } from "../platform/log.ts";
import { type ProvidedDatabase, provideDatabase } from "../platform/postgres/provide-database.ts";
import { StartError } from "./start-error.ts";

/**
 * The database, running and up to date. `onLaunch` is called when there is nothing to do but wait for it: the moment to load the
 * rest of the program.
 */
export const prepareDatabase = async (config: Config, log: Log, onLaunch: () => void): Promise<ProvidedDatabase> => {
  const database = await openDataDir(config, log, onLaunch);
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

/** What the system says when it won't let us write: not ours, read-only, full, or not a folder at all. */
const fileRefusals = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EEXIST", "ENOTDIR"]);

const openDataDir = async (config: Config, log: Log, onLaunch: () => void): Promise<ProvidedDatabase> => {
  try {
    // Others may pass through, as PostgreSQL under root runs as another user; what is inside is private by itself.
    mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o711 });
    accessSync(config.DATA_DIR, constants.W_OK);
    return await provideDatabase(config, log, onLaunch);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (!fileRefusals.has(code ?? "")) throw cause;
    throw new StartError(`DATA_DIR ${config.DATA_DIR} can't be written to (${message}).`, { cause });
  }
};
