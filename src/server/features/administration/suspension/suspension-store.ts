import { defineQuery } from "../../../platform/db/query.ts";

/** No row: it is suspended already, or its owner is leaving. */
export const markSuspended = defineQuery<{ ownerId: string; reason: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("user")
    .set({ suspended_at: param("now"), suspension_reason: param("reason") })
    .where("id", "=", param("ownerId"))
    .where("suspended_at", "is", null)
    .where("deletion_requested_at", "is", null)
    .returning("id"),
);

export const unmarkSuspended = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .updateTable("user")
    .set({ suspended_at: null, suspension_reason: null })
    .where("id", "=", param("ownerId"))
    .where("suspended_at", "is not", null)
    .returning("id"),
);
