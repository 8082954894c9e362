import { expect, test } from "vitest";
import { measureDelay, runWatched } from "./watch-delay.ts";

const workFor = (ms: number): void => {
  const began = process.threadCpuUsage().user;
  while (process.threadCpuUsage().user - began < ms * 1_000);
};

test("work on the thread is a delay, waiting is none", async () => {
  const working = await measureDelay(async () => workFor(400));
  const waiting = await measureDelay(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(working.delayMs).toBeGreaterThan(300);
  expect(waiting.delayMs).toBeLessThan(working.delayMs / 2);
});

test("the longest of several delays counts, not their sum", async () => {
  const { delayMs } = await measureDelay(async () => {
    for (let left = 4; left > 0; left--) {
      workFor(100);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  expect(delayMs).toBeLessThan(300);
});

test("a check that holds up the event loop has a finding", async () => {
  expect((await runWatched(async () => [])).findings).toEqual([]);
  const { findings } = await runWatched(async () => {
    workFor(400);
    return ["something else"];
  });
  expect(findings[0]).toBe("something else");
  expect(findings[1]).toMatch(/held up for \d+ ms/);
});

test("a check that fails has a finding", async () => {
  expect((await runWatched(() => Promise.reject(new Error("no")))).findings).toEqual(["failed: Error: no"]);
});
