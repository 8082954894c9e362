import pg from "pg";
import { closeClient, cutConnection } from "./connections.ts";
import { confirmAppRole } from "./role/confirm-app-role.ts";

export type Announcer = {
  /** Something was committed: tells every process what, in a moment and together with what else was. */
  wake(): void;
  /** Something is due in a conversation after this delay: notifies the processes that handle it. */
  ring(inMs: number): void;
  close(): Promise<void>;
};

/** While much happens, this many changes are announced together. What happens after a pause is announced at once. */
const gatherMs = 15;
/** Changes that others did not announce are announced, too: those of a process killed after its commit, or of a writer past the app. */
const defaultLookMs = 500;

/**
 * Tells what was committed (`announce_changes`), on a connection of its own that doesn't wait for the disk. Whoever
 * changes something doesn't wait for that, neither for its own announcement nor for those of others.
 */
export const openAnnouncer = (config: pg.ClientConfig, lookMs = defaultLookMs): Announcer => {
  let connecting: Promise<pg.Client> | null = null;
  let isTelling = false;
  let isDirty = false;
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;
  let lastMs = 0;
  /** In how many milliseconds something will be due that wasn't announced yet. */
  const rung = new Set<number>();

  const forget = (client: pg.Client, from: Promise<pg.Client>): void => {
    if (connecting === from) connecting = null;
    cutConnection(client);
  };
  const tell = async (): Promise<void> => {
    connecting ??= connect(config);
    const own = connecting;
    const client = await own.catch(() => {
      if (connecting === own) connecting = null;
      return null;
    });
    // A lost database is tried again in a moment; listeners notice the gap themselves.
    if (!client) return;
    try {
      const due = [...rung];
      rung.clear();
      if (due.length > 0) await client.query({ ...announceDue, values: [JSON.stringify(due)] });
      let isMore = true;
      while (isMore) isMore = await announceSome(client);
    } catch {
      forget(client, own);
    }
  };
  const begin = async (): Promise<void> => {
    waiting = undefined;
    isTelling = true;
    isDirty = false;
    await tell();
    isTelling = false;
    lastMs = performance.now();
    if (isDirty) wake();
  };
  const wake = (): void => {
    isDirty = true;
    if (isClosed || isTelling || waiting) return;
    waiting = setTimeout(begin, Math.max(0, lastMs + gatherMs - performance.now()));
  };
  const look = setInterval(wake, lookMs);
  look.unref();
  return {
    wake,
    ring: (inMs) => {
      rung.add(Math.ceil(inMs / dueStepMs) * dueStepMs);
      wake();
    },
    close: async () => {
      isClosed = true;
      clearInterval(look);
      clearTimeout(waiting);
      const client = await connecting?.catch(() => null);
      if (client) await closeClient(client);
    },
  };
};

const connect = async (config: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client({ ...config, options: `${config.options ?? ""} -c synchronous_commit=off` });
  client.on("error", () => {});
  try {
    await client.connect();
    await confirmAppRole(client);
  } catch (error) {
    cutConnection(client);
    throw error;
  }
  return client;
};

/** Listeners look for themselves: what matters is when, and not to the millisecond. */
const dueStepMs = 50;

const announceDue = { name: "tell-due", text: "select pg_notify('daybook_due', $1)" };

/** Whether there may be more. */
const announceSome = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ announced: number }>({
    name: "announce-changes",
    text: "select announce_changes() as announced",
  });
  return (rows[0]?.announced ?? 0) >= mostAtOnce;
};

/** As many as `announce_changes` takes. */
const mostAtOnce = 5_000;
