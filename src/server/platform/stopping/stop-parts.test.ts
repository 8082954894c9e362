import { expect, test } from "vitest";
import { captureLog } from "../../testing/capture-log.ts";
import { stopParts } from "./stop-parts.ts";
import { TimeLimitExceeded } from "./with-time-limit.ts";

test("the last started is stopped first; one that hangs or fails doesn't keep the others", async () => {
  const { log, lines } = captureLog();
  const stopped: string[] = [];
  const stop = (name: string) => async () => void stopped.push(name);
  const parts = [
    { name: "database", limitMs: 1_000, stop: stop("database") },
    { name: "queue", limitMs: 20, stop: () => new Promise<void>(() => {}) },
    { name: "pool", limitMs: 1_000, stop: () => Promise.reject(new Error("no goodbye")) },
    { name: "app", limitMs: 1_000, stop: stop("app") },
  ];
  const failure = await stopParts(parts, log).catch((error: unknown) => error);
  expect(stopped).toEqual(["app", "database"]);
  expect(failure).toMatchObject({ message: "no goodbye" });
  expect(lines.map(({ part, err }) => [part, (err as { name: string }).name])).toEqual([
    ["pool", "Error"],
    ["queue", TimeLimitExceeded.name],
  ]);
});
