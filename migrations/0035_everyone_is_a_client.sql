-- Everyone who has written or had an appointment is a client: one row for each address of a person, and one person for
-- all the rows that were merged. Until now only who had written was.

alter table clients
  -- Null for people no channel leads to: without a number, or with one that can't be read.
  alter column channel_address drop not null,
  -- Null for people who have never written.
  alter column last_message_at drop not null,
  -- A number that can't be read as one the whole world can dial, as it was written.
  add column written_phone text check (length(written_phone) between 1 and 32 and written_phone ~ '[0-9]'),
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
  drop constraint clients_notes_check,
  add constraint clients_notes_check check (length(notes) <= 5000),
  -- When somebody who has never written was last given an appointment.
  add column last_booked_at timestamptz,
  -- The place in the list, highest first: who waits for an answer, the longest first, then whoever was last heard of.
  add column list_at timestamptz default now(),
  -- The record this one is a further address of. `merge` holds what taking it apart again needs.
  add column merged_into uuid,
  add column merge jsonb,
  add foreign key (user_id, merged_into) references clients (user_id, id) on delete set null (merged_into),
  add check (merged_into <> id),
  add check (written_phone is null or phone is null);

create function phone_digits(phone text) returns text
  language sql immutable parallel safe
  as $$ select nullif(regexp_replace(phone, '\D', '', 'g'), '') $$;

-- One record per number, however it is written.
create unique index clients_one_per_phone on clients (user_id, phone) where phone is not null;
create unique index clients_one_per_written_phone on clients (user_id, phone_digits(written_phone))
  where written_phone is not null;
create index clients_without_address on clients (user_id, lower(name)) where channel_address is null;
create index clients_with_tags on clients (user_id) where tags <> '{}';
create index clients_merged on clients (user_id, merged_into) where merged_into is not null;

create function place_client() returns trigger
  language plpgsql as $$
begin
  new.list_at := case
    when new.wants_human_since is not null
      then timestamptz '9000-01-01 00:00:00Z' - (new.wants_human_since - timestamptz '1970-01-01 00:00:00Z')
    else coalesce(new.last_message_at, new.last_booked_at, new.created_at) end;
  return new;
end
$$;
create trigger clients_place before insert or update on clients for each row execute function place_client();

alter table clients disable trigger clients_change;
update clients set list_at = null;
alter table clients enable trigger clients_change;
alter table clients alter column list_at set not null;
drop index clients_latest;
create index clients_in_list on clients (user_id, list_at desc, id desc) where merged_into is null;

-- What is true of a person is true of all their addresses; when they last wrote is true of the person.
create function tell_other_addresses() returns trigger
  language plpgsql as $$
declare
  person uuid := coalesce(new.merged_into, new.id);
begin
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
create trigger clients_of_one_person
  after update of name, is_blocked, wants_human_since, bot_paused_until, request_mailed_at, last_message_at on clients
  for each row when ((old.name, old.is_blocked, old.wants_human_since, old.bot_paused_until, old.request_mailed_at,
      old.last_message_at)
    is distinct from (new.name, new.is_blocked, new.wants_human_since, new.bot_paused_until, new.request_mailed_at,
      new.last_message_at))
  execute function tell_other_addresses();

-- The one way from an appointment to a person: by the channel's address, else by the number, else by the name. Whoever
-- isn't known yet is made known. Always by an index: the plan is kept from when there were few.
create function client_of(owner_id uuid, address text, written text, person text, at timestamptz) returns uuid
  language plpgsql set search_path = pg_catalog, public set enable_seqscan = off as $$
declare
  digits text := phone_digits(written);
  number text := case
    when address ~ '^\+[0-9]{6,15}$' then address
    when address is null and written ~ '^\s*\+' and length(digits) between 6 and 15 then '+' || digits end;
  channel text := coalesce(address, number);
  known uuid;
begin
  -- Twice: who was made known by another transaction in between is found then.
  for attempt in 1..2 loop
    if channel is not null then
      select coalesce(merged_into, id) into known from clients where user_id = owner_id and channel_address = channel;
      if known is null and number is not null then
        select coalesce(merged_into, id) into known from clients where user_id = owner_id and phone = number;
      end if;
    elsif digits is not null then
      select coalesce(merged_into, id) into known from clients
       where user_id = owner_id and written_phone is not null and phone_digits(written_phone) = digits;
    else
      select coalesce(merged_into, id) into known from clients
       where user_id = owner_id and channel_address is null and phone is null and written_phone is null
         and lower(name) = lower(person)
       order by created_at limit 1;
    end if;
    if known is not null then
      return known;
    end if;
    insert into clients (user_id, channel_address, phone, written_phone, name, created_at, last_booked_at)
    values (owner_id, channel, number,
      case when channel is null and digits is not null then left(btrim(written), 32) end, nullif(btrim(person), ''), at, at)
    on conflict do nothing returning id into known;
    if known is not null then
      return known;
    end if;
  end loop;
  raise exception 'a client could be neither found nor stored';
end
$$;
grant execute on function phone_digits, client_of to daybook_app;

-- Whose appointment it is. Null only for what the owner booked while trying the bot.
alter table appointments
  add column client_id uuid,
  add foreign key (user_id, client_id) references clients (user_id, id) on delete set null (client_id);

alter table appointments disable trigger user;
alter table clients disable trigger clients_change;
create temporary table found_clients as
  select user_id, client_address, client_phone,
      client_of(user_id, client_address, client_phone, name, first_at) as client_id, last_at
    from (
      select user_id, client_address, client_phone,
          (array_agg(client_name order by starts_at desc))[1] as name, min(created_at) as first_at, max(created_at) as last_at
        from appointments where not is_test group by 1, 2, 3
    ) people;
update clients c set last_booked_at = f.last_at
  from (select user_id, client_id, max(last_at) as last_at from found_clients group by 1, 2) f
 where c.user_id = f.user_id and c.id = f.client_id and c.last_message_at is null;
update appointments a set client_id = f.client_id from found_clients f
 where not a.is_test and a.user_id = f.user_id and a.client_address is not distinct from f.client_address
   and a.client_phone = f.client_phone;
drop table found_clients;
alter table clients enable trigger clients_change;
alter table appointments enable trigger user;

create index appointments_of_person on appointments (user_id, client_id, starts_at) where client_id is not null;

create function find_appointments_client() returns trigger
  language plpgsql as $$
begin
  if new.is_test then
    new.client_id := null;
    return new;
  end if;
  if tg_op = 'INSERT' or new.client_id is null
     or (new.client_address, new.client_phone) is distinct from (old.client_address, old.client_phone) then
    new.client_id := public.client_of(new.user_id, new.client_address, new.client_phone, new.client_name, new.created_at);
  end if;
  if tg_op = 'INSERT' then
    update public.clients
       set name = coalesce(name, nullif(btrim(new.client_name), '')),
           last_booked_at = case when last_message_at is null then greatest(last_booked_at, new.created_at)
             else last_booked_at end
     where user_id = new.user_id and id = new.client_id
       -- To the minute: a list of visits that is entered at once writes the person down once.
       and (name is null or last_message_at is null
         and coalesce(last_booked_at, '-infinity') < new.created_at - interval '1 minute');
  elsif new.client_id = old.client_id and new.client_name <> old.client_name then
    -- A corrected name is the person's, if they were known by the wrong one.
    update public.clients set name = new.client_name
     where user_id = new.user_id and id = new.client_id and name = old.client_name;
  end if;
  return new;
end
$$;
create trigger appointments_client
  before insert or update of client_address, client_phone, client_name, is_test on appointments
  for each row execute function find_appointments_client();

-- What a file of clients changed, so that it can be taken back.
create table client_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  -- One entry per record: its id, and of a known one what was there before and what the file made of it.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  created_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  unique (user_id, id)
);
alter table client_imports enable row level security;
create policy own on client_imports using (user_id = (select current_owner()))
  with check (user_id = (select current_owner()));
grant select, insert, update, delete on client_imports to daybook_app;
