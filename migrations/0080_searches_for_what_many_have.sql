-- Searches for what many have, and one business's appointments in the order of a column, take as long among a million as among
-- ten thousand (record 94). The words' index reads all it has under a word before it gives the first: a third of a million
-- took 130 ms, and the answer was then too long to be of use. And 5,000 appointments were carried along whole to be sorted.

-- Whether the index would lead to more than some 5,000: by the appointments on some 64 pages, whatever the filter leaves
-- of them, as it knows of no filter but the business.
create function are_words_common(patterns text[], business uuid) returns boolean
  language sql stable set search_path = pg_catalog, public set jit = off
  as $$
    with sample as materialized (
      select a.search_words
        from appointments a tablesample system (least(100, 6400.0 / greatest(pages_of('appointments'), 1))) repeatable (0)
       where business is null or a.user_id = business
    )
    select coalesce(min(hits) * greatest(pages_of('appointments') / 64.0, 1) > 5000, false)
      from (select count(*) filter (where s.search_words like pattern) as hits
              from unnest(patterns) pattern left join sample s on true group by pattern) each
  $$;
revoke all on function are_words_common from public;

-- By date every appointment is reached, page by page; in the order of another column the latest `most_sorted` that the filter
-- leaves are. A search by date looks at so many in their order. If they don't fill the page, the words' index is asked, unless
-- many have the words: of few it finds all that the filter leaves. Else the walk goes on, and the page ends where it stopped
-- looking; the next one goes on from there. In another order, what many have is looked for among those that are sorted. The
-- last row has no id: it says where the next page begins (`onward`, which holds the name that was sorted by and never leaves
-- the server readable), and whether there are or may be others that no page has (`is_partial`).
create or replace function admin_view_appointments(
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
  looked_further constant integer := 2 * looked;
  is_full constant boolean := include_sensitive_data is true;
  way constant text := case when is_down then 'desc' else 'asc' end;
  beyond constant text := case when is_down then '<' else '>' end;
  is_search constant boolean := filter -> 'terms' is not null;
  is_by_date constant boolean := sort = 'date';
  is_of_one constant boolean := filter ->> 'business' is not null;
  p record := search_patterns(array(select jsonb_array_elements_text(filter -> 'terms')));
  -- Null until it is known whether many have the words.
  walked integer := case
    when not is_search then case when is_by_date then page_size + 1 else most_sorted end
    when not p.is_asked then 5 * looked
    when is_by_date then greatest(looked, page_size + 1) end;
  found text;
  in_end text;
  place constant text := case when is_of_one then 'a.appointment_date, a.appointment_time, a.id' else 'a.starts_at, a.id' end;
  in_order constant text := rtrim(replace(place || ',', ',', case when is_by_date and not is_down then ' asc,' else ' desc,' end), ',');
  key text;
  kind text;
  joined text;
  condition text := 'a.status <> ''held''';
  later text := 'true';
  walk text;
  seen integer;
  hits uuid[];
  asked uuid[];
  asks boolean := false;
  is_finished boolean;
  is_cut boolean;
  shown jsonb;
  more jsonb;
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

  found := format('a.id, (%s)::text as key, a.starts_at as at, a.appointment_date as date, a.appointment_time as time', key);

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

  in_end := case when is_by_date then in_order else format('%1$s %2$s, a.starts_at %2$s, a.id %2$s', key, way) end;
  -- So many in their order ($1): how many there were, which of them match, the page ($2), and where the walk ended. What the
  -- list doesn't show stays where it is.
  walk := format('with walked as materialized (select %s, %s as is_hit from appointments a where %s and %s order by %s limit $1)
      select (select count(*) from walked), (select array_agg(a.id) from walked a where %L and a.is_hit),
        (select jsonb_agg(to_jsonb(f)) from (select %s from walked a %s where a.is_hit and %s order by %s limit $2) f),
        (select jsonb_build_object(''id'', a.id, ''at'', a.starts_at, ''date'', a.appointment_date, ''time'', a.appointment_time)
           from walked a where %L offset (select greatest(count(*) - 1, 0) from walked))',
    'a.id, a.user_id, a.agent_id, a.starts_at, a.appointment_date, a.appointment_time, a.client_name, a.client_phone,
      a.service_type, a.status, a.duration',
    case when is_search then 'a.search_words like all ($3)' else 'true' end, condition,
    case when is_by_date then '/*later*/' else 'true' end, in_order, is_search, found, joined, '/*later*/', in_end,
    is_search and is_by_date);

  if walked is null then
    asks := not are_words_common(p.asked, (filter ->> 'business')::uuid);
    walked := case when asks then greatest(looked, page_size + 1) else most_sorted end;
  end if;
  execute replace(walk, '/*later*/', later) into seen, hits, shown, last using walked, page_size + 1, p.anywhere;
  is_finished := seen < walked;
  if is_search and is_by_date and p.is_asked and not is_finished and coalesce(jsonb_array_length(shown), 0) <= page_size then
    asks := not are_words_common(p.asked, (filter ->> 'business')::uuid);
  end if;
  is_cut := not is_finished and not is_by_date;
  if asks and not is_finished then
    -- The words' index is asked alone, as the planner takes reading the words for cheap, and what it finds is held against
    -- the rest of the filter afterwards.
    perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true);
    execute format('select array(select a.id from (select * from appointments a where %s%s offset 0) a where %s limit %s)',
        case when is_of_one then format('a.user_id = %L::uuid and ', filter ->> 'business') else '' end,
        (select string_agg(format('a.search_words like %L', each), ' and ') from unnest(p.asked) each), condition, looked + 1)
      into asked;
    perform set_config('enable_bitmapscan', 'off', true), set_config('enable_indexscan', 'on', true);
    if cardinality(asked) <= looked or not is_by_date then
      -- One or two letters are found only where a word begins.
      is_cut := cardinality(asked) > looked or not p.is_exact;
      is_finished := true;
      execute format('select jsonb_agg(to_jsonb(f)) from (
          select %s from appointments a %s where a.id = any ($1) and %s order by %s limit $2) f', found, joined, later, in_end)
        into shown using hits || asked, page_size + 1;
    end if;
  end if;
  if is_search and is_by_date and p.is_asked and not is_finished and coalesce(jsonb_array_length(shown), 0) <= page_size then
    -- Many have the words, so that the index is of no help, and those looked at have them seldom.
    later := case
      when is_of_one then format('(%s) %s (%L::date, %L::time, %L::uuid)', place, beyond, last ->> 'date', last ->> 'time', last ->> 'id')
      else format('(%s) %s (%L::timestamptz, %L::uuid)', place, beyond, last ->> 'at', last ->> 'id') end;
    execute replace(walk, '/*later*/', later) into seen, hits, more, last using looked_further, page_size + 1, p.anywhere;
    is_finished := seen < looked_further;
    shown := coalesce(shown, '[]') || coalesce(more, '[]');
    -- One more than the page tells that there are others.
    shown := (select jsonb_agg(item order by n) from jsonb_array_elements(shown) with ordinality as all_found (item, n)
      where n <= page_size + 1);
  end if;

  if jsonb_array_length(shown) > page_size then
    shown := shown - page_size;
    last := shown -> -1;
  elsif is_finished or not is_search or not is_by_date then
    last := null;
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
