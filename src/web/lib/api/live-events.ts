import type { QueryClient } from "@tanstack/react-query";
import { createStore } from "../create-store.ts";
import { markIdGone, markThere } from "./gone.ts";
import { invalidateChanged } from "./invalidate-changed.ts";
import { invalidateAfter, isNotifiedTable } from "./stale-queries.ts";

/** What the owner sees of the connection to the server. */
export type LiveState = "connecting" | "live" | "lost";

type LiveOptions = {
  queryClient: QueryClient;
  /** The session behind the stream has ended. True when another one has taken its place, as after a new second factor. */
  isStillSignedIn(): Promise<boolean>;
  /** A row that exists was added or changed. */
  onChange?(table: string, id: string): void;
};

/** A dropped connection comes back by itself within a moment; only a longer one is shown. */
const patienceMs = 1_500;
const reopenMs = 2_000;

/**
 * Follows the owner's event stream: each change makes the queries it touches stale, and after a gap everything is.
 * Events carry ids only, so what is shown always comes through the ordinary, authorised routes.
 */
export const followLiveEvents = ({ queryClient, isStillSignedIn, onChange: hearChange }: LiveOptions): (() => void) => {
  let source: EventSource;
  let askedAt = 0;
  let isOver = false;
  let isFirst = true;
  let hadGap = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const refetchEverything = () => void invalidateChanged(queryClient);

  const onReady = (event: MessageEvent<string>) => {
    clearTimeout(patience);
    patience = undefined;
    liveState.set("live");
    // First: what is fetched again asks about none of it.
    hearOfGone(event);
    if (hadGap || (isFirst && mayHaveChanged(event.data, performance.now() - askedAt))) refetchEverything();
    isFirst = false;
    hadGap = false;
  };
  const onResync = (event: MessageEvent<string>) => {
    hearOfGone(event);
    refetchEverything();
  };
  const onChange = (event: MessageEvent<string>) => {
    const { table, id, isGone } = JSON.parse(event.data) as { table: string; id: string; isGone?: true };
    if (isGone) markIdGone(id);
    else {
      markThere(id);
      hearChange?.(table, id);
    }
    if (table === "appointments") freshAppointments.mark(id);
    // A newer server may notify of tables that this tab doesn't know.
    if (isNotifiedTable(table)) void invalidateAfter(queryClient, table);
  };
  const onError = () => {
    hadGap = true;
    patience ??= setTimeout(() => liveState.set("lost"), patienceMs);
    // The browser gives up when it is refused, as by a server that is restarting; we don't.
    if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs);
  };
  const open = () => {
    // Nothing on this page was fetched before the page itself.
    askedAt = performance.now();
    source = new EventSource(`/api/v1/events?age=${Math.ceil(askedAt)}`);
    source.addEventListener("ready", onReady);
    source.addEventListener("resync", onResync);
    source.addEventListener("change", onChange);
    source.addEventListener("error", onError);
    source.addEventListener("signed-out", () => {
      source.close();
      // What changes until the next one opens is heard by none.
      hadGap = true;
      isStillSignedIn().then(
        (still) => still && !isOver && open(),
        // Nobody answered: the stream asks again when the server does.
        onError,
      );
    });
  };
  open();
  return () => {
    isOver = true;
    clearTimeout(patience);
    clearTimeout(reopening);
    source.close();
  };
};

/** What was deleted while nobody here listened. */
const hearOfGone = ({ data }: MessageEvent<string>): void => {
  const { gone = [] } = JSON.parse(data) as { gone?: string[] };
  for (const id of gone) markIdGone(id);
};

/** The server looks back this much further than it was asked to, for the time the question was on its way. */
const onTheWayMs = 5_000;

/** Whether what was fetched before the stream began may have changed unseen since. */
const mayHaveChanged = (ready: string, waitedMs: number): boolean => {
  const { hasChanged = true } = JSON.parse(ready) as { hasChanged?: boolean };
  return hasChanged || waitedMs > onTheWayMs;
};

export const liveState = createStore<LiveState>("connecting");

/** How long a change that arrived live glows. */
const glowMs = 2_500;

const freshIds = createStore<ReadonlySet<string>>(new Set());

/** Appointments changed a moment ago, here or elsewhere, which the calendar lets glow once. */
export const freshAppointments = {
  get: freshIds.get,
  subscribe: freshIds.subscribe,
  mark: (id: string) => {
    freshIds.set(new Set([...freshIds.get(), id]));
    setTimeout(() => freshIds.set(new Set([...freshIds.get()].filter((other) => other !== id))), glowMs);
  },
};
