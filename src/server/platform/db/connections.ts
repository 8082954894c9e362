import type { Socket } from "node:net";
import pg from "pg";
import { withTimeLimit } from "../stopping/with-time-limit.ts";

/** How long the goodbye of a connection may take; a server that has vanished never says it. */
const goodbyeMs = 3_000;

const openClients = new WeakMap<pg.Pool, Set<pg.ClientBase>>();

/**
 * A pool whose connections may break at any time, idle or in use: they are replaced at the next use. Without these
 * listeners a lost connection would end the process.
 */
export const openPool = (config: pg.PoolConfig): pg.Pool => {
  const clients = new Set<pg.ClientBase>();
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    // From its first moment on: a server may go while its connection is still being set up.
    client.on("error", () => {});
    clients.add(client);
    client.once("end", () => clients.delete(client));
    await config.onConnect?.(client);
  };
  const pool = new pg.Pool({ ...config, onConnect });
  openClients.set(pool, clients);
  pool.on("error", () => {});
  // The job queue looks for this listener, too.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
};

/** Ends the pool in a bounded time: a connection that is still held then is lost. Never fails. */
export const closePool = async (pool: pg.Pool, graceMs = goodbyeMs): Promise<void> => {
  const ending = pool.ended ? Promise.resolve() : pool.end();
  await withTimeLimit(graceMs, "closing the connections", ending).catch(() => {});
  for (const client of openClients.get(pool) ?? []) cutConnection(client);
};

/** Says goodbye to the server, but waits for the answer only this long. Never fails. */
export const closeClient = async (client: pg.Client): Promise<void> => {
  await withTimeLimit(goodbyeMs, "closing a connection", client.end()).catch(() => cutConnection(client));
};

/** Not `end()`, which waits for the other side to say goodbye. */
export const cutConnection = (client: pg.ClientBase): void => {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
};
