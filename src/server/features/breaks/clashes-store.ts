import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type DuringParams = {
  ownerId: string;
  dayOfWeek: string;
  now: Temporal.Instant;
  startMinute: number;
  endMinute: number;
  limit: number;
};

const startsAtMinute = sql<number>`(extract(epoch from appointment_time) / 60)::integer`;

/** On the wall clock, as breaks are. */
export const selectDuring = defineQuery<DuringParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["id", "client_name", "appointment_date", "appointment_time"])
    .select(sql<number>`(count(*) over ())::integer`.as("total"))
    .where("user_id", "=", param("ownerId"))
    .where("status", "<>", sql.lit("cancelled"))
    .where("starts_at", ">", param("now"))
    .where(sql<boolean>`to_char(appointment_date, 'FMDay') = ${param("dayOfWeek")}::text`)
    .where(sql<boolean>`${startsAtMinute} < ${param("endMinute")}::integer`)
    .where(sql<boolean>`${startsAtMinute} + duration > ${param("startMinute")}::integer`)
    .orderBy("starts_at")
    .orderBy("id")
    .limit(param("limit")),
);
