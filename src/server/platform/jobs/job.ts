import type { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Tx } from "../db/database.ts";
import { enqueueJob } from "./queue-store.ts";

/** A kind of background work. Its payload is checked again when it runs: an older version may have written it. */
export type Job<Payload> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** After this many failures the job stays in the queue as dead, counted and logged. */
  readonly maxAttempts: number;
};

export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

export type JobHandler = { readonly name: string; run(payload: unknown): Promise<void> };

/** Ties a job to the function that does it. */
export const handleJob = <Payload>(job: Job<Payload>, work: (payload: Payload) => Promise<void>): JobHandler => ({
  name: job.name,
  run: async (payload) => work(job.payload.parse(payload)),
});

export type EnqueueOptions = {
  /** Jobs of one queue run one at a time, in order. */
  queue?: string;
  /** By Daybook's clock; at once when absent. */
  runAt?: Temporal.Instant;
  /** A later job with the same key replaces a waiting one. */
  key?: string;
};

export type Enqueue = <Payload>(tx: Tx, job: Job<Payload>, payload: Payload, options?: EnqueueOptions) => Promise<void>;

/** Jobs are added in the caller's transaction: they exist exactly when the change that caused them does. */
export const createEnqueue =
  (clock: Clock): Enqueue =>
  async (tx, job, payload, options = {}) => {
    // The queue runs on the database's clock, which a simulated clock may be ahead of.
    const runAt = options.runAt?.subtract({ milliseconds: clock.aheadMs() }) ?? null;
    await tx.run(enqueueJob, {
      task: job.name,
      payload: JSON.stringify(payload),
      queue: options.queue ?? null,
      runAt,
      key: options.key ?? null,
      maxAttempts: job.maxAttempts,
    });
  };
