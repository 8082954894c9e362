import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import { appointmentColumns } from "../store.ts";

type OneVisit = { ownerId: string; visitId: string };

export const selectVisit = defineQuery<OneVisit>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(appointmentColumns)
    .where("user_id", "=", param("ownerId"))
    .where("visit_id", "=", param("visitId"))
    .orderBy("starts_at")
    .orderBy("id"),
);

/** Locked in order of id, so that no two transactions wait for each other. */
export const selectVisitForUpdate = defineQuery<OneVisit>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(appointmentColumns)
    .where("user_id", "=", param("ownerId"))
    .where("visit_id", "=", param("visitId"))
    .orderBy("id")
    .forUpdate(),
);

export const selectVisitTypes = defineQuery<{ ownerId: string; typeIds: string[] }>()((db, param) =>
  db
    .selectFrom("time_slot_configs")
    .select(["id", "name", "duration", "buffer_before", "buffer_time", "price", "slot_step_minutes"])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id = any(${param("typeIds")}::uuid[])`)
    .where("is_active", "=", true),
);

/** They take their resources again when they are rewritten. */
export const releaseResources = defineQuery<{ ownerId: string; appointmentIds: string[] }>()((db, param) =>
  db
    .deleteFrom("appointment_resources")
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`appointment_id = any(${param("appointmentIds")}::uuid[])`),
);

/** Frees the times of parts that are moved in this transaction; each is rewritten right after. */
export const freePartTimes = defineQuery<{ ownerId: string; appointmentIds: string[] }>()((db, param) =>
  db
    .updateTable("appointments")
    .set({ overbooked: true })
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id = any(${param("appointmentIds")}::uuid[])`),
);
