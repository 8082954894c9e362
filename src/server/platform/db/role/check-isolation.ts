import pg from "pg";
import { closeClient } from "../connections.ts";
import { confirmAppRole, WrongRole } from "./confirm-app-role.ts";
import { appConnection } from "./connection-settings.ts";

/** At the start, once: that the app's connections are bound, and that no owner's table has lost its row-level security. */
export const checkIsolation = async (url: string): Promise<void> => {
  const client = new pg.Client(appConnection(url));
  client.on("error", () => {});
  await client.connect();
  try {
    await confirmAppRole(client);
    const { rows } = await client.query<{ name: string }>(openTables);
    if (rows.length === 0) return;
    const names = rows.map(({ name }) => name).join(", ");
    throw new WrongRole(`Row-level security is off for ${names}: alter table … enable row level security.`);
  } finally {
    await closeClient(client);
  }
};

/** Whatever has a policy is meant to be kept by it. */
const openTables = `
  select c.relname as name from pg_catalog.pg_class c
   where c.relnamespace = 'public'::regnamespace
     and exists (select from pg_catalog.pg_policy p where p.polrelid = c.oid)
     and not row_security_active(c.oid)
   order by 1`;
