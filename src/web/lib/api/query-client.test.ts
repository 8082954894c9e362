import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A query that fails however often it is asked, and those who look at it. */
const openFailing = () => {
  const client = createQueryClient(() => undefined);
  const ask = vi.fn(() => Promise.reject(new ApiError("unavailable", 503)));
  const look = () => {
    const observer = new QueryObserver(client, { queryKey: ["failing"], queryFn: ask });
    return { observer, leave: observer.subscribe(() => undefined) };
  };
  return { ask, look };
};

const limit = 3;

test("what fails is asked three times, however many parts appear to show it", async () => {
  const { ask, look } = openFailing();
  look();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ask).toHaveBeenCalledTimes(limit);
  const shown = look();
  expect(shown.observer.getCurrentResult().isError).toBe(true);
  shown.leave();
  look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(limit);
});

test("who comes back later asks anew", async () => {
  const { ask, look } = openFailing();
  const { leave } = look();
  await vi.advanceTimersByTimeAsync(4_000);
  leave();
  await vi.advanceTimersByTimeAsync(6_000);
  look();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ask).toHaveBeenCalledTimes(2 * limit);
});
