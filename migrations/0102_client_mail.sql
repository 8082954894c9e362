-- Mail as a channel to clients, in addition to WhatsApp.

alter table clients
  -- In lower case. A family may share an address.
  add column email text check (length(email) between 3 and 254 and email like '%_@_%'),
  -- The channel that the client or the owner chose; null: WhatsApp where it can be used, else mail.
  add column channel_choice text check (channel_choice in ('whatsapp', 'mail')),
  -- Since when the client wants no reminders or offers by mail. What they have to know still goes.
  add column mail_stopped_at timestamptz,
  -- When a mail server refused the address for good.
  add column mail_refused_at timestamptz;
create index clients_with_email on clients (user_id, email) where email is not null;

-- A refusal is about an address: another one hasn't been refused.
create function forget_mail_refusal() returns trigger
  language plpgsql as $$
begin
  new.mail_refused_at := null;
  return new;
end
$$;
create trigger clients_mail_refusal before update of email on clients
  for each row when (old.email is distinct from new.email) execute function forget_mail_refusal();

alter table notices
  drop constraint notices_sent_as_check,
  add constraint notices_sent_as_check check (sent_as in ('text', 'template', 'mail'));

-- Whose appointment is booked with a mail address: the client with the number, who gets the address; without a number the
-- client with the address, the one of that name if several share it. An unknown client is added.
create function client_of_mail(owner_id uuid, mail text, address text, written text, person text, at timestamptz) returns uuid
  language plpgsql set search_path = pg_catalog, public as $$
declare
  known uuid;
begin
  if address is not null or phone_digits(written) is not null then
    known := client_of(owner_id, address, written, person, at);
    update clients set email = mail where user_id = owner_id and id = known and email is distinct from mail;
    return known;
  end if;
  -- Two bookings at the same moment would add the client twice.
  perform pg_advisory_xact_lock(hashtextextended(owner_id || ' mail ' || mail, 0));
  select coalesce(merged_into, id) into known from clients
   where user_id = owner_id and email = mail
   order by lower(name) is distinct from lower(btrim(person)), created_at, id limit 1;
  if known is null then
    insert into clients (user_id, email, name, created_at, last_booked_at)
    values (owner_id, mail, nullif(btrim(person), ''), at, at) returning id into known;
  end if;
  return known;
end
$$;
grant execute on function client_of_mail to daybook_app;

-- As before, but a client that is named with a new appointment stays.
create or replace function find_appointments_client() returns trigger
  language plpgsql as $$
begin
  if new.is_test or new.is_erased then
    new.client_id := null;
    return new;
  end if;
  if new.client_id is null
     or tg_op = 'UPDATE' and (new.client_address, new.client_phone) is distinct from (old.client_address, old.client_phone) then
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

-- How the latest WhatsApp message to an address failed; null if it didn't. What failed before the client last wrote is
-- forgotten: who writes can be reached.
create function last_failure_to(owner_id uuid, address text) returns text
  language sql stable set search_path = pg_catalog, public
  as $$
    select case when n.status = 'failed' then n.reason end from notices n
     where n.user_id = owner_id and n.recipient = address and n.sent_as is distinct from 'mail'
       and n.status in ('failed', 'sent', 'delivered', 'read')
       and not exists (select from clients c join messages m on m.user_id = c.user_id and m.client_id = c.id
         where c.user_id = n.user_id and c.channel_address = n.recipient
           and m.author = 'client' and m.created_at > n.updated_at)
     order by n.created_at desc limit 1
  $$;
grant execute on function last_failure_to to daybook_app;

-- A client with a mail address can be booked for, too.
do $$
begin
  execute replace(pg_get_functiondef('search_clients'::regproc),
    'coalesce(w.phone, w.written_phone) is not null', 'coalesce(w.phone, w.written_phone, w.email) is not null');
end
$$;
