import { sql } from "kysely";
import type { getHealth } from "#contract/admin/admin-health.ts";
import type { RouteResponse } from "#contract/route.ts";
import { type HealthFigures, judgeHealth } from "#domain/operations/judge-health.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { defineUnownedQuery } from "../../../platform/db/query.ts";
import type { InstallationDisk } from "../../../platform/disk/disk-space.ts";
import type { Metrics } from "../../../platform/metrics/create-metrics.ts";
import { usualLag } from "../../../platform/metrics/usual-lag.ts";
import { readOperationFigures } from "../../operations/figures-service.ts";
import { findWebhookRefusals } from "../../operations/webhook-service.ts";
import { type FigureDeps, renewFigures } from "../figures/figures-service.ts";

/** What the environment alone decides, and the page shows. */
export type Installation = {
  disk: InstallationDisk;
  hasNightlyBackups: boolean;
  providers: HealthFigures["providers"];
};

export type HealthDeps = FigureDeps & {
  metrics: Metrics;
  installation: Installation;
  countStreams(): number;
};

/** In one round trip or so: what the metrics and the doctor tell, judged by the same rules. */
export const examineHealth = async (
  deps: HealthDeps,
  administratorId: OwnerId,
): Promise<RouteResponse<typeof getHealth>> => {
  const { db, clock, installation } = deps;
  const begunMs = performance.now();
  const [figures, fates, webhookSeconds, refusedWebhooks] = await Promise.all([
    readOperationFigures(db),
    db.run(selectFates, { administratorId, now: clock.now() }),
    usualLag(deps.metrics.webhookLag),
    findWebhookRefusals(db),
  ]);
  renewFigures(deps, fates[0]?.counted_at ?? null);
  const answerMs = Math.ceil(performance.now() - begunMs);
  const { busy, waiting } = db.load();
  const countOf = (...statuses: string[]): number =>
    fates
      .filter(({ status }) => status !== null && statuses.includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  const lines = judgeHealth({
    database: { answerMs, busy, waiting },
    jobs: {
      due: figures.jobs["due"] ?? 0,
      later: figures.jobs["later"] ?? 0,
      givenUp: figures.jobs["given_up"] ?? 0,
      oldestSeconds: Math.round(figures.oldestJobSeconds),
      workers: figures.workers,
    },
    messages: { due: figures.messages.due, oldestSeconds: Math.round(figures.messages.oldestSeconds) },
    notices: {
      sent: countOf("sent", "delivered", "read"),
      failed: countOf("failed"),
      notSent: countOf("not_sent", "superseded"),
      waiting: figures.notices.reduce((sum, { count }) => sum + count, 0),
      providerAway: figures.notices.find(({ reason }) => reason === "provider-away")?.count ?? 0,
    },
    webhookSeconds,
    refusedWebhooks,
    streams: deps.countStreams(),
    backup: {
      ageSeconds: figures.backupAgeSeconds,
      hasFailed: figures.backupFailed,
      isNightly: installation.hasNightlyBackups,
    },
    disk: installation.disk.read(),
    providers: installation.providers,
  });
  return { at: clock.now().toString(), lines };
};

/** Without a status it says only when they were counted. */
type Fate = { status: string | null; reason: string | null; count: number; counted_at: Temporal.Instant };

const selectFates = defineUnownedQuery<{ administratorId: string; now: Temporal.Instant }>("administrator")(
  (db, param) =>
    db
      .selectFrom(
        sql<Fate>`admin_notice_fates(${param("administratorId")}::uuid, ${param("now")}::timestamptz)`.as("fates"),
      )
      .selectAll(),
);
