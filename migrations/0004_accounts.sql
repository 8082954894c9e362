-- Accounts in full: a second factor, sign-in by code, changing the address, leaving. And what Settings keeps beside them:
-- the bot's language and support tickets.

alter table "user"
  add column two_factor_enabled boolean not null default false,
  -- Set when the owner leaves: from then on nobody can sign in, and a job erases the rest.
  add column deletion_requested_at timestamptz;
create index user_leaving on "user" (deletion_requested_at) where deletion_requested_at is not null;

-- A code proves the mailbox: for a few minutes after it, the current password isn't asked for.
alter table session add column signed_in_by_code_at timestamptz;

-- Better Auth reserves rows under keys of its own making, which are no UUIDs.
alter table verification alter column id drop default;
alter table verification alter column id type text;
alter table verification alter column id set default gen_random_uuid()::text;
-- What an account has pending is found by its id. A hash, as some values are longer than a btree takes.
create index verification_by_value on verification using hash (value);

create table two_factor (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references "user" (id) on delete cascade,
  -- Both encrypted by Better Auth.
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- A code of the authenticator app opens one session, although it stays right for a minute or so.
create table used_totp_codes (
  user_id uuid not null references "user" (id) on delete cascade,
  code text not null check (length(code) <= 10),
  used_at timestamptz not null default now(),
  primary key (user_id, code)
);
grant select, insert, update, delete on two_factor, used_totp_codes to daybook_app;

-- At most one new address waits for its confirmation. Of the mailed token only the hash is kept.
create table email_changes (
  user_id uuid primary key references "user" (id) on delete cascade,
  new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254),
  token_hash text not null,
  expires_at timestamptz not null
);

-- The bot's side of an account. A row from the start, so that the language is kept before there is a number.
create table whatsapp_credentials (
  user_id uuid primary key references "user" (id) on delete cascade,
  is_active boolean not null default true,
  preferred_language text not null default 'en' check (preferred_language in ('en', 'es', 'fr', 'de', 'pt')),
  updated_at timestamptz not null default now()
);
insert into whatsapp_credentials (user_id) select id from "user";

create sequence support_ticket_number;
grant usage on sequence support_ticket_number to daybook_app;
create table support_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  -- What people quote: DB-2027-000123.
  reference text not null unique,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  description text not null check (length(description) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index support_tickets_newest on support_tickets (user_id, created_at desc);

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['email_changes', 'whatsapp_credentials', 'support_tickets']
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

-- As before, and the bot's side with it.
create or replace function create_profile() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into user_profiles (user_id, time_zone, language)
  values (new.id, coalesce(new.time_zone, 'UTC'), coalesce(new.language, 'en'));
  insert into whatsapp_credentials (user_id) values (new.id);
  return null;
end
$$;

-- Everything of an owner who has asked for it, with the definer's rights: no owner may remove entries of the audit log.
-- Tables are found by looking, so that one added later can't be forgotten. False: there was no such request.
create function erase_account(owner_id uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  owner_table regclass;
begin
  delete from "user" where id = owner_id and deletion_requested_at is not null;
  if not found then
    return false;
  end if;
  for owner_table in
    select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attname = 'user_id' and atttypid = 'uuid'::regtype and not attisdropped
  loop
    execute format('delete from %s where user_id = $1', owner_table) using owner_id;
  end loop;
  return true;
end
$$;
revoke all on function erase_account from public;
grant execute on function erase_account to daybook_app;

-- The tables an export has to hold: every one that row-level security guards for its owner.
create function list_owner_tables() returns table (table_name text)
  language sql stable set search_path = pg_catalog, public
  as $$
    select relname::text from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relrowsecurity and attname = 'user_id' and not attisdropped
     order by relname
  $$;

-- Run daily: the payload of a job that was given up may name a person, and nobody will look at it any more.
create function forget_dead_jobs() returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    delete from graphile_worker._private_jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '14 days'
  $$;
revoke all on function forget_dead_jobs from public;
grant execute on function forget_dead_jobs to daybook_app;
