import { type Kysely, sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import type { DB } from "../../../platform/db/schema.gen.ts";

type Owner = { ownerId: string };

const withAgentNames = (db: Kysely<DB>) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.id", "=", "a.agent_id").onRef("g.user_id", "=", "a.user_id"))
    .select(["a.id", "a.version", "a.visit_id", "a.agent_id", "g.name as agent_name", "a.client_name", "a.booked_for"])
    .select(["a.service_type", "a.appointment_date", "a.appointment_time", "a.starts_at", "a.duration"])
    .select(["a.status", "a.awaiting", "a.outcome", "a.client_phone", "a.client_address"]);

type DayParams = Owner & { agentId: string | null; from: string; to: string };

/** What is on some days, everyone's or one agent's, in order. */
export const selectDays = defineQuery<DayParams>()((db, param) =>
  withAgentNames(db)
    .where("a.user_id", "=", param("ownerId"))
    .where("a.appointment_date", ">=", sql<string>`${param("from")}::date`)
    .where("a.appointment_date", "<=", sql<string>`${param("to")}::date`)
    .where("a.status", "<>", sql.lit("cancelled"))
    .where(sql<boolean>`(${param("agentId")}::uuid is null or a.agent_id = ${param("agentId")}::uuid)`)
    .orderBy("a.starts_at")
    .orderBy("a.id")
    .limit(2_000),
);

/** A cancelled one, too, as it was. */
export const selectDayAppointment = defineQuery<Owner & { appointmentId: string }>()((db, param) =>
  withAgentNames(db).where("a.user_id", "=", param("ownerId")).where("a.id", "=", param("appointmentId")),
);
