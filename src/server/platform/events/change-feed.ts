import { z } from "zod";
import type { Log } from "../log.ts";
import { type Listener, openListener } from "./listener.ts";

/** `isGone`: the row was deleted. */
const changesSchema = z.array(
  z.object({ ownerId: z.string(), table: z.string(), id: z.string(), isGone: z.literal(true).optional() }),
);

export type TableChange = z.infer<typeof changesSchema>[number];

type Listeners = {
  onChange(change: TableChange): void;
  onSessionEnd(sessionId: string): void;
  /** The connection was lost and is back: anything may have changed meanwhile. */
  onGap(): void;
};

/** What changed, whichever process changed it. */
export const openChangeFeed = (url: string, listeners: Listeners, log: Log, pingMs?: number): Promise<Listener> =>
  openListener({
    url,
    channels: ["daybook_changes", "daybook_sessions"],
    hear: (channel, payload) => hear(channel, payload, listeners, log),
    onGap: listeners.onGap,
    log,
    ...(pingMs !== undefined && { pingMs }),
  });

/** Anyone with a database login can notify; what isn't ours is no reason to fall over. */
const hear = (channel: string, payload: string, listeners: Listeners, log: Log): void => {
  const changes = channel === "daybook_changes" ? readChanges(payload) : null;
  if (changes) changes.forEach(listeners.onChange);
  else if (channel === "daybook_sessions") listeners.onSessionEnd(payload);
  else log.warn({ channel }, "a notification wasn't understood");
};

const readChanges = (payload: string): TableChange[] | null => {
  try {
    return changesSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
};
