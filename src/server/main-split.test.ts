import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { freePort } from "./platform/postgres/free-port.ts";
import { startInboxServer } from "./simulators/inbox/inbox-server.ts";
import { asAdmin, cloneDatabase } from "./testing/apps/test-cluster.ts";
import { processTestTimeoutMs, startSpawned, stopAllSpawned } from "./testing/processes/spawn-daybook.ts";
import { tempDir } from "./testing/temp-dir.ts";
import { eventually, waitUntil } from "./testing/wait-until.ts";

vi.setConfig({ testTimeout: processTestTimeoutMs, hookTimeout: processTestTimeoutMs });

const dir = tempDir();
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let environment: Record<string, string>;
let smtp: Awaited<ReturnType<typeof startInboxServer>>;
/** What the mail server took, and how long it takes for each. */
const received: string[] = [];
const arriving: string[] = [];
let smtpDelayMs = 0;

beforeAll(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  smtp = await startInboxServer({
    store: {
      add: async (mail) => {
        arriving.push(mail.to);
        await sleep(smtpDelayMs);
        received.push(mail.to);
        return { id: "1", ...mail };
      },
      list: async () => [],
      clear: async () => {},
    },
    now: () => Temporal.Now.instant(),
    onError: () => {},
  });
  environment = { DATABASE_URL: database.url, SIMULATORS: "off", SMTP_URL: smtp.smtpUrl, DATA_DIR: dir.path };
});
afterEach(stopAllSpawned);
afterAll(async () => {
  await smtp.close();
  await database.drop();
  dir[Symbol.dispose]();
});

const signUp = async (port: number, email: string): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://localhost:${port}` },
    body: JSON.stringify({ name: "Ada Barber", email, password: "a-good-password-7" }),
  });
  return response.status;
};

const jobs = async (): Promise<number> => {
  let count = 0;
  await asAdmin(database.url, async (client) => {
    count = (await client.query("select from graphile_worker._private_jobs")).rowCount ?? 0;
  });
  return count;
};

/** As if they had been waiting for so long. */
const ageJobs = (seconds: number) =>
  asAdmin(database.url, (client) =>
    client.query(
      `update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1),
         updated_at = updated_at - make_interval(secs => $1)`,
      [seconds],
    ),
  );

describe("web and worker with DATABASE_URL", () => {
  it("web and worker share the work, and nothing embedded starts", { tags: "trial" }, async () => {
    const port = await freePort();
    const web = await startSpawned({ ...environment, ROLE: "web", PORT: String(port) });
    expect(await signUp(port, "ada@example.com")).toBe(200);
    expect(await jobs()).toBe(1);
    await sleep(300);
    expect(received).toEqual([]);
    const ready = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
    expect(await ready()).toEqual({ status: "ready" });
    await ageJobs(16);
    await eventually(async () => expect(await ready()).toEqual({ status: "degraded", unattended: ["jobs"] }));

    // A second web process, and a worker that needs no port of its own.
    const secondPort = await freePort();
    const [secondWeb, worker] = await Promise.all([
      startSpawned({ ...environment, ROLE: "web", PORT: String(secondPort) }),
      startSpawned({ ...environment, ROLE: "worker", PORT: String(port) }),
    ]);
    await waitUntil("the first mail", () => received.includes("ada@example.com"));
    await eventually(async () => expect(await ready()).toEqual({ status: "ready" }));
    expect(await signUp(secondPort, "bob@example.com")).toBe(200);
    await waitUntil("the second mail", () => received.includes("bob@example.com"));
    expect(await Promise.all([web.stop(), secondWeb.stop(), worker.stop()])).toEqual([0, 0, 0]);
    expect(existsSync(join(dir.path, "postgres"))).toBe(false);
    expect(readdirSync(dir.path)).toEqual([]);
  });

  it("a worker reports its health and figures where it is configured to, and nothing else", async () => {
    const port = await freePort();
    const worker = await startSpawned({ ...environment, ROLE: "worker", WORKER_PORT: String(port) });
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await ask("/healthz")).status).toBe(200);
    await waitUntil("its queue", async () => (await ask("/readyz")).status === 200);
    expect(await (await ask("/metrics")).text()).toContain("daybook_jobs_total");
    expect((await ask("/api/v1/me")).status).toBe(404);
    expect(await worker.stop()).toBe(0);
  });

  it("SIGTERM lets a running job finish and records it", { tags: "trial" }, async () => {
    smtpDelayMs = 1_000;
    const port = await freePort();
    const daybook = await startSpawned({ ...environment, PORT: String(port) });
    expect(await signUp(port, "eve@example.com")).toBe(200);
    await waitUntil("the job's run", () => arriving.includes("eve@example.com"));
    expect(received).not.toContain("eve@example.com");
    expect(await daybook.stop()).toBe(0);
    expect(received).toContain("eve@example.com");
    expect(await jobs()).toBe(0);
  });
});
