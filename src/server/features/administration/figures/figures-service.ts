import type { getAppointmentSummary } from "#contract/admin/admin.ts";
import type { RouteResponse } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Log } from "../../../platform/log.ts";
import { keepFigures, selectSummary } from "../store.ts";

export type FigureDeps = { db: Database; clock: Clock; log: Log };

/** The worker counts every minute. */
const freshMinutes = 2;

const counting = new WeakSet<Database>();

/** What is shown was counted a while ago, or never: it is counted again for whoever asks next, while nobody waits. */
export const renewFigures = ({ db, clock, log }: FigureDeps, countedAt: Temporal.Instant | null): void => {
  const now = clock.now();
  const isFresh =
    countedAt !== null &&
    Temporal.Instant.compare(countedAt, now.subtract({ minutes: freshMinutes })) >= 0 &&
    Temporal.Instant.compare(countedAt, now) <= 0;
  if (isFresh || counting.has(db)) return;
  counting.add(db);
  db.run(keepFigures, { now })
    .catch((error: unknown) => log.warn({ err: error }, "figures weren't counted"))
    .finally(() => counting.delete(db));
};

export const summarizeAppointments = async (
  deps: FigureDeps,
  administratorId: OwnerId,
): Promise<RouteResponse<typeof getAppointmentSummary>> => {
  const [row] = await deps.db.run(selectSummary, { administratorId, now: deps.clock.now() });
  const countedAt = row?.counted_at ?? null;
  renewFigures(deps, countedAt);
  return {
    totalAppointments: row?.total_appointments ?? 0,
    appointmentsToday: row?.appointments_today ?? 0,
    appointmentsThisWeek: row?.appointments_this_week ?? 0,
    uniqueUsers: row?.unique_users ?? 0,
    countedAt: countedAt?.toString() ?? null,
  };
};
