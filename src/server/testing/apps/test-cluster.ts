import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrateDatabase } from "../../platform/db/migrate-database.ts";
import { startEmbeddedPostgres } from "../../platform/postgres/embedded-postgres.ts";

export type TestCluster = { adminUrl: string; pid: number; stop(): Promise<void> };

const template = "daybook_template";

/** Tests may lose everything when the machine fails, so they needn't wait for the disk. */
const careless = { fsync: "off", max_connections: "300" };

/** One PostgreSQL for a whole test run, with a migrated template to clone from. */
export const startTestCluster = async (settings: Record<string, string> = careless): Promise<TestCluster> => {
  const dir = mkdtempSync(join(tmpdir(), "daybook-test-"));
  const server = await startEmbeddedPostgres(dir, "test-only", { settings });
  const stop = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await asAdmin(server.url, (client) => client.query(`create database ${template}`));
    await migrateDatabase(databaseUrl(server.url, template));
  } catch (error) {
    await stop();
    throw error;
  }
  return { adminUrl: server.url, pid: server.pid, stop };
};

let clones = 0;

export type TestDatabase = { name: string; url: string; drop(): Promise<void> };

/** A database of its own with the current schema, empty. */
export const cloneDatabase = (adminUrl: string): Promise<TestDatabase> => createDatabase(adminUrl, template);

/** One without any schema. */
export const createEmptyDatabase = (adminUrl: string): Promise<TestDatabase> => createDatabase(adminUrl, "template1");

/** A copy of one that nobody is connected to. */
export const createDatabase = async (adminUrl: string, from: string): Promise<TestDatabase> => {
  const name = `daybook_${process.pid}_${Date.now()}_${clones++}`;
  await asAdmin(adminUrl, (client) => client.query(`create database ${name} template ${from} strategy file_copy`));
  return {
    name,
    url: databaseUrl(adminUrl, name),
    drop: () => asAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`)),
  };
};

/** As the schema's owner. The connection is kept for a moment: to open one takes longer than what is done with it. */
export const asAdmin = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = (await takeKept(url)) ?? (await connect(url));
  try {
    await work(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  await keep(url, client);
};

const keptMs = 250;
const kept = new Map<string, { client: pg.Client; timer: NodeJS.Timeout }>();

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  // Some tests take the server away; the caller learns of it from the answer.
  client.on("error", () => {});
  await client.connect();
  return client;
};

/** What `discard all` does but for the plans, which take longer to make again than what is done with them. */
const asNew = `close all; reset session authorization; reset all; deallocate all; unlisten *; select pg_advisory_unlock_all();
  discard temp; discard sequences`;

/** A clean one; null when there is none, or the server has gone since. */
const takeKept = async (url: string): Promise<pg.Client | null> => {
  const found = kept.get(url);
  if (!found) return null;
  kept.delete(url);
  clearTimeout(found.timer);
  try {
    await found.client.query(asNew);
    return found.client;
  } catch {
    await found.client.end().catch(() => undefined);
    return null;
  }
};

const keep = async (url: string, client: pg.Client): Promise<void> => {
  if (kept.has(url)) return client.end();
  // What it read is counted now, as it would be at its end: tests compare such counts.
  await client.query("select pg_stat_force_next_flush()");
  const timer = setTimeout(() => {
    kept.delete(url);
    void client.end().catch(() => undefined);
  }, keptMs);
  kept.set(url, { client, timer });
};

/**
 * A pool whose connections may still be taking leave when the database is dropped: it has told of its end by then, and
 * an error nobody listens to would fail whichever test runs next.
 */
export const openTestPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
};

const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};
