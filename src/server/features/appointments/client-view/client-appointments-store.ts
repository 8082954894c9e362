import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

/** In the owner's order. */
export const selectActiveTypes = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("time_slot_configs")
    .select(["id", "name", "description", "duration", "buffer_before", "buffer_time", "price", "slot_step_minutes"])
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true)
    .orderBy("created_at")
    .orderBy("id"),
);

type ClientParams = { ownerId: string; clientAddress: string };

/** Made for this address, or for another one of the same person. */
const isTheirs = (ownerId: string, address: string, table = "a") =>
  sql<boolean>`(${sql.ref(`${table}.client_address`)} = ${address} or ${sql.ref(`${table}.client_id`)} = (select coalesce(c.merged_into, c.id) from clients c
    where c.user_id = ${ownerId}::uuid and c.channel_address = ${address}))`;

export const selectOwnAppointments = defineQuery<ClientParams & { now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.id", "=", "a.agent_id").onRef("g.user_id", "=", "a.user_id"))
    .select(["a.id", "a.version", "a.appointment_type_id", "a.service_type", "a.agent_id", "g.name as agent_name"])
    .select(["a.appointment_date", "a.appointment_time", "a.starts_at", "a.duration", "a.buffer_time", "a.visit_id"])
    .select(["a.awaiting", "a.buffer_before", "a.price", "a.series_id"])
    .where("a.user_id", "=", param("ownerId"))
    .where(isTheirs(param("ownerId"), param("clientAddress")))
    .where("a.starts_at", ">", param("now"))
    .where("a.status", "<>", sql.lit("cancelled"))
    .orderBy("a.starts_at")
    .limit(100),
);

/** What "the same again" means, and whether the person has been here before. */
export const selectLastVisit = defineQuery<ClientParams & { now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .select(["a.appointment_type_id", "a.agent_id", "a.client_name", "a.booked_for"])
    .select(
      sql<boolean>`exists (select from appointments p where p.user_id = ${param("ownerId")}
        and ${isTheirs(param("ownerId"), param("clientAddress"), "p")}
        and p.starts_at <= ${param("now")} and p.status <> 'cancelled')`.as("has_past"),
    )
    .where("a.user_id", "=", param("ownerId"))
    .where(isTheirs(param("ownerId"), param("clientAddress")))
    .where("a.status", "<>", sql.lit("cancelled"))
    .orderBy("a.starts_at", "desc")
    .limit(1),
);
