import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import { recordDone, releaseLocks } from "./queue-locks.ts";
import type { LateEnd, QueueRun } from "./queue-run.ts";

type GivingBack = {
  /** Not a run's own: its connections may be what is broken. */
  pool: pg.Pool;
  /** A worker named here counts as living: its locks are left alone. */
  lockNames: Set<string>;
  log: Log;
  stopping: AbortSignal;
};

export type JobReturns = {
  /** Ends a run and gives back what it had locked. What it is still doing stays its own until that ends. */
  end(run: QueueRun, graceMs: number): Promise<void>;
  /** A job of a run that had already ended. */
  settle(run: QueueRun, end: LateEnd): Promise<void>;
};

const pauseMs = 500;

export const giveBackJobs = ({ pool, lockNames, log, stopping }: GivingBack): JobReturns => {
  /** Tries until the database has heard it; a process that stops tries once. */
  const tellDatabase = async (tell: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await tell();
      } catch (error) {
        if (stopping.aborted) return log.warn({ err: error }, "jobs couldn't be given back");
        await sleep(pauseMs, undefined, { ref: false, signal: stopping }).catch(() => {});
      }
    }
  };
  const release = async (run: QueueRun, stillRunning: readonly string[]): Promise<void> => {
    const names = [...run.lockNames];
    await tellDatabase(() => releaseLocks(pool, names, stillRunning));
    if (stillRunning.length === 0) for (const name of names) lockNames.delete(name);
  };
  return {
    end: async (run, graceMs) => {
      await run.stop(graceMs);
      // A process that stops can't finish anything any more: others may begin at once.
      await release(run, stopping.aborted ? [] : run.runningJobs());
    },
    settle: async (run, { jobId, isDone }) => {
      if (isDone) await tellDatabase(() => recordDone(pool, [...run.lockNames], jobId));
      await release(run, run.runningJobs());
    },
  };
};
