import { type Kysely, sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { countedAs } from "../../../platform/db/counted-as.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import type { DB } from "../../../platform/db/schema.gen.ts";
import type { PageCursor } from "../../../platform/http/input/page-cursor.ts";

export type ClientVisit = { appointmentId: string; date: string; time: string; service: string; agentName: string };

export type LastMessage = { author: "client" | "bot" | "owner"; text: string; at: string };

export const clientColumns = [
  "c.id",
  "c.name",
  "c.profile_name",
  "c.phone",
  "c.written_phone",
  "c.channel_address",
  "c.email",
  "c.channel_choice",
  "c.mail_stopped_at",
  "c.mail_refused_at",
  "c.language",
  "c.tags",
  "c.notes",
  "c.is_blocked",
  "c.opted_out_at",
  "c.wants_human_since",
  "c.bot_paused_until",
  "c.last_message_at",
  "c.created_at",
  "c.list_at",
] as const;

const visit = sql`json_build_object('appointmentId', a.id, 'date', a.appointment_date, 'service', a.service_type,
  'time', to_char(a.appointment_time, 'HH24:MI'), 'agentName', g.name)`;

/** The appointments of the person `c` that aren't cancelled. */
const notCancelled = sql`appointments a join agents g on g.user_id = a.user_id and g.id = a.agent_id
  where a.user_id = c.user_id and a.client_id = c.id and a.status <> 'cancelled'`;

export const nextVisit = (now: Temporal.Instant) => sql<ClientVisit | null>`(
  select ${visit} from ${notCancelled} and a.starts_at > ${now}::timestamptz order by a.starts_at limit 1)`;

export const lastVisit = (now: Temporal.Instant) => sql<ClientVisit | null>`(
  select ${visit} from ${notCancelled} and a.starts_at <= ${now}::timestamptz and a.outcome is distinct from 'no-show'
   order by a.starts_at desc limit 1)`;

/** How often the person `c` came, and how often not. What is still to come is no visit yet. */
export const visitCounts = (now: Temporal.Instant) => sql<VisitCounts>`(
  select json_build_object('visits', count(*) filter (where counted = 'visit'),
      'noShows', count(*) filter (where counted = 'no-show'))
    from (select ${countedAs("a")} as counted from appointments a
      where a.user_id = c.user_id and a.client_id = c.id and a.starts_at <= ${now}::timestamptz) counts)`;

export type VisitCounts = { visits: number; noShows: number };

/** What the client's latest conversation says of their arrival. */
export const lastArrival = sql<StoredArrival | null>`(
  select v.state->'arrival' from conversations v
   where v.user_id = c.user_id and v.client_id = c.id and v.state ? 'arrival'
   order by v.updated_at desc limit 1)`;

type StoredArrival = { kind: "late" | "coming" | "here"; minutes: number | null; atMs: number };

/** How many have just said when they arrive. */
export const countArrivals = defineQuery<{ ownerId: string; sinceMs: number }>()((db, param) =>
  db
    .selectFrom("conversations as v")
    .innerJoin("clients as c", (join) => join.onRef("c.user_id", "=", "v.user_id").onRef("c.id", "=", "v.client_id"))
    .select(sql<number>`count(distinct v.client_id)`.as("count"))
    .where("v.user_id", "=", param("ownerId"))
    .where(sql<boolean>`c.channel_address is distinct from ${sql.lit(trialAddress)}`)
    .where(sql<boolean>`(v.state->'arrival'->>'atMs')::numeric >= ${param("sinceMs")}::numeric`),
);

/** From whichever of the person's addresses. */
export const lastMessage = sql<LastMessage | null>`(
  select json_build_object('author', m.author, 'text', left(m.text, 200), 'at', m.created_at)
    from clients other
    cross join lateral (select author, text, created_at, position from messages m
      where m.user_id = other.user_id and m.client_id = other.id
      order by m.created_at desc, m.position desc limit 1) m
   where other.user_id = c.user_id and (other.id = c.id or other.merged_into = c.id)
   order by m.created_at desc, m.position desc limit 1)`;

/** What the person asked and the team hasn't answered. Hardly anybody has such a question. */
export const openQuestions = sql<OpenQuestion[]>`case when c.question_since is null then '[]'::json else (
  select coalesce(json_agg(json_build_object('id', q.id, 'words', q.words, 'askedAt', q.asked_at) order by q.asked_at, q.id), '[]')
    from clients other join client_questions q on q.user_id = other.user_id and q.client_id = other.id
   where other.user_id = c.user_id and (other.id = c.id or other.merged_into = c.id) and q.state = 'open') end`;

type OpenQuestion = { id: string; words: string; askedAt: string };

/** The last service while it is on offer, and the active agent with whom most appointments were. */
const lastType = (now: Temporal.Instant) => sql<string | null>`(
  select (select t.id from time_slot_configs t
      where t.user_id = a.user_id and t.id = a.appointment_type_id and t.is_active)
    from ${notCancelled} and a.starts_at <= ${now}::timestamptz order by a.starts_at desc limit 1)`;
const usualAgent = sql<string | null>`(
  select a.agent_id from ${notCancelled} and g.is_active
   group by a.agent_id order by count(*) desc, max(a.starts_at) desc limit 1)`;

/** Someone who runs the day with this phone isn't a client, unless they have had appointments. */
const isClient = (client: string) =>
  sql<boolean>`(not exists (select from command_senders s where s.user_id = ${sql.ref(`${client}.user_id`)}
      and s.address = ${sql.ref(`${client}.channel_address`)} and s.ended_at is null)
    or exists (select from appointments a where a.user_id = ${sql.ref(`${client}.user_id`)}
      and a.client_id = ${sql.ref(`${client}.id`)}))`;

type PageParams = PageCursor & { ownerId: string; count: number };

type FindParams = PageParams & {
  /** One for each word, folded. Those of the tag lead to the clients who have it. */
  terms: string[];
  tag: string | null;
  /** Only people a booking can be made for: with a name and a number. */
  isForBooking: boolean;
};

/** The one search for people, in the list and in the dialog that books for them, in the list's order. */
export const findClientIds = defineQuery<FindParams>()((db, param) =>
  db
    .selectFrom(
      sql<{ ids: string[]; is_partial: boolean }>`search_clients(${param("ownerId")}::uuid, ${param("terms")}::text[],
        ${sql.lit(trialAddress)}, false, ${param("isForBooking")}::boolean, ${param("tag")}::text,
        ${param("beforeAt")}::timestamptz, ${param("beforeId")}::uuid, ${param("count")}::integer)`.as("found"),
    )
    .select(["found.ids", "found.is_partial"]),
);

const listed = (db: Kysely<DB>, now: Temporal.Instant) =>
  db
    .selectFrom("clients as c")
    .select(clientColumns)
    .select([
      visitCounts(now).as("counts"),
      nextVisit(now).as("next_visit"),
      lastVisit(now).as("last_visit"),
      lastMessage.as("last_message"),
      lastArrival.as("arrival"),
      openQuestions.as("questions"),
    ])
    .orderBy("c.list_at", "desc")
    .orderBy("c.id", "desc");

/**
 * Everyone, read in the list's order from an index; it ends with the page. The owner's own trial isn't a client, a merged
 * record isn't one of its own.
 */
export const selectClients = defineQuery<PageParams & { now: Temporal.Instant }>()((db, param) =>
  listed(db, param("now"))
    .where("c.user_id", "=", param("ownerId"))
    .where("c.merged_into", "is", null)
    .where(sql<boolean>`c.channel_address is distinct from ${sql.lit(trialAddress)}`)
    .where(isClient("c"))
    .where(sql<boolean>`(${param("beforeAt")}::timestamptz is null
      or (c.list_at, c.id) < (${param("beforeAt")}::timestamptz, ${param("beforeId")}::uuid))`)
    .limit(param("count")),
);

type FoundParams = { ownerId: string; ids: string[]; now: Temporal.Instant };

export const selectFoundClients = defineQuery<FoundParams>()((db, param) =>
  listed(db, param("now"))
    .where("c.user_id", "=", param("ownerId"))
    .where(sql<boolean>`c.id = any(${param("ids")}::uuid[])`),
);

/** The same with what is usually booked for them. */
export const selectForBooking = defineQuery<FoundParams>()((db, param) =>
  listed(db, param("now"))
    .select([lastType(param("now")).as("type_id"), usualAgent.as("agent_id")])
    .where("c.user_id", "=", param("ownerId"))
    .where(sql<boolean>`c.id = any(${param("ids")}::uuid[])`),
);

/**
 * How many there are, counted in the list's index alone, less the few that aren't clients: with many, reading each record
 * took longer than the page. Those who wait are at the top of the list, thousands of years ahead.
 */
export const countClients = defineQuery<{ ownerId: string }>()((db, param) => {
  const own = sql`clients c where c.user_id = ${param("ownerId")}::uuid and c.merged_into is null`;
  const isTrial = sql`c.channel_address = ${sql.lit(trialAddress)}`;
  const runsTheDay = sql`c.channel_address = any (array(select s.address from command_senders s
    where s.user_id = ${param("ownerId")}::uuid and s.ended_at is null))`;
  return db.selectNoFrom([
    // Asked for in the index's order: a table that is mostly one owner's would be read from end to end otherwise.
    sql<number>`(select count(*) from (select c.list_at from ${own} order by c.list_at desc) listed) - (select count(*) from ${own} and ${isTrial})
      - (select count(*) from ${own} and ${runsTheDay} and not ${isTrial} and not ${isClient("c")})`.as("total"),
    sql<number>`(select count(*) from ${own} and c.list_at > timestamptz '5000-01-01Z'
      and c.channel_address is distinct from ${sql.lit(trialAddress)} and ${isClient("c")})`.as("waiting"),
  ]);
});

/** Who has waited longest, and how many wait. */
export const selectLongestWaiting = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("clients")
    .select(["id", sql<number>`count(*) over ()`.as("waiting")])
    .where("user_id", "=", param("ownerId"))
    .where("merged_into", "is", null)
    .where(sql<boolean>`list_at > timestamptz '5000-01-01Z'`)
    .where(sql<boolean>`channel_address is distinct from ${sql.lit(trialAddress)}`)
    .orderBy("list_at", "desc")
    .limit(1),
);

export const selectTags = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("clients as c")
    .crossJoin(sql<{ tag: string }>`unnest(c.tags)`.as<"t">(sql`t(tag)`))
    .select([sql<string>`min(t.tag)`.as("tag"), sql<number>`count(*)::integer`.as("clients")])
    .where("c.user_id", "=", param("ownerId"))
    .where("c.merged_into", "is", null)
    .where(sql<boolean>`c.tags <> '{}'`)
    .groupBy(sql`lower(t.tag)`)
    .orderBy(sql`lower(t.tag)`),
);
