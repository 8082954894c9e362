-- A link or poster that begins a chat at the right step. Its code stands in the first message, so it is short and never
-- given out twice: posters hang for years. A deleted one keeps its name for what was booked through it.
create table start_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  code text not null check (code ~ '^[A-Z][2-9][A-Z]$'),
  name text not null check (name <> '' and length(name) <= 60),
  agent_id uuid,
  appointment_type_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  unique (user_id, id),
  unique (user_id, code),
  foreign key (user_id, agent_id) references agents (user_id, id) on delete set null (agent_id),
  foreign key (user_id, appointment_type_id) references time_slot_configs (user_id, id)
    on delete set null (appointment_type_id)
);
create index start_links_by_owner on start_links (user_id, created_at, id);
alter table start_links enable row level security;
create policy own on start_links using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on start_links to daybook_app;
create trigger start_links_change after insert or update or delete on start_links
  for each row execute function notify_change();

alter table appointments
  -- The link through which it was booked; null for who wrote by themselves, and for other sources.
  add column start_link_id uuid,
  -- The client was deleted: what the business keeps of it names nobody.
  add column is_erased boolean not null default false,
  add foreign key (user_id, start_link_id) references start_links (user_id, id);
create index appointments_of_start_link on appointments (user_id, start_link_id) where start_link_id is not null;

-- As before, but that an erased one belongs to nobody.
create or replace function find_appointments_client() returns trigger
  language plpgsql as $$
begin
  if new.is_test or new.is_erased then
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

-- An address under which a client reads what is stored about them, for a day. Only its hash is here.
create table client_data_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  client_id uuid not null,
  token_hash text not null unique check (length(token_hash) = 64),
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (user_id, client_id) references clients (user_id, id) on delete cascade
);
create index client_data_links_of_client on client_data_links (user_id, client_id);
create index client_data_links_by_end on client_data_links (expires_at);
alter table client_data_links enable row level security;
create policy own on client_data_links
  using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on client_data_links to daybook_app;

create function find_client_data_link(hash text, at timestamptz) returns table (user_id uuid, id uuid, client_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select l.user_id, l.id, l.client_id from client_data_links l join "user" u on u.id = l.user_id
         where l.token_hash = hash and l.expires_at > at and u.deletion_requested_at is null $$;
revoke all on function find_client_data_link from public;
grant execute on function find_client_data_link to daybook_app;

-- Who deleted whom, the latest first: the owner reads it beside the clients.
create index audit_log_of_erasing on audit_log (user_id, id) where action = 'client.erased';

-- Deletes a person under all their addresses: chat, name, number, and what points to them. Their appointments stay as
-- what took place, for the business's books, and name nobody. A STOP to the number that businesses share still holds.
create function erase_client(owner_id uuid, person uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  people uuid[] := array(select id from clients where user_id = owner_id and (id = person or merged_into = person));
  addresses text[] := array(
    select channel_address from clients where user_id = owner_id and id = any (people) and channel_address is not null
    union select phone from clients where user_id = owner_id and id = any (people) and phone is not null);
  visits uuid[] := array(select id from appointments where user_id = owner_id and client_id = any (people));
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
end
$$;
revoke all on function erase_client from public;
grant execute on function erase_client to daybook_app;
