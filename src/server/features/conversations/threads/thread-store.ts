import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import type { ChatRow } from "../message-present.ts";
import { mayWriteFrom, optedOutSince } from "../number-store.ts";

type ThreadParams = { ownerId: string; clientId: string; before: string | null; count: number };

/** The person's record and those that were merged into it: one for each address. */
const addressesOf = (ownerId: string, clientId: string) =>
  sql`select id, channel_address from clients
    where user_id = ${ownerId} and (id = ${clientId} or merged_into = ${clientId})`;

/**
 * Messages and notices of one person, the latest first: what is before the one with that id, or all. Notices are found by
 * the address they went to, as they may be older than the person's first message. Each kind is read from the page's edge
 * by an index, so a page costs the same however long the two have been writing.
 */
export const selectThread = defineQuery<ThreadParams>()((db, param) => {
  const [owner, client, before, count] = [param("ownerId"), param("clientId"), param("before"), param("count")];
  const order = sql`order by created_at desc, position desc, id desc limit ${count}`;
  return db
    .selectFrom(
      sql<ChatRow>`(
        with person as (${addressesOf(owner, client)}), edge as (
          select created_at, position, id from messages
            where user_id = ${owner} and client_id in (select id from person) and id = ${before}
          union all
          select written_at, 0, id from notices where user_id = ${owner} and id = ${before}
          union all
          select 'infinity', 0, gen_random_uuid() where ${before}::uuid is null
        ), said as (
          select m.* from person cross join lateral (
            select id, author, kind, text, opener, options, status, reason, created_at, position from messages
              where user_id = ${owner} and client_id = person.id
                and (created_at, position, id) < (select created_at, position, id from edge)
              ${order}
          ) m
        ), notified as (
          select n.* from person cross join lateral (
            select id, 'notice', 'text', body, null, '[]'::jsonb, status, reason, written_at as created_at, 0 as position
              from notices
              where user_id = ${owner} and body is not null and status <> 'superseded'
                and recipient = person.channel_address
                and (written_at, 0, id) < (select created_at, position, id from edge)
              order by written_at desc, id desc limit ${count}
          ) n
        )
        select * from said union all select * from notified ${order}
      )`.as("thread"),
    )
    .selectAll();
});

/**
 * Where the person wrote last, and when: the window to answer in belongs to that number. One that is another business's
 * by now has no window for this one.
 */
export const selectLatestConversation = defineQuery<{ ownerId: string; clientId: string }>()((db, param) =>
  db
    .selectFrom("conversations as v")
    .innerJoin("clients as c", (join) => join.onRef("c.id", "=", "v.client_id").onRef("c.user_id", "=", "v.user_id"))
    .leftJoin("whatsapp_windows as w", (join) =>
      join.onRef("w.sender", "=", "v.sender").onRef("w.client", "=", "c.channel_address").on(mayWriteFrom("v")),
    )
    .select(["v.id", "v.client_id", "v.sender", "c.bot_paused_until", "w.last_inbound_at"])
    .select((eb) => eb.ref("c.channel_address").$notNull().as("channel_address"))
    .select(optedOutSince("v").as("opted_out_at"))
    .where("v.user_id", "=", param("ownerId"))
    .where(sql<boolean>`(c.id = ${param("clientId")}::uuid or c.merged_into = ${param("clientId")}::uuid)`)
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
