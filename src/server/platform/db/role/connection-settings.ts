import type pg from "pg";

const usualAppRole = "daybook_app";
const roleParameter = "app_role";
const roleForm = /^[a-z_][a-z0-9_]{0,62}$/;

/**
 * The role that the app works as. Roles belong to a whole server: an installation whose database has another owner names its
 * own in its address, as `?app_role=salon_app`.
 */
export const appRoleOf = (address: string): string => new URL(address).searchParams.get(roleParameter) ?? usualAppRole;

/** Whether an address names a role that can stand in a statement as it is, or none. */
export const hasPlainRole = (address: string): boolean => roleForm.test(appRoleOf(address));

/** Connection settings under which a client is the app's role. `url` may belong to a stronger user. */
export const appConnection = (url: string): pg.ClientConfig => ({
  ...withOptions(url, `-c role=${appRoleOf(url)}`),
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  // Longer than PostgreSQL's own limit: only a server that has vanished leaves a query unanswered for this long.
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
});

/**
 * Settings under which a client is the schema's owner and says that it means to look across owners: migrations, the job
 * queue's bookkeeping, backups. Without that word row-level security, which is forced, shows the owner nothing either.
 */
export const schemaConnection = (url: string): pg.ClientConfig => withOptions(url, "-c app.across_owners=on");

/** An address may bring options of its own, which would otherwise take the place of ours. */
const withOptions = (address: string, options: string): pg.ClientConfig => {
  const url = new URL(address);
  const own = url.searchParams.get("options");
  const all = [own ?? "", `-c app.role=${appRoleOf(address)}`, options].join(" ").trim();
  for (const name of ["options", roleParameter]) url.searchParams.delete(name);
  return { connectionString: url.href, options: all };
};
