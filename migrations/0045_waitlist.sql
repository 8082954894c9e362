-- The waitlist: who waits for which time, and which time is being held for whom.

-- How long a time that opened is held for the person it is offered to.
alter table user_profiles
  add column waitlist_hold_minutes integer not null default 15 check (waitlist_hold_minutes between 5 and 120);

create table waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  client_id uuid not null,
  -- Null while the business has no types.
  appointment_type_id uuid,
  -- Null: whoever is free.
  agent_id uuid,
  from_date date not null check (from_date between '1970-01-01' and '2099-12-31'),
  to_date date not null check (to_date between '1970-01-01' and '2099-12-31'),
  -- The first and the last time it may begin, on each of the days; null: any.
  from_time time(0),
  to_time time(0),
  -- `over`: the days have passed.
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'left', 'removed', 'over')),
  source text not null check (source in ('whatsapp', 'dashboard')),
  -- Times that were free when the person began to wait, or that were offered since: no news, as long as they stay free.
  known_starts timestamptz[] not null default '{}',
  created_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1,
  unique (user_id, id),
  foreign key (user_id, client_id) references clients (user_id, id) on delete cascade,
  foreign key (user_id, appointment_type_id) references time_slot_configs (user_id, id) on delete cascade,
  foreign key (user_id, agent_id) references agents (user_id, id) on delete set null (agent_id),
  check (to_date >= from_date and to_date - from_date <= 366),
  check ((from_time is null) = (to_time is null)),
  check (to_time >= from_time and to_time < '24:00'),
  check ((state = 'waiting') = (ended_at is null))
);
create index waitlist_waiting on waitlist_entries (user_id, created_at, id) where state = 'waiting';
create index waitlist_of_client on waitlist_entries (user_id, client_id);
create index waitlist_by_type on waitlist_entries (user_id, appointment_type_id);
create index waitlist_by_agent on waitlist_entries (user_id, agent_id) where agent_id is not null;

-- A time that is offered to one person and to nobody else. Its hold is the row of `appointments` with the same id and the
-- status 'held': under the same exclusion constraint, and the appointment itself once the offer is taken.
create table waitlist_offers (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  entry_id uuid not null,
  agent_id uuid not null,
  appointment_date date not null,
  appointment_time time(0) not null,
  starts_at timestamptz not null,
  blocks tstzrange not null,
  held_until timestamptz not null,
  state text not null default 'open' check (state in ('open', 'taken', 'passed', 'expired')),
  -- `unreachable`: the message couldn't arrive. `list`: the person left, or was taken off.
  ended_by text check (ended_by in ('client', 'owner', 'unreachable', 'time', 'list')),
  created_at timestamptz not null,
  ended_at timestamptz,
  foreign key (user_id, entry_id) references waitlist_entries (user_id, id) on delete cascade,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'open') = (ended_by is null))
);
create unique index waitlist_one_offer on waitlist_offers (user_id, entry_id) where state = 'open';
create index waitlist_offers_of_entry on waitlist_offers (user_id, entry_id, created_at);
create index waitlist_open_offers on waitlist_offers (user_id, agent_id) where state = 'open';
create index waitlist_offers_due on waitlist_offers (held_until) where state = 'open';

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['waitlist_entries', 'waitlist_offers']
  loop
    execute format('alter table %I enable row level security', owner_table);
    execute format('create policy own on %I using (user_id = (select current_owner()))
      with check (user_id = (select current_owner()))', owner_table);
    execute format('grant select, insert, update, delete on %I to daybook_app', owner_table);
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function notify_change()', owner_table || '_change', owner_table);
  end loop;
end
$$;

-- A hold is an appointment that isn't one yet. The app's role doesn't see it, so that no list, figure or feed can count it;
-- the exclusion constraint does.
alter table appointments
  drop constraint appointments_status_check,
  add constraint appointments_status_check check (status in ('confirmed', 'pending', 'cancelled', 'held')),
  add constraint appointments_held_alone check (status <> 'held' or (not overbooked and visit_id is null
    and series_id is null and outcome is null and not is_test));
create policy holds_apart on appointments as restrictive to daybook_app
  using (status <> 'held') with check (status <> 'held');
create index appointments_held on appointments (user_id, agent_id) where status = 'held';
-- The policy is part of every question now: an index that has it, too, still answers alone.
drop index appointments_by_agent;
create index appointments_by_agent on appointments (user_id, agent_id, starts_at, ends_at, buffer_time, buffer_before)
  where status <> 'cancelled' and status <> 'held';

-- Holds a time; false when something stands there, or a room is missing.
create function hold_slot(slot jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into appointments (id, user_id, agent_id, appointment_type_id, client_name, client_phone, client_address,
      service_type, price, status, source, created_at, timed_at, appointment_date, appointment_time, duration,
      buffer_before, buffer_time, starts_at, ends_at, blocks)
  select s.id, current_owner(), s.agent_id, s.type_id, s.client_name, s.client_phone, s.client_address, s.service_type,
      s.price, 'held', 'whatsapp', s.created_at, s.created_at, s.date, s.time, s.duration, s.buffer_before, s.buffer,
      s.starts_at, s.starts_at + make_interval(mins => s.duration),
      tstzrange(s.starts_at - make_interval(mins => s.buffer_before),
        s.starts_at + make_interval(mins => s.duration + s.buffer))
    from jsonb_to_record(slot) as s (id uuid, agent_id uuid, type_id uuid, client_name text, client_phone text,
      client_address text, service_type text, price numeric, created_at timestamptz, date date, time time,
      duration integer, buffer_before integer, buffer integer, starts_at timestamptz)
  on conflict do nothing;
  return found;
exception when exclusion_violation then
  return false;
end
$$;

-- Turns the hold into the appointment; false when it is gone.
create function take_hold(offer uuid, at timestamptz, becomes text, waits_for text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update appointments set status = becomes, awaiting = waits_for, created_at = at, timed_at = at, version = version + 1,
      updated_at = clock_timestamp()
   where user_id = current_owner() and id = offer and status = 'held' and becomes in ('confirmed', 'pending');
  return found;
end
$$;
revoke all on function hold_slot, take_hold from public;
grant execute on function hold_slot, take_hold to daybook_app;

-- However an offer ends, its hold ends with it.
create function end_hold() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from appointments where user_id = old.user_id and id = old.id and status = 'held';
  return null;
end
$$;
revoke all on function end_hold from public;
create trigger waitlist_offers_end_hold after update on waitlist_offers
  for each row when (old.state = 'open' and new.state <> 'open') execute function end_hold();
create trigger waitlist_offers_delete_hold after delete on waitlist_offers
  for each row when (old.state = 'open') execute function end_hold();

-- A hold whose time is up stands in nobody's way, whether or not somebody has ended the offer yet. Whoever makes or moves an
-- appointment says what time it is by that appointment.
create function give_up_expired_holds() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from appointments a using waitlist_offers o
   where a.user_id = new.user_id and a.agent_id = new.agent_id and a.status = 'held' and a.id <> new.id
     and a.blocks && new.blocks
     and o.user_id = a.user_id and o.id = a.id and o.held_until <= greatest(new.created_at, new.timed_at);
  return new;
end
$$;
revoke all on function give_up_expired_holds from public;
create trigger appointments_over_expired_hold before insert on appointments
  for each row when (new.status <> 'cancelled' and not new.overbooked) execute function give_up_expired_holds();
create trigger appointments_onto_expired_hold before update of agent_id, blocks, status on appointments
  for each row when (new.status <> 'cancelled' and not new.overbooked
    and (old.status = 'cancelled' or old.agent_id <> new.agent_id or old.blocks <> new.blocks))
  execute function give_up_expired_holds();

-- Whoever is being deleted has nothing to offer, and after a change of clocks the time that was offered is another one.
create function end_offers_of_agent() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  update waitlist_offers set state = 'passed', ended_by = 'owner', ended_at = clock_timestamp()
   where user_id = old.user_id and agent_id = old.id and state = 'open';
  return old;
end
$$;
create trigger agents_end_offers before delete on agents for each row execute function end_offers_of_agent();
create function end_offers_of_zone() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  update waitlist_offers set state = 'passed', ended_by = 'owner', ended_at = clock_timestamp()
   where user_id = old.user_id and state = 'open';
  return null;
end
$$;
create trigger user_profiles_end_offers after update of time_zone on user_profiles
  for each row when (old.time_zone <> new.time_zone) execute function end_offers_of_zone();

alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check
    check (kind in ('confirmation', 'reschedule', 'cancel', 'offer', 'reminder24h', 'reminder2h', 'opening', 'withdrawn'));

-- Run every minute, across owners: whose list has somebody waiting, or an offer to end.
create function find_waitlists(after_owner uuid, page_size integer) returns table (user_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select u.id from "user" u
     where u.id > coalesce(after_owner, '00000000-0000-0000-0000-000000000000') and u.deletion_requested_at is null
       and u.id in (select e.user_id from waitlist_entries e where e.state = 'waiting'
         union select o.user_id from waitlist_offers o where o.state = 'open')
     order by u.id
     limit page_size
  $$;
revoke all on function find_waitlists from public;
grant execute on function find_waitlists to daybook_app;

-- What looks across owners, or past the policy for the sake of an index, leaves holds out by itself.
create or replace function count_appointments(at timestamptz)
  returns table (total_appointments bigint, appointments_today bigint, appointments_this_week bigint, unique_users bigint)
  language sql stable set search_path = pg_catalog, public
  as $$
    with week as (
      select a.appointment_date, (at at time zone p.time_zone)::date as today,
          date_trunc('week', at at time zone p.time_zone)::date as monday
        from appointments a join user_profiles p on p.user_id = a.user_id
       where a.starts_at between at - interval '9 days' and at + interval '9 days' and a.status <> 'held'
    )
    select whole.appointments, near.today, near.days, whole.owners
      from (select count(*) as appointments, count(distinct user_id) as owners from appointments
             where status <> 'held') whole,
        (select count(*) filter (where appointment_date = today) as today,
            count(*) filter (where appointment_date between monday and monday + 6) as days from week) near
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
           and status <> 'held'
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

create or replace function search_appointments(owner uuid, patterns text[], this_moment timestamptz, page_size integer)
  returns table (
    id uuid, client_name text, booked_for text, service_type text, status text, appointment_date date,
    appointment_time time, agent_name text)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
    select a.id, a.client_name, a.booked_for, a.service_type, a.status, a.appointment_date, a.appointment_time, g.name
      from appointments a join agents g on g.user_id = a.user_id and g.id = a.agent_id
     where owner = current_owner() and a.user_id = owner and not a.is_test and a.status <> 'held'
       and appointment_words(a.client_name, a.booked_for, a.service_type, a.client_phone) like patterns[1]
       and appointment_words(a.client_name, a.booked_for, a.service_type, a.client_phone) like all (patterns)
     order by
       ' ' || appointment_words(a.client_name, a.booked_for, a.service_type, a.client_phone)
         not like '% ' || substr(patterns[1], 2),
       a.status = 'cancelled', a.ends_at < this_moment,
       abs(extract(epoch from a.starts_at - this_moment)), a.id
     limit page_size;
end
$$;

create or replace function find_due_reminders(
    reminder text, lead interval, starts_from timestamptz, starts_until timestamptz, after_at timestamptz, after_id uuid,
    page_size integer)
  returns table (user_id uuid, appointment_id uuid, starts_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    select a.user_id, a.id, a.starts_at from appointments a
     where a.starts_at between starts_from and starts_until
       and (after_at is null or (a.starts_at, a.id) > (after_at, after_id))
       and a.status not in ('cancelled', 'held') and not a.is_test
       and a.timed_at < a.starts_at - lead
       and not exists (select from notices n
                        where n.user_id = a.user_id and n.appointment_id = a.id and n.kind = reminder
                          and n.status <> 'superseded')
       and (a.visit_id is null or not exists (
         select from appointments p
          where p.user_id = a.user_id and p.visit_id = a.visit_id and p.appointment_date = a.appointment_date
            and p.id <> a.id
            and (p.status <> 'cancelled' and (p.starts_at, p.id) < (a.starts_at, a.id)
              or exists (select from notices n
                          where n.user_id = p.user_id and n.appointment_id = p.id and n.kind = reminder
                            and n.status <> 'superseded'))))
     order by a.starts_at, a.id
     limit page_size
  $$;

create or replace function find_due_calendars(this_moment timestamptz, page_size integer)
  returns table (user_id uuid, id uuid, is_to_read boolean)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select c.user_id, c.id, c.due_at <= this_moment from external_calendars c
      join "user" u on u.id = c.user_id and u.deletion_requested_at is null
     where c.problem is distinct from 'sign-in'
       and (c.due_at <= this_moment
         or c.is_written and c.problem is null and (
              exists (select from appointments a
                 left join written_events w
                   on w.user_id = a.user_id and w.calendar_id = c.id and w.appointment_id = a.id
                where a.user_id = c.user_id and a.agent_id = c.agent_id and a.starts_at > this_moment - interval '1 day'
                  and a.status not in ('cancelled', 'held') and not a.is_test and w.sequence is distinct from a.calendar_sequence)
           or exists (select from written_events w
                 left join appointments a on a.user_id = w.user_id and a.id = w.appointment_id
                where w.user_id = c.user_id and w.calendar_id = c.id
                  and (a.id is null or a.status = 'cancelled' or a.agent_id <> c.agent_id))))
     order by c.due_at
     limit page_size
  $$;
