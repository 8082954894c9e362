import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { type LostJob, type Pace, startHeartbeat, usualPace } from "./heartbeat.ts";
import type { JobHandler } from "./job.ts";
import { keepQueueRunning } from "./keep-queue-running.ts";
import { nudgeNamedQueues } from "./nudge-named-queues.ts";

/** Daily, hourly … work: `schedule` in crontab's five fields, UTC. */
export type Routine = { readonly name: string; readonly schedule: string; run(): Promise<void> };

export type Worker = { isRunning(): boolean; stop(): Promise<void> };

type WorkerOptions = {
  adminUrl: string;
  handlers: readonly JobHandler[];
  routines: readonly Routine[];
  concurrency: number;
  /** Nobody else can be working on this database: jobs found locked belong to the dead. */
  alone: boolean;
  log: Log;
  metrics: Metrics;
  pace?: Pace;
};

export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { log } = options;
  // Two spare connections: the queue's listener and the heartbeat must not wait for busy workers.
  const pool = new pg.Pool({ connectionString: options.adminUrl, max: options.concurrency + 2, keepAlive: true });
  // The queue reconnects by itself; it asks for both listeners so that a lost connection can't end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const events: WorkerEvents = new EventEmitter();
  const lockNames = new Set<string>();
  // The queue locks jobs in the name of the whole pool, not of the single worker.
  events.on("pool:create", ({ workerPool }) => lockNames.add(workerPool.id));
  events.on("pool:release", ({ workerPool }) => lockNames.delete(workerPool.id));
  nudgeNamedQueues(events);
  reportFailures(events, options);

  const heartbeat = await startHeartbeat({
    pool,
    processId: randomUUID(),
    lockNames,
    alone: options.alone,
    pace: options.pace ?? usualPace,
    onLost: (job) => reportLost(job, options),
    onError: (error) => log.warn({ err: error }, "heartbeat failed"),
  });
  const queue = await keepQueueRunning(() => runQueue(pool, events, options), log);
  return {
    isRunning: queue.isRunning,
    stop: async () => {
      await queue.stop();
      await heartbeat.stop();
      await pool.end();
    },
  };
};

const runQueue = (pool: pg.Pool, events: WorkerEvents, options: WorkerOptions): Promise<Runner> =>
  run({
    pgPool: pool,
    taskList: toTaskList(options),
    crontab: options.routines.map((routine) => `${routine.schedule} ${routine.name} ?fill=1h`).join("\n"),
    concurrency: options.concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    // Without a delay it records a job's end behind its own back: a database that is away at that moment would end
    // the process, and a stop wouldn't wait for the record.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    events,
    logger: options.log.forQueue(),
  });

const toTaskList = ({ handlers, routines }: WorkerOptions): TaskList =>
  Object.fromEntries([
    ...handlers.map((handler) => [handler.name, (payload: unknown) => handler.run(payload)]),
    ...routines.map((routine) => [routine.name, () => routine.run()]),
  ]);

/** Payloads may hold personal data, so only the job's kind, number and error are told. */
const reportFailures = (events: WorkerEvents, { log, metrics }: WorkerOptions): void => {
  events.on("job:success", ({ job }) => metrics.jobs.inc({ job: job.task_identifier, outcome: "done" }));
  events.on("job:error", ({ job, error }) => {
    // The last failure comes as `job:failed` too.
    if (job.attempts >= job.max_attempts) return;
    metrics.jobs.inc({ job: job.task_identifier, outcome: "retried" });
    log.warn({ job: job.task_identifier, jobId: job.id, attempt: job.attempts, err: error }, "job failed, will retry");
  });
  events.on("job:failed", ({ job, error }) => {
    metrics.jobs.inc({ job: job.task_identifier, outcome: "dead" });
    log.error({ job: job.task_identifier, jobId: job.id, attempts: job.attempts, err: error }, "job failed for good");
  });
};

const reportLost = ({ id, job, attempts }: LostJob, { log, metrics }: WorkerOptions): void => {
  metrics.jobs.inc({ job, outcome: "dead" });
  log.error({ job, jobId: id, attempts }, "job failed for good: its worker died during the last attempt");
};
