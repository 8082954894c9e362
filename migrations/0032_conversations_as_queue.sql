-- Messages are their own queue: a conversation says when there is something to do in it, and who is at it.

alter table conversations
  -- By PostgreSQL's clock; null while nothing waits.
  add column due_at timestamptz,
  -- The process that answers or hands over; null while nobody does. One that has died is freed (`free_conversations`).
  add column claimed_by uuid,
  -- How often in a row it failed. The pauses grow, and after eight it is left until the client writes again.
  add column failures integer not null default 0;
create index conversations_due on conversations (due_at) where due_at is not null;
create index conversations_claimed on conversations (claimed_by) where claimed_by is not null;

-- What waits at the moment of the upgrade.
update conversations set due_at = now()
 where exists (select from messages m
                where m.user_id = conversations.user_id and m.conversation_id = conversations.id
                  and m.status in ('received', 'queued', 'sending'));
delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
 where task.id = job.task_id and task.identifier = 'advance-conversation' and job.locked_at is null;

-- Takes conversations in which something is due since so long, whoever's they are. Two who ask get different ones.
create function claim_conversations(worker uuid, since_seconds double precision, page_size integer)
  returns table (user_id uuid, conversation_id uuid)
  language sql security definer set search_path = pg_catalog, public
  as $$
    update conversations c set claimed_by = worker
     where c.id in (select d.id from conversations d
                     where d.due_at <= now() - make_interval(secs => since_seconds) and d.claimed_by is null
                     order by d.due_at limit page_size for update skip locked)
    returning c.user_id, c.id
  $$;
revoke all on function claim_conversations from public;
grant execute on function claim_conversations to daybook_app;

-- Writes down what became of messages that were handed over, and lets go of their conversations. `unsent` and
-- `unanswered` count as failures: the same is tried again later. Says what is due next, and what was given up.
create function settle_messages(worker uuid, outcomes jsonb, talks jsonb)
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
   from jsonb_to_recordset(outcomes) as o(owner_id uuid, id uuid, status text, reason text, provider_message_id text)
  where m.user_id = o.owner_id and m.id = o.id;
  return query
    update conversations c set
      claimed_by = null,
      failures = t.failures,
      due_at = case
        when t.failures = 0 then c.due_at
        -- What came meanwhile doesn't wait for what failed.
        when t.how = 'unsent' and c.due_at is not null then c.due_at
        when t.failures < 8 then clock_timestamp() + make_interval(secs => exp(t.failures)) end
     from (select d.user_id, d.id, r.how, case r.how when 'done' then 0 else d.failures + 1 end as failures
             from jsonb_to_recordset(talks) as r(owner_id uuid, id uuid, how text)
             join conversations d on d.user_id = r.owner_id and d.id = r.id
            where d.claimed_by is null or d.claimed_by = worker
            for update of d) t
    where c.user_id = t.user_id and c.id = t.id
    returning c.user_id, c.id, c.failures, extract(epoch from c.due_at - clock_timestamp())::double precision;
end
$$;
revoke all on function settle_messages from public;
grant execute on function settle_messages to daybook_app;

-- Run every minute: what waits although no one was told of it, such as a message that was stored by an older version.
create function resume_conversations() returns integer
  language sql security definer set search_path = pg_catalog, public
  as $$
    with resumed as (
      update conversations c set due_at = now()
       where c.due_at is null and c.claimed_by is null and c.failures < 8
         and c.id in (select m.conversation_id from messages m
                       where m.status in ('received', 'queued', 'sending') and m.updated_at < now() - interval '1 minute')
      returning c.id
    )
    select count(*)::integer from resumed
  $$;
revoke all on function resume_conversations from public;
grant execute on function resume_conversations to daybook_app;

-- Run every few minutes. A reply that could not be sent for hours is late by now. A message that couldn't be answered for
-- hours is passed over once nobody tries any more, as everything the person writes later waits behind it.
create or replace function fail_abandoned_messages() returns integer
  language sql security definer set search_path = pg_catalog, public
  as $$
    with abandoned as (
      update messages set status = 'failed', reason = coalesce(reason, 'gave-up'), updated_at = clock_timestamp()
       where updated_at < now() - interval '2 hours'
         and (status in ('queued', 'sending')
           or (status = 'received' and not exists (
             select from conversations c
              where c.id = messages.conversation_id and (c.due_at is not null or c.claimed_by is not null))))
      returning id
    )
    select count(*)::integer from abandoned
  $$;

-- Whoever had claimed them has died: no process that lives speaks for them.
create function free_conversations() returns integer
  language sql security definer set search_path = pg_catalog, public
  as $$
    with freed as (
      update conversations set claimed_by = null, due_at = now()
       where claimed_by is not null and claimed_by not in (select process_id from job_workers)
      returning id
    )
    select count(*)::integer from freed
  $$;
revoke all on function free_conversations from public;

-- For how many seconds the conversation that has waited longest could have been taken up; 0 when none waits.
create function oldest_due_conversation() returns double precision
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select coalesce(extract(epoch from now() - min(due_at))::double precision, 0) from conversations
     where due_at <= now() and claimed_by is null
  $$;
revoke all on function oldest_due_conversation from public;
grant execute on function oldest_due_conversation to daybook_app;
