import { sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery } from "../../platform/db/query.ts";

const columns = ["id", "name", "units", "created_at", "version"] as const;

const typeIds = sql<string[]>`array(select n.appointment_type_id from appointment_type_resources n
  where n.user_id = resources.user_id and n.resource_id = resources.id order by n.appointment_type_id)`.as("type_ids");

export const selectResources = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("resources")
    .select([...columns, typeIds])
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at")
    .orderBy("id"),
);

type OneResource = { ownerId: string; resourceId: string };

export const selectResource = defineQuery<OneResource>()((db, param) =>
  db
    .selectFrom("resources")
    .select([...columns, typeIds])
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("resourceId")),
);

export const insertResource = defineQuery<{ ownerId: string; name: string; count: number }>()((db, param) =>
  db
    .insertInto("resources")
    .values({ user_id: param("ownerId"), name: param("name"), units: param("count") })
    .returning("id"),
);

export const updateResourceRow = defineQuery<OneResource & { name: string; count: number }>()((db, param) =>
  db
    .updateTable("resources")
    .set({
      name: param("name"),
      units: param("count"),
      ...nextVersion,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("resourceId")),
);

export const deleteResourceRow = defineQuery<OneResource>()((db, param) =>
  db
    .deleteFrom("resources")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("resourceId"))
    .returning("id"),
);

type NeedParams = OneResource & { typeIds: string[] };

export const countKnownTypes = defineQuery<{ ownerId: string; typeIds: string[] }>()((db, param) =>
  db
    .selectFrom("time_slot_configs")
    .select(sql<number>`count(*)`.as("count"))
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id = any(${param("typeIds")}::uuid[])`),
);

export const deleteOtherNeeds = defineQuery<NeedParams>()((db, param) =>
  db
    .deleteFrom("appointment_type_resources")
    .where("user_id", "=", param("ownerId"))
    .where("resource_id", "=", param("resourceId"))
    .where(sql<boolean>`appointment_type_id <> all(${param("typeIds")}::uuid[])`),
);

export const insertNeeds = defineQuery<NeedParams>()((db, param) =>
  db
    .insertInto("appointment_type_resources")
    .columns(["user_id", "resource_id", "appointment_type_id"])
    .expression(
      sql`select ${param("ownerId")}::uuid, ${param("resourceId")}::uuid, unnest(${param("typeIds")}::uuid[])`,
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Of appointments whose type no longer needs it; what is over stays as it was. */
export const releaseUnneeded = defineQuery<NeedParams & { now: Temporal.Instant }>()((db, param) =>
  db
    .deleteFrom("appointment_resources")
    .using("appointments as a")
    .where("appointment_resources.user_id", "=", param("ownerId"))
    .where("appointment_resources.resource_id", "=", param("resourceId"))
    .where(sql<boolean>`upper(appointment_resources.blocks) > ${param("now")}::timestamptz`)
    .where("a.user_id", "=", param("ownerId"))
    .whereRef("a.id", "=", "appointment_resources.appointment_id")
    .where(sql<boolean>`a.appointment_type_id <> all(${param("typeIds")}::uuid[])`),
);

/** See `settle_resource` in the migrations. */
export const settleResource = defineQuery<OneResource & { now: Temporal.Instant; anew: boolean }>()((db, param) =>
  db
    .selectFrom("resources")
    .select(sql<number>`settle_resource(id, ${param("now")}::timestamptz, ${param("anew")}::boolean)`.as("without"))
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("resourceId")),
);
