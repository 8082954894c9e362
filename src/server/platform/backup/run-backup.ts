import pg from "pg";
import { closeClient } from "../db/connections.ts";
import { schemaConnection } from "../db/role/connection-settings.ts";
import { type BackupFigures, type BackupSource, backUp } from "./back-up.ts";
import { type BackupPlace, backupName, backupTime } from "./backup-place.ts";

export type MadeBackup = BackupFigures & {
  name: string;
  where: string;
  /** Why the database doesn't know of it, as when its disk is full; `null` if it does. */
  unnoted: Error | null;
};

/** Makes one backup, keeps it in its place and writes down that it was made, or why not. */
export const runBackup = async (source: BackupSource, place: BackupPlace, at = new Date()): Promise<MadeBackup> => {
  const name = backupName(at);
  const where = place.describe(name);
  const note = (row: Partial<BackupFigures> & { failure?: string }) =>
    keepNote(source.url, { name, where, at, ...row });
  try {
    let figures: BackupFigures | null = null;
    await place.put(name, async (sink) => {
      figures = await backUp(source, sink, at);
    });
    if (figures === null) throw new Error("the place took no archive");
    // The archive is there all the same.
    const unnoted = await note(figures).then(
      () => null,
      (error: Error) => error,
    );
    return { ...(figures as BackupFigures), name, where, unnoted };
  } catch (error) {
    // Perhaps the database is why.
    await note({ failure: String((error as Error).message).slice(0, 1000) }).catch(() => {});
    throw error;
  }
};

/** Removes what is older than this many days, but never the newest. Resolves with the removed names. */
export const removeOldBackups = async (place: BackupPlace, keepDays: number, now = new Date()): Promise<string[]> => {
  const before = now.getTime() - keepDays * 86_400_000;
  const old = (await place.list()).slice(0, -1).filter(({ name }) => (backupTime(name)?.getTime() ?? before) < before);
  for (const { name } of old) await place.remove(name);
  return old.map(({ name }) => name);
};

const undefinedTable = "42P01";

type Note = Partial<BackupFigures> & { name: string; where: string; at: Date; failure?: string };

const keepNote = async (url: string, { name, where, at, bytes, rows, files, failure }: Note): Promise<void> => {
  const client = new pg.Client({ ...schemaConnection(url), connectionTimeoutMillis: 5_000, query_timeout: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(
      `insert into backups (name, place, started_at, bytes, row_count, file_count, failure)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [name, where, at, bytes ?? 0, rows ?? 0, files ?? 0, failure ?? null],
    );
  } catch (error) {
    // The schema is of before backups were written down.
    if ((error as { code?: unknown }).code !== undefinedTable) throw error;
  } finally {
    await closeClient(client);
  }
};
