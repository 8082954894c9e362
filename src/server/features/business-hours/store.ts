import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

export type HoursRow = {
  day_of_week: string;
  is_open: boolean;
  start_time: string;
  end_time: string;
  updated_at: Temporal.Instant;
};

export const selectHours = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("business_hours")
    .select(["day_of_week", "is_open", "start_time", "end_time", "updated_at"])
    .where("user_id", "=", param("ownerId")),
);

type DayParams = { ownerId: string; dayOfWeek: string; isOpen: boolean; startTime: string; endTime: string };

export const upsertDay = defineQuery<DayParams>()((db, param) =>
  db
    .insertInto("business_hours")
    .values({
      user_id: param("ownerId"),
      day_of_week: param("dayOfWeek"),
      is_open: param("isOpen"),
      start_time: param("startTime"),
      end_time: param("endTime"),
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "day_of_week"]).doUpdateSet({
        is_open: param("isOpen"),
        start_time: param("startTime"),
        end_time: param("endTime"),
        updated_at: sql`clock_timestamp()`,
      }),
    ),
);
