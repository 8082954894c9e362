import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type Owner = { ownerId: string };

/** The owner in the role of a client. */
export const selectTrialClient = defineQuery<Owner & { address: string }>()((db, param) =>
  db
    .selectFrom("clients")
    .select("id")
    .where("user_id", "=", param("ownerId"))
    .where("channel_address", "=", param("address")),
);

export const countTestAppointments = defineQuery<Owner>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(sql<number>`count(*)`.as("count"))
    .where("user_id", "=", param("ownerId"))
    .where("is_test", "=", sql.lit(true)),
);

export const deleteTests = defineQuery<Owner>()((db, param) =>
  db
    .deleteFrom("appointments")
    .where("user_id", "=", param("ownerId"))
    .where("is_test", "=", sql.lit(true))
    .returning("id"),
);

/** The chat goes with the person. */
export const deleteTrialClient = defineQuery<Owner & { address: string }>()((db, param) =>
  db.deleteFrom("clients").where("user_id", "=", param("ownerId")).where("channel_address", "=", param("address")),
);
