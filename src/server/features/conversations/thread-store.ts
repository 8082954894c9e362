import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";
import { optedOutSince } from "./facts-store.ts";
import type { ChatRow } from "./message-present.ts";
import { mayWriteFrom } from "./number-store.ts";

type ThreadParams = { ownerId: string; clientId: string; before: string | null; count: number };

/**
 * Messages and notices of one person, the latest first: what is before the one with that id, or all. Notices are found by
 * the address they went to, as they may be older than the person's first message.
 */
export const selectThread = defineQuery<ThreadParams>()((db, param) =>
  db
    .with("thread", (cte) =>
      cte
        .selectFrom("messages")
        .select(["id", "author", "kind", "text", "opener", "options", "status", "reason", "created_at", "position"])
        .where("user_id", "=", param("ownerId"))
        .where("client_id", "=", param("clientId"))
        .unionAll(
          cte
            .selectFrom("notices as n")
            .innerJoin("clients as c", (join) =>
              join.onRef("c.user_id", "=", "n.user_id").on(sql<boolean>`c.channel_address = n.details ->> 'recipient'`),
            )
            .select(["n.id", sql<string>`'notice'`.as("author"), sql<string>`'text'`.as("kind")])
            .select([sql<string>`n.body`.as("text"), sql<string | null>`null`.as("opener")])
            .select([sql<never>`'[]'::jsonb`.as("options"), "n.status", "n.reason"])
            .select([sql<Temporal.Instant>`n.written_at`.as("created_at"), sql<number>`0`.as("position")])
            .where("n.user_id", "=", param("ownerId"))
            .where("c.id", "=", param("clientId"))
            .where("n.body", "is not", null)
            .where("n.status", "<>", "superseded"),
        ),
    )
    .selectFrom("thread")
    .selectAll()
    .$castTo<ChatRow>()
    .where(
      sql<boolean>`(${param("before")}::uuid is null or (created_at, position, id) <
        (select created_at, position, id from thread where id = ${param("before")}::uuid))`,
    )
    .orderBy("created_at", "desc")
    .orderBy("position", "desc")
    .orderBy("id", "desc")
    .limit(param("count")),
);

/**
 * Where the person wrote last, and when: the window to answer in belongs to that number. One that is another business's
 * by now has no window for this one.
 */
export const selectLatestTalk = defineQuery<{ ownerId: string; clientId: string }>()((db, param) =>
  db
    .selectFrom("conversations as v")
    .innerJoin("clients as c", (join) => join.onRef("c.id", "=", "v.client_id").onRef("c.user_id", "=", "v.user_id"))
    .leftJoin("whatsapp_windows as w", (join) =>
      join.onRef("w.sender", "=", "v.sender").onRef("w.client", "=", "c.channel_address").on(mayWriteFrom("v")),
    )
    .select(["v.id", "v.sender", "c.channel_address", "c.bot_paused_until", "w.last_inbound_at"])
    .select(optedOutSince("v").as("opted_out_at"))
    .where("v.user_id", "=", param("ownerId"))
    .where("v.client_id", "=", param("clientId"))
    .orderBy("w.last_inbound_at", (order) => order.desc().nullsLast())
    .orderBy("v.updated_at", "desc")
    .limit(1),
);

type PauseParams = { ownerId: string; clientId: string; until: Temporal.Instant | null };

/** The owner answers, which is what the person asked for; or gives the person back to the bot. */
export const setPause = defineQuery<PauseParams>()((db, param) =>
  db
    .updateTable("clients")
    .set({ bot_paused_until: param("until"), wants_human_since: null, updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId"))
    .returning("id"),
);
