-- Addresses that are notified of what happens in a business, and what was sent to them.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  url text not null check (length(url) between 1 and 500),
  event_types text[] not null check (cardinality(event_types) between 1 and 40),
  includes_personal_data boolean not null,
  -- Sealed with the installation's secret. The one before is valid until then, so that a program can change over.
  sealed_secret text not null,
  previous_sealed_secret text,
  previous_until timestamptz,
  is_active boolean not null default true,
  -- `owner`: by hand; `gone`: it answered 410; `dead`: it took nothing for three days.
  off_reason text check (off_reason in ('owner', 'gone', 'dead')),
  -- Failures in a row, since when, and until when nothing is sent because of them.
  failures integer not null default 0,
  failing_since timestamptz,
  paused_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  unique (user_id, id),
  check (is_active = (off_reason is null)),
  check ((previous_sealed_secret is null) = (previous_until is null))
);

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  endpoint_id uuid not null,
  -- The order in which the events of one subject are sent.
  position bigint generated always as identity,
  event_type text not null,
  subject_id uuid not null,
  -- The person whose data the payload may hold; erased with them.
  client_id uuid,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  -- Of the last attempt.
  attempted_at timestamptz,
  took_ms integer,
  answer_status integer,
  answer text check (length(answer) <= 2000),
  problem text check (length(problem) <= 40),
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, id),
  foreign key (user_id, endpoint_id) references webhook_endpoints (user_id, id) on delete cascade,
  check ((state = 'waiting') = (next_attempt_at is not null))
);
create index webhook_deliveries_listed on webhook_deliveries (user_id, endpoint_id, position);
create index webhook_deliveries_waiting on webhook_deliveries (user_id, endpoint_id, subject_id, position)
  where state = 'waiting';
create index webhook_deliveries_of_client on webhook_deliveries (user_id, client_id) where client_id is not null;

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['webhook_endpoints', 'webhook_deliveries']
  loop
    execute format('alter table %I enable row level security', owner_table);
    execute format('create policy own on %I using (user_id = current_owner()) with check (user_id = current_owner())',
      owner_table);
    execute format('grant select, insert, update, delete on %I to daybook_app', owner_table);
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function notify_change()', owner_table || '_change', owner_table);
  end loop;
end
$$;

-- What was sent is forgotten with the changes.
create or replace function forget_old_changes() returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    delete from followed_businesses f
     where f.asked_at < now() - interval '30 days' and not f.has_endpoints;
    with forgotten as (
      delete from recorded_changes where created_at < now() - interval '30 days' returning user_id, xid, id
    ), last as (
      select distinct on (user_id) user_id, xid, id from forgotten order by user_id, xid desc, id desc
    )
    update followed_businesses f set forgotten_xid = last.xid, forgotten_id = last.id
      from last where f.user_id = last.user_id and (f.forgotten_xid, f.forgotten_id) < (last.xid, last.id);
    delete from webhook_deliveries where created_at < now() - interval '30 days' and state <> 'waiting';
  $$;

-- After a restore there are endpoints, and no record of changes that they could be told of.
create function list_unfollowed_endpoints() returns table (user_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select distinct e.user_id from webhook_endpoints e
     where e.is_active and not exists (select from followed_businesses f where f.user_id = e.user_id and f.has_endpoints)
     limit 500
  $$;
revoke all on function list_unfollowed_endpoints from public;
grant execute on function list_unfollowed_endpoints to daybook_app;
