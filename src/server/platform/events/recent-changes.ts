import type { TableChange } from "./change-feed.ts";

export type RecentChanges = {
  note(change: TableChange): void;
  /** Changes may have been missed: everyone's. */
  noteGap(): void;
  /** Whether anything may have changed since `ageMs` ago, when someone began to fetch what they show. */
  hasChangedSince(ownerId: string, ageMs: number): boolean;
  /** Ids of what was deleted a moment ago and hasn't come back. */
  goneOf(ownerId: string): string[];
  /** Forgets what is too old to be asked for. */
  tidy(): void;
};

/** How long a change is remembered for those who are about to open a stream. */
const rememberedMs = 60_000;
/** A request to open a stream may be on its way for this long; a reader that waits longer fetches again by itself. */
const onTheWayMs = 5_000;
/** A message with so many ids still is a third of what a slow reader may leave unread. */
const namedGone = 500;

/** What a process has heard lately, for readers whose stream opens after they began to fetch. */
export const createRecentChanges = (nowMs: () => number): RecentChanges => {
  const lastChanges = new Map<string, number>();
  const goneByOwner = new Map<string, Map<string, number>>();
  // Before this process listened, anything may have changed, as in a gap.
  let lastGap = nowMs();

  return {
    note: ({ ownerId, id, isGone }) => {
      lastChanges.set(ownerId, nowMs());
      const gone = goneByOwner.get(ownerId) ?? new Map<string, number>();
      gone.delete(id);
      if (isGone) goneByOwner.set(ownerId, gone.set(id, nowMs()));
      const [oldest] = gone.keys();
      if (gone.size > namedGone && oldest !== undefined) gone.delete(oldest);
    },
    noteGap: () => {
      lastGap = nowMs();
    },
    hasChangedSince: (ownerId, ageMs) => {
      if (!(ageMs >= 0 && ageMs <= rememberedMs)) return true;
      const since = nowMs() - ageMs - onTheWayMs;
      return lastGap > since || (lastChanges.get(ownerId) ?? Number.NEGATIVE_INFINITY) > since;
    },
    goneOf: (ownerId) => [...(goneByOwner.get(ownerId)?.keys() ?? [])],
    tidy: () => {
      const oldest = nowMs() - rememberedMs - onTheWayMs;
      for (const [ownerId, at] of lastChanges) if (at < oldest) lastChanges.delete(ownerId);
      for (const [ownerId, gone] of goneByOwner) {
        for (const [id, at] of gone) if (at < oldest) gone.delete(id);
        if (gone.size === 0) goneByOwner.delete(ownerId);
      }
    },
  };
};
