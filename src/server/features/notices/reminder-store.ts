import { defineQuery } from "../../platform/db/query.ts";

/** Locked, so that it stays what the reminder is about to say. */
export const selectReminded = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["id", "version", "status", "client_name", "client_phone", "client_address", "is_test"])
    .select(["appointment_date", "appointment_time", "service_type", "agent_id", "starts_at"])
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId"))
    .forUpdate(),
);
