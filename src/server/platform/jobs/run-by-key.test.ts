import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { waitUntil } from "../../testing/wait-until.ts";
import { runByKey } from "./run-by-key.ts";

/** Runs that end when they are told to. */
const open = (limit: number) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const runs = runByKey<string>({
    limit: () => limit,
    run: (work) => {
      begun.push(work);
      return new Promise<void>((resolve) => ends.set(work.slice(0, 1), resolve));
    },
  });
  const end = async (key: string): Promise<void> => {
    ends.get(key)?.();
    await sleep(0);
  };
  return { runs, begun, end };
};

test("runs of one key go one at a time; a key asked for meanwhile runs once more, with the latest work", async () => {
  const { runs, begun, end } = open(4);
  runs.add("a", "a1", 0);
  runs.add("a", "a2", 0);
  runs.add("a", "a3", 0);
  runs.add("b", "b1", 0);
  expect(begun).toEqual(["a1", "b1"]);
  await end("a");
  expect(begun).toEqual(["a1", "b1", "a2"]);
  await end("a");
  expect(begun).toHaveLength(3);
  await end("b");
  await runs.stop();
});

test("no more at once than allowed, the longest waiting first", async () => {
  const { runs, begun, end } = open(2);
  for (const key of ["a", "b", "c", "d"]) runs.add(key, `${key}1`, 0);
  expect(begun).toEqual(["a1", "b1"]);
  expect(runs.room()).toBe(0);
  await end("b");
  await end("a");
  expect(begun).toEqual(["a1", "b1", "c1", "d1"]);
  await end("c");
  await end("d");
  expect(runs.room()).toBe(2);
});

test("later means later; sooner replaces it, and what is to be done sooner stays", async () => {
  const { runs, begun, end } = open(2);
  runs.add("a", "a1", 600_000);
  expect(begun).toEqual([]);
  runs.add("a", "a2", 10);
  runs.add("a", "a3", 600_000);
  await waitUntil("the run", () => begun.length > 0);
  expect(begun).toEqual(["a2"]);
  await end("a");
});

test("the end waits for what was begun and begins nothing more", async () => {
  const { runs, begun, end } = open(1);
  runs.add("a", "a1", 0);
  runs.add("b", "b1", 0);
  runs.add("c", "c1", 5);
  let isEnded = false;
  const ending = runs.stop().then(() => {
    isEnded = true;
  });
  await sleep(20);
  expect(isEnded).toBe(false);
  await end("a");
  await ending;
  runs.add("d", "d1", 0);
  expect(begun).toEqual(["a1"]);
});
