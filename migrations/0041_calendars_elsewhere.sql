-- The calendar elsewhere: feeds that other programs read, calendars whose busy times count here, and those that are
-- kept in step with ours.

-- What programs outside know an appointment's state by. It only ever rises, whichever statement changes what they show.
alter table appointments add column calendar_sequence integer not null default 0;
create function raise_calendar_sequence() returns trigger
  language plpgsql set search_path = pg_catalog, public
  as $$
begin
  new.calendar_sequence := old.calendar_sequence + case
    when (old.agent_id, old.client_name, old.booked_for, old.client_phone, old.service_type, old.status, old.starts_at,
          old.ends_at)
      is distinct from (new.agent_id, new.client_name, new.booked_for, new.client_phone, new.service_type, new.status,
          new.starts_at, new.ends_at) then 1 else 0 end;
  return new;
end
$$;
create trigger appointments_calendar_sequence before update on appointments
  for each row execute function raise_calendar_sequence();

-- An address under which a calendar program reads an agent's appointments, or the whole business's (no agent). Whoever
-- knows the address may read it. It is derived from the installation's secret and the generation; only its hash is here.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  agent_id uuid,
  generation integer not null default 1,
  token_hash text not null unique check (length(token_hash) = 64),
  -- Whether it says who comes and their number, or only that the time is taken.
  with_clients boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  unique nulls not distinct (user_id, agent_id),
  foreign key (user_id, agent_id) references agents (user_id, id) on delete cascade
);

create function find_feed(hash text) returns table (user_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select f.user_id, f.id from calendar_feeds f join "user" u on u.id = f.user_id
         where f.token_hash = hash and u.deletion_requested_at is null $$;
revoke all on function find_feed from public;
grant execute on function find_feed to daybook_app;

-- A calendar of an agent's somewhere else: `ical`, an address that is read; `caldav`, an account that is read and,
-- if wanted, written to.
create table external_calendars (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  agent_id uuid not null,
  kind text not null check (kind in ('ical', 'caldav')),
  name text not null check (length(name) between 1 and 100),
  host text not null check (length(host) between 1 and 260),
  is_written boolean not null default false check (not is_written or kind = 'caldav'),
  -- When it was last read, and why it couldn't be since when; what was read before goes on counting.
  read_at timestamptz,
  problem text check (length(problem) between 1 and 40),
  problem_since timestamptz,
  -- Entries in it that couldn't be understood.
  unread_entries integer not null default 0,
  -- Of what was last read, to ask only for what is new.
  etag text check (length(etag) <= 500),
  failures integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, id),
  check ((problem is null) = (problem_since is null)),
  foreign key (user_id, agent_id) references agents (user_id, id) on delete cascade
);
create index external_calendars_by_agent on external_calendars (user_id, agent_id);
create index external_calendars_due on external_calendars (due_at);

-- What opens them, sealed with the installation's secret: the address, and for an account its user and password.
create table calendar_secrets (
  user_id uuid not null references "user" (id) on delete cascade,
  calendar_id uuid not null,
  sealed text not null check (length(sealed) <= 8000),
  primary key (user_id, calendar_id),
  foreign key (user_id, calendar_id) references external_calendars (user_id, id) on delete cascade
);

-- When an agent is busy elsewhere; spans of one calendar don't overlap. What it is they do isn't kept.
create table busy_spans (
  user_id uuid not null references "user" (id) on delete cascade,
  calendar_id uuid not null,
  agent_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (user_id, calendar_id, starts_at),
  foreign key (user_id, calendar_id) references external_calendars (user_id, id) on delete cascade
);
create index busy_spans_by_agent on busy_spans (user_id, agent_id, ends_at, starts_at);

-- Which state of an appointment is written where. Rows outlive their appointments, until the entry there is gone too.
create table written_events (
  user_id uuid not null references "user" (id) on delete cascade,
  calendar_id uuid not null,
  appointment_id uuid not null,
  sequence integer not null,
  href text not null check (length(href) <= 2000),
  etag text check (length(etag) <= 500),
  primary key (user_id, calendar_id, appointment_id),
  foreign key (user_id, calendar_id) references external_calendars (user_id, id) on delete cascade
);

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['calendar_feeds', 'external_calendars', 'calendar_secrets', 'busy_spans',
    'written_events']
  loop
    execute format('alter table %I enable row level security', owner_table);
    execute format('create policy own on %I using (user_id = (select current_owner()))
      with check (user_id = (select current_owner()))', owner_table);
    execute format('grant select, insert, update, delete on %I to daybook_app', owner_table);
  end loop;
  -- The others change only together with their calendar.
  foreach owner_table in array array['calendar_feeds', 'external_calendars']
  loop
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function notify_change()', owner_table || '_change', owner_table);
  end loop;
end
$$;

-- Run every minute, across owners: calendars to be read again, and those in which something is to be written. What has
-- to be signed in to again waits for its owner.
create function find_due_calendars(this_moment timestamptz, page_size integer)
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
                  and a.status <> 'cancelled' and not a.is_test and w.sequence is distinct from a.calendar_sequence)
           or exists (select from written_events w
                 left join appointments a on a.user_id = w.user_id and a.id = w.appointment_id
                where w.user_id = c.user_id and w.calendar_id = c.id
                  and (a.id is null or a.status = 'cancelled' or a.agent_id <> c.agent_id))))
     order by c.due_at
     limit page_size
  $$;
revoke all on function find_due_calendars from public;
grant execute on function find_due_calendars to daybook_app;
