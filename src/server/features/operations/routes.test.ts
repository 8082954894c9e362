import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../platform/db/database.ts";
import { countCalls } from "../../platform/metrics/count-calls.ts";
import { createMetrics } from "../../platform/metrics/create-metrics.ts";
import { createTestApp, openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { eventually } from "../../testing/wait-until.ts";

const t = await openTestApp();

describe("the health routes", () => {
  test("answer that all is well", async () => {
    expect((await t.app.inject("/healthz")).json()).toEqual({ status: "alive" });
    expect((await t.app.inject("/readyz")).json()).toEqual({ status: "ready" });
  });

  test("a worker that stopped makes the process not ready", async () => {
    const idle = await createTestApp({ databaseUrl: t.adminUrl, isWorkerFine: () => false });
    const answer = await idle.app.inject("/readyz");
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: "unavailable" });
    expect((await idle.app.inject("/healthz")).statusCode).toBe(200);
    await idle.close();
  });

  test.each([
    ["the embedded database's disk", true, 503, { status: "unready", disk: "full" }],
    ["a disk without the database", false, 200, { status: "degraded", disk: "full" }],
  ])("%s is full", async (_, holdsDatabase, status, body) => {
    const disk = { read: () => ({ freeBytes: 4_096, totalBytes: 1e9 }), holdsDatabase };
    const installation = { disk, hasNightlyBackups: false, providers: [] };
    const full = await createTestApp({ databaseUrl: t.adminUrl, installation });
    const answer = await full.app.inject("/readyz");
    expect([answer.statusCode, answer.json()]).toEqual([status, body]);
    const figures = (await full.app.inject("/metrics")).body;
    expect(figures).toMatch(/^daybook_disk_free_bytes 4096$/m);
    expect(figures).toMatch(/^daybook_disk_total_bytes 1000000000$/m);
    await full.close();
  });

  test("without its database the process lives and says 503, with a word when to come back", async () => {
    const owner = await t.owner();
    const db = openDatabase("postgres://nobody@127.0.0.1:1/nothing", 2);
    const lost = await createTestApp({ databaseUrl: t.adminUrl, db });
    expect((await lost.app.inject("/healthz")).statusCode).toBe(200);
    for (const url of ["/readyz", "/api/v1/me", "/api/v1/events"]) {
      const answer = await lost.app.inject({ url, headers: { cookie: owner.cookie } });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({ code: "unavailable", message: expect.any(String) });
      expect(answer.headers["retry-after"]).toBe("2");
    }
    await lost.close();
  });

  test("when the database drops every connection, requests get an answer or 503, and all is well again by itself", async () => {
    const owner = await t.owner();
    const statuses = new Set<number>();
    let asking = true;
    const asked = Promise.all(
      Array.from({ length: 5 }, async () => {
        for (; asking; await sleep(1)) statuses.add((await owner.call("GET", "/api/v1/me")).status);
      }),
    );
    await sleep(50);
    for (let round = 0; round < 3; round++) {
      await asAdmin(t.adminUrl, (client) =>
        client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
        ),
      );
      await sleep(50);
    }
    asking = false;
    await asked;
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await eventually(async () => expect((await owner.call("GET", "/api/v1/me")).status).toBe(200));
  });
});

describe("the metrics route", () => {
  const read = (remoteAddress: string, headers: Record<string, string> = {}, app = t) =>
    app.app.inject({ url: "/metrics", remoteAddress, headers });

  test.each<[string, Record<string, string>, number]>([
    ["127.0.0.1", {}, 200],
    ["::1", {}, 200],
    ["::ffff:127.0.0.1", {}, 200],
    ["203.0.113.1", {}, 404],
    ["127.0.0.1", { "x-forwarded-for": "203.0.113.1" }, 404],
    ["127.0.0.1", { forwarded: "for=203.0.113.1" }, 404],
    ["127.0.0.1", { via: "1.1 proxy" }, 404],
    ["127.0.0.1", { host: "book.example.com" }, 404],
    ["203.0.113.1", { "x-forwarded-for": "127.0.0.1" }, 404],
    ["203.0.113.1", { authorization: "Bearer undefined" }, 404],
  ])("from %s with %j: %i", async (address, headers, status) => {
    expect((await read(address, headers)).statusCode).toBe(status);
  });

  test("a token opens them from elsewhere, and this machine needs none", async () => {
    const guarded = await createTestApp({ databaseUrl: t.adminUrl, metricsToken: "a-long-enough-token" });
    expect((await read("127.0.0.1", {}, guarded)).statusCode).toBe(200);
    const from = (headers: Record<string, string>) => read("203.0.113.1", headers, guarded);
    expect((await from({})).statusCode).toBe(404);
    expect((await from({ authorization: "Bearer a-long-enough-tokem" })).statusCode).toBe(404);
    expect((await from({ authorization: "a-long-enough-token" })).statusCode).toBe(404);
    expect((await from({ authorization: "Bearer a-long-enough-token" })).statusCode).toBe(200);
    const outside = { authorization: "Bearer a-long-enough-token", "x-forwarded-for": "203.0.113.1" };
    expect((await read("203.0.113.1", outside, guarded)).statusCode).toBe(200);
    await guarded.close();
  });

  test("requests are counted by route, never by what was asked for", async () => {
    const owner = await t.owner();
    await owner.call("GET", "/api/v1/me");
    await t.app.inject("/no/such/path-1234?email=ada@example.com");
    const { body } = await read("127.0.0.1");
    expect(body).toContain('daybook_http_request_seconds_count{method="GET",route="/api/v1/me",status="200"}');
    expect(body).toMatch(/^daybook_event_streams 0$/m);
    expect(body).not.toMatch(/path-1234|ada@example/);
  });
});

describe("what an operator watches", () => {
  const figures = async (): Promise<string> => (await t.app.inject("/metrics")).body;
  const figureOf = (text: string, name: string): number | null => {
    const line = text.split("\n").find((row) => row.startsWith(`${name} `));
    return line === undefined ? null : Number(line.slice(name.length + 1));
  };

  test("bookings by where they came from, once each and only when they are kept", async () => {
    const owner = await t.owner();
    const agentId = await buildAgent(t.adminUrl, owner.id);
    const appointmentTypeId = await buildType(t.adminUrl, owner.id, { duration: 30, buffer: 0 });
    const body = {
      ...{ clientName: "Ana", clientPhone: "+34600111222", appointmentDate: "2099-03-02", appointmentTime: "10:00" },
      ...{ agentId, appointmentTypeId, overbook: false },
    };
    const before = figureOf(await figures(), 'daybook_bookings_total{source="dashboard"}') ?? 0;
    const answers = [
      await owner.call("POST", "/api/v1/appointments", body),
      await owner.call("POST", "/api/v1/appointments", body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 409]);
    expect(figureOf(await figures(), 'daybook_bookings_total{source="dashboard"}')).toBe(before + 1);
  });

  test("jobs by state and age, notices that wait and why, backups, workers", async () => {
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 10_000);
    const [{ id: ownerId }] = [await t.owner()];
    await asAdmin(t.adminUrl, async (client) => {
      await client.query("delete from graphile_worker._private_jobs");
      await client.query("select graphile_worker.add_job('a', '{}', run_at => now() - interval '5 minutes')");
      await client.query("select graphile_worker.add_job('b', '{}', run_at => now() + interval '5 minutes')");
      await client.query("select graphile_worker.add_job('c', '{}', max_attempts => 1)");
      await client.query("update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1");
      await client.query(
        `insert into backups (name, place, started_at, finished_at) values ('x', 'y', now(), now() - interval '2 hours')`,
      );
      await client.query(`update notices set status = 'queued', reason = 'provider-away' where user_id = $1`, [
        ownerId,
      ]);
    });
    const text = await figures();
    vi.restoreAllMocks();
    expect(
      ["due", "later", "running", "retrying", "given_up"].map((state) =>
        figureOf(text, `daybook_queue_jobs{state="${state}"}`),
      ),
    ).toEqual([1, 1, 0, 0, 1]);
    expect(figureOf(text, "daybook_queue_oldest_job_seconds")).toBeGreaterThanOrEqual(300);
    expect(figureOf(text, "daybook_backup_age_seconds")).toBeGreaterThanOrEqual(7_200);
    expect(figureOf(text, "daybook_backup_failed")).toBe(0);
    expect(figureOf(text, "daybook_workers")).toBe(0);
    expect(text).toMatch(/daybook_pool_connections\{state="idle"\} \d/);
    expect(figureOf(text, "daybook_pool_waits_total")).not.toBeNull();
  });

  test("without its database the figures of the process are still shown, those of the installation aren't", async () => {
    const db = openDatabase("postgres://nobody@127.0.0.1:1/nothing", 2);
    const lost = await createTestApp({ databaseUrl: t.adminUrl, db, metrics: createMetrics() });
    const answer = await lost.app.inject("/metrics");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("daybook_pool_connections");
    expect(answer.body).not.toMatch(/^daybook_(queue_jobs|workers|backup_failed)\b/m);
    await lost.close();
  });
});

test("a provider's calls are counted by what happened to them", async () => {
  const metrics = createMetrics();
  const provider = countCalls(
    {
      account: "a",
      send: async (how: string) => {
        if (how === "throws") throw new TypeError("no");
        return how === "ok" ? { ok: true } : { ok: false, reason: "provider-away" };
      },
      verify: () => true,
    },
    "whatsapp",
    metrics,
  );
  expect([provider.account, provider.verify(), await provider.send("ok")]).toEqual(["a", true, { ok: true }]);
  await provider.send("away");
  await expect(provider.send("throws")).rejects.toThrow("no");
  const { values } = await metrics.providerCalls.get();
  expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
    ["ok", 1],
    ["provider-away", 1],
    ["TypeError", 1],
  ]);
});
