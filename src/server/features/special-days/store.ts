import { type Selectable, sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery } from "../../platform/db/query.ts";
import type { SpecialDays } from "../../platform/db/schema.gen.ts";

const columns = ["id", "name", "starts_on", "ends_on", "start_time", "end_time", "version"] as const;

export type SpecialDayRow = Pick<Selectable<SpecialDays>, (typeof columns)[number]>;

export const selectSpecialDays = defineQuery<{ ownerId: string; from: string; to: string }>()((db, param) =>
  db
    .selectFrom("special_days")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("ends_on", ">=", param("from"))
    .where("starts_on", "<=", param("to"))
    .orderBy("starts_on")
    .orderBy("created_at")
    .orderBy("id"),
);

export const countSpecialDays = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("special_days")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", param("ownerId")),
);

export const selectSpecialDayForUpdate = defineQuery<{ ownerId: string; specialDayId: string }>()((db, param) =>
  db
    .selectFrom("special_days")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("specialDayId"))
    .forUpdate(),
);

export type SpecialDayValues = {
  name: string;
  from: string;
  to: string;
  fromTime: string | null;
  toTime: string | null;
};

export const insertSpecialDay = defineQuery<SpecialDayValues & { ownerId: string }>()((db, param) =>
  db
    .insertInto("special_days")
    .values({
      user_id: param("ownerId"),
      name: param("name"),
      starts_on: param("from"),
      ends_on: param("to"),
      start_time: param("fromTime"),
      end_time: param("toTime"),
    })
    .returning(columns),
);

export const updateSpecialDayRow = defineQuery<SpecialDayValues & { ownerId: string; specialDayId: string }>()(
  (db, param) =>
    db
      .updateTable("special_days")
      .set({
        name: param("name"),
        starts_on: param("from"),
        ends_on: param("to"),
        start_time: param("fromTime"),
        end_time: param("toTime"),
        ...nextVersion,
      })
      .where("user_id", "=", param("ownerId"))
      .where("id", "=", param("specialDayId"))
      .returning(columns),
);

export const deleteSpecialDayRow = defineQuery<{ ownerId: string; specialDayId: string }>()((db, param) =>
  db
    .deleteFrom("special_days")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("specialDayId"))
    .returning("id"),
);
