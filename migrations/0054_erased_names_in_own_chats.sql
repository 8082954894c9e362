-- The business's own phones, by which the day is run, have been told of clients by name. When a client is deleted, these
-- chats stay, and no longer name them.
create function forget_names(owner_id uuid, names text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  -- Longer ones first: "Ana María" before "Ana". As whole words: deleting Al must leave "also" alone.
  pattern text := (
    select '(?<![[:alnum:]])(?:' || string_agg(quoted, '|' order by length(quoted) desc) || ')(?![[:alnum:]])'
      from (select distinct regexp_replace(btrim(name), '([^[:alnum:][:space:]])', '\\\1', 'g') as quoted
              from unnest(names) name where length(btrim(name)) > 1) each_name);
begin
  if owner_id is distinct from current_owner() then
    raise exception 'only an owner forgets their clients';
  end if;
  if pattern is null then
    return;
  end if;
  with own_chats as (
    select v.id from conversations v
      join clients c on c.user_id = v.user_id and c.id = v.client_id
      join command_senders s on s.user_id = v.user_id and s.address = c.channel_address
     where v.user_id = owner_id),
  answers as (
    update conversations set command_state = null
     where user_id = owner_id and id in (select id from own_chats) and command_state::text ~ pattern)
  update messages
     set text = left(regexp_replace(text, pattern, '—', 'g'), 4096),
         options = case when options::text ~ pattern then '[]' else options end
   where user_id = owner_id and conversation_id in (select id from own_chats)
     and (text ~ pattern or options::text ~ pattern);
end
$$;
revoke all on function forget_names from public;

-- As before, and what the business's own phones were told.
create or replace function erase_client(owner_id uuid, person uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  people uuid[] := array(select id from clients where user_id = owner_id and (id = person or merged_into = person));
  addresses text[] := array(
    select channel_address from clients where user_id = owner_id and id = any (people) and channel_address is not null
    union select phone from clients where user_id = owner_id and id = any (people) and phone is not null);
  visits uuid[] := array(select id from appointments where user_id = owner_id and client_id = any (people));
  names text[] := array(
    select name from clients where user_id = owner_id and id = any (people) and name is not null
    union select profile_name from clients where user_id = owner_id and id = any (people) and profile_name is not null
    union select client_name from appointments where user_id = owner_id and id = any (visits)
    union select booked_for from appointments where user_id = owner_id and id = any (visits) and booked_for is not null);
begin
  if owner_id is distinct from current_owner() then
    raise exception 'only an owner erases their clients';
  end if;
  delete from notices where user_id = owner_id and appointment_id = any (visits);
  update appointments
     set is_erased = true, client_name = '—', client_phone = '', client_address = null, booked_for = null,
         version = version + 1, updated_at = clock_timestamp()
   where user_id = owner_id and id = any (visits);
  delete from idempotency_keys k
   where k.user_id = owner_id and exists (select from unnest(visits) v where position(v::text in k.response::text) > 0);
  update client_imports i
     set changes = (select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(i.changes) c
                     where c ->> 'id' <> all (people::text[]))
   where i.user_id = owner_id and exists (select from jsonb_array_elements(i.changes) c
                                           where c ->> 'id' = any (people::text[]));
  delete from whatsapp_windows w
   where w.client = any (addresses)
     and exists (select from talks t where t.sender = w.sender and t.client = w.client and t.user_id = owner_id)
     and not exists (select from talks t where t.sender = w.sender and t.client = w.client and t.user_id <> owner_id);
  delete from platform_threads where user_id = owner_id and client = any (addresses);
  delete from clients where user_id = owner_id and id = any (people);
  perform forget_names(owner_id, names || addresses);
end
$$;
