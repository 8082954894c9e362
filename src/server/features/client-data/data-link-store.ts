import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

type OneClient = { ownerId: string; clientId: string };

export const countDataLinks = defineQuery<OneClient & { since: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("client_data_links")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", param("ownerId"))
    .where("client_id", "=", param("clientId"))
    .where("created_at", ">", param("since")),
);

type NewLink = OneClient & { tokenHash: string; now: Temporal.Instant; expiresAt: Temporal.Instant };

export const insertDataLink = defineQuery<NewLink>()((db, param) =>
  db.insertInto("client_data_links").values({
    user_id: param("ownerId"),
    client_id: param("clientId"),
    token_hash: param("tokenHash"),
    created_at: param("now"),
    expires_at: param("expiresAt"),
  }),
);

type FoundLink = { user_id: string; id: string; client_id: string };

export const findDataLink = defineUnownedQuery<{ hash: string; now: Temporal.Instant }>("finding-the-owner")(
  (db, param) =>
    db
      .selectFrom(
        sql<FoundLink>`find_client_data_link(${param("hash")}::text, ${param("now")}::timestamptz)`.as("found"),
      )
      .selectAll(),
);

/** The person a link belongs to, and the business it is about. */
export const selectDataSubject = defineQuery<OneClient & { linkId: string }>()((db, param) =>
  db
    .selectFrom("clients as c")
    .innerJoin("client_data_links as l", (join) =>
      join.onRef("l.user_id", "=", "c.user_id").onRef("l.client_id", "=", "c.id"),
    )
    .innerJoin("user_profiles as p", "p.user_id", "c.user_id")
    .innerJoin("user as u", "u.id", "c.user_id")
    .leftJoin("whatsapp_credentials as k", "k.user_id", "c.user_id")
    .select(["c.name", "c.profile_name", "c.phone", "c.language", "c.created_at", "c.opted_out_at", "l.expires_at"])
    .select(["c.email", "c.channel_choice", "c.mail_stopped_at"])
    .select(
      sql<Temporal.Instant | null>`(select max(v.disclosed_at) from conversations v where v.user_id = c.user_id
        and v.client_id = c.id)`.as("disclosed_at"),
    )
    .select(["p.time_zone", "p.company_name", "u.name as owner_name", "k.preferred_language"])
    .select(sql<string | null>`wizard_name_of(p.user_id)`.as("wizard_name"))
    .select(sql<string>`coalesce(c.merged_into, c.id)`.as("person_id"))
    .where("c.user_id", "=", param("ownerId"))
    .where("c.id", "=", param("clientId"))
    .where("l.id", "=", param("linkId")),
);

/** Every appointment of the person that such a link belongs to, the latest first. */
export const selectDataAppointments = defineQuery<OneClient>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.user_id", "=", "a.user_id").onRef("g.id", "=", "a.agent_id"))
    .select(["a.appointment_date", "a.appointment_time", "a.service_type", "a.duration", "a.status", "a.booked_for"])
    .select(["a.client_name", "a.created_at", "a.client_note", "g.name as agent_name"])
    .where("a.user_id", "=", param("ownerId"))
    .where(
      "a.client_id",
      "=",
      sql<string>`(select coalesce(c.merged_into, c.id) from clients c where c.user_id = ${param("ownerId")}
        and c.id = ${param("clientId")}::uuid)`,
    )
    .orderBy("a.starts_at", "desc")
    .limit(1_000),
);

type OfferRow = { date: string; time: string; state: string; heldUntil: string };

/** Every wait of the person, the latest first, with the times that were offered for it. */
export const selectDataWaits = defineQuery<OneClient>()((db, param) =>
  db
    .selectFrom("waitlist_entries as e")
    .leftJoin("time_slot_configs as t", (join) =>
      join.onRef("t.user_id", "=", "e.user_id").onRef("t.id", "=", "e.appointment_type_id"),
    )
    .leftJoin("agents as g", (join) => join.onRef("g.user_id", "=", "e.user_id").onRef("g.id", "=", "e.agent_id"))
    .select(["t.name as type_name", "g.name as agent_name", "e.from_date", "e.to_date", "e.state", "e.created_at"])
    .select([
      sql<string | null>`to_char(e.from_time, 'HH24:MI')`.as("from_time"),
      sql<string | null>`to_char(e.to_time, 'HH24:MI')`.as("to_time"),
      sql<OfferRow[]>`coalesce((select json_agg(json_build_object('date', o.appointment_date,
          'time', to_char(o.appointment_time, 'HH24:MI'), 'state', o.state,
          'heldUntil', to_char(o.held_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by o.created_at)
        from waitlist_offers o where o.user_id = e.user_id and o.entry_id = e.id), '[]')`.as("offers"),
    ])
    .where("e.user_id", "=", param("ownerId"))
    .where(
      "e.client_id",
      "in",
      sql<string>`(select other.id from clients c
        join clients other on other.user_id = c.user_id
          and coalesce(other.merged_into, other.id) = coalesce(c.merged_into, c.id)
        where c.user_id = ${param("ownerId")} and c.id = ${param("clientId")}::uuid)`,
    )
    .orderBy("e.created_at", "desc")
    .limit(1_000),
);

/** What the person asked the team from this address, the latest first, with the answers. */
export const selectDataQuestions = defineQuery<OneClient>()((db, param) =>
  db
    .selectFrom("client_questions")
    .select(["words", "answer", "state", "asked_at"])
    .where("user_id", "=", param("ownerId"))
    .where("client_id", "=", param("clientId"))
    .orderBy("asked_at", "desc")
    .limit(1_000),
);

/** What was said on this address: another number of the same person may be somebody else's by now. */
export const selectDataMessages = defineQuery<OneClient>()((db, param) =>
  db
    .selectFrom("messages")
    .select(["author", "kind", "text", "created_at"])
    .where("user_id", "=", param("ownerId"))
    .where("client_id", "=", param("clientId"))
    .orderBy("created_at", "desc")
    .orderBy("position", "desc")
    .limit(2_000),
);

/** Links that have ended say nothing any more. They go when the next one is made. */
export const deleteEndedLinks = defineQuery<{ ownerId: string; before: Temporal.Instant }>()((db, param) =>
  db.deleteFrom("client_data_links").where("user_id", "=", param("ownerId")).where("expires_at", "<", param("before")),
);
