import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

/** What a message says of an appointment. */
const noticedColumns = [
  ...(["id", "version", "status", "client_name", "client_phone", "client_address", "is_test"] as const),
  ...(["appointment_date", "appointment_time", "service_type", "agent_id", "starts_at"] as const),
  ...(["series_id", "series_number"] as const),
] as const;

/** The services of a visit in the order in which they take place, cancelled ones included. */
export const selectVisitParts = defineQuery<{ ownerId: string; visitId: string }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(noticedColumns)
    .where("user_id", "=", param("ownerId"))
    .where("visit_id", "=", param("visitId"))
    .orderBy("starts_at")
    .orderBy("id"),
);

/** What is left of a series, in the order in which it takes place. */
export const selectLiveSeries = defineQuery<{ ownerId: string; seriesId: string }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(noticedColumns)
    .where("user_id", "=", param("ownerId"))
    .where("series_id", "=", param("seriesId"))
    .where("status", "<>", sql.lit("cancelled"))
    .orderBy("starts_at")
    .orderBy("id"),
);

export const selectAgentNames = defineQuery<{ ownerId: string; agentIds: string[] }>()((db, param) =>
  db
    .selectFrom("agents")
    .select(["id", "name"])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id = any(${param("agentIds")}::uuid[])`),
);

/** Something beside it, of which the appointment's client is notified, has changed. */
export const touchAppointment = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .updateTable("appointments")
    .set({ version: sql`version + 1`, updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId"))
    .returning("version"),
);
