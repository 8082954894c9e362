-- A visit is what a client knows: its parts are appointments, one after another, tied by `visit_id`. A series is the rule
-- that made visits; each of them stands on its own afterwards.

create table series (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  every integer not null check (every between 1 and 52),
  unit text not null check (unit in ('day', 'week', 'month')),
  -- How many visits it made. Their dates are the appointments' own.
  visit_count integer not null check (visit_count between 1 and 60),
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, id)
);
create index series_by_owner on series (user_id, created_at);
alter table series enable row level security;
create policy own on series using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
-- Nothing changes in it, so nobody is told: what a screen shows of it comes with its appointments.
grant select, insert, update, delete on series to daybook_app;

alter table appointments
  -- Null for a visit of one service.
  add column visit_id uuid,
  add column series_id uuid,
  -- The visit's place in its series, from 1.
  add column series_number integer check (series_number between 1 and 60),
  add foreign key (user_id, series_id) references series (user_id, id),
  add check ((series_id is null) = (series_number is null));
create index appointments_of_visit on appointments (user_id, visit_id) where visit_id is not null;
create index appointments_of_series on appointments (user_id, series_id, series_number) where series_id is not null;

-- Once per visit and day: of its parts on one date the first that isn't cancelled, unless another has been reminded of.
create or replace function find_due_reminders(
    reminder text, lead interval, starts_from timestamptz, starts_until timestamptz, after_at timestamptz, after_id uuid,
    page_size integer)
  returns table (user_id uuid, appointment_id uuid, starts_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    select a.user_id, a.id, a.starts_at from appointments a
     where a.starts_at between starts_from and starts_until
       and (after_at is null or (a.starts_at, a.id) > (after_at, after_id))
       and a.status <> 'cancelled' and not a.is_test
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
