import { type Selectable, sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";
import type { TimeSlotConfigs } from "../../platform/db/schema.gen.ts";

const offeredColumns = ["id", "name", "description", "price", "duration", "buffer_time", "is_active"] as const;
const columns = [...offeredColumns, "created_at", "version"] as const;

export type OfferedTypeRow = Pick<Selectable<TimeSlotConfigs>, (typeof offeredColumns)[number]>;
export type TypeRow = Pick<Selectable<TimeSlotConfigs>, (typeof columns)[number]>;

/** What a price is in. */
export const selectCurrency = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select(["currency", "time_zone"]).where("user_id", "=", param("ownerId")),
);

export const selectTypes = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("time_slot_configs")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at")
    .orderBy("id"),
);

export const selectOfferedTypes = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("appointment_types")
    .select(offeredColumns)
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    // PostgreSQL doesn't carry a table's "not null" over to a view of it.
    .$castTo<OfferedTypeRow>(),
);

export const selectTypeForUpdate = defineQuery<{ ownerId: string; typeId: string }>()((db, param) =>
  db
    .selectFrom("time_slot_configs")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("typeId"))
    .forUpdate(),
);

export type TypeValues = {
  name: string;
  description: string | null;
  price: number | null;
  durationMinutes: number;
  bufferMinutes: number;
  isActive: boolean;
};

export const insertType = defineQuery<TypeValues & { ownerId: string }>()((db, param) =>
  db
    .insertInto("time_slot_configs")
    .values({
      user_id: param("ownerId"),
      name: param("name"),
      description: param("description"),
      price: param("price"),
      duration: param("durationMinutes"),
      buffer_time: param("bufferMinutes"),
      is_active: param("isActive"),
    })
    .returning(columns),
);

export const updateTypeRow = defineQuery<TypeValues & { ownerId: string; typeId: string }>()((db, param) =>
  db
    .updateTable("time_slot_configs")
    .set({
      name: param("name"),
      description: param("description"),
      price: param("price"),
      duration: param("durationMinutes"),
      buffer_time: param("bufferMinutes"),
      is_active: param("isActive"),
      updated_at: sql`clock_timestamp()`,
      version: sql`version + 1`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("typeId"))
    .returning(columns),
);

export const deleteTypeRow = defineQuery<{ ownerId: string; typeId: string }>()((db, param) =>
  db
    .deleteFrom("time_slot_configs")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("typeId"))
    .returning("id"),
);
