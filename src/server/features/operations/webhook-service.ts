import { sql } from "kysely";
import {
  type RefusalCause,
  suspectSettings,
  type WebhookProvider,
  type WebhookRefusal,
  webhookSenders,
} from "#domain/operations/webhook-refusal.ts";
import type { RefusedWebhook } from "../../integrations/whatsapp/channel.ts";
import type { Database } from "../../platform/db/database.ts";
import { defineUnownedQuery } from "../../platform/db/query.ts";
import type { Log } from "../../platform/log.ts";
import type { Metrics } from "../../platform/metrics/create-metrics.ts";

export type WebhookWatch = {
  accepted(): void;
  refused(refused: RefusedWebhook): void;
};

type WatchDeps = { db: Database; log: Log; metrics: Metrics };

/** Whoever sends many costs one line of the log and one statement in this time. */
const noteMs = 10_000;

/**
 * Keeps in the database whether a provider's webhooks are refused: a wrong PUBLIC_URL or token would otherwise show in
 * nothing but silence.
 */
export const watchWebhooks = ({ db, log, metrics }: WatchDeps, provider: WebhookProvider): WebhookWatch => {
  const noted = { acceptedMs: Number.NEGATIVE_INFINITY, refusedMs: Number.NEGATIVE_INFINITY };
  let unnoted = 0;
  return {
    accepted: () => {
      const nowMs = performance.now();
      if (noted.acceptedMs >= noted.refusedMs && nowMs - noted.acceptedMs < noteMs) return;
      noted.acceptedMs = nowMs;
      unnoted = 0;
      db.run(noteAccepted, { provider }).catch(() => {});
    },
    refused: ({ cause, detail }) => {
      metrics.webhookRefusals.inc({ provider, cause });
      if (cause === "unsigned") return;
      unnoted += 1;
      const nowMs = performance.now();
      if (nowMs - noted.refusedMs < noteMs) return;
      noted.refusedMs = nowMs;
      const count = unnoted;
      unnoted = 0;
      log.warn(
        { provider, cause, signedFor: detail, check: suspectSettings[provider] },
        "webhook refused: its signature is wrong",
      );
      db.run(noteRefused, { provider, cause, detail, count }).catch(() => {});
    },
  };
};

/** What has been refused within a day and not been accepted since. */
export const findWebhookRefusals = async (db: Database): Promise<WebhookRefusal[]> =>
  (await db.run(selectRefusals, {})).map(
    ({ provider, cause, detail, refused_count: count, has_worked: hasWorked }) => ({
      provider: provider as WebhookProvider,
      cause: cause as RefusalCause,
      detail,
      hasWorked,
      count: Number(count),
    }),
  );

/** In a sentence for the doctor. */
export const describeRefusal = ({ provider, cause, count, detail }: WebhookRefusal): string =>
  `${webhookSenders[provider]}: ${count} refused since the last genuine one, ${
    cause === "public-url" && detail !== null
      ? `they are signed for ${detail}: set PUBLIC_URL, or the address at ${webhookSenders[provider]}`
      : `their signatures are wrong: check ${suspectSettings[provider]}`
  }`;

const noteAccepted = defineUnownedQuery<{ provider: WebhookProvider }>("no-owners-rows")((db, param) =>
  db
    .insertInto("webhook_refusals")
    .values({ provider: param("provider"), accepted_at: sql`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict.column("provider").doUpdateSet({ accepted_at: sql`clock_timestamp()`, refused_count: 0 }),
    ),
);

type Noted = { provider: WebhookProvider; cause: RefusalCause; detail: string | null; count: number };

const noteRefused = defineUnownedQuery<Noted>("no-owners-rows")((db, param) =>
  db
    .insertInto("webhook_refusals")
    .values({
      provider: param("provider"),
      cause: param("cause"),
      detail: param("detail"),
      refused_count: param("count"),
      refused_at: sql`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict.column("provider").doUpdateSet({
        cause: sql`excluded.cause`,
        detail: sql`excluded.detail`,
        refused_count: sql`webhook_refusals.refused_count + excluded.refused_count`,
        refused_at: sql`clock_timestamp()`,
      }),
    ),
);

const selectRefusals = defineUnownedQuery("no-owners-rows")((db) =>
  db
    .selectFrom("webhook_refusals")
    .select(["provider", "cause", "detail", "refused_count"])
    .select(sql<boolean>`coalesce(accepted_at > now() - interval '1 day', false)`.as("has_worked"))
    .where("refused_at", ">", sql<Temporal.Instant>`now() - interval '1 day'`)
    .where(sql<boolean>`refused_at > coalesce(accepted_at, '-infinity')`),
);
