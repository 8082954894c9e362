-- The scheduling core. Names are the specification's; every owner table starts its keys with the owner's id.

alter table user_profiles
  add column minimum_notice_minutes integer not null default 60 check (minimum_notice_minutes between 0 and 43200),
  add column horizon_days integer not null default 60 check (horizon_days between 1 and 365),
  add column version integer not null default 1;

create table subscribers (
  user_id uuid not null unique references "user" (id) on delete cascade,
  email text primary key check (length(email) <= 254),
  paypal_subscription_id text,
  subscribed boolean not null default false,
  subscription_tier text check (subscription_tier in ('agent-based', 'premium')),
  subscription_end timestamptz,
  max_agents integer not null default 1 check (max_agents between 1 and 50),
  updated_at timestamptz not null default now()
);

create table agents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254 and email = lower(email)),
  phone text check (length(phone) between 8 and 18),
  specialties text[] not null default '{}' check (cardinality(specialties) <= 10),
  working_hours jsonb not null check (jsonb_typeof(working_hours) = 'object'),
  is_active boolean not null default true,
  avatar text check (length(avatar) <= 500),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  unique (user_id, id)
);
create index agents_newest on agents (user_id, created_at desc);

create table time_slot_configs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 100),
  description text check (length(description) <= 500),
  price numeric(10, 2) check (price >= 0),
  duration integer not null default 30 check (duration between 5 and 720),
  buffer_time integer not null default 10 check (buffer_time between 0 and 240),
  is_active boolean not null default true,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  unique (user_id, id)
);
create index time_slot_configs_oldest on time_slot_configs (user_id, created_at);

-- What the create dialog and the bot offer: the same rows, seen with the caller's rights.
create view appointment_types with (security_invoker = true) as
  select id, user_id, name, description, duration, buffer_time, price, is_active from time_slot_configs;

create table business_hours (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  day_of_week text not null
    check (day_of_week in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
  is_open boolean not null,
  start_time time(0) not null,
  end_time time(0) not null,
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, day_of_week),
  check (not is_open or end_time > start_time)
);

create table business_breaks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  day_of_week text not null
    check (day_of_week in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
  start_time time(0) not null,
  end_time time(0) not null,
  break_name text check (length(break_name) between 1 and 100),
  is_active boolean not null default true,
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  check (end_time > start_time)
);
create index business_breaks_by_day on business_breaks (user_id, day_of_week, start_time);

create table appointments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  agent_id uuid not null,
  appointment_type_id uuid,
  client_name text not null check (length(client_name) between 1 and 100),
  client_phone text not null check (length(client_phone) between 1 and 32),
  -- The business's wall clock, as the specification has it …
  appointment_date date not null check (appointment_date between '1970-01-01' and '2099-12-31'),
  appointment_time time(0) not null check (appointment_time < '24:00'),
  duration integer not null check (duration between 5 and 720),
  buffer_time integer not null default 0 check (buffer_time between 0 and 240),
  service_type text not null check (length(service_type) between 1 and 100),
  status text not null default 'confirmed' check (status in ('confirmed', 'pending', 'cancelled')),
  overbooked boolean not null default false,
  source text not null default 'dashboard' check (source in ('dashboard', 'whatsapp', 'api', 'demo')),
  -- … and the instants it means, written together with it by one function. `blocks` includes the buffer.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  blocks tstzrange not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  foreign key (user_id, agent_id) references agents (user_id, id),
  foreign key (user_id, appointment_type_id) references time_slot_configs (user_id, id) on delete set null (appointment_type_id),
  check (ends_at = starts_at + make_interval(mins => duration)),
  check (blocks = tstzrange(starts_at, ends_at + make_interval(mins => buffer_time))),
  constraint appointments_no_overlap exclude using gist (user_id with =, agent_id with =, blocks with &&)
    where (status <> 'cancelled' and not overbooked)
);
-- The calendar reads by owner and date; availability by agent and time. A btree answers both faster than the GiST index.
create index appointments_by_day on appointments (user_id, appointment_date, appointment_time, id);
create index appointments_by_agent on appointments (user_id, agent_id, starts_at, ends_at, buffer_time)
  where status <> 'cancelled';
create index appointments_by_type on appointments (user_id, appointment_type_id);

-- Messages owed to clients about their appointments, written in the transaction of the change they tell of. They keep
-- what they need to say, because the appointment may be gone when they leave.
create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  appointment_id uuid not null,
  kind text not null check (kind in ('confirmation', 'reschedule', 'cancel')),
  appointment_version integer not null,
  status text not null
    check (status in ('queued', 'sent', 'delivered', 'read', 'failed', 'not_sent', 'superseded')),
  reason text,
  details jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, appointment_id, kind, appointment_version)
);

create table idempotency_keys (
  user_id uuid not null references "user" (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['subscribers', 'agents', 'time_slot_configs', 'business_hours', 'business_breaks',
    'appointments', 'notices', 'idempotency_keys']
  loop
    execute format('alter table %I enable row level security', owner_table);
    execute format('create policy own on %I using (user_id = (select current_owner()))
      with check (user_id = (select current_owner()))', owner_table);
    execute format('grant select, insert, update, delete on %I to daybook_app', owner_table);
    if owner_table <> 'idempotency_keys' then
      execute format('create trigger %I after insert or update or delete on %I
        for each row execute function notify_change()', owner_table || '_change', owner_table);
    end if;
  end loop;
end
$$;
grant select on appointment_types to daybook_app;

-- Run daily with the definer's rights: forgetting crosses owners.
create function forget_idempotency_keys() returns void
  language sql security definer set search_path = pg_catalog, public
  as $$ delete from idempotency_keys where created_at < now() - interval '2 days' $$;
revoke all on function forget_idempotency_keys from public;
grant execute on function forget_idempotency_keys to daybook_app;
