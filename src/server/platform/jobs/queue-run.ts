import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type JobHelpers, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { closePool, openPool } from "../db/connections.ts";
import { schemaConnection } from "../db/role/connection-settings.ts";
import type { Log } from "../log.ts";
import { withTimeLimit } from "../stopping/with-time-limit.ts";
import { nudgeNamedQueues } from "./nudge-named-queues.ts";
import { wasAddedAgain } from "./queue-locks.ts";
import { createQueueLogger } from "./queue-logger.ts";

/** How a job that outlived its run ended. */
export type LateEnd = { jobId: string; isDone: boolean };

/** One run of the queue's library, with connections of its own: it can be cut off without asking it. */
export type QueueRun = {
  /** Under which names it locks jobs. */
  readonly lockNames: ReadonlySet<string>;
  /** Why it has stopped taking jobs without being asked; null while it takes them. */
  failure(): string | null;
  /** When it last took a job, on the clock of `performance`; at first, when it started. */
  lastTakenMs(): number;
  isFullyBusy(): boolean;
  runningJobs(): string[];
  /** Takes no more jobs, lets those that run end for this long, then cuts its connections. Never fails, always ends. */
  stop(graceMs: number): Promise<void>;
};

type Task = (payload: unknown) => Promise<void>;

export type QueueRunOptions = {
  adminUrl: string;
  tasks: Readonly<Record<string, Task>>;
  crontab: string;
  concurrency: number;
  log: Log;
  listen(events: WorkerEvents): void;
  /** A job ended after its run had been cut off and could no longer record it. */
  onLateEnd(run: QueueRun, end: LateEnd): void;
};

/** Longer than the longest job, which erases an account. One that never ended would keep its place forever. */
const jobLimitMs = 900_000;
const startMs = 20_000;
const lookMs = 20;
/** After the last job its end still has to be recorded. A library that hangs doesn't get there. */
const recordMs = 2_000;

type Progress = {
  lockNames: Set<string>;
  running: Set<string>;
  lastTakenMs: number;
  failure: string | null;
  isStopping: boolean;
  isCut: boolean;
};

export const startQueueRun = async (options: QueueRunOptions): Promise<QueueRun> => {
  const progress: Progress = {
    lockNames: new Set(),
    running: new Set(),
    lastTakenMs: performance.now(),
    failure: null,
    isStopping: false,
    isCut: false,
  };
  const events: WorkerEvents = new EventEmitter();
  follow(events, progress);
  nudgeNamedQueues(events);
  options.listen(events);
  const pool = openQueuePool(options);
  const cut = async () => {
    progress.isCut = true;
    await closePool(pool, 500);
  };
  const starting = startLibrary(pool, events, options, (task) =>
    watchTask(endQuietlyIfReplaced(task, pool, options.log), progress, (end) => options.onLateEnd(queueRun, end)),
  );
  const runner = await withTimeLimit(startMs, "the queue's start", starting).catch(async (error: unknown) => {
    starting.then((late) => late.stop()).catch(() => {});
    await cut();
    throw error;
  });
  const ended = runner.promise.catch(() => {}).then(() => giveUp(progress, "it has ended"));
  const queueRun: QueueRun = {
    lockNames: progress.lockNames,
    failure: () => progress.failure,
    lastTakenMs: () => progress.lastTakenMs,
    isFullyBusy: () => progress.running.size >= options.concurrency,
    runningJobs: () => [...progress.running],
    stop: async (graceMs) => {
      progress.isStopping = true;
      // It refuses when it is already giving up by itself, and may never answer; its end is awaited either way.
      runner.stop().catch(() => {});
      await Promise.race([ended, untilIdle(progress, graceMs).then(() => sleep(recordMs, undefined, { ref: false }))]);
      await cut();
    },
  };
  return queueRun;
};

/** One spare connection for the queue's listener. A server that has vanished must not be waited for in silence. */
const openQueuePool = ({ adminUrl, concurrency }: QueueRunOptions): pg.Pool =>
  openPool({
    ...schemaConnection(adminUrl),
    max: concurrency + 1,
    keepAlive: true,
    connectionTimeoutMillis: 15_000,
    query_timeout: 20_000,
  });

const startLibrary = (
  pool: pg.Pool,
  events: WorkerEvents,
  options: QueueRunOptions,
  watched: (task: Task) => TaskList[string],
): Promise<Runner> =>
  run({
    pgPool: pool,
    taskList: Object.fromEntries(Object.entries(options.tasks).map(([name, task]) => [name, watched(task)])),
    crontab: options.crontab,
    concurrency: options.concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    // Without a delay it records a job's end behind its own back: a database that is away at that moment would end
    // the process, and a stop wouldn't wait for the record.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    events,
    logger: createQueueLogger(options.log),
  });

const giveUp = (progress: Progress, reason: string): void => {
  if (!progress.isStopping) progress.failure ??= reason;
};

const follow = (events: WorkerEvents, progress: Progress): void => {
  // The queue locks jobs in the name of the whole pool, not of the single worker.
  events.on("pool:create", ({ workerPool }) => progress.lockNames.add(workerPool.id));
  events.on("job:start", () => {
    progress.lastTakenMs = performance.now();
  });
  events.on("pool:fatalError", () => giveUp(progress, "a job's end couldn't be recorded"));
  events.on("pool:gracefulShutdown", () => giveUp(progress, "it is shutting down"));
  events.on("pool:forcefulShutdown", () => giveUp(progress, "it is shutting down"));
};

type Job = JobHelpers["job"];

type JobTask = (payload: unknown, job: Job) => Promise<void>;

/**
 * A job that is added again while it runs loses its key and its attempts to the newer one. If it failed after that, it would lie
 * in the queue as given up, although nothing is left undone.
 */
const endQuietlyIfReplaced =
  (task: Task, pool: pg.Pool, log: Log): JobTask =>
  async (payload, { id, key, task_identifier }) => {
    try {
      await task(payload);
    } catch (error) {
      const isReplaced = key !== null && (await wasAddedAgain(pool, id).catch(() => false));
      if (!isReplaced) throw error;
      log.warn({ job: task_identifier, jobId: id, err: error }, "job failed, and was added again meanwhile");
    }
  };

const watchTask =
  (task: JobTask, progress: Progress, onLateEnd: (end: LateEnd) => void): TaskList[string] =>
  async (payload, { job }) => {
    progress.running.add(job.id);
    let isDone = false;
    try {
      await withTimeLimit(jobLimitMs, "the job", task(payload, job));
      isDone = true;
    } finally {
      progress.running.delete(job.id);
      if (progress.isCut) onLateEnd({ jobId: job.id, isDone });
    }
  };

const untilIdle = async ({ running }: Progress, limitMs: number): Promise<void> => {
  const deadline = performance.now() + limitMs;
  while (running.size > 0 && performance.now() < deadline) await sleep(lookMs);
};
