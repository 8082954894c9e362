import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { cloneDatabase, openTestPool } from "../../testing/apps/test-cluster.ts";
import { captureLog } from "../../testing/capture-log.ts";
import { type HangingWorker, startHangingWorker, stuckJob, testPace } from "../../testing/processes/hanging-worker.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { createMovableClock } from "../clock.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { createMetrics } from "../metrics/create-metrics.ts";
import type { Pace } from "./heartbeat.ts";
import { createEnqueue, defineJob, handleJob, type JobHandler } from "./job.ts";
import { NotYet } from "./not-yet.ts";
import { type Routine, startWorker, type Worker } from "./worker.ts";

const noteJob = defineJob({ name: "note", payload: z.object({ note: z.string() }), maxAttempts: 2 });

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Database;
let admin: pg.Pool;
const clock = createMovableClock();
const enqueue = createEnqueue(clock);
const workers: Worker[] = [];
const hanging: HangingWorker[] = [];

beforeEach(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  db = openDatabase(database.url, 3);
  admin = openTestPool(database.url);
});

afterEach(async () => {
  await Promise.all(hanging.splice(0).map((worker) => worker.kill()));
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await Promise.all([db.close(), admin.end()]);
  await database.drop();
});

const add = (note: string, options: Parameters<typeof enqueue>[3] = {}, job = noteJob) =>
  db.transaction((tx) => enqueue(tx, job, { note }, options));

type Started = { worker: Worker; metrics: ReturnType<typeof createMetrics>; captured: ReturnType<typeof captureLog> };

const start = async (
  handlers: JobHandler[],
  overrides: { isAlone?: boolean; pace?: Pace; routines?: Routine[] } = {},
): Promise<Started> => {
  const captured = captureLog();
  const metrics = createMetrics();
  const worker = await startWorker({
    adminUrl: database.url,
    handlers,
    routines: [],
    concurrency: 4,
    isAlone: false,
    log: captured.log,
    metrics,
    pace: testPace,
    ...overrides,
  });
  workers.push(worker);
  return { worker, metrics, captured };
};

/** Keeps the notes of the jobs it runs. */
const noting = (notes: string[]): JobHandler => handleJob(noteJob, async ({ note }) => void notes.push(note));

const outcomes = async ({ metrics }: Started): Promise<Record<string, number>> => {
  const { values } = await metrics.jobs.get();
  return Object.fromEntries(values.map(({ labels, value }) => [`${labels.job} ${labels.outcome}`, value]));
};

const waiting = async (): Promise<number> => {
  const { rows } = await admin.query("select count(*)::int as count from graphile_worker._private_jobs");
  return rows[0].count;
};

/** The queue waits longer after each failure; a test doesn't. */
const hurry = () => admin.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");

const dieBusy = async (): Promise<void> => {
  const worker = await startHangingWorker(database.url);
  hanging.push(worker);
  await worker.untilBusy();
  await worker.kill();
};

describe("a job that is added", () => {
  it("exists exactly when the transaction that made it does", async () => {
    const failure = new Error("changed my mind");
    const work = db.transaction(async (tx) => {
      await enqueue(tx, noteJob, { note: "never" });
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await waiting()).toBe(0);
    await add("kept");
    expect(await waiting()).toBe(1);
  });

  it("replaces a waiting job that has the same key", async () => {
    await add("old", { key: "reminder", runAt: clock.now().add({ hours: 1 }) });
    await add("new", { key: "reminder" });
    await add("other", { key: "another" });
    const notes: string[] = [];
    await start([noting(notes)]);
    await waitUntil("both", () => notes.length === 2);
    expect(notes.sort()).toEqual(["new", "other"]);
    await waitUntil("their record", async () => (await waiting()) === 0);
  });

  it("waits for its time by Daybook's clock, not the machine's", async () => {
    const ahead = createMovableClock(clock.now().add({ hours: 48 }));
    const notes: string[] = [];
    await start([noting(notes)]);
    await db.transaction((tx) => createEnqueue(ahead)(tx, noteJob, { note: "due" }, { runAt: ahead.now() }));
    await add("later", { runAt: clock.now().add({ hours: 1 }) });
    await waitUntil("the due one", () => notes.length > 0);
    await add("at once");
    await waitUntil("the next", () => notes.length > 1);
    expect(notes).toEqual(["due", "at once"]);
  });
});

describe("a named queue", () => {
  it("runs its jobs one at a time, in order, across several workers", async () => {
    for (let n = 0; n < 12; n++) await add(String(n), { queue: "conversation" });
    await add("meanwhile");
    const finished: string[] = [];
    let running = 0;
    const slow = handleJob(noteJob, async ({ note }) => {
      if (note === "meanwhile") return void finished.push(note);
      running++;
      expect(running).toBe(1);
      await sleep(Math.random() * 15);
      running--;
      finished.push(note);
    });
    await Promise.all([start([slow]), start([slow])]);
    await waitUntil("all of them", () => finished.length === 13);
    expect(finished.filter((note) => note !== "meanwhile")).toEqual(Array.from({ length: 12 }, (_, n) => String(n)));
    expect(finished.at(-1)).not.toBe("meanwhile");
  });

  it("goes on with its next job without waiting for a poll", { tags: "trial" }, async () => {
    const notes: string[] = [];
    const started = await start([noting(notes)]);
    await waitUntil("its listening", () => started.worker.isRunning());
    const before = performance.now();
    for (let n = 0; n < 80; n++) await add(String(n), { queue: "conversation" });
    await waitUntil("all of them", () => notes.length === 80);
    // Four workers that poll each second would need 20 s; without that it is a fraction of one.
    expect(performance.now() - before).toBeLessThan(15_000);
  });
});

describe("a routine that comes first", () => {
  it("runs when a worker starts, before whatever else waits", async () => {
    for (let n = 0; n < 40; n++) await add(String(n));
    const finished: string[] = [];
    const first = { name: "first", schedule: "* * * * *", isFirst: true, run: async () => void finished.push("first") };
    await start([noting(finished)], { routines: [first] });
    await waitUntil("all", async () => finished.length > 40);
    // Four at a time are taken up together.
    expect(finished.indexOf("first")).toBeLessThan(4);
  });
});

describe("a failing job", () => {
  it("that only waits for something else isn't logged as a failure", async () => {
    let isFirst = true;
    const waitingJob = handleJob(noteJob, async () => {
      if (isFirst) {
        isFirst = false;
        throw new NotYet("the owner's own words come first");
      }
    });
    const started = await start([waitingJob]);
    await add("a");
    await waitUntil("its end", async () => {
      await hurry();
      return (await outcomes(started))["note done"] === 1;
    });
    expect(await outcomes(started)).toEqual({ "note waiting": 1, "note done": 1 });
    expect(started.captured.lines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it("is tried again, then ends as dead: counted and logged without its payload", async () => {
    const secret = `secret-${randomUUID()}`;
    const failing = handleJob(noteJob, async () => {
      throw new Error("refused", { cause: new Error("550 <ada@example.com> unknown\nada@example.com again") });
    });
    const started = await start([failing]);
    await add(secret);
    await waitUntil("first failure", async () => (await outcomes(started))["note retried"] === 1);
    expect(started.captured.lines.map((line) => line.msg)).toEqual(["job failed, will retry"]);

    await waitUntil("death", async () => {
      await hurry();
      return (await outcomes(started))["note dead"] === 1;
    });
    expect(await outcomes(started)).toEqual({ "note retried": 1, "note dead": 1 });
    const dead = started.captured.lines.at(-1);
    expect(dead).toMatchObject({ level: 50, msg: "job failed for good", job: "note", attempts: 2 });
    expect(started.captured.text()).not.toContain(secret);
    expect(started.captured.text()).not.toContain("ada@example.com");
    // It stays in the queue for an operator to look at.
    expect(await waiting()).toBe(1);
  });

  it("is none when it was added again while it ran: the newer one does its work", async () => {
    const begun: string[] = [];
    const open = Promise.withResolvers<void>();
    const failing = handleJob(noteJob, async ({ note }) => {
      begun.push(note);
      if (note === "newer") return;
      await open.promise;
      throw new Error("refused");
    });
    const started = await start([failing]);
    await add("older", { key: "news" });
    await waitUntil("its begin", () => begun.length === 1);
    await add("newer", { key: "news" });
    open.resolve();
    await waitUntil("an empty queue", async () => (await waiting()) === 0);
    expect(begun).toEqual(["older", "newer"]);
    expect(started.captured.lines.map(({ msg }) => msg)).toEqual(["job failed, and was added again meanwhile"]);
  });

  it("fails as well when an older version wrote another payload", async () => {
    const started = await start([noting([])]);
    await db.transaction((tx) => enqueue(tx, { ...noteJob, payload: z.any() }, { letter: "from the past" }));
    await waitUntil("its failure", async () => (await outcomes(started))["note retried"] === 1);
    expect(started.captured.text()).not.toContain("from the past");
  });
});

describe("a worker that can't start", () => {
  it("leaves nothing of itself at work", async () => {
    const { log } = captureLog();
    const routines = [{ name: "never", schedule: "no schedule", run: async () => {} }];
    const own = { adminUrl: database.url, handlers: [], routines, concurrency: 1, isAlone: false };
    await expect(startWorker({ ...own, log, metrics: createMetrics(), pace: testPace })).rejects.toThrow();
    await sleep(testPace.beatMs * 3);
    expect((await admin.query("select from job_workers")).rows).toEqual([]);
  });
});

describe("a killed worker's job", () => {
  it("is taken up by another worker that keeps running", { tags: "trial" }, async () => {
    const notes: string[] = [];
    await add("orphan", { queue: "one" }, stuckJob);
    await dieBusy();
    await start([handleJob(stuckJob, async ({ note }) => void notes.push(note))]);
    expect(notes).toEqual([]);
    await waitUntil("the rescue", () => notes.length > 0);
    expect(notes).toEqual(["orphan"]);
    await waitUntil("the record of it", async () => (await waiting()) === 0);
  });

  it("is taken up at once by a worker that starts and knows itself alone", async () => {
    await add("orphan", {}, stuckJob);
    await dieBusy();
    const notes: string[] = [];
    // So slow a heartbeat would never find it.
    const pace = { beatMs: 150, deadAfterMs: 600_000 };
    await start([handleJob(stuckJob, async ({ note }) => void notes.push(note))], { isAlone: true, pace });
    await waitUntil("the rescue", () => notes.length > 0);
  });

  it("isn't missed when it was added again meanwhile", { tags: "trial" }, async () => {
    const notes: string[] = [];
    await add("old news", { key: "news", queue: "one" }, stuckJob);
    await dieBusy();
    await add("news", { key: "news", queue: "one" }, stuckJob);
    const started = await start([handleJob(stuckJob, async ({ note }) => void notes.push(note))]);
    await waitUntil("an empty queue", async () => (await waiting()) === 0);
    expect(notes).toEqual(["news"]);
    expect(await outcomes(started)).toEqual({ "stuck done": 1 });
  });

  it("ends visibly when that was its last attempt", { tags: "trial" }, async () => {
    await add("poison", {}, { ...stuckJob, maxAttempts: 1 });
    await dieBusy();
    const [one, two] = await Promise.all([start([noting([])]), start([noting([])])]);
    const dead = async () => [one, two].map(async (each) => (await outcomes(each))["stuck dead"] ?? 0);
    await waitUntil("its report", async () => (await Promise.all(await dead())).reduce((a, b) => a + b) > 0);
    await sleep(testPace.beatMs * 3);
    expect((await Promise.all(await dead())).reduce((a, b) => a + b)).toBe(1);
    expect([...one.captured.lines, ...two.captured.lines]).toEqual([
      expect.objectContaining({ level: 50, job: "stuck", attempts: 1 }),
    ]);
  });
});

describe("a live worker", () => {
  it("keeps a job that takes long", { tags: "trial" }, async () => {
    await add("long");
    let runs = 0;
    const long = handleJob(noteJob, async () => {
      runs++;
      await sleep(testPace.deadAfterMs + 1_000);
    });
    await Promise.all([start([long]), start([long])]);
    await waitUntil("its end", async () => (await waiting()) === 0);
    expect(runs).toBe(1);
  });

  it("finishes what it runs before it stops, and says it is gone", async () => {
    await add("running");
    let finished = false;
    let begun = false;
    const started = await start([
      handleJob(noteJob, async () => {
        begun = true;
        await sleep(300);
        finished = true;
      }),
    ]);
    await waitUntil("its begin", () => begun);
    await started.worker.stop();
    workers.pop();
    expect(finished).toBe(true);
    expect(await waiting()).toBe(0);
    expect((await admin.query("select from job_workers")).rowCount).toBe(0);
  });

  it("comes back when the queue gives up because the database went away", { tags: "trial" }, async () => {
    const notes: string[] = [];
    let begun = false;
    const started = await start([
      handleJob(noteJob, async ({ note }) => {
        begun = true;
        if (note === "first") await sleep(300);
        notes.push(note);
      }),
    ]);
    await add("first");
    await waitUntil("its begin", () => begun);
    // Nobody can connect when the job is done: the queue can't record it.
    await denyConnections(true);
    await waitUntil("the job's end", () => notes.length === 1);
    await waitUntil("the queue's end", () => !started.worker.isRunning());
    await denyConnections(false);
    await waitUntil("the queue's return", () => started.worker.isRunning());
    await add("second");
    await waitUntil("the second job", () => notes.includes("second"));
    // What was done but not recorded is done again: at least once, never not at all.
    await waitUntil("the first one's second run", () => notes.filter((note) => note === "first").length === 2);
    await waitUntil("the record of it", async () => (await waiting()) === 0);
  });
});

const denyConnections = async (deny: boolean): Promise<void> => {
  const client = new pg.Client({ connectionString: inject("adminUrl") });
  await client.connect();
  const name = new URL(database.url).pathname.slice(1);
  await client.query(`alter database ${name} with allow_connections ${!deny}`);
  if (deny) await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  await client.end();
};
