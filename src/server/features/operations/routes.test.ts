import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../platform/db/database.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});

afterAll(() => t.close());

describe("alive and ready", () => {
  test("all is well", async () => {
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
    await vi.waitFor(async () => expect((await owner.call("GET", "/api/v1/me")).status).toBe(200));
  });
});

describe("figures", () => {
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
    ["203.0.113.1", { "x-forwarded-for": "127.0.0.1" }, 404],
    ["203.0.113.1", { authorization: "Bearer undefined" }, 404],
  ])("from %s with %j: %i", async (address, headers, status) => {
    expect((await read(address, headers)).statusCode).toBe(status);
  });

  test("with a token set, it alone opens them", async () => {
    const guarded = await createTestApp({ databaseUrl: t.adminUrl, metricsToken: "a-long-enough-token" });
    const from = (headers: Record<string, string>) => read("127.0.0.1", headers, guarded);
    expect((await from({})).statusCode).toBe(404);
    expect((await from({ authorization: "Bearer a-long-enough-tokem" })).statusCode).toBe(404);
    expect((await from({ authorization: "a-long-enough-token" })).statusCode).toBe(404);
    expect((await from({ authorization: "Bearer a-long-enough-token" })).statusCode).toBe(200);
    const outside = { authorization: "Bearer a-long-enough-token", "x-forwarded-for": "203.0.113.1" };
    expect((await read("203.0.113.1", outside, guarded)).statusCode).toBe(200);
    await guarded.close();
  });

  test("requests are told by route, never by what was asked for", async () => {
    const owner = await t.owner();
    await owner.call("GET", "/api/v1/me");
    await t.app.inject("/no/such/path-1234?email=ada@example.com");
    const { body } = await read("127.0.0.1");
    expect(body).toContain('daybook_http_request_seconds_count{method="GET",route="/api/v1/me",status="200"}');
    expect(body).toMatch(/^daybook_event_streams 0$/m);
    expect(body).not.toMatch(/path-1234|ada@example/);
  });
});
