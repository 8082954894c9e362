-- What an administrator asks for takes as long among a million appointments and 100,000 accounts as among a hundredth of them,
-- before the planner's statistics know anything, too (record 96). Three things took longer: a list in the order of a column was
-- read by several processes once its table was large, and starting them took longer than the page; a search looked at a
-- thousand in their order before it asked how many have the words, though of few the index alone knows all; and the sample
-- that told how many have them went over the number of every page.

-- Pages at equal distances, `most` at most; the same ones until the table is twice as large.
create function sample_pages(source regclass, most integer) returns table (starts tid, ends tid, times float)
  language plpgsql stable set search_path = pg_catalog, public as $$
declare
  pages constant bigint := pages_of(source);
  step bigint := 1;
begin
  while step * most < pages loop
    step := 2 * step;
  end loop;
  return query
    select ('(' || page || ',0)')::tid, ('(' || page + 1 || ',0)')::tid, pages / ceil(pages::float / step)
      from generate_series(0, pages - 1, step) page;
end
$$;

create or replace function estimate_appointments(at timestamptz)
  returns table (total_appointments bigint, appointments_today bigint, appointments_this_week bigint, unique_users bigint)
  language sql stable set search_path = pg_catalog, public set jit = off set enable_seqscan = off
  as $$
    with sample as (
      select a.appointment_date, page.times, at at time zone (
            select p.time_zone from user_profiles p
             where p.user_id = a.user_id and a.starts_at between at - interval '9 days' and at + interval '9 days') as there
        from sample_pages('appointments', 48) page, lateral (
          select * from appointments a
           where a.ctid >= page.starts and a.ctid < page.ends and a.status <> 'held' offset 0) a
    )
    select coalesce(round(sum(times)), 0)::bigint,
        coalesce(round(sum(times) filter (where appointment_date = there::date)), 0)::bigint,
        coalesce(round(sum(times) filter (
          where date_trunc('week', appointment_date::timestamp) = date_trunc('week', there))), 0)::bigint,
        (select coalesce(round(sum(page.times) filter (where exists (select from appointments a where a.user_id = u.id))), 0)::bigint
           from sample_pages('"user"', 4) page, lateral (
             select u.id from "user" u where u.ctid >= page.starts and u.ctid < page.ends offset 0) u)
      from sample
  $$;

create or replace function estimate_accounts() returns bigint
  language sql stable set search_path = pg_catalog, public set jit = off set enable_seqscan = off
  as $$
    select coalesce(round(sum(page.times)), 0)::bigint
      from sample_pages('"user"', 16) page, lateral (
        select from "user" u
         where u.ctid >= page.starts and u.ctid < page.ends and u.deletion_requested_at is null offset 0) u
  $$;

-- About how many have all the words at most, and of how many; of one business's, if it is given.
create function estimate_hits(patterns text[], business uuid) returns table (hits float, appointments float)
  language sql stable set search_path = pg_catalog, public set enable_seqscan = off set jit = off
  set plan_cache_mode = force_generic_plan as $$
    with sample as materialized (
      select a.search_words, page.times
        from sample_pages('appointments', 48) page, lateral (
          select a.search_words from appointments a
           where a.ctid >= page.starts and a.ctid < page.ends and (business is null or a.user_id = business) offset 0) a
    )
    select coalesce(min(each.hits), 0), (select coalesce(sum(times), 0) from sample)
      from (select sum(s.times) filter (where s.search_words like pattern) as hits
              from unnest(patterns) pattern left join sample s on true group by pattern) each
  $$;

-- By date every appointment is reached, page by page; in the order of another column the latest `most_sorted` that the filter
-- leaves are. A search goes in steps until its page is full: so many are looked at in their order, or the words' index is
-- asked, which finds all that the filter leaves, unless many have the words. The page ends where the last step stopped
-- looking, and the next one goes on from there. The last row has no id: it says where the next page begins (`onward`, which
-- holds the name that was sorted by and never leaves the server readable), and whether there are or may be others that no
-- page has (`is_partial`).
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
  set enable_incremental_sort = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set jit = off set max_parallel_workers_per_gather = 0 as $$
#variable_conflict use_column
declare
  looked constant integer := 1000;
  to_ask constant integer := 0;
  is_full constant boolean := include_sensitive_data is true;
  way constant text := case when is_down then 'desc' else 'asc' end;
  beyond constant text := case when is_down then '<' else '>' end;
  is_search constant boolean := filter -> 'terms' is not null;
  is_by_date constant boolean := sort = 'date';
  is_of_one constant boolean := filter ->> 'business' is not null;
  is_all constant boolean := filter - 'terms' - 'business' = '{}';
  p record := search_patterns(array(select jsonb_array_elements_text(filter -> 'terms')));
  -- So many are looked at, or the index is asked. Of one or two letters it knows only where a word begins, and of one business
  -- the words of all others as well: then those at hand are looked at before.
  steps constant integer[] := case
    when not is_search then array[case when is_by_date then page_size + 1 else most_sorted end]
    when not p.is_asked then array[5 * looked]
    when p.is_exact and not is_of_one then array[to_ask, case when is_by_date then 3 * looked else most_sorted end]
    when is_by_date then array[looked, to_ask, 2 * looked]
    else array[most_sorted, to_ask] end;
  step integer;
  place constant text := case when is_of_one then 'a.appointment_date, a.appointment_time, a.id' else 'a.starts_at, a.id' end;
  in_order constant text := rtrim(replace(place || ',', ',', case when is_by_date and not is_down then ' asc,' else ' desc,' end), ',');
  is_hit constant text := case when is_search then 'a.search_words like all ($3)' else 'true' end;
  in_end text;
  found text;
  key text;
  kind text;
  needed text;
  joined text;
  condition text := 'a.status <> ''held''';
  later text := 'true';
  seen integer;
  hits uuid[] := '{}';
  asked uuid[];
  is_finished boolean := false;
  is_cut boolean := not is_by_date;
  shown jsonb := '[]';
  more jsonb;
  last jsonb := after;
begin
  perform require_admin(acting);
  select c.key, c.kind, c.needed, c.joined into key, kind, needed, joined from (values
    ('date', 'a.starts_at', 'timestamptz', '', ''),
    ('time', 'a.appointment_time', 'time', '', ''),
    ('client', 'lower(a.client_name)', 'text', ', a.client_name', ''),
    ('phone', 'a.client_phone', 'text', ', a.client_phone', ''),
    ('service', 'lower(a.service_type)', 'text', ', a.service_type', ''),
    ('status', 'a.status', 'text', ', a.status', ''),
    ('duration', 'a.duration', 'integer', ', a.duration', ''),
    ('agent', 'lower(g.name)', 'text', ', a.user_id, a.agent_id', 'join agents g on g.user_id = a.user_id and g.id = a.agent_id'),
    ('business', 'lower(coalesce(p.company_name, ''''))', 'text', ', a.user_id', 'left join user_profiles p on p.user_id = a.user_id')
  ) as c (name, key, kind, needed, joined) where c.name = sort;
  if key is null then
    raise exception 'no such column: %', sort using errcode = 'invalid_parameter_value';
  end if;
  in_end := case when is_by_date then in_order else format('%1$s %2$s, a.starts_at %2$s, a.id %2$s', key, way) end;
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

  foreach step in array steps loop
    exit when is_finished or is_by_date and jsonb_array_length(shown) > page_size;
    if last is not null then
      later := case
        when not is_by_date then format('(%s, a.starts_at, a.id) %s (%L::%s, %L::timestamptz, %L::uuid)',
          key, beyond, last ->> 'key', kind, last ->> 'at', last ->> 'id')
        when is_of_one then format('(%s) %s (%L::date, %L::time, %L::uuid)',
          place, beyond, last ->> 'date', last ->> 'time', last ->> 'id')
        else format('(%s) %s (%L::timestamptz, %L::uuid)', place, beyond, last ->> 'at', last ->> 'id') end;
    end if;

    if step <> to_ask and is_by_date then
      -- No further than the page. The last of so many is found whether it matches or not, as the next step goes on from it.
      execute format('
          select jsonb_agg(to_jsonb(f) order by f.n) from (
            select * from (
                select %s, %s as is_hit, row_number() over (order by %3$s) as n
                  from appointments a where %4$s and %5$s order by %3$s limit $1) a
             where a.is_hit or a.n = $1 limit $2) f', found, is_hit, in_order, condition, later)
        into more using step, page_size + 1, p.anywhere;
      is_finished := coalesce(jsonb_array_length(more) <= page_size and (more -> -1 ->> 'n')::integer < step, true);
      last := coalesce(more -> -1, last);
      shown := shown || coalesce(jsonb_path_query_array(more, '$[*] ? (@.is_hit == true)'), '[]');
    elsif step <> to_ask then
      execute format('
          with walked as materialized (
            select a.id, a.starts_at, a.appointment_date, a.appointment_time%s, %s as is_hit
              from appointments a where %s order by %s limit $1)
          select (select count(*) from walked), array(select a.id from walked a where a.is_hit and $4),
            (select jsonb_agg(to_jsonb(f)) from (select %s from walked a %s where a.is_hit and %s order by %s limit $2) f)',
          needed, is_hit, condition, in_order, found, joined, later, in_end)
        into seen, hits, shown using step, page_size + 1, p.anywhere, is_search;
      is_finished := seen < step;
      is_cut := not is_finished;
    elsif cardinality(hits) <= looked / 4 and (select e.hits <= least(case when is_all then looked else 5 * looked end,
                case when is_by_date then e.appointments * (page_size + 1) / greatest(e.hits, 1) end)
             from estimate_hits(p.asked, (filter ->> 'business')::uuid) e) then
      -- It is asked alone, as the planner takes reading the words for cheap, and what it finds is held against the rest of the
      -- filter afterwards.
      perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true);
      execute format('select array(select a.id from (select * from appointments a where %s%s offset 0) a where %s limit %s)',
          case when is_of_one then format('a.user_id = %L::uuid and ', filter ->> 'business') else '' end,
          (select string_agg(format('a.search_words like %L', each), ' and ') from unnest(p.asked) each), condition, looked + 1)
        into asked;
      perform set_config('enable_bitmapscan', 'off', true), set_config('enable_indexscan', 'on', true);
      if cardinality(asked) <= looked then
        is_finished := true;
        is_cut := not p.is_exact;
        execute format('select jsonb_agg(to_jsonb(f)) from (
            select %s from appointments a %s where a.id = any ($1) and %s order by %s limit $2) f', found, joined, later, in_end)
          into more using hits || asked, page_size + 1;
        shown := case when is_by_date then shown else '[]' end || coalesce(more, '[]');
      end if;
    end if;
  end loop;

  shown := (select coalesce(jsonb_agg(item order by n), '[]') from jsonb_array_elements(shown) with ordinality as all_found (item, n)
    where n <= page_size + 1);
  if jsonb_array_length(shown) > page_size then
    shown := shown - page_size;
    last := shown -> -1;
  elsif is_finished or not is_search or not is_by_date then
    last := null;
  end if;

  if is_noted and (is_full or is_search) then
    insert into audit_log (user_id, actor, action, subject_id, details)
    values (acting, 'administrator', case when is_full then 'appointments.viewed-in-full' else 'appointments.searched' end,
      acting::text, jsonb_build_object('rows', jsonb_array_length(shown), 'before', after ->> 'at')
        || case when is_of_one then jsonb_build_object('business', filter -> 'business') else '{}' end);
  end if;
  return query
    select a.id, a.user_id, nullif(btrim(p.company_name), ''), a.starts_at, a.appointment_date, a.appointment_time,
        case when is_full then a.client_name else mask_name(a.client_name) end,
        case when is_full then a.client_phone else mask_phone(a.client_phone) end,
        a.agent_id, case when is_full then g.name else mask_name(g.name) end, a.service_type, a.status, a.duration,
        null::jsonb, null::boolean
      from jsonb_array_elements(shown) with ordinality as found (item, place)
      join appointments a on a.id = (found.item ->> 'id')::uuid
      join agents g on g.user_id = a.user_id and g.id = a.agent_id
      left join user_profiles p on p.user_id = a.user_id
     order by found.place;
  return query
    select null::uuid, null::uuid, null, null::timestamptz, null::date, null::time, null, null, null::uuid, null, null, null,
      null::integer, last - '{n,is_hit}'::text[], is_cut;
end
$$;


-- About how many accounts have one of these, in small letters, in their address or name, how many in their company's name, and
-- of how many.
create function estimate_account_hits(patterns text[]) returns table (people float, companies float, accounts float)
  language sql stable set search_path = pg_catalog, public set enable_seqscan = off set jit = off
  set plan_cache_mode = force_generic_plan as $$
    select coalesce(u.hits, 0), coalesce(p.hits, 0), coalesce(u.accounts, 0)
      from (select sum(page.times) as accounts,
              sum(page.times) filter (where lower(u.email) like any (patterns) or lower(u.name) like any (patterns)) as hits
              from sample_pages('"user"', 12) page, lateral (
                select u.email, u.name from "user" u where u.ctid >= page.starts and u.ctid < page.ends offset 0) u) u,
        (select sum(page.times) filter (where lower(p.company_name) like any (patterns)) as hits
           from sample_pages('user_profiles', 12) page, lateral (
             select p.company_name from user_profiles p where p.ctid >= page.starts and p.ctid < page.ends offset 0) p) p
  $$;

-- Every account in the order of a column, from where the page before ended: after this key and id, no key among those whose
-- cell is empty. A search that few match is answered by the words' indexes alone; else so many are looked at in that order, the
-- page ends where it stopped looking, and the next one goes on from there. The last row has no id, as with appointments.
create or replace function admin_get_users(
    acting uuid, pattern text, sort text, is_down boolean, after_key text, after_id uuid, page_size integer,
    is_noted boolean default true)
  returns table (
    id uuid, email text, full_name text, company_name text, created_at timestamptz, last_sign_in_at timestamptz,
    suspended_at timestamptz, suspension_reason text, is_administrator boolean,
    subscribed boolean, subscription_tier text, subscription_end timestamptz, paypal_subscription_id text,
    max_agents integer, has_live_paypal boolean, onward jsonb, is_partial boolean)
  language plpgsql security definer set search_path = pg_catalog, public
  -- A page is few rows of many: each is fetched by its key, whatever the planner expects.
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set jit = off
  set max_parallel_workers_per_gather = 0 as $$
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
  joined text;
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
  asked constant text[] := case when is_exact then array[pattern] else array[word || '%', '% ' || word || '%'] end;
  to_ask constant text := 'ask';
  -- Of one or two letters they don't know all: then those at hand are looked at before.
  steps constant text[] := case
    when not is_search then array['look']
    when is_exact then array[to_ask, 'look']
    when word ~ '^[[:alnum:]]' then array['look', to_ask]
    else array['look'] end;
  step text;
  matches text := case when is_search then '(u.email ilike $1 or u.name ilike $1
    or (select q.company_name from user_profiles q where q.user_id = u.id) ilike $1)' else '$1 is not null' end;
  estimate record;
  people uuid[];
  companies uuid[];
begin
  perform require_admin(acting);
  select c.key, c.kind, c.filled, c.source, c.joined into key, kind, filled, source, joined
    from (select v.*, case when v.beside is null then '"user" u'
              else format('%1$s join "user" u on u.id = %2$s.user_id', v.beside, right(v.beside, 1)) end as source,
            case when v.beside is null then ''
              else format('left join %1$s on %2$s.user_id = u.id', v.beside, right(v.beside, 1)) end as joined
            from (values
      ('email', 'u.email', 'text', 'true', null),
      ('fullName', 'lower(u.name)', 'text', 'btrim(u.name) <> ''''', null),
      ('company', 'lower(p.company_name)', 'text', 'btrim(p.company_name) <> ''''', 'user_profiles p'),
      ('registered', 'u.created_at', 'timestamptz', 'true', null),
      ('lastSignIn', 'u.last_sign_in_at', 'timestamptz', 'u.last_sign_in_at is not null', null),
      ('suspended', 'u.suspended_at', 'timestamptz', 'u.suspended_at is not null', null),
      ('subscription', 's.subscription_tier', 'text', 's.subscribed and s.subscription_tier is not null', 'subscribers s'),
      ('status', 's.subscribed', 'boolean', 's.subscribed', 'subscribers s'),
      ('expires', 's.subscription_end', 'timestamptz', 's.subscription_end is not null', 'subscribers s'),
      ('providerId', 's.paypal_subscription_id', 'text', 's.paypal_subscription_id is not null', 'subscribers s')
    ) as v (name, key, kind, filled, beside)) c where c.name = sort;
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
  foreach step in array steps loop
    exit when is_finished or cardinality(ids) > page_size;
    if step = to_ask then
      select * into estimate from estimate_account_hits(lower(asked::text)::text[]);
      -- The words' indexes are asked alone, as the planner takes reading the words for cheap.
      perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true),
        set_config('enable_indexonlyscan', 'off', true);
      if estimate.companies <= looked then
        execute format('select array(select p.user_id from user_profiles p where %s limit %s)',
            (select string_agg(format('p.company_name ilike %L', each), ' or ') from unnest(asked) each), looked + 1)
          into companies;
      end if;
      if estimate.people + estimate.companies
          <= least(looked, estimate.accounts * (page_size + 1) / greatest(estimate.people + estimate.companies, 1)) then
        execute format('select array(select u.id from "user" u where %s limit %s)',
            (select string_agg(format('u.email ilike %1$L or u.name ilike %1$L', each), ' or ') from unnest(asked) each), looked + 1)
          into people;
      end if;
      perform set_config('enable_bitmapscan', 'off', true), set_config('enable_indexscan', 'on', true),
        set_config('enable_indexonlyscan', 'on', true);
      if cardinality(companies) <= looked then
        -- All of them: whoever is looked at needn't be looked up among the companies.
        matches := '(u.email ilike $1 or u.name ilike $1 or u.id = any ($5))';
      end if;
      if cardinality(people) + cardinality(companies) <= looked then
        is_finished := true;
        is_cut := not is_exact;
        execute format(
          'select array_agg(u.id), array_agg(u.key::text) from (
             select u.id, u.key from (
               select u.id, case when %1$s then %2$s end as key
                 from (select distinct hit.id from unnest($5) hit (id)) hit
                 join "user" u on u.id = hit.id %8$s
                where u.deletion_requested_at is null) u
              where $1 is not null and ($3 is null
                 or case when $2 is null
                      then u.key is null and u.id %3$s $3 or %4$s and u.key is not null
                      else u.key is not null and (u.key, u.id) %3$s ($2::%5$s, $3) or not %4$s and u.key is null end)
              order by (u.key is null) %6$s, u.key %7$s, u.id %7$s limit $4) u',
            filled, key, beyond, case when is_empty_first then 'true' else 'false' end, kind,
            case when is_empty_first then 'desc' else 'asc' end, way, joined)
          -- Among those that were looked at, some have the letters within a word.
          into ids, keys using pattern, after_key, after_id, page_size + 1, ids || people || companies;
      end if;
      continue;
    end if;
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
          budget, companies;
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
  end loop;

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

drop function are_words_common(text[], uuid);
revoke all on function sample_pages, estimate_hits, estimate_account_hits from public;

-- An account is made once and looked for often: what is new goes into the words' indexes at once. After many at a time a search
-- read the list of what waited to be put there, line by line.
alter index user_email_words set (fastupdate = off);
alter index user_name_words set (fastupdate = off);
alter index user_profiles_company_words set (fastupdate = off);
select gin_clean_pending_list(waiting)
  from unnest('{user_email_words,user_name_words,user_profiles_company_words}'::regclass[]) waiting;

-- Pages of the other lists are as short.
alter function admin_list_audit set max_parallel_workers_per_gather = 0;
alter function admin_list_numbers set max_parallel_workers_per_gather = 0;
alter function admin_list_registrations set max_parallel_workers_per_gather = 0;
alter function admin_list_inquiries set max_parallel_workers_per_gather = 0;
alter function admin_count_inquiries set max_parallel_workers_per_gather = 0;
