import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { giveBackJobs } from "./give-back-jobs.ts";
import { oldestDueSeconds } from "./queue-locks.ts";
import type { LateEnd, QueueRun } from "./queue-run.ts";

/** How often it looks, and for how long something may be due without being taken up. Both together stay below 15 s. */
export const usualWatch = { lookMs: 2_000, stalledAfterMs: 8_000 };

export type QueueWatch = typeof usualWatch;

/** Long jobs are fine, but those after them can't wait forever. */
const busyAfterMs = 60_000;
/** How long the jobs of a run may take to end: of one that is replaced, and when the process stops. */
const replacedGraceMs = 3_000;
const stopGraceMs = 10_000;
const startPauseMs = 1_000;
const failurePauseMs = 100;

type KeeperOptions = {
  start(onLateEnd: (run: QueueRun, end: LateEnd) => void): Promise<QueueRun>;
  pool: pg.Pool;
  tasks: readonly string[];
  lockNames: Set<string>;
  log: Log;
  metrics: Metrics;
  watch: QueueWatch;
};

export type QueueKeeper = { isRunning(): boolean; stop(): Promise<void> };

/**
 * graphile-worker gives up altogether when it can't record a finished job, as happens when the database goes away at
 * that moment, and then may hang forever instead of saying so. So it isn't asked: a run that stops taking jobs, or
 * leaves due ones unprocessed while it has capacity, is replaced, and what it had locked is given back.
 */
export const keepQueueRunning = async (options: KeeperOptions): Promise<QueueKeeper> => {
  const { lockNames, log, metrics } = options;
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  const returns = giveBackJobs({ ...options, stopping: stopping.signal });
  const start = async (): Promise<QueueRun> => {
    const run = await options.start((late, end) => void returns.settle(late, end));
    for (const name of run.lockNames) lockNames.add(name);
    return run;
  };
  const endings = new Set<Promise<void>>();
  const end = (run: QueueRun): void => {
    const ending = returns.end(run, replacedGraceMs).finally(() => endings.delete(ending));
    endings.add(ending);
  };

  let current: QueueRun | null = await start();
  const inspector = createInspector(options);
  const isRunning = (): boolean => current !== null && inspector.isFine(current);
  metrics.watchQueue({ isRunning, oldestDueSeconds: inspector.oldestSeconds });

  const keep = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (current === null) {
        try {
          current = await start();
        } catch (error) {
          log.error({ err: error }, "job queue can't start yet");
          await pause(startPauseMs);
        }
        continue;
      }
      const fault = await inspector.findFault(current);
      if (fault === null || stopping.signal.aborted) {
        await pause(failurePauseMs);
        continue;
      }
      log.error({ reason: fault }, "job queue stopped; starting it again");
      metrics.queueRestarts.inc();
      end(current);
      current = null;
    }
  };
  const keeping = keep();
  return {
    isRunning,
    stop: async () => {
      stopping.abort();
      await keeping;
      await Promise.all([current && returns.end(current, stopGraceMs), ...endings]);
    },
  };
};

/** Tells whether a run does its work, by itself and by what is left unprocessed in the database. */
const createInspector = ({ pool, tasks, watch }: KeeperOptions) => {
  let oldestSeconds = 0;
  let lookedMs = performance.now();
  /** Something has been due for this long, and nothing was taken up. */
  const isIdleFor = (run: QueueRun, ms: number): boolean =>
    oldestSeconds * 1_000 > ms && performance.now() - run.lastTakenMs() > ms;
  const patienceMs = (run: QueueRun): number =>
    run.isFullyBusy() ? Math.max(busyAfterMs, watch.stalledAfterMs) : watch.stalledAfterMs;
  return {
    oldestSeconds: () => oldestSeconds,
    isFine: (run: QueueRun): boolean => run.failure() === null && !isIdleFor(run, patienceMs(run) / 2),
    /** Why the run has to be replaced; null while all is well. */
    findFault: async (run: QueueRun): Promise<string | null> => {
      if (run.failure() === null && performance.now() - lookedMs >= watch.lookMs) {
        // A database that doesn't answer says nothing about the queue; `/readyz` reports it.
        oldestSeconds = await oldestDueSeconds(pool, tasks).catch(() => 0);
        lookedMs = performance.now();
      }
      return run.failure() ?? (isIdleFor(run, patienceMs(run)) ? "due jobs aren't taken up" : null);
    },
  };
};
