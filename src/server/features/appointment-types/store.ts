import { type Selectable, sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery, type Param } from "../../platform/db/query.ts";
import type { TimeSlotConfigs } from "../../platform/db/schema.gen.ts";

const offeredColumns = [
  ...(["id", "name", "description", "price", "duration", "buffer_before", "buffer_time"] as const),
  ...(["slot_step_minutes", "is_active"] as const),
] as const;
const columns = [...offeredColumns, "created_at", "version"] as const;

type ServiceRow = {
  agentId: string;
  isOffered: boolean;
  ownDurationMinutes: number | null;
  ownBufferBeforeMinutes: number | null;
  ownBufferMinutes: number | null;
  ownPrice: number | null;
};

export type OfferedTypeRow = Pick<Selectable<TimeSlotConfigs>, (typeof offeredColumns)[number]>;
export type BookingTypeRow = OfferedTypeRow & { services: ServiceRow[]; resource_ids: string[] };
export type TypeRow = Pick<Selectable<TimeSlotConfigs>, (typeof columns)[number]>;

/** What a price is in. */
export const selectCurrency = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select(["currency", "time_zone", "country"]).where("user_id", "=", param("ownerId")),
);

export const selectTypes = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("time_slot_configs")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at")
    .orderBy("id"),
);

const services = sql<ServiceRow[]>`coalesce((select json_agg(json_build_object('agentId', s.agent_id,
  'isOffered', s.is_offered, 'ownDurationMinutes', s.duration, 'ownBufferBeforeMinutes', s.buffer_before,
  'ownBufferMinutes', s.buffer_time, 'ownPrice', s.price) order by s.agent_id)
  from agent_services s where s.user_id = appointment_types.user_id
    and s.appointment_type_id = appointment_types.id), '[]')`;

const resourceIds = sql<string[]>`array(select n.resource_id from appointment_type_resources n
  where n.user_id = appointment_types.user_id and n.appointment_type_id = appointment_types.id order by n.resource_id)`;

export const selectOfferedTypes = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("appointment_types")
    .select(offeredColumns)
    .select([services.as("services"), resourceIds.as("resource_ids")])
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    // PostgreSQL doesn't carry a table's "not null" over to a view of it.
    .$castTo<BookingTypeRow>(),
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
  bufferBeforeMinutes: number;
  bufferMinutes: number;
  slotStepMinutes: number | null;
  isActive: boolean;
};

const valuesOf = (param: Param<TypeValues>) => ({
  name: param("name"),
  description: param("description"),
  price: param("price"),
  duration: param("durationMinutes"),
  buffer_before: param("bufferBeforeMinutes"),
  buffer_time: param("bufferMinutes"),
  slot_step_minutes: param("slotStepMinutes"),
  is_active: param("isActive"),
});

export const insertType = defineQuery<TypeValues & { ownerId: string }>()((db, param) =>
  db
    .insertInto("time_slot_configs")
    .values({ user_id: param("ownerId"), ...valuesOf(param) })
    .returning(columns),
);

export const updateTypeRow = defineQuery<TypeValues & { ownerId: string; typeId: string }>()((db, param) =>
  db
    .updateTable("time_slot_configs")
    .set({ ...valuesOf(param), ...nextVersion })
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
