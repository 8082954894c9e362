import { expect, test } from "vitest";
import { onboardingOutcome } from "./onboarding-outcome.ts";

test.each([
  [false, null, false, "subscription-required"],
  [false, "verified", false, "subscription-required"],
  [true, null, false, "wizard"],
  [true, "cancelled", false, "wizard"],
  [true, "verified", false, "number-active"],
  [true, "failed", false, "number-active"],
  [true, "pending", false, "number-active"],
  [true, "pending", true, "wizard"],
  [true, null, true, "wizard"],
  // Paid for when it began; whether it may stay online is another question.
  [false, "pending", true, "wizard"],
] as const)("subscribed %s, number %s, registering %s: %s", (isSubscribed, numberStatus, isRegistering, outcome) => {
  expect(onboardingOutcome({ isSubscribed, numberStatus, isRegistering })).toBe(outcome);
});
