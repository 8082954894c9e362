import { sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { defineQuery } from "../../platform/db/query.ts";

type SearchParams = { ownerId: string; terms: string[]; count: number };

/** What the words lead to, in order; partial when something that matches may not have been looked at. */
type Found = { ids: string[]; is_partial: boolean };

export const findMatchingClientIds = defineQuery<SearchParams>()((db, param) =>
  db
    .selectFrom(
      sql<Found>`search_clients(${param("ownerId")}::uuid, ${param("terms")}::text[], ${sql.lit(trialAddress)}, true,
        false, null, null, null, ${param("count")}::integer)`.as("found"),
    )
    .select(["found.ids", "found.is_partial"]),
);

export const findAppointmentIds = defineQuery<SearchParams & { now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom(
      sql<Found>`search_appointments(${param("ownerId")}::uuid, ${param("terms")}::text[], ${param("now")}::timestamptz,
        ${param("count")}::integer)`.as("found"),
    )
    .select(["found.ids", "found.is_partial"]),
);

type ByIds = { ownerId: string; ids: string[] };

export const selectMatchingClients = defineQuery<ByIds>()((db, param) =>
  db
    .selectFrom("clients")
    .select([
      "id",
      sql<string | null>`coalesce(name, profile_name)`.as("name"),
      sql<string | null>`coalesce(phone, written_phone)`.as("phone"),
    ])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id = any(${param("ids")}::uuid[])`)
    .orderBy(sql`array_position(${param("ids")}::uuid[], id)`),
);

export const selectMatchingAppointments = defineQuery<ByIds>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.user_id", "=", "a.user_id").onRef("g.id", "=", "a.agent_id"))
    .select(["a.id", "a.client_name", "a.booked_for", "a.service_type", "a.status", "g.name as agent_name"])
    .select(sql<string>`to_char(a.appointment_date, 'YYYY-MM-DD')`.as("date"))
    .select(sql<string>`to_char(a.appointment_time, 'HH24:MI')`.as("time"))
    .where("a.user_id", "=", param("ownerId"))
    .where(sql<boolean>`a.id = any(${param("ids")}::uuid[])`)
    .orderBy(sql`array_position(${param("ids")}::uuid[], a.id)`),
);

/** A team is small enough to be looked through. */
export const findAgents = defineQuery<{ ownerId: string; patterns: string[]; count: number }>()((db, param) =>
  db
    .selectFrom("agents")
    .select(["id", "name", "email", "is_active"])
    .where("user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`fold_for_search(name || ' ' || email || ' ' || array_to_string(specialties, ' ')) || ' '
        || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') like all (${param("patterns")}::text[])`,
    )
    .orderBy("is_active", "desc")
    .orderBy("name")
    .limit(param("count")),
);
