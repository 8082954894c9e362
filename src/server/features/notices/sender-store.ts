import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

export const upsertPlatformSender = defineQuery<{ address: string }>()((db, param) =>
  db
    .insertInto("platform_sender")
    .values({ address: param("address") })
    .onConflict((conflict) =>
      conflict
        .column("only_one")
        .doUpdateSet((eb) => ({ address: eb.ref("excluded.address"), updated_at: sql`now()` })),
    ),
);

export const deletePlatformSender = defineQuery()((db) => db.deleteFrom("platform_sender"));

/** Run every few minutes. */
export const failAbandonedNotices = defineQuery()((db) =>
  db.selectNoFrom(sql<number>`fail_abandoned_notices()`.as("count")),
);

/** Run daily: after 24 hours a window is closed, and who wrote to whom is nobody's business. */
export const forgetOldWindows = defineQuery<{ before: Temporal.Instant }>()((db, param) =>
  db.deleteFrom("whatsapp_windows").where("last_inbound_at", "<", param("before")),
);
