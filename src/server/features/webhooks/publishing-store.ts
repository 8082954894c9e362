import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type Owner = { ownerId: string };

/** Locked: one transaction publishes at a time. */
export const lockPublished = defineQuery<Owner>()((db, param) =>
  db
    .selectFrom("followed_businesses as f")
    .innerJoin("user_profiles as p", "p.user_id", "f.user_id")
    .select([sql<string>`f.published_xid::text`.as("xid"), sql<string>`f.published_id::text`.as("id"), "p.time_zone"])
    .where("f.user_id", "=", param("ownerId"))
    .where("f.has_endpoints", "=", true)
    .forUpdate("f"),
);

export const updatePublished = defineQuery<Owner & { xid: string; id: string }>()((db, param) =>
  db
    .updateTable("followed_businesses")
    .set({ published_xid: param("xid"), published_id: sql<number>`${param("id")}::bigint` })
    .where("user_id", "=", param("ownerId")),
);

/** Whether there are changes that can't be published yet, as an older transaction is still running. */
export const selectUnpublished = defineQuery<Owner & { xid: string; id: string }>()((db, param) =>
  db.selectNoFrom(
    sql<boolean>`exists (select from recorded_changes where user_id = ${param("ownerId")}::uuid
      and (xid, id) > (${param("xid")}::xid8, ${param("id")}::bigint))`.as("is_more"),
  ),
);
