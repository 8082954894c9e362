import type pg from "pg";
import { forceRowSecurity, relaxRowSecurity } from "../db/role/force-row-security.ts";
import { readWholeBody } from "./archive.ts";
import { copyIn } from "./copy-rows.ts";
import { isScheduled } from "./is-scheduled.ts";
import { type CopiedTable, columnList, quoteIdentifier } from "./list-tables.ts";
import type { TarEntry } from "./tar-entry.ts";

export type LoadedArchive = {
  entries: AsyncIterable<TarEntry>;
  tables: readonly CopiedTable[];
  onProgress(what: string, count: number): void;
  onFile(key: string, bytes: Buffer): Promise<void>;
};

const tablePart = /^tables\/(.+)\/\d+\.copy$/;
const jobPart = /^jobs\/\d+\.copy$/;
const filePart = /^files\/(.+)$/;

/**
 * Puts an archive's rows into an empty schema of its own version, in one transaction. Foreign keys are taken away first and
 * made again at the end, which checks them all; triggers sleep, as what they would do is in the archive already.
 */
export const loadRows = async (client: pg.Client, archive: LoadedArchive): Promise<void> => {
  await client.query("begin");
  await relaxRowSecurity(client);
  const keys = await dropForeignKeys(client);
  for (const { name } of archive.tables) {
    await client.query(`alter table public.${quoteIdentifier(name)} disable trigger user`);
    await client.query(`delete from public.${quoteIdentifier(name)}`);
  }
  await client.query(jobsTable);
  await loadEntries(client, archive);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoteIdentifier(name)} ${definition}`);
  for (const { name } of archive.tables)
    await client.query(`alter table public.${quoteIdentifier(name)} enable trigger user`);
  await client.query(addJobs);
  await forceRowSecurity(client);
  await client.query("commit");
};

type ForeignKey = { table: string; name: string; definition: string };

const dropForeignKeys = async (client: pg.Client): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoteIdentifier(name)}`);
  return rows;
};

/** A table's parts follow each other and go into one COPY. */
const loadEntries = async (client: pg.Client, archive: LoadedArchive): Promise<void> => {
  const columns = new Map(archive.tables.map((table) => [table.name, table.columns]));
  const counts = new Map<string, number>();
  const count = (what: string, rows: number) => {
    for (const finished of counts.keys()) {
      if (finished === what) continue;
      archive.onProgress(finished, counts.get(finished) ?? 0);
      counts.delete(finished);
    }
    counts.set(what, (counts.get(what) ?? 0) + rows);
  };
  for await (const { name, body } of archive.entries) {
    const table = tablePart.exec(name)?.[1];
    const file = filePart.exec(name)?.[1];
    if (table !== undefined) {
      const target = `public.${quoteIdentifier(table)} (${columnList(columns.get(table) ?? [])})`;
      count(table, await copyIn(client, `copy ${target} from stdin`, body));
    } else if (jobPart.test(name)) {
      count("waiting jobs", await copyIn(client, `copy restored_jobs (${jobColumns}) from stdin`, body));
    } else if (file !== undefined) {
      await archive.onFile(file, await readWholeBody(body));
      count("pictures", 1);
    } else if (name === "sequences.json") {
      await setSequences(client, JSON.parse((await readWholeBody(body)).toString()));
    }
  }
  for (const [what, rows] of counts) archive.onProgress(what, rows);
};

const setSequences = async (client: pg.Client, values: Record<string, string | null>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) continue;
    await client.query("select setval(to_regclass($1), $2) where to_regclass($1) is not null", [
      `public.${quoteIdentifier(name)}`,
      value,
    ]);
  }
};

const jobColumns = "identifier, payload, queue_name, run_at, max_attempts, key, priority";

const jobsTable = `
  create temporary table restored_jobs (identifier text, payload json, queue_name text, run_at timestamptz,
    max_attempts integer, key text, priority integer, position bigint generated always as identity) on commit drop`;

/**
 * Through the queue's own door, whatever its tables look like by now. Archives used to hold what a schedule had added:
 * without that schedule nobody would ever do it.
 */
const addJobs = `
  select graphile_worker.add_job(identifier, payload, queue_name => queue_name, run_at => run_at,
      max_attempts => max_attempts, job_key => key, priority => priority)
    from (select * from restored_jobs where not (${isScheduled("payload")}) order by position) as jobs`;
