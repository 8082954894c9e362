-- A renewal that fails, a lowering that waits for its date, and one subscription too many.

alter table paypal_subscriptions drop constraint paypal_subscriptions_status_check;
alter table paypal_subscriptions
  -- GONE: PayPal no longer knows what it once billed.
  add constraint paypal_subscriptions_status_check
    check (status in ('APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED', 'GONE')),
  -- When it was first seen active.
  add column active_since timestamptz,
  -- Since when a payment is owed; null while all is paid.
  add column unpaid_since timestamptz,
  -- After a lowering: so many agents stay until then.
  add column held_agents integer check (held_agents between 1 and 50),
  add column held_until timestamptz,
  -- One too many beside another: payments since that moment are given back, and once all is done the owner is told.
  add column surplus_at timestamptz,
  add column refund_since timestamptz,
  add column surplus_ended_at timestamptz,
  add constraint held_together check ((held_agents is null) = (held_until is null)),
  add constraint surplus_together check ((surplus_at is null) = (refund_since is null));

update paypal_subscriptions set active_since = provider_created_at where status not in ('APPROVAL_PENDING', 'APPROVED');
-- The grace begins with the first word about it.
update paypal_subscriptions set unpaid_since = now() where status = 'SUSPENDED';

alter table subscribers
  -- What the owner was last told: where they stand, and for how many agents PayPal bills next.
  add column state text not null default 'none' check (state in
    ('none', 'processing', 'active', 'pastDue', 'paused', 'ending', 'ended', 'granted', 'grantEnded')),
  add column billed_agents integer check (billed_agents between 1 and 50),
  -- When time alone changes something next.
  add column settle_at timestamptz,
  -- Deactivated by a pause; they come back with the payment.
  add column paused_agents uuid[] not null default '{}';

update subscribers s
   set state = case
         when p.status = 'ACTIVE' then 'active'
         when s.subscribed and s.subscription_tier = 'premium' then 'granted'
         when s.subscribed then 'ending'
         when s.subscription_end is not null then 'ended'
         else 'none'
       end,
       billed_agents = case when p.status = 'ACTIVE' then p.agents end,
       settle_at = case
         -- Suspended ones are looked at once: their owners hear of it now.
         when p.status = 'SUSPENDED' then now()
         when s.subscribed then s.subscription_end
       end
  from subscribers same left join paypal_subscriptions p on p.id = same.paypal_subscription_id
 where same.user_id = s.user_id;

create index subscribers_to_settle on subscribers (settle_at) where settle_at is not null;

-- Ids alone, for the routine. A few at a time: it comes again in a minute.
create function list_subscribers_to_settle(at timestamptz) returns table (user_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select user_id from subscribers where settle_at <= at order by settle_at limit 500 $$;
revoke all on function list_subscribers_to_settle from public;
grant execute on function list_subscribers_to_settle to daybook_app;
drop function list_ended_subscribers;

-- Whose it is, when PayPal can't say.
create function find_subscription_owner(subscription text) returns uuid
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select user_id from paypal_subscriptions where id = subscription $$;
revoke all on function find_subscription_owner from public;
grant execute on function find_subscription_owner to daybook_app;
