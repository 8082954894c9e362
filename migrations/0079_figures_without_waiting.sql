-- The administrator's figures are never counted in full while somebody waits (record 94). Whether there is much to count was
-- taken from the planner's statistics, which know nothing until the first analyze: before it nothing was stored, and every
-- request counted everything. A table's size is known at once.
create function pages_of(source regclass) returns bigint
  language sql stable set search_path = pg_catalog
  as $$ select pg_relation_size(source) / current_setting('block_size')::integer $$;

-- Some 20,000 appointments, some 3,500 accounts: as many are counted on the spot.
create or replace function are_appointments_many() returns boolean
  language sql stable set search_path = pg_catalog, public
  as $$ select pages_of('appointments') > 750 $$;
create function are_accounts_many() returns boolean
  language sql stable set search_path = pg_catalog, public
  as $$ select pages_of('"user"') > 64 $$;

-- How large the tables were when they were counted: what was counted says nothing about one that was filled since.
alter table appointment_figures add column pages bigint not null default 0;
alter table account_figures add column pages bigint not null default 0;
create function is_same_size(before bigint, after bigint) returns boolean
  language sql immutable
  as $$ select after <= 2 * before and before <= 2 * after $$;

-- Owners are told apart while they are counted, not sorted afterwards.
create or replace function count_appointments(at timestamptz)
  returns table (total_appointments bigint, appointments_today bigint, appointments_this_week bigint, unique_users bigint)
  language sql stable set search_path = pg_catalog, public set jit = off
  as $$
    with week as (
      select a.appointment_date, (at at time zone p.time_zone)::date as today,
          date_trunc('week', at at time zone p.time_zone)::date as monday
        from appointments a join user_profiles p on p.user_id = a.user_id
       where a.starts_at between at - interval '9 days' and at + interval '9 days' and a.status <> 'held'
    )
    select whole.appointments - held.appointments, near.today, near.days, whole.owners
      from (select coalesce(sum(own.appointments), 0)::bigint as appointments, count(*) as owners
              from (select count(*) as appointments from appointments group by user_id) own) whole,
        (select count(*) as appointments from appointments where status = 'held') held,
        (select count(*) filter (where appointment_date = today) as today,
            count(*) filter (where appointment_date between monday and monday + 6) as days from week) near
  $$;

-- From about so many pages of a table, however large it is, and so many accounts: for the moment in which a table that was
-- filled at once is counted for the first time.
create function estimate_appointments(at timestamptz)
  returns table (total_appointments bigint, appointments_today bigint, appointments_this_week bigint, unique_users bigint)
  language sql stable set search_path = pg_catalog, public set jit = off set enable_seqscan = off
  as $$
    with sample as (
      select a.ctid, a.appointment_date, at at time zone (
            select p.time_zone from user_profiles p
             where p.user_id = a.user_id and a.starts_at between at - interval '9 days' and at + interval '9 days') as there
        from appointments a tablesample system (least(100, 6400.0 / greatest(pages_of('appointments'), 1))) repeatable (0)
       where a.status <> 'held'
    ), density as (
      select pages_of('appointments')::float / greatest(count(distinct (ctid::text::point)[0]), 1) as times,
          count(*) as appointments,
          count(*) filter (where appointment_date = there::date) as today,
          count(*) filter (where date_trunc('week', appointment_date::timestamp) = date_trunc('week', there)) as days
        from sample
    ), accounts as (
      select pages_of('"user"')::float / greatest(count(distinct (u.ctid::text::point)[0]), 1)
          * count(*) filter (where exists (select from appointments a where a.user_id = u.id)) as owners
        from "user" u tablesample system (least(100, 400.0 / greatest(pages_of('"user"'), 1))) repeatable (0)
    )
    select round(d.appointments * d.times)::bigint, round(d.today * d.times)::bigint, round(d.days * d.times)::bigint,
        round(a.owners)::bigint
      from density d, accounts a
  $$;

create function estimate_accounts() returns bigint
  language sql stable set search_path = pg_catalog, public set jit = off
  as $$
    select round(pages_of('"user"')::float / greatest(count(distinct (u.ctid::text::point)[0]), 1) * count(*))::bigint
      from "user" u tablesample system (least(100, 3200.0 / greatest(pages_of('"user"'), 1))) repeatable (0)
     where u.deletion_requested_at is null
  $$;

-- Run when a worker starts, every minute, and when somebody was shown older figures; of several at once one counts.
create or replace function keep_appointment_figures(at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not pg_try_advisory_xact_lock(7231, 906) then
    return;
  end if;
  insert into appointment_figures
    (counted_at, total_appointments, appointments_today, appointments_this_week, unique_users, pages)
  select at, counted.*, pages_of('appointments') from count_appointments(at) counted
  on conflict (only_one) do update set counted_at = excluded.counted_at,
    total_appointments = excluded.total_appointments, appointments_today = excluded.appointments_today,
    appointments_this_week = excluded.appointments_this_week, unique_users = excluded.unique_users, pages = excluded.pages;
  insert into account_figures (counted_at, users, fates, pages)
  select at, (select count(*) from "user" where deletion_requested_at is null),
      (select coalesce(jsonb_agg(f), '[]') from count_fates(now() - interval '24 hours') f), pages_of('"user"')
  on conflict (only_one) do update
    set counted_at = excluded.counted_at, users = excluded.users, fates = excluded.fates, pages = excluded.pages;
end
$$;

-- Few are counted on the spot. Of many it is what was counted last, and when; while they haven't been counted since they
-- became many, an estimate, which was counted at no time.
drop function get_appointment_summary(uuid, timestamptz);
create function get_appointment_summary(acting uuid, at timestamptz)
  returns table (
    total_appointments bigint, appointments_today bigint, appointments_this_week bigint, unique_users bigint,
    counted_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  if not are_appointments_many() then
    return query select counted.*, at from count_appointments(at) counted;
    return;
  end if;
  return query
    select f.total_appointments, f.appointments_today, f.appointments_this_week, f.unique_users, f.counted_at
      from appointment_figures f where is_same_size(f.pages, pages_of('appointments'));
  if not found then
    return query select estimated.*, null::timestamptz from estimate_appointments(at) estimated;
  end if;
end
$$;

drop function admin_count_users(uuid, timestamptz);
create function admin_count_users(acting uuid, at timestamptz) returns table (total bigint, counted_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  if not are_accounts_many() then
    return query select count(*), at from "user" u where u.deletion_requested_at is null;
    return;
  end if;
  return query
    select f.users, f.counted_at from account_figures f where is_same_size(f.pages, pages_of('"user"'));
  if not found then
    return query select estimate_accounts(), null::timestamptz;
  end if;
end
$$;

-- What became of the notices of the last 24 hours; with many accounts, as counted last. A row without a status says only
-- when.
drop function admin_notice_fates(uuid, timestamptz);
create function admin_notice_fates(acting uuid, at timestamptz)
  returns table (status text, reason text, count bigint, counted_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  if are_accounts_many() then
    return query
      select f.status, f.reason, coalesce(f.count, 0), kept.counted_at
        from account_figures kept
        left join jsonb_to_recordset(kept.fates) as f (status text, reason text, count bigint) on true
       where is_same_size(kept.pages, pages_of('"user"'));
    if found then
      return;
    end if;
  end if;
  return query
    select f.status, f.reason, coalesce(f.count, 0), at
      from (values (true)) one left join count_fates(now() - interval '24 hours') f on true;
end
$$;

revoke all on function pages_of, are_accounts_many, is_same_size, estimate_appointments, estimate_accounts,
  get_appointment_summary, admin_count_users, admin_notice_fates from public;
grant execute on function get_appointment_summary, admin_count_users, admin_notice_fates to daybook_app;

-- What is there already, before the first request.
select keep_appointment_figures(now());
