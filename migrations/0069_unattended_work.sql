-- For how long work could have been done and nobody was at it, and how long ago somebody last began something: per queue, for
-- processes without a worker of their own. What a worker that no longer says that it lives had in hand is nobody's. Ages only.
create function unattended_work() returns jsonb
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    with living as (select process_id, worker_ids from job_workers where seen_at > now() - interval '15 seconds'),
    names as (select unnest(worker_ids) as name from living)
    select jsonb_build_object(
      'jobs', jsonb_build_object(
        'dueSeconds', (select coalesce(extract(epoch from now() - min(greatest(job.run_at, job.updated_at, job.locked_at))), 0)
            from graphile_worker._private_jobs job
            left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
           where job.attempts < job.max_attempts and job.run_at <= now()
             and (job.locked_by is null or job.locked_by not in (select name from names))
             and (queue.locked_by is null or queue.locked_by not in (select name from names))),
        'begunSeconds', (select extract(epoch from now() - max(locked_at)) from graphile_worker._private_jobs)),
      'messages', jsonb_build_object(
        'dueSeconds', (select coalesce(extract(epoch from now() - min(due_at)), 0) from conversations
           where due_at <= now() and (claimed_by is null or claimed_by not in (select process_id from living))),
        'begunSeconds', (select 0 where exists (
           select from conversations where claimed_by in (select process_id from living)))))
  $$;
revoke all on function unattended_work from public;
grant execute on function unattended_work to daybook_app;
