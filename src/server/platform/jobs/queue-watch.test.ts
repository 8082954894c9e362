import type pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captureLog } from "../../testing/capture-log.ts";
import { createMetrics, type Metrics } from "../metrics/create-metrics.ts";
import { keepQueueRunning, type QueueKeeper, usualWatch } from "./keep-queue-running.ts";
import type { QueueRun } from "./queue-run.ts";

// Fake timers don't reach the promises of Node's timers.
vi.mock("node:timers/promises", () => ({
  setTimeout: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
}));

/** Promised by the guide to deploying. */
const promisedMs = 15_000;
const stepMs = 100;

let dueSinceMs: number | null;
let startedAtMs: number[];

beforeEach(() => {
  vi.useFakeTimers();
  dueSinceMs = null;
  startedAtMs = [];
});

afterEach(() => {
  vi.useRealTimers();
});

/** Answers as late as a busy database does. */
const pool = {
  query: async () => {
    await new Promise((resolve) => void setTimeout(resolve, 500));
    return { rows: [{ seconds: dueSinceMs === null ? null : (performance.now() - dueSinceMs) / 1_000 }] };
  },
} as unknown as pg.Pool;

/** Takes the last job just before the next one is due, and none after it, without a word. */
const startSilent = async (lastJobMs: number, isFullyBusy = false): Promise<QueueRun> => {
  const startedMs = performance.now();
  startedAtMs.push(startedMs);
  return {
    lockNames: new Set(["run"]),
    failure: () => null,
    lastTakenMs: () => Math.max(startedMs, Math.min(performance.now(), lastJobMs)),
    isFullyBusy: () => isFullyBusy,
    runningJobs: () => [],
    stop: () => new Promise(() => {}),
  };
};

/** For how long something is due until the condition holds. */
const dueFor = async (holds: () => boolean): Promise<number> => {
  while (!holds()) {
    await vi.advanceTimersByTimeAsync(stepMs);
    if (performance.now() - (dueSinceMs ?? 0) > 10 * promisedMs) throw new Error("it is never noticed");
  }
  return performance.now() - (dueSinceMs ?? 0);
};

/** Whenever between two looks the job becomes due. */
const moments = Array.from({ length: (usualWatch.lookMs * 2) / stepMs }, (_, index) => index * stepMs);

const keep = (start: () => Promise<QueueRun>, metrics: Metrics): Promise<QueueKeeper> =>
  keepQueueRunning({
    ...{ start, pool, tasks: ["known"], lockNames: new Set<string>() },
    ...{ log: captureLog().log, metrics, watch: usualWatch },
  });

test("with the limits of the product a silent queue is noticed and replaced within fifteen seconds", async () => {
  const slowest = { doubtMs: 0, replacedMs: 0 };
  const metrics = createMetrics();
  for (const afterMs of moments) {
    startedAtMs = [];
    dueSinceMs = null;
    const dueAtMs = performance.now() + afterMs;
    const keeper = await keep(() => startSilent(dueAtMs), metrics);
    await vi.advanceTimersByTimeAsync(afterMs);
    expect(keeper.isRunning()).toBe(true);
    dueSinceMs = performance.now();
    slowest.doubtMs = Math.max(slowest.doubtMs, await dueFor(() => !keeper.isRunning()));
    slowest.replacedMs = Math.max(slowest.replacedMs, await dueFor(() => startedAtMs.length > 1));
    void keeper.stop();
    await vi.advanceTimersByTimeAsync(stepMs);
  }
  expect(slowest.doubtMs).toBeLessThan(promisedMs / 2);
  expect(slowest.replacedMs).toBeGreaterThan(usualWatch.stalledAfterMs);
  expect(slowest.replacedMs).toBeLessThan(promisedMs);
});

test("long jobs that fill all hands are no fault for half a minute, and end after a whole one", async () => {
  const keeper = await keep(() => startSilent(performance.now(), true), createMetrics());
  dueSinceMs = performance.now();
  const doubtMs = await dueFor(() => !keeper.isRunning());
  const replacedMs = await dueFor(() => startedAtMs.length > 1);
  expect([Math.floor(doubtMs / 5_000), Math.floor(replacedMs / 5_000)]).toEqual([30 / 5, 60 / 5]);
  void keeper.stop();
  await vi.advanceTimersByTimeAsync(stepMs);
});
