import { sql } from "kysely";
import { defineQuery, defineUnownedQuery, type Query } from "../../../platform/db/query.ts";

/** Tables of the owner that keep nothing for people: answers held for retries, hashes of tokens, sealed passwords, versions. */
const internal = [
  "idempotency_keys",
  "email_changes",
  "calendar_secrets",
  "client_data_links",
  "appointment_links",
  "settings_versions",
];

export const selectOwnerTables = defineUnownedQuery("no-owners-rows")((db) =>
  db
    .selectFrom(sql<{ table_name: string }>`list_owner_tables()`.as("listed"))
    .select("table_name")
    .where(sql<boolean>`table_name <> all(${internal})`),
);

type Row = { row: Record<string, unknown> };

// Without names: these aren't worth keeping prepared on every connection.

/** A cursor over one table: row-level security and the owner's id both choose the rows. `table` is the database's word. */
export const openTable = (table: string): Query<{ ownerId: string }, never> => ({
  name: "",
  text: `declare export_rows no scroll cursor for select row_to_json(t) as row from ${quoted(table)} t where user_id = $1`,
  bind: ({ ownerId }) => [ownerId],
});

export const fetchRows: Query<object, Row> = { name: "", text: "fetch 1000 from export_rows", bind: () => [] };

export const closeTable: Query<object, never> = { name: "", text: "close export_rows", bind: () => [] };

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The account itself, without what would open it. */
export const selectExportedAccount = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user")
    .select(["id", "name", "email", "email_verified", "two_factor_enabled"])
    .select([sql<string>`created_at::text`.as("created_at")])
    .where("id", "=", param("ownerId")),
);

export const selectExportedSessions = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("session")
    .select(["ip_address", "user_agent", sql<string>`created_at::text`.as("created_at")])
    .select([sql<string>`expires_at::text`.as("expires_at")])
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at"),
);

export const selectExportedProviders = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("account")
    .select(["provider_id", sql<string>`created_at::text`.as("created_at")])
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at"),
);
