-- The administrator's lists, searches and figures take as long with a hundred thousand accounts as with a thousand.

create extension if not exists pg_trgm with schema public;
create index user_email_words on "user" using gin (email gin_trgm_ops);
create index user_name_words on "user" using gin (name gin_trgm_ops);
create index user_profiles_company_words on user_profiles using gin (company_name gin_trgm_ops);
create index whatsapp_phone_numbers_latest on whatsapp_phone_numbers (created_at desc, id desc);
create index sender_registrations_latest on sender_registrations (created_at desc, id desc);

-- Every account, newest first. Who is searched for by something many have is found among the newest; by something few
-- have, through the words' indexes.
create or replace function admin_get_users(
    acting uuid, pattern text, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, email text, full_name text, company_name text, created_at timestamptz, last_sign_in_at timestamptz,
    subscribed boolean, subscription_tier text, subscription_end timestamptz, paypal_subscription_id text,
    max_agents integer, has_live_paypal boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public
  -- A page is few rows of many: each is fetched by its key, whatever the planner expects.
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  last_at timestamptz := coalesce(before_at, 'infinity');
  last_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  found_ids uuid[];
begin
  perform require_admin(acting);
  found_ids := array(
    select newest.id
      from (
        select u.id, u.email, u.name, u.created_at from "user" u
         where u.deletion_requested_at is null and (u.created_at, u.id) < (last_at, last_id)
         order by u.created_at desc, u.id desc
         limit 1000
      ) newest
      left join lateral (select p.company_name from user_profiles p where p.user_id = newest.id limit 1) p on true
     where newest.email ilike pattern or newest.name ilike pattern or p.company_name ilike pattern
     order by newest.created_at desc, newest.id desc
     limit page_size);
  if cardinality(found_ids) < page_size and 1000 = (
      select count(*) from (
        select from "user" u
         where u.deletion_requested_at is null and (u.created_at, u.id) < (last_at, last_id)
         limit 1000) newest)
  then
    found_ids := array(
      select u.id
        from (
          select u.id from "user" u where u.email ilike pattern
          union select u.id from "user" u where u.name ilike pattern
          union select p.user_id from user_profiles p where p.company_name ilike pattern
        ) hit join "user" u on u.id = hit.id
       where u.deletion_requested_at is null and (u.created_at, u.id) < (last_at, last_id)
       order by u.created_at desc, u.id desc
       limit page_size);
  end if;
  return query
    select u.id, u.email, nullif(btrim(u.name), ''), nullif(btrim(p.company_name), ''), u.created_at, u.last_sign_in_at,
        coalesce(s.subscribed, false), s.subscription_tier, s.subscription_end, s.paypal_subscription_id,
        coalesce(s.max_agents, 1),
        exists (select from paypal_subscriptions b where b.user_id = u.id and b.status in ('ACTIVE', 'SUSPENDED'))
      from unnest(found_ids) with ordinality as listed (id, place)
      join "user" u on u.id = listed.id
      left join user_profiles p on p.user_id = u.id
      left join subscribers s on s.user_id = u.id
     order by listed.place;
end
$$;

-- One pass over the appointments, and those of a week or so by their time: no question per account.
create function count_appointments(at timestamptz)
  returns table (total_appointments bigint, appointments_today bigint, appointments_this_week bigint, unique_users bigint)
  language sql stable set search_path = pg_catalog, public
  as $$
    with week as (
      select a.appointment_date, (at at time zone p.time_zone)::date as today,
          date_trunc('week', at at time zone p.time_zone)::date as monday
        from appointments a join user_profiles p on p.user_id = a.user_id
       where a.starts_at between at - interval '9 days' and at + interval '9 days'
    )
    select whole.appointments, near.today, near.days, whole.owners
      from (select count(*) as appointments, count(distinct user_id) as owners from appointments) whole,
        (select count(*) filter (where appointment_date = today) as today,
            count(*) filter (where appointment_date between monday and monday + 6) as days from week) near
  $$;
revoke all on function count_appointments from public;

-- What was counted last, when there is too much to count while somebody waits.
create table appointment_figures (
  only_one boolean primary key default true check (only_one),
  counted_at timestamptz not null,
  total_appointments bigint not null,
  appointments_today bigint not null,
  appointments_this_week bigint not null,
  unique_users bigint not null
);

-- By the planner's own estimate, which costs nothing.
create function are_appointments_many() returns boolean
  language sql stable set search_path = pg_catalog, public
  as $$ select reltuples > 20000 from pg_class where oid = 'public.appointments'::regclass $$;
revoke all on function are_appointments_many from public;

-- Run every minute.
create function keep_appointment_figures(at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    insert into appointment_figures (counted_at, total_appointments, appointments_today, appointments_this_week, unique_users)
    select at, counted.* from count_appointments(at) counted where are_appointments_many()
    on conflict (only_one) do update set counted_at = excluded.counted_at,
      total_appointments = excluded.total_appointments, appointments_today = excluded.appointments_today,
      appointments_this_week = excluded.appointments_this_week, unique_users = excluded.unique_users
  $$;
revoke all on function keep_appointment_figures from public;
grant execute on function keep_appointment_figures to daybook_app;

-- Today and this week, which begins on Monday, are each business's own. With many appointments, what was counted within
-- the last few minutes.
create or replace function get_appointment_summary(acting uuid, at timestamptz)
  returns table (total_appointments bigint, appointments_today bigint, appointments_this_week bigint, unique_users bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  if are_appointments_many() then
    return query
      select f.total_appointments, f.appointments_today, f.appointments_this_week, f.unique_users
        from appointment_figures f where f.counted_at between at - interval '5 minutes' and at;
    if found then
      return;
    end if;
  end if;
  return query select * from count_appointments(at);
end
$$;

create or replace function admin_view_appointments(
    acting uuid, include_sensitive_data boolean, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, starts_at timestamptz, appointment_date date, appointment_time time, client_name text, client_phone text,
    agent_id uuid, agent_name text, service_type text, status text, duration integer)
  language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  is_full boolean := include_sensitive_data is true;
  shown integer;
begin
  perform require_admin(acting);
  return query
    select a.id, a.starts_at, a.appointment_date, a.appointment_time,
        case when is_full then a.client_name else mask_name(a.client_name) end,
        case when is_full then a.client_phone else mask_phone(a.client_phone) end,
        a.agent_id, case when is_full then g.name else mask_name(g.name) end, a.service_type, a.status, a.duration
      from (
        select * from appointments
         where (starts_at, id) < (coalesce(before_at, 'infinity'),
           coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
         order by starts_at desc, id desc
         limit page_size
      ) a join agents g on g.user_id = a.user_id and g.id = a.agent_id
     order by a.starts_at desc, a.id desc;
  get diagnostics shown = row_count;
  if is_full then
    insert into audit_log (user_id, actor, action, subject_id, details)
    values (acting, 'administrator', 'appointments.viewed-in-full', acting::text,
      jsonb_build_object('rows', shown, 'before', before_at));
  end if;
end
$$;

create or replace function admin_list_numbers(acting uuid, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, user_id uuid, email text, phone_number text, verification_status text, is_active boolean,
    business_name text, display_name text, is_leaving boolean, created_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  return query
    select n.id, n.user_id, u.email, n.phone_number, n.verification_status, n.is_active, n.business_name, n.display_name,
        n.release_requested_at is not null and n.released_at is null, n.created_at
      from whatsapp_phone_numbers n join "user" u on u.id = n.user_id
     where u.deletion_requested_at is null
       and (n.created_at, n.id) < (coalesce(before_at, 'infinity'),
         coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
     order by n.created_at desc, n.id desc
     limit page_size;
end
$$;

create or replace function admin_list_registrations(acting uuid, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, user_id uuid, email text, business_name text, status text, provisioned_phone_number text,
    created_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  return query
    select r.id, r.user_id, u.email, r.business_name, r.status, r.provisioned_phone_number, r.created_at
      from sender_registrations r join "user" u on u.id = r.user_id
     where u.deletion_requested_at is null
       and (r.created_at, r.id) < (coalesce(before_at, 'infinity'),
         coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
     order by r.created_at desc, r.id desc
     limit page_size;
end
$$;
