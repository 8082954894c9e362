import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

type AgentParams = { ownerId: string; agentId: string };

export const countOfAgent = defineQuery<AgentParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(sql<number>`count(*)`.as("appointments"))
    .where("user_id", "=", param("ownerId"))
    .where("agent_id", "=", param("agentId")),
);

/** In the order in which everyone locks them. */
export const selectAgentIds = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("agents").select("id").where("user_id", "=", param("ownerId")).orderBy("id"),
);

export const deleteOfAgent = defineQuery<AgentParams>()((db, param) =>
  db
    .deleteFrom("appointments")
    .where("user_id", "=", param("ownerId"))
    .where("agent_id", "=", param("agentId"))
    .returning(["id", "agent_id", "client_name", "client_phone", "appointment_date", "appointment_time"])
    .returning(["service_type", "status", "starts_at", "version", "client_address", "is_test"])
    .returning(["client_id", "calendar_sequence"]),
);
