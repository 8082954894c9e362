import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { closeClient, cutConnection } from "../db/connections.ts";
import { appConnection } from "../db/database.ts";
import type { Log } from "../log.ts";

const changesSchema = z.array(z.object({ ownerId: z.string(), table: z.string(), id: z.string() }));

export type Change = z.infer<typeof changesSchema>[number];

export type ChangeFeed = { isConnected(): boolean; close(): Promise<void> };

type Listeners = {
  onChange(change: Change): void;
  onSessionEnd(sessionId: string): void;
  /** The connection was lost and is back: anything may have changed meanwhile. */
  onGap(): void;
};

const defaultPingMs = 10_000;

/** One LISTEN connection per process, whichever process made the change. It reconnects by itself. */
export const openChangeFeed = async (
  url: string,
  listeners: Listeners,
  log: Log,
  pingMs = defaultPingMs,
): Promise<ChangeFeed> => {
  let current: pg.Client | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const client = await listen(url, pingMs, (channel, payload) => hear(channel, payload, listeners, log));
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
        listeners.onGap();
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

const listen = async (
  url: string,
  answerMs: number,
  hearNotice: (channel: string, payload: string) => void,
): Promise<pg.Client> => {
  const client = new pg.Client({ ...appConnection(url), query_timeout: answerMs });
  client.on("error", () => {});
  client.on("notification", ({ channel, payload = "" }) => hearNotice(channel, payload));
  try {
    await client.connect();
    await client.query("listen daybook_changes");
    await client.query("listen daybook_sessions");
  } catch (error) {
    cutConnection(client);
    throw error;
  }
  return client;
};

/** Anyone with a database login can notify; what isn't ours is no reason to fall over. */
const hear = (channel: string, payload: string, listeners: Listeners, log: Log): void => {
  const changes = channel === "daybook_changes" ? readChanges(payload) : null;
  if (changes) changes.forEach(listeners.onChange);
  else if (channel === "daybook_sessions") listeners.onSessionEnd(payload);
  else log.warn({ channel }, "a notification wasn't understood");
};

const readChanges = (payload: string): Change[] | null => {
  try {
    return changesSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
};

/** A connection can be gone without either side hearing of it; a listener that never asks would wait for ever. */
const isAnswering = async (client: pg.Client): Promise<boolean> => {
  try {
    await client.query("select 1");
    return true;
  } catch {
    cutConnection(client);
    return false;
  }
};
