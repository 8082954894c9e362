-- The phones by which the owner and the agents run the day. A code from the settings, sent from the phone, has proven whose it is.
-- One that has ended stays known: whoever has it is told to prove it again, while anybody else is a customer.
create table command_senders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  -- Null: the owner.
  agent_id uuid,
  address text not null check (length(address) between 1 and 64),
  verified_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the person chose this business of several on the platform's number.
  chosen_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('removed', 'replaced', 'number-changed', 'signed-out')),
  check ((ended_at is null) = (end_reason is null)),
  unique (user_id, address),
  foreign key (user_id, agent_id) references agents (user_id, id) on delete cascade
);
create unique index command_senders_one_each
  on command_senders (user_id, coalesce(agent_id, '00000000-0000-0000-0000-000000000000')) where ended_at is null;
create index command_senders_by_address on command_senders (address) where ended_at is null;
alter table command_senders enable row level security;
create policy own on command_senders using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on command_senders to daybook_app;
create trigger command_senders_change after insert or update or delete on command_senders
  for each row execute function notify_change();

-- What is shown in the settings for some minutes; only its hash is kept. A new one takes the place of the one before.
create table command_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  agent_id uuid,
  code_hash text not null check (length(code_hash) = 64),
  expires_at timestamptz not null,
  foreign key (user_id, agent_id) references agents (user_id, id) on delete cascade
);
create unique index command_codes_one_each
  on command_codes (user_id, coalesce(agent_id, '00000000-0000-0000-0000-000000000000'));
create index command_codes_by_hash on command_codes (code_hash);
alter table command_codes enable row level security;
create policy own on command_codes using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on command_codes to daybook_app;

-- Where somebody's commands stand, beside what the same phone says as a customer.
alter table conversations add column command_state jsonb;

-- On the number that businesses share: whose code it is, and which businesses a phone may run.
create function find_command_owners(client text, hash text) returns table (user_id uuid, is_code boolean, at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select c.user_id, true, c.expires_at from command_codes c where c.code_hash = hash
    union all
    select s.user_id, false, coalesce(s.chosen_at, s.verified_at) from command_senders s
     where s.address = client and s.ended_at is null
  $$;
revoke all on function find_command_owners from public;
grant execute on function find_command_owners to daybook_app;

-- The businesses a phone may run on the shared number, by name; and the choice of one of them. Only who may run the one that asks.
create function businesses_of_sender(owner_id uuid, client text)
  returns table (user_id uuid, name text, chosen_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select s.user_id, coalesce(nullif(p.company_name, ''), u.name), s.chosen_at
      from command_senders s join "user" u on u.id = s.user_id left join user_profiles p on p.user_id = s.user_id
     where s.address = client and s.ended_at is null
       and exists (select from command_senders mine
                    where mine.user_id = owner_id and mine.address = client and mine.ended_at is null)
     order by s.verified_at limit 10
  $$;
revoke all on function businesses_of_sender from public;
grant execute on function businesses_of_sender to daybook_app;

create function choose_business(owner_id uuid, client text, chosen uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
begin
  if not exists (select from command_senders
                  where user_id = owner_id and address = client and ended_at is null) then
    return false;
  end if;
  update command_senders set chosen_at = at where user_id = chosen and address = client and ended_at is null;
  return found;
end
$$;
revoke all on function choose_business from public;
grant execute on function choose_business to daybook_app;

-- A number that was somebody's is no longer theirs when another stands in the profile or with the agent.
create function end_sender_of_changed_number() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
begin
  update command_senders set ended_at = clock_timestamp(), end_reason = 'number-changed'
   where user_id = new.user_id and ended_at is null
     and agent_id is not distinct from (case when tg_table_name = 'agents' then (to_jsonb(new) ->> 'id')::uuid end);
  return null;
end
$$;
create trigger agents_number_changed after update of phone on agents
  for each row when (old.phone is not null and old.phone is distinct from new.phone)
  execute function end_sender_of_changed_number();
create trigger user_profiles_number_changed after update of contact_phone on user_profiles
  for each row when (old.contact_phone is not null and old.contact_phone is distinct from new.contact_phone)
  execute function end_sender_of_changed_number();
