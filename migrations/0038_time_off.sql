-- Exceptions to the week: of an agent, of the business, and public holidays.

-- An agent isn't there ("off"), or is there besides the working hours ("extra"). Without times: all day; with them: during
-- these hours on each of the days. The reason is the owner's alone.
create table time_off (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  agent_id uuid not null,
  kind text not null check (kind in ('off', 'extra')),
  starts_on date not null check (starts_on between '1970-01-01' and '2099-12-31'),
  ends_on date not null check (ends_on between '1970-01-01' and '2099-12-31'),
  start_time time(0),
  end_time time(0),
  reason text check (length(reason) between 1 and 200),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  foreign key (user_id, agent_id) references agents (user_id, id) on delete cascade,
  check (ends_on >= starts_on and ends_on - starts_on < 732),
  check ((start_time is null) = (end_time is null)),
  check (end_time > start_time and start_time < '24:00'),
  check (kind = 'off' or start_time is not null)
);
create index time_off_by_agent on time_off (user_id, agent_id, ends_on);

-- The business keeps other hours on these days, or none (without times).
create table special_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 100),
  starts_on date not null check (starts_on between '1970-01-01' and '2099-12-31'),
  ends_on date not null check (ends_on between '1970-01-01' and '2099-12-31'),
  start_time time(0),
  end_time time(0),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  check (ends_on >= starts_on and ends_on - starts_on < 732),
  check ((start_time is null) = (end_time is null)),
  check (end_time > start_time and start_time < '24:00')
);
create index special_days_by_end on special_days (user_id, ends_on);

-- Whose holidays the business keeps; null: nobody's.
alter table user_profiles
  add column holiday_country text check (holiday_country ~ '^[A-Z]{2}$'),
  add column holiday_region text check (length(holiday_region) between 1 and 40),
  add check (holiday_region is null or holiday_country is not null);

-- The calendar of a country or region, the same for everyone. One row per day; `rule` names the holiday over the years.
create table public_holidays (
  country text not null,
  -- Empty for the whole country.
  region text not null,
  day date not null,
  rule text not null check (length(rule) between 1 and 300),
  -- Whether it is a day off for everyone; otherwise the business says so itself.
  is_public boolean not null,
  -- One that only begins in the course of the day.
  closes_at time(0),
  -- By language.
  names jsonb not null,
  primary key (country, region, day, rule)
);
grant select, insert, delete on public_holidays to daybook_app;

-- Where the business decided otherwise than the calendar: works on a public holiday, or is closed on another one.
create table holiday_choices (
  user_id uuid not null references "user" (id) on delete cascade,
  rule text not null check (length(rule) between 1 and 300),
  works boolean not null,
  primary key (user_id, rule)
);

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['time_off', 'special_days', 'holiday_choices']
  loop
    execute format('alter table %I enable row level security', owner_table);
    execute format('create policy own on %I using (user_id = (select current_owner()))
      with check (user_id = (select current_owner()))', owner_table);
    execute format('grant select, insert, update, delete on %I to daybook_app', owner_table);
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function %I()', owner_table || '_change', owner_table,
      case when owner_table = 'holiday_choices' then 'notify_owner_change' else 'notify_change' end);
  end loop;
end
$$;

-- Run daily with the definer's rights: which calendars are in use is a question across owners.
create function list_holiday_regions() returns table (country text, region text)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select distinct p.holiday_country, coalesce(p.holiday_region, '') from user_profiles p
     where p.holiday_country is not null
  $$;
revoke all on function list_holiday_regions from public;
grant execute on function list_holiday_regions to daybook_app;
