-- The administrator's desk: the log, what people wrote to us, suspended accounts, and lists that can be sorted and
-- filtered by every column.

-- Suspended: nobody signs in, the bot books nothing. The only administrator can't be.
alter table "user"
  add column suspended_at timestamptz,
  add column suspension_reason text check (suspension_reason <> '' and length(suspension_reason) <= 500),
  add constraint user_suspension check ((suspended_at is null) = (suspension_reason is null));

alter table ended_sessions drop constraint ended_sessions_reason_check;
alter table ended_sessions add constraint ended_sessions_reason_check
  check (reason in ('signed-out', 'password-changed', 'account-deleted', 'suspended'));

-- DBSUS: the app answers it as a refusal. The row is locked, so that no session opens while its owner is being suspended.
create function refuse_suspended() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (select suspended_at is not null from "user" where id = new.user_id for no key update) then
    raise exception 'the account is suspended' using errcode = 'DBSUS';
  end if;
  return new;
end
$$;
create trigger session_refused before insert on session for each row execute function refuse_suspended();

create function spare_administrator() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from admin_users where user_id = new.id) then
    raise exception 'the administrator can''t be suspended' using errcode = 'DBLAS';
  end if;
  return new;
end
$$;
create trigger user_suspended before update of suspended_at on "user"
  for each row when (new.suspended_at is not null) execute function spare_administrator();

create or replace function find_feed(hash text) returns table (user_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select f.user_id, f.id from calendar_feeds f join "user" u on u.id = f.user_id
         where f.token_hash = hash and u.deletion_requested_at is null and u.suspended_at is null $$;

-- What owners and visitors wrote to us, and what was answered: [{"text", "at"}].
alter table support_tickets
  add column state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  add column answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array');
alter table contact_messages
  add column state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  add column answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array');
create index support_tickets_latest on support_tickets (created_at desc, id desc);
create index support_tickets_by_state on support_tickets (state, created_at desc, id desc);
create index contact_messages_latest on contact_messages (created_at desc, id desc);
create index contact_messages_by_state on contact_messages (state, created_at desc, id desc);

-- The log is read by time, by kind and by person (which had an index).
create index audit_log_by_time on audit_log (created_at desc, id desc);
create index audit_log_by_kind on audit_log (action, created_at desc, id desc);
revoke update, delete, truncate on audit_log from daybook_app;

-- Lists in the order of any column. Empty cells come last; an index leaves them out.
create index user_by_name on "user" (lower(name), id) where btrim(name) <> '';
create index user_by_sign_in on "user" (last_sign_in_at, id) where last_sign_in_at is not null;
create index user_suspended_by_time on "user" (suspended_at, id) where suspended_at is not null;
create index user_profiles_by_company on user_profiles (lower(company_name), user_id) where btrim(company_name) <> '';
create index subscribers_by_tier on subscribers (subscription_tier, user_id) where subscribed and subscription_tier is not null;
create index subscribers_by_end on subscribers (subscription_end, user_id) where subscription_end is not null;
create index subscribers_by_provider on subscribers (paypal_subscription_id, user_id) where paypal_subscription_id is not null;
create index subscribers_active on subscribers (user_id) where subscribed;
create index agents_by_name on agents (lower(name), id);
create index appointments_by_time_of_day on appointments (appointment_time, starts_at, id);
create index appointments_by_client_name on appointments (lower(client_name), starts_at, id);
create index appointments_by_phone on appointments (client_phone, starts_at, id);
create index appointments_by_service on appointments (lower(service_type), starts_at, id);
create index appointments_by_status on appointments (status, starts_at, id);
create index appointments_by_duration on appointments (duration, starts_at, id);

-- A look at personal data leaves a trace; the same look again within some minutes doesn't leave another.
create function note_look(acting uuid, kind text, facts jsonb) returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    insert into audit_log (user_id, actor, action, subject_id, details)
    select acting, 'administrator', kind, acting::text, facts
     where not exists (
       select from (select action, details, created_at from audit_log where user_id = acting order by id desc limit 20) last
        where last.action = kind and last.details = facts and last.created_at > now() - interval '5 minutes')
  $$;
revoke all on function note_look, refuse_suspended, spare_administrator from public;

-- Lists that are written to a file leave one trace as a whole, before the first row leaves.
create function admin_note_export(acting uuid, kind text, facts jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform require_admin(acting);
  insert into audit_log (user_id, actor, action, subject_id, details)
  values (acting, 'administrator', kind, acting::text, facts);
end
$$;

-- Figures that take too long to count while somebody waits.
create table account_figures (
  only_one boolean primary key default true check (only_one),
  counted_at timestamptz not null,
  users bigint not null
);

create or replace function keep_appointment_figures(at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    insert into appointment_figures (counted_at, total_appointments, appointments_today, appointments_this_week, unique_users)
    select at, counted.* from count_appointments(at) counted where are_appointments_many()
    on conflict (only_one) do update set counted_at = excluded.counted_at,
      total_appointments = excluded.total_appointments, appointments_today = excluded.appointments_today,
      appointments_this_week = excluded.appointments_this_week, unique_users = excluded.unique_users;
    insert into account_figures (counted_at, users)
    select at, (select count(*) from "user" where deletion_requested_at is null)
     where (select reltuples > 5000 from pg_class where oid = 'public."user"'::regclass)
    on conflict (only_one) do update set counted_at = excluded.counted_at, users = excluded.users;
  $$;

create function admin_count_users(acting uuid, at timestamptz) returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  counted bigint;
begin
  perform require_admin(acting);
  if (select reltuples > 5000 from pg_class where oid = 'public."user"'::regclass) then
    select f.users into counted from account_figures f where f.counted_at between at - interval '5 minutes' and at;
  end if;
  return coalesce(counted, (select count(*) from "user" where deletion_requested_at is null));
end
$$;

drop function admin_get_users(uuid, text, timestamptz, uuid, integer);

-- Every account in the order of a column, from where the page before ended: after this key and id, no key among those whose
-- cell is empty. A search that fills a page by walking along the order does so; else the words' indexes lead to the few.
create function admin_get_users(
    acting uuid, pattern text, sort text, is_down boolean, after_key text, after_id uuid, page_size integer,
    is_noted boolean default true)
  returns table (
    id uuid, email text, full_name text, company_name text, created_at timestamptz, last_sign_in_at timestamptz,
    suspended_at timestamptz, suspension_reason text, is_administrator boolean,
    subscribed boolean, subscription_tier text, subscription_end timestamptz, paypal_subscription_id text,
    max_agents integer, has_live_paypal boolean, sort_key text)
  language plpgsql security definer set search_path = pg_catalog, public
  -- A page is few rows of many: each is fetched by its key, whatever the planner expects.
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  walked constant integer := 1000;
  is_search constant boolean := pattern <> '%%';
  way constant text := case when is_down then 'desc' else 'asc' end;
  beyond constant text := case when is_down then '<' else '>' end;
  -- Of two kinds of rows the ones without come first.
  is_empty_first constant boolean := is_down and sort = 'status';
  key text;
  kind text;
  filled text;
  source text;
  matches text;
  phases boolean[];
  is_empty boolean;
  phase text;
  ids uuid[] := '{}';
  keys text[] := '{}';
  more_ids uuid[];
  more_keys text[];
begin
  perform require_admin(acting);
  select c.key, c.kind, c.filled, c.source into key, kind, filled, source from (values
    ('email', 'u.email', 'text', 'true', '"user" u'),
    ('fullName', 'lower(u.name)', 'text', 'btrim(u.name) <> ''''', '"user" u'),
    ('company', 'lower(p.company_name)', 'text', 'btrim(p.company_name) <> ''''', 'user_profiles p join "user" u on u.id = p.user_id'),
    ('registered', 'u.created_at', 'timestamptz', 'true', '"user" u'),
    ('lastSignIn', 'u.last_sign_in_at', 'timestamptz', 'u.last_sign_in_at is not null', '"user" u'),
    ('suspended', 'u.suspended_at', 'timestamptz', 'u.suspended_at is not null', '"user" u'),
    ('subscription', 's.subscription_tier', 'text', 's.subscribed and s.subscription_tier is not null', 'subscribers s join "user" u on u.id = s.user_id'),
    ('status', 's.subscribed', 'boolean', 's.subscribed', 'subscribers s join "user" u on u.id = s.user_id'),
    ('expires', 's.subscription_end', 'timestamptz', 's.subscription_end is not null', 'subscribers s join "user" u on u.id = s.user_id'),
    ('providerId', 's.paypal_subscription_id', 'text', 's.paypal_subscription_id is not null', 'subscribers s join "user" u on u.id = s.user_id')
  ) as c (name, key, kind, filled, source) where c.name = sort;
  if key is null then
    raise exception 'no such column: %', sort using errcode = 'invalid_parameter_value';
  end if;
  -- The key is the same for all of them: only the id is in order.
  if sort = 'status' then
    key := 'true';
  end if;
  matches := '(u.email ilike $1 or u.name ilike $1
    or (select q.company_name from user_profiles q where q.user_id = u.id) ilike $1)';

  -- Along the order: those with something in the cell, then those without, or the other way round.
  phases := case
    when filled = 'true' then array[false]
    when is_empty_first then array[true, false]
    else array[false, true] end;
  foreach is_empty in array phases loop
    -- Passed already, or too much to walk for a search: what is left is found below.
    continue when after_id is not null and (after_key is null) <> is_empty and is_empty = phases[1] and filled <> 'true';
    exit when cardinality(ids) >= page_size or is_search and is_empty <> phases[1];
    phase := case
      when is_empty then format(
        'select u.id, null::text as key, u.email, u.name from "user" u
           left join user_profiles p on p.user_id = u.id left join subscribers s on s.user_id = u.id
          where u.deletion_requested_at is null and (%s) is not true and ($3 is null or u.id %s $3)
          order by u.id %s limit $4', filled, beyond, way)
      when sort = 'status' then format(
        'select u.id, ''true'' as key, u.email, u.name from %s
          where u.deletion_requested_at is null and %s and ($3 is null or s.user_id %s $3)
          order by s.user_id %s limit $4', source, filled, beyond, way)
      else format(
        'select u.id, (%1$s)::text as key, u.email, u.name from %2$s
          where u.deletion_requested_at is null and %3$s
            and ($2 is null or (%1$s, u.id) %4$s ($2::%5$s, $3))
          order by %1$s %6$s, u.id %6$s limit $4', key, source, filled, beyond, kind, way)
      end;
    execute format('select array_agg(u.id), array_agg(u.key) from (select * from (%s) u where %s limit $5) u',
        phase, case when is_search then matches else '$1 is not null' end)
      into more_ids, more_keys
      using pattern,
        case when (after_key is null) = is_empty then after_key end,
        case when after_id is not null and (after_key is null) = is_empty then after_id end,
        case when is_search then walked else page_size - cardinality(ids) end,
        page_size - cardinality(ids);
    ids := ids || coalesce(more_ids, '{}');
    keys := keys || coalesce(more_keys, '{}');
  end loop;

  if is_search and cardinality(ids) < page_size then
    execute format(
      'select array_agg(u.id), array_agg(u.key::text) from (
         select u.id, u.key from (
           select u.id, case when %1$s then %2$s end as key
             from (select id from "user" where email ilike $1 union select id from "user" where name ilike $1
                   union select user_id from user_profiles where company_name ilike $1) hit
             join "user" u on u.id = hit.id
             left join user_profiles p on p.user_id = u.id left join subscribers s on s.user_id = u.id
            where u.deletion_requested_at is null) u
          where $3 is null
             or case when $2 is null
                  then u.key is null and u.id %3$s $3 or %4$s and u.key is not null
                  else u.key is not null and (u.key, u.id) %3$s ($2::%5$s, $3) or not %4$s and u.key is null end
          order by (u.key is null) %6$s, u.key %7$s, u.id %7$s limit $4) u',
        filled, key, beyond, case when is_empty_first then 'true' else 'false' end, kind,
        case when is_empty_first then 'desc' else 'asc' end, way)
      into more_ids, more_keys using pattern, after_key, after_id, page_size;
    ids := coalesce(more_ids, '{}');
    keys := coalesce(more_keys, '{}');
  end if;

  if is_noted then
    perform note_look(acting, 'users.viewed', jsonb_build_object('search', is_search));
  end if;
  return query
    select u.id, u.email, nullif(btrim(u.name), ''), nullif(btrim(p.company_name), ''), u.created_at, u.last_sign_in_at,
        u.suspended_at, u.suspension_reason, exists (select from admin_users a where a.user_id = u.id),
        coalesce(s.subscribed, false), s.subscription_tier, s.subscription_end, s.paypal_subscription_id,
        coalesce(s.max_agents, 1),
        exists (select from paypal_subscriptions b where b.user_id = u.id and b.status in ('ACTIVE', 'SUSPENDED')),
        listed.key
      from unnest(ids, keys) with ordinality as listed (id, key, place)
      join "user" u on u.id = listed.id
      left join user_profiles p on p.user_id = u.id
      left join subscribers s on s.user_id = u.id
     order by listed.place;
end
$$;

drop function admin_view_appointments(uuid, boolean, timestamptz, uuid, integer);

-- Appointments of all businesses in the order of a column. `position` says where a row stands, for the page after it: it
-- has the name that was sorted by, and never leaves the server readable. Names and numbers leave the database only
-- together with an entry in the log; who searches for them learns them as well.
create function admin_view_appointments(
    acting uuid, include_sensitive_data boolean, filter jsonb, sort text, is_down boolean, after jsonb, page_size integer,
    is_noted boolean default true)
  returns table (
    id uuid, user_id uuid, business text, starts_at timestamptz, appointment_date date, appointment_time time,
    client_name text, client_phone text, agent_id uuid, agent_name text, service_type text, status text, duration integer,
    "position" jsonb)
  language plpgsql security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set jit = off as $$
#variable_conflict use_column
declare
  is_full constant boolean := include_sensitive_data is true;
  way constant text := case when is_down then 'desc' else 'asc' end;
  beyond constant text := case when is_down then '<' else '>' end;
  listed constant text :=
    'select jsonb_agg(jsonb_build_object(''id'', f.id, ''key'', f.key, ''group'', f.group_id, ''at'', f.at)) from (select f.* from ';
  -- Of a search: how many are looked at in the list's order, and how many that match at all are put in order.
  walked constant integer := 100;
  most constant integer := 500;
  key text;
  kind text;
  grouped text;
  source text;
  condition text := 'true';
  filters text;
  words text;
  placed text;
  hits uuid[];
  shown jsonb;
begin
  perform require_admin(acting);
  select c.key, c.kind, c.grouped, c.source into key, kind, grouped, source from (values
    ('date', null, null, null, 'appointments a'),
    ('time', 'a.appointment_time', 'time', null, 'appointments a'),
    ('client', 'lower(a.client_name)', 'text', null, 'appointments a'),
    ('phone', 'a.client_phone', 'text', null, 'appointments a'),
    ('service', 'lower(a.service_type)', 'text', null, 'appointments a'),
    ('status', 'a.status', 'text', null, 'appointments a'),
    ('duration', 'a.duration', 'integer', null, 'appointments a'),
    ('agent', 'lower(g.name)', 'text', 'g.id', 'agents g join appointments a on a.user_id = g.user_id and a.agent_id = g.id'),
    ('business', 'lower(coalesce(p.company_name, ''''))', 'text', 'p.user_id', 'user_profiles p join appointments a on a.user_id = p.user_id')
  ) as c (name, key, kind, grouped, source) where c.name = sort;
  if source is null then
    raise exception 'no such column: %', sort using errcode = 'invalid_parameter_value';
  end if;

  if filter ->> 'status' is not null then
    condition := condition || format(' and a.status = %L', filter ->> 'status');
  end if;
  if filter ->> 'business' is not null then
    condition := condition || format(' and a.user_id = %L::uuid', filter ->> 'business');
  end if;
  -- Days are each business's own; instants within a day of them lead there.
  if filter ->> 'from' is not null then
    condition := condition || format(' and a.appointment_date >= %1$L::date and a.starts_at >= %1$L::date - interval ''1 day''', filter ->> 'from');
  end if;
  if filter ->> 'to' is not null then
    condition := condition || format(' and a.appointment_date <= %1$L::date and a.starts_at <= %1$L::date + interval ''2 days''', filter ->> 'to');
  end if;
  filters := condition;
  select string_agg(format('appointment_words(client_name, booked_for, service_type, client_phone) like %L', pattern), ' and ')
    into words from jsonb_array_elements_text(filter -> 'patterns') pattern;
  if after is not null then
    condition := condition || case
      when key is null then format(' and (a.starts_at, a.id) %s (%L::timestamptz, %L::uuid)', beyond, after ->> 'at', after ->> 'id')
      when grouped is null then format(' and (%s, a.starts_at, a.id) %s (%L::%s, %L::timestamptz, %L::uuid)',
        key, beyond, after ->> 'key', kind, after ->> 'at', after ->> 'id')
      else format(' and %1$s %2$s= %3$L and (%1$s, %4$s, a.starts_at, a.id) %2$s (%3$L::%5$s, %6$L::uuid, %7$L::timestamptz, %8$L::uuid)',
        key, beyond, after ->> 'key', grouped, kind, after ->> 'group', after ->> 'at', after ->> 'id')
      end;
  end if;
  placed := format(
    'select a.id, (%s)::text as key, (%s)::text as group_id, a.starts_at as at, a.client_name, a.booked_for, a.service_type,
        a.client_phone from %s where %s order by %s a.starts_at %s, a.id %s limit %%s',
      coalesce(key, 'null'), coalesce(grouped, 'null'), source, condition,
      case
        when key is null then ''
        when grouped is null then format('%s %s,', key, way)
        else format('%1$s %3$s, %2$s %3$s,', key, grouped, way) end,
      way, way);
  execute listed || format('(%s) f where %s limit $1) f',
      format(placed, case when words is null then '$1' else walked::text end), coalesce(words, 'true'))
    into shown using page_size;
  -- Few match: the words' index leads to them. It is asked alone, as the planner takes reading the words for cheap.
  if words is not null and coalesce(jsonb_array_length(shown), 0) < page_size then
    perform set_config('enable_indexscan', 'off', true);
    execute format('select array_agg(a.id) from (select a.id from appointments a where %s and %s limit %s) a',
      filters, words, most) into hits;
    perform set_config('enable_indexscan', 'on', true);
    execute 'with hit as materialized (select * from appointments where id = any ($2)) ' || listed ||
        format('(%s) f limit $1) f', format(replace(placed, 'appointments a', 'hit a'), '$1'))
      into shown using page_size, hits;
  end if;

  if is_noted and (is_full or filter -> 'patterns' is not null) then
    insert into audit_log (user_id, actor, action, subject_id, details)
    values (acting, 'administrator', case when is_full then 'appointments.viewed-in-full' else 'appointments.searched' end,
      acting::text, jsonb_build_object('rows', coalesce(jsonb_array_length(shown), 0), 'before', after ->> 'at')
        || case when filter ->> 'business' is null then '{}' else jsonb_build_object('business', filter -> 'business') end);
  end if;
  return query
    select a.id, a.user_id, nullif(btrim(p.company_name), ''), a.starts_at, a.appointment_date, a.appointment_time,
        case when is_full then a.client_name else mask_name(a.client_name) end,
        case when is_full then a.client_phone else mask_phone(a.client_phone) end,
        a.agent_id, case when is_full then g.name else mask_name(g.name) end, a.service_type, a.status, a.duration,
        found.item
      from jsonb_array_elements(coalesce(shown, '[]')) with ordinality as found (item, place)
      join appointments a on a.id = (found.item ->> 'id')::uuid
      join agents g on g.user_id = a.user_id and g.id = a.agent_id
      left join user_profiles p on p.user_id = a.user_id
     order by found.place;
end
$$;
create index user_profiles_by_any_company on user_profiles (lower(coalesce(company_name, '')), user_id);

-- The log, latest first. By kind each kind is followed along its own index, however rare it is.
create function admin_list_audit(
    acting uuid, kinds text[], person uuid, from_at timestamptz, to_at timestamptz, before_at timestamptz, before_id bigint,
    page_size integer)
  returns table (
    id bigint, created_at timestamptz, user_id uuid, email text, company_name text, actor text, action text,
    subject_id text, details jsonb)
  language plpgsql security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  latest_at timestamptz := coalesce(before_at, 'infinity');
  latest_id bigint := coalesce(before_id, 9223372036854775807);
  found_ids bigint[];
begin
  perform require_admin(acting);
  -- One bound, not two: an index begins at one.
  if to_at < latest_at then
    latest_at := to_at;
    latest_id := 0;
  end if;
  if person is not null then
    found_ids := array(
      select l.id from audit_log l
       where l.user_id = person and l.id < coalesce(before_id, 9223372036854775807) and (kinds is null or l.action = any (kinds))
         and (from_at is null or l.created_at >= from_at) and (to_at is null or l.created_at < to_at)
       order by l.id desc limit page_size);
  elsif kinds is not null then
    found_ids := array(
      select l.id from unnest(kinds) as wanted (kind) cross join lateral (
          select l.id, l.created_at from audit_log l
           where l.action = wanted.kind and (l.created_at, l.id) < (latest_at, latest_id)
             and l.created_at >= coalesce(from_at, '-infinity')
           order by l.created_at desc, l.id desc limit page_size) l
       order by l.created_at desc, l.id desc limit page_size);
  else
    found_ids := array(
      select l.id from audit_log l
       where (l.created_at, l.id) < (latest_at, latest_id)
         and l.created_at >= coalesce(from_at, '-infinity')
       order by l.created_at desc, l.id desc limit page_size);
  end if;
  perform note_look(acting, 'audit.viewed', jsonb_build_object('person', person));
  return query
    select l.id, l.created_at, l.user_id, u.email, nullif(btrim(p.company_name), ''), l.actor, l.action, l.subject_id, l.details
      from unnest(found_ids) with ordinality as listed (id, place)
      join audit_log l on l.id = listed.id
      left join "user" u on u.id = l.user_id and u.deletion_requested_at is null
      left join user_profiles p on p.user_id = u.id
     order by listed.place;
end
$$;

-- Which kinds there are, from one to the next along the index.
create function admin_audit_kinds(acting uuid) returns table (action text)
  language plpgsql stable security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  return query
    with recursive kinds as (
      (select l.action from audit_log l order by l.action limit 1)
      union all
      select (select l.action from audit_log l where l.action > k.action order by l.action limit 1)
        from kinds k where k.action is not null
    )
    select k.action from kinds k where k.action is not null;
end
$$;

-- Makes a set-up secret void that nobody has used, as after a stranger has seen it. Not while there is an administrator.
create function spend_setup_secret(fingerprint text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if admin_setup_state(fingerprint) <> 'open' then
    return false;
  end if;
  insert into admin_setups (secret_fingerprint, used_at) values (fingerprint, now()) on conflict do nothing;
  return found;
end
$$;
revoke all on function spend_setup_secret from public;
grant execute on function spend_setup_secret to daybook_app;

-- What people wrote to us: `ticket` by owners, `contact` by visitors.
create function admin_list_inquiries(
    acting uuid, kind text, only_state text, before_at timestamptz, before_id uuid, page_size integer)
  returns table (
    id uuid, user_id uuid, reference text, name text, email text, message text, language text, state text, answers jsonb,
    created_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  last_at timestamptz := coalesce(before_at, 'infinity');
  last_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  perform require_admin(acting);
  perform note_look(acting, 'messages.viewed', jsonb_build_object('kind', kind));
  if kind = 'ticket' then
    return query
      select m.id, m.user_id, m.reference, m.name, m.email, m.description, p.language, m.state, m.answers, m.created_at
        from support_tickets m left join user_profiles p on p.user_id = m.user_id
       where (only_state is null or m.state = only_state) and (m.created_at, m.id) < (last_at, last_id)
       order by m.created_at desc, m.id desc limit page_size;
  else
    return query
      select m.id, null::uuid, null::text, m.name, m.email, m.message, m.language, m.state, m.answers, m.created_at
        from contact_messages m
       where (only_state is null or m.state = only_state) and (m.created_at, m.id) < (last_at, last_id)
       order by m.created_at desc, m.id desc limit page_size;
  end if;
end
$$;

-- Those that nobody has answered or closed yet.
create function admin_count_inquiries(acting uuid) returns table (tickets bigint, contacts bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
begin
  perform require_admin(acting);
  return query
    select (select count(*) from (select from support_tickets where state = 'new' limit 1000) open),
      (select count(*) from (select from contact_messages where state = 'new' limit 1000) open);
end
$$;

-- Adds an answer, or only sets the state. No row: it has been answered since it was read. P0002: there is no such message.
create function admin_settle_inquiry(
    acting uuid, kind text, message_id uuid, known_answers integer, answer text, next_state text, at timestamptz)
  returns table (reference text, name text, email text, message text, language text)
  language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  added jsonb := case when answer is null then '[]' else jsonb_build_array(jsonb_build_object('text', answer, 'at', at)) end;
  action text := case when answer is not null then 'answered' when next_state = 'closed' then 'closed' else 'reopened' end;
  subject uuid;
begin
  perform require_admin(acting);
  if kind = 'ticket' then
    select m.user_id into subject from support_tickets m where m.id = message_id;
  else
    select acting into subject from contact_messages m where m.id = message_id;
  end if;
  if subject is null then
    raise exception 'no such message' using errcode = 'no_data_found';
  end if;
  if kind = 'ticket' then
    return query
      update support_tickets m set state = next_state, answers = m.answers || added
       where m.id = message_id and jsonb_array_length(m.answers) = known_answers
       returning m.reference, m.name, m.email, m.description,
         (select p.language from user_profiles p where p.user_id = m.user_id);
  else
    return query
      update contact_messages m set state = next_state, answers = m.answers || added
       where m.id = message_id and jsonb_array_length(m.answers) = known_answers
       returning null::text, m.name, m.email, m.message, m.language;
  end if;
  if found then
    insert into audit_log (user_id, actor, action, subject_id, details)
    values (subject, 'administrator', case when kind = 'ticket' then 'support-ticket.' else 'contact-message.' end || action,
      message_id::text, jsonb_build_object('administratorId', acting));
  end if;
end
$$;

-- What became of notices since then, and the newest of those that couldn't be sent.
create index notices_by_time on notices using brin (created_at) with (pages_per_range = 16);
create function admin_notice_fates(acting uuid, since timestamptz) returns table (status text, reason text, count bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  return query
    select n.status, n.reason, count(*) from notices n where n.created_at >= since group by n.status, n.reason;
end
$$;

revoke all on function admin_note_export, admin_count_users, admin_get_users, admin_view_appointments, admin_list_audit,
  admin_audit_kinds, admin_list_inquiries, admin_count_inquiries, admin_settle_inquiry, admin_notice_fates from public;
grant execute on function admin_note_export, admin_count_users, admin_get_users, admin_view_appointments, admin_list_audit,
  admin_audit_kinds, admin_list_inquiries, admin_count_inquiries, admin_settle_inquiry, admin_notice_fates to daybook_app;
