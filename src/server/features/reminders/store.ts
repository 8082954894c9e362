import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

type DueParams = {
  kind: string;
  leadSeconds: number;
  startsFrom: Temporal.Instant;
  startsUntil: Temporal.Instant;
  /** The last one of the page before; null for the first page. */
  afterAt: Temporal.Instant | null;
  afterId: string | null;
  pageSize: number;
};

type DueRow = { user_id: string; appointment_id: string; starts_at: Temporal.Instant };

/** Across owners, hence ids only: what they lead to is read in each owner's own transaction. */
export const findDueReminders = defineUnownedQuery<DueParams>("routine")((db, param) =>
  db
    .selectFrom(
      sql<DueRow>`find_due_reminders(${param("kind")}::text, make_interval(secs => ${param("leadSeconds")}::integer),
        ${param("startsFrom")}::timestamptz, ${param("startsUntil")}::timestamptz, ${param("afterAt")}::timestamptz,
        ${param("afterId")}::uuid, ${param("pageSize")}::integer)`.as("due"),
    )
    .selectAll(),
);

/** Locked, so that it stays what the reminder is about to say. */
export const selectReminded = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["id", "version", "status", "client_name", "client_phone", "client_address", "is_test"])
    .select(["appointment_date", "appointment_time", "service_type", "agent_id", "starts_at", "timed_at", "awaiting"])
    .select("visit_id")
    .select(
      sql<boolean>`source = 'web' and not exists (select from messages m where m.user_id = appointments.user_id
        and m.client_id in (select c.id from clients c where c.user_id = appointments.user_id
          and coalesce(c.merged_into, c.id) = appointments.client_id) and m.author = 'client')`.as("is_unproven"),
    )
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId"))
    .forUpdate(),
);
