import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { asAdmin, cloneDatabase, openTestPool } from "../../testing/apps/test-cluster.ts";
import { captureLog } from "../../testing/capture-log.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { createMetrics } from "../metrics/create-metrics.ts";
import { keepQueueRunning, type QueueKeeper } from "./keep-queue-running.ts";
import type { LateEnd, QueueRun } from "./queue-run.ts";

/** A run that does nothing but what the test makes it do. */
type FakeRun = QueueRun & {
  name: string;
  fail(): void;
  running: string[];
  stopped: boolean;
  lateEnd(end: LateEnd): void;
};

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
let keeper: QueueKeeper | null = null;
const runs: FakeRun[] = [];
let metrics: ReturnType<typeof createMetrics>;
let log: ReturnType<typeof captureLog>;
let lockNames: Set<string>;
const hangingEnd: { ms: number } = { ms: 0 };

beforeEach(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  pool = openTestPool(database.url);
  metrics = createMetrics();
  log = captureLog();
  lockNames = new Set();
  runs.length = 0;
  hangingEnd.ms = 0;
});

afterEach(async () => {
  await keeper?.stop();
  keeper = null;
  await pool.end();
  await database.drop();
});

const startFake = (onLateEnd: (run: QueueRun, end: LateEnd) => void): FakeRun => {
  let failure: string | null = null;
  const name = `run-${runs.length}`;
  const startedMs = performance.now();
  const run: FakeRun = {
    name,
    lockNames: new Set([name]),
    running: [],
    stopped: false,
    failure: () => failure,
    lastTakenMs: () => startedMs,
    isFullyBusy: () => false,
    runningJobs: () => [...run.running],
    stop: async () => {
      run.stopped = true;
      await sleep(hangingEnd.ms);
    },
    fail: () => {
      failure = "gave up";
    },
    lateEnd: (end) => onLateEnd(run, end),
  };
  runs.push(run);
  return run;
};

const keep = async (): Promise<void> => {
  keeper = await keepQueueRunning({
    start: async (onLateEnd) => startFake(onLateEnd),
    pool,
    tasks: ["known"],
    lockNames,
    log: log.log,
    metrics,
    watch: { lookMs: 50, stalledAfterMs: 600 },
  });
};

const add = async (task: string, lockedBy: string | null = null, queue: string | null = null): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    "select id from graphile_worker.add_job($1, '{}'::json, queue_name => $2)",
    [task, queue],
  );
  const id = rows[0]?.id ?? "";
  if (lockedBy !== null) {
    await pool.query(
      "update graphile_worker._private_jobs set locked_by = $2, locked_at = now(), attempts = 1 where id = $1",
      [id, lockedBy],
    );
    await pool.query(
      "update graphile_worker._private_job_queues set locked_by = $2, locked_at = now() where queue_name = $1",
      [queue, lockedBy],
    );
  }
  return id;
};

const locks = async (): Promise<Record<string, [string | null, number]>> => {
  const { rows } = await pool.query<{ id: string; locked_by: string | null; attempts: number }>(
    "select id, locked_by, attempts from graphile_worker._private_jobs",
  );
  return Object.fromEntries(rows.map((row) => [row.id, [row.locked_by, row.attempts]]));
};

const gauge = async (name: string): Promise<number> => {
  const line = (await metrics.registry.metrics()).split("\n").find((text) => text.startsWith(`${name} `));
  return Number(line?.split(" ")[1]);
};

describe("a run of the queue", () => {
  it("that gives up is replaced even if it never ends, and says so until then", { tags: "trial" }, async () => {
    hangingEnd.ms = 1_500;
    await keep();
    expect([keeper?.isRunning(), await gauge("daybook_queue_running")]).toEqual([true, 1]);
    runs[0]?.fail();
    expect([keeper?.isRunning(), await gauge("daybook_queue_running")]).toEqual([false, 0]);
    await waitUntil("the next run", () => runs.length === 2);
    await waitUntil("its readiness", () => keeper?.isRunning());
    expect(runs[0]?.stopped).toBe(true);
    expect(await gauge("daybook_queue_restarts_total")).toBe(1);
    expect(log.lines.map(({ msg }) => msg)).toEqual(["job queue stopped; starting it again"]);
  });

  it("that leaves due jobs unprocessed is replaced, though it says nothing", async () => {
    await keep();
    await add("known");
    await waitUntil("the doubt", () => keeper?.isRunning() === false);
    expect(await gauge("daybook_queue_oldest_due_seconds")).toBeGreaterThan(0);
    await waitUntil("the next run", () => runs.length === 2);
  });

  it("isn't blamed for what it can't do: unknown jobs, later ones, and those of a busy queue", {
    tags: "trial",
  }, async () => {
    await keep();
    await add("of-a-newer-version");
    await add("known", "somebody", "chat");
    await add("known", null, "chat");
    await pool.query("select graphile_worker.add_job('known', '{}'::json, run_at => now() + interval '1 hour')");
    await sleep(1_500);
    expect([runs.length, keeper?.isRunning()]).toEqual([1, true]);
  });

  it("gives back what it had locked, without counting the try, all but what it is still doing", {
    tags: "trial",
  }, async () => {
    await keep();
    const lost = await add("known", "run-0", "one");
    const busy = await add("known", "run-0", "two");
    const foreign = await add("known", "somebody", "three");
    (runs[0] as FakeRun).running = [busy];
    runs[0]?.fail();
    await waitUntil("the return", async () => (await locks())[lost]?.[0] === null);
    expect(await locks()).toEqual({ [lost]: [null, 0], [busy]: ["run-0", 1], [foreign]: ["somebody", 1] });
    expect(lockNames.has("run-0")).toBe(true);

    (runs[0] as FakeRun).running = [];
    runs[0]?.lateEnd({ jobId: busy, isDone: true });
    await waitUntil("the record", async () => (await locks())[busy] === undefined);
    await waitUntil("the name's end", () => !lockNames.has("run-0"));
    const { rows } = await pool.query(
      "select queue_name from graphile_worker._private_job_queues where locked_by is not null",
    );
    expect(rows).toEqual([{ queue_name: "three" }]);
  });

  it("gives back even after the database was away", { tags: "trial" }, async () => {
    await keep();
    const lost = await add("known", "run-0");
    await asAdmin(inject("adminUrl"), (client) =>
      client.query(`alter database ${new URL(database.url).pathname.slice(1)} with allow_connections false`),
    );
    await pool.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
    await asAdmin(inject("adminUrl"), (client) =>
      client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
        new URL(database.url).pathname.slice(1),
      ]),
    );
    runs[0]?.fail();
    await sleep(700);
    await asAdmin(inject("adminUrl"), (client) =>
      client.query(`alter database ${new URL(database.url).pathname.slice(1)} with allow_connections true`),
    );
    await waitUntil("the return", async () => (await locks())[lost]?.[0] === null);
  });
});
