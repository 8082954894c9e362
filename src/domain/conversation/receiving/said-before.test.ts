import { expect, test } from "vitest";
import { clockStepMs, isSaidBefore } from "./said-before.ts";

const now = Temporal.Instant.from("2027-03-01T12:00:00Z");
const at = (minutes: number): number => now.epochMilliseconds + minutes * 60_000;

test.each([
  ["a minute apart", at(-2), at(-1), true],
  ["the other way round", at(-1), at(-2), false],
  ["at once", at(-1), at(-1), false],
  ["never, and then", 0, at(-1), true],
  ["of a clock that is a little ahead", at(-1), now.epochMilliseconds + clockStepMs, true],
  ["before the clock was set back, and after it", at(60), at(-1), true],
  ["after it, and before", at(-1), at(60), false],
  ["both before it", at(60), at(61), true],
])("of two messages one was said before the other: %s", (_when, one, other, expected) => {
  expect(isSaidBefore(one, other, now)).toBe(expected);
});
