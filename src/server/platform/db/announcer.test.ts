import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { asAdmin, cloneDatabase } from "../../testing/apps/test-cluster.ts";
import { readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { type Announcer, openAnnouncer } from "./announcer.ts";
import { appConnection } from "./role/connection-settings.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let listener: pg.Client;
let announcer: Announcer | null = null;
const heard: { channel: string; payload: string }[] = [];

beforeAll(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  listener = new pg.Client({ connectionString: database.url });
  listener.on("notification", ({ channel, payload = "" }) => heard.push({ channel, payload }));
  await listener.connect();
  for (const channel of ["daybook_changes", "daybook_sessions", '"jobs:insert"'])
    await listener.query(`listen ${channel}`);
});
afterAll(async () => {
  await listener.end();
  await database.drop();
});
beforeEach(() => {
  heard.length = 0;
});
afterEach(async () => {
  await announcer?.close();
  announcer = null;
});

const owner = "11111111-1111-4111-8111-111111111111";
const note = (count: number, table = "agents") =>
  asAdmin(database.url, (client) =>
    client.query("insert into pending_changes select $1, $2, n from generate_series(1, $3::int) n", [
      table,
      owner,
      count,
    ]),
  );
const changes = () =>
  heard.flatMap(({ channel, payload }) => (channel === "daybook_changes" ? JSON.parse(payload) : []));

test("a burst is announced in few notifications, each change once", async () => {
  await note(100);
  await note(100);
  announcer = openAnnouncer(appConnection(database.url), 60_000);
  announcer.wake();
  await waitUntil("the changes", () => changes().length === 100);
  expect(heard).toHaveLength(3);
  expect(new Set(changes().map(({ id }: { id: string }) => id)).size).toBe(100);
  expect(await readRows(database.url, "select from pending_changes")).toEqual([]);
});

test("more than fits at once is announced without being asked again", async () => {
  await note(12_000);
  announcer = openAnnouncer(appConnection(database.url), 60_000);
  announcer.wake();
  await waitUntil("the changes", () => changes().length === 12_000, 20_000);
});

test("changes that others did not announce are announced at the next look", async () => {
  announcer = openAnnouncer(appConnection(database.url), 50);
  await note(1, "session");
  await note(3, "jobs");
  await waitUntil("both", () => heard.length === 2);
  expect(heard).toContainEqual({ channel: "daybook_sessions", payload: "1" });
  const [jobs] = heard.filter(({ channel }) => channel === "jobs:insert");
  expect(JSON.parse(jobs?.payload ?? "")).toMatchObject({ count: 3 });
});

test("two announcers publish each change once", async () => {
  await note(2_000);
  announcer = openAnnouncer(appConnection(database.url), 60_000);
  const other = openAnnouncer(appConnection(database.url), 60_000);
  announcer.wake();
  other.wake();
  await waitUntil("the changes", () => changes().length === 2_000);
  await sleep(50);
  expect(changes()).toHaveLength(2_000);
  await other.close();
});

test("it doesn't wait for the disk, and comes back when its connection was cut", async () => {
  announcer = openAnnouncer(appConnection(database.url), 50);
  await note(1);
  await waitUntil("the first", () => changes().length === 1);
  const settings = await readRows<{ pid: number }>(
    database.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%announce_changes()%' and pid <> pg_backend_pid()`,
  );
  expect(settings).toHaveLength(1);
  await note(2);
  await waitUntil("the others", () => changes().length === 3);
});

describe("nobody else notifies", () => {
  test("of our functions only the one that tells does", async () => {
    const rows = await readRows(
      database.url,
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* 'pg_notify|add_job|\\mnotify\\M '",
    );
    expect(rows).toEqual([{ proname: "announce_changes" }]);
  });

  test("a change of every owner table is noted", async () => {
    const rows = await readRows<{ name: string }>(
      database.url,
      `select c.relname as name from pg_class c
        where c.oid in (select tgrelid from pg_trigger where tgfoid in ('notify_change'::regproc, 'notify_owner_change'::regproc))
          and (exists (select from pg_attribute where attrelid = c.oid and attname = 'id' and not attisdropped))
              <> exists (select from pg_trigger where tgrelid = c.oid and tgfoid = 'notify_change'::regproc)`,
    );
    expect(rows).toEqual([]);
  });
});

describe("a job is added as the queue would", () => {
  type Job = { task: string; queue: string | null; key: string | null; runAt: string | null };
  const columns = `payload::text, priority, attempts, max_attempts, last_error, revision, flags, key is null as keyless,
    job_queue_id is null as unqueued, run_at = '2099-01-01' as later, locked_at is null as free`;
  const cases: [string, Job][] = [
    ["plain", { task: "one", queue: null, key: null, runAt: null }],
    ["queued", { task: "two", queue: "row", key: null, runAt: null }],
    ["keyed and later", { task: "one", queue: "row", key: "k", runAt: "2099-01-01" }],
  ];

  const add = (client: pg.Client, how: "ours" | "theirs", { task, queue, key, runAt }: Job) =>
    how === "ours"
      ? client.query("select enqueue_job($1, '{\"a\":1}', $2, $3, $4, 7)", [task, queue, runAt, key])
      : client.query(
          `select graphile_worker.add_job($1, '{"a":1}', queue_name => $2, run_at => $3, job_key => $4, max_attempts => 7)`,
          [task, queue, runAt, key],
        );

  /** Once, again, and again while the first is being done. */
  const story = async (how: "ours" | "theirs", job: Job): Promise<unknown[]> => {
    const seen: unknown[] = [];
    await asAdmin(database.url, async (client) => {
      const look = async () =>
        seen.push((await client.query(`select ${columns} from graphile_worker._private_jobs order by id`)).rows);
      await client.query("delete from graphile_worker._private_jobs");
      await add(client, how, job);
      await look();
      await add(client, how, job);
      await look();
      await client.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x', attempts = 1");
      await add(client, how, job);
      await look();
      await client.query("delete from graphile_worker._private_jobs");
    });
    return seen;
  };

  test.each(cases)("%s", async (_, job) => {
    expect(await story("ours", job)).toEqual(await story("theirs", job));
  });

  test("without reading the queue, however long it has become since the connection began", async () => {
    await asAdmin(database.url, async (client) => {
      const job = { task: "one", queue: "row", runAt: "2099-01-01" };
      for (let made = 0; made < 12; made++) await add(client, "ours", { ...job, key: `early-${made}` });
      await client.query(
        `insert into graphile_worker._private_jobs (task_id, key, run_at)
         select (select min(id) from graphile_worker._private_tasks), 'filler-' || n, '2099-01-01' from generate_series(1, 20000) n`,
      );
      // What filling it read may still be in this connection's counts.
      await client.query("select pg_stat_force_next_flush()");
      await client.query("begin");
      await add(client, "ours", { ...job, key: "late" });
      const { rows } = await client.query<{ read: number }>(
        `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
          where schemaname = 'graphile_worker' and relname = '_private_jobs'`,
      );
      await client.query("rollback");
      expect(rows[0]?.read).toBe(0);
    });
  });
});
