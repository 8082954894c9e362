import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

type Owner = { ownerId: string };

/** To the day: who asks every second writes once. */
export const upsertFollowed = defineQuery<Owner>()((db, param) =>
  db
    .insertInto("followed_businesses")
    .values({ user_id: param("ownerId") })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ asked_at: sql<Temporal.Instant>`clock_timestamp()` })
        .where("followed_businesses.asked_at", "<", sql<Temporal.Instant>`now() - interval '1 day'`),
    ),
);

/** In a transaction after the one that stored the row: whoever begins from now on sees it. */
export const markReady = defineQuery<Owner>()((db, param) =>
  db
    .updateTable("followed_businesses")
    .set({
      ready_xid: sql<string>`pg_snapshot_xmax(pg_current_snapshot())`,
      ready_at: sql<Temporal.Instant>`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("ready_xid", "is", null),
);

/** The record's state. `horizon`: the oldest transaction that is still running. */
export const selectFollowed = defineQuery<Owner>()((db, param) =>
  db
    .selectFrom("followed_businesses")
    .select(["generation", "ready_at"])
    .select([
      sql<boolean>`changes_horizon() >= ready_xid`.as("is_ready"),
      sql<boolean>`asked_at < now() - interval '1 day'`.as("is_old"),
      sql<Temporal.Instant>`now() - interval '30 days'`.as("oldest"),
      sql<string>`changes_horizon()::text`.as("horizon"),
      sql<string>`forgotten_xid::text`.as("forgotten_xid"),
      sql<string>`forgotten_id::text`.as("forgotten_id"),
    ])
    .where("user_id", "=", param("ownerId")),
);

/** Where following from a moment on begins: before the first change recorded since then, and never past a running transaction. */
export const selectPlaceAt = defineQuery<Owner & { since: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("recorded_changes")
    .select([sql<string>`xid::text`.as("xid"), sql<string>`(id - 1)::text`.as("id")])
    .where("user_id", "=", param("ownerId"))
    .where("created_at", ">=", param("since"))
    .where(sql<boolean>`xid < (select changes_horizon())`)
    .orderBy("xid")
    .orderBy("recorded_changes.id")
    .limit(1),
);

type PageParams = Owner & { afterXid: string; afterId: string; tables: string[]; count: number };

export type RecordedRow = {
  horizon: string;
  /** Null in the only row when there is no change. */
  id: string | null;
  xid: string;
  table_name: string;
  subject_id: string;
  facts: unknown;
  created_at: Temporal.Instant;
};

/**
 * Changes after a place, in the order of their transactions, up to the oldest one that is still running: it may yet commit
 * changes that come before those of others. The horizon is of the same snapshot as the rows, and found once: `offset 0`.
 */
export const selectRecorded = defineQuery<PageParams>()((db, param) =>
  db
    .selectFrom(sql<{ horizon: string }>`(select changes_horizon() as horizon offset 0)`.as("h"))
    .leftJoinLateral(
      sql<Omit<RecordedRow, "horizon">>`(select c.* from recorded_changes c
        where c.user_id = ${param("ownerId")}::uuid and c.table_name = any (${param("tables")}::text[])
          and (c.xid, c.id) > (${param("afterXid")}::xid8, ${param("afterId")}::bigint)
          and c.xid < h.horizon
        order by c.xid, c.id limit ${param("count")}::integer)`.as("c"),
      (join) => join.onTrue(),
    )
    .select([
      sql<string>`h.horizon::text`.as("horizon"),
      sql<string | null>`c.id::text`.as("id"),
      sql<string>`c.xid::text`.as("xid"),
      "c.table_name",
      "c.subject_id",
      "c.facts",
      "c.created_at",
    ])
    .orderBy("c.xid")
    .orderBy(sql`c.id`),
);

export const forgetOldChanges = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql`forget_old_changes()`.as("forgotten")),
);
