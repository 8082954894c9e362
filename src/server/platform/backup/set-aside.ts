import type pg from "pg";

/** What was there before a restore, until that has succeeded. */
export const asideSchema = "daybook_before_restore";
const asideQueue = "daybook_before_restore_jobs";

/** Moves the database's content out of the way as it is; nothing is lost until `dropAside`. */
export const setAside = async (client: pg.Client): Promise<void> => {
  await inTransaction(client, async () => {
    await client.query(`alter schema public rename to ${asideSchema}`);
    await renameIfThere(client, "graphile_worker", asideQueue);
    await client.query("create schema public");
    await moveExtensions(client, asideSchema, "public");
  });
};

/** As it was, after a restore that failed or was cut off. */
export const putBack = async (client: pg.Client): Promise<void> => {
  if (!(await isAside(client))) return;
  await inTransaction(client, async () => {
    await moveExtensions(client, "public", asideSchema);
    await client.query("drop schema if exists public cascade");
    await client.query("drop schema if exists graphile_worker cascade");
    await client.query(`alter schema ${asideSchema} rename to public`);
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
export const isAside = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>("select to_regnamespace($1) is not null as found", [
    asideSchema,
  ]);
  return rows[0]?.found ?? false;
};

const renameIfThere = async (client: pg.Client, from: string, to: string): Promise<void> => {
  const { rows } = await client.query<{ found: boolean }>("select to_regnamespace($1) is not null as found", [from]);
  if (rows[0]?.found) await client.query(`alter schema ${from} rename to ${to}`);
};

/** They belong to the database, not to what lies in it: whoever is dropped with one takes the other's constraints along. */
const moveExtensions = async (client: pg.Client, from: string, to: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    "select extname as name from pg_extension where extnamespace = to_regnamespace($1)",
    [from],
  );
  for (const { name } of rows) await client.query(`alter extension ${name} set schema ${to}`);
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
