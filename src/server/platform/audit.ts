import { sql } from "kysely";
import type { AuditAction } from "#domain/operations/audit-actions.ts";
import type { AuditDetails } from "#domain/operations/audit-facts.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "./db/database.ts";
import { defineQuery } from "./db/query.ts";

export type AuditEntry = {
  actor: "owner" | "administrator" | "client" | "system";
  /** What was done to what. */
  action: AuditAction;
  subjectId: string;
  details?: AuditDetails;
};

/** Written in the transaction of the action, so that one exists exactly when the other does. */
export const recordAudit = async (tx: Tx, ownerId: OwnerId, entry: AuditEntry): Promise<void> => {
  await tx.run(insertEntry, {
    ownerId,
    actor: entry.actor,
    action: entry.action,
    subjectId: entry.subjectId,
    details: JSON.stringify(entry.details ?? {}),
  });
};

/**
 * By which way, and by whom of the business, everything else in this transaction is done: it is in each row's details.
 * What an API key does is marked by the transaction itself (`setDoneByKey`).
 */
export type DoneBy = { via: "whatsapp"; byAgentId: string | null };

export const doneBy = (tx: Tx, ownerId: OwnerId, by: DoneBy): void =>
  tx.send(setDoneBy, { ownerId, by: JSON.stringify(by) });

const setDoneBy = defineQuery<{ ownerId: string; by: string }>()((db, param) =>
  db
    .selectNoFrom(sql<string>`set_config('app.done_by', ${param("by")}, true)`.as("by"))
    .where(sql<boolean>`${param("ownerId")}::uuid is not null`),
);

type EntryParams = { ownerId: string; actor: string; action: string; subjectId: string; details: string };

const insertEntry = defineQuery<EntryParams>()((db, param) =>
  db.insertInto("audit_log").values({
    user_id: param("ownerId"),
    actor: param("actor"),
    action: param("action"),
    subject_id: param("subjectId"),
    details: sql`${param("details")}::jsonb || coalesce(nullif(current_setting('app.done_by', true), '')::jsonb, '{}')`,
  }),
);
