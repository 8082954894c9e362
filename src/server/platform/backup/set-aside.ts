import type pg from "pg";

/** The data from before a restore, until that has succeeded. */
const asideSchema = "daybook_before_restore";
const asideQueue = "daybook_before_restore_jobs";

/** Moves the database's content out of the way; nothing is lost until `dropAside`. */
export const setAside = async (client: pg.Client): Promise<void> => {
  await inTransaction(client, async () => {
    await client.query(`create schema ${asideSchema}`);
    await moveOwn(client, "public", asideSchema);
    await renameIfThere(client, "graphile_worker", asideQueue);
  });
};

/** As it was, after a restore that failed or was cut off. */
export const putBack = async (client: pg.Client): Promise<void> => {
  if (!(await isAside(client))) return;
  await inTransaction(client, async () => {
    for (const { kind, name } of await listOwn(client, "public"))
      await client.query(`drop ${kind} if exists ${name} cascade`);
    await client.query("drop schema if exists graphile_worker cascade");
    await moveOwn(client, asideSchema, "public");
    await client.query(`drop schema ${asideSchema}`);
    await renameIfThere(client, asideQueue, "graphile_worker");
  });
};

export const dropAside = async (client: pg.Client): Promise<void> => {
  await inTransaction(client, async () => {
    await client.query(`drop schema if exists ${asideSchema} cascade`);
    await client.query(`drop schema if exists ${asideQueue} cascade`);
  });
};

/** Whether a restore has begun here and hasn't ended. */
export const isAside = (client: pg.ClientBase): Promise<boolean> => hasSchema(client, asideSchema);

const hasSchema = async (client: pg.ClientBase, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>("select to_regnamespace($1) is not null as found", [name]);
  return rows[0]?.found ?? false;
};

const renameIfThere = async (client: pg.Client, from: string, to: string): Promise<void> => {
  if (await hasSchema(client, from)) await client.query(`alter schema ${from} rename to ${to}`);
};

const moveOwn = async (client: pg.Client, from: string, to: string): Promise<void> => {
  for (const { kind, name } of await listOwn(client, from))
    await client.query(`alter ${kind} ${name} set schema ${to}`);
};

type Own = { kind: string; name: string };

/**
 * What is in a schema and isn't an extension's: those stay where they are, as they belong to the database, and moving one
 * takes a superuser. Sequences of columns and types of tables go with their tables. Routines come first: their arguments are
 * named as the tables are called where they are stored now.
 */
const listOwn = async (client: pg.Client, schema: string): Promise<Own[]> => {
  const { rows } = await client.query<Own>(
    `with own as (
       select 2 as position, 'pg_class'::regclass as catalog, c.oid,
           case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
           format('%I.%I', $1::text, c.relname) as name
         from pg_class c where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
            and c.relkind = 'S' and d.deptype in ('a', 'i'))
       union all
       select 1, 'pg_proc'::regclass, p.oid, 'routine', format('%I.%I(%s)', $1::text, p.proname, pg_get_function_identity_arguments(p.oid))
         from pg_proc p where p.pronamespace = to_regnamespace($1)
       union all
       select 3, 'pg_type'::regclass, t.oid, 'type', format('%I.%I', $1::text, t.typname)
         from pg_type t where t.typnamespace = to_regnamespace($1) and t.typtype in ('e', 'd'))
     select kind, name from own
      where not exists (select from pg_depend d where d.classid = own.catalog and d.objid = own.oid and d.deptype = 'e')
      order by position, name`,
    [schema],
  );
  return rows;
};

const inTransaction = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
};
