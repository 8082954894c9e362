import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { invalidateChanged } from "./invalidate-changed.ts";

const queryClient = new QueryClient();
afterEach(() => queryClient.clear());

/** A query on screen whose answers are given by hand, in the order they were asked for. */
const watchQuery = (queryKey: readonly string[]) => {
  const pending: ((answer: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => pending.push(resolve)));
  const unsubscribe = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
  return { queryFn, unsubscribe, answer: (text: string) => pending.shift()?.(text) };
};
const shown = (queryKey: readonly string[]) => queryClient.getQueryData<string>(queryKey);

test("a change during the first fetch is fetched when that fetch is over", async () => {
  const query = watchQuery(["subscription"]);
  void invalidateChanged(queryClient, ["subscription"]);
  expect(query.queryFn).toHaveBeenCalledTimes(1);
  query.answer("paid");
  await vi.waitFor(() => expect(query.queryFn).toHaveBeenCalledTimes(2));
  query.answer("payment failed");
  await vi.waitFor(() => expect(shown(["subscription"])).toBe("payment failed"));
  expect(query.queryFn).toHaveBeenCalledTimes(2);
  query.unsubscribe();
});

test("a change during a later fetch replaces that fetch", async () => {
  const query = watchQuery(["subscription"]);
  query.answer("paid");
  await vi.waitFor(() => expect(shown(["subscription"])).toBe("paid"));
  void invalidateChanged(queryClient, ["subscription"]);
  void invalidateChanged(queryClient);
  await vi.waitFor(() => expect(query.queryFn).toHaveBeenCalledTimes(3));
  query.answer("before the change");
  query.answer("after the change");
  await vi.waitFor(() => expect(shown(["subscription"])).toBe("after the change"));
  query.unsubscribe();
});

test("other queries aren't fetched again", async () => {
  const query = watchQuery(["agents"]);
  void invalidateChanged(queryClient, ["subscription"]);
  query.answer("Ana");
  await vi.waitFor(() => expect(shown(["agents"])).toBe("Ana"));
  expect(query.queryFn).toHaveBeenCalledTimes(1);
  query.unsubscribe();
});
