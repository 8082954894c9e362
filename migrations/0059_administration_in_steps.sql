-- The administrator's lists read as much with a hundred thousand accounts and a million appointments as with a thousand and
-- ten thousand (record 72).

-- The day is in the index, at its end: appointments of the day before or after in another time zone are passed over without
-- being fetched.
drop index appointments_latest, appointments_pending, appointments_cancelled;
create index appointments_latest on appointments (starts_at desc, id desc, appointment_date);
create index appointments_pending on appointments (starts_at desc, id desc, appointment_date) where status = 'pending';
create index appointments_cancelled on appointments (starts_at desc, id desc, appointment_date) where status = 'cancelled';
-- Those of one business; a booking that is simply confirmed doesn't write it.
create index appointments_not_confirmed on appointments (user_id, status, appointment_date, appointment_time, id)
  where status in ('pending', 'cancelled');

drop function admin_view_appointments(uuid, boolean, jsonb, text, boolean, jsonb, integer, boolean);

-- Appointments of all businesses, or of one in the order of its calendar. By date every one is reached, page by page; in the
-- order of another column the latest `most_sorted` that the filter leaves are. A search by date looks at so many in their
-- order. If they don't fill the page, the words' index is asked: of few it finds all; of many the page ends where it stopped
-- looking, and the next one goes on from there. The last row has no id: it says where the next page begins (`onward`, which
-- holds the name that was sorted by and never leaves the server readable), and whether there are or may be others that no
-- page has (`is_partial`). Names and numbers leave the database only together with an entry in the log; who searches for
-- them learns them as well.
create function admin_view_appointments(
    acting uuid, include_sensitive_data boolean, filter jsonb, sort text, is_down boolean, after jsonb, page_size integer,
    most_sorted integer, is_noted boolean default true)
  returns table (
    id uuid, user_id uuid, business text, starts_at timestamptz, appointment_date date, appointment_time time,
    client_name text, client_phone text, agent_id uuid, agent_name text, service_type text, status text, duration integer,
    onward jsonb, is_partial boolean)
  language plpgsql security definer set search_path = pg_catalog, public
  -- Rows come in the order of an index, whatever the planner expects of sorting all that match.
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
  set enable_incremental_sort = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  looked constant integer := 1000;
  is_full constant boolean := include_sensitive_data is true;
  way constant text := case when is_down then 'desc' else 'asc' end;
  beyond constant text := case when is_down then '<' else '>' end;
  is_search constant boolean := filter -> 'terms' is not null;
  is_by_date constant boolean := sort = 'date';
  is_of_one constant boolean := filter ->> 'business' is not null;
  p record := search_patterns(array(select jsonb_array_elements_text(filter -> 'terms')));
  walked constant integer := case
    when not is_search then case when is_by_date then page_size + 1 else most_sorted end
    when p.is_asked then greatest(looked, page_size + 1)
    else 5 * looked end;
  place constant text := case when is_of_one then 'a.appointment_date, a.appointment_time, a.id' else 'a.starts_at, a.id' end;
  in_order constant text := replace(place || ',', ',', case when is_by_date and not is_down then ' asc,' else ' desc,' end);
  key text;
  kind text;
  joined text;
  condition text := 'a.status <> ''held''';
  later text := 'true';
  seen appointments[];
  hits appointments[];
  asked appointments[];
  is_finished boolean;
  is_cut boolean;
  shown jsonb;
  last jsonb;
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
  if is_of_one then
    condition := condition || format(' and a.user_id = %L::uuid', filter ->> 'business');
  end if;
  -- Days are each business's own. Instants from 14 hours before, and until 12 hours after, lead there: no clock is further
  -- from Greenwich.
  if filter ->> 'from' is not null then
    condition := condition || format(' and a.appointment_date >= %L::date', filter ->> 'from');
    if not is_of_one then
      condition := condition || format(' and a.starts_at >= (%L::date - interval ''14 hours'') at time zone ''UTC''', filter ->> 'from');
    end if;
  end if;
  if filter ->> 'to' is not null then
    condition := condition || format(' and a.appointment_date <= %L::date', filter ->> 'to');
    if not is_of_one then
      condition := condition || format(' and a.starts_at < (%L::date + interval ''36 hours'') at time zone ''UTC''', filter ->> 'to');
    end if;
  end if;
  if after is not null then
    later := case
      when not is_by_date then format('(%s, a.starts_at, a.id) %s (%L::%s, %L::timestamptz, %L::uuid)',
        key, beyond, after ->> 'key', kind, after ->> 'at', after ->> 'id')
      when is_of_one then format('(%s) %s (%L::date, %L::time, %L::uuid)',
        place, beyond, after ->> 'date', after ->> 'time', after ->> 'id')
      else format('(%s) %s (%L::timestamptz, %L::uuid)', place, beyond, after ->> 'at', after ->> 'id') end;
  end if;

  execute format('select array(select a from appointments a where %s and %s order by %s limit %s)',
      condition, case when is_by_date then later else 'true' end, rtrim(in_order, ','), walked)
    into seen;
  is_finished := cardinality(seen) < walked;
  is_cut := not is_finished and not is_by_date;
  hits := seen;
  if is_search then
    hits := array(select a from unnest(seen) a where a.search_words like all (p.anywhere));
    if not is_finished and p.is_asked and (not is_by_date or cardinality(hits) <= page_size) then
      -- The words' index is asked alone, as the planner takes reading the words for cheap.
      perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true);
      execute format('select array(select a from appointments a where %s%s limit %s)',
          case when is_of_one then format('a.user_id = %L::uuid and ', filter ->> 'business') else '' end,
          (select string_agg(format('a.search_words like %L', each), ' and ') from unnest(p.asked) each), looked + 1)
        into asked;
      perform set_config('enable_bitmapscan', 'off', true), set_config('enable_indexscan', 'on', true);
      if cardinality(asked) <= looked or not is_by_date then
        -- One or two letters are found only where a word begins.
        is_cut := cardinality(asked) > looked or not p.is_exact;
        is_finished := true;
        execute format('select array(select distinct on (a.id) a from unnest($1) a where %s)', condition)
          into hits using hits || asked;
      end if;
    end if;
  end if;
  execute format(
    'select jsonb_agg(to_jsonb(f)) from (
       select a.id, (%1$s)::text as key, a.starts_at as at, a.appointment_date as date, a.appointment_time as time
         from unnest($1) a %2$s where %3$s order by %4$s limit $2) f',
    key, joined, later,
    case when is_by_date then rtrim(in_order, ',') else format('%1$s %2$s, a.starts_at %2$s, a.id %2$s', key, way) end)
    into shown using hits, page_size + 1;

  if jsonb_array_length(shown) > page_size then
    shown := shown - page_size;
    last := shown -> -1;
  elsif is_search and is_by_date and not is_finished then
    last := (select jsonb_build_object('id', a.id, 'at', a.starts_at, 'date', a.appointment_date, 'time', a.appointment_time)
      from unnest(seen[walked:walked]) a);
  end if;
  if is_noted and (is_full or is_search) then
    insert into audit_log (user_id, actor, action, subject_id, details)
    values (acting, 'administrator', case when is_full then 'appointments.viewed-in-full' else 'appointments.searched' end,
      acting::text, jsonb_build_object('rows', coalesce(jsonb_array_length(shown), 0), 'before', after ->> 'at')
        || case when is_of_one then jsonb_build_object('business', filter -> 'business') else '{}' end);
  end if;
  return query
    select a.id, a.user_id, nullif(btrim(p.company_name), ''), a.starts_at, a.appointment_date, a.appointment_time,
        case when is_full then a.client_name else mask_name(a.client_name) end,
        case when is_full then a.client_phone else mask_phone(a.client_phone) end,
        a.agent_id, case when is_full then g.name else mask_name(g.name) end, a.service_type, a.status, a.duration,
        null::jsonb, null::boolean
      from jsonb_array_elements(coalesce(shown, '[]')) with ordinality as found (item, place)
      join appointments a on a.id = (found.item ->> 'id')::uuid
      join agents g on g.user_id = a.user_id and g.id = a.agent_id
      left join user_profiles p on p.user_id = a.user_id
     order by found.place;
  return query
    select null::uuid, null::uuid, null, null::timestamptz, null::date, null::time, null, null, null::uuid, null, null, null,
      null::integer, last, is_cut;
end
$$;
revoke all on function admin_view_appointments from public;
grant execute on function admin_view_appointments to daybook_app;

drop function admin_get_users(uuid, text, text, boolean, text, uuid, integer, boolean);

-- Every account in the order of a column, from where the page before ended: after this key and id, no key among those whose
-- cell is empty. A search looks at so many in that order; if they don't fill the page, the words' indexes are asked: of few
-- they find all, of many the page ends where it stopped looking, and the next one goes on from there. The last row has no
-- id, as with appointments.
create function admin_get_users(
    acting uuid, pattern text, sort text, is_down boolean, after_key text, after_id uuid, page_size integer,
    is_noted boolean default true)
  returns table (
    id uuid, email text, full_name text, company_name text, created_at timestamptz, last_sign_in_at timestamptz,
    suspended_at timestamptz, suspension_reason text, is_administrator boolean,
    subscribed boolean, subscription_tier text, subscription_end timestamptz, paypal_subscription_id text,
    max_agents integer, has_live_paypal boolean, onward jsonb, is_partial boolean)
  language plpgsql security definer set search_path = pg_catalog, public
  -- A page is few rows of many: each is fetched by its key, whatever the planner expects.
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set jit = off as $$
#variable_conflict use_column
declare
  looked constant integer := 1000;
  is_search constant boolean := pattern <> '%%';
  way constant text := case when is_down then 'desc' else 'asc' end;
  beyond constant text := case when is_down then '<' else '>' end;
  -- Of two kinds of rows the ones without come first.
  is_empty_first constant boolean := is_down and sort = 'status';
  key text;
  kind text;
  filled text;
  source text;
  phases boolean[];
  is_empty boolean;
  phase text;
  ids uuid[] := '{}';
  keys text[] := '{}';
  more_ids uuid[];
  more_keys text[];
  budget integer := greatest(page_size + 1, case when is_search then looked end);
  seen integer;
  last_id uuid;
  last_key text;
  is_through boolean;
  is_finished boolean := false;
  is_cut boolean := false;
  accounts constant text := format('select * from "user" u where u.deletion_requested_at is null and ($3 is null or u.id %s $3)
    order by u.id %s limit %s', beyond, way, looked);
  -- One or two letters are looked for where a word begins: the indexes of trigrams know nothing shorter.
  word constant text := substr(pattern, 2, length(pattern) - 2);
  is_exact constant boolean := word ~ '[[:alnum:]]{3}';
  is_asked constant boolean := is_exact or word ~ '^[[:alnum:]]';
  matches constant text := case when is_search then '(u.email ilike $1 or u.name ilike $1
    or (select q.company_name from user_profiles q where q.user_id = u.id) ilike $1)' else '$1 is not null' end;
  hits constant text := (
    select string_agg(format('(select %s as id from %s where %s ilike %L limit %s)', t.id, t.source, t.words, each, looked + 1),
        ' union ')
      from unnest(case when is_exact then array[pattern] else array[word || '%', '% ' || word || '%'] end) each,
        (values ('id', '"user"', 'email'), ('id', '"user"', 'name'), ('user_id', 'user_profiles', 'company_name'))
          as t (id, source, words));
  found_ids uuid[];
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

  -- Along the order: those with something in the cell, then those without, or the other way round.
  phases := case
    when filled = 'true' then array[false]
    when is_empty_first then array[true, false]
    else array[false, true] end;
  foreach is_empty in array phases loop
    -- Passed already.
    continue when after_id is not null and (after_key is null) <> is_empty and is_empty = phases[1] and filled <> 'true';
    phase := case
      -- Nobody keeps a list of empty cells: so many accounts are looked at, however few of them have one.
      when is_empty then format(
        'select u.id, null::text as key, u.email, u.name from (%s) u
           left join user_profiles p on p.user_id = u.id left join subscribers s on s.user_id = u.id
          where (%s) is not true order by u.id %s limit $4', accounts, filled, way)
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
    execute format(
        'select array_agg(u.id order by u.place) filter (where u.is_hit),
            array_agg(u.key order by u.place) filter (where u.is_hit), count(*),
            (array_agg(u.id order by u.place desc))[1], (array_agg(u.key order by u.place desc))[1]
           from (select u.id, u.key, row_number() over () as place, %s as is_hit from (%s) u) u', matches, phase)
      into more_ids, more_keys, seen, last_id, last_key
      using pattern,
        case when (after_key is null) = is_empty then after_key end,
        case when after_id is not null and (after_key is null) = is_empty then after_id end,
        budget;
    ids := ids || coalesce(more_ids, '{}');
    keys := keys || coalesce(more_keys, '{}');
    is_through := seen < budget;
    if is_empty and is_through then
      execute format('select count(*) < %s, (array_agg(u.id order by u.id %s))[1] from (%s) u',
          looked, case when is_down then 'asc' else 'desc' end, accounts)
        into is_through, last_id
        using null::text, null::text, case when after_id is not null and after_key is null then after_id end;
    end if;
    is_finished := is_through and is_empty = phases[cardinality(phases)];
    exit when not is_through;
    budget := budget - seen;
  end loop;

  if is_search and not is_finished and is_asked and cardinality(ids) <= page_size then
    -- The words' indexes are asked alone, as the planner takes reading the words for cheap.
    perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
    execute format('select array(%s)', hits) into found_ids;
    perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true);
    if cardinality(found_ids) <= looked then
      is_finished := true;
      is_cut := not is_exact;
      execute format(
        'select array_agg(u.id), array_agg(u.key::text) from (
           select u.id, u.key from (
             select u.id, case when %1$s then %2$s end as key
               from (select distinct hit.id from unnest($5) hit (id)) hit
               join "user" u on u.id = hit.id
               left join user_profiles p on p.user_id = u.id left join subscribers s on s.user_id = u.id
              where u.deletion_requested_at is null) u
            where $1 is not null and ($3 is null
               or case when $2 is null
                    then u.key is null and u.id %3$s $3 or %4$s and u.key is not null
                    else u.key is not null and (u.key, u.id) %3$s ($2::%5$s, $3) or not %4$s and u.key is null end)
            order by (u.key is null) %6$s, u.key %7$s, u.id %7$s limit $4) u',
          filled, key, beyond, case when is_empty_first then 'true' else 'false' end, kind,
          case when is_empty_first then 'desc' else 'asc' end, way)
        -- Among those that were looked at, some have the letters within a word.
        into ids, keys using pattern, after_key, after_id, page_size + 1, ids || found_ids;
    end if;
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
        null::jsonb, null::boolean
      from unnest(ids[:page_size]) with ordinality as listed (id, place)
      join "user" u on u.id = listed.id
      left join user_profiles p on p.user_id = u.id
      left join subscribers s on s.user_id = u.id
     order by listed.place;
  return query
    select null::uuid, null, null, null, null::timestamptz, null::timestamptz, null::timestamptz, null, null::boolean,
      null::boolean, null, null::timestamptz, null, null::integer, null::boolean,
      case
        when cardinality(ids) > page_size then jsonb_build_object('id', ids[page_size], 'key', keys[page_size])
        when not is_finished then jsonb_build_object('id', last_id, 'key', last_key) end,
      is_cut;
end
$$;
revoke all on function admin_get_users from public;
grant execute on function admin_get_users to daybook_app;

-- One account's entries by kind, however rare the kind and however many entries. It takes the place of an index in the order
-- of entry, so that a booking writes as many as before.
create index audit_log_of_owner on audit_log (user_id, action, created_at desc, id desc);
drop index audit_log_by_owner;

create or replace function note_look(acting uuid, kind text, facts jsonb) returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    insert into audit_log (user_id, actor, action, subject_id, details)
    select acting, 'administrator', kind, acting::text, facts
     where not exists (
       select from (select details from audit_log
                     where user_id = acting and action = kind and created_at > now() - interval '5 minutes'
                     order by created_at desc, id desc limit 20) last
        where last.details = facts)
  $$;

-- The log, latest first. Each kind is followed along its own index, however rare it is; those of one account as well.
create or replace function admin_list_audit(
    acting uuid, kinds text[], person uuid, from_at timestamptz, to_at timestamptz, before_at timestamptz, before_id bigint,
    page_size integer)
  returns table (
    id bigint, created_at timestamptz, user_id uuid, email text, company_name text, actor text, action text,
    subject_id text, details jsonb)
  language plpgsql security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
  set enable_mergejoin = off set jit = off as $$
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
      with recursive own as (
        (select l.action from audit_log l where l.user_id = person order by l.action limit 1)
        union all
        select (select l.action from audit_log l where l.user_id = person and l.action > o.action order by l.action limit 1)
          from own o where o.action is not null
      )
      select l.id from own o cross join lateral (
          select l.id, l.created_at from audit_log l
           where l.user_id = person and l.action = o.action and (l.created_at, l.id) < (latest_at, latest_id)
             and l.created_at >= coalesce(from_at, '-infinity')
           order by l.created_at desc, l.id desc limit page_size) l
       where kinds is null or o.action = any (kinds)
       order by l.created_at desc, l.id desc limit page_size);
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
