import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type Owner = { ownerId: string };

/** The owner in the role of a client. */
export const selectTrialClient = defineQuery<Owner & { address: string }>()((db, param) =>
  db
    .selectFrom("clients")
    .select([
      "id",
      // False in a restored chat, whose open messages nobody will ever answer.
      sql<boolean>`exists (select from conversations c where c.user_id = clients.user_id and c.client_id = clients.id
        and (c.due_at is not null or c.claimed_by is not null))`.as("is_underway"),
    ])
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
