import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";

type NewLink = { ownerId: string; appointmentId: string; tokenHash: string; now: Temporal.Instant };

export const insertAppointmentLink = defineQuery<NewLink>()((db, param) =>
  db.insertInto("appointment_links").values({
    user_id: param("ownerId"),
    appointment_id: param("appointmentId"),
    token_hash: param("tokenHash"),
    created_at: param("now"),
  }),
);

type FoundLink = { user_id: string; id: string; appointment_id: string };

export const findAppointmentLink = defineUnownedQuery<{ hash: string; now: Temporal.Instant }>("finding-the-owner")(
  (db, param) =>
    db
      .selectFrom(
        sql<FoundLink>`find_appointment_link(${param("hash")}::text, ${param("now")}::timestamptz)`.as("found"),
      )
      .selectAll(),
);

/** The one appointment that a link shows, and whether somebody has written from its number. */
export const selectLinkedAppointment = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.user_id", "=", "a.user_id").onRef("g.id", "=", "a.agent_id"))
    .select(["a.id", "a.version", "a.appointment_type_id", "a.service_type", "a.agent_id", "g.name as agent_name"])
    .select(["a.appointment_date", "a.appointment_time", "a.starts_at", "a.ends_at", "a.duration", "a.buffer_before"])
    .select(["a.buffer_time", "a.price", "a.currency", "a.status", "a.awaiting", "a.visit_id", "a.client_name"])
    .select(["a.client_note", "a.is_erased", "a.updated_at", "a.calendar_sequence"])
    .select(
      sql<boolean>`exists (select from messages m join clients w on w.user_id = m.user_id and w.id = m.client_id
        where m.user_id = a.user_id and (w.id = a.client_id or w.merged_into = a.client_id)
          and m.author = 'client')`.as("is_proven"),
    )
    .where("a.user_id", "=", param("ownerId"))
    .where("a.id", "=", param("appointmentId")),
);
