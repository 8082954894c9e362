import type pg from "pg";

// The queue's private tables are read here because its functions have no answer. Run the tests of this folder before an
// update of graphile-worker, whose version is pinned for this reason.

/**
 * A job that was added again under its key while somebody was at it: the newer one does the work, and this one has lost
 * its key and its attempts. Nothing else changes a job that is locked.
 */
export const isReplaced = "key is null and attempts >= max_attempts and updated_at > locked_at";

/** Whether a job that runs, and had a key when it began, was added again since. */
export const wasAddedAgain = async (pool: pg.Pool, jobId: string): Promise<boolean> => {
  const { rowCount } = await pool.query("select from graphile_worker._private_jobs where id = $1 and key is null", [
    jobId,
  ]);
  return rowCount === 1;
};

/**
 * Gives the jobs back that a run of the queue has locked and will not finish, all but those that are still being done.
 * The attempt doesn't count: it was interrupted, or its end couldn't be recorded.
 */
export const releaseLocks = async (
  pool: pg.Pool,
  lockNames: readonly string[],
  stillRunning: readonly string[],
): Promise<void> => {
  await pool.query(release, [lockNames, stillRunning]);
};

const release = `
  with replaced as (
    delete from graphile_worker._private_jobs
     where locked_by = any($1::text[]) and id <> all($2::bigint[]) and (${isReplaced})
  ), jobs as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null, attempts = greatest(attempts - 1, 0)
     where locked_by = any($1::text[]) and id <> all($2::bigint[]) and not (${isReplaced})
  )
  update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
   where locked_by = any($1::text[])
     and not exists (select from graphile_worker._private_jobs job
                      where job.job_queue_id = queue.id and job.locked_by = any($1::text[]) and job.id = any($2::bigint[]))`;

/** Records that a job is done, in place of a run that can't do so any more. */
export const recordDone = async (pool: pg.Pool, lockNames: readonly string[], jobId: string): Promise<void> => {
  await pool.query("delete from graphile_worker._private_jobs where id = $2 and locked_by = any($1::text[])", [
    lockNames,
    jobId,
  ]);
};

/** For how many seconds the job that has waited longest could have been taken up; 0 when none waits. */
export const oldestDueSeconds = async (pool: pg.Pool, tasks: readonly string[]): Promise<number> => {
  const { rows } = await pool.query<{ seconds: number | null }>(oldestDue, [tasks]);
  return rows[0]?.seconds ?? 0;
};

/** Only what this process knows how to do: the jobs of a newer version wait for one. */
const oldestDue = `
  select extract(epoch from now() - min(greatest(job.run_at, job.updated_at)))::float8 as seconds
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
   where job.is_available and job.run_at <= now() and task.identifier = any($1::text[])
     and (queue.id is null or queue.is_available)`;
