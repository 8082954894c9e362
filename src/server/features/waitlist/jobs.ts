import type { OwnerId } from "#domain/owner-id.ts";
import { isDatabaseAway } from "../../platform/db/is-database-away.ts";
import { openChangeFeed, type TableChange } from "../../platform/events/change-feed.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import type { Log } from "../../platform/log.ts";
import { findWaitlists } from "./list-store.ts";
import { updateWaitlist, type WaitlistDeps } from "./offering-service.ts";

type Deps = WaitlistDeps & { log: Log };

const pageSize = 200;

/** Looks at every list with somebody on it; run every minute. Those it can't serve now are left to the next run. */
export const updateWaitlists = async (deps: Deps): Promise<OwnerId[]> => {
  const owners: OwnerId[] = [];
  for (let after: string | null = null; ; ) {
    const page: { user_id: string }[] = await deps.db.run(findWaitlists, { after, pageSize });
    for (const { user_id } of page) await tryToUpdate(deps, user_id as OwnerId);
    owners.push(...page.map(({ user_id }) => user_id as OwnerId));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return owners;
    after = last.user_id;
  }
};

const tryToUpdate = async (deps: Deps, ownerId: OwnerId): Promise<void> => {
  try {
    await updateWaitlist(deps, ownerId);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    deps.log.error({ err: error, ownerId }, "a waitlist couldn't be looked at; the next run tries again");
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
 * The routine finds everything by itself; hearing of a change only makes it quick. Which owners have somebody waiting is known
 * from the last run and from the list's own changes, so that everybody else's bookings cost nothing.
 */
export const watchWaitlists = (deps: Deps & { url: string }): WaitlistWatch => {
  const waiting = new Set<string>();
  const due = new Set<string>();
  let running: Promise<void> | null = null;
  let feed: { close(): Promise<void> } | null = null;
  let isStopped = false;

  const work = async (): Promise<void> => {
    for (const ownerId of due) {
      due.delete(ownerId);
      await tryToUpdate(deps, ownerId as OwnerId).catch(() => undefined);
      if (isStopped) return;
    }
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
    const owners = await updateWaitlists(deps);
    waiting.clear();
    for (const ownerId of owners) waiting.add(ownerId);
  };
  return {
    routines: [{ name: "check-waitlists", schedule: "* * * * *", run }],
    start: async () => {
      const listeners = { onChange: hear, onSessionEnd: () => undefined, onGap: () => waiting.forEach(ring) };
      feed = await openChangeFeed(deps.url, listeners, deps.log);
    },
    stop: async () => {
      isStopped = true;
      await feed?.close();
      await running;
    },
  };
};
