-- A client's first message that comes several times at once: one of the others may meet the index on the client's phone before
-- the one on the address, which alone was named, and was answered with 500.
create or replace function store_message(
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
    values (owner_id, address, phone_number, profile, at, at) on conflict do nothing;
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
