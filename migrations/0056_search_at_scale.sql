-- A search takes as long with a hundred thousand appointments as with a thousand. Folding each row that has a common word
-- took most of its time: what is searched is kept folded beside the row. A word begins after a space, a telephone number
-- after a plus.

-- As before, but plain English letters, which most names have, only become small.
create or replace function fold_for_search(words text) returns text
  language sql immutable parallel safe as $$
  select case when octet_length(words) = length(words) then lower(words) else
    replace(replace(replace(replace(replace(replace(lower(translate(
      regexp_replace(normalize(coalesce(words, ''), NFKD), '[\u0300-\u036f]', '', 'g'),
      'ØøŁłĐđÐðАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
      'oollddddабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџαβγδεζηθικλμνξοπρστυφχψωσ')),
    'ß', 'ss'), 'ẞ', 'ss'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae') end
$$;

-- Of texts `array_to_string` is immutable, though it is only stable in general: it needs a function to say so.
create function join_tags(tags text[]) returns text
  language sql immutable parallel safe set search_path = pg_catalog as $$ select array_to_string(tags, ' ') $$;
create function client_search_words(name text, profile_name text, tags text[], phone text) returns text
  language sql immutable parallel safe as $$
  select public.fold_for_search(' ' || coalesce(name, '') || ' ' || coalesce(profile_name, '')
      || case when tags = '{}' then '' else ' ' || public.join_tags(tags) end)
    || ' +' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
$$;
create function appointment_search_words(client_name text, booked_for text, service_type text, phone text) returns text
  language sql immutable parallel safe as $$
  select public.fold_for_search(' ' || client_name || ' ' || coalesce(booked_for, '') || ' ' || service_type)
    || ' +' || regexp_replace(phone, '\D', '', 'g')
$$;

drop index clients_words, appointments_words;
alter table clients add column search_words text not null
  generated always as (client_search_words(name, profile_name, tags, coalesce(phone, written_phone))) stored;
alter table appointments add column search_words text not null
  generated always as (appointment_search_words(client_name, booked_for, service_type, client_phone)) stored;
create index clients_words on clients
  using gin (user_id, search_words gin_trgm_ops) with (gin_pending_list_limit = 256);
create index appointments_words on appointments
  using gin (user_id, search_words gin_trgm_ops) with (gin_pending_list_limit = 256);

drop function search_clients(uuid, text[], text, integer);
drop function search_appointments(uuid, text[], timestamptz, integer);

-- How the words that were typed are looked for. `anywhere` is what matches; digits of which nearly every number has some
-- match only where a word begins. `asked` is what the index of trigrams can find: three letters in a row, else the word's
-- beginning, which finds less (`is_exact` says so). Signs alone, and other alphabets where the server's locale doesn't know
-- them, can't be asked for.
create function search_patterns(
    terms text[], out anywhere text[], out beginning text[], out asked text[], out is_asked boolean, out is_exact boolean)
  language sql immutable parallel safe set search_path = pg_catalog as $$
  select array_agg(case when is_few then begins else holds end),
      array_agg(begins),
      array_agg(case when is_few or not has_three and begins_well then begins else holds end),
      bool_or(has_three or begins_well),
      bool_and(is_few or has_three or not begins_well)
    from (
      select '%' || escaped || '%' as holds, '% ' || escaped || '%' as begins, term ~ '^\d{1,2}$' as is_few,
          term ~ '[[:alnum:]]{3}' as has_three, term ~ '^[[:alnum:]]' as begins_well
        from (select term, regexp_replace(term, '([\\%_])', '\\\1', 'g') as escaped from unnest(terms) term) word
    ) each
$$;

-- Those the index leads to, so many at most. Row-level security hides an index from LIKE: the functions look with the
-- tables' own rights, for the owner alone whom the transaction names.
create function ask_words(source regclass, patterns text[], most integer) returns uuid[]
  language plpgsql stable set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_indexscan = off set jit = off as $$
declare
  found_ids uuid[];
begin
  execute format('select array(select id from %s where user_id = %L::uuid and %s limit %s)', source, current_owner(),
      (select string_agg(format('search_words like %L', pattern), ' and ') from unnest(patterns) pattern), most)
    into found_ids;
  return found_ids;
end
$$;

-- Whoever runs the day with this phone is no client, unless they have had appointments; the owner's own trial isn't either.
create function is_wanted_client(client clients, trial text, is_for_booking boolean, only_tag text) returns boolean
  language plpgsql stable set search_path = pg_catalog, public as $$
begin
  return client.channel_address is distinct from trial
    and (not is_for_booking
      or coalesce(client.name, client.profile_name) is not null and coalesce(client.phone, client.written_phone) is not null)
    and (only_tag is null or exists (select from unnest(client.tags) tag where lower(tag) = lower(only_tag)))
    and (not exists (select from command_senders s
          where s.user_id = client.user_id and s.address = client.channel_address and s.ended_at is null)
      or exists (select from appointments a where a.user_id = client.user_id and a.client_id = client.id));
end
$$;

-- People in the list's order, or first those of whom each word that was typed begins a word. Looked at are so many from the
-- top, or from where the page before ended; when they don't fill the page, those the index finds. A merged record leads to
-- the person. `is_partial`: somebody who matches may not have been looked at.
create function search_clients(
    owner uuid, terms text[], trial text, is_ranked boolean, is_for_booking boolean, only_tag text,
    before_at timestamptz, before_id uuid, page_size integer, out ids uuid[], out is_partial boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  most constant integer := 1000;
  last_at constant timestamptz := coalesce(before_at, 'infinity');
  last_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  p record := search_patterns(terms);
  walked constant integer := case when p.is_asked then most else 20 * most end;
  hits uuid[];
  asked uuid[];
  looked integer;
  best integer;
begin
  if owner is distinct from current_owner() then
    ids := '{}';
    is_partial := false;
    return;
  end if;
  select array_agg(c.id) filter (where c.is_hit), count(*), count(*) filter (where c.is_hit and c.is_best)
    into hits, looked, best
    from (
      select w.id,
          case when w.search_words like all (p.anywhere) then is_wanted_client(w, trial, is_for_booking, only_tag) end as is_hit,
          not is_ranked or w.search_words like all (p.beginning) as is_best
        from (
          select * from clients c
           where c.user_id = owner and c.merged_into is null and (c.list_at, c.id) < (last_at, last_id)
           order by c.list_at desc, c.id desc limit walked
        ) w
    ) c;
  is_partial := looked = walked;
  if best < page_size and p.is_asked then
    asked := ask_words('clients', p.asked, most);
    is_partial := is_partial and not (p.is_exact and cardinality(asked) < most);
    hits := hits || array(
      select person.id
        from (select distinct coalesce(c.merged_into, c.id) as id from clients c
               where c.user_id = owner and c.id = any (asked)) found
        join clients person on person.user_id = owner and person.id = found.id
       where (person.list_at, person.id) < (last_at, last_id) and is_wanted_client(person, trial, is_for_booking, only_tag));
  end if;
  ids := array(
    select c.id from clients c where c.user_id = owner and c.id = any (hits)
     order by is_ranked and not (c.search_words like all (p.beginning)), c.list_at desc, c.id desc
     limit page_size);
end
$$;

-- Where each word that was typed begins a word, then where one is only contained. What is to come first, the nearest at the
-- top; then what was, the latest at the top; what was cancelled last. Looked at are so many from today on, then so many
-- before, and those the index finds.
create function search_appointments(
    owner uuid, terms text[], this_moment timestamptz, page_size integer, out ids uuid[], out is_partial boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  most constant integer := 1000;
  -- Wherever the business is, what is to come is on this day or later.
  first_day constant date := (this_moment at time zone 'UTC')::date - 1;
  p record := search_patterns(terms);
  walked constant integer := case when p.is_asked then most else 10 * most end;
  hits uuid[];
  more uuid[];
  looked integer;
  looked_back integer;
  best integer;
begin
  if owner is distinct from current_owner() then
    ids := '{}';
    is_partial := false;
    return;
  end if;
  select array_agg(w.id) filter (where w.is_hit), count(*),
      count(*) filter (where w.is_hit and w.search_words like all (p.beginning) and w.status <> 'cancelled'
        and w.ends_at >= this_moment)
    into hits, looked, best
    from (
      select a.id, a.status, a.ends_at, a.search_words, a.search_words like all (p.anywhere) as is_hit
        from appointments a
       where a.user_id = owner and a.appointment_date >= first_day
       order by a.appointment_date, a.appointment_time, a.id limit walked
    ) w;
  is_partial := true;
  if best < page_size then
    select array_agg(w.id) filter (where w.is_hit), count(*) into more, looked_back
      from (
        select a.id, a.search_words like all (p.anywhere) as is_hit
          from appointments a
         where a.user_id = owner and a.appointment_date < first_day
         order by a.appointment_date desc, a.appointment_time desc, a.id desc limit walked
      ) w;
    hits := hits || more;
    is_partial := looked = walked or looked_back = walked;
    if is_partial and p.is_asked then
      more := ask_words('appointments', p.asked, most);
      is_partial := not (p.is_exact and cardinality(more) < most);
      hits := hits || more;
    end if;
  end if;
  ids := array(
    select a.id from appointments a
     where a.user_id = owner and a.id = any (hits) and not a.is_test and a.status <> 'held'
     order by not (a.search_words like all (p.beginning)), a.status = 'cancelled', a.ends_at < this_moment,
       abs(extract(epoch from a.starts_at - this_moment)), a.id
     limit page_size);
end
$$;

revoke all on function search_patterns, ask_words, is_wanted_client, search_clients, search_appointments from public;
grant execute on function search_clients, search_appointments to daybook_app;
