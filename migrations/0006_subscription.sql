-- Payment: what PayPal says about each subscription, and which of its events were taken in.

alter table subscribers
  -- When PayPal bills next; null when it won't.
  add column next_billing_at timestamptz,
  -- Agents deactivated because the plan no longer included them, until the owner has taken note.
  add column deactivated_agents integer not null default 0 check (deactivated_agents >= 0);

-- The last reading of every subscription an owner began. `reading` is drawn before PayPal is asked: an answer that was
-- asked for earlier never replaces one asked for later.
create table paypal_subscriptions (
  id text primary key check (id ~ '^I-[0-9A-Z]{8,40}$'),
  user_id uuid not null references "user" (id) on delete cascade,
  plan_id text not null check (length(plan_id) between 1 and 60),
  status text not null
    check (status in ('APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED')),
  agents integer not null check (agents between 1 and 50),
  next_billing_at timestamptz,
  paid_until timestamptz,
  provider_created_at timestamptz not null,
  reading bigint not null,
  checked_at timestamptz not null,
  unique (user_id, id)
);

create sequence paypal_reading;
grant usage on sequence paypal_reading to daybook_app;

alter table paypal_subscriptions enable row level security;
create policy own on paypal_subscriptions using (user_id = (select current_owner()))
  with check (user_id = (select current_owner()));
grant select, insert, update, delete on paypal_subscriptions to daybook_app;
create trigger paypal_subscriptions_change after insert or update or delete on paypal_subscriptions
  for each row execute function notify_change();

-- PayPal delivers an event again and again until it is taken, and anyone may send an old one once more: each counts once.
-- Nothing personal is kept, since an event only says where to look.
create table payment_events (
  id text primary key check (length(id) between 1 and 100),
  type text not null check (length(type) between 1 and 100),
  paypal_subscription_id text,
  received_at timestamptz not null
);
grant select, insert, delete on payment_events to daybook_app;
create index payment_events_oldest on payment_events (received_at);

-- The plan made for a PayPal account when the operator named none.
create table paypal_plans (
  client_id text not null,
  price numeric(10, 2) not null,
  plan_id text not null,
  primary key (client_id, price)
);
grant select, insert on paypal_plans to daybook_app;

-- Looking after all owners' subscriptions crosses owners: ids only.
create function list_billed_subscriptions() returns table (id text)
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select id from paypal_subscriptions where status in ('APPROVED', 'ACTIVE', 'SUSPENDED') order by checked_at $$;
revoke all on function list_billed_subscriptions from public;
grant execute on function list_billed_subscriptions to daybook_app;

create function list_ended_subscribers(at timestamptz) returns table (user_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select user_id from subscribers where subscribed and subscription_end <= at $$;
revoke all on function list_ended_subscribers from public;
grant execute on function list_ended_subscribers to daybook_app;
