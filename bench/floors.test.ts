import { expect, test } from "vitest";
import { floorOf, isBelowFloor } from "./floors.ts";

test.each([
  ["booking-ratio", "higher", 0.8, 0.8, false],
  ["booking-ratio", "higher", 0.8, 0.69, false],
  ["booking-ratio", "higher", 0.8, 0.45, true],
  ["slot-engine-ratio", "lower", 2, 2.3, false],
  ["slot-engine-ratio", "lower", 2, 2.5, true],
  ["booking-round-trips", "lower", 4, 4, false],
  ["booking-round-trips", "lower", 4, 5, true],
  ["customer-messages-per-booking", "lower", 3, 3, false],
  ["customer-messages-per-booking", "lower", 3, 3.01, true],
  ["dashboard-script-kb", "lower", 220, 215.2, false],
  ["dashboard-script-kb", "lower", 220, 221, true],
  ["sign-in-script-kb", "lower", 130, 129.9, false],
  ["sign-in-script-kb", "lower", 130, 130.1, true],
  // A time: nobody is failed for a slow machine.
  ["race-slowest-ms", "lower", 100, 1_000, false],
] as const)("%s (%s than %d is better) at %d", (name, better, goal, value, isFallen) => {
  expect(isBelowFloor({ name, better, goal, value })).toBe(isFallen);
});

test("a floor is the goal less the noise", () => {
  expect(floorOf({ name: "two-owner-scaling", better: "higher", goal: 0.9, value: 1 })).toBeCloseTo(0.765);
});
