-- Notices leave: on their way out they are claimed, and what the provider reports is kept with them.

alter table notices
  drop constraint notices_status_check,
  add constraint notices_status_check
    check (status in ('queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'not_sent', 'superseded')),
  -- The number it left from, and when a worker took it. A claim without an end is one whose outcome nobody knows.
  add column sender text,
  add column claimed_at timestamptz,
  add column sent_as text check (sent_as in ('text', 'template')),
  add column provider_message_id text,
  -- A text the provider accepted and then refused because the 24 hours were over: the notice goes on as a template, and
  -- what is still reported about that text no longer counts.
  add column refused_message_id text;
create index notices_open on notices (created_at) where status in ('queued', 'sending');

-- The platform's own number, from which businesses without one write. No row: there is none.
create table platform_sender (
  only_one boolean primary key default true check (only_one),
  address text not null check (address ~ '^\+[0-9]{8,15}$'),
  updated_at timestamptz not null default now()
);
grant select, insert, update, delete on platform_sender to daybook_app;

-- When a person last wrote to a number: for 24 hours the answer may be free text. The window belongs to the number,
-- not to an owner, as businesses without a number share one. Rows are forgotten after two days.
create table whatsapp_windows (
  sender text not null check (length(sender) <= 64),
  client text not null check (length(client) <= 64),
  last_inbound_at timestamptz not null,
  primary key (sender, client)
);
create index whatsapp_windows_by_age on whatsapp_windows (last_inbound_at);
grant select, insert, update, delete on whatsapp_windows to daybook_app;

-- Templates as the provider knows them. They belong to an account: another account has to have its own approved.
create table whatsapp_templates (
  account text not null,
  key text not null,
  language text not null check (language in ('en', 'es', 'fr', 'de', 'pt')),
  -- Made from the text: a changed text is another template.
  name text not null,
  provider_id text not null,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  updated_at timestamptz not null default now(),
  primary key (account, key, language)
);
grant select, insert, update, delete on whatsapp_templates to daybook_app;

-- Run every few minutes with the definer's rights, as it crosses owners: a notice whose job was given up, or is gone,
-- must not look as if it were still on its way.
create function fail_abandoned_notices() returns integer
  language sql security definer set search_path = pg_catalog, public
  as $$
    with abandoned as (
      update notices set status = 'failed', reason = coalesce(reason, 'gave-up'), updated_at = clock_timestamp()
       where status in ('queued', 'sending')
         and created_at < now() - interval '1 minute'
         and not exists (
           select from graphile_worker._private_jobs job
            where job.key = 'notice:' || notices.id and (job.attempts < job.max_attempts or job.locked_at is not null))
      returning id
    )
    select count(*)::integer from abandoned
  $$;
revoke all on function fail_abandoned_notices from public;
grant execute on function fail_abandoned_notices to daybook_app;
