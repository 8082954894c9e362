import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";

export const upsertPlatformSender = defineUnownedQuery<{ address: string }>("no-owners-rows")((db, param) =>
  db
    .insertInto("platform_sender")
    .values({ address: param("address") })
    .onConflict((conflict) =>
      conflict
        .column("only_one")
        .doUpdateSet((eb) => ({ address: eb.ref("excluded.address"), updated_at: sql`now()` })),
    ),
);

export const deletePlatformSender = defineUnownedQuery("no-owners-rows")((db) => db.deleteFrom("platform_sender"));

/** A client who answers on the platform's number answers the business that wrote last. */
export const noteThread = defineQuery<{ ownerId: string; client: string; now: Temporal.Instant }>()((db, param) =>
  db
    .insertInto("platform_threads")
    .values({ client: param("client"), user_id: param("ownerId"), written_at: param("now") })
    .onConflict((conflict) =>
      conflict.columns(["client", "user_id"]).doUpdateSet((eb) => ({ written_at: eb.ref("excluded.written_at") })),
    ),
);

/** Run every few minutes. */
export const failAbandonedNotices = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql<number>`fail_abandoned_notices()`.as("count")),
);

/** Run daily: after 24 hours a window is closed, and who wrote to whom is nobody's business. */
export const forgetOldReplyWindows = defineUnownedQuery<{ before: Temporal.Instant }>("routine")((db, param) =>
  db.deleteFrom("whatsapp_windows").where("last_inbound_at", "<", param("before")),
);
