-- Who writes no longer notifies: PostgreSQL lets one notifying transaction of a whole server commit at a time, and the
-- next one waits until that one is on the disk. Changes are noted here instead, with the change itself, and told by
-- `announce_changes` after the commit. Unlogged: a server that crashes empties it, and cuts every listener off with
-- that, whereupon all of them ask for everything.
create unlogged table pending_changes (
  -- An owner's changed row; `session`: one that has ended; `jobs`: there is work to do.
  table_name text not null,
  owner_id uuid,
  row_id text
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_threshold = -1,
  autovacuum_analyze_threshold = 1000000000);
-- The triggers run with the app's rights. It may note that something has changed, and read or remove nothing.
grant insert on pending_changes to daybook_app;

create or replace function notify_change() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into public.pending_changes values (tg_table_name, old.user_id, old.id);
  else
    insert into public.pending_changes values (tg_table_name, new.user_id, new.id);
  end if;
  return null;
end
$$;

-- The same for a table with one row per owner, which needs no id of its own.
create function notify_owner_change() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into public.pending_changes values (tg_table_name, old.user_id, old.user_id);
  else
    insert into public.pending_changes values (tg_table_name, new.user_id, new.user_id);
  end if;
  return null;
end
$$;

create or replace function notify_session_end() returns trigger
  language plpgsql as $$
begin
  insert into public.pending_changes values ('session', old.user_id, old.id);
  return null;
end
$$;

do $$
declare
  given record;
begin
  for given in
    select tgname, tgrelid::regclass as owner_table from pg_trigger
     where tgfoid = 'notify_change'::regproc
       and not exists (select from pg_attribute
                        where attrelid = tgrelid and attname = 'id' and not attisdropped)
  loop
    execute format('create or replace trigger %I after insert or update or delete on %s
      for each row execute function notify_owner_change()', given.tgname, given.owner_table);
  end loop;
end
$$;

-- Tells every process what has changed since it was last asked, in few and short notifications, and says how much it
-- was. Two that ask at once tell different changes.
create function announce_changes() returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  told integer;
begin
  with taken as (
    delete from pending_changes
     where ctid = any (array(select ctid from pending_changes limit 5000 for update skip locked))
    returning table_name, owner_id, row_id
  ), numbered as (
    select table_name, owner_id, row_id, (row_number() over (order by owner_id) - 1) / 40 as part
      from taken where table_name not in ('session', 'jobs') group by 1, 2, 3
  ), notifications as (
    select 'daybook_changes' as channel,
        json_agg(json_build_object('ownerId', owner_id, 'table', table_name, 'id', row_id))::text as payload
      from numbered group by part
    union all
    select 'daybook_sessions', row_id from taken where table_name = 'session'
    union all
    -- In the queue's own words.
    select 'jobs:insert', json_build_object('r', random(), 'count', count(*))::text
      from taken where table_name = 'jobs' having count(*) > 0
  ), sent as (
    select count(pg_notify(channel, payload)) from notifications
  )
  select count(*) into told from taken, sent;
  return told;
end
$$;
revoke all on function announce_changes from public;
grant execute on function announce_changes to daybook_app;

-- What the queue's own `add_job` does for one job, but for its notification.
create or replace function enqueue_job(
    task text, payload json, queue text, run_at timestamptz, job_key text, max_attempts integer)
  returns void
  language plpgsql security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
declare
  found_task integer;
  found_queue integer;
begin
  select id into found_task from graphile_worker._private_tasks where identifier = enqueue_job.task;
  if found_task is null then
    insert into graphile_worker._private_tasks (identifier) values (enqueue_job.task) on conflict do nothing;
    select id into strict found_task from graphile_worker._private_tasks where identifier = enqueue_job.task;
  end if;
  if queue is not null then
    select id into found_queue from graphile_worker._private_job_queues where queue_name = queue;
    if found_queue is null then
      insert into graphile_worker._private_job_queues (queue_name) values (queue) on conflict do nothing;
      select id into strict found_queue from graphile_worker._private_job_queues where queue_name = queue;
    end if;
  end if;
  -- A job that is being done keeps its place and loses its key: what it does is out of date by now.
  if job_key is not null then
    update graphile_worker._private_jobs jobs set key = null, attempts = jobs.max_attempts, updated_at = now()
     where jobs.key = job_key and is_available is not true;
  end if;
  insert into graphile_worker._private_jobs as jobs (job_queue_id, task_id, payload, run_at, max_attempts, key)
  values (found_queue, found_task, coalesce(enqueue_job.payload, '{}'::json), coalesce(enqueue_job.run_at, now()),
    coalesce(enqueue_job.max_attempts, 25), job_key)
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id, task_id = excluded.task_id, payload = excluded.payload,
    max_attempts = excluded.max_attempts, run_at = excluded.run_at, priority = excluded.priority,
    revision = jobs.revision + 1, flags = excluded.flags, attempts = 0, last_error = null, updated_at = now()
  where jobs.locked_at is null;
  if coalesce(enqueue_job.run_at, now()) <= clock_timestamp() then
    insert into pending_changes values ('jobs');
  end if;
end
$$;
