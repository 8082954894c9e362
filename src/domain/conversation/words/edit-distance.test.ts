import { expect, test } from "vitest";
import { isNearly } from "./edit-distance.ts";

test.each([
  ["tomorrow", "tomorrow", true],
  ["tomorow", "tomorrow", true],
  ["tomorrwo", "tomorrow", true],
  ["tommorow", "tomorrow", true],
  ["tmoror", "tomorrow", false],
  ["confrim", "confirm", true],
  ["sunday", "monday", false],
  ["yes", "yep", false],
  ["bomorrow", "tomorrow", false],
])('"%s" is forgiven as "%s": %s', (typed, wanted, isForgiven) => {
  expect(isNearly(typed, wanted)).toBe(isForgiven);
});
