import { sql } from "kysely";
import { defineUnownedQuery } from "../../../platform/db/query.ts";

export type AuditRow = {
  id: number;
  created_at: Temporal.Instant;
  user_id: string;
  email: string | null;
  company_name: string | null;
  actor: string;
  action: string;
  subject_id: string | null;
  details: Record<string, unknown>;
};

type AuditPage = {
  administratorId: string;
  /** Null: all of them. */
  kinds: string[] | null;
  person: string | null;
  from: Temporal.Instant | null;
  to: Temporal.Instant | null;
  beforeAt: Temporal.Instant | null;
  beforeId: number | null;
  pageSize: number;
};

export const selectAudit = defineUnownedQuery<AuditPage>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<AuditRow>`admin_list_audit(${param("administratorId")}::uuid, ${param("kinds")}::text[],
        ${param("person")}::uuid, ${param("from")}::timestamptz, ${param("to")}::timestamptz,
        ${param("beforeAt")}::timestamptz, ${param("beforeId")}::bigint, ${param("pageSize")}::integer)`.as("listed"),
    )
    .selectAll(),
);

export const selectKinds = defineUnownedQuery<{ administratorId: string }>("administrator")((db, param) =>
  db.selectFrom(sql<{ action: string }>`admin_audit_kinds(${param("administratorId")}::uuid)`.as("listed")).selectAll(),
);
