import pg from "pg";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { loadSecrets } from "../secrets.ts";
import { DataDirInUse, type DataDirLock, lockDataDir } from "./data-dir-lock.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { keepRunning } from "./keep-running.ts";
import { dataDirRefusal, makeDataDir } from "./make-data-dir.ts";

export type ProvidedDatabase = {
  /** For the user that owns the schema. */
  url: string;
  authSecret: string;
  /** True for the embedded server: no other process can be working on it. */
  isPrivate: boolean;
  stop(): Promise<void>;
};

/**
 * The operator's PostgreSQL when `DATABASE_URL` names one, else a private one in the data directory. `onLaunch` is called when
 * there is nothing left to do but wait for it.
 */
export const provideDatabase = async (config: Config, log: Log, onLaunch = () => {}): Promise<ProvidedDatabase> => {
  if (config.DATABASE_URL && config.AUTH_SECRET) {
    onLaunch();
    return { url: config.DATABASE_URL, authSecret: config.AUTH_SECRET, isPrivate: false, stop: async () => {} };
  }
  makeDataDir(config.DATA_DIR);
  const lock = lockFolder(config.DATA_DIR);
  try {
    const secrets = loadSecrets(config.DATA_DIR);
    const server = await runServer(config.DATA_DIR, secrets.databasePassword, { log, onLaunch });
    const stop = async (): Promise<void> => {
      await server.stop().finally(() => lock.release());
    };
    return { url: server.url, authSecret: config.AUTH_SECRET ?? secrets.authSecret, isPrivate: true, stop };
  } catch (error) {
    lock.release();
    throw dataDirRefusal(config.DATA_DIR, error);
  }
};

const lockFolder = (dataDir: string): DataDirLock => {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    throw error instanceof DataDirInUse ? error : dataDirRefusal(dataDir, error);
  }
};

const runServer = async (dataDir: string, password: string, { log, onLaunch }: { log: Log; onLaunch: () => void }) => {
  const server = await startEmbeddedPostgres(dataDir, password, { onLaunch });
  if (server.isAdopted) log.info({ pid: server.pid }, "going on with the PostgreSQL that an earlier run left behind");
  try {
    const url = await ensureDatabase(server.url);
    const port = Number(new URL(server.url).port);
    const kept = keepRunning(server, (signal) => startEmbeddedPostgres(dataDir, password, { port, signal }), log);
    return { url, stop: kept.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

const databaseName = "daybook";

const ensureDatabase = async (serverUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: serverUrl });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${databaseName}`;
  return url.href;
};
