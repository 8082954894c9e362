import { sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { defineQuery } from "../../platform/db/query.ts";

type Search = {
  ownerId: string;
  /** As LIKE takes them; the digits are null when none were asked for. */
  pattern: string;
  digits: string | null;
  now: Temporal.Instant;
  count: number;
};

type KnownRow = {
  name: string;
  phone: string;
  last_date: string | null;
  last_service: string | null;
  last_agent: string | null;
  agent_id: string | null;
  type_id: string | null;
};

/** One person is one number, however it is written; the name is the latest they were booked or known under. */
export const selectKnownClients = defineQuery<Search>()((db, param) =>
  db
    .selectFrom(
      sql<KnownRow>`(
        with seen as (
          select a.client_name as name, a.client_phone as phone, a.starts_at as at,
                 regexp_replace(a.client_phone, '\\D', '', 'g') as digits
            from appointments a where a.user_id = ${param("ownerId")}::uuid and not a.is_test
          union all
          select coalesce(c.name, c.profile_name), c.phone, c.last_message_at,
                 regexp_replace(c.phone, '\\D', '', 'g')
            from clients c
           where c.user_id = ${param("ownerId")}::uuid and c.phone is not null
             and coalesce(c.name, c.profile_name) is not null and c.channel_address <> ${sql.lit(trialAddress)}
        ), latest as (
          select distinct on (digits) name, phone, at, digits from seen
           where digits in (select s.digits from seen s where s.digits <> ''
             and (s.name ilike ${param("pattern")} or s.digits like ${param("digits")}::text))
           order by digits, at desc
        ), people as (
          select * from latest order by at desc, digits limit ${param("count")}
        )
        select p.name, p.phone, last.date as last_date, last.service as last_service, last.agent as last_agent,
               last.type_id, usual.agent_id
          from people p
          left join lateral (
            select to_char(a.appointment_date, 'YYYY-MM-DD') as date, a.service_type as service, g.name as agent,
                   t.id as type_id
              from appointments a
              join agents g on g.user_id = a.user_id and g.id = a.agent_id
              left join time_slot_configs t
                on t.user_id = a.user_id and t.id = a.appointment_type_id and t.is_active
             where a.user_id = ${param("ownerId")}::uuid and not a.is_test and a.status <> 'cancelled'
               and regexp_replace(a.client_phone, '\\D', '', 'g') = p.digits
               and a.starts_at <= ${param("now")}::timestamptz
             order by a.starts_at desc limit 1
          ) last on true
          left join lateral (
            select a.agent_id
              from appointments a
              join agents g on g.user_id = a.user_id and g.id = a.agent_id and g.is_active
             where a.user_id = ${param("ownerId")}::uuid and not a.is_test and a.status <> 'cancelled'
               and regexp_replace(a.client_phone, '\\D', '', 'g') = p.digits
             group by a.agent_id order by count(*) desc, max(a.starts_at) desc limit 1
          ) usual on true
         order by p.at desc, p.digits
      )`.as("known"),
    )
    .selectAll(),
);
