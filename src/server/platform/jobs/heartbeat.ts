import type pg from "pg";
import type { Log } from "../log.ts";

const beatMs = 5_000;
/** Four missed beats. With one sweep per beat, a dead worker's jobs run again after at most 30 s. */
const deadAfter = "20 seconds";

type HeartbeatOptions = {
  pool: pg.Pool;
  processId: string;
  workerIds: ReadonlySet<string>;
  alone: boolean;
  log: Log;
};

/**
 * graphile-worker leaves the jobs of a killed process locked for four hours. Each process therefore says every few
 * seconds that it lives and which workers are its own; a lock whose worker nobody speaks for is removed.
 */
export const startHeartbeat = async (options: HeartbeatOptions): Promise<{ stop(): Promise<void> }> => {
  const { pool, processId, log } = options;
  if (options.alone) await pool.query("delete from job_workers");
  await unlockAbandoned(pool, options.alone ? "0 seconds" : deadAfter);

  const beat = async () => {
    await pool.query(
      `insert into job_workers (process_id, worker_ids, seen_at) values ($1, $2, now())
       on conflict (process_id) do update set worker_ids = excluded.worker_ids, seen_at = excluded.seen_at`,
      [processId, [...options.workerIds]],
    );
    await pool.query(`delete from job_workers where seen_at < now() - interval '${deadAfter}'`);
    await unlockAbandoned(pool, deadAfter);
  };
  let beating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beating = beat().catch((error) => log.warn({ err: error }, "heartbeat failed"));
  }, beatMs);
  await beat();
  return {
    stop: async () => {
      clearInterval(timer);
      await beating;
      await pool.query("delete from job_workers where process_id = $1", [processId]).catch(() => {});
    },
  };
};

/** A lock younger than the grace may belong to a worker whose first beat is still on its way. */
const unlockAbandoned = async (pool: pg.Pool, grace: string): Promise<void> => {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select locked_by from graphile_worker._private_jobs
        where locked_at < now() - $1::interval
          and locked_by not in (select unnest(worker_ids) from job_workers)
       union
       select locked_by from graphile_worker._private_job_queues
        where locked_at < now() - $1::interval
          and locked_by not in (select unnest(worker_ids) from job_workers)))`,
    [grace],
  );
};
