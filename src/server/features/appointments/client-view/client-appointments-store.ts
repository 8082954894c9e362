import { type InferResult, type Kysely, sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import type { DB } from "../../../platform/db/schema.gen.ts";

type ClientParams = { ownerId: string; clientAddress: string };

/** Made for this address, or for another one of the same person. */
const isTheirs = (ownerId: string, address: string, table = "a") =>
  sql<boolean>`(${sql.ref(`${table}.client_address`)} = ${address} or ${sql.ref(`${table}.client_id`)} = (select coalesce(c.merged_into, c.id) from clients c
    where c.user_id = ${ownerId}::uuid and c.channel_address = ${address}))`;

type ClientAt = ClientParams & { now: Temporal.Instant };

const ownAppointments = (db: Kysely<DB>, { ownerId, clientAddress, now }: ClientAt) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.id", "=", "a.agent_id").onRef("g.user_id", "=", "a.user_id"))
    .select(["a.id", "a.version", "a.appointment_type_id", "a.service_type", "a.agent_id", "g.name as agent_name"])
    .select(["a.appointment_date", "a.appointment_time", "a.starts_at", "a.duration", "a.buffer_time", "a.visit_id"])
    .select(["a.awaiting", "a.buffer_before", "a.price", "a.series_id", "a.booked_for"])
    .where("a.user_id", "=", ownerId)
    .where(isTheirs(ownerId, clientAddress))
    // The first is for the index: none lasts longer than a day.
    .where("a.starts_at", ">", sql<Temporal.Instant>`${now}::timestamptz - interval '1 day'`)
    .where("a.ends_at", ">", now)
    .where("a.status", "<>", sql.lit("cancelled"))
    .orderBy("a.starts_at")
    .limit(100);

export type OwnAppointmentRow = InferResult<ReturnType<typeof ownAppointments>>[number];

/** What "the same again" means, and whether the person has been here before. */
const lastVisit = (db: Kysely<DB>, { ownerId, clientAddress, now }: ClientAt) =>
  db
    .selectFrom("appointments as a")
    .select(["a.appointment_type_id as last_type_id", "a.agent_id as last_agent_id"])
    .select(["a.client_name as last_name", "a.booked_for as last_booked_for"])
    .select(
      sql<boolean>`exists (select from appointments p where p.user_id = ${ownerId}
        and ${isTheirs(ownerId, clientAddress, "p")} and p.starts_at <= ${now} and p.status <> 'cancelled')`.as(
        "has_past",
      ),
    )
    .where("a.user_id", "=", ownerId)
    .where(isTheirs(ownerId, clientAddress))
    .where("a.status", "<>", sql.lit("cancelled"))
    .orderBy("a.starts_at", "desc")
    .limit(1);

/** The person's last appointment, next to each of those to come; no row for someone who never had one. */
export const selectOwnAppointments = defineQuery<ClientAt>()((db, param) => {
  const at = { ownerId: param("ownerId"), clientAddress: param("clientAddress"), now: param("now") };
  return db
    .selectFrom(lastVisit(db, at).as("last"))
    .leftJoin(ownAppointments(db, at).as("own"), (join) => join.onTrue())
    .selectAll(["last", "own"])
    .orderBy("own.starts_at");
});
