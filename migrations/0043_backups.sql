-- Which backups this installation made, wherever they lie: what the doctor and the figures tell. Nobody's personal data.
create table backups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200),
  place text not null check (length(place) <= 1000),
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  bytes bigint not null default 0,
  row_count bigint not null default 0,
  file_count integer not null default 0,
  -- Why there is none; null for one that succeeded.
  failure text check (length(failure) <= 1000)
);
create index backups_by_time on backups (finished_at);
grant select on backups to daybook_app;

-- What an operator watches, whoever's it is: counts and ages, no content. Read with each look at the figures, so it reads
-- only what is open. Jobs: `due` could run now, `later` wait for their time, `running` are being done, `retrying` have
-- failed before, `given_up` won't run again.
create function operation_figures() returns jsonb
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select jsonb_build_object(
      'jobs', (select jsonb_build_object(
          'due', count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null),
          'later', count(*) filter (where attempts < max_attempts and run_at > now() and locked_at is null),
          'running', count(*) filter (where locked_at is not null),
          'retrying', count(*) filter (where attempts > 0 and attempts < max_attempts and locked_at is null),
          'given_up', count(*) filter (where attempts >= max_attempts and locked_at is null))
        from graphile_worker._private_jobs),
      'oldestJobSeconds', (select coalesce(extract(epoch from now() - min(run_at)), 0) from graphile_worker._private_jobs
         where attempts < max_attempts and run_at <= now() and locked_at is null),
      'messages', (select jsonb_build_object('due', count(*) filter (where due_at <= now()),
          'oldestSeconds', coalesce(extract(epoch from now() - min(due_at) filter (where due_at <= now())), 0))
        from conversations where due_at is not null),
      'notices', (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count, 'oldestSeconds', age)), '[]')
        from (select coalesce(reason, '') as reason, count(*) as count, extract(epoch from now() - min(created_at)) as age
                from notices where status in ('queued', 'sending') group by 1) as open),
      'workers', (select count(*) from job_workers where seen_at > now() - interval '20 seconds'),
      'backupAgeSeconds', (select extract(epoch from now() - max(finished_at)) from backups where failure is null),
      'backupFailed', coalesce((select failure is not null from backups order by finished_at desc limit 1), false))
  $$;
revoke all on function operation_figures from public;
grant execute on function operation_figures to daybook_app;
