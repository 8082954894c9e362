import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

/** Null: any. */
export type OfferFilter = {
  agentId: string | null;
  typeId: string | null;
  entryId: string | null;
  /** With the buffers. */
  blocksStart: Temporal.Instant | null;
  blocksEnd: Temporal.Instant | null;
};

/** Offers of an agent's times that clients may still take. */
export const selectOpenOffersOfAgent = defineQuery<{ ownerId: string; agentId: string; now: Temporal.Instant }>()(
  (db, param) =>
    db
      .selectFrom("waitlist_offers as o")
      .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("count"))
      .where("o.user_id", "=", param("ownerId"))
      .where("o.agent_id", "=", param("agentId"))
      .where("o.state", "=", "open")
      .where("o.held_until", ">", param("now")),
);

/** Ends open offers; the holds go with them. */
export const endOpenOffers = defineQuery<OfferFilter & { ownerId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("waitlist_offers as o")
    .from("waitlist_entries as e")
    .innerJoin("clients as c", (join) => join.onRef("c.user_id", "=", "e.user_id").onRef("c.id", "=", "e.client_id"))
    .set({ state: "passed", ended_by: "owner", ended_at: param("now") })
    .whereRef("e.user_id", "=", "o.user_id")
    .whereRef("e.id", "=", "o.entry_id")
    .where("o.user_id", "=", param("ownerId"))
    .where("o.state", "=", "open")
    .where(sql<boolean>`o.agent_id = coalesce(${param("agentId")}::uuid, o.agent_id)`)
    .where(sql<boolean>`o.entry_id = coalesce(${param("entryId")}::uuid, o.entry_id)`)
    .where(
      sql<boolean>`(${param("typeId")}::uuid is null or e.appointment_type_id = ${param("typeId")}::uuid)
        and o.blocks && tstzrange(${param("blocksStart")}::timestamptz, ${param("blocksEnd")}::timestamptz)`,
    )
    .returning(["o.id", "o.entry_id", "o.agent_id", "o.appointment_date", "o.appointment_time", "o.starts_at"])
    .returning(["c.channel_address", "c.phone", sql<string>`coalesce(c.name, c.profile_name, '')`.as("client_name")])
    .returning(
      sql<string>`coalesce((select t.name from time_slot_configs t where t.user_id = e.user_id
        and t.id = e.appointment_type_id), '')`.as("service_type"),
    ),
);
