import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BackupError } from "../platform/backup/backup-error.ts";
import type { Config } from "../platform/config.ts";
import type { Log } from "../platform/log.ts";
import { superuser } from "../platform/postgres/create-cluster.ts";
import { DataDirInUse } from "../platform/postgres/data-dir-lock.ts";
import { type ProvidedDatabase, provideDatabase } from "../platform/postgres/provide-database.ts";
import { loadSecrets } from "../platform/secrets.ts";

export type ReachedDatabase = ProvidedDatabase & {
  /** A Daybook runs on it; known for the embedded one alone. */
  isRunning: boolean;
};

/** The database for a command beside the app: of the Daybook that runs, or started for the moment when none does. */
export const reachDatabase = async (config: Config, log: Log, mayCreate = false): Promise<ReachedDatabase> => {
  if (!config.DATABASE_URL && !mayCreate && !existsSync(join(config.DATA_DIR, "postgres/PG_VERSION")))
    throw new BackupError(`There is no database in DATA_DIR ${config.DATA_DIR}, and DATABASE_URL isn't set.`);
  try {
    return { ...(await provideDatabase(config, log)), isRunning: false };
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return runningDatabase(config);
  }
};

const runningDatabase = ({ DATA_DIR, AUTH_SECRET }: Config): ReachedDatabase => {
  const secrets = loadSecrets(DATA_DIR);
  const port = readFileSync(join(DATA_DIR, "postgres.port"), "utf8").trim();
  const password = encodeURIComponent(secrets.databasePassword);
  return {
    url: `postgres://${superuser}:${password}@127.0.0.1:${port}/daybook`,
    authSecret: AUTH_SECRET ?? secrets.authSecret,
    isPrivate: true,
    isRunning: true,
    stop: async () => {},
  };
};
