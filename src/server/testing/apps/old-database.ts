import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { migrateDatabase, migrationsDir } from "../../platform/db/migrate-database.ts";
import { tempDir } from "../temp-dir.ts";
import { createDatabase, createEmptyDatabase, type TestDatabase } from "./test-cluster.ts";

export type OldDatabase = {
  url: string;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Brings it to what is current today, as a newer program does at its start. */
  upgrade(): Promise<string[]>;
  drop(): Promise<void>;
};

/** A database as it was before the migration of this number, without rows. */
export const createOldDatabase = async (adminUrl: string, before: string): Promise<OldDatabase> => {
  const { name } = await emptyOf(adminUrl, before);
  const { url, drop } = await createDatabase(adminUrl, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
    query: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await client.query<Row>(sql, values)).rows,
    upgrade: () => migrateDatabase(url),
    drop: async () => {
      await client.end();
      await drop();
    },
  };
};

const empties = new Map<string, Promise<TestDatabase>>();

/** Made once for all tests of a file that begin there; it goes with the cluster. */
const emptyOf = (adminUrl: string, before: string): Promise<TestDatabase> => {
  const made = empties.get(before) ?? migrateUpTo(adminUrl, before);
  empties.set(before, made);
  return made;
};

const migrateUpTo = async (adminUrl: string, before: string): Promise<TestDatabase> => {
  const database = await createEmptyDatabase(adminUrl);
  using dir = tempDir();
  for (const name of readdirSync(migrationsDir)) {
    if (name < before) copyFileSync(join(migrationsDir, name), join(dir.path, name));
  }
  await migrateDatabase(database.url, dir.path);
  return database;
};
