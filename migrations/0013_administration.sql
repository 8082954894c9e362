-- The administrator: who it is, how one is made, and the only ways to look across owners. Each of those checks the role
-- here, in the database, so that no mistake in the app opens another owner's rows.

-- When somebody last signed in, which has to outlast the session.
alter table "user" add column last_sign_in_at timestamptz;
update "user" set last_sign_in_at =
  (select max(session.created_at) from session where session.user_id = "user".id);

-- With a second factor the first step opens a session, too, and closes it again: there the app notes the second step.
create function note_sign_in() returns trigger
  language plpgsql as $$
begin
  update "user" set last_sign_in_at = new.created_at where id = new.user_id and not two_factor_enabled;
  return null;
end
$$;
create trigger session_begin after insert on session for each row execute function note_sign_in();

-- What was given by someone's word, apart from what PayPal says: neither may undo the other. No count: nothing was given.
alter table subscribers
  add column granted_agents integer check (granted_agents between 1 and 50),
  add column granted_until timestamptz;
update subscribers set granted_agents = max_agents, granted_until = subscription_end
 where subscribed and not exists (select from paypal_subscriptions where id = subscribers.paypal_subscription_id);

-- Time that was paid but taken away: it stays away, whatever PayPal repeats about it.
alter table paypal_subscriptions add column revoked_at timestamptz;

create table admin_users (
  user_id uuid primary key references "user" (id) on delete cascade,
  admin_username text not null check (length(admin_username) between 1 and 100),
  created_at timestamptz not null
);
create unique index admin_users_one on admin_users ((true));
alter table admin_users enable row level security;
create policy own on admin_users using (user_id = (select current_owner()));
-- Made by `create_administrator` alone, removed with the account.
grant select on admin_users to daybook_app;

-- Set-up secrets that were used, by a keyed hash: none works twice, even when its administrator is gone.
create table admin_setups (
  secret_fingerprint text primary key check (length(secret_fingerprint) between 32 and 128),
  used_at timestamptz not null
);

-- Who is leaving has no role any more.
create function has_role(user_id uuid, role text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select has_role.role = 'admin' and exists (
      select from admin_users a join "user" u on u.id = a.user_id
       where a.user_id = has_role.user_id and u.deletion_requested_at is null)
  $$;

-- DBADM: the app answers it as a refusal.
create function require_admin(acting uuid) returns void
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if has_role(acting, 'admin') is not true then
    raise exception 'not an administrator' using errcode = 'DBADM';
  end if;
end
$$;

-- `open`: this secret makes the administrator; `exists`: there is one; `used`: there was one, made with this secret.
create function admin_setup_state(fingerprint text) returns text
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select case
      when exists (select from admin_users) then 'exists'
      when exists (select from admin_setups where secret_fingerprint = fingerprint) then 'used'
      else 'open'
    end
  $$;

-- False: another one was faster, or the secret is spent.
create function create_administrator(new_user uuid, username text, fingerprint text, at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into admin_setups (secret_fingerprint, used_at) values (fingerprint, at) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into admin_users (user_id, admin_username, created_at) values (new_user, username, at) on conflict do nothing;
  return found;
end
$$;

-- Every account, newest first, with what is on record about its subscription.
create function admin_get_users(acting uuid, pattern text, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, email text, full_name text, company_name text, created_at timestamptz, last_sign_in_at timestamptz,
    subscribed boolean, subscription_tier text, subscription_end timestamptz, paypal_subscription_id text,
    max_agents integer, has_live_paypal boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  return query
    select u.id, u.email, nullif(btrim(u.name), ''), nullif(btrim(p.company_name), ''), u.created_at, u.last_sign_in_at,
        coalesce(s.subscribed, false), s.subscription_tier, s.subscription_end, s.paypal_subscription_id,
        coalesce(s.max_agents, 1),
        exists (select from paypal_subscriptions b where b.user_id = u.id and b.status in ('ACTIVE', 'SUSPENDED'))
      from "user" u
      left join user_profiles p on p.user_id = u.id
      left join subscribers s on s.user_id = u.id
     where u.deletion_requested_at is null
       and (u.email ilike pattern or u.name ilike pattern or p.company_name ilike pattern)
       and (before_at is null or (u.created_at, u.id) < (before_at, before_id))
     order by u.created_at desc, u.id desc
     limit page_size;
end
$$;
create index user_newest on "user" (created_at desc, id desc);

-- Today and this week, which begins on Monday, are each business's own.
create function get_appointment_summary(acting uuid, at timestamptz)
  returns table (total_appointments bigint, appointments_today bigint, appointments_this_week bigint, unique_users bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  return query
    with days as materialized (
      select p.user_id, (at at time zone p.time_zone)::date as today,
          date_trunc('week', at at time zone p.time_zone)::date as monday
        from user_profiles p
    )
    select (select count(*) from appointments), coalesce(sum(week.today), 0)::bigint, coalesce(sum(week.days), 0)::bigint,
        count(*) filter (where exists (select from appointments a where a.user_id = d.user_id))
      from days d cross join lateral (
        select count(*) as days, count(*) filter (where a.appointment_date = d.today) as today
          from appointments a where a.user_id = d.user_id and a.appointment_date between d.monday and d.monday + 6
      ) week;
end
$$;

-- A first letter is kept, if it isn't the whole; of a phone number the last four digits, if there are enough. Some take
-- their number for their name. What is a letter depends on the database's locale, hence the plain ranges.
create function mask_name(name text) returns text
  language sql immutable parallel safe set search_path = pg_catalog
  as $$ select case when btrim(name) ~ '^[^\x01-\x40\x5b-\x60\x7b-\x7f].' then left(btrim(name), 1) else '' end || '•••' $$;

create function mask_phone(phone text) returns text
  language sql immutable parallel safe set search_path = pg_catalog
  as $$
    select case when length(digits) >= 8 then '•••• ' || right(digits, 4) else '••••' end
      from regexp_replace(phone, '[^0-9]', '', 'g') as digits
  $$;

-- All appointments, the latest first. Names and numbers leave the database only together with an entry in the log.
create function admin_view_appointments(
    acting uuid, include_sensitive_data boolean, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, starts_at timestamptz, appointment_date date, appointment_time time, client_name text, client_phone text,
    agent_id uuid, agent_name text, service_type text, status text, duration integer)
  language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  is_full boolean := include_sensitive_data is true;
  shown integer;
begin
  perform require_admin(acting);
  return query
    select a.id, a.starts_at, a.appointment_date, a.appointment_time,
        case when is_full then a.client_name else mask_name(a.client_name) end,
        case when is_full then a.client_phone else mask_phone(a.client_phone) end,
        a.agent_id, case when is_full then g.name else mask_name(g.name) end, a.service_type, a.status, a.duration
      from appointments a join agents g on g.user_id = a.user_id and g.id = a.agent_id
     where before_at is null or (a.starts_at, a.id) < (before_at, before_id)
     order by a.starts_at desc, a.id desc
     limit page_size;
  get diagnostics shown = row_count;
  if is_full then
    insert into audit_log (user_id, actor, action, subject_id, details)
    values (acting, 'administrator', 'appointments.viewed-in-full', acting::text,
      jsonb_build_object('rows', shown, 'before', before_at));
  end if;
end
$$;
create index appointments_latest on appointments (starts_at desc, id desc);

create function admin_list_numbers(acting uuid, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, user_id uuid, email text, phone_number text, verification_status text, is_active boolean,
    business_name text, display_name text, is_leaving boolean, created_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  return query
    select n.id, n.user_id, u.email, n.phone_number, n.verification_status, n.is_active, n.business_name, n.display_name,
        n.release_requested_at is not null and n.released_at is null, n.created_at
      from whatsapp_phone_numbers n join "user" u on u.id = n.user_id
     where u.deletion_requested_at is null and (before_at is null or (n.created_at, n.id) < (before_at, before_id))
     order by n.created_at desc, n.id desc
     limit page_size;
end
$$;

create function admin_list_registrations(acting uuid, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, user_id uuid, email text, business_name text, status text, provisioned_phone_number text,
    created_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  return query
    select r.id, r.user_id, u.email, r.business_name, r.status, r.provisioned_phone_number, r.created_at
      from sender_registrations r join "user" u on u.id = r.user_id
     where u.deletion_requested_at is null and (before_at is null or (r.created_at, r.id) < (before_at, before_id))
     order by r.created_at desc, r.id desc
     limit page_size;
end
$$;

revoke all on function has_role, require_admin, admin_setup_state, create_administrator, admin_get_users,
  get_appointment_summary, admin_view_appointments, admin_list_numbers, admin_list_registrations from public;
grant execute on function has_role, require_admin, admin_setup_state, create_administrator, admin_get_users,
  get_appointment_summary, admin_view_appointments, admin_list_numbers, admin_list_registrations to daybook_app;
