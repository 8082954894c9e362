import { sql } from "kysely";
import type { WaitlistRequest } from "#domain/scheduling/waitlist/waitlist-request.ts";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

type Owned = { ownerId: string };

export type WaitingRow = {
  id: string;
  appointment_type_id: string | null;
  agent_id: string | null;
  from_date: string;
  to_date: string;
  from_time: string | null;
  to_time: string | null;
  known_ms: number[];
  client_name: string;
  client_id: string;
  phone: string | null;
  channel_address: string | null;
  /** Blocked, without an address, or they wrote STOP. */
  is_unreachable: boolean;
  open_offer_id: string | null;
};

/** Those who wait, the longest first, and whether they may be written to. */
export const selectWaitingEntries = defineQuery<Owned>()((db, param) =>
  db
    .selectFrom("waitlist_entries as e")
    .innerJoin("clients as c", (join) => join.onRef("c.user_id", "=", "e.user_id").onRef("c.id", "=", "e.client_id"))
    .leftJoin("waitlist_offers as o", (join) =>
      join.onRef("o.user_id", "=", "e.user_id").onRef("o.entry_id", "=", "e.id").on("o.state", "=", "open"),
    )
    .select(["e.id", "e.appointment_type_id", "e.agent_id", "e.from_date", "e.to_date"])
    .select([
      sql<string | null>`to_char(e.from_time, 'HH24:MI')`.as("from_time"),
      sql<string | null>`to_char(e.to_time, 'HH24:MI')`.as("to_time"),
      sql<number[]>`array(select date_part('epoch', s) * 1000 from unnest(e.known_starts) s)`.as("known_ms"),
      sql<string>`coalesce(c.name, c.profile_name, c.phone, c.channel_address, '-')`.as("client_name"),
      sql<boolean>`c.is_blocked or c.channel_address is null
        or opted_out_since(e.user_id, c.channel_address, sender_of(e.user_id)) is not null`.as("is_unreachable"),
    ])
    .select(["c.phone", "c.channel_address", "e.client_id", "o.id as open_offer_id"])
    .where("e.user_id", "=", param("ownerId"))
    .where("e.state", "=", sql.lit("waiting"))
    .orderBy("e.created_at")
    .orderBy("e.id")
    .$castTo<WaitingRow>(),
);

/** When the first of the open offers is over. */
export const selectNextEnd = defineQuery<Owned>()((db, param) =>
  db
    .selectFrom("waitlist_offers")
    .select(sql<Temporal.Instant | null>`min(held_until)`.as("held_until"))
    .where("user_id", "=", param("ownerId"))
    .where("state", "=", sql.lit("open")),
);

/** Offers that can't stay open: their time is up, the message didn't arrive, or the person may not be written to. */
export const selectOffersToEnd = defineQuery<Owned & { now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("waitlist_offers as o")
    .innerJoin("waitlist_entries as e", (join) =>
      join.onRef("e.user_id", "=", "o.user_id").onRef("e.id", "=", "o.entry_id"),
    )
    .innerJoin("clients as c", (join) => join.onRef("c.user_id", "=", "e.user_id").onRef("c.id", "=", "e.client_id"))
    .select(["o.id", "o.entry_id"])
    .select(sql<boolean>`o.held_until <= ${param("now")}::timestamptz`.as("is_expired"))
    .where("o.user_id", "=", param("ownerId"))
    .where("o.state", "=", sql.lit("open"))
    .where(
      sql<boolean>`(o.held_until <= ${param("now")}::timestamptz or c.is_blocked
        or opted_out_since(o.user_id, c.channel_address, sender_of(o.user_id)) is not null
        or exists (select from notices n where n.user_id = o.user_id and n.appointment_id = o.id and n.kind = 'opening'
          and n.status in ('failed', 'not_sent')))`,
    ),
);

/** The open offers, with what has to be known to see whether somebody would be there. */
export const selectOpenOffers = defineQuery<Owned>()((db, param) =>
  db
    .selectFrom("waitlist_offers as o")
    .innerJoin("waitlist_entries as e", (join) =>
      join.onRef("e.user_id", "=", "o.user_id").onRef("e.id", "=", "o.entry_id"),
    )
    .select(["o.id", "o.agent_id", "o.appointment_date", "o.made_despite", "e.appointment_type_id"])
    .select(sql<string>`to_char(o.appointment_time, 'HH24:MI')`.as("appointment_time"))
    .select([
      sql<number>`date_part('epoch', lower(o.blocks)) * 1000`.as("blocks_start_ms"),
      sql<number>`date_part('epoch', upper(o.blocks)) * 1000`.as("blocks_end_ms"),
    ])
    .where("o.user_id", "=", param("ownerId"))
    .where("o.state", "=", sql.lit("open")),
);

type EndParams = Owned & { offerId: string; state: string; endedBy: string; now: Temporal.Instant };

/** Ends it only once: a second caller finds it ended. Its hold ends with it. */
export const endOffer = defineQuery<EndParams>()((db, param) =>
  db
    .updateTable("waitlist_offers")
    .set({ state: param("state"), ended_by: param("endedBy"), ended_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("offerId"))
    .where("state", "=", "open")
    .returning("entry_id"),
);

type EntryEnd = Owned & { entryId: string; state: string; now: Temporal.Instant };

export const endEntry = defineQuery<EntryEnd>()((db, param) =>
  db
    .updateTable("waitlist_entries")
    .set({ state: param("state"), ended_at: param("now"), version: sql`version + 1` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("entryId"))
    .where("state", "=", "waiting")
    .returning("id"),
);

export const selectWaitingSince = defineQuery<Owned & { entryId: string }>()((db, param) =>
  db
    .selectFrom("waitlist_entries")
    .select("created_at")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("entryId"))
    .where("state", "=", "waiting"),
);

/** Nobody waits for a day that has passed. */
export const endPast = defineQuery<Owned & { today: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("waitlist_entries")
    .set({ state: "over", ended_at: param("now"), version: sql`version + 1` })
    .where("user_id", "=", param("ownerId"))
    .where("state", "=", "waiting")
    .where("to_date", "<", param("today"))
    .where(
      sql<boolean>`not exists (select from waitlist_offers o where o.user_id = waitlist_entries.user_id
        and o.entry_id = waitlist_entries.id and o.state = 'open')`,
    ),
);

export const setKnown = defineQuery<Owned & { entryId: string; starts: string[] }>()((db, param) =>
  db
    .updateTable("waitlist_entries")
    .set({ known_starts: sql`${param("starts")}::timestamptz[]` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("entryId")),
);

/** False when that time has been booked after all. */
export const holdSlot = defineQuery<Owned & { slot: string }>()((db, param) =>
  db.selectNoFrom(
    sql<boolean>`current_owner() = ${param("ownerId")}::uuid and hold_slot(${param("slot")}::jsonb)`.as("is_held"),
  ),
);

type TakeParams = Owned & { offerId: string; now: Temporal.Instant; status: string; awaiting: string | null };

export const takeHold = defineQuery<TakeParams>()((db, param) =>
  db.selectNoFrom(
    sql<boolean>`current_owner() = ${param("ownerId")}::uuid and take_hold(${param("offerId")}::uuid,
      ${param("now")}::timestamptz, ${param("status")}::text, ${param("awaiting")}::text)`.as("is_taken"),
  ),
);

export const setStartLink = defineQuery<Owned & { appointmentId: string; startLinkId: string }>()((db, param) =>
  db
    .updateTable("appointments")
    .set({ start_link_id: param("startLinkId") })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId")),
);

type NewOffer = Owned & {
  id: string;
  entryId: string;
  agentId: string;
  date: string;
  time: string;
  startsAt: Temporal.Instant;
  blocksStart: Temporal.Instant;
  blocksEnd: Temporal.Instant;
  heldUntil: Temporal.Instant;
  madeDespite: number;
  now: Temporal.Instant;
};

export const insertOffer = defineQuery<NewOffer>()((db, param) =>
  db.insertInto("waitlist_offers").values({
    id: param("id"),
    user_id: param("ownerId"),
    entry_id: param("entryId"),
    agent_id: param("agentId"),
    appointment_date: param("date"),
    appointment_time: param("time"),
    starts_at: param("startsAt"),
    blocks: sql<string>`tstzrange(${param("blocksStart")}::timestamptz, ${param("blocksEnd")}::timestamptz)`,
    held_until: param("heldUntil"),
    made_despite: param("madeDespite"),
    created_at: param("now"),
  }),
);

/** Whether offers may be answered at all, how long a time is held, and who would be writing. */
export const selectListSide = defineQuery<Owned>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .innerJoin("user as u", "u.id", "p.user_id")
    .leftJoin("subscribers as s", "s.user_id", "p.user_id")
    .select(["p.waitlist_hold_minutes", "p.time_zone", "s.subscribed", "s.subscription_end", "u.deletion_requested_at"])
    .select(sql<string | null>`sender_of(p.user_id)`.as("sender"))
    .where("p.user_id", "=", param("ownerId")),
);

type NewEntry = Owned &
  WaitlistRequest & {
    id: string;
    clientId: string;
    source: string;
    known: string[];
    now: Temporal.Instant;
  };

export const insertEntry = defineQuery<NewEntry>()((db, param) =>
  db
    .insertInto("waitlist_entries")
    .values({
      id: param("id"),
      user_id: param("ownerId"),
      client_id: param("clientId"),
      appointment_type_id: param("typeId"),
      agent_id: param("agentId"),
      from_date: param("from"),
      to_date: param("to"),
      from_time: param("fromTime"),
      to_time: param("toTime"),
      source: param("source"),
      known_starts: sql`${param("known")}::timestamptz[]`,
      created_at: param("now"),
    })
    .returning("id"),
);

/** An offer that is open, whoever's. */
export const selectOpenOffer = defineQuery<Owned & { offerId: string }>()((db, param) =>
  db
    .selectFrom("waitlist_offers as o")
    .innerJoin("waitlist_entries as e", (join) =>
      join.onRef("e.user_id", "=", "o.user_id").onRef("e.id", "=", "o.entry_id"),
    )
    .select(["o.id", "o.entry_id", "o.agent_id", "o.held_until", "e.client_id"])
    .select(["o.appointment_date", "o.made_despite", "e.appointment_type_id"])
    .select(sql<string>`to_char(o.appointment_time, 'HH24:MI')`.as("appointment_time"))
    .where("o.user_id", "=", param("ownerId"))
    .where("o.id", "=", param("offerId"))
    .where("o.state", "=", "open")
    .forUpdate("o"),
);

export const selectOpenOfferOf = defineQuery<Owned & { entryId: string }>()((db, param) =>
  db
    .selectFrom("waitlist_offers")
    .select("id")
    .where("user_id", "=", param("ownerId"))
    .where("entry_id", "=", param("entryId"))
    .where("state", "=", "open"),
);

/** Across owners, hence ids only. */
export const findWaitlists = defineUnownedQuery<{ after: string | null; pageSize: number }>("routine")((db, param) =>
  db
    .selectFrom(
      sql<{ user_id: string }>`find_waitlists(${param("after")}::uuid, ${param("pageSize")}::integer)`.as("due"),
    )
    .selectAll(),
);
