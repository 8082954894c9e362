import { randomUUID } from "node:crypto";
import type { WorkerEvents } from "graphile-worker";
import { closePool, openPool } from "../db/connections.ts";
import { schemaConnection } from "../db/role/connection-settings.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { startTogether } from "../stopping/start-together.ts";
import { type LostJob, type Pace, startHeartbeat, usualHeartbeat } from "./heartbeat.ts";
import type { JobHandler } from "./job.ts";
import { keepQueueRunning, type QueueWatch, usualWatch } from "./keep-queue-running.ts";
import { NotYet } from "./not-yet.ts";
import { startQueueRun } from "./queue-run.ts";

/** Daily, hourly … work: `schedule` in crontab's five fields, UTC. */
export type Routine = {
  readonly name: string;
  readonly schedule: string;
  /** Run when a worker starts as well, and before whatever else waits. */
  readonly isFirst?: boolean;
  run(): Promise<void>;
};

export type Worker = { isRunning(): boolean; stop(): Promise<void> };

type WorkerOptions = {
  adminUrl: string;
  /** The name under which this process says that it lives; one of its own if absent. */
  processId?: string;
  handlers: readonly JobHandler[];
  routines: readonly Routine[];
  concurrency: number;
  /** Nobody else can be working on this database: jobs found locked belong to the dead. */
  isAlone: boolean;
  log: Log;
  metrics: Metrics;
  pace?: Pace;
  watch?: QueueWatch;
};

export const startWorker = (options: WorkerOptions): Promise<Worker> =>
  startTogether(options.log, async (parts) => {
    const { adminUrl, concurrency, routines, log, metrics } = options;
    // Apart from the queue's own connections: neither the heartbeat nor the watch may wait for busy or broken ones.
    const pool = openPool({
      ...schemaConnection(adminUrl),
      max: 2,
      keepAlive: true,
      connectionTimeoutMillis: 15_000,
      query_timeout: 10_000,
    });
    parts.push({ name: "the queue's connections", limitMs: 5_000, stop: () => closePool(pool) });
    const lockNames = new Set<string>();
    const heartbeat = await startHeartbeat({
      pool,
      processId: options.processId ?? randomUUID(),
      lockNames,
      isAlone: options.isAlone,
      pace: options.pace ?? usualHeartbeat,
      onLost: (job) => reportLost(job, options),
      onError: (error) => log.warn({ err: error }, "heartbeat failed"),
    });
    parts.push({ name: "heartbeat", limitMs: 5_000, stop: heartbeat.stop });
    const tasks = toTasks(options);
    for (const { name } of routines.filter(({ isFirst }) => isFirst))
      await pool.query(runAtOnce, [name, firstPriority]);
    const queue = await keepQueueRunning({
      start: (onLateEnd) =>
        startQueueRun({
          adminUrl,
          tasks,
          crontab: routines.map(toCrontab).join("\n"),
          concurrency,
          log,
          listen: (events) => reportFailures(events, options),
          onLateEnd,
        }),
      pool,
      tasks: Object.keys(tasks),
      lockNames,
      log,
      metrics,
      watch: options.watch ?? usualWatch,
    });
    parts.push({ name: "queue", limitMs: 20_000, stop: queue.stop });
    return { isRunning: queue.isRunning };
  });

/** A run that was missed is made up for, unless the next one comes within the minute; then one may wait at a time. */
const toCrontab = ({ schedule, name, isFirst }: Routine): string =>
  `${schedule} ${name} ?${schedule === "* * * * *" ? `jobKey=${name}&queue=${name}` : "fill=1h"}${isFirst ? `&priority=${firstPriority}` : ""}`;

/** Others have 0. */
const firstPriority = -10;

/** Under the key of the minute's run: of several processes that start, one does it. */
const runAtOnce = "select graphile_worker.add_job($1, job_key => $1, queue_name => $1, priority => $2)";

const toTasks = ({ handlers, routines }: WorkerOptions): Record<string, (payload: unknown) => Promise<void>> =>
  Object.fromEntries([
    ...handlers.map((handler) => [handler.name, (payload: unknown) => handler.run(payload)]),
    ...routines.map((routine) => [routine.name, () => routine.run()]),
  ]);

/** Payloads may hold personal data, so only the job's kind, number and error are logged. */
const reportFailures = (events: WorkerEvents, { log, metrics }: WorkerOptions): void => {
  events.on("job:success", ({ job }) => metrics.jobs.inc({ job: job.task_identifier, outcome: "done" }));
  events.on("job:error", ({ job, error }) => {
    // The last failure comes as `job:failed` too.
    if (job.attempts >= job.max_attempts) return;
    const known = { job: job.task_identifier, jobId: job.id, attempt: job.attempts };
    if (error instanceof NotYet && !error.isFailure) {
      metrics.jobs.inc({ job: job.task_identifier, outcome: "waiting" });
      return log.debug({ ...known, reason: error.message }, "job waits");
    }
    metrics.jobs.inc({ job: job.task_identifier, outcome: "retried" });
    log.warn({ ...known, err: error }, "job failed, will retry");
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
