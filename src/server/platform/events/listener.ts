import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { closeClient, cutConnection } from "../db/connections.ts";
import { confirmAppRole } from "../db/role/confirm-app-role.ts";
import { appConnection } from "../db/role/connection-settings.ts";
import type { Log } from "../log.ts";

export type Listener = { isConnected(): boolean; close(): Promise<void> };

type ListenerOptions = {
  url: string;
  channels: readonly string[];
  hear(channel: string, payload: string): void;
  /** The connection was lost and is back: any notification may have been missed. */
  onGap(): void;
  log: Log;
  pingMs?: number;
};

const defaultPingMs = 10_000;

/** A LISTEN connection of its own. It reconnects by itself. */
export const openListener = async (options: ListenerOptions): Promise<Listener> => {
  const { log, pingMs = defaultPingMs } = options;
  let current: pg.Client | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const client = await listen(options, pingMs);
    client.once("end", () => {
      if (current === client) void reconnect();
    });
    current = client;
    // Closed while this was on its way.
    if (closed) await closeClient(client);
  };

  const reconnect = async (): Promise<void> => {
    current = null;
    for (let waitMs = 100; !closed; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        await connect();
        options.onGap();
        return;
      } catch (error) {
        log.warn({ err: error }, "change feed is away");
        await sleep(waitMs, undefined, { ref: false });
      }
    }
  };

  await connect();
  const ping = setInterval(() => {
    const client = current;
    if (client)
      void isAnswering(client).then((isFine) => {
        if (!isFine && current === client) void reconnect();
      });
  }, pingMs);
  ping.unref();
  return {
    isConnected: () => current !== null,
    close: async () => {
      closed = true;
      clearInterval(ping);
      const client = current;
      current = null;
      if (client) await closeClient(client);
    },
  };
};

const listen = async ({ url, channels, hear }: ListenerOptions, answerMs: number): Promise<pg.Client> => {
  const client = new pg.Client({ ...appConnection(url), query_timeout: answerMs });
  client.on("error", () => {});
  client.on("notification", ({ channel, payload = "" }) => hear(channel, payload));
  try {
    await client.connect();
    await confirmAppRole(client);
    for (const channel of channels) await client.query(`listen ${channel}`);
  } catch (error) {
    cutConnection(client);
    throw error;
  }
  return client;
};

/** A connection can be gone without either side hearing of it; a listener that never asks would wait forever. */
const isAnswering = async (client: pg.Client): Promise<boolean> => {
  try {
    await client.query("select 1");
    return true;
  } catch {
    cutConnection(client);
    return false;
  }
};
