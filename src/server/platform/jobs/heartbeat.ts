import type pg from "pg";
import { withTimeLimit } from "../stopping/with-time-limit.ts";
import { isReplaced } from "./queue-locks.ts";

/** How long the last words may take; what isn't said then, the others find out by the silence. */
const lastWordsMs = 3_000;

/** Beats every 5 s; four missed ones mean death. A dead worker's jobs therefore run again after at most 30 s. */
export const usualHeartbeat = { beatMs: 5_000, deadAfterMs: 20_000 };

export type Pace = typeof usualHeartbeat;

/** A job whose worker died while trying it for the last time: it will not run again. */
export type LostJob = { id: string; job: string; attempts: number };

type HeartbeatOptions = {
  pool: pg.Pool;
  processId: string;
  /** Under which names this process locks jobs. */
  lockNames: ReadonlySet<string>;
  isAlone: boolean;
  pace: Pace;
  onLost(job: LostJob): void;
  onError(error: unknown): void;
};

/**
 * graphile-worker leaves the jobs of a killed process locked for four hours. Each process therefore says every few
 * seconds that it lives and by which names it locks jobs; a lock whose name nobody speaks for is removed.
 */
export const startHeartbeat = async (options: HeartbeatOptions): Promise<{ stop(): Promise<void> }> => {
  const { pool, processId, pace } = options;
  const unlock = async (graceMs: number) => {
    const { rows } = await pool.query<LostJob>(unlockAbandoned, [graceMs]);
    rows.forEach(options.onLost);
    await pool.query("select free_conversations()");
  };
  const beat = async () => {
    await pool.query(sayAlive, [processId, [...options.lockNames]]);
    await pool.query(forgetSilent, [pace.deadAfterMs]);
    await unlock(pace.deadAfterMs);
  };
  if (options.isAlone) {
    await pool.query("delete from job_workers");
    await unlock(0);
  }
  await beat();

  let beating: Promise<void> | null = null;
  const timer = setInterval(() => {
    // A beat that waits for a slow database is enough; a second one behind it would say nothing more.
    beating ??= beat()
      .catch(options.onError)
      .finally(() => {
        beating = null;
      });
  }, pace.beatMs);
  return {
    stop: async () => {
      clearInterval(timer);
      const lastWords = async () => {
        await beating;
        await pool.query("delete from job_workers where process_id = $1", [processId]);
      };
      await withTimeLimit(lastWordsMs, "the heartbeat's end", lastWords()).catch(() => {});
    },
  };
};

const sayAlive = `
  insert into job_workers (process_id, worker_ids, seen_at) values ($1, $2, now())
  on conflict (process_id) do update set worker_ids = excluded.worker_ids, seen_at = excluded.seen_at`;

const forgetSilent = `delete from job_workers where seen_at < now() - make_interval(secs => $1 / 1000.0)`;

/**
 * A lock younger than the grace may belong to a worker whose first beat is still on its way. Of several processes that
 * sweep at once only one gets each row, so that a lost job is reported once. One that was replaced meanwhile isn't lost.
 */
const unlockAbandoned = `
  with abandoned as (
    select locked_by, locked_at from graphile_worker._private_jobs
    union
    select locked_by, locked_at from graphile_worker._private_job_queues
  ), names as (
    select distinct locked_by as name from abandoned
     where locked_at < now() - make_interval(secs => $1 / 1000.0)
       and locked_by not in (select unnest(worker_ids) from job_workers)
  ), queues as (
    update graphile_worker._private_job_queues set locked_by = null, locked_at = null
     where locked_by in (select name from names)
  ), replaced as (
    delete from graphile_worker._private_jobs where locked_by in (select name from names) and (${isReplaced})
  ), jobs as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null
     where locked_by in (select name from names) and not (${isReplaced})
     returning id, task_id, attempts, max_attempts
  )
  select jobs.id, tasks.identifier as job, jobs.attempts
    from jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
   where jobs.attempts >= jobs.max_attempts`;
