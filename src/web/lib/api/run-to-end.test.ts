import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { runToEnd } from "./run-to-end.ts";

/** As `useMutation` makes it, in a component that is gone before the answer comes. */
const leaving = (answer: Promise<string>) => {
  const observer = new MutationObserver(new QueryClient(), { mutationFn: (_: number) => answer });
  const leave = observer.subscribe(() => undefined);
  return { mutateAsync: (variables: number) => observer.mutate(variables), observer, leave };
};

const ends = (said: string[]) => ({
  onSuccess: (result: string) => void said.push(result),
  onError: (error: unknown) => void said.push(String(error)),
});

test("how a change ended is reported after its dialog was closed", async () => {
  const said: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const change = leaving(promise);
  runToEnd(change, 1, ends(said));
  change.leave();
  resolve("saved");
  await expect.poll(() => said).toEqual(["saved"]);
});

test("a failure is reported after leaving the page", async () => {
  const said: string[] = [];
  const { promise, reject } = Promise.withResolvers<string>();
  const change = leaving(promise);
  runToEnd(change, 1, ends(said));
  change.leave();
  reject(new Error("no line"));
  await expect.poll(() => said).toEqual(["Error: no line"]);
});

test("a failure that others tell of stays with them", async () => {
  const change = leaving(Promise.reject(new Error("no line")));
  runToEnd(change, 1, {});
  await expect.poll(() => change.observer.getCurrentResult().status).toBe("error");
});
