import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

type UpcomingParams = { ownerId: string; agentId: string | null; from: string; to: string; now: Temporal.Instant };

/** What isn't over yet, from the day before, which may reach past midnight. */
export const selectUpcomingBetween = defineQuery<UpcomingParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .select([
      "id",
      "agent_id",
      "client_name",
      "service_type",
      "appointment_date",
      "appointment_time",
      "version",
      "visit_id",
    ])
    .select(sql<number>`date_part('epoch', starts_at) * 1000`.as("startMs"))
    .select(sql<number>`date_part('epoch', ends_at) * 1000`.as("endMs"))
    .where("user_id", "=", param("ownerId"))
    .where("appointment_date", ">=", sql<string>`${param("from")}::date - 1`)
    .where("appointment_date", "<=", param("to"))
    .where("status", "<>", sql.lit("cancelled"))
    .where("ends_at", ">", param("now"))
    .where(sql<boolean>`(${param("agentId")}::uuid is null or agent_id = ${param("agentId")}::uuid)`)
    .orderBy("starts_at")
    .orderBy("id"),
);
