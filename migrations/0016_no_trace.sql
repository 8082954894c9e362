-- Nothing personal outlives an account, also not what is kept under an address, a number or a subscription instead of
-- the owner's id.

-- What names a mail address outside of its account: counted tries, codes, mails that were given up, what was written on
-- the contact page. Mails still to be sent go as well when the account is closed, before its last one is written; later
-- ones may already be another account's with the same address.
create function forget_address(address text, with_waiting_mails boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from rate_limits where position(' for ' || lower(address) || ' ' in key || ' ') > 0;
  delete from contact_messages where lower(email) = lower(address);
  delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
   where task.id = job.task_id and task.identifier = 'send-mail' and job.locked_at is null
     and (job.attempts >= job.max_attempts and position(lower(address) in lower(job.payload::text)) > 0
       or with_waiting_mails and lower(job.payload ->> 'to') = lower(address));
  if with_waiting_mails then
    delete from verification where right(identifier, length(address) + 5) = '-otp-' || lower(address);
  end if;
end
$$;
revoke all on function forget_address from public;
grant execute on function forget_address to daybook_app;

-- Who talks with whom on which number, the platform's included, which writes before anyone answers.
create view talks with (security_invoker = true) as
  select v.user_id, v.sender, c.channel_address as client
    from conversations v join clients c on c.user_id = v.user_id and c.id = v.client_id
  union
  select t.user_id, s.address, t.client from platform_threads t cross join platform_sender s;
revoke all on talks from public;

-- Numbers and jobs that only the owner's own rows lead to; called while those are still there. A person who is another
-- business's client as well stays theirs, and a STOP to the platform's number holds whoever leaves.
create function forget_what_points_to(owner_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  subscriptions text[] := array(select id from paypal_subscriptions where user_id = owner_id);
  people text[] := array(
    select channel_address from clients where user_id = owner_id
    union select client_address from appointments where user_id = owner_id and client_address is not null
    union select client_phone from appointments where user_id = owner_id and client_phone is not null
    union select client from platform_threads where user_id = owner_id);
  numbers text[] := array(
    select phone_number from whatsapp_phone_numbers mine where user_id = owner_id
       and not exists (select from whatsapp_phone_numbers other
                        where other.phone_number = mine.phone_number and other.user_id <> owner_id));
begin
  delete from whatsapp_windows w
   where sender = any (numbers)
      or client = any (people)
         and not exists (select from clients c where c.channel_address = w.client and c.user_id <> owner_id)
         and not exists (select from platform_threads t where t.client = w.client and t.user_id <> owner_id)
      or exists (select from talks t where t.sender = w.sender and t.client = w.client and t.user_id = owner_id)
         and not exists (select from talks t where t.sender = w.sender and t.client = w.client and t.user_id <> owner_id);
  delete from payment_events where paypal_subscription_id = any (subscriptions);
  delete from verification
   where position(owner_id::text in identifier) > 0 or position(owner_id::text in value) > 0;
  delete from rate_limits where position(owner_id::text in key) > 0;
  -- One that is being done ends by itself: it finds nothing any more.
  delete from graphile_worker._private_jobs
   where locked_at is null
     and (position(owner_id::text in payload::text) > 0 or position(owner_id::text in coalesce(key, '')) > 0
       or payload ->> 'subscription' = any (subscriptions));
  delete from graphile_worker._private_job_queues queue
   where locked_at is null
     and (position(owner_id::text in queue_name) > 0
       or exists (select from unnest(subscriptions) id where position(id in queue_name) > 0))
     and not exists (select from graphile_worker._private_jobs job where job.job_queue_id = queue.id);
end
$$;
revoke all on function forget_what_points_to from public;

create or replace function erase_account(owner_id uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  owner_table regclass;
  address text;
begin
  perform from "user" where id = owner_id and deletion_requested_at is not null for update;
  if not found then
    return false;
  end if;
  -- The account has given its address back; only the job that erases it still knows it.
  select payload ->> 'email' into address from graphile_worker._private_jobs where key = 'delete-account:' || owner_id;
  if address is not null then
    perform forget_address(address, false);
  end if;
  perform forget_what_points_to(owner_id);
  delete from "user" where id = owner_id;
  for owner_table in
    select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attname = 'user_id' and atttypid = 'uuid'::regtype and not attisdropped
  loop
    execute format('delete from %s where user_id = $1', owner_table) using owner_id;
  end loop;
  return true;
end
$$;
