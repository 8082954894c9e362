-- Keys by which programs call the API in a business's name. Only the hash of the secret is stored. Revoked keys stay: the history of an
-- appointment names the key that changed it.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 60),
  scope text not null check (scope in ('read', 'book', 'manage')),
  secret_hash text not null unique check (length(secret_hash) = 64),
  ending text not null check (length(ending) = 4),
  -- The person who made it.
  made_by uuid not null references "user" (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_by_owner on api_keys (user_id, created_at desc, id);
alter table api_keys enable row level security;
create policy own on api_keys using (user_id = current_owner()) with check (user_id = current_owner());
grant select, insert, update, delete on api_keys to daybook_app;
create trigger api_keys_change after insert or update or delete on api_keys
  for each row execute function notify_change();

-- The live key with this hash. Its last use is written once a minute at most.
create function use_api_key(hash text) returns table (id uuid, user_id uuid, scope text)
  language sql volatile security definer set search_path = pg_catalog, public
  as $$
  with found as (
    select k.id, k.user_id, k.scope, k.last_used_at
      from api_keys k
      join "user" u on u.id = k.user_id
      join "user" m on m.id = k.made_by
     where k.secret_hash = hash and k.revoked_at is null
       and u.deletion_requested_at is null and u.suspended_at is null
       and m.deletion_requested_at is null and m.suspended_at is null
  ), used as (
    update api_keys k set last_used_at = clock_timestamp()
      from found f
     where k.id = f.id and (f.last_used_at is null or f.last_used_at < clock_timestamp() - interval '1 minute')
       and (k.last_used_at is null or k.last_used_at < clock_timestamp() - interval '1 minute')
  )
  select f.id, f.user_id, f.scope from found f $$;
revoke all on function use_api_key from public;
grant execute on function use_api_key to daybook_app;
