-- Who tries to get in, told apart without locking anyone out, and why a session ended.

-- Browsers in which someone has signed in to an account before: they have an allowance of their own there, so that
-- strangers who guess can't use up the owner's. By a keyed hash of what their cookie holds.
create table known_devices (
  user_id uuid not null references "user" (id) on delete cascade,
  device_hash text not null check (length(device_hash) = 64),
  signed_in_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

-- Mailed codes. The scope names what a code is for and the browser that asked for it: nobody else's tries count there.
create table mailed_codes (
  scope_hash text primary key check (length(scope_hash) = 64),
  user_id uuid not null references "user" (id) on delete cascade,
  code_hash text not null,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index mailed_codes_by_user on mailed_codes (user_id);

-- Used second factors: recovery codes are longer than an authenticator's.
alter table used_totp_codes drop constraint used_totp_codes_code_check;
alter table used_totp_codes add constraint used_totp_codes_code_check check (length(code) <= 40);

-- Why a session is gone, for the browser that still holds its cookie. Kept for as long as a session without use lasts.
create table ended_sessions (
  token_hash text primary key check (length(token_hash) = 64),
  reason text not null check (reason in ('signed-out', 'password-changed', 'account-deleted')),
  ended_at timestamptz not null default now()
);

grant select, insert, update, delete on known_devices, mailed_codes, ended_sessions to daybook_app;

-- An administrator who is leaving is none any more: the set-up is open from that moment on, not only when the last row is gone.
create or replace function admin_setup_state(fingerprint text) returns text
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select case
      when exists (select from admin_users a join "user" u on u.id = a.user_id where u.deletion_requested_at is null)
        then 'exists'
      when exists (select from admin_setups where secret_fingerprint = fingerprint) then 'used'
      else 'open'
    end
  $$;

create or replace function create_administrator(new_user uuid, username text, fingerprint text, at timestamptz)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into admin_setups (secret_fingerprint, used_at) values (fingerprint, at) on conflict do nothing;
  if not found then
    return false;
  end if;
  delete from admin_users a using "user" u where u.id = a.user_id and u.deletion_requested_at is not null;
  insert into admin_users (user_id, admin_username, created_at) values (new_user, username, at) on conflict do nothing;
  return found;
end
$$;

-- How many administrators there have been: each one's set-up has another secret.
create function admin_setup_count() returns integer
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select count(*)::integer from admin_setups $$;
revoke all on function admin_setup_count from public;
grant execute on function admin_setup_count to daybook_app;
