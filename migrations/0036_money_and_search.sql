-- A business counts in one currency. Null: that of the country its time zone is in, until it chooses one.
alter table user_profiles add column currency text check (currency ~ '^[A-Z]{3}$');

-- Dinars have three decimals, and a haircut in rupiah more digits than there was room for.
drop view appointment_types;
alter table time_slot_configs alter column price type numeric(13, 3);
create view appointment_types with (security_invoker = true) as
  select id, user_id, name, description, duration, buffer_time, price, is_active from time_slot_configs;
grant select on appointment_types to daybook_app;

-- What was agreed on when it was booked: a type's price may change later, and so may the currency. Null currency: the
-- business's. It is written down when the business changes to another one.
alter table appointments
  add column price numeric(13, 3) check (price >= 0),
  add column currency text check (currency ~ '^[A-Z]{3}$');
update appointments a set price = t.price
  from time_slot_configs t
 where t.user_id = a.user_id and t.id = a.appointment_type_id and t.price is not null;

-- Searching: small letters without accents, and telephone numbers as digits alone, by any part of them.
create extension if not exists btree_gin with schema public;

-- `lower` knows small letters beyond English only where the server's locale does, so the others are named here. The same as
-- `foldForSearch` in the domain.
create function fold_for_search(words text) returns text
  language sql immutable parallel safe as $$
  select replace(replace(replace(replace(replace(replace(lower(translate(
      regexp_replace(normalize(coalesce(words, ''), NFKD), '[\u0300-\u036f]', '', 'g'),
      'ØøŁłĐđÐðАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
      'oollddddабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџαβγδεζηθικλμνξοπρστυφχψωσ')),
    'ß', 'ss'), 'ẞ', 'ss'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae')
$$;

-- What it costs is said, so that the planner would rather ask the index than fold every row; with a path of its own a function
-- stays one, instead of becoming a part of the statement.
create function client_words(name text, profile_name text, phone text) returns text
  language sql immutable parallel safe cost 100 set search_path = pg_catalog, public as $$
  select fold_for_search(coalesce(name, '') || ' ' || coalesce(profile_name, ''))
    || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
$$;

create function appointment_words(client_name text, booked_for text, service_type text, phone text) returns text
  language sql immutable parallel safe cost 100 set search_path = pg_catalog, public as $$
  select fold_for_search(client_name || ' ' || coalesce(booked_for, '') || ' ' || service_type)
    || ' ' || regexp_replace(phone, '\D', '', 'g')
$$;

create index clients_words on clients
  using gin (user_id, client_words(name, profile_name, phone) gin_trgm_ops) with (gin_pending_list_limit = 256);
create index appointments_words on appointments
  using gin (user_id, appointment_words(client_name, booked_for, service_type, client_phone) gin_trgm_ops)
  with (gin_pending_list_limit = 256);

-- Row-level security hides an index from LIKE: the functions look with the tables' own rights, for the owner alone whom
-- the transaction names. The first pattern, the longest, is what the index is asked for.
create function search_clients(owner uuid, patterns text[], trial text, page_size integer)
  returns table (id uuid, name text, phone text, last_message_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
    select c.id, coalesce(c.name, c.profile_name), c.phone, c.last_message_at
      from clients c
     where owner = current_owner() and c.user_id = owner and c.channel_address <> trial
       and client_words(c.name, c.profile_name, c.phone) like patterns[1]
       and client_words(c.name, c.profile_name, c.phone) like all (patterns)
     order by ' ' || client_words(c.name, c.profile_name, c.phone) not like '% ' || substr(patterns[1], 2),
       c.last_message_at desc, c.id
     limit page_size;
end
$$;

-- Where a word begins so, then where it only contains it. What is to come first, the nearest at the top; then what was,
-- the latest at the top.
create function search_appointments(owner uuid, patterns text[], this_moment timestamptz, page_size integer)
  returns table (
    id uuid, client_name text, booked_for text, service_type text, status text, appointment_date date,
    appointment_time time, agent_name text)
  language plpgsql stable security definer set search_path = pg_catalog, public
  set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
    select a.id, a.client_name, a.booked_for, a.service_type, a.status, a.appointment_date, a.appointment_time, g.name
      from appointments a join agents g on g.user_id = a.user_id and g.id = a.agent_id
     where owner = current_owner() and a.user_id = owner and not a.is_test
       and appointment_words(a.client_name, a.booked_for, a.service_type, a.client_phone) like patterns[1]
       and appointment_words(a.client_name, a.booked_for, a.service_type, a.client_phone) like all (patterns)
     order by
       ' ' || appointment_words(a.client_name, a.booked_for, a.service_type, a.client_phone)
         not like '% ' || substr(patterns[1], 2),
       a.status = 'cancelled', a.ends_at < this_moment,
       abs(extract(epoch from a.starts_at - this_moment)), a.id
     limit page_size;
end
$$;

revoke all on function search_clients, search_appointments from public;
grant execute on function search_clients, search_appointments to daybook_app;
