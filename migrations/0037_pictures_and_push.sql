-- Files that neither a registration nor an agent nor the owner refers to, older than the given time.
create or replace function list_orphan_files(before timestamptz) returns table (user_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select f.user_id, f.id from files f
     where f.created_at < before
       and not exists (select from sender_registrations r
         where r.user_id = f.user_id and r.profile_image_url = '/files/' || f.bucket || '/' || f.path)
       and not exists (select from agents a
         where a.user_id = f.user_id and a.avatar = '/files/' || f.bucket || '/' || f.path)
       and not exists (select from "user" u
         where u.id = f.user_id and u.image = '/files/' || f.bucket || '/' || f.path)
  $$;

-- A browser that is told of what happens while nobody looks. It belongs to the session it was chosen in, and ends with it.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  session_id uuid not null unique references session (id) on delete cascade,
  endpoint text not null check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  -- What a message to it is encrypted with.
  p256dh text not null check (length(p256dh) between 80 and 100),
  auth text not null check (length(auth) between 20 and 40),
  on_booking boolean not null,
  on_cancellation boolean not null,
  on_waiting boolean not null,
  created_at timestamptz not null default clock_timestamp()
);
create index push_devices_by_owner on push_devices (user_id);
create index push_devices_by_endpoint on push_devices (endpoint);
alter table push_devices enable row level security;
create policy own on push_devices using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on push_devices to daybook_app;
create trigger push_devices_change after insert or update or delete on push_devices
  for each row execute function notify_change();

-- One browser has one address, whoever is signed in there: the last one gets what is sent to it, and nobody else.
create function release_push_endpoint(address text, of_session uuid) returns void
  language sql security definer set search_path = pg_catalog, public
  as $$ delete from push_devices where endpoint = address and session_id <> of_session $$;
revoke all on function release_push_endpoint from public;
grant execute on function release_push_endpoint to daybook_app;

-- What this installation proves itself with to the push services; made once, shared by its processes.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null
);
grant select, insert on push_keys to daybook_app;
