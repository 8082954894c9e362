-- Looked after daily: what PayPal bills, and what was to be approved lately. The payer may have agreed, closed the
-- browser, and the event got lost: PayPal then bills a subscription that we take for never begun.
create function list_open_subscriptions(begun_since timestamptz) returns table (id text)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select id from paypal_subscriptions
     where status in ('APPROVED', 'ACTIVE', 'SUSPENDED')
        or (status = 'APPROVAL_PENDING' and provider_created_at >= begun_since)
     order by checked_at
  $$;
revoke all on function list_open_subscriptions from public;
grant execute on function list_open_subscriptions to daybook_app;
drop function list_billed_subscriptions;

-- Run every few minutes. A reply whose job was given up is late by now. A message that couldn't be answered for hours is
-- passed over once nobody works on it, as everything the person writes later waits behind it.
create or replace function fail_abandoned_messages() returns integer
  language sql security definer set search_path = pg_catalog, public
  as $$
    with abandoned as (
      update messages set status = 'failed', reason = coalesce(reason, 'gave-up'), updated_at = clock_timestamp()
       where updated_at < now() - interval '2 hours'
         and (status in ('queued', 'sending')
           or (status = 'received' and not exists (
             select from graphile_worker._private_jobs job
              where job.payload ->> 'conversationId' = messages.conversation_id::text
                and (job.attempts < job.max_attempts or job.locked_at is not null))))
      returning id
    )
    select count(*)::integer from abandoned
  $$;
