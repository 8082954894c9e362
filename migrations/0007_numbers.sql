-- How a business gets its own number: what it asked for, what the provider calls what it got, and its logo.

alter table whatsapp_phone_numbers
  -- The provider's ids of the bought number and of its WhatsApp sender.
  add column provider_number_id text check (length(provider_number_id) <= 64),
  add column provider_sender_id text check (length(provider_sender_id) <= 64),
  -- Why WhatsApp took it offline, in the provider's words.
  add column offline_reason text check (length(offline_reason) <= 500),
  -- Giving it back has two steps at the provider; between these times somebody still has to finish them.
  add column release_requested_at timestamptz,
  add column released_at timestamptz;
create index whatsapp_phone_numbers_leaving on whatsapp_phone_numbers (release_requested_at)
  where release_requested_at is not null and released_at is null;

create table sender_registrations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  business_name text not null check (length(business_name) between 1 and 100),
  business_description text check (length(business_description) <= 512),
  business_address text check (length(business_address) <= 256),
  business_website text check (length(business_website) <= 256),
  business_email text check (length(business_email) <= 128),
  business_phone text check (length(business_phone) <= 32),
  business_category text check (length(business_category) <= 40),
  -- Below our own address: `/files/profile-images/…`.
  profile_image_url text check (length(profile_image_url) <= 200),
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed')),
  provisioned_phone_number text check (provisioned_phone_number ~ '^\+[0-9]{8,15}$'),
  -- Set once the number is bought and recorded.
  number_id uuid,
  -- Why it failed, as a word of ours and, if there are any, in the provider's.
  failure text check (length(failure) <= 40),
  failure_detail text check (length(failure_detail) <= 500),
  -- How often the provider was asked whether the sender is online.
  polls integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, id),
  foreign key (user_id, number_id) references whatsapp_phone_numbers (user_id, id) on delete set null (number_id)
);
-- Two clicks, two tabs: one registration at a time.
create unique index sender_registrations_one_pending on sender_registrations (user_id) where status = 'pending';
create index sender_registrations_newest on sender_registrations (user_id, created_at desc);
create index sender_registrations_pending on sender_registrations (created_at) where status = 'pending';

-- What owners uploaded. The bytes lie on disk or in S3 under `bucket/path`.
create table files (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  bucket text not null check (bucket in ('profile-images')),
  path text not null check (length(path) <= 100),
  content_type text not null check (length(content_type) <= 40),
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null,
  unique (bucket, path),
  unique (user_id, id)
);

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['sender_registrations', 'files']
  loop
    execute format('alter table %I enable row level security', owner_table);
    execute format('create policy own on %I using (user_id = (select current_owner()))
      with check (user_id = (select current_owner()))', owner_table);
    execute format('grant select, insert, update, delete on %I to daybook_app', owner_table);
  end loop;
end
$$;
create trigger sender_registrations_change after insert or update or delete on sender_registrations
  for each row execute function notify_change();

-- The routines' questions across owners; each answer is then worked on as its owner.

-- Registrations and returns that nobody is working on any more: their job was given up, or is gone.
create function list_stuck_numbers() returns table (user_id uuid, kind text, id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select work.* from (
      select r.user_id, 'registration' as kind, r.id from sender_registrations r where r.status = 'pending'
      union all
      select n.user_id, 'release', n.id from whatsapp_phone_numbers n
       where n.release_requested_at is not null and n.released_at is null
    ) work
    where not exists (
      select from graphile_worker._private_jobs job
       where job.key = work.kind || ':' || work.id and (job.attempts < job.max_attempts or job.locked_at is not null))
  $$;

-- Numbers that may go offline, and come back, at any time.
create function list_online_numbers() returns table (user_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select user_id, id from whatsapp_phone_numbers
     where is_active and provider_sender_id is not null and release_requested_at is null
       and verification_status in ('verified', 'failed')
  $$;

-- Files that no registration refers to, older than the given time.
create function list_orphan_files(before timestamptz) returns table (user_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select f.user_id, f.id from files f
     where f.created_at < before
       and not exists (select from sender_registrations r
         where r.user_id = f.user_id and r.profile_image_url = '/files/' || f.bucket || '/' || f.path)
  $$;

revoke all on function list_stuck_numbers, list_online_numbers, list_orphan_files from public;
grant execute on function list_stuck_numbers, list_online_numbers, list_orphan_files to daybook_app;
