import type { ChatEntry } from "./log/chat-entry.ts";

/** Sent from here and not yet seen on the server's list. */
export type PendingMessage = {
  key: string;
  text: string;
  kind: ChatEntry["kind"];
  at: string;
  /** Own messages that were there when it was sent: it can't be one of them. */
  knownIds: ReadonlySet<string>;
  hasFailed: boolean;
};

/**
 * The server's messages, followed by those it doesn't have yet. Each message of the server replaces at most one pending
 * one, so the same word sent twice shows twice.
 */
export const withPending = (entries: readonly ChatEntry[], pending: readonly PendingMessage[]): ChatEntry[] => {
  const claimed = new Set<string>();
  const missing = pending.filter(({ text, knownIds }) => {
    const arrived = entries.find(
      (entry) => entry.side === "own" && entry.text === text && !knownIds.has(entry.id) && !claimed.has(entry.id),
    );
    if (arrived) claimed.add(arrived.id);
    return !arrived;
  });
  return [...entries, ...missing.map(asEntry)];
};

const asEntry = ({ key, text, kind, at, hasFailed }: PendingMessage): ChatEntry => ({
  id: key,
  side: "own",
  kind,
  text,
  opener: null,
  options: [],
  at,
  tick: hasFailed ? "failed" : "queued",
});
