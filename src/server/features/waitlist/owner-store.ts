import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type Owned = { ownerId: string };

type OfferRow = {
  id: string;
  agentId: string;
  appointmentDate: string;
  appointmentTime: string;
  heldUntil: string;
  state: string;
  endedBy: string | null;
};

const latestOffer = sql<OfferRow | null>`(select json_build_object('id', o.id, 'agentId', o.agent_id,
    'appointmentDate', o.appointment_date, 'appointmentTime', to_char(o.appointment_time, 'HH24:MI'),
    'heldUntil', to_char(o.held_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'state', o.state,
    'endedBy', o.ended_by)
  from waitlist_offers o where o.user_id = e.user_id and o.entry_id = e.id
  order by o.state = 'open' desc, o.created_at desc limit 1)`;

/** One, or those who wait and the latest hundred who did. */
export const selectEntries = defineQuery<Owned & { entryId: string | null; since: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("waitlist_entries as e")
    .innerJoin("clients as c", (join) => join.onRef("c.user_id", "=", "e.user_id").onRef("c.id", "=", "e.client_id"))
    .select(["e.id", "e.appointment_type_id", "e.agent_id", "e.from_date", "e.to_date", "e.state", "e.source"])
    .select([
      sql<string>`coalesce(c.merged_into, c.id)`.as("client_id"),
      sql<string>`coalesce(c.name, c.profile_name, c.phone, c.channel_address, '')`.as("client_name"),
      sql<string | null>`to_char(e.from_time, 'HH24:MI')`.as("from_time"),
      sql<string | null>`to_char(e.to_time, 'HH24:MI')`.as("to_time"),
      sql<boolean>`c.is_blocked or c.channel_address is null
        or opted_out_since(e.user_id, c.channel_address, sender_of(e.user_id)) is not null`.as("is_unreachable"),
      latestOffer.as("offer"),
      "e.created_at",
    ])
    .where("e.user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`case when ${param("entryId")}::uuid is null
        then e.state = 'waiting' or e.ended_at > ${param("since")}::timestamptz
        else e.id = ${param("entryId")}::uuid end`,
    )
    .orderBy(sql`e.state <> 'waiting'`)
    .orderBy(sql`case when e.state = 'waiting' then e.created_at end`)
    .orderBy("e.ended_at", "desc")
    .orderBy("e.id")
    .limit(300),
);

export const selectHold = defineQuery<Owned>()((db, param) =>
  db.selectFrom("user_profiles").select("waitlist_hold_minutes").where("user_id", "=", param("ownerId")),
);

export const updateHold = defineQuery<Owned & { holdMinutes: number }>()((db, param) =>
  db
    .updateTable("user_profiles")
    .set({ waitlist_hold_minutes: param("holdMinutes") })
    .where("user_id", "=", param("ownerId")),
);

export const selectKnownIds = defineQuery<
  Owned & { clientId: string; agentId: string | null; typeId: string | null }
>()((db, param) =>
  db
    .selectFrom("clients")
    .select("id")
    .select([
      sql<boolean>`${param("agentId")}::uuid is null or exists (select from agents a
          where a.user_id = clients.user_id and a.id = ${param("agentId")}::uuid)`.as("has_agent"),
      sql<boolean>`${param("typeId")}::uuid is null or exists (select from time_slot_configs t
          where t.user_id = clients.user_id and t.id = ${param("typeId")}::uuid and t.is_active)`.as("has_type"),
    ])
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId")),
);

/** The times that are offered at the moment, with whom they are held for. */
export const selectHolds = defineQuery<Owned & { from: Temporal.Instant; to: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("waitlist_offers as o")
    .innerJoin("waitlist_entries as e", (join) =>
      join.onRef("e.user_id", "=", "o.user_id").onRef("e.id", "=", "o.entry_id"),
    )
    .innerJoin("clients as c", (join) => join.onRef("c.user_id", "=", "e.user_id").onRef("c.id", "=", "e.client_id"))
    .select(["o.agent_id", "o.starts_at"])
    .select([
      sql<Temporal.Instant>`upper(o.blocks)`.as("ends_at"),
      sql<string>`coalesce(c.name, c.profile_name, c.phone, c.channel_address, '')`.as("client_name"),
    ])
    .where("o.user_id", "=", param("ownerId"))
    .where("o.state", "=", sql.lit("open"))
    .where(
      sql<boolean>`lower(o.blocks) < ${param("to")}::timestamptz and upper(o.blocks) > ${param("from")}::timestamptz`,
    )
    .orderBy("o.starts_at"),
);
