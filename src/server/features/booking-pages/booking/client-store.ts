import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

type ClientParams = { ownerId: string; address: string; now: Temporal.Instant };

/** The person behind a number, under all their addresses; null for somebody who was never heard of. */
const person = (ownerId: unknown, address: unknown) =>
  sql<string | null>`(select coalesce(c.merged_into, c.id) from clients c where c.user_id = ${ownerId}::uuid
    and (c.channel_address = ${address} or c.phone = ${address}) order by c.created_at limit 1)`;

/** What decides whether somebody with this number may book on the page: one row, whoever it is. */
export const selectPageClient = defineQuery<ClientParams>()((db, param) =>
  db
    .selectFrom(
      db
        .selectNoFrom([
          person(param("ownerId"), param("address")).as("id"),
          sql<string>`${param("ownerId")}::uuid`.as("user_id"),
        ])
        .as("p"),
    )
    .leftJoin("clients as c", (join) => join.onRef("c.user_id", "=", "p.user_id").onRef("c.id", "=", "p.id"))
    .select(sql<boolean>`coalesce(c.is_blocked, false)`.as("isBlocked"))
    .select(
      sql<boolean>`exists (select from messages m join clients w on w.user_id = m.user_id and w.id = m.client_id
        where m.user_id = p.user_id and (w.id = p.id or w.merged_into = p.id) and m.author = 'client')`.as("isProven"),
    )
    .select(
      sql<number>`(select count(*)::int from appointments a where a.user_id = p.user_id and a.client_id = p.id
        and a.outcome = 'no-show')`.as("noShows"),
    )
    .select([
      upcoming(sql<boolean>`true`, param("now")).as("upcomingCount"),
      upcoming(sql<boolean>`a.source = 'web'`, param("now")).as("upcomingByPage"),
    ]),
);

/** Visits to come; the services of one visit count as one. */
const upcoming = (which: unknown, now: unknown) =>
  sql<number>`(select count(distinct coalesce(a.visit_id, a.id))::int from appointments a where a.user_id = p.user_id
    and a.client_id = p.id and a.starts_at > ${now} and a.status <> 'cancelled' and ${which})`;
