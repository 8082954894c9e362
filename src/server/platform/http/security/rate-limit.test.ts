import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { asAdmin, cloneDatabase } from "../../../testing/apps/test-cluster.ts";
import { type Database, openDatabase } from "../../db/database.ts";
import { AppError } from "../errors/app-error.ts";
import { createRateLimiter, forgetOldLimits } from "./rate-limit.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let first: Database;
let second: Database;

beforeAll(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  first = openDatabase(database.url, 5);
  second = openDatabase(database.url, 5);
});

afterAll(async () => {
  await first.close();
  await second.close();
  await database.drop();
});

/** So long that no test can meet its end. */
const limit = { hits: 3, windowSeconds: 100_000_000 };

const outcome = (hit: Promise<void>) =>
  hit.then(
    () => "passed" as const,
    (error: unknown) => (error instanceof AppError ? error : expect.unreachable(String(error))),
  );

test("processes count together, even when they hit at once", async () => {
  const limiters = [createRateLimiter(first), createRateLimiter(second)];
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => outcome(limiters[index % 2]?.hit("k", limit) ?? Promise.reject())),
  );
  expect(outcomes.filter((one) => one === "passed")).toHaveLength(3);
  const refused = outcomes.find((one) => one !== "passed");
  expect(refused).toMatchObject({ code: "too-many-requests" });
  expect(refused?.retryAfterSeconds).toBeGreaterThan(0);
  expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(limit.windowSeconds);
  expect(Number.isInteger(refused?.retryAfterSeconds)).toBe(true);
});

test("one key's hits are nobody else's", async () => {
  const limiter = createRateLimiter(first);
  for (let hit = 0; hit < 5; hit++) await outcome(limiter.hit("a", limit));
  expect(await outcome(limiter.hit("b", limit))).toBe("passed");
});

test("a restart forgives nothing, the next window does", async () => {
  const limiter = createRateLimiter(first);
  for (let hit = 0; hit < 4; hit++) await outcome(limiter.hit("c", limit));
  expect(await outcome(createRateLimiter(second).hit("c", limit))).not.toBe("passed");
  await asAdmin(database.url, (client) =>
    client.query("update rate_limits set window_start = window_start - interval '4 years' where key = 'c'"),
  );
  expect(await outcome(limiter.hit("c", limit))).toBe("passed");
});

describe("a window", () => {
  const hourly = { hits: 3, windowSeconds: 3600 };
  const move = (key: string, by: string) =>
    asAdmin(database.url, (client) =>
      client.query("update rate_limits set window_start = now() + $2::interval where key = $1", [key, by]),
    );

  test.each([
    ["lasts its whole length from the first hit", "-59 minutes", 0],
    ["is followed by a new one", "-61 minutes", 3],
    ["that was counted by another machine's clock, a little ahead, counts", "5 seconds", 0],
    ["that lies far ahead, since the clock was set back, holds nobody", "2 hours", 3],
  ])("%s", async (what, begins, more) => {
    const limiter = createRateLimiter(first);
    for (let hit = 0; hit < 3; hit++) await limiter.hit(what, hourly);
    await move(what, begins);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(limiter.hit(what, hourly))));
    expect(outcomes.filter((one) => one === "passed")).toHaveLength(more);
    const waits = outcomes.flatMap((one) => (one === "passed" ? [] : [one.retryAfterSeconds]));
    expect(waits.filter((seconds = 0) => seconds < 1 || seconds > hourly.windowSeconds)).toEqual([]);
  });
});

test("windows that have passed are forgotten, the current ones aren't", async () => {
  await asAdmin(database.url, (client) =>
    client.query(
      `insert into rate_limits (key, window_start, hits)
       values ('old', now() - interval '2 days', 1), ('new', now() - interval '1 hour', 1)`,
    ),
  );
  await first.run(forgetOldLimits, {});
  await asAdmin(database.url, async (client) => {
    const { rows } = await client.query("select key from rate_limits where key in ('old', 'new')");
    expect(rows).toEqual([{ key: "new" }]);
  });
});
