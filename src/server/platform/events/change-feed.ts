import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { appConnection } from "../db/database.ts";
import type { Log } from "../log.ts";

const changeSchema = z.object({ ownerId: z.string(), table: z.string(), id: z.string() });

export type Change = z.infer<typeof changeSchema>;

export type ChangeFeed = { isConnected(): boolean; close(): Promise<void> };

type Listeners = {
  onChange(change: Change): void;
  onSessionEnd(sessionId: string): void;
  /** The connection was lost and is back: anything may have changed meanwhile. */
  onGap(): void;
};

/** One LISTEN connection per process, whichever process made the change. It reconnects by itself. */
export const openChangeFeed = async (url: string, listeners: Listeners, log: Log): Promise<ChangeFeed> => {
  let current: pg.Client | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ ...appConnection(url), idle_in_transaction_session_timeout: 0 });
    client.on("error", () => {});
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === "daybook_sessions") listeners.onSessionEnd(payload);
      else listeners.onChange(changeSchema.parse(JSON.parse(payload)));
    });
    await client.connect();
    await client.query("listen daybook_changes");
    await client.query("listen daybook_sessions");
    client.once("end", () => {
      if (current === client) void reconnect();
    });
    current = client;
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
  return {
    isConnected: () => current !== null,
    close: async () => {
      closed = true;
      const client = current;
      current = null;
      await client?.end();
    },
  };
};
