import pg from "pg";
import { closeClient } from "../connections.ts";
import { appConnection, schemaConnection } from "./connection-settings.ts";

/** There is something in front of PostgreSQL that doesn't give each connection a session of its own. */
export class PoolerRefused extends Error {
  override readonly name = "PoolerRefused";
}

const rounds = 3;

/**
 * Refuses a pooler that shares sessions, such as PgBouncer in transaction mode: LISTEN, prepared statements, advisory
 * locks and the role all belong to a session. Two connections take turns; behind such a pooler they are sooner or later
 * the same session, or one of them becomes another. Asked before anything is written, the migrations' lock included.
 */
export const refusePooler = async (url: string): Promise<void> => {
  const clients = [await connect(url), await connect(url)];
  try {
    const seen = clients.map(() => new Set<number>());
    for (let round = 0; round < rounds; round++) {
      for (const [index, client] of clients.entries()) seen[index]?.add(await askSession(client));
    }
    const [first, second] = seen;
    if (first?.size === 1 && second?.size === 1 && [...first][0] !== [...second][0]) return;
    throw new PoolerRefused(explain("shares sessions between connections"));
  } finally {
    await Promise.all(clients.map(closeClient));
  }
};

const connect = async (url: string): Promise<pg.Client> => {
  // As the app's connections, but for the role, which the first migration makes.
  // Nobody waits for an answer yet: a busy machine may take its time.
  const client = new pg.Client({ ...appConnection(url), ...schemaConnection(url), connectionTimeoutMillis: 15_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (cause) {
    const { code, message } = cause as { code?: string; message: string };
    if (code !== protocolViolation || !message.includes("startup parameter")) throw cause;
    throw new PoolerRefused(explain("refuses start-up parameters"), { cause });
  }
};

/** What PgBouncer answers to a start-up parameter that it doesn't know. */
const protocolViolation = "08P01";

const askSession = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>("select pg_catalog.pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
};

const explain = (what: string): string =>
  `DATABASE_URL leads to a connection pooler that ${what} (PgBouncer in transaction mode does); connect to PostgreSQL directly.`;
