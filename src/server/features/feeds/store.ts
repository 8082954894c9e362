import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

const columns = ["id", "agent_id", "generation", "token_hash", "with_clients"] as const;

export type FeedRow = {
  id: string;
  agent_id: string | null;
  generation: number;
  token_hash: string;
  with_clients: boolean;
};

export const selectFeeds = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("calendar_feeds").select(columns).where("user_id", "=", param("ownerId")).orderBy("created_at"),
);

type OneFeed = { ownerId: string; feedId: string };

export const selectFeedForUpdate = defineQuery<OneFeed>()((db, param) =>
  db
    .selectFrom("calendar_feeds")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("feedId"))
    .forUpdate(),
);

type NewFeed = OneFeed & { agentId: string | null; tokenHash: string; withClients: boolean };

export const upsertFeed = defineQuery<NewFeed>()((db, param) =>
  db
    .insertInto("calendar_feeds")
    .values({
      id: param("feedId"),
      user_id: param("ownerId"),
      agent_id: param("agentId"),
      token_hash: param("tokenHash"),
      with_clients: param("withClients"),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "agent_id"])
        .doUpdateSet((eb) => ({ with_clients: eb.ref("excluded.with_clients") })),
    )
    .returning(columns),
);

export const updateFeedRow = defineQuery<OneFeed & { generation: number; tokenHash: string; withClients: boolean }>()(
  (db, param) =>
    db
      .updateTable("calendar_feeds")
      .set({
        generation: param("generation"),
        token_hash: param("tokenHash"),
        with_clients: param("withClients"),
      })
      .where("user_id", "=", param("ownerId"))
      .where("id", "=", param("feedId"))
      .returning(columns),
);

export const deleteFeedRow = defineQuery<OneFeed>()((db, param) =>
  db
    .deleteFrom("calendar_feeds")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("feedId"))
    .returning("id"),
);

export const findFeed = defineUnownedQuery<{ hash: string }>("finding-the-owner")((db, param) =>
  db.selectFrom(sql<{ user_id: string; id: string }>`find_feed(${param("hash")}::text)`.as("found")).selectAll(),
);

export const selectReadFeed = defineQuery<OneFeed>()((db, param) =>
  db
    .selectFrom("calendar_feeds as f")
    .innerJoin("user_profiles as p", "p.user_id", "f.user_id")
    .leftJoin("agents as g", (join) => join.onRef("g.user_id", "=", "f.user_id").onRef("g.id", "=", "f.agent_id"))
    .select(["f.agent_id", "f.with_clients", "p.language", "p.company_name", "g.name as agent_name"])
    .where("f.user_id", "=", param("ownerId"))
    .where("f.id", "=", param("feedId")),
);

/** At most this many; the furthest ahead are left out. */
const mostEvents = 10_000;

/** The appointments in a feed, cancelled ones too; of every agent for the business's own. */
export const selectFeedEvents = defineQuery<OneFeed & { from: Temporal.Instant; to: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("calendar_feeds as f")
    .innerJoin("appointments as a", "a.user_id", "f.user_id")
    .innerJoin("agents as g", (join) => join.onRef("g.user_id", "=", "a.user_id").onRef("g.id", "=", "a.agent_id"))
    .select(["a.id", "a.starts_at", "a.ends_at", "a.status", "a.service_type", "a.updated_at", "a.calendar_sequence"])
    .select(["a.client_name", "a.booked_for", "a.client_phone", "g.name as agent_name"])
    .where("f.user_id", "=", param("ownerId"))
    .where("f.id", "=", param("feedId"))
    .where("a.user_id", "=", param("ownerId"))
    .where(sql<boolean>`a.agent_id = coalesce(f.agent_id, a.agent_id)`)
    .where("a.is_test", "=", false)
    .where("a.starts_at", ">=", param("from"))
    .where("a.starts_at", "<", param("to"))
    .orderBy("a.starts_at")
    .orderBy("a.id")
    .limit(sql.lit(mostEvents)),
);
