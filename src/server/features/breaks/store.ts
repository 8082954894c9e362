import type { Selectable } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery } from "../../platform/db/query.ts";
import type { BusinessBreaks } from "../../platform/db/schema.gen.ts";

const columns = ["id", "day_of_week", "start_time", "end_time", "break_name", "is_active", "version"] as const;

export type BreakRow = Pick<Selectable<BusinessBreaks>, (typeof columns)[number]>;

export const selectBreaks = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("business_breaks")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .orderBy("start_time")
    .orderBy("end_time")
    .orderBy("id"),
);

export const selectBreakForUpdate = defineQuery<{ ownerId: string; breakId: string }>()((db, param) =>
  db
    .selectFrom("business_breaks")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("breakId"))
    .forUpdate(),
);

export type BreakValues = { startTime: string; endTime: string; breakName: string | null; isActive: boolean };

export const insertBreak = defineQuery<BreakValues & { ownerId: string; dayOfWeek: string }>()((db, param) =>
  db
    .insertInto("business_breaks")
    .values({
      user_id: param("ownerId"),
      day_of_week: param("dayOfWeek"),
      start_time: param("startTime"),
      end_time: param("endTime"),
      break_name: param("breakName"),
      is_active: param("isActive"),
    })
    .returning(columns),
);

export const updateBreakRow = defineQuery<BreakValues & { ownerId: string; breakId: string }>()((db, param) =>
  db
    .updateTable("business_breaks")
    .set({
      start_time: param("startTime"),
      end_time: param("endTime"),
      break_name: param("breakName"),
      is_active: param("isActive"),
      ...nextVersion,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("breakId"))
    .returning(columns),
);

export const deleteBreakRow = defineQuery<{ ownerId: string; breakId: string }>()((db, param) =>
  db
    .deleteFrom("business_breaks")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("breakId"))
    .returning("id"),
);
