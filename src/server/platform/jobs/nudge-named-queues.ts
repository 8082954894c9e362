import type { WorkerEvents, WorkerPool } from "graphile-worker";

/** By when the end of a job is recorded: on a fast machine, and on a busy one. */
const recordedAfterMs = [10, 50];

/**
 * graphile-worker looks for a queue's next job while the end of the last one is still being recorded, finds the queue
 * locked and waits for its next poll: a conversation would stutter. So it is told to look once more.
 */
export const nudgeNamedQueues = (events: WorkerEvents): void => {
  const open = new Set<WorkerPool>();
  events.on("pool:create", ({ workerPool }) => open.add(workerPool));
  events.on("pool:gracefulShutdown", ({ workerPool }) => open.delete(workerPool));
  events.on("pool:forcefulShutdown", ({ workerPool }) => open.delete(workerPool));
  events.on("job:complete", ({ worker: { workerPool }, job }) => {
    if (job.job_queue_id === null) return;
    for (const ms of recordedAfterMs) {
      // It throws when nudged after its end.
      setTimeout(() => open.has(workerPool) && workerPool.nudge(1), ms).unref();
    }
  });
};
