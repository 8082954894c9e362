import { createReadStream } from "node:fs";
import pg from "pg";
import { closeClient } from "../db/connections.ts";
import { migrateDatabase, readMigrations } from "../db/migrate-database.ts";
import { schemaConnection } from "../db/role/connection-settings.ts";
import { type FileStorage, storageKey } from "../storage/storage.ts";
import { readArchive, readWholeBody, verifyArchive } from "./archive.ts";
import { BackupError } from "./backup-error.ts";
import { loadRows } from "./load-rows.ts";
import { type Manifest, parseManifest } from "./manifest.ts";
import { dropAside, putBack, setAside } from "./set-aside.ts";

export type RestoreTarget = {
  /** For the user that owns the schema. */
  url: string;
  storage: FileStorage;
  onProgress(what: string, count: number): void;
};

/** Reads all of the archive and says what it holds; refuses one that is damaged, or newer than this program. */
export const inspectArchive = async (path: string): Promise<Manifest> => {
  const manifest = parseManifest(await verifyArchive(createReadStream(path)));
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of manifest.migrations) {
    if (known.get(name) === checksum) continue;
    throw new BackupError(`The archive is newer than this program, which doesn't know ${name}: update Daybook first.`);
  }
  return manifest;
};

/** The embedded database's own secret, if the archive has it. */
export const readSecret = async (path: string): Promise<string | null> => {
  for await (const { name, body } of readArchive(createReadStream(path))) {
    if (name === "secret.json") return JSON.parse((await readWholeBody(body)).toString()).authSecret;
    if (name.startsWith("tables/")) return null;
  }
  return null;
};

/**
 * Puts the archive in the place of all present data. The old data is set aside until all has succeeded: a restore
 * that fails, or is killed, leaves it to `putBack`. The archive's schema may be an earlier one; it is brought up to date.
 */
export const restoreBackup = async (path: string, manifest: Manifest, target: RestoreTarget): Promise<void> => {
  const client = await connect(target.url);
  try {
    // Of a restore that was killed.
    await putBack(client);
    await refuseCompany(client);
    await setAside(client);
    try {
      await migrateDatabase(target.url, undefined, manifest.migrations.at(-1)?.name ?? "");
      await loadRows(client, {
        entries: readArchive(createReadStream(path)),
        tables: manifest.tables,
        onProgress: target.onProgress,
        onFile: (key, bytes) => putFile(target.storage, key, bytes),
      });
      await migrateDatabase(target.url);
    } catch (error) {
      await client.query("rollback").catch(() => {});
      await putBack(client);
      throw error;
    }
    await dropAside(client);
    await client.query("analyze");
  } finally {
    await closeClient(client);
  }
};

/** How much there is that a restore would replace; null for a database without anything of ours. */
export const countPresent = async (url: string): Promise<{ accounts: number; appointments: number } | null> => {
  const client = await connect(url);
  try {
    await putBack(client);
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('public.appointments') is not null as found`,
    );
    if (!rows[0]?.found) return null;
    const counted = await client.query<{ accounts: number; appointments: number }>(
      `select (select count(*)::int from public."user") as accounts,
              (select count(*)::int from public.appointments) as appointments`,
    );
    return counted.rows[0] ?? null;
  } finally {
    await closeClient(client);
  }
};

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ ...schemaConnection(url), connectionTimeoutMillis: 15_000, keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  await client.query("set statement_timeout = 0");
  return client;
};

/** Open sessions would lose what they write, and hold up the renaming. */
const refuseCompany = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new BackupError(`Stop Daybook first: ${count} other connections to this database are open.`);
};

const putFile = async (storage: FileStorage, key: string, bytes: Buffer): Promise<void> => {
  const known = storageKey(key);
  if (known === null) throw new BackupError(`The archive is damaged: ${key} is no name of a picture.`);
  await storage.put(known, bytes, "image/jpeg");
};
