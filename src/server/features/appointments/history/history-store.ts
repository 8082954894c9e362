import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

/** Everything that happened to an appointment, oldest first. The pattern is the index's own. */
export const selectHistory = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("audit_log")
    .select([sql<string>`id::text`.as("id"), "actor", "action", "details", "created_at"])
    .where("user_id", "=", param("ownerId"))
    .where("subject_id", "=", sql<string>`${param("appointmentId")}::text`)
    .where(sql<boolean>`action like 'appointment.%'`)
    .orderBy("audit_log.id"),
);
