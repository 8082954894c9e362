-- A check constraint is read and prepared anew by every statement that writes its table, also by one that leaves the column alone: a
-- seventh of what a message cost. What a domain allows is looked at where the column is written, and kept ready.
create domain message_author as text check (value in ('client', 'bot', 'owner'));
create domain message_kind as text check (value in ('text', 'choice', 'media', 'location', 'other', 'buttons', 'list'));
create domain message_status as text
  check (value in ('received', 'done', 'queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'not_sent'));
create domain message_text as text check (length(value) <= 4096);
create domain message_opener as text check (length(value) <= 20);
create domain choice_id as text check (length(value) <= 200);
create domain provider_message_id as text check (length(value) <= 100);
drop index messages_once;
drop index messages_waiting;
alter table messages
  drop constraint messages_author_check,
  drop constraint messages_kind_check,
  drop constraint messages_status_check,
  drop constraint messages_text_check,
  drop constraint messages_opener_check,
  drop constraint messages_choice_id_check,
  drop constraint messages_provider_message_id_check,
  alter column author type message_author,
  alter column kind type message_kind,
  alter column status type message_status,
  alter column text type message_text,
  alter column opener type message_opener,
  alter column choice_id type choice_id,
  alter column provider_message_id type provider_message_id;
create unique index messages_once on messages (user_id, provider_message_id) where author = 'client';
create index messages_waiting on messages (user_id, conversation_id, position)
  where status in ('received', 'queued', 'sending');

-- A conversation is one client's for good, and always looked for with its owner. A message names both, so that one look proves
-- both where it took two, and a conversation that is written three times for each message has an index less.
update messages m set client_id = v.client_id
  from conversations v where v.user_id = m.user_id and v.id = m.conversation_id and v.client_id <> m.client_id;
alter table messages drop constraint messages_user_id_conversation_id_fkey, drop constraint messages_user_id_client_id_fkey;
alter table conversations
  drop constraint conversations_pkey,
  drop constraint conversations_user_id_id_key,
  add primary key (user_id, id, client_id);
alter table messages add foreign key (user_id, conversation_id, client_id)
  references conversations (user_id, id, client_id) on delete cascade;

create or replace function claim_conversations(worker uuid, since_seconds double precision, page_size integer)
  returns table (user_id uuid, conversation_id uuid)
  language sql security definer set search_path = pg_catalog, public as $$
    with due as (
      select d.user_id, d.id from conversations d
       where d.due_at <= now() - make_interval(secs => since_seconds) and d.claimed_by is null
       order by d.due_at limit page_size for update skip locked
    )
    update conversations c set claimed_by = worker from due where c.user_id = due.user_id and c.id = due.id
    returning c.user_id, c.id
  $$;

create or replace function resume_conversations() returns integer
  language sql security definer set search_path = pg_catalog, public as $$
    with resumed as (
      update conversations c set due_at = now()
       where c.due_at is null and c.claimed_by is null and c.failures < 8
         and (c.user_id, c.id) in (
           select m.user_id, m.conversation_id from messages m
            where m.status in ('received', 'queued', 'sending') and m.updated_at < now() - interval '1 minute')
      returning c.id
    )
    select count(*)::integer from resumed
  $$;

create or replace function fail_abandoned_messages() returns integer
  language sql security definer set search_path = pg_catalog, public as $$
    with abandoned as (
      update messages set status = 'failed', reason = coalesce(reason, 'gave-up'), updated_at = clock_timestamp()
       where updated_at < now() - interval '2 hours'
         and (status in ('queued', 'sending')
           or (status = 'received' and not exists (
             select from conversations c
              where c.user_id = messages.user_id and c.id = messages.conversation_id
                and (c.due_at is not null or c.claimed_by is not null))))
      returning id
    )
    select count(*)::integer from abandoned
  $$;

-- Whose number was written to, and whether who wrote is one of ours, by one function where it took two.
create function find_receiver(number text, address text, out owner_id uuid, out is_ours boolean)
  language sql stable security definer set search_path = pg_catalog, public as $$
    select (select n.user_id from whatsapp_phone_numbers n where n.phone_number = number
             order by n.is_active desc, n.created_at desc limit 1),
      exists (select from whatsapp_phone_numbers n where n.phone_number = address and n.is_active)
        or exists (select from platform_sender s where s.address = find_receiver.address)
  $$;
revoke all on function find_receiver from public;
grant execute on function find_receiver to daybook_app;

drop function store_message;
create function store_message(
    owner_id uuid, address text, phone_number text, profile text, number text, message_kind text, words text, choice text,
    provider_id text, why text, at timestamptz, due_seconds double precision, opens_window boolean,
    out message_id uuid, out conversation_id uuid)
  language plpgsql as $$
#variable_conflict use_column
declare
  person uuid;
  moves boolean;
  is_open boolean;
begin
  select c.id, v.id, coalesce(c.last_message_at <= at - interval '1 minute', true)
      or coalesce(profile, c.profile_name) is distinct from c.profile_name,
      (select w.last_inbound_at > at - interval '1 minute' from public.whatsapp_windows w
        where w.sender = number and w.client = address)
    into person, conversation_id, moves, is_open
    from public.clients c join public.conversations v on v.user_id = c.user_id and v.client_id = c.id
   where c.user_id = owner_id and c.channel_address = address and v.user_id = owner_id and v.sender = number
     for no key update of v;
  if conversation_id is null then
    -- An existing person isn't locked: work on a conversation locks that first.
    insert into public.clients (user_id, channel_address, phone, profile_name, last_message_at, created_at)
    values (owner_id, address, phone_number, profile, at, at) on conflict (user_id, channel_address) do nothing;
    select c.id into strict person from public.clients c where c.user_id = owner_id and c.channel_address = address;
    insert into public.conversations (user_id, client_id, sender) values (owner_id, person, number)
    on conflict (user_id, client_id, sender) do nothing;
    select v.id into strict conversation_id from public.conversations v
     where v.user_id = owner_id and v.client_id = person and v.sender = number for no key update;
  end if;
  insert into public.messages (user_id, conversation_id, client_id, author, kind, text, choice_id, status, reason,
    provider_message_id, created_at)
  values (owner_id, store_message.conversation_id, person, 'client', message_kind, words, choice, 'received', why, provider_id, at)
  on conflict (user_id, provider_message_id) where author = 'client' do nothing
  returning id into message_id;
  if message_id is null then
    conversation_id := null;
    return;
  end if;
  -- Null for somebody who wasn't there a moment ago.
  if coalesce(moves, true) then
    update public.clients c
       set last_message_at = at, updated_at = clock_timestamp(), profile_name = coalesce(profile, c.profile_name)
     where c.user_id = owner_id and c.id = person;
  end if;
  update public.conversations v
     set due_at = least(v.due_at, clock_timestamp() + make_interval(secs => due_seconds)), updated_at = clock_timestamp()
   where v.user_id = owner_id and v.id = store_message.conversation_id;
  -- WhatsApp's 24 hours, in which anything may be answered.
  if opens_window and not coalesce(is_open, false) then
    insert into public.whatsapp_windows as w (sender, client, last_inbound_at) values (number, address, at)
    on conflict (sender, client) do update set last_inbound_at = greatest(w.last_inbound_at, excluded.last_inbound_at);
  end if;
end
$$;
revoke all on function store_message from public;
grant execute on function store_message to daybook_app;

create or replace function receive_message(
    address text, phone_number text, profile text, number text, message_kind text, words text, choice text,
    provider_id text, why text, at timestamptz, due_seconds double precision, opens_window boolean,
    out owner_id uuid, out is_ours boolean, out conversation_id uuid)
  language plpgsql as $$
#variable_conflict use_variable
declare
  receiver record;
begin
  receiver := public.find_receiver(number, address);
  owner_id := receiver.owner_id;
  is_ours := receiver.is_ours;
  if owner_id is null or is_ours then
    return;
  end if;
  perform set_config('app.owner_id', owner_id::text, true);
  conversation_id := (public.store_message(owner_id, address, phone_number, profile,
    number, message_kind, words, choice, provider_id, why, at, due_seconds, opens_window)).conversation_id;
end
$$;

-- What happened to messages comes in lists instead of JSON: of those PostgreSQL expects ten entries where it expected a hundred
-- rows, for which it read both tables from end to end.
drop function settle_messages;
create function settle_messages(
    worker uuid, message_owners uuid[], message_ids uuid[], statuses text[], reasons text[], provider_ids text[],
    talk_owners uuid[], talk_ids uuid[], hows text[])
  returns table (user_id uuid, conversation_id uuid, failures integer, due_seconds double precision)
  language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  -- A report about a message may have been faster, and isn't taken back.
  update messages m set
    status = case when m.status = 'sending' then o.status else m.status end,
    reason = case when m.status = 'sending' then o.reason else m.reason end,
    provider_message_id = coalesce(o.provider_message_id, m.provider_message_id),
    claimed_at = null,
    updated_at = clock_timestamp()
   from unnest(message_owners, message_ids, statuses, reasons, provider_ids) as o(owner_id, id, status, reason, provider_message_id)
  where m.user_id = o.owner_id and m.id = o.id;
  return query
    update conversations c set
      claimed_by = null,
      failures = case r.how when 'done' then 0 else c.failures + 1 end,
      due_at = case
        when r.how = 'done' then c.due_at
        -- What came meanwhile doesn't wait for what failed.
        when r.how = 'unsent' and c.due_at is not null then c.due_at
        when c.failures + 1 < 8 then clock_timestamp() + make_interval(secs => exp(c.failures + 1)) end
     from unnest(talk_owners, talk_ids, hows) as r (owner_id, id, how)
    where c.user_id = r.owner_id and c.id = r.id and (c.claimed_by is null or c.claimed_by = worker)
    returning c.user_id, c.id, c.failures, extract(epoch from c.due_at - clock_timestamp())::double precision;
end
$$;
revoke all on function settle_messages from public;
grant execute on function settle_messages to daybook_app;
