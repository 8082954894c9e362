import type { ServerResponse } from "node:http";
import type { OwnerId } from "#domain/owner-id.ts";
import type { TableChange } from "./change-feed.ts";
import { createRecentChanges } from "./recent-changes.ts";

export type EventStreams = {
  /** False when the owner already has as many streams as one may have. */
  hasRoom(ownerId: OwnerId): boolean;
  /**
   * The response must not have been closed yet. The reader is told whether anything may have changed since `ageMs` ago,
   * when it began to fetch what it shows, and what was deleted lately, which it needn't ask about again.
   */
  open(ownerId: OwnerId, sessionId: string, response: ServerResponse, ageMs?: number): void;
  send(change: TableChange): void;
  /** Tells every stream to fetch everything again. */
  resync(): void;
  endSession(sessionId: string): void;
  openSessions(): string[];
  count(): number;
  close(): void;
};

type Stream = {
  sessionId: string;
  response: ServerResponse;
  pending: Map<string, Omit<TableChange, "ownerId">>;
  timer?: NodeJS.Timeout;
};

/** A person with a dozen tabs is fine; a script that opens streams forever isn't. */
const streamsPerOwner = 20;
const defaultHeartbeatMs = 15_000;
/** Changes that come in a burst, such as an import, leave as one message. */
const gatherMs = 20;
/** Past this many changes at once, fetching everything again is cheaper than naming them. */
const namedChanges = 50;
/** A reader that stopped reading is cut off; it reconnects and fetches afresh. */
const maxBufferedBytes = 64 * 1024;

/** The open event streams of this process. Messages carry table names and ids, never content. */
export const createEventStreams = (
  heartbeatMs = defaultHeartbeatMs,
  nowMs: () => number = () => performance.now(),
): EventStreams => {
  const byOwner = new Map<string, Set<Stream>>();
  const recent = createRecentChanges(nowMs);
  const all = () => [...byOwner.values()].flatMap((streams) => [...streams]);
  const resyncText = (ownerId: string) => message("resync", withGone({}, recent.goneOf(ownerId)));

  const flush = (ownerId: string, stream: Stream): void => {
    delete stream.timer;
    const changes = [...stream.pending.values()];
    stream.pending.clear();
    const isBurst = changes.length > namedChanges;
    write(stream, isBurst ? resyncText(ownerId) : changes.map((change) => message("change", change)).join(""));
  };

  const heartbeat = setInterval(() => {
    for (const stream of all()) write(stream, ": still here\n\n");
    recent.tidy();
  }, heartbeatMs);
  heartbeat.unref();

  return {
    hasRoom: (ownerId) => (byOwner.get(ownerId)?.size ?? 0) < streamsPerOwner,
    open: (ownerId, sessionId, response, ageMs = Number.POSITIVE_INFINITY) => {
      const streams = byOwner.get(ownerId) ?? new Set();
      const stream: Stream = { sessionId, response, pending: new Map() };
      byOwner.set(ownerId, streams.add(stream));
      response.once("close", () => {
        clearTimeout(stream.timer);
        streams.delete(stream);
        if (streams.size === 0) byOwner.delete(ownerId);
      });
      const ready = withGone({ hasChanged: recent.hasChangedSince(ownerId, ageMs) }, recent.goneOf(ownerId));
      write(stream, `retry: 1000\n${message("ready", ready)}`);
    },
    send: (news) => {
      recent.note(news);
      const { ownerId, ...change } = news;
      for (const stream of byOwner.get(ownerId) ?? []) {
        stream.pending.set(`${change.table}/${change.id}`, change);
        stream.timer ??= setTimeout(() => flush(ownerId, stream), gatherMs);
      }
    },
    resync: () => {
      recent.noteGap();
      for (const [ownerId, streams] of byOwner) {
        const text = resyncText(ownerId);
        for (const stream of streams) write(stream, text);
      }
    },
    endSession: (sessionId) => {
      for (const stream of all()) if (stream.sessionId === sessionId) end(stream);
    },
    openSessions: () => [...new Set(all().map((stream) => stream.sessionId))],
    count: () => all().length,
    close: () => {
      clearInterval(heartbeat);
      for (const { response } of all()) response.end();
    },
  };
};

const message = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const withGone = (data: object, gone: readonly string[]): object => (gone.length === 0 ? data : { ...data, gone });

const write = ({ response }: Stream, text: string): void => {
  if (response.writableEnded) return;
  if (response.writableLength > maxBufferedBytes) response.destroy();
  else response.write(text);
};

/** The client gets the reason, so that it asks to sign in instead of reconnecting forever. */
const end = ({ response }: Stream): void => {
  // Ended before, but its reader has yet to take the last message.
  if (response.writableEnded) return;
  response.end(message("signed-out", {}));
};
