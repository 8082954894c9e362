import { describe, expect, test } from "vitest";
import { type DeliveryAttempt, decideDelivery, retryPauseSeconds } from "./decide-delivery.ts";

const now = Temporal.Instant.from("2027-03-04T09:00:00Z");
const fine = { attempts: 0, answer: { status: 200 }, failures: 0, failingSince: null, now };
const decide = (change: Partial<DeliveryAttempt>) => decideDelivery({ ...fine, ...change });
const hoursAgo = (hours: number) => now.subtract({ hours });

describe("an attempt to send an event", () => {
  test.each([200, 201, 204, 299])("that is answered %i is the last", (status) => {
    expect(decide({ answer: { status }, attempts: 3, failures: 9, failingSince: hoursAgo(5) })).toEqual({
      state: "sent",
      nextAttemptAt: null,
      endpoint: { failures: 0, failingSince: null, pausedUntil: null },
      off: null,
    });
  });

  test.each<DeliveryAttempt["answer"]>([
    ...[{ status: 199 }, { status: 301 }, { status: 307 }, { status: 404 }, { status: 500 }, { status: 999 }],
    ...[{ problem: "unreachable" } as const, { problem: "private-address" } as const],
  ])("that gets %j is repeated", (answer) => {
    const verdict = decide({ answer });
    expect(verdict).toMatchObject({ state: "waiting", off: null });
    expect(verdict.nextAttemptAt?.toString()).toBe("2027-03-04T09:00:05Z");
    expect(verdict.endpoint.failingSince).toEqual(now);
  });

  test("that is answered 410 switches the endpoint off", () => {
    expect(decide({ answer: { status: 410 } })).toMatchObject({ state: "failed", nextAttemptAt: null, off: "gone" });
  });

  test.each([
    [71.9, null],
    [72, "dead"],
    [200, "dead"],
  ])("that fails after %f hours of failures", (hours, off) => {
    const failingSince = now.subtract({ minutes: hours * 60 });
    expect(decide({ answer: { status: 500 }, failures: 30, failingSince }).off).toBe(off);
  });

  test("is given up after the last pause, without switching off an endpoint that takes others", () => {
    const last = decide({ answer: { status: 500 }, attempts: retryPauseSeconds.length });
    expect(last).toMatchObject({ state: "failed", nextAttemptAt: null, off: null });
  });

  test("pauses the endpoint for longer each time, up to ten minutes", () => {
    const pauses = [0, 1, 2, 3, 4, 50].map((failures) => {
      const { pausedUntil } = decide({ answer: { problem: "too-slow" }, failures }).endpoint;
      return pausedUntil?.since(now).total("seconds");
    });
    expect(pauses).toEqual([5, 15, 60, 300, 600, 600]);
  });
});

test("pauses grow, and take nearly three days together", () => {
  expect([...retryPauseSeconds].sort((one, other) => one - other)).toEqual(retryPauseSeconds);
  const hours = retryPauseSeconds.reduce((sum, seconds) => sum + seconds, 0) / 3600;
  expect(hours).toBeGreaterThan(70);
  expect(hours).toBeLessThan(72);
});
