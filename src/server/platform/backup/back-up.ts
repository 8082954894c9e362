import type { Writable } from "node:stream";
import pg from "pg";
import { closeClient } from "../db/connections.ts";
import { schemaConnection } from "../db/role/connection-settings.ts";
import { type FileStorage, storageKey } from "../storage/storage.ts";
import { type ArchiveWriter, manifestName, writeArchive } from "./archive.ts";
import { copyOut } from "./copy-rows.ts";
import { isScheduled } from "./is-scheduled.ts";
import { columnList, listTables, quoteIdentifier } from "./list-tables.ts";
import { fingerprintOf, writeManifest } from "./manifest.ts";

export type BackupSource = {
  /** For the user that owns the schema. */
  url: string;
  storage: FileStorage;
  authSecret: string;
  /** The embedded database's secret is nowhere else, so it travels along; another one is the operator's to keep. */
  keepsSecret: boolean;
  /** Called after each thing that was copied. */
  onProgress(what: string, count: number): void;
};

export type BackupFigures = { bytes: number; rows: number; files: number; missingFiles: number };

/** Rows are gathered to this much before they become a file of the archive. */
const partBytes = 8 * 1_048_576;

/**
 * One snapshot of the whole database, its pictures and its waiting jobs, while everyone goes on working: a single
 * transaction sees all tables as they were when it began. Nothing larger than one part is ever in memory.
 */
export const backUp = async (source: BackupSource, sink: Writable, madeAt = new Date()): Promise<BackupFigures> => {
  const client = new pg.Client({ ...schemaConnection(source.url), connectionTimeoutMillis: 15_000, keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("begin isolation level repeatable read, read only");
    const tables = await listTables(client);
    const figures = { rows: 0, files: 0, missingFiles: 0 };
    const { bytes } = await writeArchive(sink, madeAt, async (archive) => {
      await archive.add(manifestName, await describeDatabase(client, source, tables, madeAt));
      if (source.keepsSecret)
        await archive.add("secret.json", Buffer.from(JSON.stringify({ authSecret: source.authSecret })));
      // First: a picture that is replaced meanwhile is removed from the storage, but not from the snapshot.
      Object.assign(figures, await addFiles(client, source, archive));
      for (const { name, columns } of tables) {
        const rows = await addRows(
          client,
          archive,
          `tables/${name}`,
          `select ${columnList(columns)} from public.${quoteIdentifier(name)}`,
        );
        figures.rows += rows;
        source.onProgress(name, rows);
      }
      source.onProgress("waiting jobs", await addRows(client, archive, "jobs", selectJobs));
      await archive.add("sequences.json", await describeSequences(client));
    });
    await client.query("commit");
    return { bytes, ...figures };
  } finally {
    await closeClient(client);
  }
};

const describeDatabase = async (
  client: pg.Client,
  { authSecret }: BackupSource,
  tables: Awaited<ReturnType<typeof listTables>>,
  madeAt: Date,
): Promise<Buffer> => {
  const migrations = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from public.schema_migrations order by name",
  );
  const server = await client.query<{ server_version: string }>("show server_version");
  return writeManifest({
    madeAt: madeAt.toISOString(),
    server: server.rows[0]?.server_version ?? "",
    migrations: migrations.rows,
    tables,
    secretFingerprint: fingerprintOf(authSecret),
  });
};

const addFiles = async (
  client: pg.Client,
  { storage, onProgress }: BackupSource,
  archive: ArchiveWriter,
): Promise<Pick<BackupFigures, "files" | "missingFiles">> => {
  const { rows } = await client.query<{ key: string }>(
    "select bucket || '/' || path as key from public.files order by 1",
  );
  let files = 0;
  for (const { key } of rows) {
    const known = storageKey(key);
    const bytes = known && (await storage.get(known));
    if (!bytes) continue;
    await archive.add(`files/${key}`, Buffer.from(bytes));
    files += 1;
  }
  onProgress("pictures", files);
  return { files, missingFiles: rows.length - files };
};

const addRows = async (client: pg.Client, archive: ArchiveWriter, folder: string, query: string): Promise<number> => {
  let rows = 0;
  let part: Buffer[] = [];
  let size = 0;
  let parts = 0;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    parts += 1;
    await archive.add(`${folder}/${String(parts).padStart(6, "0")}.copy`, Buffer.concat(part));
    part = [];
    size = 0;
  };
  for await (const row of copyOut(client, `copy (${query}) to stdout`)) {
    rows += 1;
    part.push(row);
    size += row.length;
    if (size >= partBytes) await flush();
  }
  await flush();
  return rows;
};

/**
 * Without the queue's own keys and locks, which mean nothing elsewhere. One that was given up stays given up. What a
 * schedule added, this very backup included, is added again by the schedule of the installation that restores it.
 */
const selectJobs = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
   where j.attempts < j.max_attempts and not (${isScheduled("j.payload")}) order by j.id`;

const describeSequences = async (client: pg.Client): Promise<Buffer> => {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1",
  );
  return Buffer.from(JSON.stringify(Object.fromEntries(rows.map(({ name, value }) => [name, value]))));
};
