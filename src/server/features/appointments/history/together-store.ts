import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import { appointmentColumns } from "../store.ts";

type OneEntry = { ownerId: string; appointmentId: string; entryId: string };

/**
 * An appointment and those of its visit and its series that one act changed: the same thing, done in one transaction. With
 * what was written down of each, and whether anything happened to it since.
 */
export const selectTogether = defineQuery<OneEntry>()((db, param) =>
  db
    .selectFrom("appointments")
    .innerJoin("audit_log as l", (join) =>
      join
        .onRef("l.user_id", "=", "appointments.user_id")
        .on(sql<boolean>`l.subject_id = appointments.id::text and l.action like 'appointment.%'`),
    )
    .select(appointmentColumns.map((column) => `appointments.${column}` as const))
    .select([sql<string>`l.id::text`.as("entry_id"), "l.actor", "l.action", "l.details", "l.created_at as logged_at"])
    .select(
      sql<boolean>`not exists (select from audit_log later where later.user_id = ${param("ownerId")}
        and later.subject_id = l.subject_id and later.action like 'appointment.%'
        and later.action <> 'appointment.attendance-confirmed' and later.id > l.id)`.as("is_last"),
    )
    .where("appointments.user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`exists (select from appointments one where one.user_id = ${param("ownerId")}
        and one.id = ${param("appointmentId")} and (one.id = appointments.id
          or one.visit_id = appointments.visit_id or one.series_id = appointments.series_id))`,
    )
    .where(
      sql<boolean>`exists (select from audit_log mine where mine.user_id = ${param("ownerId")}
        and mine.id = ${param("entryId")}::bigint and mine.action = l.action and mine.created_at = l.created_at)`,
    )
    .orderBy("appointments.starts_at")
    .orderBy("appointments.id"),
);
