import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildClient } from "../../testing/builders/build-client.ts";

const t = await openTestApp();

/** A slow machine may take some seconds between two steps. */
const tens = (seconds: number): number => Math.floor(seconds / 10) * 10;

/** Each on a moment of its own, as the look is kept for a second. */
let aheadMs = 0;
const look = async () => {
  aheadMs += 10_000;
  const spy = vi.spyOn(performance, "now").mockReturnValue(performance.now() + aheadMs);
  const [ready, figures] = [await t.app.inject("/readyz"), await t.app.inject("/metrics")];
  spy.mockRestore();
  const gauges = ["jobs", "messages"].map((queue) => {
    const line = new RegExp(`^daybook_unattended_seconds\\{queue="${queue}"\\} (\\S+)$`, "m").exec(figures.body);
    return tens(Number(line?.[1]));
  });
  return [ready.statusCode, ready.json(), gauges];
};
const fine = [200, { status: "ready" }, [0, 0]];
const query = (text: string, values: unknown[] = []) => asAdmin(t.adminUrl, (client) => client.query(text, values));
const clear = async () => {
  await query("delete from graphile_worker._private_jobs");
  await query("delete from job_workers");
  await query("update conversations set due_at = null, claimed_by = null");
};
const addJob = async (seconds: number, queue: string | null = null): Promise<string> => {
  let id = "";
  await asAdmin(t.adminUrl, async (client) => {
    const { rows } = await client.query("select id from graphile_worker.add_job('a', '{}', queue_name => $1)", [queue]);
    id = rows[0].id;
    const ago = "now() - make_interval(secs => $2)";
    await client.query(`update graphile_worker._private_jobs set run_at = ${ago}, updated_at = ${ago} where id = $1`, [
      id,
      seconds,
    ]);
  });
  return id;
};
const lock = (id: string, name: string, seconds: number) =>
  query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - make_interval(secs => $3) where id = $1`,
    [id, name, seconds],
  );
const sayAlive = (names: string[], processId = randomUUID(), seconds = 1) =>
  query("insert into job_workers values ($1, $2, now() - make_interval(secs => $3))", [processId, names, seconds]);

beforeEach(clear);

describe("work that no worker is at", () => {
  test("is named, and takes the process out of nobody's service", async () => {
    await addJob(5);
    expect(await look()).toEqual(fine);
    await addJob(21);
    expect(await look()).toEqual([200, { status: "degraded", unattended: ["jobs"] }, [20, 0]]);
  });

  test("isn't what a worker is busy with: a backlog, and what waits behind another of its queue", async () => {
    await sayAlive(["worker-a"]);
    await addJob(600);
    await lock(await addJob(30), "worker-a", 3);
    expect(await look()).toEqual(fine);
    await clear();
    await sayAlive(["worker-a"]);
    const first = await addJob(600, "chat");
    await lock(first, "worker-a", 300);
    await query(
      `update graphile_worker._private_job_queues set locked_by = 'worker-a', locked_at = now() where queue_name = 'chat'`,
    );
    await addJob(500, "chat");
    expect(await look()).toEqual(fine);
  });

  test("is also what a worker had in hand that no longer says that it lives", async () => {
    await sayAlive(["worker-a"], randomUUID(), 16);
    await lock(await addJob(600), "worker-a", 41);
    expect(await look()).toEqual([200, { status: "degraded", unattended: ["jobs"] }, [40, 0]]);
  });

  test("can be messages alone, though jobs are done", async () => {
    const owner = await t.owner();
    const { conversationId } = await buildClient(t.adminUrl, owner.id, { name: "Ana", at: "2026-01-05T09:00:00Z" });
    await sayAlive(["worker-a"]);
    await lock(await addJob(30), "worker-a", 1);
    await query("update conversations set due_at = now() - interval '21 seconds' where id = $1", [conversationId]);
    expect(await look()).toEqual([200, { status: "degraded", unattended: ["messages"] }, [0, 20]]);
    const worker = randomUUID();
    await query("update conversations set claimed_by = $2 where id = $1", [conversationId, worker]);
    expect(await look()).toMatchObject([200, { status: "degraded" }, [0, 20]]);
    await sayAlive([], worker);
    expect(await look()).toEqual(fine);
  });
});
