-- The administrator's lists and figures at a hundred thousand accounts and a million appointments.

-- A million appointments in the order of any column needed an index for each, and every booking paid for all of them
-- (record 71). Sorted is what a person can read: the latest so many that the filter leaves.
drop index appointments_by_time_of_day, appointments_by_client_name, appointments_by_phone, appointments_by_service,
  appointments_by_status, appointments_by_duration, agents_by_name, user_profiles_by_any_company;
-- Few of many; a booking that is simply confirmed writes neither.
create index appointments_pending on appointments (starts_at desc, id desc) where status = 'pending';
create index appointments_cancelled on appointments (starts_at desc, id desc) where status = 'cancelled';

drop function admin_view_appointments(uuid, boolean, jsonb, text, boolean, jsonb, integer, boolean);

-- Appointments of all businesses. By date every one is reached, page by page. In the order of another column the latest
-- `sorted` that the filter leaves are; of a search the latest `looked` are looked at, and so many that the words' index
-- finds (one or two letters: where a word begins). `is_partial` says that there are, or may be, others. `position` says where
-- a row stands, for the page after it: it has the name that was sorted by, and never leaves the server readable. Names and
-- numbers leave the database only together with an entry in the log; who searches for them learns them as well.
create function admin_view_appointments(
    acting uuid, include_sensitive_data boolean, filter jsonb, sort text, is_down boolean, after jsonb, page_size integer,
    is_noted boolean default true)
  returns table (
    id uuid, user_id uuid, business text, starts_at timestamptz, appointment_date date, appointment_time time,
    client_name text, client_phone text, agent_id uuid, agent_name text, service_type text, status text, duration integer,
    "position" jsonb, is_partial boolean)
  language plpgsql security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set jit = off as $$
#variable_conflict use_column
declare
  sorted constant integer := 5000;
  looked constant integer := 1000;
  is_full constant boolean := include_sensitive_data is true;
  way constant text := case when is_down then 'desc' else 'asc' end;
  beyond constant text := case when is_down then '<' else '>' end;
  is_search constant boolean := filter -> 'terms' is not null;
  is_by_date constant boolean := sort = 'date';
  p record := search_patterns(array(select jsonb_array_elements_text(filter -> 'terms')));
  walked constant integer := case
    when not is_search then case when is_by_date then page_size else sorted end
    when p.is_asked and is_noted then looked
    else 20 * looked end;
  -- A file has all of them: what is common fills it by walking, what isn't has fewer than this.
  most constant integer := case when is_noted then looked else 100 * looked end;
  key text;
  kind text;
  joined text;
  condition text := 'a.status <> ''held''';
  matches text := 'true';
  later text := 'true';
  hits uuid[];
  asked uuid[];
  seen integer;
  is_cut boolean;
  shown jsonb;
begin
  perform require_admin(acting);
  select c.key, c.kind, c.joined into key, kind, joined from (values
    ('date', 'a.starts_at', 'timestamptz', ''),
    ('time', 'a.appointment_time', 'time', ''),
    ('client', 'lower(a.client_name)', 'text', ''),
    ('phone', 'a.client_phone', 'text', ''),
    ('service', 'lower(a.service_type)', 'text', ''),
    ('status', 'a.status', 'text', ''),
    ('duration', 'a.duration', 'integer', ''),
    ('agent', 'lower(g.name)', 'text', 'join agents g on g.user_id = a.user_id and g.id = a.agent_id'),
    ('business', 'lower(coalesce(p.company_name, ''''))', 'text', 'left join user_profiles p on p.user_id = a.user_id')
  ) as c (name, key, kind, joined) where c.name = sort;
  if key is null then
    raise exception 'no such column: %', sort using errcode = 'invalid_parameter_value';
  end if;

  if filter ->> 'status' is not null then
    condition := format('a.status = %L', filter ->> 'status');
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
  if is_search then
    matches := format('a.search_words like all (%L::text[])', p.anywhere);
  end if;
  if after is not null then
    later := format('(%s, a.starts_at, a.id) %s (%L::%s, %L::timestamptz, %L::uuid)',
      key, beyond, coalesce(after ->> 'key', after ->> 'at'), kind, after ->> 'at', after ->> 'id');
  end if;

  execute format(
    'select array_agg(w.id) filter (where w.is_hit), count(*) from (
       select a.id, %1$s as is_hit from appointments a where %2$s and %3$s
        order by a.starts_at %4$s, a.id %4$s limit %5$s) w',
    matches, condition,
    case when is_by_date and after is not null
      then format('(a.starts_at, a.id) %s (%L::timestamptz, %L::uuid)', beyond, after ->> 'at', after ->> 'id')
      else 'true' end,
    case when is_by_date then way else 'desc' end, walked)
    into hits, seen;
  is_cut := seen = walked and (is_search or not is_by_date);
  -- Few match: the words' index leads to them. It is asked alone, as the planner takes reading the words for cheap.
  if is_search and is_cut and p.is_asked and (not is_by_date or coalesce(cardinality(hits), 0) < page_size) then
    perform set_config('enable_indexscan', 'off', true);
    execute format('select array(select a.id from appointments a where %s and %s limit %s)', condition,
        (select string_agg(format('a.search_words like %L', each), ' and ') from unnest(p.asked) each), most)
      into asked;
    perform set_config('enable_indexscan', 'on', true);
    is_cut := not (p.is_exact and cardinality(asked) < most);
    hits := hits || asked;
  end if;
  execute format(
    'select jsonb_agg(jsonb_build_object(''id'', f.id, ''key'', f.key, ''at'', f.at)) from (
       select a.id, (%1$s)::text as key, a.starts_at as at from appointments a %2$s
        where a.id = any ($1) and %3$s order by %1$s %4$s, a.starts_at %4$s, a.id %4$s limit $2) f',
    key, joined, later, way)
    into shown using hits, page_size;

  if is_noted and (is_full or is_search) then
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
        found.item, is_cut
      from jsonb_array_elements(coalesce(shown, '[]')) with ordinality as found (item, place)
      join appointments a on a.id = (found.item ->> 'id')::uuid
      join agents g on g.user_id = a.user_id and g.id = a.agent_id
      left join user_profiles p on p.user_id = a.user_id
     order by found.place;
end
$$;
revoke all on function admin_view_appointments from public;
grant execute on function admin_view_appointments to daybook_app;
-- Used by it until now.
drop function client_words, appointment_words;

-- Every account in the order of a column, from where the page before ended: after this key and id, no key among those whose
-- cell is empty. A search that fills a page by walking along the order does so; else the words' indexes lead to the few.
create or replace function admin_get_users(
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
  -- One or two letters are looked for where a word begins: the indexes of trigrams know nothing shorter.
  word constant text := substr(pattern, 2, length(pattern) - 2);
  hits constant text := (
    select string_agg(format('select %s as id from %s where %s ilike %L', t.id, t.source, t.words, each), ' union ')
      from unnest(case when word ~ '[[:alnum:]]{3}' or word !~ '^[[:alnum:]]' then array[pattern]
          else array[word || '%', '% ' || word || '%'] end) each,
        (values ('id', '"user"', 'email'), ('id', '"user"', 'name'), ('user_id', 'user_profiles', 'company_name'))
          as t (id, source, words));
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
             from (%8$s) hit
             join "user" u on u.id = hit.id
             left join user_profiles p on p.user_id = u.id left join subscribers s on s.user_id = u.id
            where u.deletion_requested_at is null) u
          where $1 is not null and ($3 is null
             or case when $2 is null
                  then u.key is null and u.id %3$s $3 or %4$s and u.key is not null
                  else u.key is not null and (u.key, u.id) %3$s ($2::%5$s, $3) or not %4$s and u.key is null end)
          order by (u.key is null) %6$s, u.key %7$s, u.id %7$s limit $4) u',
        filled, key, beyond, case when is_empty_first then 'true' else 'false' end, kind,
        case when is_empty_first then 'desc' else 'asc' end, way, hits)
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

-- What became of a day's notices is counted in the background as well, once there are many. What is only held for somebody
-- is no appointment yet.
alter table account_figures add column fates jsonb not null default '[]';

create or replace function count_appointments(at timestamptz)
  returns table (total_appointments bigint, appointments_today bigint, appointments_this_week bigint, unique_users bigint)
  language sql stable set search_path = pg_catalog, public
  as $$
    with week as (
      select a.appointment_date, (at at time zone p.time_zone)::date as today,
          date_trunc('week', at at time zone p.time_zone)::date as monday
        from appointments a join user_profiles p on p.user_id = a.user_id
       where a.starts_at between at - interval '9 days' and at + interval '9 days' and a.status <> 'held'
    )
    select whole.appointments - held.appointments, near.today, near.days, whole.owners
      from (select count(*) as appointments, count(distinct user_id) as owners from appointments) whole,
        (select count(*) as appointments from appointments where status = 'held') held,
        (select count(*) filter (where appointment_date = today) as today,
            count(*) filter (where appointment_date between monday and monday + 6) as days from week) near
  $$;

create function count_fates(since timestamptz) returns table (status text, reason text, count bigint)
  language sql stable set search_path = pg_catalog, public
  as $$ select n.status, n.reason, count(*) from notices n where n.created_at >= since group by n.status, n.reason $$;
revoke all on function count_fates from public;

create or replace function keep_appointment_figures(at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    insert into appointment_figures (counted_at, total_appointments, appointments_today, appointments_this_week, unique_users)
    select at, counted.* from count_appointments(at) counted where are_appointments_many()
    on conflict (only_one) do update set counted_at = excluded.counted_at,
      total_appointments = excluded.total_appointments, appointments_today = excluded.appointments_today,
      appointments_this_week = excluded.appointments_this_week, unique_users = excluded.unique_users;
    insert into account_figures (counted_at, users, fates)
    select at, (select count(*) from "user" where deletion_requested_at is null),
        (select coalesce(jsonb_agg(f), '[]') from count_fates(now() - interval '24 hours') f)
     where (select reltuples > 5000 from pg_class where oid = 'public."user"'::regclass)
    on conflict (only_one) do update set counted_at = excluded.counted_at, users = excluded.users, fates = excluded.fates;
  $$;

-- What became of the notices of the last 24 hours; with many accounts, as counted within the last minutes.
drop function admin_notice_fates(uuid, timestamptz);
create function admin_notice_fates(acting uuid, at timestamptz) returns table (status text, reason text, count bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform require_admin(acting);
  if (select reltuples > 5000 from pg_class where oid = 'public."user"'::regclass) then
    return query
      select f.status, f.reason, f.count
        from account_figures kept, jsonb_to_recordset(kept.fates) as f (status text, reason text, count bigint)
       where kept.counted_at between at - interval '5 minutes' and at;
    if found then
      return;
    end if;
  end if;
  return query select * from count_fates(now() - interval '24 hours');
end
$$;
revoke all on function admin_notice_fates from public;
grant execute on function admin_notice_fates to daybook_app;
