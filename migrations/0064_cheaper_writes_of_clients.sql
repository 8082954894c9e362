-- A function in SQL that a generated column calls is parsed and put in its place anew by every statement that writes the
-- table, which takes longer than the writing: half a millisecond for each message and each booking. In PL/pgSQL it is
-- prepared once a connection. The words are the same, so nothing stored changes.
create or replace function client_search_words(name text, profile_name text, tags text[], phone text) returns text
  language plpgsql immutable parallel safe as $$
begin
  return public.fold_for_search(' ' || coalesce(name, '') || ' ' || coalesce(profile_name, '')
      || case when tags = '{}' then '' else ' ' || public.join_tags(tags) end)
    || ' +' || regexp_replace(coalesce(phone, ''), '\D', '', 'g');
end
$$;

create or replace function appointment_search_words(client_name text, booked_for text, service_type text, phone text)
  returns text
  language plpgsql immutable parallel safe as $$
begin
  return public.fold_for_search(' ' || client_name || ' ' || coalesce(booked_for, '') || ' ' || service_type)
    || ' +' || regexp_replace(phone, '\D', '', 'g');
end
$$;

-- Nearly everyone has one address: with each message a look at an index, not a statement that changes nothing.
create or replace function tell_other_addresses() returns trigger
  language plpgsql as $$
declare
  person uuid := coalesce(new.merged_into, new.id);
begin
  if new.merged_into is null
      and not exists (select from public.clients o where o.user_id = new.user_id and o.merged_into = new.id) then
    return null;
  end if;
  update public.clients c
     set name = new.name, is_blocked = new.is_blocked, wants_human_since = new.wants_human_since,
         bot_paused_until = new.bot_paused_until, request_mailed_at = new.request_mailed_at,
         last_message_at = case when c.id = person then greatest(c.last_message_at, new.last_message_at)
           else c.last_message_at end
   where c.user_id = new.user_id and c.id <> new.id and (c.id = person or c.merged_into = person)
     and ((c.name, c.is_blocked, c.wants_human_since, c.bot_paused_until, c.request_mailed_at)
         is distinct from (new.name, new.is_blocked, new.wants_human_since, new.bot_paused_until, new.request_mailed_at)
       or c.id = person and new.last_message_at > coalesce(c.last_message_at, '-infinity'));
  return null;
end
$$;
