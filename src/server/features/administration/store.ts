import { sql } from "kysely";
import { defineUnownedQuery } from "../../platform/db/query.ts";
import type { PageCursor } from "../../platform/http/input/page-cursor.ts";

/** Each function checks the caller's role itself, because row-level security doesn't apply to it. */
type Acting = { administratorId: string };
type Page = Acting & PageCursor & { pageSize: number };

export type UserRow = {
  id: string;
  email: string;
  full_name: string | null;
  company_name: string | null;
  created_at: Temporal.Instant;
  last_sign_in_at: Temporal.Instant | null;
  suspended_at: Temporal.Instant | null;
  suspension_reason: string | null;
  is_administrator: boolean;
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: Temporal.Instant | null;
  paypal_subscription_id: string | null;
  max_agents: number;
  has_live_paypal: boolean;
};

/**
 * The last row of a list has no id and nothing of a row: it says where the next page begins, and whether there are or may
 * be others that no page has.
 */
export type ListedRow<Row, Place> = Omit<Row, "id"> & {
  id: string | null;
  onward: Place | null;
  is_partial: boolean | null;
};

/** A row's place: its cell in the column sorted by, null for an empty one, and its id. */
export type UserPlace = { key: string | null; id: string };

/** Lists leave a trace in the log; those that are written to a file have left theirs already. */
type Sorted = Acting & { sort: string; isDown: boolean; pageSize: number; isNoted: boolean };

type UserPage = Sorted & { pattern: string; afterKey: string | null; afterId: string | null };

/** `pattern` is as LIKE takes it. */
export const selectUsers = defineUnownedQuery<UserPage>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<
        ListedRow<UserRow, UserPlace>
      >`admin_get_users(${param("administratorId")}::uuid, ${param("pattern")}, ${param("sort")},
        ${param("isDown")}::boolean, ${param("afterKey")}::text, ${param("afterId")}::uuid, ${param("pageSize")}::integer,
        ${param("isNoted")}::boolean)`.as("listed"),
    )
    .selectAll(),
);

export const countUsers = defineUnownedQuery<Acting & { now: Temporal.Instant }>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<{
        total: number;
        counted_at: Temporal.Instant | null;
      }>`admin_count_users(${param("administratorId")}::uuid, ${param("now")}::timestamptz)`.as("counted"),
    )
    .selectAll(),
);

/** Written before the first row of a file leaves. */
export const noteExport = defineUnownedQuery<Acting & { action: string; details: string }>("administrator")(
  (db, param) =>
    db.selectNoFrom(
      sql`admin_note_export(${param("administratorId")}::uuid, ${param("action")}, ${param("details")}::jsonb)`.as(
        "noted",
      ),
    ),
);

type SummaryRow = {
  total_appointments: number;
  appointments_today: number;
  appointments_this_week: number;
  unique_users: number;
  /** Null for an estimate. */
  counted_at: Temporal.Instant | null;
};

export const selectSummary = defineUnownedQuery<Acting & { now: Temporal.Instant }>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<SummaryRow>`get_appointment_summary(${param("administratorId")}::uuid,
        ${param("now")}::timestamptz)`.as("summary"),
    )
    .selectAll(),
);

/** Counts what takes too long to count while somebody waits. */
export const keepFigures = defineUnownedQuery<{ now: Temporal.Instant }>("administrator")((db, param) =>
  db.selectNoFrom(sql`keep_appointment_figures(${param("now")}::timestamptz)`.as("kept")),
);

export type AdminAppointmentRow = {
  id: string;
  user_id: string;
  business: string | null;
  starts_at: Temporal.Instant;
  appointment_date: string;
  appointment_time: string;
  client_name: string;
  client_phone: string;
  agent_id: string;
  agent_name: string;
  service_type: string;
  status: string;
  duration: number;
};

type AppointmentPage = Sorted & {
  includeSensitiveData: boolean;
  filter: string;
  after: string | null;
  mostSorted: number;
};

export const selectAdminAppointments = defineUnownedQuery<AppointmentPage>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<ListedRow<AdminAppointmentRow, object>>`admin_view_appointments(${param("administratorId")}::uuid,
        ${param("includeSensitiveData")}::boolean, ${param("filter")}::jsonb, ${param("sort")}, ${param("isDown")}::boolean,
        ${param("after")}::jsonb, ${param("pageSize")}::integer, ${param("mostSorted")}::integer,
        ${param("isNoted")}::boolean)`.as("listed"),
    )
    .selectAll(),
);

export type AdminNumberRow = {
  id: string;
  user_id: string;
  email: string;
  phone_number: string;
  verification_status: string;
  is_active: boolean;
  business_name: string | null;
  display_name: string | null;
  is_leaving: boolean;
  created_at: Temporal.Instant;
};

export const selectAdminNumbers = defineUnownedQuery<Page>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<AdminNumberRow>`admin_list_numbers(${param("administratorId")}::uuid, ${param("beforeAt")}::timestamptz,
        ${param("beforeId")}::uuid, ${param("pageSize")}::integer)`.as("listed"),
    )
    .selectAll(),
);

export type AdminRegistrationRow = {
  id: string;
  user_id: string;
  email: string;
  business_name: string;
  status: string;
  provisioned_phone_number: string | null;
  created_at: Temporal.Instant;
};

export const selectRegistrations = defineUnownedQuery<Page>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<AdminRegistrationRow>`admin_list_registrations(${param("administratorId")}::uuid,
        ${param("beforeAt")}::timestamptz, ${param("beforeId")}::uuid, ${param("pageSize")}::integer)`.as("listed"),
    )
    .selectAll(),
);

/** Whose account it is to act upon; nobody's once they are leaving. */
export const selectPresentUser = defineUnownedQuery<{ userId: string }>("administrator")((db, param) =>
  db.selectFrom("user").select("id").where("id", "=", param("userId")).where("deletion_requested_at", "is", null),
);
