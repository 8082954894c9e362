import type { OwnerId } from "#domain/owner-id.ts";
import { isDatabaseAway } from "../../platform/db/is-database-away.ts";
import { openChangeFeed, type TableChange } from "../../platform/events/change-feed.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import type { Log } from "../../platform/log.ts";
import { findWaitlists } from "./list-store.ts";
import { updateWaitlist, type WaitlistDeps } from "./offering-service.ts";

type Deps = WaitlistDeps & { log: Log };

const pageSize = 200;

/** A timer may ring a moment early, and never rings all the time. */
const afterMs = 50;
const soonestMs = 1_000;

/** Who has somebody waiting, and when the first of their open offers is over. */
type Lists = Map<string, Temporal.Instant | null>;

/** Looks at every list with somebody on it; run every minute. Those it can't serve now are left to the next run. */
export const updateWaitlists = async (deps: Deps): Promise<Lists> => {
  const lists: Lists = new Map();
  for (let after: string | null = null; ; ) {
    const page: { user_id: string }[] = await deps.db.run(findWaitlists, { after, pageSize });
    for (const { user_id } of page) lists.set(user_id, await tryToUpdate(deps, user_id as OwnerId));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return lists;
    after = last.user_id;
  }
};

const tryToUpdate = async (deps: Deps, ownerId: OwnerId): Promise<Temporal.Instant | null> => {
  try {
    return await updateWaitlist(deps, ownerId);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    deps.log.error({ err: error, ownerId }, "a waitlist couldn't be looked at; the next run tries again");
    return null;
  }
};

/** Whatever may open a time, or end an offer. */
const watchedTables: ReadonlySet<string> = new Set([
  ...["agents", "agent_services", "appointments", "appointment_type_resources", "business_breaks", "business_hours"],
  ...["external_calendars", "holiday_choices", "notices", "resources", "special_days", "time_off", "time_slot_configs"],
  ...["user_profiles", "waitlist_offers"],
]);

export type WaitlistWatch = { routines: Routine[]; start(): Promise<void>; stop(): Promise<void> };

/**
 * The routine finds everything by itself; hearing of a change, and knowing when an offer ends, only make it quick. Which owners have somebody waiting is known
 * from the last run and from the list's own changes, so that everybody else's bookings cost nothing.
 */
export const watchWaitlists = (deps: Deps & { url: string }): WaitlistWatch => {
  const waiting = new Set<string>();
  const due = new Set<string>();
  const alarms = new Map<string, NodeJS.Timeout>();
  let running: Promise<void> | null = null;
  let feed: { close(): Promise<void> } | null = null;
  let isStopped = false;

  const work = async (): Promise<void> => {
    for (const ownerId of due) {
      due.delete(ownerId);
      wake(ownerId, await tryToUpdate(deps, ownerId as OwnerId).catch(() => null));
      if (isStopped) return;
    }
  };
  /** Looks again when the first offer is over; a clock that was moved meanwhile is the routine's matter. */
  const wake = (ownerId: string, at: Temporal.Instant | null): void => {
    clearTimeout(alarms.get(ownerId));
    alarms.delete(ownerId);
    if (at === null || isStopped) return;
    const inMs = at.epochMilliseconds - deps.clock.now().epochMilliseconds + afterMs;
    alarms.set(
      ownerId,
      setTimeout(() => ring(ownerId), Math.max(inMs, soonestMs)),
    );
  };
  const ring = (ownerId: string): void => {
    if (isStopped) return;
    due.add(ownerId);
    running ??= work().finally(() => {
      running = null;
      if (due.size > 0 && !isStopped) ring([...due][0] as string);
    });
  };
  const hear = ({ ownerId, table }: TableChange): void => {
    if (table === "waitlist_entries") waiting.add(ownerId);
    else if (watchedTables.has(table) && waiting.has(ownerId)) ring(ownerId);
  };
  const run = async (): Promise<void> => {
    const lists = await updateWaitlists(deps);
    waiting.clear();
    for (const [ownerId, nextEnd] of lists) {
      waiting.add(ownerId);
      wake(ownerId, nextEnd);
    }
  };
  return {
    routines: [{ name: "check-waitlists", schedule: "* * * * *", run }],
    start: async () => {
      const listeners = { onChange: hear, onSessionEnd: () => undefined, onGap: () => waiting.forEach(ring) };
      feed = await openChangeFeed(deps.url, listeners, deps.log);
    },
    stop: async () => {
      isStopped = true;
      for (const alarm of alarms.values()) clearTimeout(alarm);
      await feed?.close();
      await running;
    },
  };
};
