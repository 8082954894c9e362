import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

const columns = ["id", "name", "scope", "ending", "created_at", "last_used_at"] as const;

export const selectApiKeys = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("api_keys")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id"),
);

/** How many there are, and how many were made in the last day, revoked ones included. */
export const countApiKeys = defineQuery<{ ownerId: string; since: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("api_keys")
    .select(sql<number>`(count(*) filter (where revoked_at is null))::int`.as("live"))
    .select(sql<number>`(count(*) filter (where created_at > ${param("since")}))::int`.as("made"))
    .where("user_id", "=", param("ownerId")),
);

type NewKey = {
  ownerId: string;
  name: string;
  scope: string;
  secretHash: string;
  ending: string;
  now: Temporal.Instant;
};

export const insertApiKey = defineQuery<NewKey>()((db, param) =>
  db
    .insertInto("api_keys")
    .values({
      user_id: param("ownerId"),
      made_by: param("ownerId"),
      name: param("name"),
      scope: param("scope"),
      secret_hash: param("secretHash"),
      ending: param("ending"),
      created_at: param("now"),
    })
    .returning(columns),
);

export const markApiKeyRevoked = defineQuery<{ ownerId: string; keyId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("api_keys")
    .set({ revoked_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("keyId"))
    .where("revoked_at", "is", null)
    .returning("id"),
);
