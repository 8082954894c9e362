-- The app's role owns nothing and sees no owner's row until the transaction says whose it is.
do $$
begin
  if not exists (select from pg_roles where rolname = 'daybook_app') then
    create role daybook_app nologin;
  end if;
exception
  -- Roles are shared by all databases of a server: another one was faster.
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  execute format('grant daybook_app to %I', current_user);
  execute format('grant connect on database %I to daybook_app', current_database());
end
$$;

revoke create on schema public from public;
grant usage on schema public to daybook_app;

create extension if not exists btree_gist;

-- Null when no owner was set, and no comparison with null is true: row-level security fails closed.
create function current_owner() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.owner_id', true), '')::uuid $$;

-- Accounts. Better Auth reads and writes these; the columns are named our way and mapped in its configuration.
create table "user" (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  -- What the browser said at sign-up; the profile starts with it.
  time_zone text,
  language text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_by_user on session (user_id);

create table account (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index account_by_user on account (user_id);

create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_by_identifier on verification (identifier);

grant select, insert, update, delete on "user", session, account, verification to daybook_app;

-- An ended session closes its open event streams at once, in every process.
create function notify_session_end() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('daybook_sessions', old.id::text);
  return null;
end
$$;
create trigger session_end after delete on session for each row execute function notify_session_end();

-- Every owner table gets this trigger. Ids only: a notification may be read by any process of this database.
create function notify_change() returns trigger
  language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('daybook_changes', json_build_object(
    'ownerId', changed ->> 'user_id',
    'table', tg_table_name,
    'id', coalesce(changed ->> 'id', changed ->> 'user_id'))::text);
  return null;
end
$$;

create table user_profiles (
  user_id uuid primary key references "user" (id) on delete cascade,
  company_name text check (length(company_name) <= 100),
  time_zone text not null default 'UTC' check (length(time_zone) between 1 and 64),
  language text not null default 'en' check (language in ('en', 'es', 'fr', 'de', 'pt')),
  updated_at timestamptz not null default now()
);
alter table user_profiles enable row level security;
create policy own on user_profiles using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on user_profiles to daybook_app;
create trigger user_profiles_change after insert or update or delete on user_profiles
  for each row execute function notify_change();

-- In the sign-up's own transaction, before anyone is signed in: hence with the definer's rights.
create function create_profile() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into user_profiles (user_id, time_zone, language)
  values (new.id, coalesce(new.time_zone, 'UTC'), coalesce(new.language, 'en'));
  return null;
end
$$;
create trigger user_profile after insert on "user" for each row execute function create_profile();

-- Who did what. The app may add and read, never change or remove.
create table audit_log (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  actor text not null,
  action text not null,
  subject_id text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_by_owner on audit_log (user_id, id);
alter table audit_log enable row level security;
create policy own on audit_log using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert on audit_log to daybook_app;

-- One row per limited thing and window. Not an owner's data: limits apply before anyone is known.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
create index rate_limits_by_age on rate_limits (window_start);
grant select, insert, update, delete on rate_limits to daybook_app;

-- Worker processes say here that they live; the jobs of one that stopped saying so are taken up by the others.
create table job_workers (
  process_id uuid primary key,
  worker_ids text[] not null,
  seen_at timestamptz not null
);

-- The app adds jobs inside its own transactions without any other right on the queue.
create function enqueue_job(task text, payload json, queue text, run_at timestamptz, job_key text, max_attempts integer)
  returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    select graphile_worker.add_job(task, payload,
      queue_name => queue, run_at => run_at, job_key => job_key, max_attempts => max_attempts)
  $$;
revoke all on function enqueue_job from public;
grant execute on function enqueue_job to daybook_app;
