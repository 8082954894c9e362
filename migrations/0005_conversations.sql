-- The bot: the people who write, what was said, and the numbers they write to.

alter table user_profiles
  -- For people who want a person. The e-mail is the account's unless another one is given.
  add column contact_phone text check (length(contact_phone) between 1 and 32),
  add column contact_email text check (length(contact_email) between 3 and 254),
  -- What clients may do by themselves: change or cancel until then, and have so many bookings at a time.
  add column cancel_cutoff_hours integer not null default 2 check (cancel_cutoff_hours between 0 and 336),
  add column max_active_bookings integer not null default 5 check (max_active_bookings between 1 and 50);

-- A business's own WhatsApp numbers, past ones included.
create table whatsapp_phone_numbers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  phone_number text not null check (phone_number ~ '^\+[0-9]{8,15}$'),
  -- pending, verified, failed or cancelled; the specification shows any other as it is.
  verification_status text not null default 'pending' check (length(verification_status) between 1 and 40),
  is_active boolean not null default true,
  business_name text check (length(business_name) <= 100),
  business_description text check (length(business_description) <= 512),
  display_name text check (length(display_name) <= 100),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, id)
);
create unique index whatsapp_phone_numbers_one_active on whatsapp_phone_numbers (user_id) where is_active;
-- A number that was given back may become another business's; at any moment it is one's.
create unique index whatsapp_phone_numbers_in_use on whatsapp_phone_numbers (phone_number) where is_active;
create index whatsapp_phone_numbers_newest on whatsapp_phone_numbers (user_id, created_at desc);
create index whatsapp_phone_numbers_by_number on whatsapp_phone_numbers (phone_number, created_at desc);

-- One row per person and business, made by the first message. Who it is, is what the channel says: usually a phone
-- number, but people may hide theirs. `trial` is the owner trying the bot.
create table clients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  channel_address text not null check (length(channel_address) between 1 and 64),
  phone text check (phone ~ '^\+[0-9]{6,15}$'),
  -- As the person or the owner wrote it; the name in the WhatsApp profile is only offered.
  name text check (length(name) between 1 and 100),
  profile_name text check (length(profile_name) between 1 and 100),
  -- What the person chose; null means the business's.
  language text check (language in ('en', 'es', 'fr', 'de', 'pt')),
  notes text not null default '' check (length(notes) <= 2000),
  is_blocked boolean not null default false,
  opted_out_at timestamptz,
  -- Asked for a person, and nobody has answered yet.
  wants_human_since timestamptz,
  bot_paused_until timestamptz,
  last_message_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, channel_address),
  unique (user_id, id)
);
create index clients_latest on clients (user_id, last_message_at desc, id);

-- Where the talk with a client on one number stands. `state` is the conversation's own; what can't be read starts over.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  client_id uuid not null,
  sender text not null check (length(sender) between 1 and 64),
  state jsonb not null default '{}',
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, client_id, sender),
  unique (user_id, id),
  foreign key (user_id, client_id) references clients (user_id, id) on delete cascade
);

-- What was said, in the order it came and went. Notices about appointments have their own table.
create table messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  conversation_id uuid not null,
  client_id uuid not null,
  position bigint generated always as identity,
  author text not null check (author in ('client', 'bot', 'owner')),
  kind text not null check (kind in ('text', 'choice', 'media', 'location', 'other', 'buttons', 'list')),
  text text not null check (length(text) <= 4096),
  choice_id text check (length(choice_id) <= 200),
  -- What the client may tap: the label that opens a list, and the choices.
  opener text check (length(opener) <= 20),
  options jsonb not null default '[]',
  -- In: received, then done. Out: queued, sending, sent, delivered, read; failed and not_sent say why.
  status text not null check (status in
    ('received', 'done', 'queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'not_sent')),
  reason text,
  provider_message_id text check (length(provider_message_id) <= 100),
  claimed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade,
  foreign key (user_id, client_id) references clients (user_id, id) on delete cascade
);
-- A provider delivers a message more than once; it is stored once.
create unique index messages_once on messages (user_id, provider_message_id) where author = 'client';
create index messages_of_client on messages (user_id, client_id, position desc);
create index messages_waiting on messages (user_id, conversation_id, position)
  where status in ('received', 'queued', 'sending');

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['whatsapp_phone_numbers', 'clients', 'conversations', 'messages']
  loop
    execute format('alter table %I enable row level security', owner_table);
    execute format('create policy own on %I using (user_id = (select current_owner()))
      with check (user_id = (select current_owner()))', owner_table);
    execute format('grant select, insert, update, delete on %I to daybook_app', owner_table);
    if owner_table <> 'conversations' then
      execute format('create trigger %I after insert or update or delete on %I
        for each row execute function notify_change()', owner_table || '_change', owner_table);
    end if;
  end loop;
end
$$;

alter table appointments
  -- Whose it is, as the channel calls the person: by it clients find their own and businesses their history.
  add column client_address text check (length(client_address) between 1 and 64),
  -- Made while the owner tried the bot.
  add column is_test boolean not null default false;
create index appointments_of_client on appointments (user_id, client_address, starts_at) where client_address is not null;
create index appointments_tests on appointments (user_id) where is_test;

alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check
    check (kind in ('confirmation', 'reschedule', 'cancel', 'reminder24h', 'reminder2h')),
  -- The words it left with, and when, for the thread.
  add column body text,
  add column written_at timestamptz;
create index notices_to_client on notices (user_id, (details ->> 'recipient'), created_at);

-- Businesses without a number share the platform's. Who answers a notice from there means the business that wrote last.
create table platform_threads (
  client text not null check (length(client) <= 64),
  user_id uuid not null references "user" (id) on delete cascade,
  written_at timestamptz not null,
  primary key (client, user_id)
);
grant select, insert, update, delete on platform_threads to daybook_app;

-- Whose number it is, before anyone is known: the webhook's only question across owners. The latest owner of a number
-- given back still answers for it.
create function find_number(address text) returns table (user_id uuid, is_active boolean, verification_status text)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select user_id, is_active, verification_status from whatsapp_phone_numbers
     where phone_number = address order by is_active desc, created_at desc limit 1
  $$;
revoke all on function find_number from public;
grant execute on function find_number to daybook_app;

-- The number a business writes from: its own once it is online, else the platform's.
create function sender_of(owner_id uuid) returns text
  language sql stable set search_path = pg_catalog, public
  as $$
    select coalesce(
      (select phone_number from whatsapp_phone_numbers
        where user_id = owner_id and is_active and verification_status = 'verified'),
      (select address from platform_sender))
  $$;
grant execute on function sender_of to daybook_app;

-- Run every few minutes with the definer's rights, as it crosses owners: a reply whose job was given up is late by now.
create function fail_abandoned_messages() returns integer
  language sql security definer set search_path = pg_catalog, public
  as $$
    with abandoned as (
      update messages set status = 'failed', reason = coalesce(reason, 'gave-up'), updated_at = clock_timestamp()
       where status in ('queued', 'sending') and updated_at < now() - interval '2 hours'
      returning id
    )
    select count(*)::integer from abandoned
  $$;
revoke all on function fail_abandoned_messages from public;
grant execute on function fail_abandoned_messages to daybook_app;
