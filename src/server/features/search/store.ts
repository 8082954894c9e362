import { sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { defineQuery } from "../../platform/db/query.ts";

type SearchParams = { ownerId: string; patterns: string[]; count: number };

type ClientHit = { id: string; name: string | null; phone: string | null; place: number };

export const findClients = defineQuery<SearchParams>()((db, param) =>
  db
    .selectFrom(
      // A merged record leads to the person; who has no address isn't in the index and is looked for by themselves.
      sql<ClientHit>`(
        select distinct on (coalesce(c.merged_into, c.id)) coalesce(c.merged_into, c.id) as id, f.name, f.phone, f.place
          from search_clients(${param("ownerId")}::uuid, ${param("patterns")}::text[], ${sql.lit(trialAddress)},
            ${param("count")}::integer) with ordinality f(id, name, phone, last_message_at, place)
          join clients c on c.user_id = ${param("ownerId")}::uuid and c.id = f.id
        union all
        (select c.id, c.name, c.written_phone, 1000000 from clients c
          where c.user_id = ${param("ownerId")}::uuid and c.channel_address is null and c.merged_into is null
            and client_words(c.name, c.profile_name, c.written_phone) like all (${param("patterns")}::text[])
          order by c.list_at desc limit ${param("count")}::integer))`.as("found"),
    )
    .select(["found.id", "found.name", "found.phone"])
    .orderBy("found.place")
    .limit(param("count")),
);

type AppointmentHit = {
  id: string;
  client_name: string;
  booked_for: string | null;
  service_type: string;
  status: string;
  agent_name: string;
};

export const findAppointments = defineQuery<SearchParams & { now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom(
      sql<AppointmentHit>`search_appointments(${param("ownerId")}::uuid, ${param("patterns")}::text[],
        ${param("now")}::timestamptz, ${param("count")}::integer)`.as("found"),
    )
    .select(["found.id", "found.client_name", "found.booked_for", "found.service_type", "found.status"])
    .select("found.agent_name")
    .select(sql<string>`to_char(found.appointment_date, 'YYYY-MM-DD')`.as("date"))
    .select(sql<string>`to_char(found.appointment_time, 'HH24:MI')`.as("time")),
);

/** A team is small enough to be looked through. */
export const findAgents = defineQuery<SearchParams>()((db, param) =>
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
