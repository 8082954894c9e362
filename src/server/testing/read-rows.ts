import { asAdmin } from "./apps/test-cluster.ts";

/** Rows as the schema's owner sees them, whom row-level security doesn't bind. */
export const readRows = async <Row = Record<string, unknown>>(
  adminUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  let rows: Row[] = [];
  await asAdmin(adminUrl, async (client) => {
    rows = (await client.query(text, values)).rows as Row[];
  });
  return rows;
};

/** What the audit log says was done for an owner, oldest first; all of it, or one kind of thing. */
export const readActions = async (adminUrl: string, ownerId: string, kind = ""): Promise<string[]> => {
  const text = "select action from audit_log where user_id = $1 and action like $2 order by id";
  const rows = await readRows<{ action: string }>(adminUrl, text, [ownerId, kind === "" ? "%" : `${kind}.%`]);
  return rows.map(({ action }) => action);
};

// Of an owner, but the last one changes with public holidays, which are everybody's.
const internalTables = new Set([
  "schema_migrations",
  "rate_limits",
  "job_workers",
  "pending_changes",
  "settings_versions",
  "followed_businesses",
  "webhook_refusals",
]);

/** Every row of every table that holds someone's data, as text: equal before and after means nothing was changed. */
export const readEverything = async (adminUrl: string): Promise<Record<string, string[]>> => {
  const everything: Record<string, string[]> = {};
  await asAdmin(adminUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const kept = tables.filter(({ name }) => !internalTables.has(name));
    for (const { name } of kept) everything[name] = [];
    const { rows } = await client.query<{ name: string; row: string }>(
      kept.map(({ name }) => `select '${name}' as name, to_jsonb(t)::text as row from "${name}" t`).join(" union all "),
    );
    for (const { name, row } of rows) everything[name]?.push(row);
    for (const each of Object.values(everything)) each.sort();
  });
  return everything;
};
