import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";

/** Everything that happened to an appointment, oldest first. The pattern is the index's own. */
export const selectHistory = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("audit_log")
    .leftJoin("api_keys as k", (join) =>
      join
        .onRef("k.user_id", "=", "audit_log.user_id")
        .on(sql<boolean>`k.id = (audit_log.details ->> 'byKeyId')::uuid`),
    )
    .select([sql<string>`audit_log.id::text`.as("id"), "audit_log.actor", "audit_log.action", "audit_log.details"])
    .select(["audit_log.created_at", "k.name as keyName"])
    .where("audit_log.user_id", "=", param("ownerId"))
    .where("subject_id", "=", sql<string>`${param("appointmentId")}::text`)
    .where(sql<boolean>`action like 'appointment.%'`)
    .orderBy("audit_log.id"),
);

/** Who takes appointments now: nothing goes back to anybody else. */
export const findActiveAgentIds = async (tx: Tx, ownerId: OwnerId): Promise<ReadonlySet<string>> =>
  new Set((await tx.run(selectActiveAgentIds, { ownerId })).map(({ id }) => id));

const selectActiveAgentIds = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("agents").select("id").where("user_id", "=", param("ownerId")).where("is_active", "=", true),
);
