import type pg from "pg";

export type CopiedTable = { name: string; columns: string[] };

/**
 * Everything but what says something of this installation's own moment: which migrations ran, which workers live, which
 * backups were made, what is still to be announced to open dashboards, and the record of changes: its order is that of this
 * server's transactions, so that programs which follow it have to begin again after a restore.
 */
const leftOut = [
  ...["schema_migrations", "job_workers", "backups", "webhook_refusals"],
  ...["followed_businesses", "recorded_changes"],
];

export const listTables = async (client: pg.ClientBase): Promise<CopiedTable[]> => {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
      group by c.relname order by c.relname`,
    [leftOut],
  );
  return rows;
};

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const columnList = (columns: readonly string[]): string => columns.map(quoteIdentifier).join(", ");
