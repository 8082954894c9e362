import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { ownRequestHeader } from "./platform/http/security/origin-check.ts";
import { freePort } from "./platform/postgres/free-port.ts";
import { isAlive } from "./platform/postgres/process-status.ts";
import { asAdmin } from "./testing/apps/test-cluster.ts";
import { insertOwner } from "./testing/builders/build-owner.ts";
import { setUpProcessTests } from "./testing/processes/set-up-process-tests.ts";
import {
  embeddedDatabaseUrl,
  embeddedServerPid,
  type SpawnedDaybook,
  spawnDaybook,
  startSpawned,
} from "./testing/processes/spawn-daybook.ts";
import { waitUntil } from "./testing/wait-until.ts";

const dir = setUpProcessTests();
let port: number;
let url: string;

beforeEach(async () => {
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
});

const start = (): Promise<SpawnedDaybook> =>
  startSpawned({ DATA_DIR: dir.path, PORT: String(port), LOG_LEVEL: "warn" });

const serverPid = (): number => embeddedServerPid(dir.path) ?? 0;

/** Resolves once connections are refused: it has heard the signal. */
const untilDeaf = () =>
  waitUntil(
    "its closing",
    () =>
      new Promise<boolean>((resolve) => {
        const probe = connect(port, "127.0.0.1", () => probe.destroy(resolve(false) as never));
        probe.once("error", () => resolve(true));
      }),
  );

/** Resolves once a statement waits for a lock. */
const untilBlocked = () =>
  asAdmin(embeddedDatabaseUrl(dir.path), (client) => {
    const blocked = "select from pg_stat_activity where wait_event_type = 'Lock'";
    return waitUntil("the request's waiting", async () => ((await client.query(blocked)).rowCount ?? 0) > 0);
  });

describe("a server that gets SIGTERM", () => {
  it("answers what was asked, drops idle connections, then stops PostgreSQL", { tags: "trial" }, async () => {
    const daybook = await start();
    const owner = await insertOwner(embeddedDatabaseUrl(dir.path));
    const lock = new pg.Client({ connectionString: embeddedDatabaseUrl(dir.path) });
    // PostgreSQL stops as soon as the answer is out, no matter who else is connected.
    lock.on("error", () => {});
    await lock.connect();
    await lock.query("begin");
    await lock.query("select from user_profiles where user_id = $1 for update", [owner.id]);

    // As a browser has them: an event stream, a connection kept for later, and one opened ahead of need.
    const events = await fetch(`${url}/api/v1/events`, { headers: { cookie: owner.cookie } });
    await (await fetch(`${url}/healthz`)).text();
    const spare = connect(port, "127.0.0.1");
    await once(spare, "connect");
    const slow = fetch(`${url}/api/v1/me/language`, {
      method: "PUT",
      headers: { cookie: owner.cookie, [ownRequestHeader]: "1", "content-type": "application/json" },
      body: JSON.stringify({ language: "de" }),
    });
    await untilBlocked();

    const pid = serverPid();
    daybook.signal("SIGTERM");
    daybook.signal("SIGTERM");
    await untilDeaf();
    await sleep(100);
    expect(isAlive(daybook.pid)).toBe(true);
    await lock.query("commit");
    const response = await slow;
    expect([response.status, await response.json()]).toEqual([200, { language: "de" }]);
    expect(await daybook.ended).toBe(0);
    await events.text();
    await lock.end();
    // A warning would mean that it waited for those who never finish asking.
    expect(daybook.output().stderr).toBe("");
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(dir.path, "daybook.lock"))).toBe(false);
  });

  it("during the start waits for its end, and leaves no PostgreSQL behind", { tags: "trial" }, async () => {
    const daybook = spawnDaybook({ DATA_DIR: dir.path, PORT: String(port) });
    const pid = await waitUntil("PostgreSQL's start", () => embeddedServerPid(dir.path));
    daybook.signal("SIGTERM");
    expect(await daybook.ended).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });
});

describe("a start that is interrupted", () => {
  it("says how long it took from the first moment on until the first answer", { tags: "trial" }, async () => {
    const beganMs = performance.now();
    const daybook = await start();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const tookMs = performance.now() - beganMs;
    const said = /is ready after (\d+\.\d) s/.exec(daybook.output().stdout);
    expect(Number(said?.[1]) * 1000).toBeGreaterThan(tookMs * 0.8 - 100);
    expect(await daybook.stop()).toBe(0);
  });
});

describe("a PostgreSQL that dies under a running Daybook", () => {
  it("means 503 for a moment, never an end of the process", async () => {
    const daybook = await start();
    const { cookie } = await insertOwner(embeddedDatabaseUrl(dir.path));
    const ask = async () => (await fetch(`${url}/api/v1/me`, { headers: { cookie } })).status;
    expect(await ask()).toBe(200);
    const lock = new pg.Client({ connectionString: embeddedDatabaseUrl(dir.path) });
    lock.on("error", () => {});
    await lock.connect();
    await lock.query(`begin; lock table "user"`);
    const signUp = fetch(`${url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: `http://localhost:${port}` },
      body: JSON.stringify({ name: "Ada Barber", email: "ada@example.com", password: "a-good-password-7" }),
    });
    await untilBlocked();

    process.kill(serverPid(), "SIGKILL");
    expect((await signUp).status).toBe(503);
    // PostgreSQL may be back before the next question: an answer in between is a 503, and nothing else.
    await waitUntil("its return", async () => {
      const status = await ask();
      expect([200, 503]).toContain(status);
      return status === 200;
    });
    await waitUntil("readiness", async () => (await fetch(`${url}/readyz`)).status === 200);
    expect(await daybook.stop()).toBe(0);
    await lock.end();
  });
});
