import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "./db/database.ts";
import { defineQuery } from "./db/query.ts";

/** Whether this is the administrator, at this moment. */
export const hasAdminRole = async (db: Database, ownerId: OwnerId): Promise<boolean> =>
  (await db.run(askRole, { ownerId }))[0]?.is_admin ?? false;

const askRole = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectNoFrom(sql<boolean>`has_role(${param("ownerId")}::uuid, 'admin')`.as("is_admin")),
);
