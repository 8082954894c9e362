import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "./db/database.ts";
import { defineQuery } from "./db/query.ts";

export type AuditEntry = {
  actor: "owner" | "administrator" | "client" | "system";
  /** What was done to what, such as `appointment.cancelled`. */
  action: `${string}.${string}`;
  subjectId: string;
  /** Ids, times and numbers; no names or phones, as this is kept longer than they may be. */
  details?: Record<string, unknown>;
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

type EntryParams = { ownerId: string; actor: string; action: string; subjectId: string; details: string };

const insertEntry = defineQuery<EntryParams>()((db, param) =>
  db.insertInto("audit_log").values({
    user_id: param("ownerId"),
    actor: param("actor"),
    action: param("action"),
    subject_id: param("subjectId"),
    details: sql`${param("details")}::jsonb`,
  }),
);
