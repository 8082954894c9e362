import { setTimeout as sleep } from "node:timers/promises";
import { vi } from "vitest";

/** Asks until the answer is neither false nor nothing; gives up with what was waited for. */
export const waitUntil = async <Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
  timeoutMs = 25_000,
): Promise<Exclude<Awaited<Answer>, false | null | undefined>> => {
  for (const deadline = Date.now() + timeoutMs; ; ) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined) return answer as never;
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    await sleep(10);
  }
};

/** Until the expectations hold; fails with the last one that didn't. A busy machine takes longer than Vitest's own second. */
export const eventually = (expectations: () => unknown): Promise<unknown> =>
  vi.waitFor(expectations, { timeout: 25_000, interval: 10 });
