import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../../platform/db/migrate.ts";
import { startEmbeddedPostgres } from "../../platform/postgres/embedded-postgres.ts";

export type TestCluster = { adminUrl: string; stop(): Promise<void> };

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
    await migrate(databaseUrl(server.url, template));
  } catch (error) {
    await stop();
    throw error;
  }
  return { adminUrl: server.url, stop };
};

let clones = 0;

type TestDatabase = { url: string; drop(): Promise<void> };

/** A database of its own with the current schema, empty. */
export const cloneDatabase = (adminUrl: string): Promise<TestDatabase> => createDatabase(adminUrl, template);

/** One without any schema. */
export const createEmptyDatabase = (adminUrl: string): Promise<TestDatabase> => createDatabase(adminUrl, "template1");

const createDatabase = async (adminUrl: string, from: string): Promise<TestDatabase> => {
  const name = `daybook_${process.pid}_${Date.now()}_${clones++}`;
  await asAdmin(adminUrl, (client) => client.query(`create database ${name} template ${from}`));
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => asAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`)),
  };
};

export const asAdmin = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  // Some tests take the server away; whoever was asking hears of it by the answer.
  client.on("error", () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};
