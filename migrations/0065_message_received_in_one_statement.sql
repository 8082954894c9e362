-- Receiving a message was six statements on two connections, of which two made what is nearly always there already. It is one
-- call now, and what is there is only looked up.

-- Puts a message into its conversation, which goes on in so many seconds. Under row-level security, as whoever calls it. The
-- conversation is locked first: another process has either not begun with it, and will see the message, or has finished. No
-- row when the message was stored before: providers deliver more than once, also at the same moment.
create function store_message(
    owner_id uuid, address text, phone_number text, profile text, number text, message_kind text, words text, choice text,
    provider_id text, why text, at timestamptz, due_seconds double precision, opens_window boolean)
  returns table (message_id uuid, conversation_id uuid)
  language plpgsql as $$
#variable_conflict use_column
declare
  person uuid;
begin
  select c.id into person from public.clients c where c.user_id = owner_id and c.channel_address = address;
  select v.id into conversation_id from public.conversations v
   where v.user_id = owner_id and v.client_id = person and v.sender = number for no key update;
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
    return;
  end if;
  update public.clients c
     set last_message_at = at, updated_at = clock_timestamp(), profile_name = coalesce(profile, c.profile_name)
   where c.user_id = owner_id and c.id = person;
  update public.conversations v
     set due_at = least(v.due_at, clock_timestamp() + make_interval(secs => due_seconds)), updated_at = clock_timestamp()
   where v.user_id = owner_id and v.id = store_message.conversation_id;
  -- WhatsApp's 24 hours, in which anything may be answered.
  if opens_window then
    insert into public.whatsapp_windows as w (sender, client, last_inbound_at) values (number, address, at)
    on conflict (sender, client) do update set last_inbound_at = greatest(w.last_inbound_at, excluded.last_inbound_at);
  end if;
  return next;
end
$$;
revoke all on function store_message from public;
grant execute on function store_message to daybook_app;

-- The same for a message of the provider, whose number proves the owner; rows are seen and written as theirs alone. Says
-- whose the number is, also one that was given back, null when it never was anybody's; and whether who wrote is the platform,
-- or a business that still has its number, whose messages aren't stored.
create function receive_message(
    address text, phone_number text, profile text, number text, message_kind text, words text, choice text,
    provider_id text, why text, at timestamptz, due_seconds double precision, opens_window boolean,
    out owner_id uuid, out is_ours boolean, out conversation_id uuid)
  language plpgsql as $$
#variable_conflict use_variable
begin
  owner_id := (select n.user_id from public.find_number(number) n);
  is_ours := exists (select from public.find_number(address) n where n.is_active)
    or exists (select from public.platform_sender s where s.address = receive_message.address);
  if owner_id is null or is_ours then
    return;
  end if;
  perform set_config('app.owner_id', owner_id::text, true);
  conversation_id := (select stored.conversation_id from public.store_message(owner_id, address, phone_number, profile,
    number, message_kind, words, choice, provider_id, why, at, due_seconds, opens_window) stored);
end
$$;
revoke all on function receive_message from public;
grant execute on function receive_message to daybook_app;
