-- A function that was asked about each row that matched was planned anew each time, which took longer than everything else
-- in a search for a common word. The conditions are part of the statement now, and of what was walked only a page is sorted.
create or replace function search_clients(
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
  -- Whoever runs the day with this phone is no client, unless they have had appointments.
  senders text[];
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
  senders := array(select s.address from command_senders s where s.user_id = owner and s.ended_at is null);
  select (array_agg(c.id order by not c.is_best, c.list_at desc, c.id desc) filter (where c.is_hit))[1:page_size],
      count(*), count(*) filter (where c.is_hit and c.is_best)
    into hits, looked, best
    from (
      select w.id, w.list_at, not is_ranked or w.search_words like all (p.beginning) as is_best,
          w.search_words like all (p.anywhere)
            and w.channel_address is distinct from trial
            and (not is_for_booking
              or coalesce(w.name, w.profile_name) is not null and coalesce(w.phone, w.written_phone) is not null)
            and (only_tag is null or exists (select from unnest(w.tags) tag where lower(tag) = lower(only_tag)))
            and (w.channel_address is null or w.channel_address <> all (senders)
              or exists (select from appointments a where a.user_id = owner and a.client_id = w.id)) as is_hit
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
      select w.id
        from (select distinct coalesce(c.merged_into, c.id) as id from clients c
               where c.user_id = owner and c.id = any (asked)) found
        join clients w on w.user_id = owner and w.id = found.id
       where (w.list_at, w.id) < (last_at, last_id)
         and w.channel_address is distinct from trial
         and (not is_for_booking
           or coalesce(w.name, w.profile_name) is not null and coalesce(w.phone, w.written_phone) is not null)
         and (only_tag is null or exists (select from unnest(w.tags) tag where lower(tag) = lower(only_tag)))
         and (w.channel_address is null or w.channel_address <> all (senders)
           or exists (select from appointments a where a.user_id = owner and a.client_id = w.id)));
  end if;
  ids := array(
    select c.id from clients c where c.user_id = owner and c.id = any (hits)
     order by is_ranked and not (c.search_words like all (p.beginning)), c.list_at desc, c.id desc
     limit page_size);
end
$$;
drop function is_wanted_client;
