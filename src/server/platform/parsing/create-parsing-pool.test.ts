import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { OddTask } from "../../testing/threads/odd-thread.ts";
import { createParsingPool } from "./create-parsing-pool.ts";

const open = (processorMs = 400) =>
  createParsingPool<OddTask, OddTask>({ module: "src/server/testing/threads/odd-thread.ts", processorMs });

test.each<OddTask>(["spin", "hoard", "throw", "leave"])(
  "a task that is to %s is refused, and the next ones are done",
  async (task) => {
    const pool = open(task === "hoard" ? 20_000 : 400);
    const outcomes = await Promise.all([pool.run(task), pool.run(task), pool.run("answer")]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["refused", "refused", "done"]);
  },
);

test("the loop goes on while two threads spin, and there are never more than two", { timeout: 60_000 }, async () => {
  const pool = open();
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  const began = performance.now();
  const outcomes = Promise.all(Array.from({ length: 6 }, () => pool.run("spin")));
  await sleep(300);
  expect(ticks).toBeGreaterThan(3);
  expect((await outcomes).every(({ kind }) => kind === "refused")).toBe(true);
  clearInterval(ticking);
  // Three after each other.
  expect(performance.now() - began).toBeGreaterThan(3 * 400);
});
