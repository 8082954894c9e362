import type pg from "pg";

export const appRole = "daybook_app";

/** Connection settings under which a client is the app's role. `url` may belong to a stronger user. */
export const appConnection = (url: string): pg.ClientConfig => ({
  ...withOptions(url, `-c role=${appRole}`),
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
  url.searchParams.delete("options");
  return { connectionString: url.href, options: own === null ? options : `${own} ${options}` };
};
