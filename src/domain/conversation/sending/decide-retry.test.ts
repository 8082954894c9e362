import { expect, test } from "vitest";
import { decideRetry } from "./decide-retry.ts";

const failed = { reason: "provider-away", isRetryable: true, mayHaveArrived: false, ageMs: 1_000 } as const;

test.each([
  ["the provider is away", failed, "queued", false],
  ["the answer was lost", { ...failed, mayHaveArrived: true }, "sending", false],
  ["away for too long", { ...failed, ageMs: 16 * 60_000 }, "failed", true],
  ["refused for good", { ...failed, reason: "rejected", isRetryable: false }, "failed", true],
  ["more than 24 hours", { ...failed, reason: "outside-window", isRetryable: false }, "not_sent", true],
] as const)("a failed reply is tried again or not: %s", (_what, failure, status, isOver) => {
  expect(decideRetry(failure)).toEqual({ status, isOver });
});
