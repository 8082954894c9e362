import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import { appointmentColumns } from "../store.ts";

type MarkParams = { ownerId: string; appointmentId: string; outcome: string | null; at: Temporal.Instant | null };

export const setOutcome = defineQuery<MarkParams>()((db, param) =>
  db
    .updateTable("appointments")
    .set({ outcome: param("outcome"), outcome_at: param("at"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId"))
    .returning(appointmentColumns),
);
