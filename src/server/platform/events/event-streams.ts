import type { ServerResponse } from "node:http";
import type { OwnerId } from "#domain/owner-id.ts";
import type { TableChange } from "./change-feed.ts";

export type EventStreams = {
  /** False when the owner already has as many streams as one may have. */
  hasRoom(ownerId: OwnerId): boolean;
  /**
   * The response must not have been closed yet. The reader is told whether anything may have changed since `ageMs` ago,
   * when it began to fetch what it shows.
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

type Stream = { sessionId: string; response: ServerResponse; pending: Map<string, string>; timer?: NodeJS.Timeout };

/** A person with a dozen tabs is fine; a script that opens streams forever isn't. */
const streamsPerOwner = 20;
const defaultHeartbeatMs = 15_000;
/** Changes that come in a burst, such as an import, leave as one message. */
const gatherMs = 20;
/** Past this many changes at once, fetching everything again is cheaper than naming them. */
const namedChanges = 50;
/** A reader that stopped reading is cut off; it reconnects and fetches afresh. */
const maxBufferedBytes = 64 * 1024;

/** How long a change is remembered for those who are about to open a stream. */
const rememberedMs = 60_000;
/** A request to open a stream may be on its way for this long; a reader that waits longer fetches again by itself. */
const onTheWayMs = 5_000;

/** The open event streams of this process. Messages carry table names and ids, never content. */
export const createEventStreams = (
  heartbeatMs = defaultHeartbeatMs,
  nowMs: () => number = () => performance.now(),
): EventStreams => {
  const byOwner = new Map<string, Set<Stream>>();
  const lastChanges = new Map<string, number>();
  // Before this process listened, anything may have changed, as in a gap.
  let lastGap = nowMs();
  const all = () => [...byOwner.values()].flatMap((streams) => [...streams]);

  const heartbeat = setInterval(() => {
    for (const stream of all()) write(stream, ": still here\n\n");
    const oldest = nowMs() - rememberedMs - onTheWayMs;
    for (const [ownerId, at] of lastChanges) if (at < oldest) lastChanges.delete(ownerId);
  }, heartbeatMs);
  heartbeat.unref();

  const hasChangedSince = (ownerId: OwnerId, ageMs: number): boolean => {
    if (!(ageMs >= 0 && ageMs <= rememberedMs)) return true;
    const since = nowMs() - ageMs - onTheWayMs;
    return lastGap > since || (lastChanges.get(ownerId) ?? Number.NEGATIVE_INFINITY) > since;
  };

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
      const ready = JSON.stringify({ hasChanged: hasChangedSince(ownerId, ageMs) });
      write(stream, `retry: 1000\nevent: ready\ndata: ${ready}\n\n`);
    },
    send: ({ ownerId, ...change }) => {
      lastChanges.set(ownerId, nowMs());
      for (const stream of byOwner.get(ownerId) ?? []) {
        stream.pending.set(`${change.table}/${change.id}`, JSON.stringify(change));
        stream.timer ??= setTimeout(() => flush(stream), gatherMs);
      }
    },
    resync: () => {
      lastGap = nowMs();
      for (const stream of all()) write(stream, "event: resync\ndata: {}\n\n");
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

const flush = (stream: Stream): void => {
  delete stream.timer;
  const changes = [...stream.pending.values()];
  stream.pending.clear();
  const text =
    changes.length > namedChanges
      ? "event: resync\ndata: {}\n\n"
      : changes.map((data) => `event: change\ndata: ${data}\n\n`).join("");
  write(stream, text);
};

const write = ({ response }: Stream, text: string): void => {
  if (response.writableEnded) return;
  if (response.writableLength > maxBufferedBytes) response.destroy();
  else response.write(text);
};

/** The client gets the reason, so that it asks to sign in instead of reconnecting forever. */
const end = ({ response }: Stream): void => {
  // Ended before, but its reader has yet to take the last message.
  if (response.writableEnded) return;
  response.end("event: signed-out\ndata: {}\n\n");
};
